enum SubprocessPlaceholder {}
