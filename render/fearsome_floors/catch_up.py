"""What has happened since a player's last turn, in at most three lines: the others, the monster, the player's own."""

from collections.abc import Sequence
from functools import reduce
from typing import Final

from engine.core import Seat
from engine.fearsome_floors.events import TokenEaten
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import Place
from engine.fearsome_floors.turns import GameTurn, PlayedTurn
from render.core import Names, Words
from render.fearsome_floors.labels import owned_token, place_name, token_shown
from render.fearsome_floors.turn_text import caption, turns_counted, walk_text

SHOWN_IN_FULL: Final = 2
"""So many turns of others are told one by one; of more only the number."""

NAMED: Final = 3
"""So many tokens that several walks have eaten are named; of more only the number."""


def catch_up(words: Words, names: Names, before: State, turns: Sequence[GameTurn], seat: Seat) -> tuple[str, ...]:
    """Sum up turns played from a position on, for the player at a seat; nothing where nothing has happened."""
    states = [before]
    for turn in turns:
        states.append(reduce(evolve, turn.events, states[-1]))
    played = list(zip(states, turns, strict=False))
    lines = (
        _others(words, names, [each for each in played if each[1].seat is not None]),
        _walks(words, names, [each for each in played if each[1].seat is None]),
        _own(words, before, states[-1], turns, seat),
    )
    return tuple(line for line in lines if line)


def _others(words: Words, names: Names, played: Sequence[PlayedTurn]) -> str:
    if len(played) <= SHOWN_IN_FULL:
        return " ".join(caption(words, names, state, turn) for state, turn in played)
    return words("ff-caught-up-others", turns=turns_counted(words, names, played))


def _walks(words: Words, names: Names, played: Sequence[PlayedTurn]) -> str:
    """Tell one walk as itself; of more only how many there were, whom they ate, and where the monster is now."""
    if len(played) <= 1:
        return " ".join(walk_text(words, names, each) for each in played)
    eaten = [
        owned_token(words, names, state, event.token)
        for state, turn in played
        for event in turn.events
        if isinstance(event, TokenEaten)
    ]
    last, turn = played[-1]
    tokens = words.listing(eaten) if len(eaten) <= NAMED else words("ff-caught-up-bites", count=len(eaten))
    square = reduce(evolve, turn.events, last).monster.square
    return words("ff-caught-up-walks", walks=len(played), tokens=tokens if eaten else "nobody", square=square)


def _own(words: Words, before: State, after: State, turns: Sequence[GameTurn], seat: Seat) -> str:
    """Say what others and the monster have done to the player's tokens."""
    bitten = {event.token for turn in turns for event in turn.events if isinstance(event, TokenEaten)}
    eaten: dict[Place, list[str]] = {}
    pushed: list[str] = []
    for token in before.tokens_of(before.colours[seat]):
        place, name = after.tokens[token], token_shown(words, after, token)
        if token in bitten:
            eaten.setdefault(place, []).append(name)
        elif place != before.tokens[token]:
            pushed.append(words("ff-caught-up-pushed", token=name, place=place_name(words, place)))
    bitten_texts = [
        words("ff-caught-up-eaten", count=len(tokens), tokens=words.listing(tokens), place=place)
        for place, tokens in eaten.items()
    ]
    return words("ff-caught-up-own", tokens=words.series([*bitten_texts, *pushed])) if bitten_texts or pushed else ""
