import SwiftSyntax

/// Whether a check of a file starts a process to see how it exits.
func holdsExitTest(_ source: ParsedSource) -> Bool {
  source.tree.tokens(viewMode: .sourceAccurate).contains { token in
    token.text == "processExitsWith" && token.parent?.is(LabeledExprSyntax.self) == true
  }
}
