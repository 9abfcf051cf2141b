"""One step per file, never changed once released."""
