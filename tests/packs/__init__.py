"""Generated packs: random valid ones are played to the end, hostile ones are refused."""
