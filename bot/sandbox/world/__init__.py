"""What exists on the stand-in's one server: people, channels, messages and commands, and the file that keeps them."""
