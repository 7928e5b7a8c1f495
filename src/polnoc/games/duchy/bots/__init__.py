"""Bots of 13 Duchów, their beliefs, and their advice."""
