"""The miniatures as drawings."""
