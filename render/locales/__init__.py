"""The languages, a folder each; `python -m render.locales` checks them and begins new ones."""
