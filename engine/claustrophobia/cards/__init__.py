"""Cards of both decks, what they do, and effects that last."""
