import random
from datetime import UTC, datetime
from itertools import islice

import msgspec
from msgspec.structs import replace

from engine.core import Match, Seat, SeededChance, Turn
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.events import (
    AnyEvent,
    CardRevealed,
    GameEnded,
    MonsterBoxedIn,
    MonsterLooked,
    MonsterSlid,
    MonsterStepped,
    MonsterStopped,
    MonsterTeleported,
    MonsterTurned,
    RoundBegan,
    Sighting,
    TilePlaced,
    TilePushed,
    TileRemoved,
    TokenEaten,
    TokenEntered,
    TokenEscaped,
    TokenPushed,
    TokenSlid,
    TokenStepped,
    TokenTurned,
    TurnPassed,
)
from engine.fearsome_floors.moves import AnyMove, GameTurn, MoveToken, RevealCard
from engine.fearsome_floors.state import Monster, MonsterPhase, State, TokenPhase
from render.fearsome_floors import Scene, frames
from render.fearsome_floors.action import action_of
from render.fearsome_floors.film import parts
from render.fearsome_floors.scene import Bite, Halt, Jump, Passage, Piece, Sight, Trail, Turned, Walk
from tests.render.fearsome_floors.positions import busy, start_of
from tests.render.fearsome_floors.walks import EVENTFUL, walked

NOW = datetime(2026, 1, 1, tzinfo=UTC)
NOBODY = (Sighting("e", "p8", 9, None), Sighting("n", "g1", 4, None), Sighting("s", "g6", 1, None))


def turn_of(move: AnyMove, *events: AnyEvent) -> GameTurn:
    return Turn(None, move, events, (), NOW)


def look(step: int, *, last: bool = False) -> MonsterLooked:
    return MonsterLooked(step, last, NOBODY, "nobody", "e")


def test_a_token_move_is_one_shot_of_the_position_after_it() -> None:
    (shot,) = frames(
        start_of(2),
        turn_of(
            MoveToken("g4", "iu"),
            TokenEntered("g4", "p11"),
            TokenStepped("g4", "p11", "p10"),
            TokenTurned("g4"),
            TurnPassed("red"),
        ),
    )
    assert shot.scene.tokens == {"p10": Piece("green", 3, turned=True, name=4)}
    assert shot.scene.action.trail == (Trail("p11", "n", "token"),)
    assert shot.scene.action.entered
    assert shot.scene.action.moved == ("p10",)
    assert [line.to_move for line in shot.scene.panel.lines] == [False, True]
    assert shot.after.phase == TokenPhase("red")


def test_a_card_gives_one_shot_for_each_step_and_the_last_look_joins_the_last_one() -> None:
    first = (CardRevealed("7"), look(1), MonsterStepped("g5", "h5"))
    second = (look(2), MonsterStepped("h5", "i5"), look(3, last=True), GameEnded("cards", None))
    assert parts((*first, *second)) == (first, second)


def test_a_new_round_is_left_to_the_board() -> None:
    walk = (CardRevealed("7"), look(1), MonsterStepped("g5", "h5"), look(2, last=True))
    assert parts((*walk, RoundBegan(2, "red"), TurnPassed("red"))) == (walk,)


def test_a_card_without_a_step_gives_one_shot_with_the_card() -> None:
    before = replace(busy(), phase=MonsterPhase())
    (shot,) = frames(before, turn_of(RevealCard(), CardRevealed("8"), GameEnded("no-tokens", None)))
    assert shot.scene.panel.walk == Walk("8", 0)
    assert shot.scene.panel.monster_won


def test_each_shot_counts_the_hits_so_far() -> None:
    before, walk = walked(EVENTFUL, "2h")
    hits = [shot.scene.panel.walk.hits for shot in frames(before, walk) if shot.scene.panel.walk]
    assert (hits[0], hits[-1]) == (0, 2)
    assert hits == sorted(hits)


