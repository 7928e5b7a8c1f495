"""13 Duchów as drawings for the page, and as rows for the terminal."""
