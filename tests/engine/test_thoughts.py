"""What the process answers that thinks for opponents, without the process."""

from datetime import UTC, datetime
from io import BytesIO

import msgspec

from engine.core import UNHURRIED, Match, Motive, RatedMove, Review, ReviewBegun, Seat, SeededChance
from engine.core.job_pipe import ANSWER
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.moves import AnyMove, Resign
from engine.fearsome_floors.notation import read_position
from engine.fearsome_floors.opponents import OPPONENTS
from engine.fearsome_floors.opponents.review import loss
from engine.fearsome_floors.puzzles import for_practice
from engine.thoughts import (
    THOROUGH,
    AdviceJob,
    AnyJob,
    BoardPuzzleJob,
    FoundPuzzle,
    LossJob,
    ReviewJob,
    ThoughtJob,
    serve,
)
from tests.every_game.matches import random_match

STATE = FEARSOME_FLOORS.begin(Setup(("green", "red")), SeededChance(7))
SEAT = min(FEARSOME_FLOORS.to_act(STATE))


def job(level: str, *, seconds: float = 60.0) -> ThoughtJob:
    return ThoughtJob(FEARSOME_FLOORS.key, msgspec.to_builtins(STATE), SEAT, seconds, level, seed=5)


def answers(*jobs: AnyJob) -> list[tuple[bool, bytes]]:
    """Give jobs in a row, and read what is answered to each."""
    written = BytesIO()
    serve(BytesIO(b"".join(msgspec.json.encode(job) + b"\n" for job in jobs)), written)
    written.seek(0)
    read = []
    while header := written.read(ANSWER.size):
        is_made, size = ANSWER.unpack(header)
        read.append((is_made, written.read(size)))
    return read


def test_a_thought_is_a_legal_move_and_the_same_one_when_it_is_thought_again() -> None:
    first, again = answers(job("novice"), job("novice"))
    assert first == again
    assert first[0]
    move = msgspec.json.decode(first[1], type=RatedMove[AnyMove]).move
    assert FEARSOME_FLOORS.why_not(STATE, Seat(SEAT), move) is None


def test_a_level_that_the_game_does_not_have_is_told_and_the_next_order_is_answered() -> None:
    (is_made, told), (is_next_made, _) = answers(job("wizard"), job("runner"))
    assert not is_made
    assert b"'wizard' is none of" in told
    assert is_next_made


def test_a_thought_without_time_is_a_legal_move() -> None:
    ((is_made, thought),) = answers(job("master", seconds=0.0))
    assert is_made
    move = msgspec.json.decode(thought, type=RatedMove[AnyMove]).move
    assert FEARSOME_FLOORS.why_not(STATE, Seat(SEAT), move) is None


def test_a_stand_in_plays_the_best_that_its_level_sees_whatever_its_luck() -> None:
    sure = [msgspec.structs.replace(job("skilled"), is_sure=True, seed=seed) for seed in (1, 2)]
    first, again = answers(*sure)
    assert first == again
    best = OPPONENTS.judge(STATE, Seat(SEAT), "skilled", UNHURRIED)[0]
    thought = msgspec.json.decode(first[1], type=RatedMove[AnyMove])
    assert (thought.move, thought.value) == (best.move, best.value)
    assert thought.motives == OPPONENTS.explain(STATE, Seat(SEAT), best.move)


def test_a_stand_in_that_looks_at_the_way_alone_claims_nothing_of_the_monster() -> None:
    ((_, thought),) = answers(msgspec.structs.replace(job("runner"), is_sure=True))
    *_, last = msgspec.json.decode(thought, type=RatedMove[AnyMove]).motives
    assert last == Motive("runs")


def test_a_thought_says_whether_its_time_was_over_before_it_was_through() -> None:
    told = answers(job("master", seconds=0.0), job("player", seconds=60.0))
    assert [msgspec.json.decode(thought, type=RatedMove[AnyMove]).is_cut for _, thought in told] == [True, False]


def test_what_a_move_gave_away_is_a_number_and_nothing_where_there_was_no_time() -> None:
    moves = [choice.move for choice in OPPONENTS.judge(STATE, Seat(SEAT), "expert", UNHURRIED)]
    view, move = msgspec.to_builtins(STATE), msgspec.to_builtins(moves[-1])
    unhurried = LossJob(FEARSOME_FLOORS.key, view, SEAT, 60.0, move)
    told = answers(unhurried, msgspec.structs.replace(unhurried, seconds=0.0))
    assert [(is_made, msgspec.json.decode(lost)) for is_made, lost in told] == [
        (True, loss(STATE, Seat(SEAT), moves[-1], UNHURRIED)),
        (True, None),
    ]


def test_advice_is_some_moves_best_first_each_with_reasons() -> None:
    asked = AdviceJob(FEARSOME_FLOORS.key, msgspec.to_builtins(STATE), SEAT, 60.0, "expert")
    ((is_made, advised),) = answers(asked)
    assert is_made
    choices = msgspec.json.decode(advised, type=tuple[RatedMove[AnyMove], ...])
    assert len(choices) == 3
    assert all(choice.motives for choice in choices)
    assert all(FEARSOME_FLOORS.why_not(STATE, Seat(SEAT), choice.move) is None for choice in choices)


def test_a_review_is_gone_on_with_until_it_tells_each_turn_of_a_match_and_is_brief_where_it_takes_long() -> None:
    match = random_match(FEARSOME_FLOORS, 2, 1)
    start, turns = msgspec.to_builtins(match.journal.start), msgspec.to_builtins(match.journal.turns[:9])
    job = ReviewJob(FEARSOME_FLOORS.key, start, tuple(turns), seconds=0.0)
    ((is_made, told),) = answers(job)
    assert is_made
    begun = msgspec.json.decode(told, type=Review | ReviewBegun)
    assert isinstance(begun, ReviewBegun)
    assert len(begun.pieces) == 1
    assert 0 < begun.seconds < THOROUGH
    ((_, told),) = answers(msgspec.structs.replace(job, seconds=60.0, begun=begun))
    told_whole = msgspec.json.decode(told, type=Review | ReviewBegun)
    assert isinstance(told_whole, Review)
    assert len(told_whole.steps) == 9
    assert not told_whole.is_brief
    long = msgspec.structs.replace(job, seconds=60.0, begun=ReviewBegun(seconds=THOROUGH))
    ((_, told),) = answers(long)
    assert msgspec.json.decode(told, type=Review).is_brief


def test_a_puzzle_is_looked_for_from_the_last_position_back_until_the_time_is_over() -> None:
    position = read_position(for_practice("save")[0].position)
    turn = Match.begin(FEARSOME_FLOORS, position).play(
        Seat(0), Resign(), chance=SeededChance(1), at=datetime(2026, 6, 1, tzinfo=UTC)
    )
    start, turns = msgspec.to_builtins(position), tuple(msgspec.to_builtins(turn.journal.turns))
    found, hurried = (answers(BoardPuzzleJob(FEARSOME_FLOORS.key, start, turns, time))[0] for time in (60.0, 0.0))
    assert msgspec.json.decode(found[1], type=FoundPuzzle).turns == 0, "the game is over after that"
    assert hurried == (True, b"null")
