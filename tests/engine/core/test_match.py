"""Matches: a start position, turns, and going back."""

import dataclasses

import pytest
from msgspec.structs import replace

from engine.core import (
    AnyMatch,
    CorruptSave,
    Match,
    NotAllowed,
    ScriptedChance,
    Seat,
    SeededChance,
    read_journal,
    write_journal,
)
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.cards import CARD
from engine.fearsome_floors.events import CardRevealed, MonsterWoke, RestTurned, TokenEntered, TokenTurned
from engine.fearsome_floors.moves import MoveToken, RevealCard
from engine.fearsome_floors.state import State
from tests.engine.fearsome_floors.positions import position
from tests.every_game.matches import NOON

LAST_OF_ROUND_ONE = position("monster=a1e turn=g", "r1:in* r3:in* g1:in*")


def before_the_card() -> AnyMatch:
    match = Match.begin(FEARSOME_FLOORS, LAST_OF_ROUND_ONE)
    return match.play(Seat(1), MoveToken("g5", "i"), chance=SeededChance(1), at=NOON)


def test_a_turn_holds_its_seat_its_move_its_events_its_luck_and_its_time() -> None:
    (turn,) = before_the_card().journal.turns
    assert (turn.seat, turn.move, turn.luck, turn.at) == (1, MoveToken("g5", "i"), (), NOON)
    assert turn.events == (
        TokenEntered("g5", "p11"),
        TokenTurned("g5"),
        RestTurned(("r4", "r5", "g3", "g4")),
        MonsterWoke(),
    )


def test_the_luck_of_a_turn_is_written_down() -> None:
    match = before_the_card().play(None, RevealCard(), chance=ScriptedChance(["10"]), at=NOON)
    assert match.journal.turns[-1].drawn(CARD) == ("10",)
    assert match.journal.turns[-1].events[0] == CardRevealed("10")


def test_a_move_that_is_not_allowed_raises_its_reason() -> None:
    with pytest.raises(NotAllowed) as refused:
        before_the_card().play(Seat(0), MoveToken("r4"), chance=SeededChance(1), at=NOON)
    assert refused.value.reason.key == "card-next"


def test_undoing_a_reveal_does_not_let_anybody_fish_for_a_better_card() -> None:
    match = before_the_card().play(None, RevealCard(), chance=ScriptedChance(["10"]), at=NOON)
    undone = match.undo(2)
    assert undone.journal.fate == {CARD: ("10",)}
    other = undone.play(Seat(1), MoveToken("g3", ""), chance=ScriptedChance([]), at=NOON)
    other = other.play(None, RevealCard(), chance=ScriptedChance([]), at=NOON)
    assert other.journal.turns[-1].drawn(CARD) == ("10",)
    assert other.journal.fate == {}


def test_redoing_takes_its_luck_from_fate_again() -> None:
    match = before_the_card().play(None, RevealCard(), chance=ScriptedChance(["7"]), at=NOON)
    assert match.undo(2).redo().journal.fate == {CARD: ("7",)}
    assert match.undo(2).redo().redo() == match


def test_luck_that_a_bag_lacked_stays_the_first_of_its_kind_after_a_second_undo() -> None:
    waiting = before_the_card()
    owed = Match(waiting.game, replace(waiting.journal, fate={CARD: ("1h",)}), waiting.state)
    match = owed.play(None, RevealCard(), chance=ScriptedChance(["7"]), at=NOON)
    assert read_journal(FEARSOME_FLOORS, write_journal(match.journal)) == match.journal
    assert match.journal.fate == {CARD: ("1h",)}
    assert match.undo(1).journal.fate == {CARD: ("1h", "7")}
    assert match.undo(2).journal.fate == {CARD: ("1h", "7")}
    assert match.undo(2).redo().redo() == match


def test_a_save_that_skips_less_than_nothing_is_refused() -> None:
    match = before_the_card().play(None, RevealCard(), chance=ScriptedChance(["7"]), at=NOON)
    forged = write_journal(match.journal).replace(b'"luck":[["card","7"]]', b'"luck":[["card","7"]],"skipped":[-1]')
    assert b"skipped" in forged
    with pytest.raises(CorruptSave, match="skipped"):
        read_journal(FEARSOME_FLOORS, forged)


def test_the_position_after_some_turns_is_the_one_that_they_led_to() -> None:
    match = before_the_card()
    again = match.play(None, RevealCard(), chance=ScriptedChance(["7"]), at=NOON)
    assert [again.after(turns) for turns in range(3)] == [LAST_OF_ROUND_ONE, match.state, again.state]


def test_luck_that_only_a_file_tells_is_not_owed_and_what_is_owed_stays_through_redo() -> None:
    told = before_the_card().play(None, RevealCard(), chance=ScriptedChance(["10"]), at=NOON)
    known = Match(
        told.game,
        replace(told.journal, turns=(*told.journal.turns[:-1], replace(told.journal.turns[-1], owes=False))),
        told.state,
    )
    assert read_journal(FEARSOME_FLOORS, write_journal(known.journal)) == known.journal
    assert known.undo(1).journal.fate == {}
    assert known.undo(1).redo() == known
    owed = Match(known.game, replace(known.journal, fate={CARD: ("7",)}), known.state)
    assert owed.undo(2).redo().redo() == owed


def test_whoever_takes_back_or_loads_examines_no_position_twice_nor_one_that_there_has_been() -> None:
    examined: list[State] = []

    def problems(state: State) -> list[str]:
        examined.append(state)
        return FEARSOME_FLOORS.problems(state)

    game = dataclasses.replace(FEARSOME_FLOORS, problems=problems)
    match = Match.fold(game, before_the_card().journal)
    assert examined == [match.journal.start, match.state]
    undone = match.undo(1)
    assert examined == [match.journal.start, match.state]
    assert undone == Match.fold(game, undone.journal)
    assert examined[2:] == [undone.journal.start, undone.state, match.state]
