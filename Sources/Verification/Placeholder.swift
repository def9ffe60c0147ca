enum VerificationPlaceholder {}
