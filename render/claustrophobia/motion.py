"""Films of turns: which pictures follow each other, for how long, who is on the way; and the GIF of them."""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import accumulate, zip_longest
from typing import Final

from msgspec.structs import replace
from PIL import Image

from engine.claustrophobia.events import AnyEvent, PlayedTurn
from engine.claustrophobia.events import tunnels as happened
from engine.claustrophobia.events.rounds import SlotTaken
from engine.claustrophobia.evolve import evolve
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.tiles import Cell
from engine.core import Value
from render.claustrophobia import tones
from render.claustrophobia.action import action_of
from render.claustrophobia.arrangement import DESTINY, SIZES, TRAY, Grid, grid_in, seen, side, slots_in, spread
from render.claustrophobia.panel import destiny_sprites, tray_sprites
from render.claustrophobia.picture import prepare
from render.claustrophobia.scene import Piece, Scene
from render.claustrophobia.sprites_destiny import NARROW, WORD
from render.claustrophobia.sprites_figures import figure
from render.claustrophobia.sprites_plates import WIDTH, plate_sprite
from render.claustrophobia.text.film_captions import caption_of
from render.claustrophobia.tones import PALETTE
from render.claustrophobia.tunnels import tunnel_sprites
from render.claustrophobia.view import piece_of, scene_of
from render.core import Words
from render.core.drawing import Drawing
from render.core.film import shrunk_side, write_film
from render.core.lettering import PLAIN, fitted, length
from render.core.sprite import Placed, Sprite, kept

_STEP: Final = ((0.2, 60), (0.5, 60), (0.8, 60))
"""How far somebody has come from one tile to the next, and for how many milliseconds that is seen."""
_TURN: Final = 1100
_CUT: Final = 1500
"""How long it is held what a turn has led to, where the next one that is shown was played later."""
_REST: Final = 4000
"""How long the end is held before a film begins again."""

_PAUSES: Final[dict[type[AnyEvent], int]] = {
    happened.WarriorMoved: 120,
    happened.TileLaid: 600,
    SlotTaken: 500,
    happened.TroglodyteAppeared: 350,
    happened.ToughAppeared: 500,
    happened.DemonAppeared: 700,
    happened.Attacked: 1300,
    happened.OpeningAttacked: 700,
    happened.GrenadeThrown: 900,
    happened.FumesSpread: 900,
    happened.TrapRolled: 600,
}
"""The events that have a picture of their own, and for how many milliseconds it is seen."""


class Walker(Value, frozen=True):
    """Somebody between two tiles."""

    piece: Piece
    """Who."""
    origin: Cell
    """Where the tile lies that was left."""
    target: Cell
    """Where the one lies that is entered."""
    share: float
    """How much of the way is done, 0 to 1."""


class Beat(Value, frozen=True):
    """One picture of a film."""

    scene: Scene
    """What it shows."""
    milliseconds: int
    """For how long."""
    walker: Walker | None = None
    """Who is on the way, and therefore on no tile of the scene."""
    caption: str = ""
    """What is written below the tunnels."""


def reel(parts: Sequence[PlayedTurn], words: Words) -> Iterator[Beat]:
    """Tell turns, each with the position before it; hold what they have led to, also before time passes unseen."""
    for (before, turn), following in zip_longest(parts, (at for at, _ in parts[1:])):
        yield from _beats(before, turn.events, words)
        after = reduce(evolve, turn.events, before)
        if following != after:
            yield _seen(after, before, turn.events, words, _REST if following is None else _CUT)


def _seen(state: State, since: State, events: Sequence[AnyEvent], words: Words, milliseconds: int) -> Beat:
    """Show a position, and events that have led to it from another one."""
    happened = zip(accumulate(events, evolve, initial=since), events, strict=False)
    return Beat(
        scene_of(state, action_of(since, events), words=words),
        milliseconds,
        caption=caption_of(words, list(happened)),
    )


def _beats(before: State, events: Sequence[AnyEvent], words: Words) -> Iterator[Beat]:
    """Tell a turn: ways step by step, dice before what they do, and at last all that has come of it."""
    state, since = before, before
    recent: list[AnyEvent] = []
    for event in events:
        if isinstance(event, happened.WarriorMoved):
            yield from _steps_of(state, event, words)
        state = evolve(state, event)
        recent.append(event)
        pause = _PAUSES.get(type(event))
        if pause is not None:
            yield _seen(state, since, recent, words, pause)
            if not isinstance(event, happened.Attacked):
                since, recent = state, []
    if recent and action_of(since, recent) != action_of(since, ()):
        yield _seen(state, since, recent, words, _TURN)


def _steps_of(state: State, event: happened.WarriorMoved, words: Words) -> Iterator[Beat]:
    scene, piece = scene_of(evolve(state, event), words=words), piece_of(state, event.warrior, None)
    origin, target = (scene.tiles[tile] for tile in (event.origin, event.target))
    others = replace(target, humans=_without(target.humans, piece), demons=_without(target.demons, piece))
    tiles = tuple(others if laid is target else laid for laid in scene.tiles)
    for share, milliseconds in _STEP:
        yield Beat(replace(scene, tiles=tiles), milliseconds, Walker(piece, origin.cell, target.cell, share))


