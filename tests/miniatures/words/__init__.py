"""The miniatures in words."""
