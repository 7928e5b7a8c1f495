"""Bots of 13 Duchów, what they believe and why they advise what they advise."""
