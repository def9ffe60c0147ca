enum RunnerProtocolPlaceholder {}
