"""Turns in sentences: all that happened in them, a line for each; and what somebody has missed."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import reduce
from itertools import groupby, zip_longest
from typing import Any, Final

from msgspec.structs import replace

from engine.claustrophobia.choices.moments import moment_of
from engine.claustrophobia.events import AnyEvent, GameTurn, PlayedTurn
from engine.claustrophobia.events.rounds import (
    ActivationBegan,
    ActivationEnded,
    EffectBegan,
    EffectEnded,
    EventDrawn,
    ThreatPointsChanged,
)
from engine.claustrophobia.events.tunnels import (
    Attacked,
    HitNamed,
    NamingOwed,
    TroglodyteAppeared,
    WarriorDied,
    WarriorMoved,
)
from engine.claustrophobia.evolve import evolve
from engine.claustrophobia.moves import AnyMove, Name, Summon
from engine.claustrophobia.rounds.phases import Auction, Initiative
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import HumanName, side_of
from engine.core import Order, Seat
from render.claustrophobia.text.event_text import attacked_together, effects_began, event_text
from render.claustrophobia.text.labels import TextContext, tile_number, warrior_name
from render.core import Names, Words
from render.core.words import shortened

TOGETHER: Final[Mapping[type[AnyEvent], Callable[[TextContext, Sequence[Any]], str]]] = {
    Attacked: attacked_together,
    EffectBegan: effects_began,
}
"""Tells events in a row that are alike in one sentence."""

LONGEST: Final = 1600
"""The most characters of a caption, so that a call fits below it."""

MOST_CAUGHT_UP: Final = 600
"""The most characters in which missed turns are summed up."""


def turn_line(words: Words, names: Names, before: State, turn: GameTurn | Order[AnyMove, AnyEvent]) -> str:
    """Tell a turn, or an order, in a line: a sentence for each thing that happened."""
    state, sentences, run = before, list[str](), list[AnyEvent]()
    is_summoning = isinstance(turn.move, Summon)
    drawn = turn.events.count(EventDrawn(card=None))
    for event in turn.events:
        if event == EventDrawn(card=None):
            sentences.append(words("cl-event-drawn", count=drawn) if drawn else "")
            drawn, run = 0, []
        elif run and _are_alike(run[-1], event):
            run.append(event)
            sentences[-1] = TOGETHER[type(event)](TextContext(words, names, state), run)
        elif not (is_summoning and isinstance(event, ThreatPointsChanged)):
            text = event_text(TextContext(words, names, state), event)
            if text:
                sentences.append(text)
                run = [event]
        state = evolve(state, event)
    if is_summoning:
        sentences.append(words("cl-points-left", points=state.threat_points))
    line = words.sentences(sentences)
    return line or words("cl-turn-silent", name="" if turn.seat is None else names[turn.seat])


def _are_alike(one: AnyEvent, other: AnyEvent) -> bool:
    """Whether two troglodytes have attacked the same target from the same tile, or one effect begins on two humans."""
    if isinstance(one, Attacked) and isinstance(other, Attacked):
        return one.warrior == "troglodyte" and replace(other, dice=one.dice, repeats=one.repeats, hits=one.hits) == one
    if isinstance(one, EffectBegan) and isinstance(other, EffectBegan):
        return one.effect.human is not None and replace(other.effect, human=one.effect.human) == one.effect
    return False


def caption(words: Words, names: Names, before: State, turns: Sequence[GameTurn]) -> str:
    """Tell turns that are posted together, a line each, forced ones behind what led to them; of very many the last."""
    lines = list[str]()
    parts = _unasked(_hits_together(with_positions(before, turns)))
    for line, is_forced in _lines(words, names, parts):
        if is_forced and lines:
            lines[-1] = words.sentences((lines[-1], line))
        else:
            lines.append(line)
    while len(lines) > 1 and sum(len(line) + 1 for line in lines) > LONGEST:
        lines.pop(0)
    return shortened("\n".join(lines), LONGEST)


def _lines(words: Words, names: Names, parts: Iterable[PlayedTurn]) -> Iterator[tuple[str, bool]]:
    """Tell turns, a line each: but troglodytes bought, or going the same way, in one, and the steps of one warrior.

    With each line comes whether its first turn was forced.
    """
    for run in _runs(parts):
        (state, turn), *others = run
        if not others:
            line = turn_line(words, names, state, turn)
        elif _buys_troglodyte(turn):
            line = _troglodytes_line(words, names, run)
        else:
            line = _walk_line(TextContext(words, names, state), [turn for _, turn in run])
        yield line, turn.is_forced


def _runs(parts: Iterable[PlayedTurn]) -> Iterator[list[PlayedTurn]]:
    """Yield turns, those together that are told in one line."""
    run: list[PlayedTurn] = []
    for part in parts:
        if run and not _goes_on([turn for _, turn in run], part[1]):
            yield run
            run = []
        run.append(part)
    if run:
        yield run


def _goes_on(run: Sequence[GameTurn], later: GameTurn) -> bool:
    """Whether a turn goes on with what those before it have done: troglodytes are bought, or go the same way."""
    if _buys_troglodyte(run[-1]) and _buys_troglodyte(later):
        return True
    step, following = _step(run[-1]), _step(later)
    if step is None or following is None:
        return False
    if _begins(later):
        return following.warrior == "troglodyte" and all(_step(turn) == following for turn in run)
    return step.target == following.origin and (len(run) == 1 or not _begins(run[-1]))


def _begins(turn: GameTurn) -> bool:
    return any(isinstance(event, ActivationBegan) for event in turn.events)


def _buys_troglodyte(turn: GameTurn) -> bool:
    return isinstance(turn.move, Summon) and any(isinstance(event, TroglodyteAppeared) for event in turn.events)


def _step(turn: GameTurn) -> WarriorMoved | None:
    """Return the step of a turn in which nothing else is told."""
    shown = [event for event in turn.events if not isinstance(event, ActivationBegan | ActivationEnded | EffectEnded)]
    return shown[0] if len(shown) == 1 and isinstance(shown[0], WarriorMoved) and shown[0].cost else None


def _walk_line(context: TextContext, turns: Sequence[GameTurn]) -> str:
    steps = [step for step in map(_step, turns) if step is not None]
    if _begins(turns[-1]):  # each of them another troglodyte
        origin, target = context.tile(steps[0].origin), context.tile(steps[0].target)
        return context.words("cl-moved-together", count=len(steps), origin=origin, target=target)
    who, targets = context.warrior(steps[0].warrior), [context.tile(step.target) for step in steps]
    return context.words(
        "cl-moved", who=who, origin=context.tile(steps[0].origin), target=context.words.listing(targets)
    )


def _troglodytes_line(words: Words, names: Names, parts: Sequence[PlayedTurn]) -> str:
    events = [event for _, turn in parts for event in turn.events]
    tiles = Counter(event.tile for event in events if isinstance(event, TroglodyteAppeared))
    places = [words("cl-so-many-on", count=count, tile=tile_number(words, tile)) for tile, count in tiles.items()]
    appeared = words("cl-troglodytes-appeared", count=tiles.total(), places=words.listing(places))
    if len(tiles) == 1:
        (tile,) = tiles
        appeared = words("cl-troglodytes-appeared-on", count=tiles.total(), tile=tile_number(words, tile))
    first, (state, last) = parts[0][0], parts[-1]
    besides = [event for event in events if not isinstance(event, TroglodyteAppeared | ThreatPointsChanged)]
    return words.sentences(
        (
            *(event_text(TextContext(words, names, first), event) for event in besides),
            appeared,
            words("cl-points-left", points=reduce(evolve, last.events, state).threat_points),
        )
    )


def _hits_together(parts: Iterable[PlayedTurn]) -> Iterator[PlayedTurn]:
    """Yield turns, those that name hits on one human after the other as one."""
    for human, run in groupby(parts, key=lambda part: _named(part[1])):
        *earlier, (state, last) = run
        if human is None:
            yield from (*earlier, (state, last))
            continue
        named = [event for _, turn in (*earlier, (state, last)) for event in turn.events if isinstance(event, HitNamed)]
        lines = tuple(sorted(line for event in named for line in event.lines))
        is_forced = all(turn.is_forced for _, turn in (*earlier, (state, last)))
        events = (replace(named[-1], lines=lines), *last.events[1:])
        yield state, replace(last, events=events, is_forced=is_forced)


def _unasked(parts: Iterable[PlayedTurn]) -> Iterator[PlayedTurn]:
    """Yield turns, without the question for hits where forced ones answer it."""
    told = [*parts]
    for (state, turn), following in zip_longest(told, told[1:]):
        if following is not None and following[1].is_forced and isinstance(following[1].move, Name):
            yield state, replace(turn, events=tuple(e for e in turn.events if not isinstance(e, NamingOwed)))
        else:
            yield state, turn


def _named(turn: GameTurn) -> HumanName | None:
    """Return on whom a turn names a hit by lines."""
    first = turn.events[0] if turn.events else None
    return first.human if isinstance(first, HitNamed) else None


def with_positions(before: State, turns: Sequence[GameTurn]) -> Iterator[PlayedTurn]:
    """Yield turns, each with the position before it; an order that was given with a turn comes before it."""
    state = before
    for turn in turns:
        state = reduce(evolve, (event for order in turn.orders for event in order.events), state)
        yield state, turn
        state = reduce(evolve, turn.events, state)


def after(before: State, turns: Sequence[GameTurn]) -> State:
    """Return the position after turns."""
    for state, turn in with_positions(before, turns):
        before = reduce(evolve, turn.events, state)
    return before


def catch_up(words: Words, names: Names, before: State, turns: Sequence[GameTurn], seat: Seat) -> tuple[str, ...]:
    """Sum up turns for the player at a seat: how many there were, the last one, and whom the player has lost.

    Nobody chose what was due: the dice that were rolled are told by whatever asks for them.
    """
    chosen = [part for part in with_positions(before, turns) if part[1].is_chosen]
    if not chosen:
        return ()
    state, last = chosen[-1]
    text = shortened(turn_line(words, names, state, last), MOST_CAUGHT_UP)
    acted = "no" if _is_start(before) else "yes"
    lines = [words("cl-caught-up", acted=acted, turns=len(chosen), told=text)]
    lost = [
        warrior_name(words, before, event.warrior)
        for turn in turns
        for event in turn.events
        if isinstance(event, WarriorDied) and before.side_at(seat) == side_of(event.warrior)
    ]
    if lost:
        lines.append(words("cl-caught-up-lost", lost=words.names(lost)))
    return tuple(lines)


def _is_start(state: State) -> bool:
    """Whether nobody has chosen anything yet."""
    if isinstance(state.phase, Auction):
        return state.phase.bid is None
    return state.round == 1 and isinstance(state.phase, Initiative) and moment_of(state) == "roll"


def film_alt(words: Words, names: Names, parts: Sequence[PlayedTurn]) -> str:
    """Tell a film of turns by how many they are and what the last of them tells."""
    state, turn = parts[-1]
    text = shortened(turn_line(words, names, state, turn).replace("**", ""), MOST_CAUGHT_UP)
    return words("cl-film", turns=len(parts), told=text)
