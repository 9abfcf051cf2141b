"""What other programs can ask the opponents: best, judge, explain (`NOTATION.md`).

Here the engine looks at a clock, for whoever asks says how long an answer may take.
"""

import re
from time import monotonic
from typing import Any, Final

from engine.core import UNHURRIED, Deadline, Motive, NotAllowed, RatedMove, Reason, Seat, SeededChance, UnknownLevel
from engine.core.notation import BadNotation, bad
from engine.fearsome_floors.forecast import why_no_forecast
from engine.fearsome_floors.legal import why_not
from engine.fearsome_floors.moves import AnyMove, MoveToken, PlaceTile
from engine.fearsome_floors.notation.signs import STAYS
from engine.fearsome_floors.opponents import OPPONENTS
from engine.fearsome_floors.reasons import KEY
from engine.fearsome_floors.state import DraftPhase, State, TokenPhase
from engine.fearsome_floors.tokens import TOKEN_NAMED

Answer = dict[str, Any]

SEED: Final = 1
"""The luck of an answer: the same question has the same one."""

_SECONDS: Final = re.compile(r"[0-9]{1,3}(\.[0-9]{1,3})?", re.ASCII)


def best(level: str, seconds: str, state: State) -> Answer:
    """Answer with the move that a level would play."""
    if not _SECONDS.fullmatch(seconds):
        raise bad("seconds", seconds, "a number from 0 to 999.999")
    seat, known = _seat(state), _level(level)
    chosen = OPPONENTS.choose(state, seat, known, SeededChance(SEED), Deadline(float(seconds), monotonic))
    return {**_valued(chosen), "why": " ".join(map(_plainly, chosen.motives))}


def judge(level: str, state: State) -> Answer:
    """Answer with every move and its value, best first."""
    return {"moves": [_valued(one) for one in OPPONENTS.judge(state, _seat(state), _level(level), UNHURRIED)]}


def explain(token: str, path: str, state: State) -> Answer:
    """Answer with what speaks for a move."""
    move = MoveToken(TOKEN_NAMED.get(token, "g1"), "" if path == STAYS else path)
    if token not in TOKEN_NAMED:
        raise NotAllowed(KEY, Reason.of("unknown-token", token=token[:2]))
    seat = _seat(state)
    reason = why_not(state, seat, move)
    if reason is not None:
        raise NotAllowed(KEY, reason)
    motives = OPPONENTS.explain(state, seat, move)
    return {
        "why": " ".join(map(_plainly, motives)),
        "motives": [{"key": motive.key, **motive.facts} for motive in motives],
    }


def _seat(state: State) -> Seat:
    """Return the seat that is to act. Raises NotAllowed where none is."""
    if isinstance(state.phase, DraftPhase | TokenPhase):
        return Seat(state.colours.index(state.phase.colour))
    raise NotAllowed(KEY, why_no_forecast(state) or Reason.of("card-next"))


def _level(key: str) -> str:
    try:
        return OPPONENTS.level(key).key
    except UnknownLevel as error:
        raise BadNotation(str(error)) from None


def _valued(rated: RatedMove[AnyMove]) -> Answer:
    match rated.move:
        case PlaceTile(tile=tile, square=square, direction=direction):
            said: Answer = {"tile": tile, "square": square, "direction": direction}
        case MoveToken(token=token, path=path):
            said = {"token": token, "path": path or STAYS}
        case move:
            raise TypeError(f"no opponent plays {move!r}")
    return {**said, "value": round(rated.value, 4)}


def _plainly(motive: Motive) -> str:
    """Return a motive as a plain sentence for other programs, made of its key and facts."""
    listed = ", ".join(f"{name} {fact}" for name, fact in motive.facts.items())
    what = motive.key.replace("-", " ").capitalize()
    return f"{what} ({listed})." if listed else f"{what}."
