"""Tools for those who develop Północ; not part of the package."""
