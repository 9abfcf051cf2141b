"""The story of turns that were played: all that is to be told of them, found before any of it is a post."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Literal

from bot.table.posts.board_posts import in_rounds
from bot.table.posts.calls import is_resumed
from bot.table.table import TableView
from bot.table.table_settings import FILMED
from engine.core import AnyTurn, Seat, turns_by_post

Part = tuple[Any, AnyTurn]
"""A turn with the position before it."""

Played = Mapping[int, Part]
"""Turns by their places in the journal."""


@dataclass(frozen=True, kw_only=True)
class PhaseFilm:
    """The film of a phase that is over."""

    parts: Sequence[Part]
    """The turns that it shows, each with the position before it."""
    position: Any
    """The position after them."""
    stands_after: int
    """Its post goes if an undo leaves fewer turns."""


@dataclass(frozen=True, kw_only=True)
class Told:
    """Turns that are told together, by one post or as many as their pictures need."""

    turns: range
    """Their places in the journal."""
    parts: Sequence[Part]
    """They themselves, each with the position before it."""
    position: Any
    """The position after them."""
    stands_after: int
    """Their posts go if an undo leaves fewer turns."""
    planned_by: Seat | None
    """Who had planned them; None for what nobody had."""
    thought: int | None
    """The place of the turn among them that a stand-in has thought of, and which can be asked why."""
    are_by_programs: bool
    """Whether programs played them all."""
    film: PhaseFilm | None
    """The film in front of them, of a phase that was over before."""

    @property
    def is_luck(self) -> bool:
        """Whether nobody chose the last of them."""
        return self.parts[-1][1].seat is None


@dataclass(frozen=True, kw_only=True)
class Story:
    """All that is to be told of the turns by which a table became what it is."""

    table: TableView
    """The table as it is now."""
    heading: str
    """What the first post begins with."""
    told: Sequence[Told]
    """What happened, in order; below the last of it the next player is called. Empty while that goes on."""
    film: PhaseFilm | None
    """The film behind the call, of a phase that is over now."""
    role: Literal["question", "answer"] | None
    """What the post of the last turns is to somebody who interrupts; None for a board like others."""
    is_resumed: bool
    """Whether whom the table calls is there to go on, and so needs no ping."""
    score: str
    """How guesses of what nobody chose came out."""
    prophet: str
    """Who has guessed best, at the end of a game."""


def story_of(
    before: TableView,
    after: TableView,
    *,
    heading: str = "",
    score: str = "",
    prophet: str = "",
    chosen: int | None = None,
    is_thought: bool = False,
) -> Story:
    """Find what is to be told of the turns by which `before` became `after`: nothing while it goes on.

    What people chose after the first `chosen` turns had been planned. Where it `is_thought` of by a stand-in, the first
    turn can be asked why.
    """
    groups, resumed = _due(before, after), is_resumed(before, after)
    is_board = not heading and not in_rounds(after)
    asked = _question(after, groups) if is_board and resumed else None
    if asked is not None:
        groups = [range(asked.start, groups[0].stop)]
    told, film = list[Told](), None
    played = _played(before, after, groups[0].start) if groups else {}
    for group in groups:
        for piece in _pieces(after, group):
            if isinstance(piece, PhaseFilm):
                film = piece
                continue
            parts = tuple(played[place] for place in piece)
            seats = [turn.seat for _, turn in parts if not turn.is_forced] or [None]
            told.append(
                Told(
                    turns=piece,
                    parts=parts,
                    position=played[piece.stop][0] if piece.stop in played else after.started_match.state,
                    stands_after=group.stop,
                    planned_by=seats[0] if chosen is not None and piece.start >= chosen else None,
                    thought=before.turn if is_thought and before.turn in piece else None,
                    are_by_programs=all(seat is not None and after.seats[seat].is_program for seat in seats),
                    film=film,
                )
            )
            film = None
    return Story(
        table=after,
        heading=heading,
        told=told,
        film=film,
        role=None if not is_board else "answer" if asked is not None else "question" if after.is_interrupted else None,
        is_resumed=resumed,
        score=score,
        prophet=prophet,
    )


def _due(before: TableView, after: TableView) -> list[range]:
    """Return which turns are told now, each time those that are told together."""
    groups = turns_by_post(after.started_match.journal.turns, since=before.turn)
    is_posted = before.started_match.is_posted
    return [group for group in groups if group.stop > before.turn or not is_posted]


def _question(table: TableView, groups: Sequence[range]) -> range | None:
    """Return the turns of the post that asked somebody who interrupts what one group of turns answers.

    They are told on one message if whoever was interrupted is there to go on, and so needs none that calls.
    """
    if len(groups) != 1 or table.standings is not None:
        return None
    match = table.started_match
    asked = next((one for one in turns_by_post(match.journal.turns) if one.stop == groups[0].start), None)
    return asked if asked is not None and table.game.rules.interrupts(match.after(asked.stop)) else None


def _played(before: TableView, after: TableView, first: int) -> Played:
    """Return what was played after the first turns; after the end of a game that hid something, all of it is open."""
    is_known = first == before.turn and (after.standings is None or after.game.rules.is_open)
    position = before.started_match.state if is_known else None
    return dict(enumerate(after.started_match.played_since(first, position=position), start=first))


def _pieces(table: TableView, group: range) -> Iterator[range | PhaseFilm]:
    """Yield some turns that are told together, and behind the last one that it shows the film of a phase that ends.

    They are told in two pieces with the film between them where it shows some of them alone.
    """
    filmed = _phase(table, group) if table.settings.pictures in FILMED else None
    if filmed is None:
        yield group
        return
    shown, rest, match = range(group.start, filmed.stop), range(filmed.stop, group.stop), table.started_match
    yield from (shown,) if shown else ()
    parts = tuple(islice(match.played_since(filmed.start), len(filmed)))
    yield PhaseFilm(parts=parts, position=match.after(filmed.stop), stands_after=group.stop)
    yield from (rest,) if rest else ()


def _phase(table: TableView, group: range) -> range | None:
    """Return which turns the film of the phase shows that ends with one of some turns, if one ends."""
    filmed_of, turns = table.game.show.filmed_phase, table.started_match.journal.turns
    if filmed_of is None:
        return None
    return next(filter(None, (filmed_of(turns[: place + 1]) for place in group)), None)
