"""Final Girl told and kept: its story, achievements and the film of the day."""
