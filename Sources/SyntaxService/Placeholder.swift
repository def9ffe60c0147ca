enum SyntaxServicePlaceholder {}
