"""Bots of Straszydła: how they play, what they believe, and the advice they give."""
