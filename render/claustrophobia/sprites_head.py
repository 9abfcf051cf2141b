"""Signs of the strip above the tunnels: the round, the goal, the phase, points, hands and the stack."""

from functools import lru_cache
from typing import Final

from engine.claustrophobia.counts import ScenarioName
from engine.claustrophobia.warriors.kinds import Side
from render.claustrophobia import tones
from render.claustrophobia.icons import crown, dice, eye, paw, sword
from render.claustrophobia.scenarios import SCENARIO_LOOKS
from render.claustrophobia.scene import Stage
from render.claustrophobia.sprites_destiny import card_back, coin
from render.claustrophobia.sprites_signs import Sign
from render.core.drawing import Drawing
from render.core.sprite import Sprite

HEIGHT: Final = 78
_STAGES: Final[tuple[tuple[Stage, Sign], ...]] = (
    ("initiative", dice),
    ("human-action", sword),
    ("threat", eye),
    ("demon-action", paw),
)
_MOST_PIPS: Final = 4
"""A goal of more parts is told by numbers."""
_PIPS: Final = 70
_PIP: Final = 29
_COUNTED: Final = 184
"""Where the parts of a goal begin, how wide each is, and how wide a goal is that is told by numbers."""


@lru_cache(maxsize=32)
def rounds(number: int, limit: int) -> Sprite:
    """Draw the round in a ring of all rounds."""
    drawing = Drawing(HEIGHT, HEIGHT)
    middle, radius = (HEIGHT / 2, HEIGHT / 2), HEIGHT / 2 - 1
    for index in range(limit):
        begin = -90 + index * 360 / limit
        late = index >= limit - 3
        lit, dim = (tones.BLOOD_WET, tones.BLOOD_DARK) if late else (tones.EMBER, tones.TO_COME)
        drawing.ring(middle, radius, 10, lit if index < number else dim, span=(begin + 2, begin + 360 / limit - 2))
    tone = tones.RUNE_LIGHT if number > limit - 3 else tones.FLAME
    drawing.text(middle, str(number), 42 if len(str(number)) == 1 else 36, fill=tone)
    return Sprite.of(drawing.image())


@lru_cache(maxsize=64)
def goal(scenario: ScenarioName, done: int, wanted: int) -> Sprite:
    """Draw a scenario's goal, and how much of it is done."""
    drawing = Drawing(_PIPS + _PIP * wanted if wanted <= _MOST_PIPS else _COUNTED, HEIGHT)
    SCENARIO_LOOKS[scenario].sign(drawing, (38, HEIGHT / 2), 30)
    if wanted <= _MOST_PIPS:
        for number in range(wanted):
            x = _PIPS + _PIP * (number + 0.5)
            drawing.disc((x, HEIGHT / 2), 12, tones.FAINT)
            drawing.disc((x, HEIGHT / 2), 8, tones.NIGHT)
            if number < done:
                drawing.disc((x, HEIGHT / 2), 12, tones.HEALED)
                drawing.line([(x - 5, HEIGHT / 2), (x - 1, HEIGHT / 2 + 5), (x + 6, HEIGHT / 2 - 5)], 3, tones.INK)
    else:
        drawing.text((126, HEIGHT / 2), f"{done}/{wanted}", 42, fill=tones.BONE)
    return Sprite.of(drawing.image())


@lru_cache(maxsize=16)
def stages(stage: Stage) -> Sprite:
    """Draw the four phases of a round, the current one lit."""
    drawing = Drawing(268, HEIGHT)
    for number, (each, sign) in enumerate(_STAGES):
        x, lit = 35 + 66 * number, each == stage
        if lit:
            drawing.box((x - 33, 6), 66, 66, tones.EMBER, radius=16)
            drawing.box((x - 29, 10), 58, 58, tones.PLATE_LIT, radius=12)
        else:
            drawing.box((x - 29, 10), 58, 58, tones.PLATE, radius=12)
        sign(drawing, (x, HEIGHT / 2), 24 if lit else 17)
        if number < len(_STAGES) - 1 and not lit:
            drawing.polygon([(x + 30, 33), (x + 36, 39), (x + 30, 45)], tones.DIM)
    return Sprite.of(drawing.image())


@lru_cache(maxsize=8)
def won(side: Side | str) -> Sprite:
    """Draw the crown over the sign of the side that has won; over both in a draw."""
    drawing = Drawing(268, HEIGHT)
    drawing.box((0, 2), 268, HEIGHT - 4, tones.EMBER, radius=16)
    drawing.box((5, 7), 258, HEIGHT - 14, tones.PLATE_LIT, radius=12)
    crown(drawing, (60, HEIGHT / 2), 30)
    if side != "demons":
        sword(drawing, (150 if side == "nobody" else 180, HEIGHT / 2), 28)
    if side != "humans":
        paw(drawing, (220 if side == "nobody" else 180, HEIGHT / 2), 28)
    return Sprite.of(drawing.image())


@lru_cache(maxsize=64)
def points(number: int) -> Sprite:
    """Draw the Threat Points."""
    drawing = Drawing(132, HEIGHT)
    coin(drawing, (36, HEIGHT / 2), 30)
    drawing.text((98, HEIGHT / 2), str(number), 54 if len(str(number)) == 1 else 46, fill=tones.RUNE_LIGHT)
    return Sprite.of(drawing.image())


@lru_cache(maxsize=64)
def hand(number: int, *, demons: bool, prepared: bool = False) -> Sprite:
    """Draw how many cards a side holds; one that lies face down stands apart."""
    drawing = Drawing(112, HEIGHT)
    card_back(drawing, (30, HEIGHT / 2), 34, demons=demons)
    tone = tones.BONE if number else tones.DIM
    drawing.text((81, HEIGHT / 2), str(number), 46, fill=tone)
    if prepared:
        drawing.disc((54, 60), 17, tones.INK)
        drawing.disc((54, 60), 14.5, tones.FLAME)
        drawing.text((54, 60), "!", 26, fill=tones.INK)
    return Sprite.of(drawing.image())


@lru_cache(maxsize=64)
def stack(number: int) -> Sprite:
    """Draw how many tiles can still be drawn."""
    drawing = Drawing(118, HEIGHT)
    for step in (2, 1, 0):
        left, top = 8 + 5 * step, 20 + 5 - 5 * step
        drawing.box((left - 2, top - 2), 42, 42, tones.INK, radius=7)
        drawing.box((left, top), 38, 38, tones.ROCK_EDGE if step else tones.ROCK, radius=6)
    drawing.box((20, 26), 14, 38, tones.FLOOR)
    drawing.box((9, 38), 36, 14, tones.FLOOR)
    drawing.text((89, HEIGHT / 2), str(number), 42, fill=tones.CHALK if number else tones.DIM, outline=tones.INK)
    return Sprite.of(drawing.image())


@lru_cache(maxsize=32)
def bid(number: int) -> Sprite:
    """Draw what is bid for the humans, or is left to spend on them."""
    drawing = Drawing(268, HEIGHT)
    drawing.disc((60, HEIGHT / 2), 32, tones.INK)
    drawing.disc((60, HEIGHT / 2), 29, tones.BRASS)
    drawing.ring((60, HEIGHT / 2), 29, 4, tones.BRASS_DARK)
    drawing.text((60, HEIGHT / 2), str(number), 36, fill=tones.INK)
    return Sprite.of(drawing.image())
