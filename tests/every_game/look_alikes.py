"""What a viewer cannot tell apart, for each game; one that hides nothing has nothing that only looks alike."""

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from engine.claustrophobia import CLAUSTROPHOBIA
from engine.core import Chance, Drawn, ScriptedChance, Seat, SeededChance
from tests.engine.claustrophobia.look_alikes import LOOK_ALIKE as CLAUSTROPHOBIA_LOOK_ALIKE
from tests.every_game.look_alike import LookAlike
from tests.toy_game import TOY_GAME, State
from tests.toy_game.state import AnyMove, KeepCard, SetGuard


def _position(state: State, viewer: Seat | None, luck: random.Random) -> State:
    """Deal what the viewer has not seen anew: the deck and all hidden cards, and the standing orders."""
    guards = tuple(on if seat == viewer else luck.choice((True, False)) for seat, on in enumerate(state.guards))
    dealt = TOY_GAME.imagine(TOY_GAME.see(state, viewer), viewer, SeededChance(luck.randrange(1000)))
    return replace(dealt, guards=guards)


def _move(state: State, seat: Seat | None, move: AnyMove, luck: random.Random) -> AnyMove:
    if seat is not None and isinstance(move, KeepCard):
        return KeepCard(luck.choice(state.hands[seat]))
    if seat is not None and isinstance(move, SetGuard):
        return SetGuard(not state.guards[seat])
    return move


SAME: Final = LookAlike(
    lambda state, _viewer, _luck: state, lambda _move: frozenset(), lambda _state, _seat, move, _luck: move
)
"""Of a game that hides nothing."""

LOOK_ALIKES: Final[Mapping[str, LookAlike]] = {
    TOY_GAME.key: LookAlike(_position, lambda _move: frozenset({"card"}), _move),
    CLAUSTROPHOBIA.key: CLAUSTROPHOBIA_LOOK_ALIKE,
}


class NotedChance:
    """Luck that notes what it was asked for and gave: not what an undo had taken back, which comes before it."""

    def __init__(self, chance: Chance) -> None:
        self.given: list[Drawn] = []
        self._chance = chance

    def pick(self, kind: str, bag: Sequence[str], /) -> str:
        self.given.append(Drawn(kind, self._chance.pick(kind, bag)))
        return self.given[-1].item


class HiddenChance:
    """Luck that gives what was given elsewhere, but of hidden kinds anything."""

    def __init__(self, given: Iterable[Drawn], hidden: frozenset[str], luck: random.Random) -> None:
        self._shown = ScriptedChance(drawn for drawn in given if drawn.kind not in hidden)
        self._hidden = hidden
        self._luck = luck

    def pick(self, kind: str, bag: Sequence[str], /) -> str:
        return self._luck.choice(bag) if kind in self._hidden else self._shown.pick(kind, bag)
