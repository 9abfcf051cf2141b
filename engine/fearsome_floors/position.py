"""Whether a position can be: every broken invariant in one sentence, which names the FFN field that it is about."""

from engine.fearsome_floors.state import State


def problems(state: State) -> list[str]:
    """Give all that is wrong with a position; empty if it is sound."""
    squares = [place for place in state.tokens.values() if place not in ("in", "out", "eaten")]
    return ["tokens: two tokens stand on one square."] if len(set(squares)) < len(squares) else []
