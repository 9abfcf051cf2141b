"""One file for each step from a released version's tables to the next ones."""
