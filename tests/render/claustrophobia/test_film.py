"""The films of demon phases: what they show, where they begin, and how large they are."""

import io
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.events.rounds import HumanActionBegan, RoundBegan, ThreatBegan
from engine.claustrophobia.events.tunnels import Attacked, WarriorMoved
from engine.claustrophobia.rounds.phases import DemonAction
from engine.core import SeededChance
from render.claustrophobia.motion import Beat, film, film_grid, film_ground, reel, shown_at
from render.claustrophobia.scene import Laid
from render.claustrophobia.show import filmed_phase
from render.claustrophobia.sprites_plates import plate_sprite
from render.claustrophobia.text.labels import warrior_name
from render.claustrophobia.tones import PALETTE
from render.core import words_in
from render.core.film import shrunk
from render.core.sprite import lay
from tests.render.claustrophobia.games import demon_phases, played_by_lot

LARGEST = 10 << 20
"""The bytes that Discord takes of a file."""
WORDS = words_in("en")
GAME = played_by_lot("air", 2)
PHASES = demon_phases(GAME)
LONGEST = max(PHASES, key=len)


def drawn_whole(row: list[Beat], beat: Beat) -> bytes:
    """A beat's picture drawn without regard to what was there before it."""
    grid = film_grid(row)
    picture = film_ground(grid)
    lay(picture, map(shrunk, shown_at(beat, grid)))
    return PALETTE.rounded(picture).convert("RGB").tobytes()


def test_a_film_shows_every_beat_as_if_it_had_been_drawn_whole() -> None:
    row = [*reel(LONGEST, WORDS)]
    made = film(LONGEST, WORDS)
    assert made is not None
    with Image.open(io.BytesIO(made)) as image:
        assert (image.format, image.info.get("loop")) == ("GIF", 0), "it plays again"
        shown = []
        for number in range(getattr(image, "n_frames", 1)):
            image.seek(number)
            shown.append((image.convert("RGB").tobytes(), image.info["duration"]))
    assert shown == [(drawn_whole(row, beat), beat.milliseconds) for beat in row]


def those_of(laid: Laid) -> int:
    return sum(int(piece.label or 1) if piece.label_kind == "count" else 1 for piece in (*laid.humans, *laid.demons))


def standing(beat: Beat) -> int:
    return sum(map(those_of, beat.scene.tiles))


def test_who_is_on_the_way_stands_on_no_tile_meanwhile() -> None:
    rows = [[*reel(phase, WORDS)] for phase in PHASES]
    ways = [(beat, later) for row in rows for beat, later in pairwise(row) if beat.walker]
    assert ways
    assert all(standing(beat) == standing(later) - (later.walker is None) for beat, later in ways)


def test_every_way_and_every_fight_of_a_phase_is_seen() -> None:
    for phase in PHASES:
        events = [event for _, turn in phase for event in turn.events]
        row = [*reel(phase, WORDS)]
        ways = [beat for beat in row if beat.walker and beat.walker.share == 0.5]
        assert len(ways) == sum(isinstance(event, WarriorMoved) for event in events)
        rolls = [roll for beat in row for roll in beat.scene.action.rolls if roll.cause == "attack"]
        assert len(rolls) >= sum(isinstance(event, Attacked) for event in events)


def test_a_film_says_who_hits_whom() -> None:
    told = 0
    for phase in PHASES:
        attacks = [
            (warrior_name(WORDS, before, event.target, is_target=True), event.hits)
            for before, turn in phase
            for event in turn.events
            if isinstance(event, Attacked)
        ]
        captions = [beat.caption for beat in reel(phase, WORDS)]
        for target, hits in attacks:
            verb = "hits" if hits else "misses"
            assert any(f"{verb} {target}" in caption for caption in captions)
            told += 1
    assert told


def test_a_caption_is_seen_and_where_a_line_is_lost_the_humans_board_is() -> None:
    rows = [[*reel(phase, WORDS)] for phase in PHASES]
    beats = [(beat, film_grid(row)) for row in rows for beat in row]
    assert any(beat.caption for beat, _ in beats)
    for beat, grid in beats:
        seen = [placed.sprite for placed in shown_at(beat, grid)]
        if beat.caption:
            other = [placed.sprite for placed in shown_at(replace(beat, caption=""), grid)]
            assert len({*seen} - {*other}) == 1
        lost = [plate for plate in beat.scene.plates if plate.fresh and plate.where == "in"]
        assert all(plate_sprite(plate) in seen for plate in lost[:1])
    assert any(plate.fresh for beat, _ in beats for plate in beat.scene.plates)


def test_a_film_ends_with_a_long_look_at_what_has_come_of_it() -> None:
    *earlier, last = reel(LONGEST, WORDS)
    assert last.milliseconds >= 3000
    assert all(beat.milliseconds < 2000 for beat in earlier)
    assert last.walker is None


def test_a_filmed_phases_with_the_threat_phase_and_ends_with_the_demons_last_act() -> None:
    turns = [turn for _, turn in GAME]
    assert len(PHASES) >= 5
    for phase in PHASES:
        begin = GAME.index(phase[0])
        assert any(isinstance(event, ThreatBegan) for event in turns[begin - 1].events)
        within = [event for _, turn in phase[:-1] for event in turn.events]
        assert not any(isinstance(event, ThreatBegan | HumanActionBegan | RoundBegan) for event in within)
        assert isinstance(phase[-1][0].phase, DemonAction)


def test_a_phase_in_which_nobody_moves_or_fights_has_no_film() -> None:
    start = CLAUSTROPHOBIA.begin(Setup("air"), SeededChance(1))
    (before, turn) = GAME[0]
    assert before.tiles == start.tiles
    assert filmed_phase([turn]) is None
    assert film([(before, turn)], WORDS) is None


@pytest.mark.parametrize("scenario", ["barrels", "choir", "prayers", "brother", "chest"])
def test_films_of_all_scenarios_fit_into_a_message(scenario: str) -> None:
    game = played_by_lot(scenario, 4)
    phase = max(demon_phases(game), key=len)
    made = film(phase, WORDS)
    assert made is not None
    assert len(made) < LARGEST // 10
