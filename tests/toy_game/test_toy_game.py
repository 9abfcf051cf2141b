"""What the toy game is there for: luck of several kinds, turns told together, and a match as others see it."""

import random
from dataclasses import replace

import pytest
from msgspec.structs import replace as changed

from engine.core import AnyMatch, Match, NotAllowed, Reason, ScriptedChance, Seat, turns_by_post
from tests.every_game.matches import NOON, new_match, random_match, random_turn
from tests.toy_game import TOY_GAME, State
from tests.toy_game.on_discord import TOY_GAME_ON_DISCORD
from tests.toy_game.rules import MOVES, why_not
from tests.toy_game.state import CARD, AnyMove, CardDrawn, Dig, Draw, End, KeepCard, Roll, SetGuard, TurnTile, see_move

ADA, BEN = Seat(0), Seat(1)


def played(*turns: tuple[Seat | None, AnyMove, str], match: AnyMatch | None = None) -> AnyMatch:
    match = match or new_match(TOY_GAME, 2, 1)
    for seat, move, luck in turns:
        match = match.play(seat, move, chance=ScriptedChance(luck.split()), at=NOON)
    return match


ROLLED = (None, Roll(), "6")


def test_what_was_undone_comes_again_whatever_is_drawn_first() -> None:
    match = played(ROLLED, (ADA, Dig(), "1111"), (BEN, TurnTile(0), ""), (ADA, Draw(), "gold")).undo(3)
    again = played((ADA, Draw(), ""), (ADA, Dig(), ""), match=match)
    assert [turn.luck[0].item for turn in again.journal.turns] == ["6", "gold", "1111"]
    assert again.journal.fate == {}


def test_the_dice_of_a_match_that_was_undone_come_again_in_their_order() -> None:
    match, luck = random_match(TOY_GAME, 3, 2), random.Random(3)
    owed = [turn.drawn("d6") for turn in match.journal.turns if turn.drawn("d6")]
    again = match.undo(len(match.journal.turns))
    while TOY_GAME.standings(again.state) is None:
        again = random_turn(again, luck)
    given = [turn.drawn("d6") for turn in again.journal.turns if turn.drawn("d6")]
    assert again.journal.turns != match.journal.turns
    assert given == owed[: len(given)]


def test_the_small_turns_of_a_seat_are_told_in_one_post_and_an_interrupt_ends_it() -> None:
    match = played(
        ROLLED,
        (ADA, Draw(), "gold"),
        (BEN, SetGuard(on=True), ""),
        (ADA, Draw(), "bomb"),
        (ADA, Dig(), "1111"),
        (BEN, TurnTile(2), ""),
        (ADA, KeepCard("gold"), ""),
        (ADA, End(), ""),
        ROLLED,
        (BEN, Draw(), "gold"),
    )
    turns = match.journal.turns
    assert [turn.rests for turn in turns] == [True, False, False, True, True, False, False, True, False]
    assert [turn.opens for turn in turns] == [False, False, False, True, False, False, False, False, False]
    told = [range(1), range(1, 3), range(3, 4), range(4, 5), range(5, 8)]
    assert list(turns_by_post(turns)) == told
    assert list(turns_by_post(turns, since=1)) == list(turns_by_post(turns, since=3)) == told[1:]
    assert list(turns_by_post(turns, since=4)) == told[3:]
    assert list(turns_by_post(turns, since=8)) == []
    assert list(turns_by_post(turns[:3])) == told[:1]


def test_turns_that_a_post_tells_already_are_not_told_with_those_that_come_in_place_of_what_was_undone() -> None:
    match = played(ROLLED, (ADA, Draw(), "gold"), (ADA, Draw(), "bomb"), (ADA, Dig(), "1111"))
    for undone, told in ((1, True), (2, True), (3, False)):
        back = match.undo(undone)
        assert back.is_posted == told
        assert back.seen(BEN).is_posted == told
        again = played((ADA, KeepCard(back.state.hands[ADA][0]), ""), (ADA, Dig(), ""), match=back)
        begins = len(back.journal.turns) if told else 1
        assert list(turns_by_post(again.journal.turns))[-2:] == [
            range(begins, begins + 1),
            range(begins + 1, begins + 2),
        ]


