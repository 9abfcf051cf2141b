"""Moments: what moves in a row have done is seen from near, in few pictures, and no smaller than on the board."""

import io
from collections.abc import Sequence
from functools import cache

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.claustrophobia.events.tunnels import HitNamed
from render.claustrophobia.arrangement import NEARER, magnified
from render.claustrophobia.moments import moments_of, moments_sprites, parts_of, touched, window_of
from render.claustrophobia.picture import arrangement_of, paint
from render.claustrophobia.scene import Choice, Moments, Scene
from render.claustrophobia.show import chapters
from render.claustrophobia.sprites_destiny import NARROW, roll_sprite, slot_sprite
from render.claustrophobia.sprites_plates import plate_sprite
from render.core import words_in
from render.core.sprite import Placed
from tests.render.claustrophobia.games import played_by_lot

WORDS = words_in("en")
IN_A_ROW = range(1, 10)


@cache
def scenes() -> tuple[Scene, ...]:
    """Return the pictures of the turns of a game."""
    parts = played_by_lot("air", 3)
    return tuple(chapters(before, [turn], ("Ada", "Ben"), WORDS)[0].frames[0].scene for before, turn in parts)


def rows(number: int) -> list[Sequence[Scene]]:
    """Return some moves in a row, again and again."""
    return [scenes()[first : first + number] for first in range(0, len(scenes()) - number, 7)]


@cache
def shown(number: int) -> list[Sequence[tuple[int, Scene | Moments]]]:
    """Return what is shown of each of them."""
    return [moments_of(row) for row in rows(number)]


def shown_alone(scene: Scene) -> Moments | None:
    ((number, picture),) = moments_of([scene])
    assert number == 1
    return picture if isinstance(picture, Moments) else None


def test_moments_are_painted_as_large_as_their_parts_are() -> None:
    ((_, picture), *_) = moments_of(scenes()[20:24])
    assert isinstance(picture, Moments)
    with Image.open(io.BytesIO(paint(picture))) as image:
        assert image.size == parts_of(picture).size


def lie(moments: Moments) -> list[Placed]:
    return [*moments_sprites(moments)]


@pytest.mark.parametrize("number", IN_A_ROW)
def test_every_move_of_a_row_is_shown_once_in_its_order(number: int) -> None:
    for row, pictures in zip(rows(number), shown(number), strict=True):
        assert sum(count for count, _ in pictures) == number
        told = [
            each for _, picture in pictures for each in (picture.scenes if isinstance(picture, Moments) else (picture,))
        ]
        assert [each.action for each in told] == [each.action for each in row]


@pytest.mark.parametrize("number", IN_A_ROW)
def test_what_is_shown_from_near_is_never_smaller_than_on_the_board(number: int) -> None:
    for pictures in shown(number):
        for _, picture in pictures:
            if not isinstance(picture, Moments):
                continue
            parts = parts_of(picture)
            for scene in picture.scenes:
                board = arrangement_of(replace(scene, choice=Choice()))
                for near, far in [(1, 1), *([(parts.tile, board.tile)] if scene.choice.near else ())]:
                    seen = zip(magnified(near, *parts.size), magnified(far, board.width, board.height), strict=True)
                    assert all(from_near >= on_board for from_near, on_board in seen)


def test_two_moves_are_mostly_one_picture() -> None:
    assert sum(len(pictures) == 1 for pictures in shown(2)) > 0.8 * len(shown(2))


def test_the_tiles_beside_are_shown_where_there_is_room() -> None:
    found = [moments for scene in scenes() if touched(scene) and (moments := shown_alone(scene)) is not None]
    with_others = [moments for moments in found if len(moments.scenes[0].choice.near) > len(touched(moments.scenes[0]))]
    assert len(with_others) > len(found) / 2
    assert all(parts_of(moments).is_larger(moments, NEARER) for moments in with_others)


def test_nothing_of_a_moment_lies_in_the_part_of_another() -> None:
    for pictures in shown(4):
        for number, moments in pictures:
            if isinstance(moments, Moments) and number > 1:
                width, height = parts_of(moments).part
                for placed in lie(moments):
                    left, top, right, bottom = placed.box
                    assert left // width == (right - 1) // width
                    assert top // height == (bottom - 1) // height


def test_all_tiles_where_something_has_happened_are_in_its_window() -> None:
    for pictures in shown(3):
        for _, moments in pictures:
            if isinstance(moments, Moments):
                window = parts_of(moments).window
                for scene in moments.scenes:
                    assert not touched(scene) or {*touched(scene)} <= {*window_of(scene, window)}


def test_the_dice_of_a_fight_are_seen() -> None:
    fights = [scene for scene in scenes() if len(scene.action.rolls) == 1]
    assert fights
    for scene in fights:
        if (moments := shown_alone(scene)) is not None:
            sizes = [roll_sprite(scene.action.rolls[0], height) for height in (72, 54, 36)]
            assert any(placed.sprite in sizes for placed in lie(moments))


def test_where_a_line_is_lost_the_humans_board_is_seen() -> None:
    lost = 0
    for (_, turn), scene in zip(played_by_lot("air", 3), scenes(), strict=True):
        named = {event.human for event in turn.events if isinstance(event, HitNamed)}
        moments = shown_alone(scene)
        for plate in scene.plates:
            if plate.piece.look in named and plate.where == "in" and moments is not None:
                assert plate_sprite(plate) in [placed.sprite for placed in lie(moments)]
                lost += 1
    assert lost


def test_where_nothing_happens_in_the_tunnels_the_board_of_destiny_is_seen() -> None:
    quiet = [scene for scene in scenes() if scene.destiny.slots and not touched(scene)]
    assert quiet
    for scene in quiet:
        moments = shown_alone(scene)
        assert moments is not None
        for slot, dice in scene.destiny.slots.items():
            works = slot in scene.destiny.working
            word = scene.destiny.words[slot]
            assert slot_sprite(slot, dice, NARROW, works=works, word=word) in [placed.sprite for placed in lie(moments)]
