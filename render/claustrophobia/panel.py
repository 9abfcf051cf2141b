"""What stands around the tunnels: the strip above with its signs, the dice, destiny, the plates of both sides."""

from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image

from engine.claustrophobia.counts import ScenarioName
from engine.claustrophobia.rounds.threat import SLOTS
from engine.claustrophobia.warriors.kinds import Side
from render.claustrophobia import tones
from render.claustrophobia.arrangement import HEAD, Arrangement, Box, Spot, seen_at
from render.claustrophobia.scenarios import SCENARIO_LOOKS
from render.claustrophobia.scene import Boards, Destiny, Head, Roll, Scene, Stage
from render.claustrophobia.sprites_destiny import card_back, coin, effect_sprite, loose, roll_sprite, slot_sprite
from render.claustrophobia.sprites_plates import HEIGHT, WIDTH, foes_sprite, gone_sprite, plate_sprite
from render.claustrophobia.sprites_signs import Sign, claw, crown, dice, eye, sword
from render.core.drawing import Drawing
from render.core.sprite import Placed, Sprite, drawn, kept

_GAP: Final = 6
_EDGE: Final = 8
"""The room at both ends of the tray."""
_SMALLER: Final = ((72, 1), (54, 1), (36, 2))
"""How high fights are drawn, and in how many rows, until all fit."""


def panel_sprites(scene: Scene, arrangement: Arrangement) -> Iterator[Placed]:
    """Return all that stands around the tunnels."""
    yield from head_sprites(scene.head, arrangement.width)
    here = [plate for plate in scene.plates if plate.where == "in"]
    yield from (Placed(plate_sprite(plate), spot) for plate, spot in zip(here, arrangement.plates, strict=True))
    if gone := tuple((plate.piece, plate.where) for plate in scene.plates if plate.where != "in"):
        yield Placed(gone_sprite(gone), arrangement.gone)
    yield Placed(foes_sprite(scene.foes), arrangement.foes)
    yield from tray_sprites(scene, arrangement.tray)
    yield from destiny_sprites(scene.destiny, arrangement.slots, arrangement.slot, has_words=arrangement.has_words)


@kept
def curtain(width: int, height: int) -> Sprite:
    """Draw the night over tunnels that reach beyond their part of a picture."""
    return Sprite.of(Image.new("RGBA", (width, height), tones.NIGHT))


