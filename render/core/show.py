"""What a game looks like to everything outside its own folder: one frozen record of functions, beside `engine.Game`."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.core import AnyTurn, Reason, Review, Seat, Value
from render.core.composition import Shape
from render.core.words import Words

Names = Sequence[str]
"""The players' names, seat by seat, as they may stand in a message (markdown already escaped)."""


LONGEST_ALT: Final = 1024
"""The most characters of an alt text that Discord takes."""

_MOST_HIGHLIGHTS: Final = 3
"""A film of more would be long."""


class QuietStep(Value, frozen=True):
    """What is told of the last of several steps in which nothing happened, where their sentences are joined to one."""

    step: int
    """The step's number."""
    text: str
    """What it was like, such as "sees nobody, goes to i1."."""


class Frame(Value, frozen=True):
    """One picture."""

    scene: Any
    """The game's scene."""
    sentence: str
    """The sentence that tells it."""
    alt: str
    """The alt text, at most LONGEST_ALT characters."""
    quiet: QuietStep | None = None
    """What is told of it as the last of several quiet steps; None where something happens."""


class Chapter(Value, frozen=True):
    """What one part of a turn shows."""

    caption: str
    """The sentence above its first picture."""
    frames: tuple[Frame, ...]
    """One, or many: a walk has one for every step."""

    outcome: str = ""
    """What came of it all, told below the last picture of several; empty where the caption says it."""

    film: str | None = None
    """The alt text of the turn's film, which stands before this chapter's pictures; None without a film."""

    best: int = -1
    """The place of the frame that shows most, where one must stand for all of them."""

    shape: Shape = "wide"
    """The shape of its pictures, by which `render.core.composition.split` says how many a message shows whole."""


@dataclass(frozen=True, kw_only=True)
class Show:
    """A game's pictures and words. All that is given to it is what somebody may see (`engine.core.Match.seen`)."""

    scene: Any
    """The type of scenes, for reading them back from the outbox."""

    paint: Callable[[Any], bytes]
    """Draw a scene as a PNG; slow (milliseconds) and pure, so `render.studio` does it for the bot."""

    shaped: Callable[[Any, Shape], Any] | None = None
    """Return a scene of a move as it stands beside others in a shape; None for a game with one shape of pictures."""

    together: Callable[[Sequence[Any]], Sequence[tuple[int, Any]]] | None = None
    """Return the scenes that show moves in a row, each with how many of them it shows; None where each has its own."""

    chapters: Callable[[Any, Sequence[AnyTurn], Names, Words], tuple[Chapter, ...]]
    """Tell turns that are posted together, from the position before the first one."""

    board: Callable[[Any, Names, Words], Frame]
    """Show a position as it stands."""

    text: Callable[[Words, Names, Any], str]
    """Tell it in sentences, line by line, for who hears it, what matters most first."""

    refusal: Callable[[Words, Reason], str]
    """Put why a move is not allowed into a sentence."""

    marks: Callable[[Sequence[AnyTurn], Words], tuple[tuple[int, str], ...]] = lambda _turns, _words: ()
    """Return what a replay can jump to: how many turns have been played by then, with a label."""

    catch_up: Callable[[Words, Names, Any, Sequence[AnyTurn], Seat], tuple[str, ...]] | None = None
    """Sum up turns played from a position on in at most three lines, for the player at a seat.

    None for a game of which the last lines of its chapters tell enough.
    """

    highlights: Callable[[Sequence[AnyTurn]], tuple[int, ...]] = lambda _turns: ()
    """Return the places of a game's turns that are worth seeing again in a film."""

    film_alt: Callable[[Words, Names, Sequence[tuple[Any, AnyTurn]]], str] = lambda _words, _names, _parts: ""
    """Return the alt text of a film of turns, each with the position before it; unused where there is no film."""

    prepare: Callable[[], None] = lambda: None
    """Draw what all pictures share, which takes a second, so that the first picture does not have to."""

    grid: Callable[[Words, Any], str] | None = None
    """Show a position in letters of the same width, with its legend, so short that it fits into a message as a block.

    It stands where pictures cannot be posted; None for a game whose sentences do.
    """

    tally: Callable[[Words, Names, Any], str] | None = None
    """Say in a line what has become of the players so far, empty for nothing yet; None where the board says it all."""

    film: Callable[[Sequence[tuple[Any, AnyTurn]], Words], bytes | None] | None = None
    """Animate turns, each with the position before it, as a GIF with captions; slow and pure as `paint`.

    It gives None for turns that are not worth a film, and is None for a game without any.
    """

    filmed_phase: Callable[[Sequence[AnyTurn]], range | None] | None = None
    """Return which of the turns played the film shows of a phase that ends with the last of them.

    None where no such phase ends; a game without any has no function.
    """

    review: Callable[[Words, Names, Any, Sequence[AnyTurn], Review], tuple[Frame, ...]] | None = None
    """Show a review of a match, from its start and its turns: a chart first, then each turning point."""


def heading(words: Words, cards: Iterable[str], key: str, title: str) -> str:
    """Return the line above a card: which of how many, and its title. Raises LookupError for an unknown key."""
    keys = list(cards)
    if key not in keys:
        raise LookupError(f"no card {key!r} among {keys}")
    return words("primer-heading", number=keys.index(key) + 1, count=len(keys), title=title)


def round_marks(turns: Sequence[AnyTurn], words: Words, *, kind: type[Any], key: str) -> tuple[tuple[int, str], ...]:
    """Return the beginning of each round, an event of a kind, by the number of turns played before it."""
    return tuple(
        (number, words(key, round=event.round))
        for number, turn in enumerate(turns, start=1)
        for event in turn.events
        if isinstance(event, kind)
    )


def best_turns(turns: Sequence[AnyTurn], *, worth: Mapping[type, Callable[[Any], int]]) -> tuple[int, ...]:
    """Return the places of the best turns, by what their events are worth, in the order in which they were played."""
    worths = [sum(worth[type(event)](event) for event in turn.events if type(event) in worth) for turn in turns]
    best = sorted((place for place, each in enumerate(worths) if each), key=lambda place: (-worths[place], -place))
    return tuple(sorted(best[:_MOST_HIGHLIGHTS]))
