"""Claustrophobia as the record of functions by which the rest of the program shows it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any, Final

from msgspec.structs import replace

from engine.claustrophobia.events import GameTurn, tunnels
from engine.claustrophobia.events.rounds import GameEnded, HumanActionBegan, RoundBegan, RoundEnded, ThreatBegan
from engine.claustrophobia.evolve import evolve
from engine.claustrophobia.moves import AnyMove, End
from engine.claustrophobia.rounds.phases import Placing
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.exploration import layings
from engine.claustrophobia.tunnels.map import cell_beside
from engine.claustrophobia.warriors.kinds import TOUGH_NAMED
from engine.core import Level, RatedMove, Seat
from render.claustrophobia.action import action_of
from render.claustrophobia.choice import choice_of, layings_of
from render.claustrophobia.moments import moments_of
from render.claustrophobia.motion import film
from render.claustrophobia.picture import arrangement_of, paint, prepare
from render.claustrophobia.review import review_frames
from render.claustrophobia.scene import AnyScene
from render.claustrophobia.text.move_text import laying_label, move_label
from render.claustrophobia.text.odds_text import level_name, why
from render.claustrophobia.text.refusals import refusal
from render.claustrophobia.text.text_board import aim_sentence, alt_text, board_sentence, full_sentence, text_board
from render.claustrophobia.text.turn_text import after, caption, catch_up, film_alt
from render.claustrophobia.view import scene_of
from render.core import Chapter, Frame, Names, Show, Words
from render.core.show import best_turns, round_marks

FEWEST_FILMED: Final = 2
"""So many moves and attacks are worth a film."""


def chapters(before: State, turns: Sequence[GameTurn], names: Names, words: Words) -> tuple[Chapter, ...]:
    """Tell turns that are posted together, a line each, with one picture of what they led to."""
    sentence, state = caption(words, names, before, turns), after(before, turns)
    parts = (part for turn in turns for part in (*(order.events for order in turn.orders), turn.events))
    events = [event for part in parts for event in part]
    scene = scene_of(state, action_of(before, events), words=words)
    return (Chapter(sentence, (Frame(scene, sentence, alt_text(words, state, sentence)),)),)


def board(state: State, names: Names, words: Words) -> Frame:
    """Show a position as it stands, with what is to be chosen."""
    sentence, full = board_sentence(words, names, state), full_sentence(words, names, state)
    return Frame(scene_of(state, words=words), sentence, alt_text(words, state, full))


def pad_frames(state: State, names: Names, words: Words, moves: Sequence[AnyMove] = ()) -> tuple[Frame, ...]:
    """Show what somebody sees who is to choose one of some moves: where they lead, or how the drawn tile can be laid.

    Where the tunnels have grown large, only the part around them is shown, from near.
    """
    if isinstance(state.owed, Placing):
        return (_ways_to_lay(state, state.owed, words),)
    frame = board(state, names, words)
    return (replace(frame, scene=scene_of(state, choice=choice_of(state, moves), words=words)),)


def pad_size(state: State, moves: Sequence[AnyMove]) -> tuple[int, int]:
    """Return the width and height in pixels of the picture that `pad_frames` asks for where no tile is laid."""
    arrangement = arrangement_of(scene_of(state, choice=choice_of(state, moves)))
    return arrangement.width, arrangement.height


def hint_frame(
    words: Words, names: Names, state: State, _seat: Seat, advised: Sequence[RatedMove[AnyMove]], level: Level
) -> Frame:
    """Show the moves that a level advises, the best one first; those of which the same is said share a line.

    Only what is known well has a number.
    """
    lines = [words("cl-hint", level=level_name(words, level))]
    numbered = enumerate(advised, start=1)
    for (percent, reasons), alike in groupby(numbered, key=lambda each: _said(words, state, each[1])):
        (number, first), *others = alike
        ways = [words("cl-hint-other", number=nth, move=move_label(words, state, each.move)) for nth, each in others]
        lines.append(
            words(
                "cl-hint-move",
                number=number,
                move=move_label(words, state, first.move),
                others=words.listing(ways) or "none",
                percent=percent,
                why=reasons or "none",
            )
        )
    sentence = "\n".join(lines)
    scene = scene_of(state, choice=choice_of(state, [each.move for each in advised]), words=words)
    return Frame(scene, sentence, alt_text(words, state, full_sentence(words, names, state)))


def _said(words: Words, state: State, rated: RatedMove[AnyMove]) -> tuple[str | int, str]:
    """Return what a hint says of a move but what it does: the chances to win, if they are known well, and why."""
    return "none" if rated.is_cut else round(100 * rated.value), why(words, state, rated.motives)


def _ways_to_lay(state: State, placing: Placing, words: Words) -> Frame:
    """Show each way to lay the drawn tile, by the number that stands on its button."""
    cell = cell_beside(state.tiles[placing.origin].cell, placing.direction)
    moves = [*layings(state)]
    scenes = [scene_of(evolve(state, tunnels.TileLaid(placing.tile, *cell, move.turn))) for move in moves]
    labels = words.series([laying_label(words, state, move) for move in moves])
    sentence = words("cl-ways-to-lay", ways=labels)
    return Frame(layings_of(scenes, cell), sentence, alt_text(words, state, sentence))


def lobby_frame(state: State, words: Words) -> Frame:
    """Show how a game begins, with what the humans want."""
    sentence = aim_sentence(words, state)
    return Frame(scene_of(state, words=words), sentence, alt_text(words, state, sentence))


def filmed_phase(turns: Sequence[GameTurn]) -> range | None:
    """Return which turns the film of a demon phase shows that ends with the last one, if one ends.

    The move that only ends it is not shown. A phase in which less is done than two moves or attacks has no film: its
    pictures tell it.
    """
    if not any(isinstance(event, RoundEnded | GameEnded) for event in turns[-1].events):
        return None
    done = 0
    for place in range(len(turns) - 1, -1, -1):
        done += sum(isinstance(event, tunnels.WarriorMoved | tunnels.Attacked) for event in turns[place].events)
        if place and any(isinstance(event, ThreatBegan) for event in turns[place - 1].events):
            stop = len(turns) - isinstance(turns[-1].move, End)
            return range(place, stop) if done >= FEWEST_FILMED else None
        if any(isinstance(event, HumanActionBegan) for event in turns[place].events):
            return None
    return None


WORTH: Final[Mapping[type, Callable[[Any], int]]] = {
    GameEnded: lambda _: 100,
    tunnels.WarriorDied: lambda died: 3 if died.warrior in TOUGH_NAMED else 8,
    tunnels.HumanLeft: lambda _: 8,
    tunnels.HumanFreed: lambda _: 8,
    tunnels.DemonAppeared: lambda _: 5,
    tunnels.SealBroken: lambda _: 4,
    tunnels.DeedDone: lambda _: 3,
    tunnels.TroglodytesDied: lambda died: 2 * died.number,
    tunnels.DemonWounded: lambda wounded: 2 * wounded.wounds,
    tunnels.HumanHit: lambda struck: 2 * struck.hit.lines,
    tunnels.TileLaid: lambda _: 1,
}
"""How much each kind of event makes a turn worth seeing again: the end is always seen, a blow that missed never."""

highlights: Final = partial(best_turns, worth=WORTH)


CLAUSTROPHOBIA_SHOW: Final = Show(
    scene=AnyScene,
    paint=paint,
    together=moments_of,
    prepare=prepare,
    chapters=chapters,
    board=board,
    text=text_board,
    refusal=refusal,
    marks=partial(round_marks, kind=RoundBegan, key="cl-mark"),
    catch_up=catch_up,
    highlights=highlights,
    film_alt=film_alt,
    film=film,
    filmed_phase=filmed_phase,
    review=review_frames,
)
