"""Pages that show how Północ looks, with moments of real games."""
