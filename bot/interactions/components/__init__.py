"""Buttons and menus: `control` is how they are built and found again, `lobby` and `table` what they do."""
