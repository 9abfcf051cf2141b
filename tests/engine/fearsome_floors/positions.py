"""Positions for tests, and short ways to let something happen in them."""

from itertools import groupby

from engine.core import Play, Reason, ScriptedChance, Seat
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.cards import Card
from engine.fearsome_floors.events import AnyEvent, MonsterLooked, TokenTurned
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.moves import AnyMove, MoveToken, RevealCard
from engine.fearsome_floors.notation import read_position
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import COLOUR_OF_LETTER, TokenName, colour_of, token_names
from engine.fearsome_floors.walk import walk

BASIC = (
    "ff1 monster=a1e stones=c3,m4,h5,i6,n6,g7,e8,m8,o9,f10,i10 pools=i3:2x2,e9:4x1 "
    "tokens=r1:in,r3:in,r4:in,r5:in,g1:in,g3:in,g4:in,g5:in round=1 cards=5,7,7,8,8,10,1h,2h start=r turn=r"
)
TOKENS = "r1:in,r3:in,r4:in,r5:in"
GREEN = "g1:in,g3:in,g4:in,g5:in"
BUSY = f"ff1 monster=a1e tokens=r1:out,r3:eaten,r4:eaten,r5:eaten,{GREEN}"
"""A position in which green alone has tokens to move."""


def position(fields: str, tokens: str = "", *, colours: str = "rg", rest: str = "in") -> State:
    """A position from FFN fields and those tokens that matter (`r4:f2 g1:a2*`); the others are at `rest`."""
    if "monster=" not in fields:
        fields = f"monster=h11e {fields}"
    placed = {word[:2]: word for word in tokens.split()}
    names = token_names([COLOUR_OF_LETTER[letter] for letter in colours])
    return read_position(f"ff1 {fields} tokens={','.join(placed.get(name, f'{name}:{rest}') for name in names)}")


def played(state: State, move: AnyMove, *luck: str, seat: int | None = None) -> Play[State, AnyEvent]:
    """Play a move of whoever is to act, as a match would."""
    if seat is None and isinstance(move, MoveToken):
        seat = state.colours.index(colour_of(move.token))
    by = None if seat is None else Seat(seat)
    assert FEARSOME_FLOORS.why_not(state, by, move) is None
    play = Play(state, evolve, ScriptedChance(luck))
    FEARSOME_FLOORS.resolve(play, by, move)
    return play


def moved(state: State, token: TokenName, path: str) -> list[AnyEvent]:
    """What a token does on its way, up to its being turned over."""
    events = played(state, MoveToken(token, path)).events
    return events[: events.index(TokenTurned(token))]


def after(state: State, token: TokenName, path: str) -> State:
    return played(state, MoveToken(token, path)).state


def refused(state: State, token: TokenName, path: str) -> Reason:
    """Why its owner may not move a token along a path."""
    reason = FEARSOME_FLOORS.why_not(state, Seat(state.colours.index(colour_of(token))), MoveToken(token, path))
    assert reason is not None, f"{token} {path} is legal"
    return reason


def revealed(state: State, card: str) -> Play[State, AnyEvent]:
    return played(state, RevealCard(), card)


def walked(state: State, card: Card) -> Play[State, AnyEvent]:
    """Let the monster walk, without the round around it."""
    play = Play(state, evolve, ScriptedChance(()))
    walk(play, card)
    return play


def steps(state: State, card: Card = "5") -> list[list[AnyEvent]]:
    """What happens in each step of a walk, without the looks."""
    parts = groupby(walked(state, card).events, key=lambda event: isinstance(event, MonsterLooked))
    return [list(part) for is_look, part in parts if not is_look]


def looks(state: State, card: Card = "5") -> list[MonsterLooked]:
    return [event for event in walked(state, card).events if isinstance(event, MonsterLooked)]
