"""Rules, section 7: the end of the game, and resigning."""

from engine.core import Reason, Seat, Standing
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.events import GameEnded, MonsterWoke, PlayerResigned, RestTurned, TokenTurned, TurnPassed
from engine.fearsome_floors.moves import MoveToken, Resign
from engine.fearsome_floors.state import State
from tests.engine.fearsome_floors.positions import played, position, revealed


def places(state: State) -> list[tuple[int, int, int]]:
    standings = FEARSOME_FLOORS.standings(state)
    assert standings is not None
    return [(line.seat, line.place, line.score) for line in standings]


def test_three_of_four_tokens_out_win_at_once() -> None:
    state = position("round=4 turn=r", "r1:out r3:a1 r4:out")
    play = played(state, MoveToken("r3", "x"))
    assert play.events[-2:] == [TokenTurned("r3"), GameEnded("escape", "red")]
    assert places(play.state) == [(0, 1, 3), (1, 2, 0)]


def test_two_of_three_tokens_out_win_at_a_table_of_five() -> None:
    state = position("round=4 turn=v", "v1:out v4:a1 r1:out", colours="rgbyv")
    assert played(state, MoveToken("v4", "x")).events[-1] == GameEnded("escape", "violet")


def test_two_of_four_tokens_out_do_not_win() -> None:
    state = position("round=4 turn=r", "r1:out r3:a1")
    assert played(state, MoveToken("r3", "x")).events[-1] == TurnPassed("green")


def test_after_the_last_card_most_tokens_out_win_and_the_others_count_as_eaten() -> None:
    state = position("monster=a1e round=14 turn=monster", "r1:out g1:out g3:out b1:out", colours="rgb")
    play = revealed(state, "5")
    assert play.events[-1] == GameEnded("cards", "green")
    assert places(play.state)[0] == (1, 1, 2)


def test_among_equals_who_reached_the_number_first_wins() -> None:
    state = position(
        "monster=a1e round=14 turn=monster escaped=r1,b1,b3,g1,r3,g3",
        "r1:out r3:out b1:out b3:out g1:out g3:out",
        colours="rgb",
    )
    play = revealed(state, "5")
    assert play.events[-1] == GameEnded("cards", "blue")
    assert places(play.state) == [(2, 1, 2), (0, 2, 2), (1, 3, 2)]


def test_the_winner_has_the_first_place_alone_though_the_order_of_escapes_was_not_told() -> None:
    state = position("round=14 turn=monster", "r1:out g1:out b1:out", colours="gbr")
    play = revealed(state, "5")
    assert play.events[-1] == GameEnded("cards", "green")
    assert places(play.state) == [(0, 1, 1), (1, 2, 1), (2, 3, 1)]


def test_ruling_if_nobody_got_a_token_out_the_monster_wins_and_the_players_share_the_second_place() -> None:
    play = revealed(position("monster=a1e round=14 turn=monster"), "5")
    assert play.events[-1] == GameEnded("cards", None)
    assert places(play.state) == [(0, 2, 0), (1, 2, 0)]


def test_players_without_tokens_out_share_a_place_behind_the_others() -> None:
    state = position("turn=over round=14", "g1:out", colours="rgb")
    assert places(state) == [(1, 1, 1), (0, 2, 0), (2, 2, 0)]


def test_the_second_half_ends_when_the_last_token_is_eaten() -> None:
    state = position("monster=h6e round=9 turn=monster", "r1:j6 g1:out", rest="eaten")
    assert revealed(state, "10").events[-1] == GameEnded("no-tokens", "green")


def test_the_second_half_ends_when_the_last_token_escapes() -> None:
    state = position("round=9 turn=r", "r1:a1", rest="eaten")
    assert played(state, MoveToken("r1", "x")).events[-1] == GameEnded("no-tokens", "red")


def test_the_second_half_goes_on_while_a_token_waits_outside() -> None:
    state = position("monster=h6e round=9 turn=monster", "r1:j6 g1:in", rest="eaten")
    assert revealed(state, "5").events[-1] == TurnPassed("green")


def test_there_are_no_standings_while_the_game_is_on() -> None:
    assert FEARSOME_FLOORS.standings(position("turn=r")) is None


def test_ruling_a_player_may_resign_out_of_turn_and_their_tokens_leave_the_game() -> None:
    state = position("round=2 turn=r", "g1:out g3:k7 g4:eaten", colours="rgb")
    play = played(state, Resign(), seat=1)
    assert play.events == [PlayerResigned("green", ("g3", "g5"))]
    assert [play.state.tokens[token] for token in ("g1", "g3", "g4", "g5")] == ["out", "eaten", "eaten", "eaten"]


def test_who_resigns_in_their_turn_passes_it_on() -> None:
    state = position("round=2 turn=g", colours="rgb")
    assert played(state, Resign(), seat=1).events == [
        PlayerResigned("green", ("g1", "g3", "g4", "g5")),
        TurnPassed("blue"),
    ]


def test_the_monster_wakes_when_the_last_player_to_move_resigns() -> None:
    state = position("turn=b", "r1:in* r3:in* g1:in* g3:in*", colours="rgb")
    assert played(state, Resign(), seat=2).events == [
        PlayerResigned("blue", ("b1", "b3", "b4", "b5")),
        RestTurned(("r4", "r5", "g4", "g5")),
        MonsterWoke(),
    ]


def test_ruling_the_last_player_at_the_table_wins_whatever_they_have_saved() -> None:
    play = played(position("round=2 turn=g", "r1:out"), Resign(), seat=0)
    assert play.events == [PlayerResigned("red", ("r3", "r4", "r5")), GameEnded("resigned", "green")]
    assert places(play.state) == [(1, 1, 0), (0, 2, 1)]


def test_ruling_who_has_resigned_never_wins_and_comes_last_the_first_to_go_at_the_end() -> None:
    state = position("turn=over round=14 resigned=r,b", "r1:out r3:out y1:out", colours="rgby", rest="eaten")
    assert places(state) == [(3, 1, 1), (1, 2, 0), (2, 3, 0), (0, 4, 2)]


def test_nobody_resigns_twice() -> None:
    state = played(position("round=2 turn=r", colours="rgb"), Resign(), seat=1).state
    assert FEARSOME_FLOORS.why_not(state, Seat(1), Resign()) == Reason.of("already-resigned", colour="green")
    assert FEARSOME_FLOORS.why_not(state, Seat(1), MoveToken("g1")) == Reason.of("already-resigned", colour="green")


def test_the_game_ends_when_resigning_leaves_no_token_in_the_second_half() -> None:
    state = position("round=9 turn=r", "r1:k7 g1:out", colours="rgb", rest="eaten")
    assert played(state, Resign(), seat=0).events == [PlayerResigned("red", ("r1",)), GameEnded("no-tokens", "green")]


def test_ruling_the_start_marker_still_travels_over_a_seat_that_resigned_and_is_skipped() -> None:
    state = position(
        "monster=a1e round=3 turn=monster start=r resigned=g",
        "g1:eaten g3:eaten g4:eaten g5:eaten",
        colours="rgb",
    )
    play = revealed(state, "5")
    assert play.state.start == "green"
    assert play.events[-1] == TurnPassed("blue")


def test_standings_are_values_by_seat() -> None:
    assert FEARSOME_FLOORS.standings(position("turn=over", "r1:out")) == (
        Standing(Seat(0), 1, 1),
        Standing(Seat(1), 2, 0),
    )
