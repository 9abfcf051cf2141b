"""Duplicates: a word gives the same luck whatever is played, and the results of tables are compared."""

from collections.abc import Iterable

import pytest

from engine.core import Drawn, Match, Reason, Refused, ScriptedChance, SeededChance, WordChance, matchpoints, read_word
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.moves import AnyMove
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import Colour
from tests.every_game.matches import NOON

GREEN_RED: tuple[Colour, ...] = ("green", "red")
ROUNDS = 10


def begun(word: str, colours: tuple[Colour, ...] = GREEN_RED) -> State:
    return FEARSOME_FLOORS.begin(Setup(colours, dungeon="quick"), WordChance(word))


def luck(turns: Iterable[tuple[Drawn, ...]]) -> list[Drawn]:
    return [drawn for turn in turns for drawn in turn]


def cards(word: str, seed: int) -> list[str]:
    """Let two players make moves that a number decides, for some rounds, and return the cards that came."""
    match, choose = Match.begin(FEARSOME_FLOORS, begun(word)), SeededChance(seed)
    while match.state.round <= ROUNDS and FEARSOME_FLOORS.standings(match.state) is None:
        due, seats = FEARSOME_FLOORS.due(match.state), FEARSOME_FLOORS.to_act(match.state)
        seat = None if due is not None else next(iter(seats))
        move = due if seat is None else chosen([*FEARSOME_FLOORS.choices(match.state, seat)], choose)
        assert move is not None
        drawn = WordChance(word, luck(turn.luck for turn in match.journal.turns))
        match = match.play(seat, move, chance=drawn, at=NOON)
    return [drawn.item for drawn in luck(turn.luck for turn in match.journal.turns)]


def chosen(moves: list[AnyMove], choose: SeededChance) -> AnyMove:
    return moves[int(choose.pick("move", [*map(str, range(len(moves)))]))]


def test_the_cards_of_a_word_come_in_one_order_whatever_is_played() -> None:
    one, other = cards("bakoru", 1), cards("bakoru", 2)
    assert one == other == ["10", "1h", "8", "5", "7", "7", "2h", "10", "8", "5"]
    assert cards("rukoba", 1) != one


def test_a_word_builds_the_same_dungeon_for_any_players_and_lets_the_same_seat_begin() -> None:
    one, same, other = begun("bakoru"), begun("bakoru", ("blue", "green")), begun("rukoba")
    larger = begun("bakoru", ("green", "red", "blue", "yellow"))
    lies = [(state.tiles, state.patches, state.teleporters, state.kit) for state in (one, same, larger, other)]
    assert lies[0] == lies[1] == lies[2] != lies[3]
    assert one.colours.index(one.start) == same.colours.index(same.start)


def test_what_an_undo_took_back_is_what_the_word_gives_next() -> None:
    bag = ("a", "b", "c", "d")
    first = WordChance("bakoru")
    drawn = [Drawn("card", first.pick("card", bag)) for _ in range(9)]
    assert len({each.item for each in drawn}) > 1
    assert [WordChance("bakoru", drawn[:place]).pick("card", bag) for place in range(9)] == [d.item for d in drawn]
    assert WordChance("bakoru", [Drawn("die", "a")]).pick("card", bag) == drawn[0].item


def test_a_word_is_letters_in_whatever_case_and_new_makes_one_up() -> None:
    assert read_word(" BaKoru ", ScriptedChance(())) == "bakoru"
    assert read_word("new", ScriptedChance(["ba", "ko", "ru", "mi"])) == "bakorumi"
    for wrong in ("", "a", "a" * 17, "123456", "two words", "größe", "a\nb", "<@1>"):
        with pytest.raises(Refused) as refused:
            read_word(wrong, ScriptedChance(()))
        assert refused.value.reason == Reason.of("duplicate-bad-word")


def test_a_table_that_is_beaten_gives_two_matchpoints_and_an_equal_one_gives_one() -> None:
    first, second = (1, -3), (2, -3)
    assert matchpoints(first, [second, first, (1, -2), (1, -4)]) == 2 + 1 + 2
    assert matchpoints(second, [first]) == 0
    assert matchpoints(first, []) == 0
