"""Rules, section 4: turns, rounds, the start marker, halves and cards."""

import pytest

from engine.core import Play, Reason, ScriptedChance, Seat, SeededChance
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.cards import ALL_CARDS, CARDS
from engine.fearsome_floors.events import (
    CardRevealed,
    CardsShuffled,
    GameEnded,
    MonsterWoke,
    RestTurned,
    RoundBegan,
    TokenEscaped,
    TokenTurned,
    TurnPassed,
)
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.moves import MoveToken, Resign, RevealCard
from engine.fearsome_floors.notation import BadNotation, read_position
from engine.fearsome_floors.state import MonsterPhase, State, TokenPhase
from engine.fearsome_floors.tokens import TokenName
from tests.engine.fearsome_floors.positions import played, position, refused, revealed


def ending_of(state: State, token: TokenName, path: str = "") -> list[object]:
    """What follows a token's being turned over."""
    events = played(state, MoveToken(token, path)).events
    return list(events[events.index(TokenTurned(token)) + 1 :])


def test_players_move_one_token_after_the_other_clockwise() -> None:
    state = position("round=2 turn=b", colours="rgb")
    assert ending_of(state, "b3") == [TurnPassed("red")]
    assert ending_of(position("round=2 turn=r", colours="rgb"), "r1") == [TurnPassed("green")]


def test_a_player_without_unmoved_tokens_is_skipped() -> None:
    state = position("round=2 turn=r", "g1:a5* g3:in* g4:out g5:eaten", colours="rgb")
    assert ending_of(state, "r1") == [TurnPassed("blue")]


def test_who_alone_has_tokens_left_moves_them_one_after_the_other() -> None:
    assert ending_of(position("round=2 turn=r", "g1:in* g3:in* g4:in* g5:in*"), "r1") == [TurnPassed("red")]


def test_when_all_have_moved_the_monster_wakes() -> None:
    tokens = "r1:in* r3:in* r4:in* g1:in* g3:in* g4:in* g5:in*"
    assert ending_of(position("round=2 turn=r", tokens), "r5") == [MonsterWoke()]


def test_in_round_one_everybody_moves_two_tokens_and_the_rest_is_turned_over() -> None:
    assert ending_of(position("turn=r", "r1:in* g1:in*"), "r3") == [TurnPassed("green")]
    assert ending_of(position("turn=g", "r1:in* r3:in* g1:in*"), "g5") == [
        RestTurned(("r4", "r5", "g3", "g4")),
        MonsterWoke(),
    ]


def test_in_round_one_a_third_token_cannot_move() -> None:
    state = position("turn=g", "r1:in* r3:in*")
    assert refused(state, "r4", "i") == Reason.of("not-your-turn", colour="red", turn="green")
    assert list(FEARSOME_FLOORS.choices(state, Seat(0))) == []
    with pytest.raises(BadNotation, match="turn: red has no token to move"):
        position("turn=r", "r1:in* r3:in*")


def test_the_start_marker_passes_clockwise_and_its_holder_begins() -> None:
    state = position("monster=a1e round=3 turn=monster start=b", colours="rgb")
    assert revealed(state, "5").events[-2:] == [RoundBegan(4, "red"), TurnPassed("red")]


def test_a_start_player_without_tokens_is_skipped() -> None:
    state = position("monster=a1e round=10 turn=monster start=r", "g1:out g3:eaten g4:eaten g5:eaten", colours="rgb")
    assert revealed(state, "5").events[-2:] == [RoundBegan(11, "green"), TurnPassed("blue")]


def test_a_new_round_finds_all_tokens_unmoved() -> None:
    state = position("monster=a1e round=3 turn=monster", "r1:in* r3:k7*")
    assert revealed(state, "5").state.moved == frozenset()


def test_a_revealed_card_leaves_the_bag() -> None:
    after = revealed(position("round=3 turn=monster cards=7,8,8,1h,2h"), "8").state
    assert after.cards == ("7", "8", "1h", "2h")


def test_the_very_first_card_is_never_one_that_hunts_for_hits() -> None:
    state = position("turn=monster")
    drawn: set[str] = set()
    for seed in range(60):
        play = Play(state, evolve, SeededChance(seed))
        FEARSOME_FLOORS.resolve(play, None, RevealCard())
        drawn.update(event.card for event in play.events if isinstance(event, CardRevealed))
    assert drawn == {card for card, rule in CARDS.items() if rule.hits is None}


