"""Bestia in words: the messages, and the code that chooses them."""
