"""How fast the engine is, beside the peers, in one run: `python -m bench`."""
