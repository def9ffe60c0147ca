enum ProgressPlaceholder {}
