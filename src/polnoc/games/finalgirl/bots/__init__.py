"""Bots of Final Girl, what they believe and why they advise what they advise."""
