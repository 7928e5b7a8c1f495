"""What is told and kept of games of Final Girl: stories, statistics, and the film of the day."""
