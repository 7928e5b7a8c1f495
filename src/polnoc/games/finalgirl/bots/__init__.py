"""Bots of Final Girl, how they evaluate positions, and the reasons they give for their advice."""
