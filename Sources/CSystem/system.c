// shims
