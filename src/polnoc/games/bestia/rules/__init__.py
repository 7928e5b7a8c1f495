"""The rules, one room for each chapter."""
