"""What is offered to whoever types after `/act`, and what is told to whoever typed no move."""

from pathlib import Path

import pytest

from bot.interactions.autocomplete import LONGEST_OFFER, MOST_OFFERS
from bot.interactions.move_offers import ALL, meant_move, offered_moves, possible_moves
from bot.table import TableView
from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.notation.position import read_position
from engine.core import Match, Refused, Seat
from render.core import words_in
from tests.every_game.at_tables import at_table, person_at
from tests.every_game.matches import ALL_GAMES, new_match

WORDS, HUMANS, DEMONS = words_in("en"), Seat(0), Seat(1)
FIGHT = (
    "cl1 scenario=air tiles=plain-k@0,0,plain-a@0,1 humans=R@0:4,B1@0:1,K1@1:2 phase=human-action troglodytes=0:2 "
    "gifts=courage,rally"
)
THREAT = "cl1 scenario=air humans=R@0:4 phase=threat:115566 tp=4 event-hand=fumes"


async def table_of(line: str, seat: Seat, folder: Path) -> TableView:
    """Return a table with this position as somebody sees it."""
    async with at_table(folder / "table.db", Match.begin(CLAUSTROPHOBIA, read_position(line))) as at:
        return (await at.table()).seen_by(person_at(seat).id)


def offered(table: TableView, seat: Seat, typed: str) -> list[str]:
    return [move for _, move in offered_moves(WORDS, table, seat, typed)]


def told(table: TableView, seat: Seat, typed: str) -> list[str]:
    with pytest.raises(Refused) as refused:
        meant_move(WORDS, table, seat, typed)
    return WORDS(refused.value.reason.key, **refused.value.reason.facts).splitlines()


@pytest.mark.parametrize("typed", ["fight b1 tro", "TRO b1", "attack brute", "b1   figh"])
async def test_words_are_found_in_any_order_and_case_in_label_and_notation(typed: str, tmp_path: Path) -> None:
    table = await table_of(FIGHT, HUMANS, tmp_path)
    assert offered(table, HUMANS, typed) == ["fight B1 troglodyte"]


async def test_where_too_many_fit_some_of_each_kind_are_shown_and_the_last_offer_says_so(tmp_path: Path) -> None:
    table = await table_of(THREAT, DEMONS, tmp_path)
    possible = possible_moves(WORDS, table, DEMONS)
    *shown, (label, value) = offered_moves(WORDS, table, DEMONS, "")
    assert len(possible) > MOST_OFFERS == len(shown) + 1
    assert label == f"… {len(shown)} of {len(possible)} are shown: go on typing words of your move"
    assert {move.split()[0] for _, move in shown} == {each.notation.split()[0] for each in possible}
    assert "end" in {move for _, move in shown}
    with pytest.raises(Refused):
        meant_move(WORDS, table, DEMONS, value)
    assert offered_moves(WORDS, table, DEMONS, value)[:-1] == shown


async def test_the_last_offer_is_no_move_even_where_what_was_typed_is_one(tmp_path: Path) -> None:
    table = await table_of(THREAT, DEMONS, tmp_path)
    assert offered_moves(WORDS, table, DEMONS, "e")[-1][1] == f"{ALL} e"
    *_, told_last = told(table, DEMONS, f"{ALL} end")
    assert told_last == "“end” fits one of your moves: `end`"
    (everything,) = told(table, DEMONS, ALL)
    assert everything.startswith("What you can do now: `destiny ")
    assert everything.endswith("` …")


async def test_odds_stand_on_attacks_and_every_offer_has_room(tmp_path: Path) -> None:
    table = await table_of(FIGHT, HUMANS, tmp_path)
    labels = {move: label for label, move in offered_moves(WORDS, table, HUMANS, "")}
    assert labels["fight B1 troglodyte"].startswith("Brute B1: attack 2 troglodytes: 1 hit or more: ")
    assert all(len(label) <= LONGEST_OFFER and len(move) <= LONGEST_OFFER for move, label in labels.items())


async def test_what_the_acting_warrior_can_do_comes_first_and_ending_the_phase_last(tmp_path: Path) -> None:
    moves = offered(await table_of(f"{FIGHT} active=K1:1/1", HUMANS, tmp_path), HUMANS, "")
    assert moves[0].startswith("go K1")
    assert moves[-1] == "end"


async def test_a_refusal_names_the_words_that_are_in_no_move_and_the_three_nearest(tmp_path: Path) -> None:
    table = await table_of(FIGHT, HUMANS, tmp_path)
    first, *nearest = told(table, HUMANS, "figth B1 troglodyte")
    assert first == "Nothing that you can do now has “figth” in it. The nearest moves:"
    assert len(nearest) == 3
    assert nearest[0] == "- `fight B1 troglodyte`: Brute B1: attack 2 troglodytes"
    first, *_ = told(table, HUMANS, "fight K1 troglodyte now")
    assert first == "Nothing that you can do now has “now” in it. The nearest moves:"
    first, *_ = told(table, HUMANS, "fight b1 end")
    assert first == "Nothing that you can do now has all of “fight b1 end” in it. The nearest moves:"


async def test_what_was_typed_stands_in_a_refusal_without_its_markup_and_not_longer_than_is_read(
    tmp_path: Path,
) -> None:
    table = await table_of(FIGHT, HUMANS, tmp_path)
    first, *_ = told(table, HUMANS, f"**@everyone** {'x' * 200}")
    assert "\\*\\*" in first
    assert len(first) < 120


async def test_who_is_not_to_act_is_told_so_but_can_give_orders(tmp_path: Path) -> None:
    table = await table_of(FIGHT, DEMONS, tmp_path)
    assert told(table, DEMONS, "go demon up") == ["It is not your turn."]
    assert offered(table, DEMONS, "") == ["guard always"]


async def test_a_move_that_is_written_out_is_meant_be_it_legal_or_not(tmp_path: Path) -> None:
    table = await table_of(FIGHT, HUMANS, tmp_path)
    for typed, written in (("FIGHT b1 Troglodyte", "fight B1 troglodyte"), ("go K1 w", "go K1 w")):
        assert meant_move(WORDS, table, HUMANS, typed) == meant_move(WORDS, table, HUMANS, written)


async def test_moves_with_the_same_words_are_told_apart_by_their_notation(tmp_path: Path) -> None:
    line = f"{FIGHT.replace('B1@0:1', 'B1@0:1~trap~attack')} owed=naming naming=deferred".replace(
        "human-action", "round-end"
    )
    offers = offered_moves(WORDS, await table_of(line, HUMANS, tmp_path), HUMANS, "lines=3")
    assert len({label for label, _ in offers}) == len(offers) == 2
    assert all(label.endswith(f"({move})") for label, move in offers)


async def test_a_game_with_commands_of_its_own_says_which(tmp_path: Path) -> None:
    match = new_match(ALL_GAMES["fearsome-floors"], 2, 1)
    async with at_table(tmp_path / "table.db", match) as at:
        table = (await at.table()).seen_by(person_at(Seat(0)).id)
    with pytest.raises(Refused) as refused:
        meant_move(WORDS, table, Seat(0), "move 3 k5")
    assert WORDS(refused.value.reason.key, **refused.value.reason.facts) == (
        "Fearsome Floors has commands of its own for its moves: `/move`, `/stay` and `/place`."
    )
