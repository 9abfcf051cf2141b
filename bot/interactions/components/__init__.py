"""Buttons and menus: `component` is how they are built and found again; the others say what they do."""
