"""Tools for those who develop Północ; no part of the package."""