def test_later_cards_can_be_any_that_is_left() -> None:
    state = position("monster=a1e round=2 turn=monster cards=1h,2h")
    assert revealed(state, "2h").events[0] == CardRevealed("2h")
    with pytest.raises(LookupError):
        FEARSOME_FLOORS.resolve(Play(state, evolve, ScriptedChance(["5"])), None, RevealCard())


def test_after_seven_cards_all_eight_are_shuffled_for_the_second_half() -> None:
    play = revealed(position("monster=a1e round=7 turn=monster cards=5,2h start=r"), "5")
    assert play.events[-3:] == [RoundBegan(8, "green"), CardsShuffled(ALL_CARDS), TurnPassed("green")]
    assert play.state.cards == ALL_CARDS


def test_the_last_card_of_the_first_half_is_never_revealed() -> None:
    play = revealed(position("monster=a1e round=7 turn=monster cards=5,2h"), "5")
    assert [event for event in play.events if isinstance(event, CardRevealed)] == [CardRevealed("5")]
    assert play.state.round == 8


def test_the_game_ends_after_the_second_halfs_seventh_card() -> None:
    play = revealed(position("monster=a1e round=14 turn=monster cards=5,2h", "g4:out"), "5")
    assert play.events[-1] == GameEnded("cards", "green")


def test_only_the_player_to_move_may_move_and_only_their_own_tokens() -> None:
    state = position("round=2 turn=g", "g1:k7* g3:out g4:eaten")
    asked: list[tuple[int | None, TokenName]]
    asked = [(0, "r1"), (1, "r1"), (1, "g1"), (1, "g3"), (1, "g4"), (1, "b1"), (7, "g5"), (None, "g5")]
    reasons = [
        FEARSOME_FLOORS.why_not(state, None if seat is None else Seat(seat), MoveToken(token)) for seat, token in asked
    ]
    assert reasons == [
        Reason.of("not-your-turn", colour="red", turn="green"),
        Reason.of("not-your-token", token="r1"),
        Reason.of("token-moved", token="g1"),
        Reason.of("token-escaped", token="g3"),
        Reason.of("token-eaten", token="g4"),
        Reason.of("unknown-token", token="b1"),
        Reason.of("no-such-seat", seat=7),
        Reason.of("player-wanted"),
    ]


def test_a_card_comes_after_the_last_token_and_nobody_chooses_it() -> None:
    tokens, card = position("round=2 turn=g"), position("round=2 turn=monster")
    assert FEARSOME_FLOORS.why_not(tokens, None, RevealCard()) == Reason.of("tokens-first", colour="green")
    assert FEARSOME_FLOORS.why_not(card, Seat(0), RevealCard()) == Reason.of("card-by-nobody")
    assert FEARSOME_FLOORS.why_not(card, Seat(0), MoveToken("r1")) == Reason.of("card-next")
    assert FEARSOME_FLOORS.due(card) == RevealCard()
    assert FEARSOME_FLOORS.due(tokens) is None
    assert FEARSOME_FLOORS.to_act(card) == frozenset()
    assert FEARSOME_FLOORS.to_act(tokens) == {1}


def test_nothing_is_legal_when_the_game_is_over() -> None:
    state = position("turn=over")
    for move in (MoveToken("r1"), RevealCard(), Resign()):
        assert FEARSOME_FLOORS.why_not(state, Seat(0), move) == Reason.of("game-over")


def test_an_escaping_token_is_turned_over_and_the_turn_passes() -> None:
    state = position("round=2 turn=r", "r1:a1")
    assert played(state, MoveToken("r1", "x")).events == [
        TokenEscaped("r1", "a1"),
        TokenTurned("r1"),
        TurnPassed("green"),
    ]


def test_a_position_set_up_without_enough_cards_gets_a_full_bag() -> None:
    play = revealed(position("monster=a1e round=3 turn=monster cards=8"), "8")
    assert play.events[-3:] == [RoundBegan(4, "green"), CardsShuffled(ALL_CARDS), TurnPassed("green")]


def test_a_card_can_be_played_where_nobody_plays() -> None:
    assert revealed(read_position("ff1 monster=a1e"), "5").events[-2:] == [RoundBegan(2, "green"), MonsterWoke()]


def test_phases_are_values() -> None:
    assert position("turn=g").phase == TokenPhase("green")
    assert position("turn=monster").phase == MonsterPhase()
