"""Final Girl in words: which message says what, and the messages."""
