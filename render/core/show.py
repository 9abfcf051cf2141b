"""What a game looks like to everything outside its own folder: one frozen record of functions, beside `engine.Game`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core import AnyTurn, Reason, Seat, Value
from render.core.words import Words

Names = Sequence[str]
"""The players' names, seat by seat, as they may stand in a message (markdown already escaped)."""


class Frame(Value, frozen=True):
    """One picture: the game's scene, the sentence that tells it, and the alt text (at most 1024 characters)."""

    scene: Any
    sentence: str
    alt: str


class Chapter(Value, frozen=True):
    """What one part of a turn shows: a caption, and one frame or many (a walk has one for every step).

    `film` is the alt text of the turn's film, which stands before this chapter's pictures; None without a film. `best`
    is the place of the frame that shows most, where one must stand for all of them.
    """

    caption: str
    frames: tuple[Frame, ...]
    film: str | None = None
    best: int = -1


@dataclass(frozen=True, kw_only=True)
class Show:
    """A game's pictures and words.

    `paint` draws a scene as PNG bytes; it is slow (milliseconds) and pure, so `render.studio` does it for the bot.
    `prepare` draws what all pictures share, which takes a second, so that the first picture does not have to.
    `chapters` tells a turn, from the position before it; `board` shows a position as it stands, `text` does so in
    letters of the same width (with its legend, so short that it fits into a message as a block). `scene` is the type of
    scenes, for reading them back from the outbox. `marks` gives what a replay can jump to: how many turns have been
    played by then, with a label. `catch_up` sums up turns played from a position on in at most three lines, for the
    player at a seat. `highlights` are the places of a game's turns that are worth seeing again. `film` animates turns,
    each given with the position before it, as a GIF that plays once; as slow and pure as `paint`, it gives None for a
    turn that is not worth a film, and is None for a game without any; `film_alt` is the alt text of such a film, unused
    where there is no film.
    """

    scene: Any
    paint: Callable[[Any], bytes]
    prepare: Callable[[], None]
    chapters: Callable[[Any, AnyTurn, Names, Words], tuple[Chapter, ...]]
    board: Callable[[Any, Names, Words], Frame]
    text: Callable[[Words, Any], str]
    refusal: Callable[[Words, Reason], str]
    marks: Callable[[Sequence[AnyTurn], Words], tuple[tuple[int, str], ...]]
    catch_up: Callable[[Words, Names, Any, Sequence[AnyTurn], Seat], tuple[str, ...]]
    highlights: Callable[[Sequence[AnyTurn]], tuple[int, ...]]
    film_alt: Callable[[Words, Names, Sequence[tuple[Any, AnyTurn]]], str]
    film: Callable[[Sequence[tuple[Any, AnyTurn]]], bytes | None] | None = None
