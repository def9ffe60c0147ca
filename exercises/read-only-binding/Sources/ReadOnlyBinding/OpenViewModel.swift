/// A view model whose state anybody may write, which is right where no rule hangs on it.
protocol OpenViewModel: ViewModel {
  var state: State { get set }
}
