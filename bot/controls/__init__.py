"""Buttons and menus: `control` is how they are built and found again, `lobby` what the lobby's do."""
