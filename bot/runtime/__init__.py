"""The process at work: the client and its sessions with Discord, the sign of life, and what watches how it does."""
