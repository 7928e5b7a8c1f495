"""Final Girl in words: the messages, and what chooses among them."""
