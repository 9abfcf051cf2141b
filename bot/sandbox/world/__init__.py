"""What exists on the sandbox's servers: people, channels, messages and commands, and the file that keeps them."""
