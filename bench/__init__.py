"""How fast the engine is compared with its peers, in one run: `python -m bench`."""
