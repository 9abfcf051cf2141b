"""Posts: what happened at a table as messages that a channel is owed, complete in themselves, not yet sent."""
