"""The forecast: what each card that could come would make the monster do, and whom it would eat.

The walk is computed once. A card decides only where it ends (rules, section 6), so every walk is a beginning of the
longest one: 5 of 8, 1 hit of 2 hits, and a number of a hunt.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import chain
from typing import assert_never

from msgspec.structs import replace

from engine.core import NOTHING_OWED, Fate, Play, Reason, ScriptedChance, Seat, Value
from engine.fearsome_floors import events as happened
from engine.fearsome_floors.board import Square
from engine.fearsome_floors.cards import CARDS, Card, CardRule
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.legal import resolve, why_not
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.reasons import refuse
from engine.fearsome_floors.rounds import bag, fated_card
from engine.fearsome_floors.state import DraftPhase, MonsterPhase, Over, State, TokenPhase
from engine.fearsome_floors.tokens import TokenName
from engine.fearsome_floors.walk import walk_by

Step = tuple[happened.AnyEvent, ...]
"""One step of the monster, from its look on."""

Went = happened.MonsterStepped | happened.MonsterSlid | happened.MonsterTeleported
"""The events by which the monster comes to another square, their `target`."""


class CardWalk(Value, frozen=True):
    """What a card would make the monster do."""

    card: Card
    """The card."""
    copies: int
    """How often it is in the bag."""
    steps: int
    """How many steps of the longest walk it takes."""
    events: tuple[happened.AnyEvent, ...]
    """All that would happen, the last look included."""
    square: Square
    """Where the monster would stand in the end."""


class Danger(Value, frozen=True):
    """A token that some cards would have eaten."""

    token: TokenName
    """Which one."""
    bite: happened.TokenEaten
    """How it would be eaten."""
    cards: tuple[Card, ...]
    """The cards that would do it."""
    chance: Fraction
    """The chance that one of them is drawn."""


class Forecast(Value, frozen=True):
    """All that the next card could do."""

    drawn_from: int
    """The number of cards of which it is drawn."""
    path: tuple[Step, ...]
    """All steps of the longest walk."""
    walks: tuple[CardWalk, ...]
    """What each different card does, in the order of bags."""
    dangers: tuple[Danger, ...]
    """The tokens in the order in which they would be eaten: no chance is greater than the one before."""
    fated: Card | None = None
    """The card that comes for certain because an undo took it back; then it is the only one."""

    @property
    def ends(self) -> Mapping[Square, tuple[Card, ...]]:
        """Return the squares where the monster could stand in the end, each with its cards."""
        squares = dict.fromkeys(walk.square for walk in self.walks)
        return {square: tuple(walk.card for walk in self.walks if walk.square == square) for square in squares}


def why_no_forecast(state: State) -> Reason | None:
    """Return why no card can be foreseen: the dungeon is not finished, or the game is over."""
    match state.phase:
        case Over():
            return Reason.of("game-over")
        case DraftPhase(colour=colour):
            return Reason.of("draft-first", colour=colour)
        case TokenPhase() | MonsterPhase():
            return None
        case _:
            assert_never(state.phase)


def forecast(state: State, fate: Fate = NOTHING_OWED) -> Forecast:
    """Foresee the card of this round, as if all tokens stayed where they are. Raises NotAllowed where none comes.

    `fate` is the luck that was taken back and comes again (`engine.core.Journal`).
    """
    refuse(why_no_forecast(state))
    fated = fated_card(state, fate)
    cards = bag(state) if fated is None else (fated,)
    copies = Counter(cards)
    steps, last = _longest(state, max(CARDS[card].steps for card in copies))
    walks = tuple(_walk(state, card, count, steps, last) for card, count in copies.items())
    path = steps[: max(walk.steps for walk in walks)]
    return Forecast(len(cards), path, walks, tuple(_dangers(path, walks, len(cards))), fated)


def what_if(state: State, seat: Seat, move: MoveToken) -> State:
    """Return the position after a move, to foresee what would come if it were played. Raises NotAllowed."""
    refuse(why_not(state, seat, move))
    play = Play(state, evolve, ScriptedChance(()))
    resolve(play, seat, move)
    return play.state


def _longest(state: State, steps: int) -> tuple[tuple[Step, ...], tuple[happened.MonsterLooked, ...]]:
    """Return the steps of a walk that only ends by their number, and the last look if the game does not end before."""
    play = Play(state, evolve, ScriptedChance(()))
    walk_by(play, CardRule(steps=steps))
    parts: list[list[happened.AnyEvent]] = []
    for event in play.events:
        if isinstance(event, happened.MonsterLooked):
            if event.last:
                return tuple(map(tuple, parts)), (event,)
            parts.append([])
        parts[-1].append(event)
    return tuple(map(tuple, parts)), ()


def _walk(
    state: State, card: Card, copies: int, path: Sequence[Step], last: tuple[happened.MonsterLooked, ...]
) -> CardWalk:
    steps = _steps_of(CARDS[card], path)
    if steps < len(path):  # the look with which the next step would have begun is this card's last one
        last = tuple(
            replace(event, last=True) for event in path[steps][:1] if isinstance(event, happened.MonsterLooked)
        )
    events = (*chain.from_iterable(path[:steps]), *last)
    square = next((event.target for event in reversed(events) if isinstance(event, Went)), state.monster.square)
    return CardWalk(card, copies, steps, events, square)


def _steps_of(rule: CardRule, path: Sequence[Step]) -> int:
    """Return how many steps of the path a card has."""
    eaten = 0
    for number, step in enumerate(path[: rule.steps], start=1):
        eaten += sum(isinstance(event, happened.TokenEaten) for event in step)
        if rule.hits is not None and eaten >= rule.hits:
            return number
    return min(rule.steps, len(path))


def _dangers(path: Sequence[Step], walks: Sequence[CardWalk], drawn_from: int) -> Iterator[Danger]:
    for number, step in enumerate(path, start=1):
        reaching = [walk for walk in walks if walk.steps >= number]
        chance = Fraction(sum(walk.copies for walk in reaching), drawn_from)
        for event in step:
            if isinstance(event, happened.TokenEaten):
                yield Danger(event.token, event, tuple(walk.card for walk in reaching), chance)
