"""The web table: rooms, pages, live updates, bots outside the event loop."""
