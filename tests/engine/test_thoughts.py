"""What the process answers that thinks for opponents, without the process."""

from io import BytesIO

import msgspec

from engine.core import Choice, Seat, SeededChance
from engine.core.order_pipe import ANSWER
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.moves import AnyMove
from engine.thoughts import ThoughtOrder, serve

STATE = FEARSOME_FLOORS.begin(Setup(("green", "red")), SeededChance(7))
SEAT = min(FEARSOME_FLOORS.to_act(STATE))


def order(level: str, *, seconds: float = 60.0) -> ThoughtOrder:
    return ThoughtOrder(FEARSOME_FLOORS.key, msgspec.to_builtins(STATE), SEAT, level, seconds, seed=5)


def answers(*orders: ThoughtOrder) -> list[tuple[bool, bytes]]:
    """Give orders in a row, and read what is answered to each."""
    written = BytesIO()
    serve(BytesIO(b"".join(msgspec.json.encode(order) + b"\n" for order in orders)), written)
    written.seek(0)
    read = []
    while header := written.read(ANSWER.size):
        is_made, size = ANSWER.unpack(header)
        read.append((is_made, written.read(size)))
    return read


def test_a_thought_is_a_legal_move_and_the_same_one_when_it_is_thought_again() -> None:
    first, again = answers(order("novice"), order("novice"))
    assert first == again
    assert first[0]
    move = msgspec.json.decode(first[1], type=Choice[AnyMove]).move
    assert FEARSOME_FLOORS.why_not(STATE, Seat(SEAT), move) is None


def test_a_level_that_the_game_does_not_have_is_told_and_the_next_order_is_answered() -> None:
    (is_made, told), (is_next_made, _) = answers(order("wizard"), order("runner"))
    assert not is_made
    assert b"'wizard' is none of" in told
    assert is_next_made


def test_a_thought_without_time_is_a_legal_move() -> None:
    ((is_made, thought),) = answers(order("master", seconds=0.0))
    assert is_made
    move = msgspec.json.decode(thought, type=Choice[AnyMove]).move
    assert FEARSOME_FLOORS.why_not(STATE, Seat(SEAT), move) is None
