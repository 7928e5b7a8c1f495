"""A game from outside Północ: the one that `docs/add-a-game.md` builds, installed as a package."""
