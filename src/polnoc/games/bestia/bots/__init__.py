"""Bots of Bestia, their beliefs, and their advice."""
