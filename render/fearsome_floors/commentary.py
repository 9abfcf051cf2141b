"""The sentence of a monster's step: what it sees, which way it turns and goes, what it does there."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final, Literal, assert_never

from engine.core import Value
from engine.fearsome_floors import events as happened
from engine.fearsome_floors.board import LINES
from engine.fearsome_floors.events import AnyEvent, CardRevealed, MonsterLooked, MonsterStepped, Sighting, TokenEaten
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tiles import Tile
from engine.fearsome_floors.tokens import TOKEN_NAMED, TokenName
from render.core import Fact, Names, QuietStep, Words
from render.fearsome_floors.labels import owned_token, push_text, pushes, token_shown

LONGEST: Final = 180
"""The most characters of a step's sentence: ten of them and a caption fit a message of 2000."""

Side = Literal["ahead", "left", "right"]

SIDES: Final[tuple[Side, ...]] = ("ahead", "left", "right")
"""Where the three sightings of a look lie, in their order."""


class _Seen(Value, frozen=True):
    """A token that the monster sees, perhaps `past` a tile that it looks through."""

    side: Side
    """On which side it is, as the monster faces."""
    token: TokenName
    """The token."""
    distance: int
    """How many squares away it is."""
    past: Tile | None
    """The kind of tile through which it is seen, if there is one."""


def step(words: Words, names: Names, before: State, events: Sequence[AnyEvent]) -> str:
    """Tell one step of the monster, such as "Step 3: sees blue 4 ahead at 2 squares: goes to m6".

    `events` are those of one step: the look before it, what it did, and for the last step of a walk the look after it.
    Details are left out as far as the sentence would be longer than LONGEST characters.
    """
    full = _Telling(words, names, before)
    nearest = replace(full, farther=False)
    nameless = replace(nearest, owners=False)
    shortcut = replace(nameless, legs=False)
    counted = replace(shortcut, counted=True)
    sentences = (telling.step(events) for telling in (full, nearest, nameless, shortcut))
    return next((sentence for sentence in sentences if len(sentence) <= LONGEST), counted.step(events))


def quiet(words: Words, events: Sequence[AnyEvent]) -> QuietStep | None:
    """Return what is told of a step in which the monster sees nobody and only goes on; None for any other one."""
    looks = [event for event in events if isinstance(event, MonsterLooked)]
    goes = [event for event in events if isinstance(event, MonsterStepped) and event.wall is None]
    besides = [event for event in events if not isinstance(event, CardRevealed | MonsterLooked)]
    if [look.verdict for look in looks] != ["nobody"] or not goes or besides != goes:
        return None
    clauses = words.series(route_text(words, events))
    return QuietStep(looks[0].step, words("ff-step-quiet", look=words("ff-look-nobody"), clauses=clauses))


@dataclass(frozen=True)
class _Telling:
    """One length in which a step can be told."""

    words: Words
    """In which words."""
    names: Names
    """The players' names."""
    before: State
    """The position before the step."""
    farther: bool = True
    """Whether tokens that were seen farther off are told."""

    owners: bool = True
    """Whether owners' names are told, and what was looked through."""

    legs: bool = True
    """Whether all legs of the route are told."""

    counted: bool = False
    """Whether numbers stand in place of lists."""

    def step(self, events: Sequence[AnyEvent]) -> str:
        looks = [event for event in events if isinstance(event, MonsterLooked)]
        first = next(look for look in looks if not look.last)
        clauses = [*self._turn(first), *self._route(events), *self._pushes(events), *self._bites(events)]
        facts: dict[str, str | int] = {
            "step": first.step,
            "look": self._look(first),
            "clauses": self.words.series(clauses),
        }
        lasts = [self._last(look) for look in looks if look.last]
        return self.words("ff-step-last", last=lasts[0], **facts) if lasts else self.words("ff-step", **facts)

    def _look(self, look: MonsterLooked) -> str:
        seen = _seen_by(look, self.before)
        match look.verdict:
            case "nobody":
                return self.words("ff-look-nobody")
            case "tie":
                return self._tie([each for each in seen if each.distance == seen[0].distance])
            case "nearest":
                nearest, *farther = seen
                parts = [self._sighting("ff-sighting-nearest", nearest)]
                parts += [self._sighting("ff-sighting", each) for each in farther if self.farther]
                return self.words("ff-look-nearest", tokens=self.words.series(parts))

    def _tie(self, tied: Sequence[_Seen]) -> str:
        if self.counted:
            return self.words("ff-look-tie-counted", count=len(tied))
        tokens = self.words.listing([self._sighting("ff-sighting-tied", each) for each in tied])
        return self.words("ff-look-tie", tokens=tokens, distance=tied[0].distance)

    def _sighting(self, key: str, seen: _Seen) -> str:
        token = token_shown(self.words, self.before, seen.token)
        if seen.past is not None and self.owners:
            token = self.words("ff-sighting-past", token=token, tile=seen.past)
        return self.words(key, side=seen.side, token=token, distance=seen.distance)

    def _turn(self, look: MonsterLooked) -> list[str]:
        if look.verdict == "tie":
            return [self.words("ff-clause-straight")]
        side = _seen_by(look)[0].side if look.verdict == "nearest" else "ahead"
        return [] if side == "ahead" else [self.words("ff-clause-turns", side=side)]

    def _route(self, events: Sequence[AnyEvent]) -> list[str]:
        return (route_text if self.legs else route_summary)(self.words, events)

    def _pushes(self, events: Sequence[AnyEvent]) -> list[str]:
        pushed = pushes(events)
        if not pushed:
            return []
        parts = [push_text(self.words, push, piece=self._piece(push.piece)) for push in pushed]
        short = self.words("ff-pieces-counted", count=len(pushed))
        return [self.words("ff-clause-pushes", pieces=short if self.counted else self.words.listing(parts))]

    def _bites(self, events: Sequence[AnyEvent]) -> list[str]:
        bitten = [event.token for event in events if isinstance(event, TokenEaten) and event.cause == "bite"]
        if not bitten:
            return []
        eaten = self.words.listing([self._piece(token) for token in bitten])
        short = self.words("ff-tokens-counted", count=len(bitten))
        return [self.words("ff-clause-eats", tokens=short if self.counted else eaten)]

    def _piece(self, piece: Tile | TokenName) -> Fact:
        token = TOKEN_NAMED.get(piece)
        if token is None:
            return self.words.name("ff-tile", tile=piece)
        if not self.owners:
            return token_shown(self.words, self.before, token)
        return owned_token(self.words, self.names, self.before, token)

    def _last(self, look: MonsterLooked) -> str:
        seen = _seen_by(look)
        if self.counted:
            return self.words("ff-last-facing", facing=look.facing)
        match look.verdict:
            case "nobody":
                return self.words("ff-last-nobody", facing=look.facing)
            case "tie":
                tied = [
                    token_shown(self.words, self.before, each.token)
                    for each in seen
                    if each.distance == seen[0].distance
                ]
                return self.words("ff-last-tie", tokens=self.words.listing(tied), facing=look.facing)
            case "nearest":
                key = "ff-last-ahead" if seen[0].side == "ahead" else "ff-last-turns"
                return self.words(key, token=token_shown(self.words, self.before, seen[0].token), facing=look.facing)


