"""Bots of Straszydła, what they believe and why they advise what they advise."""
