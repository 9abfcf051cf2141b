"""What stands around the tunnels: the strip above, the dice and the board of destiny below, the plates beside."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.claustrophobia.destiny import SLOTS
from render.claustrophobia import sprites_head as signs
from render.claustrophobia import tones
from render.claustrophobia.action import Roll
from render.claustrophobia.geometry import DESTINY, HEAD, MAP, PANEL, TRAY, Frame
from render.claustrophobia.scene import Destiny, Head, Scene
from render.claustrophobia.sprites_destiny import WIDTH as SLOT_WIDTH
from render.claustrophobia.sprites_destiny import slot_sprite
from render.claustrophobia.sprites_plates import FOES, HEIGHT, foes_sprite, plate_sprite
from render.claustrophobia.sprites_tray import effect_sprite, loose, roll_sprite
from render.core.sprite import Placed, Sprite

_SMALL: Final = 36
_GAP: Final = 6


def panel_sprites(scene: Scene, frame: Frame) -> Iterator[Placed]:
    """Return all that stands around the tunnels."""
    yield from head_sprites(scene.head)
    yield from _plates(scene, frame)
    yield from tray_sprites(scene, HEAD + frame.height)
    yield from destiny_sprites(scene.destiny, HEAD + frame.height + TRAY)


@lru_cache(maxsize=16)
def curtain(width: int, height: int) -> Sprite:
    """Draw the night over tunnels that reach beyond their part of a picture."""
    return Sprite.of(Image.new("RGBA", (width, height), tones.NIGHT))


def head_sprites(head: Head) -> Iterator[Placed]:
    """Return the strip above the tunnels."""
    middle = HEAD // 2
    stage = signs.stages(head.stage)
    if head.winner is not None:
        stage = signs.won(head.winner)
    elif head.bid is not None:
        stage = signs.bid(head.bid)
    row: tuple[tuple[Sprite, int], ...] = (
        (signs.rounds(head.round, head.limit), 50),
        (signs.goal(head.scenario, *head.goal), 200),
        (stage, 450),
        (signs.points(head.threat_points), 684),
        (signs.hand(head.events, demons=True, prepared=head.prepared), 836),
        (signs.hand(head.advantages, demons=False), 980),
        (signs.stack(head.stack), 1130),
    )
    yield from (Placed(sprite, (x, middle)) for sprite, x in row)


def _plates(scene: Scene, frame: Frame) -> Iterator[Placed]:
    x = MAP + PANEL // 2
    for number, plate in enumerate(scene.plates):
        yield Placed(plate_sprite(plate), (x, HEAD + HEIGHT // 2 + number * (HEIGHT + _GAP // 2)))
    bottom = HEAD + frame.height + TRAY + DESTINY
    yield Placed(foes_sprite(scene.foes), (x, bottom - FOES // 2 - 6))


def tray_sprites(scene: Scene, top: int) -> Iterator[Placed]:
    """Return the dice of fights, or those that lie loose, and at the right end what lasts."""
    right = MAP - 8
    for kind in reversed(scene.effects):
        right -= 60
        yield Placed(effect_sprite(kind), (right + 30, top + TRAY // 2))
    if scene.action.rolls:
        yield from _rolls(scene.action.rolls, top, right - 16)
        return
    dice, demons = (scene.destiny.dice, True) if scene.destiny.dice else (scene.dice, False)
    if dice:
        sprite = loose(dice, demons=demons)
        yield Placed(sprite, (8 + sprite.size[0] // 2, top + TRAY // 2))


def _rolls(rolls: tuple[Roll, ...], top: int, right: int) -> Iterator[Placed]:
    """Lay the last rolls out: in one row where they fit, else small in two; those that do not fit are left out."""
    large = [roll_sprite(roll) for roll in rolls]
    if sum(sprite.size[0] + _GAP for sprite in large) <= right:
        x = 8
        for sprite in large:
            yield Placed(sprite, (x + sprite.size[0] // 2, top + TRAY // 2))
            x += sprite.size[0] + _GAP
        return
    rows: list[list[Sprite]] = [[], []]
    left = [right, right]
    for roll in reversed(rolls):
        sprite = roll_sprite(roll, _SMALL)
        row = 1 if left[1] >= sprite.size[0] + _GAP else 0
        if left[row] < sprite.size[0] + _GAP:
            break
        left[row] -= sprite.size[0] + _GAP
        rows[row].insert(0, sprite)
    for number, row_of in enumerate(rows):
        x = 8
        for sprite in row_of:
            yield Placed(sprite, (x + sprite.size[0] // 2, top + 2 + _SMALL // 2 + number * (_SMALL + 2)))
            x += sprite.size[0] + _GAP


def destiny_sprites(destiny: Destiny, top: int) -> Iterator[Placed]:
    """Return the board of destiny."""
    step = (MAP - 8) // len(SLOTS)
    for number, slot in enumerate(SLOTS):
        sprite = slot_sprite(slot, destiny.slots.get(slot, ()), works=slot in destiny.working)
        yield Placed(sprite, (6 + SLOT_WIDTH // 2 + number * step, top + DESTINY // 2))
