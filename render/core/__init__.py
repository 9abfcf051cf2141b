"""What every game shares in what people see: the record of functions that shows a game, and words."""

from render.core.languages import language_of
from render.core.show import Chapter, Frame, Names, QuietStep, Show
from render.core.words import Fact, Name, Words, add_locales, words_in

__all__ = [
    "Chapter",
    "Fact",
    "Frame",
    "Name",
    "Names",
    "QuietStep",
    "Show",
    "Words",
    "add_locales",
    "language_of",
    "words_in",
]
