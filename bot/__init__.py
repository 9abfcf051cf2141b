"""Furunkulus on Discord: commands, controls, posts and the store. Thin; the rules are in `engine`."""