def test_orders_do_not_pile_up_however_often_they_are_given() -> None:
    match = played(ROLLED, (BEN, SetGuard(on=True), ""))
    for on in (False, True) * 50:
        match = played((BEN, SetGuard(on=on), ""), match=match)
    assert [order.move for order in match.journal.orders] == [SetGuard(on=True)]
    match = played((ADA, SetGuard(on=True), ""), (BEN, SetGuard(on=False), ""), match=match)
    assert [order.seat for order in match.journal.orders] == [ADA]
    assert Match.fold(TOY_GAME, match.journal) == match


def test_an_order_leaves_what_can_be_redone_and_stays_given() -> None:
    match = played(ROLLED, (BEN, SetGuard(on=True), ""), (ADA, Draw(), "gold"), (BEN, SetGuard(on=False), ""))
    back = played((ADA, SetGuard(on=True), ""), match=match.undo(2))
    again = back.redo().redo()
    assert [back.state.guards, again.state.guards] == [(True, False)] * 2
    assert [type(turn.move) for turn in again.journal.turns] == [Roll, Draw]
    assert Match.fold(TOY_GAME, again.journal) == again


def test_others_see_that_a_card_was_drawn_and_kept_but_not_which() -> None:
    match = played(ROLLED, (ADA, Draw(), "gold"), (ADA, KeepCard("gold"), ""))
    for viewer in (BEN, None):
        _, drawn, kept = match.seen(viewer).journal.turns
        assert (drawn.events, drawn.luck) == ((CardDrawn(ADA, None),), ())
        assert kept.move == KeepCard(None)
        assert match.undo(2).seen(viewer).journal.fate == {}
    assert match.seen(ADA).journal.turns == match.journal.turns


def test_what_is_seen_of_a_turn_is_made_once_however_long_a_match_goes_on() -> None:
    asked = list[AnyMove]()

    def noted(move: AnyMove) -> AnyMove:
        asked.append(move)
        return see_move(move)

    match = Match.begin(replace(TOY_GAME, see_move=noted), new_match(TOY_GAME, 2, 1).state)
    for seat, move, luck in (ROLLED, (ADA, Draw(), "gold"), (ADA, KeepCard("gold"), ""), (ADA, Dig(), "1111")):
        match = match.play(seat, move, chance=ScriptedChance(luck.split()), at=NOON)
        for _ in range(3):
            assert match.seen(BEN).journal == Match(TOY_GAME, match.journal, match.state).seen(BEN).journal
    assert asked == [turn.move for turn in match.journal.turns]


def test_that_luck_was_skipped_is_nothing_that_others_see() -> None:
    match = played(ROLLED)
    match = Match(match.game, changed(match.journal, fate={CARD: ("owed",)}), match.state)
    match = played((ADA, Draw(), "gold"), match=match)
    assert match.journal.turns[-1].skipped == (1,)
    for viewer in (ADA, BEN, None):
        assert [turn.skipped for turn in match.seen(viewer).journal.turns] == [(), ()]


def test_a_refusal_is_made_of_what_its_seat_sees() -> None:
    def telling(state: State, seat: Seat | None, move: AnyMove) -> Reason | None:
        reason = why_not(state, seat, move)
        return reason and Reason.of(reason.key, hands=str(state.hands), deck=str(state.deck))

    match = played(ROLLED)
    match = replace(match, game=replace(TOY_GAME, why_not=telling))
    with pytest.raises(NotAllowed) as refused:
        match.play(BEN, Dig(), chance=ScriptedChance(()), at=NOON)
    seen = match.seen(BEN).state
    assert refused.value.reason == Reason.of("not-your-turn", hands=str(seen.hands), deck=str(seen.deck))
    assert seen.hands != match.state.hands


def test_after_the_end_everything_is_open() -> None:
    match = random_match(TOY_GAME, 2, 4)
    assert match.seen(None) is match
    before = match.undo(1)
    assert before.seen(None) != before
    assert Match.fold(TOY_GAME, before.seen(None).journal) == before.seen(None)


def test_all_that_can_be_chosen_is_typed_by_its_name() -> None:
    match = played(ROLLED, (ADA, Draw(), "gold"))
    moves = [*TOY_GAME.choices(match.state, ADA), *TOY_GAME.orders(match.state, ADA)]
    typed = [TOY_GAME_ON_DISCORD.trial.typed(move) for move in moves]
    assert {command for command, _ in typed} == {"act"}
    assert [MOVES[options["move"]] for _, options in typed] == moves
