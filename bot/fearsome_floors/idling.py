"""What is played for somebody who is absent: the least that the rules allow."""

from engine.core import Chance, Seat
from engine.fearsome_floors.draft import places
from engine.fearsome_floors.moves import AnyMove, MoveToken, PlaceTile
from engine.fearsome_floors.rounds import unmoved
from engine.fearsome_floors.state import DraftPhase, State
from engine.fearsome_floors.supply import WAYS
from engine.fearsome_floors.tokens import GONE


def idle_move(state: State, seat: Seat, chance: Chance) -> AnyMove:
    """Let a token stay; in the draft, place any tile that is left anywhere."""
    if not isinstance(state.phase, DraftPhase):
        return MoveToken(unmoved(state, state.colours[seat])[0])
    tile = state.draft[state.draft.index(chance.pick(state.draft))]
    moves = {
        f"{square}{way or ''}": PlaceTile(tile, square, way)
        for way in WAYS[tile]
        for square in places(state, tile, way)
    }
    return moves[chance.pick(tuple(moves))]


def playing(state: State) -> frozenset[Seat]:
    """Give the seats that have not resigned and have tokens left."""
    left = {colour for colour in state.colours if not GONE.issuperset(map(state.tokens.get, state.tokens_of(colour)))}
    return frozenset(Seat(seat) for seat, colour in enumerate(state.colours) if colour in left - set(state.resigned))
