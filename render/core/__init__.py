"""What every game shares in what people see: the record of functions that shows a game, and words."""

from render.core.show import Chapter, Frame, Names, Show
from render.core.words import Words, words_in

__all__ = ["Chapter", "Frame", "Names", "Show", "Words", "words_in"]
