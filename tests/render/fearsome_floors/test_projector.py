import io

from PIL import Image

from engine.fearsome_floors.events import MonsterLooked, MonsterSlid, MonsterStepped, TokenStepped
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.state import Monster
from render.core.film import shrunk
from render.core.sprite import lay
from render.fearsome_floors import film, scene_of
from render.fearsome_floors import sprites_panel as signs
from render.fearsome_floors.film import SIZE, Beat, _floor, beats, reel, shown_at
from render.fearsome_floors.geometry import MONSTER, SQUARE, middle
from render.fearsome_floors.scene import Walk
from render.fearsome_floors.tones import PALETTE
from tests.render.fearsome_floors.test_film import turn_of
from tests.render.fearsome_floors.walks import EVENTFUL, walked


def frames_of(gif: bytes) -> list[tuple[bytes, int]]:
    """Every picture of a film as a viewer shows it, with its time."""
    with Image.open(io.BytesIO(gif)) as image:
        assert (image.format, image.size, image.info.get("loop")) == ("GIF", SIZE, 0), "it plays again"
        shown = []
        for number in range(getattr(image, "n_frames", 1)):
            image.seek(number)
            shown.append((image.convert("RGB").tobytes(), image.info["duration"]))
        return shown


def drawn_whole(beat: Beat) -> bytes:
    """A beat's picture drawn without regard to what was there before it."""
    picture = _floor().copy()
    lay(picture, [shrunk(placed) for placed in shown_at(beat)])
    return PALETTE.rounded(picture).convert("RGB").tobytes()


def test_a_film_shows_every_beat_as_if_it_had_been_drawn_whole() -> None:
    before, turn = walked(EVENTFUL, "8")
    row = list(beats(before, turn.events))
    film_bytes = film([(before, turn)])
    assert film_bytes is not None
    assert frames_of(film_bytes) == [(drawn_whole(beat), beat.milliseconds) for beat in row]


def test_the_monster_pauses_for_every_look_and_every_bite() -> None:
    before, turn = walked(EVENTFUL, "8")
    row = list(beats(before, turn.events))
    looks = [beat for beat in row if beat.scene.action.sights]
    assert len(looks) == sum(isinstance(event, MonsterLooked) for event in turn.events)
    bites = [beat for beat in row if beat.scene.action.bites]
    assert len(bites) == 3
    assert all(beat.milliseconds >= 500 for beat in looks + bites)


def test_a_film_ends_with_a_long_look_at_the_board_as_it_stands() -> None:
    before, turn = walked(EVENTFUL, "8")
    *_, last = beats(before, turn.events)
    assert last.milliseconds >= 3000
    assert last.scene.monster == Monster("l2", "w")


def test_a_film_begins_with_the_card_alone_and_counts_steps_and_hits_from_there() -> None:
    before, turn = walked(EVENTFUL, "2h")
    first, *others = beats(before, turn.events)
    assert first.scene.monster == before.monster
    assert first.scene.tokens == scene_of(before).tokens, "nobody has been eaten yet"
    walks = [beat.scene.panel.walk for beat in (first, *others)]
    assert walks[0] == Walk("2h", 0)
    counted = [(walk.step, walk.hits) for walk in walks if walk is not None]
    assert counted == sorted(counted)
    assert len(counted) == len(walks)
    assert counted[-1][1] == 2


def test_the_corner_of_a_film_shows_how_far_the_walk_has_come() -> None:
    before, turn = walked(EVENTFUL, "2h")
    first, *_, last = beats(before, turn.events)
    corner = [{placed.sprite for placed in shown_at(beat)} for beat in (first, last)]
    (step,) = {event.step for event in turn.events if isinstance(event, MonsterLooked) and event.last}
    assert signs.card("2h", "played") in corner[0] & corner[1]
    assert signs.hits(0, 2) in corner[0]
    assert corner[1] >= {signs.hits(2, 2), signs.step(step - 1)}


def test_a_step_takes_longer_than_a_slide() -> None:
    before, _ = walked(EVENTFUL, "8")
    step, slide = (
        sum(beat.milliseconds for beat in beats(before, [event]) if beat.at)
        for event in (MonsterStepped("j8", "k8"), MonsterSlid("j8", "k8"))
    )
    assert step > 2 * slide > 0


def test_what_is_pushed_moves_along_with_the_monster() -> None:
    before, turn = walked(EVENTFUL, "8")
    pushing = [beat for beat in beats(before, turn.events) if "o6" in beat.at and beat.scene.tiles.get("o6") == "stone"]
    across = [beat.at["o6"][0] - middle("n6")[0] for beat in pushing]
    assert across == sorted(across)
    assert all(0 <= way <= SQUARE for way in across)
    assert pushing


def test_a_wall_is_left_on_one_side_and_entered_on_the_other() -> None:
    before, _ = walked(EVENTFUL.replace("j8e", "p6e").replace("p7", "p9"), "8")
    spots = [beat.at[MONSTER][0] for beat in beats(before, [MonsterStepped("p6", "a6", "V")]) if beat.at]
    assert spots[0] > middle("p6")[0]
    assert spots[-1] < middle("a6")[0]


def test_where_a_full_row_is_pushed_round_its_last_piece_comes_where_the_monster_goes_away() -> None:
    stones = ",".join(f"{column}6" for column in "abcdefghijk")
    tokens = "g1:l6,g3:m6,g4:n6,g5:o6,r1:in,r3:in,r4:in,r5:in"
    before, turn = walked(f"ff1 monster=p6e stones={stones} tokens={tokens} round=1 cards=5 turn=monster", "5")
    moving = [beat for beat in beats(before, turn.events) if "p6" in beat.at and beat.scene.monster.square == "p6"]
    assert [beat.at["p6"][0] for beat in moving] == sorted({beat.at["p6"][0] for beat in moving})
    assert all(middle("o6")[0] < beat.at["p6"][0] < middle("p6")[0] for beat in moving)
    assert all(beat.at.keys() == {*beat.scene.tokens, *beat.scene.tiles, MONSTER} for beat in moving)
    assert moving[0].at[MONSTER][0] > middle("p6")[0] > middle("a6")[0] > moving[-1].at[MONSTER][0]
    shown = film([(before, turn)])
    assert shown is not None
    assert len(frames_of(shown)) == len([*beats(before, turn.events)])


def test_a_turn_without_a_walk_has_no_film() -> None:
    before, turn = walked(EVENTFUL, "8")
    assert film([(before, turn_of(turn.move))]) is None


def test_turns_in_a_row_are_one_film_of_moves_and_walks() -> None:
    before, walk = walked(EVENTFUL, "8")
    move = turn_of(MoveToken("g1", "l"), TokenStepped("g1", "j2", "i2"))
    row = list(reel([(before, move), (before, walk), (before, move)]))
    alone = list(beats(before, walk.events))
    assert len(row) == len(alone) + 2
    assert row[0].scene.action.trail
    assert row[0].milliseconds < row[-1].milliseconds
    assert row[-2].milliseconds < alone[-1].milliseconds
    both = film([(before, walk), (before, move)])
    assert both is not None
    assert len(both) > len(film([(before, walk)]) or b"")


def test_turns_without_a_walk_are_a_film_where_there_are_several() -> None:
    before, _ = walked(EVENTFUL, "8")
    move = turn_of(MoveToken("g1", "l"), TokenStepped("g1", "j2", "i2"))
    moving = film([(before, move), (before, move)])
    assert moving is not None
    assert len(frames_of(moving)) == 2
