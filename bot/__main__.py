"""`python -m bot` is `furunkulus`."""

from bot.cli import main

main()
