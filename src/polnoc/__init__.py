"""Północ: four horror board games with every rule enforced."""

from typing import Final

__version__ = "1.0.0"

#: The languages of everything that people read.
LANGUAGES: Final = ("pl", "en")
