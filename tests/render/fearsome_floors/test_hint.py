"""A hint: its lines tell the moves with their numbers, and the picture leads from each token to where it would go."""

from msgspec.structs import replace

from engine.core import Motive, RatedMove, Seat
from engine.fearsome_floors.forecast import forecast, what_if
from engine.fearsome_floors.moves import AnyMove, MoveToken
from engine.fearsome_floors.opponents import OPPONENTS
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tiles import Tile
from engine.fearsome_floors.tokens import TokenName
from render.core import words_in
from render.fearsome_floors import choice_marks as signs
from render.fearsome_floors import paint
from render.fearsome_floors.geometry import ESCAPED, OUTSIDE, middle
from render.fearsome_floors.picture import board_sprites
from render.fearsome_floors.review import hint_frame
from render.fearsome_floors.scene import Hint
from tests.render.fearsome_floors.tables import NAMES, WORDS, position

GREEN = Seat(0)
MASTER = OPPONENTS.level("master")
STONE: dict[str, Tile] = {"e3": "stone"}


def hinted(state: State, *advised: RatedMove[AnyMove]) -> tuple[list[str], tuple[Hint, ...]]:
    frame = hint_frame(WORDS, NAMES[:4], state, GREEN, advised, MASTER)
    assert paint(frame.scene)
    assert frame.scene.choice is not None
    return frame.sentence.split("\n"), frame.scene.choice.hints


def hunted() -> State:
    """Green 4 in the line of the monster, green 5 aside, green 1 at the exit."""
    state = position(g4="h4", g5="c7", g1="a1", round_number=3)
    return replace(state, tiles=STONE, patches=(), monster=replace(state.monster, square="k4", facing="w"))


def risk(state: State, token: TokenName, path: str) -> str:
    """Return what the forecast says of green 4 and green 5 after a move, as a hint words it."""
    foreseen = forecast(what_if(state, GREEN, MoveToken(token, path)))
    some = {danger.token: int(danger.chance * foreseen.drawn_from) for danger in foreseen.dangers}
    told = (
        f"{TOKEN[each]} ({some[each]} of {foreseen.drawn_from} cards{'' if each == token else ', if it stays there'})"
        for each in some
    )
    return f"At risk: {' and '.join(told)}."


TOKEN = {"g4": "green 4", "g5": "green 5"}


def test_each_move_is_told_with_its_chance_its_reason_and_all_that_it_risks() -> None:
    motives = (Motive("safer", {"token": "g4", "before": 8, "after": 1, "cards": 8}), Motive("risks", {"token": "g4"}))
    state = hunted()
    first, second = RatedMove[AnyMove](MoveToken("g4", "dd"), 0.434, motives), RatedMove[AnyMove](MoveToken("g5"), 0.4)
    reason = "1 of 8 cards eat green 4 there; had it stayed, 8 would have."
    better = "3 more wins in 100 than with **2**."
    assert hinted(state, first, second)[0] == [
        "Your best moves, as 🐉 Dragon sees them:",
        f"**1.** green 4 from h4 to h6. 43 % to win. {reason} {risk(state, 'g4', 'dd')} {better}",
        f"**2.** green 5 stays on c7. 40 % to win. {risk(state, 'g5', '')}",
    ]
    assert "if it stays there" in risk(state, "g5", "")


def test_moves_of_which_the_same_is_said_are_one_hint_and_each_keeps_its_number() -> None:
    state = position(g1="m6", round_number=3)
    moves = [RatedMove[AnyMove](MoveToken("g1", path), 0.3) for path in ("u", "r")]
    lines, hints = hinted(state, *moves, RatedMove[AnyMove](MoveToken("g1"), 0.2))
    assert [hint.number for hint in hints] == [1, 2, 3]
    assert lines[1].startswith("**1.** green 1 from m6 to m5. Or **2.** to n6, as good. 30 % to win.")
    assert lines[1].endswith("10 more wins in 100 than with **3**.")
    assert lines[2].startswith("**3.** green 1 stays on m6. 20 % to win.")


def test_a_move_without_risk_says_so() -> None:
    state = position(g1="a1", round_number=3)
    (_, line), _ = hinted(state, RatedMove[AnyMove](MoveToken("g1", "x"), 0.31))
    assert line == "**1.** green 1 escapes. 31 % to win. No token of yours is at risk."


def test_the_last_move_says_that_the_game_is_over() -> None:
    state = position(g4="out", g5="out", g1="a1", round_number=9)
    (_, line), _ = hinted(state, RatedMove[AnyMove](MoveToken("g1", "x"), 1.0))
    assert line == "**1.** green 1 escapes. 100 % to win. With that the game is over."


def test_ways_lead_past_every_square_in_and_out() -> None:
    state = replace(hunted(), tiles={"c6": "stone"})
    moves = ("g3", "iu"), ("g1", "x"), ("g5", "")
    hints = hinted(state, *(RatedMove[AnyMove](MoveToken(token, path), 0.1) for token, path in moves))[1]  # type: ignore[arg-type]  # three tokens
    assert hints == (Hint(1, ("in", "p11", "p10")), Hint(2, ("a1", "out")), Hint(3, ("c7",)))


def test_numbers_lie_where_ways_end_and_hide_no_number_of_a_token() -> None:
    state = hunted()
    moves = ("g4", "dd"), ("g1", "x"), ("g5", "")
    advised = [RatedMove[AnyMove](MoveToken(token, path), 0.1) for token, path in moves]  # type: ignore[arg-type]  # three tokens
    frame = hint_frame(WORDS, NAMES[:4], state, GREEN, advised, MASTER)
    spots = {placed.sprite: placed.centre for placed in board_sprites(frame.scene)}
    assert spots[signs.badge(1)] == middle("h6")
    assert spots[signs.badge(2)] == ESCAPED
    x, y = middle("c7")
    across, down = spots[signs.badge(3)]
    assert across > x
    assert down < y


def test_two_numbers_on_one_square_lie_side_by_side() -> None:
    moves = ("g3", ""), ("g5", "")
    state = position(round_number=3)
    advised = [RatedMove[AnyMove](MoveToken(token, path), 0.1) for token, path in moves]  # type: ignore[arg-type]  # two tokens
    frame = hint_frame(WORDS, NAMES[:4], state, GREEN, advised, MASTER)
    spots = {placed.sprite: placed.centre for placed in board_sprites(frame.scene)}
    (one, height), (two, _) = spots[signs.badge(1)], spots[signs.badge(2)]
    assert height == OUTSIDE[1]
    assert two - one >= 2 * 20


def test_averages_are_written_as_the_language_of_the_reader_does() -> None:
    advised = (RatedMove[AnyMove](MoveToken("g4", "ddd"), 0.434), RatedMove[AnyMove](MoveToken("g1", "x"), 0.4))
    frame = hint_frame(words_in("de"), NAMES[:4], hunted(), GREEN, advised, MASTER)
    assert "Weniger Risiko als **2**: Im Schnitt werden 1,0 deiner Figuren gefressen statt 1,1." in frame.sentence
