"""The panel: round, cards, the step of a walk, and a plate for every player."""

from collections.abc import Iterator, Mapping
from typing import Final

from engine.fearsome_floors.cards import ALL_CARDS, CARDS, IN_LONGER_GAME, Card
from engine.fearsome_floors.kit import Kit
from engine.fearsome_floors.supply import DRAFT_TILES, DraftTile
from render.core.sprite import Placed, Sprite, group, kept
from render.fearsome_floors import sprites_panel as signs
from render.fearsome_floors.geometry import HEIGHT, PANEL_LEFT, WIDTH, Spot
from render.fearsome_floors.scene import Line, Panel, Slot, Walk
from render.fearsome_floors.sprites_monster import winner
from render.fearsome_floors.sprites_tokens import badge, chip

_CARD_SPOTS: Final[tuple[Spot, ...]] = (
    (36, 708), (96, 708), (156, 708),
    (36, 776), (96, 776), (156, 776),
    (36, 640), (96, 640),
)  # fmt: skip
_TRAY: Final[tuple[tuple[Card, Spot], ...]] = tuple(zip(ALL_CARDS, _CARD_SPOTS, strict=True))
"""Where each card lies, in the board's lower left corner. Raises ValueError at import where one has no place."""
_SUPPLY: Final[tuple[Spot, ...]] = (
    (36, 640), (96, 640),
    (36, 708), (96, 708), (156, 708),
    (36, 776), (96, 776), (156, 776),
    (216, 776),
)  # fmt: skip
"""Where the kinds of tile that are placed in the draft lie in that corner: as many as there is room for."""
SUPPLY_SPOTS: Final[Mapping[DraftTile, Spot]] = dict(zip(DRAFT_TILES, _SUPPLY[: len(DRAFT_TILES)], strict=True))
"""The place of each kind. Raises ValueError at import where a kind has none."""
_TRAY_TOP: Final = 600
_TRAY_SIZE: Final = (200, HEIGHT - _TRAY_TOP)

_ROUND: Final[Spot] = (1213, 70)
_FATE: Final[Spot] = (1116, 152)
"""Whether who is eaten comes in again."""
_CARD: Final[Spot] = (1094, 60)
_STEP: Final[Spot] = (990, 56)
_HITS: Final[Spot] = (1038, 134)
_WINNER: Final[Spot] = (1085, 68)
_CROWN: Final[Spot] = (1008, 44)

_WIDTH: Final = WIDTH - PANEL_LEFT - 4
_LINES_TOP: Final = 146
_LINE_HEIGHT: Final = 160
_LINE_GAP: Final = 4
_NAMED: Final = 126
"""From this height on, a plate has room for its player's name."""
_NAME: Final = 32
"""How high a name is."""
_BADGE: Final = 52
"""How high a badge is."""
_LARGEST: Final = 50
_IN_A_ROW: Final = 3
"""How large the tokens of a plate are at most, and how many of them are laid in a single row."""


def panel_sprites(panel: Panel, kit: Kit) -> Iterator[Placed]:
    """Return all that stands beside the board, lowest first."""
    yield Placed(signs.rounds(panel.round), _ROUND)
    yield Placed(signs.sign("skull" if panel.second_half else "again", 66), _FATE)
    if panel.draft:
        yield from _supply(panel.draft)
    else:
        tray = _tray(panel.cards, longer=panel.longer)
        yield Placed(tray, (tray.size[0] // 2, _TRAY_TOP + tray.size[1] // 2))
    if panel.walk is not None:
        yield from walk_sprites(panel.walk)
    else:
        yield from _winner(panel, kit)
    most = _LINE_HEIGHT + _NAME * any(line.name for line in panel.lines)
    height = min(most, (HEIGHT - _LINES_TOP) // len(panel.lines))
    for index, line in enumerate(panel.lines):
        yield from _line(line, _LINES_TOP + index * height, height - _LINE_GAP, start=line.colour == panel.start)


def walk_sprites(walk: Walk) -> Iterator[Placed]:
    """Return what stands in the board's upper right corner during a walk: its card, the step, the hits."""
    yield Placed(signs.card(walk.card, "played"), _CARD)
    if walk.step:
        yield Placed(signs.step(walk.step), _STEP)
    wanted = CARDS[walk.card].hits
    if walk.hits or wanted:
        yield Placed(signs.hits(walk.hits, wanted), _HITS)


def _supply(left: tuple[DraftTile, ...]) -> Iterator[Placed]:
    for kind, spot in SUPPLY_SPOTS.items():
        yield Placed(signs.supply(kind, left.count(kind)), spot)


@kept
def _tray(cards: tuple[Card, ...], *, longer: bool) -> Sprite:
    """Draw the bag, and what is no longer in it."""
    return group(_TRAY_SIZE, _in_tray(cards, longer=longer))


def _in_tray(cards: tuple[Card, ...], *, longer: bool) -> Iterator[Placed]:
    left = list(cards)
    for usual, (x, y) in _TRAY:
        kind = IN_LONGER_GAME.get(usual, usual) if longer else usual
        look: signs.CardLook = "left" if kind in left else "gone"
        if kind in left:
            left.remove(kind)
        yield Placed(signs.card(kind, look), (x, y - _TRAY_TOP))


def _winner(panel: Panel, kit: Kit) -> Iterator[Placed]:
    """Show who has won, big, with a crown."""
    figures = [badge(line.colour, 112) for line in panel.lines if line.won]
    if panel.monster_won:
        figures = [winner(kit)]
    for figure in figures:
        yield Placed(figure, _WINNER)
        yield Placed(signs.sign("crown", 70), _CROWN)


def _line(line: Line, top: int, height: int, *, start: bool) -> Iterator[Placed]:
    middle = PANEL_LEFT + _WIDTH // 2
    yield Placed(signs.plate(_WIDTH, height, lit=line.to_move or line.won), (middle, top + height // 2))
    if line.name and height >= _NAMED:
        yield Placed(signs.name(line.name, line.colour, _WIDTH - 10, _NAME), (middle, top + 4 + _NAME // 2))
        top, height = top + _NAME, height - _NAME
    heads = top + 25
    yield Placed(badge(line.colour, 52), (PANEL_LEFT + 30, heads + 2))
    kinds: tuple[tuple[signs.Sign, bool], ...] = (("crown", line.won), ("flag", line.resigned), ("start", start))
    marks = [signs.sign(kind, 36) for kind, shown in kinds if shown]
    for index, mark in enumerate(marks):
        yield Placed(mark, (WIDTH - 28 - index * 36, heads))
    yield from _slots(line, (middle, top), height)


def _slots(line: Line, middle: Spot, height: int) -> Iterator[Placed]:
    """Lay a player's tokens below the badge: in one row, or if they are many in two, as large as there is room for."""
    rows = 1 if len(line.slots) <= _IN_A_ROW else 2
    size = _WIDTH // _IN_A_ROW if rows == 1 else min((height - _BADGE) // 2, _LARGEST)
    columns = -(-len(line.slots) // rows)
    below = min(_BADGE, height - size - 2)  # where there is little room, they overlap the badge
    x, y = middle
    for index, slot in enumerate(line.slots):
        across = round((index % columns - (columns - 1) / 2) * _WIDTH / columns)
        yield Placed(_slot(slot, size), (x + across, y + below + size // 2 + index // columns * size))


def _slot(slot: Slot, size: int) -> Sprite:
    match slot.where:
        case "board":
            return signs.on_board(slot.piece.colour)
        case "in":
            return chip(slot.piece, size)
        case "out":
            return signs.sign("door", size - 4)
        case "eaten":
            return signs.sign("skull", size - 4)
