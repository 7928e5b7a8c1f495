"""13 Duchów in words: which message says what, and the messages."""
