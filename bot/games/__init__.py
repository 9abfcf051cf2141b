"""The games on Discord: each has a folder with its commands, its pads, and what a table must know of it."""
