"""Bots of Bestia, what they believe and why they advise what they advise."""
