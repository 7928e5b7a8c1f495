"""Północ: four horror board games with every rule enforced."""

from typing import Final

__version__ = "1.0.0"

#: What people read is written in these languages.
LANGUAGES: Final = ("pl", "en")
