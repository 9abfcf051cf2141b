"""What stands around the tunnels: the strip above, the dice, the board of destiny, the plates of both sides."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.claustrophobia.rounds.threat import SLOTS
from render.claustrophobia import sprites_head as signs
from render.claustrophobia import tones
from render.claustrophobia.action import Roll
from render.claustrophobia.arrangement import HEAD, Arrangement, seen_at
from render.claustrophobia.geometry import Box, Spot
from render.claustrophobia.scene import Boards, Destiny, Head, Scene
from render.claustrophobia.sprites_destiny import slot_sprite
from render.claustrophobia.sprites_plates import HEIGHT, WIDTH, foes_sprite, plate_sprite
from render.claustrophobia.sprites_tray import effect_sprite, loose, roll_sprite
from render.core.sprite import Placed, Sprite

_GAP: Final = 6
_EDGE: Final = 8
"""The room at both ends of the tray."""
_SMALLER: Final = ((72, 1), (54, 1), (36, 2))
"""How high fights are drawn, and in how many rows, until all fit."""


def panel_sprites(scene: Scene, arrangement: Arrangement) -> Iterator[Placed]:
    """Return all that stands around the tunnels."""
    yield from head_sprites(scene.head, arrangement.width)
    yield from (Placed(plate_sprite(plate), spot) for plate, spot in zip(scene.plates, arrangement.plates, strict=True))
    yield Placed(foes_sprite(scene.foes), arrangement.foes)
    yield from tray_sprites(scene, arrangement.tray)
    yield from destiny_sprites(scene.destiny, arrangement.slots, arrangement.slot)


@lru_cache(maxsize=4)
def curtain(width: int, height: int) -> Sprite:
    """Draw the night over tunnels that reach beyond their part of a picture."""
    size = (width, height)
    return Sprite(Image.new("RGB", size, tones.NIGHT), Image.new("L", size, 255), size)


def head_sprites(head: Head, width: int) -> Iterator[Placed]:
    """Return the strip above the tunnels, its signs as far from each other as its width allows."""
    stage = signs.stages(head.stage)
    if head.winner is not None:
        stage = signs.won(head.winner)
    elif head.bid is not None:
        stage = signs.bid(head.bid)
    row = (
        signs.rounds(head.round, head.limit),
        signs.goal(head.scenario, *head.goal),
        stage,
        signs.points(head.threat_points),
        signs.hand(head.events, demons=True, prepared=head.prepared),
        signs.hand(head.advantages, demons=False),
        signs.stack(head.stack),
    )
    gap = (width - sum(sprite.size[0] for sprite in row)) / len(row)
    left = gap / 2
    for sprite in row:
        yield Placed(sprite, (round(left + sprite.size[0] / 2), HEAD // 2))
        left += sprite.size[0] + gap


def tray_sprites(scene: Scene, box: Box) -> Iterator[Placed]:
    """Return the dice of fights, or those that lie loose, and at the right end what lasts."""
    left, top, right, bottom = box
    right -= _EDGE
    for kind in reversed(scene.effects):
        right -= 60
        yield Placed(effect_sprite(kind), (right + 30, (top + bottom) // 2))
    if scene.action.rolls:
        yield from _rolls(scene.action.rolls, (left + _EDGE, top, right - 2 * _EDGE, bottom))
        return
    dice, demons = (scene.destiny.dice, True) if scene.destiny.dice else (scene.dice, False)
    if dice:
        sprite = loose(dice, demons=demons)
        yield Placed(sprite, (left + _EDGE + sprite.size[0] // 2, (top + bottom) // 2))


def _rolls(rolls: tuple[Roll, ...], box: Box) -> Iterator[Placed]:
    """Lay the last rolls out: as large as they all fit; those that do not even if they are small are left out."""
    left, top, right, bottom = box
    for height, number in _SMALLER:
        rows = _filled([roll_sprite(roll, height) for roll in rolls], right - left, number)
        if sum(map(len, rows)) == len(rolls):
            break
    for row, sprites in enumerate(rows):
        x, y = left, top + (bottom - top) * (2 * row + 1) // (2 * len(rows))
        for sprite in sprites:
            yield Placed(sprite, (x + sprite.size[0] // 2, y))
            x += sprite.size[0] + _GAP


def _filled(sprites: list[Sprite], width: int, number: int) -> list[list[Sprite]]:
    """Lay as many of the last sprites as fit into rows of a width."""
    rows: list[list[Sprite]] = [[] for _ in range(number)]
    room = [width + _GAP] * number
    row = number - 1
    for sprite in reversed(sprites):
        while row >= 0 and room[row] < sprite.size[0] + _GAP:
            row -= 1
        if row < 0:
            break
        room[row] -= sprite.size[0] + _GAP
        rows[row].insert(0, sprite)
    return [row for row in rows if row]


def destiny_sprites(destiny: Destiny, spots: Sequence[Spot], width: int) -> Iterator[Placed]:
    """Return the board of destiny, each slot of a width and at its spot."""
    for slot, spot in zip(SLOTS, spots, strict=True):
        dice, works = destiny.slots.get(slot, ()), slot in destiny.working
        yield Placed(slot_sprite(slot, dice, width, works=works), spot)


_ACROSS: Final = WIDTH + 8
_DOWN: Final = HEIGHT + 8
"""How wide and high the part of one board is."""


def boards_size(boards: Boards) -> tuple[int, int]:
    """Return how wide and high the picture is."""
    return _size(len(boards.plates), _abreast(len(boards.plates)))


def _size(plates: int, abreast: int) -> tuple[int, int]:
    return abreast * _ACROSS, -(-plates // abreast) * _DOWN


def _abreast(plates: int) -> int:
    """Return how many boards stand beside each other where they are seen best."""
    return max(range(1, plates + 1), key=lambda abreast: seen_at(*_size(plates, abreast)))


def boards_sprites(boards: Boards) -> Iterator[Placed]:
    """Return all that the picture shows."""
    abreast = _abreast(len(boards.plates))
    for number, plate in enumerate(boards.plates):
        row, column = divmod(number, abreast)
        yield Placed(plate_sprite(plate), (column * _ACROSS + _ACROSS // 2, row * _DOWN + _DOWN // 2))