def _without(pieces: tuple[Piece, ...], gone: Piece) -> tuple[Piece, ...]:
    """Return the pieces of a tile without one that is not there yet; of plain troglodytes one fewer."""
    alike = [piece for piece in pieces if _is_alike(piece, gone)]
    if not alike:
        return pieces
    last = alike[-1]
    left = int(last.label) - 1 if last.label_kind == "count" else 0
    fewer = () if not left else (replace(last, label=str(left), acted=min(last.acted, left - 1)),)
    return tuple(each for piece in pieces for each in (fewer if piece is last else (piece,)))


def _is_alike(one: Piece, other: Piece) -> bool:
    return one.look == other.look and (one.label_kind != "number" or one.label == other.label)


_NARROWEST: Final = 808
"""The board of destiny takes so many pixels."""
_WIDEST: Final = 876
_LARGEST: Final = 204
"""The most pixels of a tile: every picture of a film takes bytes."""
_CAPTION: Final = 60
"""The height of the line with the caption."""
_LETTERS: Final = range(32, 19, -1)
"""How high its letters can be, in pixels of which a film has two thirds."""
_FOOT: Final = TRAY + DESTINY + WORD
"""The height of what stands below the tunnels: dice and the board of destiny, or fights and boards of humans."""
_WALKER: Final = 0.6
"""The size of who is on the way, in tiles."""


def film(parts: Sequence[PlayedTurn], words: Words) -> bytes | None:
    """Film turns, each with the position before it, as a GIF that plays again and again.

    None for turns of which a single picture shows all.
    """
    row = [*reel(parts, words)]
    if len(row) == 1:
        return None
    prepare()
    grid = film_grid(row)
    return write_film(film_ground(grid), PALETTE, ((shown_at(beat, grid), beat.milliseconds) for beat in row))


def film_grid(row: Sequence[Beat]) -> Grid:
    """Return the grid in which all tiles of a film have their place, and are seen best."""
    cells = {laid.cell for beat in row for laid in beat.scene.tiles}
    columns, rows = spread(cells)
    boxes = {
        size: (max(_NARROWEST, side(columns, size)), side(rows, size))
        for size in SIZES
        if size <= _LARGEST and side(columns, size) <= _WIDEST
    }
    best = max(boxes, key=lambda size: seen(size, boxes[size][0], boxes[size][1] + _FOOT))
    return grid_in((0, 0, *boxes[best]), cells, (best,))


def film_ground(grid: Grid) -> Image.Image:
    """Return the night under a film."""
    _, _, width, floor = grid.box
    return Image.new("RGB", (shrunk_side(width), shrunk_side(floor + _FOOT)), tones.NIGHT)


def shown_at(beat: Beat, grid: Grid) -> Iterator[Placed]:
    """Return all that a beat lays on the night."""
    _, _, width, floor = grid.box
    yield from tunnel_sprites(beat.scene, grid)
    if beat.walker is not None:
        yield _walking(beat.walker, grid)
    below = _threats if beat.scene.head.stage == "threat" else _fights
    yield from below(beat, width, floor)


def _threats(beat: Beat, width: int, top: int) -> Iterator[Placed]:
    """Return the dice with the caption beside them, and the board of destiny."""
    low = top + TRAY
    yield from tray_sprites(beat.scene, (0, top, width, low))
    if beat.caption:
        caption = _caption(beat.caption, width // 2)
        left = width // 2 if beat.scene.destiny.dice else width // 4
        yield Placed(caption, (left + width // 4, top + TRAY // 2))
    slots = slots_in((0, low, width, top + _FOOT))
    yield from destiny_sprites(beat.scene.destiny, slots, NARROW, has_words=True)


def _fights(beat: Beat, width: int, top: int) -> Iterator[Placed]:
    """Return the caption, and below it the dice of fights and the boards of humans who lose lines."""
    if beat.caption:
        yield Placed(_caption(beat.caption, width), (width // 2, top + _CAPTION // 2))
    middle = (top + _CAPTION + top + _FOOT) // 2
    hurt = [plate for plate in beat.scene.plates if plate.where == "in" and (plate.fresh or plate.piece.pending)]
    shown = hurt[: width // WIDTH - bool(beat.scene.action.rolls)]
    right = width
    for plate in reversed(shown):
        yield Placed(plate_sprite(plate), (right - WIDTH // 2 - 2, middle))
        right -= WIDTH + 4
    if right >= width // 3:
        yield from tray_sprites(beat.scene, (0, middle - TRAY // 2, right, middle + TRAY // 2))


@kept
def _caption(text: str, width: int) -> Sprite:
    """Write a caption in a line."""
    shown, size = fitted(text, width - 16, _LETTERS)
    across = round(length(shown, size)) + 8
    drawing = Drawing(across, _CAPTION)
    drawing.text((across / 2, _CAPTION / 2), shown, size, fill=tones.WHITE, font=PLAIN)
    return Sprite.of(drawing.image())


def _walking(walker: Walker, grid: Grid) -> Placed:
    (x, y), (far_x, far_y) = grid.middle(walker.origin), grid.middle(walker.target)
    spot = (x + round((far_x - x) * walker.share), y + round((far_y - y) * walker.share))
    return Placed(figure(walker.piece, round(grid.size * _WALKER)), spot)
