"""What `/see where` and `/see square` tell of Claustrophobia: where a warrior is, and what is on a tile."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.table import TableView
from bot.table.game import Whereabouts
from bot.table.texts import plain
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, TOUGH_NAMED, WarriorName
from engine.core import Reason, Refused
from render.claustrophobia.text.labels import tile_name, warrior_name
from render.claustrophobia.text.warrior_text import tile_text, where_text
from render.core import Words

Offers = Sequence[tuple[str, str]]

ALL_TROGLODYTES: Final = "troglodytes"
WARRIOR_NAMED: Final[Mapping[str, WarriorName]] = {
    **HUMAN_NAMED,
    **TOUGH_NAMED,
    "demon": "demon",
    ALL_TROGLODYTES: "troglodyte",
}
"""The warriors, by how they are typed."""

_TYPED: Final = ("demon", ALL_TROGLODYTES)
"""Those for which people have a word of their own language, too."""


def warriors(words: Words, table: TableView) -> Offers:
    """Return the warriors of the game and those of the demons that are in play, each with how it is typed."""
    state: State = table.started_match.state
    there: list[WarriorName] = [*state.humans, *state.toughs]
    there += ["demon"] if state.demon is not None else []
    named = [(str(warrior_name(words, state, warrior)), warrior) for warrior in there]
    return [*named, (words("cl-the-troglodytes"), ALL_TROGLODYTES)]


def warrior_told(words: Words, table: TableView, _person_id: int, typed: str) -> str:
    """Say where a warrior is, how it stands, and what is around it. Raises Refused for none of this game."""
    state: State = table.started_match.state
    offers = warriors(words, table)
    own = {name: words("cl-typed", word=name) for _, name in offers if name in _TYPED}
    warrior = _typed_for([*offers, *((word, name) for name, word in own.items())], typed)
    if warrior is None:
        known = words.listing([f"`{own.get(name, name)}`" for _, name in offers])
        raise Refused(Reason.of("cl-no-warrior", text=plain(typed), known=known))
    return where_text(words, state, WARRIOR_NAMED[warrior])


def tiles(words: Words, table: TableView) -> Offers:
    """Return the tiles in play, each with how it is typed."""
    state: State = table.started_match.state
    return [(tile_name(words, state, tile), f"T{tile}") for tile in range(len(state.tiles))]


def tile_told(words: Words, table: TableView, _person_id: int, typed: str) -> str:
    """Tell all of a tile, its number typed with or without T. Raises Refused for one that does not lie."""
    state: State = table.started_match.state
    offers = tiles(words, table)
    tile = _typed_for(offers, f"T{typed.strip()}" if typed.strip().isdecimal() else typed)
    if tile is None:
        raise Refused(Reason.of("cl-no-tile", text=plain(typed), last=len(offers) - 1))
    return tile_text(words, state, int(tile[1:]))


def _typed_for(offers: Offers, typed: str) -> str | None:
    """Return how that is typed which was meant, by its name or by its label."""
    wanted = " ".join(typed.split()).casefold()
    return next((name for label, name in offers if wanted in (name.casefold(), label.casefold())), None)


WHEREABOUTS: Final = Whereabouts(pieces=warriors, piece=warrior_told, squares=tiles, square=tile_told)