def head_sprites(head: Head, width: int) -> Iterator[Placed]:
    """Return the strip above the tunnels, its signs as far from each other as its width allows."""
    stage = stages(head.stage)
    if head.winner is not None:
        stage = won(head.winner)
    elif head.bid is not None:
        stage = bid(head.bid)
    row = (
        rounds(head.round, head.limit),
        goal(head.scenario, *head.goal),
        stage,
        points(head.threat_points),
        hand(head.events, demons=True, prepared=head.prepared),
        hand(head.advantages, demons=False),
        stack(head.stack),
    )
    gap = (width - sum(sprite.size[0] for sprite in row)) / len(row)
    left = gap / 2
    for sprite in row:
        yield Placed(sprite, (round(left + sprite.size[0] / 2), HEAD // 2))
        left += sprite.size[0] + gap


def tray_sprites(scene: Scene, box: Box) -> Iterator[Placed]:
    """Return the dice that are to be given or placed, beside them those of fights, and at the right end what lasts."""
    left, top, right, bottom = box
    left, right = left + _EDGE, right - _EDGE
    for kind in reversed(scene.effects):
        right -= 60
        yield Placed(effect_sprite(kind), (right + 30, (top + bottom) // 2))
    dice, demons = (scene.destiny.dice, True) if scene.destiny.dice else (scene.dice, False)
    if dice:
        sprite = loose(dice, demons=demons)
        yield Placed(sprite, (left + sprite.size[0] // 2, (top + bottom) // 2))
        left += sprite.size[0] + _EDGE
    if scene.action.rolls:
        yield from _rolls(scene.action.rolls, (left, top, right - 2 * _EDGE, bottom))


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


def destiny_sprites(
    destiny: Destiny, spots: Sequence[Spot], width: int, *, has_words: bool = False
) -> Iterator[Placed]:
    """Return the board of destiny, each slot of a width and at its spot, with its word if there is room."""
    for slot, spot in zip(SLOTS, spots, strict=True):
        dice, works = destiny.slots.get(slot, ()), slot in destiny.working
        word = destiny.words.get(slot, "") if has_words else ""
        yield Placed(slot_sprite(slot, dice, width, works=works, word=word), spot)


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


_HIGH: Final = 78
_STAGES: Final[tuple[tuple[Stage, Sign], ...]] = (
    ("initiative", dice),
    ("human-action", sword),
    ("threat", eye),
    ("demon-action", claw),
)
_MOST_PIPS: Final = 4
"""A goal of more parts is told by numbers."""
_PIPS: Final = 70
_PIP: Final = 29
_COUNTED: Final = 184
"""Where the parts of a goal begin, how wide each is, and how wide a goal is that is told by numbers."""


@drawn(_HIGH, _HIGH)
def rounds(drawing: Drawing, number: int, limit: int) -> None:
    """Draw the round in a ring of all rounds."""
    middle, radius = (_HIGH / 2, _HIGH / 2), _HIGH / 2 - 1
    for index in range(limit):
        begin = -90 + index * 360 / limit
        late = index >= limit - 3
        lit, dim = (tones.BLOOD_WET, tones.BLOOD_DARK) if late else (tones.EMBER, tones.TO_COME)
        drawing.ring(middle, radius, 10, lit if index < number else dim, span=(begin + 2, begin + 360 / limit - 2))
    tone = tones.RUNE_LIGHT if number > limit - 3 else tones.FLAME
    drawing.text(middle, str(number), 42 if len(str(number)) == 1 else 36, fill=tone)


@kept
def goal(scenario: ScenarioName, done: int, wanted: int) -> Sprite:
    """Draw a scenario's goal, and how much of it is done."""
    drawing = Drawing(_PIPS + _PIP * wanted if wanted <= _MOST_PIPS else _COUNTED, _HIGH)
    SCENARIO_LOOKS[scenario].sign(drawing, (38, _HIGH / 2), 30)
    if wanted <= _MOST_PIPS:
        for number in range(wanted):
            x = _PIPS + _PIP * (number + 0.5)
            drawing.disc((x, _HIGH / 2), 12, tones.FAINT)
            drawing.disc((x, _HIGH / 2), 8, tones.NIGHT)
            if number < done:
                drawing.disc((x, _HIGH / 2), 12, tones.HEALED)
                drawing.line([(x - 5, _HIGH / 2), (x - 1, _HIGH / 2 + 5), (x + 6, _HIGH / 2 - 5)], 3, tones.INK)
    else:
        drawing.text((126, _HIGH / 2), f"{done}/{wanted}", 42, fill=tones.BONE)
    return Sprite.of(drawing.image())


@drawn(268, _HIGH)
def stages(drawing: Drawing, stage: Stage) -> None:
    """Draw the four phases of a round, the current one lit."""
    for number, (each, sign) in enumerate(_STAGES):
        x, lit = 35 + 66 * number, each == stage
        if lit:
            drawing.box((x - 33, 6), 66, 66, tones.EMBER, radius=16)
            drawing.box((x - 29, 10), 58, 58, tones.PLATE_LIT, radius=12)
        else:
            drawing.box((x - 29, 10), 58, 58, tones.PLATE, radius=12)
        sign(drawing, (x, _HIGH / 2), 24 if lit else 17)
        if number < len(_STAGES) - 1 and not lit:
            drawing.polygon([(x + 30, 33), (x + 36, 39), (x + 30, 45)], tones.DIM)


@drawn(268, _HIGH)
def won(drawing: Drawing, side: Side | str) -> None:
    """Draw the crown over the sign of the side that has won; over both in a draw."""
    drawing.box((0, 2), 268, _HIGH - 4, tones.EMBER, radius=16)
    drawing.box((5, 7), 258, _HIGH - 14, tones.PLATE_LIT, radius=12)
    crown(drawing, (60, _HIGH / 2), 30)
    if side != "demons":
        sword(drawing, (150 if side == "nobody" else 180, _HIGH / 2), 28)
    if side != "humans":
        claw(drawing, (220 if side == "nobody" else 180, _HIGH / 2), 28)


@drawn(132, _HIGH)
def points(drawing: Drawing, number: int) -> None:
    """Draw the Threat Points."""
    coin(drawing, (36, _HIGH / 2), 30)
    drawing.text((98, _HIGH / 2), str(number), 54 if len(str(number)) == 1 else 46, fill=tones.RUNE_LIGHT)


@drawn(112, _HIGH)
def hand(drawing: Drawing, number: int, *, demons: bool, prepared: bool = False) -> None:
    """Draw how many cards a side holds; one that lies face down stands apart."""
    card_back(drawing, (30, _HIGH / 2), 34, demons=demons)
    tone = tones.BONE if number else tones.DIM
    drawing.text((81, _HIGH / 2), str(number), 46, fill=tone)
    if prepared:
        drawing.disc((54, 60), 17, tones.INK)
        drawing.disc((54, 60), 14.5, tones.FLAME)
        drawing.text((54, 60), "!", 26, fill=tones.INK)


@drawn(118, _HIGH)
def stack(drawing: Drawing, number: int) -> None:
    """Draw how many tiles can still be drawn."""
    for step in (2, 1, 0):
        left, top = 8 + 5 * step, 20 + 5 - 5 * step
        drawing.box((left - 2, top - 2), 42, 42, tones.INK, radius=7)
        drawing.box((left, top), 38, 38, tones.ROCK_EDGE if step else tones.ROCK, radius=6)
    drawing.box((20, 26), 14, 38, tones.FLOOR)
    drawing.box((9, 38), 36, 14, tones.FLOOR)
    drawing.text((89, _HIGH / 2), str(number), 42, fill=tones.CHALK if number else tones.DIM, outline=tones.INK)


@drawn(268, _HIGH)
def bid(drawing: Drawing, number: int) -> None:
    """Draw what is bid for the humans, or is left to spend on them."""
    drawing.disc((60, _HIGH / 2), 32, tones.INK)
    drawing.disc((60, _HIGH / 2), 29, tones.BRASS)
    drawing.ring((60, _HIGH / 2), 29, 4, tones.BRASS_DARK)
    drawing.text((60, _HIGH / 2), str(number), 36, fill=tones.INK)
