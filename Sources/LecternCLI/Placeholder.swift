enum LecternCLIPlaceholder {}