def _seen_by(look: MonsterLooked, state: State | None = None) -> list[_Seen]:
    """Return the tokens that a look saw, the nearest first; with the position also what it looked through."""
    sides = zip(SIDES, look.sightings, strict=True)
    seen = [
        _Seen(side, sight.token, sight.distance, None if state is None else _past(state, sight))
        for side, sight in sides
        if sight.token is not None
    ]
    return sorted(seen, key=lambda each: each.distance)


def _past(state: State, sight: Sighting) -> Tile | None:
    """Return the tile nearest to the monster that stands in the line of a sighting."""
    line = LINES[sight.direction][state.monster.square][: sight.distance]
    return next((state.tiles[square] for square in line if square in state.tiles), None)


Went = happened.MonsterStepped | happened.MonsterSlid
Other = happened.MonsterTurned | happened.MonsterTeleported | happened.MonsterBoxedIn | happened.MonsterStopped


def route_text(words: Words, events: Sequence[happened.AnyEvent]) -> list[str]:
    """Tell a step's route in order: "is turned south by a turn-right stone on k5, goes to j6"."""
    clauses: list[str] = []
    route = [event for event in events if isinstance(event, Went | Other)]
    for went, part in groupby(route, key=lambda event: isinstance(event, Went)):
        if went:
            clauses.append(_leg(words, [event for event in part if isinstance(event, Went)]))
        else:
            clauses += [_other(words, event) for event in part if not isinstance(event, Went)]
    return clauses


def route_summary(words: Words, events: Sequence[happened.AnyEvent]) -> list[str]:
    """Tell a step's route briefly: how often stones turned it, where it came to, and what ended the step."""
    route = [event for event in events if isinstance(event, Went | Other)]
    turns = sum(isinstance(event, happened.MonsterTurned) for event in route)
    legs = [event for event in route if isinstance(event, Went)]
    ends = [
        event
        for event in route
        if isinstance(event, happened.MonsterTeleported | happened.MonsterBoxedIn | happened.MonsterStopped)
    ]
    return [
        *([words("ff-clause-turned-often", count=turns)] if turns else []),
        *([_leg(words, legs)] if legs else []),
        *(_other(words, event) for event in ends),
    ]


def _leg(words: Words, legs: Sequence[Went]) -> str:
    """Tell squares gone without a turn in between; a wall passed more than once is named once."""
    slid = any(isinstance(leg, happened.MonsterSlid) for leg in legs)
    square = legs[-1].target
    letters = words.listing(list(dict.fromkeys(leg.wall for leg in legs if leg.wall is not None)))
    if not letters:
        return words("ff-clause-slides" if slid else "ff-clause-goes", square=square)
    return words("ff-clause-slides-through" if slid else "ff-clause-goes-through", letters=letters, square=square)


def _other(words: Words, event: Other) -> str:
    match event:
        case happened.MonsterTurned(facing=facing, tile=tile, stone=stone, wall=wall):
            return words("ff-clause-turned", facing=facing, tile=tile, square=stone, wall=wall or "none")
        case happened.MonsterTeleported(target=target, facing=facing):
            return words("ff-clause-teleports", square=target, facing=facing)
        case happened.MonsterBoxedIn(square=square, facing=facing):
            return words("ff-clause-boxed-in", square=square, facing=facing)
        case happened.MonsterStopped(square=square):
            return words("ff-clause-stops", square=square)
        case _:
            assert_never(event)
