import ContentHash
package import Markdown
import Subprocess
import SwiftSource
package import Typesetting

/// Colours the Swift code of a document that is set piece by piece.
///
/// What has been coloured once is found in the cache. For the rest a process of `lectern-syntax` works beside the caller,
/// who waits for it only as long as `patience` says; whatever goes wrong with it, code is plain, never late or lost.
package final class Colourist {
  /// Seconds that a person may wait for colours before the first screen of text, all of it together: starting the process
  /// and colouring a screen take a tenth of that on a machine that is not busy.
  package static let firstScreen = 0.3
  /// Seconds that the rest of a document may be held up while the first screen is read. What is longer than the parser
  /// reads in this time beside the caller stays plain from there on.
  package static let whileReading = 1.0

  /// Bytes of code that are asked for ahead at most, which is a fifth of a second of the process's time; what is more is
  /// asked for when it is set.
  private static let longestQueue = 1 << 17

  /// Seconds that the caller will still wait, which shrink as it waits. With 0 nobody ever does: code that is not known
  /// yet is asked for, and plain for now.
  package var patience: Double

  private let client: SyntaxClient
  /// The beginning of every key: the hash of what all answers hang on.
  private let base: SHA256
  private var store: ColourStore
  /// Started by the first question.
  private var process: ColourConversation?
  /// What the process has yet to answer, in the order in which it will.
  private var questions: [Question] = []
  /// Each piece of code that ends the process costs another start.
  private var startsLeft = 4

  /// Code that colours are asked for, with its place in the store.
  private struct Question {
    var key: Digest
    var code: String
  }

  /// - Parameters:
  ///   - program: the absolute path of `lectern-syntax`.
  ///   - cache: Lectern's cache folder; made when it is not there, done without when it cannot be.
  package init(program: String, cache: String, patience: Double = firstScreen) {
    client = SyntaxClient(executable: program)
    self.patience = patience
    store = ColourStore(folder: cache + "/colours")
    var base = SHA256()
    base.update(field: "colours 1")
    base.update(field: client.identity)
    self.base = base
  }

  /// Asks ahead for the colours of blocks that are set later; returns at once.
  package func expect(_ blocks: [Block]) {
    for code in swiftCode(in: blocks) { lookUp(code) }
  }

  /// The code in pieces of one style each; `nil` when it is not Swift, or its colours are not to be had in time.
  ///
  /// - Parameter language: the first word of the block's info string, in lower case.
  package func pieces(of code: String, language: String) -> [CodePiece]? {
    guard CodeInfo(language).isSwift else { return nil }
    return lookUp(code, within: patience)?.pieces(of: code)
  }

  // MARK: For a loop that waits for several things

  /// Becomes readable when colours have come that were asked for; `nil` when none are on their way.
  package var descriptor: Int32? { questions.isEmpty ? nil : process?.descriptor }

  /// Takes the colours that have come, without waiting.
  ///
  /// - Returns: whether there were any, so that code which was plain is to be set again.
  package func receive() -> Bool {
    let count = questions.count
    takeAnswers(within: 0)
    return questions.count < count
  }

  // MARK: Questions and answers

  /// The colours of code as the store has them; where it has none they are asked for, and waited for as long as said.
  @discardableResult
  private func lookUp(_ code: String, within seconds: Double = 0) -> CodeColours? {
    let part = CodeColours.colouredPart(of: code)
    var hash = base
    hash.update(field: part)
    let key = hash.finalize()
    if let known = store.colours(of: key) { return known }
    if seconds > 0 || queueLength < Self.longestQueue { ask(Question(key: key, code: part)) }
    return wait(for: key, within: seconds)
  }

  private func ask(_ question: Question) {
    guard !isOpen(question.key) else { return }
    questions.append(question)
    if process == nil { start() } else { process?.ask(question.code) }
  }

  /// In bytes of code.
  private var queueLength: Int { questions.reduce(0) { $0 + $1.code.utf8.count } }

  private func isOpen(_ key: Digest) -> Bool { questions.contains { $0.key == key } }

  private func wait(for key: Digest, within seconds: Double) -> CodeColours? {
    let end = now() + seconds
    repeat {
      let start = now()
      takeAnswers(within: max(0, end - start))
      if seconds > 0 { patience = max(0, patience - (now() - start)) }
    } while isOpen(key) && now() < end
    return store.colours(of: key)
  }

  /// Keeps the answers that have come, or come within some seconds when there are none yet.
  private func takeAnswers(within seconds: Double) {
    guard let answers = process?.answers(within: seconds) else { return }
    for (question, colours) in zip(questions, answers) { store.keep(colours, for: question.key) }
    questions.removeFirst(min(answers.count, questions.count))
    if process?.isOver == true { startAfterEnd() }
  }

  // MARK: The process

  /// Starts the process and asks it everything that is open; where it cannot be, nothing is.
  private func start() {
    startsLeft -= 1
    process = startsLeft < 0 ? nil : try? ColourConversation(client)
    guard process != nil else { return giveUp() }
    for question in questions { process?.ask(question.code) }
  }

  /// Goes on without the code that ended the process, which is not asked about again; without such, does without colours.
  private func startAfterEnd() {
    let culprit = process?.wasEndedByCode == true ? questions.first : nil
    process = nil
    guard let culprit else { return giveUp() }
    store.keep(CodeColours(), for: culprit.key)
    questions.removeFirst()
    if !questions.isEmpty { start() }
  }

  private func giveUp() {
    startsLeft = 0
    questions = []
  }
}