def test_each_shot_knows_the_card_the_step_and_the_positions_around_it() -> None:
    before = replace(busy(), phase=MonsterPhase(), monster=Monster("g5", "e"))
    one, two = frames(
        before,
        turn_of(
            RevealCard(),
            CardRevealed("8"),
            look(1),
            MonsterStepped("g5", "h5"),
            look(2),
            MonsterStepped("h5", "i5"),
            look(3, last=True),
        ),
    )
    assert (one.scene.panel.walk, two.scene.panel.walk) == (Walk("8", 1), Walk("8", 2))
    assert one.after == two.before
    assert two.after.monster == two.scene.monster == Monster("i5", "e")


def test_a_look_shows_where_each_line_ends_and_which_one_the_monster_followed() -> None:
    state = replace(busy(), monster=Monster("m5", "s"))
    sightings = (
        Sighting("s", "m6", 1, "y1"),
        Sighting("e", "p5", 3, None),
        Sighting("n", "m5", 0, None),
    )
    action = action_of(state, [MonsterLooked(1, False, sightings, "nearest", "s")])  # noqa: FBT003 - field `last`
    assert action.sights == (
        Sight("m5", "s", "m6", 1, "token", chosen=True, now="m6"),
        Sight("m5", "e", "p5", 3, "wall"),
        Sight("m5", "n", "m5", 0, "stone"),
    )


def test_the_last_look_adds_only_the_line_that_turned_the_monster() -> None:
    state = replace(busy(), monster=Monster("m4", "s"))
    sightings = (Sighting("s", "m6", 1, "y1"), Sighting("e", "o5", 2, None), Sighting("w", "l5", 1, None))
    events: list[AnyEvent] = [MonsterStepped("m4", "m5"), MonsterLooked(2, True, sightings, "nearest", "s")]  # noqa: FBT003 - as above
    assert action_of(state, events).sights == (Sight("m5", "s", "m6", 1, "token", chosen=True, now="m6"),)


def test_a_look_is_marked_where_the_token_that_was_seen_has_got_to() -> None:
    state = replace(busy(), monster=Monster("m4", "s"))
    sightings = (Sighting("s", "m6", 2, "y1"), Sighting("e", "o4", 2, None), Sighting("w", "l4", 1, None))
    look = MonsterLooked(1, last=False, sightings=sightings, verdict="nearest", facing="s")
    pushed = action_of(state, [look, TokenPushed("y1", "m6", "m7"), MonsterStepped("m4", "m5")])
    assert pushed.sights[0] == Sight("m4", "s", "m6", 2, "token", chosen=True, now="m7")
    eaten = action_of(state, [look, TokenEaten("y1", "m6", "edge", "eaten"), MonsterStepped("m4", "m5")])
    assert eaten.sights[0] == Sight("m4", "s", "m6", 2, "token", chosen=True, now=None)


def test_a_bite_keeps_the_token_as_it_was() -> None:
    state = replace(busy(), phase=MonsterPhase())
    action = action_of(state, [TokenEaten("g1", "k5", "bite", "eaten"), TokenEaten("b5", "p5", "edge", "in")])
    assert action.bites == (Bite("k5", Piece("green", 6, name=1)), Bite("p5", Piece("blue", 5), fell=True))


def test_the_way_through_a_wall_is_a_passage_of_its_letter() -> None:
    action = action_of(busy(), [MonsterStepped("p5", "a7", "U"), MonsterSlid("a1", "p11", "A")])
    assert action.passages == (Passage("p5", "e"), Passage("a1", "n"))
    assert action.trail == (Trail("p5", "e", "monster"), Trail("a1", "n", "monster", slide=True))


