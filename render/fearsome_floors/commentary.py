"""The sentence of a monster's step: what it sees, which way it turns, what it does there."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from engine.core import Value
from engine.fearsome_floors.events import AnyEvent, MonsterLooked, MonsterSlid, MonsterStepped, TokenEaten
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tiles import TILES, Tile
from engine.fearsome_floors.tokens import TokenName, colour_of
from render.core import Names, Words
from render.fearsome_floors.labels import piece_name, player_name, push_told, token_name
from render.fearsome_floors.pushes import pushes

LONGEST: Final = 180
"""The most characters of a step's sentence: ten of them and a caption fit a message of 2000."""

Side = Literal["ahead", "left", "right"]

SIDES: Final[tuple[Side, ...]] = ("ahead", "left", "right")
"""Where the three sightings of a look lie, in their order."""


class _Seen(Value, frozen=True):
    """A token that the monster sees."""

    side: Side
    token: TokenName
    distance: int


def step(words: Words, names: Names, before: State, events: Sequence[AnyEvent]) -> str:
    """Tell one step of the monster, such as "Step 3: sees blue 4 ahead at 2 squares: goes to m6".

    `events` are those of one step: the look before it, what it did, and for the last step of a walk the look after it.
    Details are left out as far as the sentence would be longer than LONGEST characters.
    """
    full = _Telling(words, names, before)
    nearest = replace(full, farther=False)
    nameless = replace(nearest, owners=False)
    counted = replace(nameless, counted=True)
    sentences = (telling.step(events) for telling in (full, nearest, nameless))
    return next((sentence for sentence in sentences if len(sentence) <= LONGEST), counted.step(events))


@dataclass(frozen=True)
class _Telling:
    """One way to tell a step: with the tokens seen farther off, with owners' names, with counts in place of lists."""

    words: Words
    names: Names
    before: State
    farther: bool = True
    owners: bool = True
    counted: bool = False

    def step(self, events: Sequence[AnyEvent]) -> str:
        looks = [event for event in events if isinstance(event, MonsterLooked)]
        first = next(look for look in looks if not look.last)
        deeds = [*self._turn(first), *self._way(events), *self._pushes(events), *self._bites(events)]
        facts: dict[str, str | int] = {"step": first.step, "look": self._look(first), "deeds": self.words.series(deeds)}
        lasts = [self._last(look) for look in looks if look.last]
        return self.words("ff-step-last", last=lasts[0], **facts) if lasts else self.words("ff-step", **facts)

    def _look(self, look: MonsterLooked) -> str:
        seen = _seen_by(look)
        match look.verdict:
            case "nobody":
                return self.words("ff-look-nobody")
            case "tie":
                return self._tie([each for each in seen if each.distance == seen[0].distance])
            case "nearest":
                nearest, *farther = seen
                told = [self._sighting("ff-sighting-nearest", nearest)]
                told += [self._sighting("ff-sighting", each) for each in farther if self.farther]
                return self.words("ff-look-nearest", tokens=self.words.series(told))

    def _tie(self, tied: Sequence[_Seen]) -> str:
        if self.counted:
            return self.words("ff-look-tie-counted", count=len(tied))
        tokens = self.words.listing([self._sighting("ff-sighting-tied", each) for each in tied])
        return self.words("ff-look-tie", tokens=tokens, distance=tied[0].distance)

    def _sighting(self, key: str, seen: _Seen) -> str:
        return self.words(key, side=seen.side, token=token_name(self.words, seen.token), distance=seen.distance)

    def _turn(self, look: MonsterLooked) -> list[str]:
        if look.verdict == "tie":
            return [self.words("ff-deed-straight")]
        side = _seen_by(look)[0].side if look.verdict == "nearest" else "ahead"
        return [] if side == "ahead" else [self.words("ff-deed-turns", side=side)]

    def _way(self, events: Sequence[AnyEvent]) -> list[str]:
        moves = [event for event in events if isinstance(event, MonsterStepped | MonsterSlid)]
        if not moves:
            return []
        slid = any(isinstance(move, MonsterSlid) for move in moves)
        square = moves[-1].target
        letters = self.words.listing([move.wall for move in moves if move.wall is not None])
        if not letters:
            return [self.words("ff-deed-slides" if slid else "ff-deed-goes", square=square)]
        key = "ff-deed-slides-through" if slid else "ff-deed-goes-through"
        return [self.words(key, letters=letters, square=square)]

    def _pushes(self, events: Sequence[AnyEvent]) -> list[str]:
        pushed = pushes(events)
        if not pushed:
            return []
        told = [push_told(self.words, push, piece=self._piece(push.piece)) for push in pushed]
        short = self.words("ff-pieces-counted", count=len(pushed))
        return [self.words("ff-deed-pushes", pieces=short if self.counted else self.words.listing(told))]

    def _bites(self, events: Sequence[AnyEvent]) -> list[str]:
        bitten = [event.token for event in events if isinstance(event, TokenEaten) and event.cause == "bite"]
        if not bitten:
            return []
        told = self.words.listing([self._piece(token) for token in bitten])
        short = self.words("ff-tokens-counted", count=len(bitten))
        return [self.words("ff-deed-eats", tokens=short if self.counted else told)]

    def _piece(self, piece: Tile | TokenName) -> str:
        name = piece_name(self.words, piece)
        if piece in TILES or not self.owners:
            return name
        return self.words("ff-token-of", token=name, owner=player_name(self.names, self.before, colour_of(piece)))

    def _last(self, look: MonsterLooked) -> str:
        seen = _seen_by(look)
        if self.counted:
            return self.words("ff-last-facing", facing=look.facing)
        match look.verdict:
            case "nobody":
                return self.words("ff-last-nobody", facing=look.facing)
            case "tie":
                tied = [token_name(self.words, each.token) for each in seen if each.distance == seen[0].distance]
                return self.words("ff-last-tie", tokens=self.words.listing(tied), facing=look.facing)
            case "nearest":
                key = "ff-last-ahead" if seen[0].side == "ahead" else "ff-last-turns"
                return self.words(key, token=token_name(self.words, seen[0].token), facing=look.facing)


def _seen_by(look: MonsterLooked) -> list[_Seen]:
    """Give the tokens that a look saw, the nearest first."""
    sides = zip(SIDES, look.sightings, strict=True)
    seen = [_Seen(side, sight.token, sight.distance) for side, sight in sides if sight.token is not None]
    return sorted(seen, key=lambda each: each.distance)
