"""What a player of Fearsome Floors does who does the least: a token stays, or in the draft any tile is placed."""

from engine.core import Chance, Seat
from engine.fearsome_floors.draft import placements
from engine.fearsome_floors.moves import AnyMove, MoveToken
from engine.fearsome_floors.results import results
from engine.fearsome_floors.rounds import unmoved
from engine.fearsome_floors.state import DraftPhase, State
from engine.fearsome_floors.tokens import GONE


def idle_move(state: State, seat: Seat, chance: Chance) -> AnyMove:
    """Return the move of a seat that is to act: its first token that may stays, or else goes as short a way as it can.

    In the draft, where nobody can wait, chance places one of the tiles that are left.
    """
    if isinstance(state.phase, DraftPhase):
        numbered = {str(number): placement for number, placement in enumerate(placements(state))}
        return numbered[chance.pick("placement", tuple(numbered))]
    moves = [
        MoveToken(token, result.path)
        for token in unmoved(state, state.colours[seat])
        for result in results(state, token)[:1]
    ]
    return min(moves, key=lambda move: len(move.path))


def gone(state: State) -> frozenset[Seat]:
    """Return the seats that have resigned or have no tokens left."""
    left = {colour for colour in state.colours if not GONE.issuperset(map(state.tokens.get, state.tokens_of(colour)))}
    return frozenset(
        Seat(seat) for seat, colour in enumerate(state.colours) if colour not in left - set(state.resigned)
    )
