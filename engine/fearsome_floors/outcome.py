"""How a game ends, who has won, and the final standings (rules, section 7)."""

from engine.core import Seat, Standing
from engine.fearsome_floors.state import EndCause, Over, State
from engine.fearsome_floors.tokens import GONE, OUT, Colour, colour_of


def has_won(state: State, colour: Colour) -> bool:
    """Whether all but one of a player's tokens have escaped, which wins at once."""
    tokens = state.tokens_of(colour)
    return len(tokens) > 1 and _escapes(state, colour) >= len(tokens) - 1


def nobody_left(state: State) -> bool:
    """Whether it is the second half, and no token is left on the board or waiting outside."""
    return state.second_half and GONE.issuperset(state.tokens.values())


def players_left(state: State) -> tuple[Colour, ...]:
    """Return those who have not resigned, in turn order."""
    return tuple(colour for colour in state.colours if colour not in state.resigned)


def outcome(state: State) -> tuple[EndCause, Colour | None]:
    """Return why a game that is over has ended, and who has won it: None for the monster.

    **[ruling]** The last player at the table wins whatever they have saved; who has resigned never wins.
    """
    best = min(players_left(state), key=lambda colour: _rank(state, colour), default=None)
    if best is not None and has_won(state, best):
        return "escape", best
    if state.resigned and len(players_left(state)) <= 1:
        return "resigned", best
    winner = best if best is not None and _escapes(state, best) else None
    return ("no-tokens" if nobody_left(state) else "cards"), winner


def standings(state: State) -> tuple[Standing, ...] | None:
    """Return the final standings, best first, with the number of tokens saved as score; None while the game is on.

    **[ruling]** Where the monster has won, it has the first place and the players share the second. Who has resigned
    comes last, a later one before an earlier one.
    """
    if not isinstance(state.phase, Over):
        return None
    ranks = {colour: _rank(state, colour) for colour in state.colours}
    first = 2 if state.phase.winner is None else 1
    return tuple(
        Standing(
            seat=Seat(state.colours.index(colour)),
            place=first + sum(other < ranks[colour] for other in ranks.values()),
            score=_escapes(state, colour),
        )
        for colour in sorted(ranks, key=ranks.__getitem__)
    )


def _escapes(state: State, colour: Colour) -> int:
    return sum(state.tokens[token] == OUT for token in state.tokens_of(colour))


def _rank(state: State, colour: Colour) -> tuple[int, int, int]:
    """Return a key that is smaller for a better player: not resigned, more tokens out, that number reached earlier."""
    resigned = -state.resigned.index(colour) if colour in state.resigned else -len(state.colours)
    reached = max((at for at, token in enumerate(state.escaped) if colour_of(token) == colour), default=-1)
    return resigned, -_escapes(state, colour), reached
