"""What the processes agree on that play from one database: who has which share, and who is at a channel."""
