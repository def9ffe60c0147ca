enum CommandLineParsingPlaceholder {}
