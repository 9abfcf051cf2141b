"""What exists on the sandbox's one server: people, channels, messages and commands, and the file that keeps them."""