def test_pushed_tiles_are_marked_where_they_came_to_rest_and_lost_ones_where_they_fell() -> None:
    pushes: list[AnyEvent] = [
        TilePushed("stone", "o6", "p6"),
        TilePushed("stone", "n6", "o6"),
        TileRemoved("stone", "p6", "edge"),
    ]
    action = action_of(replace(busy(), tiles={"o6": "stone", "n6": "stone"}), pushes)
    assert action.moved == ("o6",)
    assert action.lost == ("p6",)
    assert [step.mover for step in action.trail] == ["pushed", "pushed"]


def test_a_token_slides_by_its_own_move_or_because_it_was_pushed() -> None:
    own = action_of(busy(), [TokenSlid("g1", "k5", "k6")])
    pushed = action_of(busy(), [TokenPushed("g1", "k5", "k6"), TokenSlid("g1", "k6", "k7")])
    assert pushed.moved == ("k7",)
    assert own.trail == (Trail("k5", "s", "token", slide=True),)
    assert pushed.trail == (Trail("k5", "s", "pushed"), Trail("k6", "s", "pushed", slide=True))


def test_a_token_that_leaves_is_shown_outside_the_exit() -> None:
    state = replace(start_of(2), tokens={**start_of(2).tokens, "g5": "a1"})
    assert action_of(state, [TokenEscaped("g5", "a1")]).escaped == Piece("green", 5, ready=True)


def test_turning_stones_are_shown_where_the_monster_met_them() -> None:
    action = action_of(
        busy(), [MonsterTurned("g5", "w", "turner", "g6"), MonsterTurned("p5", "w", "reverser", "a7", "U")]
    )
    assert action.turns == (Turned("g5", "s", "turner"), Turned("p5", "e", "reverser"))


def test_a_jump_joins_two_teleporters_and_the_next_look_starts_at_the_far_one() -> None:
    sightings = (Sighting("n", "m6", 1, "y1"), Sighting("e", "p7", 3, None), Sighting("w", "a7", 9, None))
    action = action_of(
        busy(),
        [
            MonsterStepped("g5", "g6"),
            MonsterTeleported("g6", "m7", "n", 2),
            MonsterLooked(2, True, sightings, "nearest", "n"),  # noqa: FBT003 - field `last`
        ],
    )
    assert action.jumps == (Jump("g6", "m7"),)
    assert [sight.origin for sight in action.sights] == ["m7"]


def test_a_monster_that_cannot_go_on_says_why() -> None:
    assert action_of(busy(), [MonsterBoxedIn("g5", "n")]).halt == Halt("g5", "boxed-in")
    assert action_of(busy(), [MonsterStopped("g5")]).halt == Halt("g5", "round")


def test_what_is_placed_is_marked_on_all_its_squares() -> None:
    state = replace(busy(), draft=("pool4x1", "teleporter1"))
    assert action_of(state, [TilePlaced("pool4x1", "e5", "crosswise")]).moved == ("e5", "e6", "e7", "e8")
    assert action_of(state, [TilePlaced("teleporter1", "e5", "n")]).moved == ("e5",)


def test_every_turn_of_random_matches_has_its_pictures() -> None:
    for seed in range(4):
        luck, chance = random.Random(seed), SeededChance(seed)
        match: Match[State, AnyMove, AnyEvent] = Match.begin(FEARSOME_FLOORS, start_of((2, 4, 5, 7)[seed]))
        while FEARSOME_FLOORS.standings(match.state) is None:
            before, move, seat = match.state, FEARSOME_FLOORS.due(match.state), None
            if move is None:
                (seat,) = FEARSOME_FLOORS.to_act(before)
                move = luck.choice(list(islice(FEARSOME_FLOORS.choices(before, Seat(seat)), luck.randint(1, 40))))
            match = match.play(seat, move, chance=chance, at=NOW)
            turn = match.journal.turns[-1]
            shots = frames(before, turn)
            steps = sum(isinstance(event, MonsterLooked) and not event.last for event in turn.events)
            assert len(shots) == max(1, steps)
            for shot in shots:
                assert msgspec.json.decode(msgspec.json.encode(shot.scene), type=Scene) == shot.scene
