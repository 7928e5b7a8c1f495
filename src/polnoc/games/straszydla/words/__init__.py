"""Straszydła in words: which message says what, and the messages."""
