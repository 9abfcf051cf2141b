"""Reading a position from FFN. Whatever is wrong with it is one BadNotation with one sentence that names the field."""

import re
from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from msgspec.structs import replace

from engine.fearsome_floors.board import DIRECTIONS, ORDER, Direction, Square
from engine.fearsome_floors.cards import IN_LONGER_GAME, Card, full_bag
from engine.fearsome_floors.ending import outcome
from engine.fearsome_floors.notation.errors import BadNotation
from engine.fearsome_floors.notation.signs import (
    BETWEEN,
    FIELDS,
    FIVE_IN_LONGER_GAME,
    GAME_OVER,
    MARK,
    MONSTERS_TURN,
    MOVED,
    TILE_FIELDS,
    TIMES,
)
from engine.fearsome_floors.problems import problems
from engine.fearsome_floors.rounds import next_to_move
from engine.fearsome_floors.state import LAST_ROUND, DraftPhase, Monster, MonsterPhase, Over, Phase, State, TokenPhase
from engine.fearsome_floors.supply import DRAFT_TILES, SUPPLY, DraftTile
from engine.fearsome_floors.tiles import PAIRS, Pool, Teleporter, Tile
from engine.fearsome_floors.tokens import COLOUR_OF_LETTER, COLOURS, LETTERS, Colour, Place, TokenName

Item = TypeVar("Item")
Fields = Mapping[str, str]

_POOL: Final = re.compile(r"([a-z][0-9]{1,2}):([0-9])x([0-9])")
_TOKEN: Final = re.compile(rf"([{''.join(COLOUR_OF_LETTER)}][0-9]):([a-z0-9]+)(\{MOVED}?)")
_ARROW: Final = rf"([a-z][0-9]{{1,2}})([{''.join(DIRECTIONS)}])"
_MONSTER: Final = re.compile(_ARROW)
_TELEPORTERS: Final = re.compile(rf"([{''.join(map(str, PAIRS))}]):{_ARROW}(?:\{BETWEEN}{_ARROW})?")
_COUNTS: Final = frozenset(map(str, range(1, len(SUPPLY) + 1)))
_LONGEST_QUOTE: Final = 40


def read_position(text: str) -> State:
    """Give the position that an FFN line stands for. Raises BadNotation.

    Left out, `round` is 1, `cards` the full bag, `start` the first seat, and `turn` whoever is next to move.
    """
    fields = _fields(text)
    places, moved = _tokens(fields)
    colours = tuple(dict.fromkeys(COLOUR_OF_LETTER[token[0]] for token in places))
    first = (*colours, *COLOURS)[0]
    draft = _draft(fields)
    longer = _longer(fields)
    state = State(
        colours=colours,
        monster=_monster(fields),
        tokens=places,
        phase=DraftPhase(first) if draft else MonsterPhase(),
        start=_colour("start", fields["start"]) if "start" in fields else first,
        tiles=_tiles(fields),
        pools=tuple(sorted(_list(fields, "pools", _pool), key=lambda pool: ORDER.get(pool.corner, -1))),
        teleporters=_teleporters(fields),
        moved=moved,
        round=_round(fields),
        cards=_cards(fields, longer=longer),
        escaped=_list(fields, "escaped", _token_name),
        resigned=_list(fields, "resigned", _colour),
        draft=draft,
        longer=longer,
    )
    _refuse_problems(state)
    state = replace(state, phase=_phase(state, fields.get("turn")))
    _refuse_problems(state)
    return state


def _refuse_problems(state: State) -> None:
    found = problems(state)
    if found:
        raise BadNotation(found[0])


def _bad(field: str, word: str, wanted: str) -> BadNotation:
    quote = word if len(word) <= _LONGEST_QUOTE else f"{word[:_LONGEST_QUOTE]}..."
    return BadNotation(f"{field}: {quote!r} is not {wanted}.")


def _fields(text: str) -> Fields:
    mark, *words = text.split() or [""]
    if mark != MARK:
        raise _bad(MARK, mark, f"the beginning of a position, which is {MARK!r}")
    fields: dict[str, str] = {}
    for word in words:
        field, equals, value = word.partition("=")
        if field not in FIELDS:
            raise _bad("fields", field, "a field of a position")
        if not equals or not value:
            raise BadNotation(f"{field}: it has no value.")
        if field in fields:
            raise BadNotation(f"{field}: it is there twice.")
        fields[field] = value
    return fields


def _list(fields: Fields, field: str, read: Callable[[str, str], Item]) -> tuple[Item, ...]:
    """Read a field's items, which commas separate; `read` takes the field's name and an item."""
    return tuple(read(field, word) for word in fields[field].split(",")) if field in fields else ()


def _monster(fields: Fields) -> Monster:
    written = fields.get("monster", "")
    match = _MONSTER.fullmatch(written)
    if match is None:
        raise _bad("monster", written, "a square and a direction (n, e, s or w), which every position needs")
    return Monster(match[1], _direction(match[2]))


def _direction(letter: str) -> Direction:
    return DIRECTIONS[DIRECTIONS.index(letter)]


def _tiles(fields: Fields) -> dict[Square, Tile]:
    tiles: dict[Square, Tile] = {}
    for field, tile in TILE_FIELDS.items():
        for square in _list(fields, field, _word):
            if square in tiles:
                raise BadNotation(f"{field}: two tiles stand on {square}.")
            tiles[square] = tile
    return tiles


def _teleporters(fields: Fields) -> tuple[Teleporter, ...]:
    found: list[Teleporter] = []
    for word in _list(fields, "teleporters", _word):
        match = _TELEPORTERS.fullmatch(word)
        if match is None:
            raise _bad("teleporters", word, "a pair with its squares and arrows, like 1:j5e+o7s")
        pair = PAIRS[PAIRS.index(int(match[1]))]
        both = (match.group(2, 3), match.group(4, 5))
        found += [Teleporter(pair, square, _direction(arrow)) for square, arrow in both if square]
    return tuple(sorted(found, key=lambda teleporter: (teleporter.pair, ORDER.get(teleporter.square, -1))))


def _tokens(fields: Fields) -> tuple[dict[TokenName, Place], frozenset[TokenName]]:
    places: dict[TokenName, Place] = {}
    moved: set[TokenName] = set()
    for word in _list(fields, "tokens", _word):
        match = _TOKEN.fullmatch(word)
        if match is None:
            raise _bad("tokens", word, "a token and its place, like r4:k7 or r4:in*")
        if match[1] in places:
            raise BadNotation(f"tokens: {match[1]} is there twice.")
        places[match[1]] = match[2]
        if match[3]:
            moved.add(match[1])
    seats = [*dict.fromkeys(token[0] for token in places)]
    return dict(sorted(places.items(), key=lambda item: (seats.index(item[0][0]), item[0]))), frozenset(moved)


def _phase(state: State, written: str | None) -> Phase:
    if written == GAME_OVER:
        return Over(*outcome(state))
    if written == MONSTERS_TURN:
        return MonsterPhase()
    colour = _colour("turn", written) if written else state.colours and next_to_move(state, state.start)
    if not colour:
        return MonsterPhase()
    return DraftPhase(colour) if state.draft else TokenPhase(colour)


def _round(fields: Fields) -> int:
    rounds = {str(number): number for number in range(1, LAST_ROUND + 1)}
    written = fields.get("round", "1")
    if written not in rounds:
        raise _bad("round", written, f"a round from 1 to {LAST_ROUND}")
    return rounds[written]


def _word(field: str, word: str) -> str:
    if not word:
        raise BadNotation(f"{field}: there is nothing between two commas, or after the last one.")
    if not word.isascii() or not word.isprintable():
        raise _bad(field, word, "made of the letters and digits of the notation")
    return word


def _pool(field: str, word: str) -> Pool:
    match = _POOL.fullmatch(word)
    if match is None:
        raise _bad(field, word, "a pool, like i3:2x2")
    return Pool(match[1], int(match[2]), int(match[3]))


def _cards(fields: Fields, *, longer: bool) -> tuple[Card, ...]:
    """Read the bag, or take the full one; in the longer game a written 5 is what it is played as."""
    bag = full_bag(longer=longer)
    named = {**{card: card for card in bag}, **(IN_LONGER_GAME if longer else {})}

    def card(field: str, word: str) -> Card:
        if word not in named:
            raise _bad(field, word, f"a card ({', '.join(dict.fromkeys(bag))})")
        return named[word]

    return tuple(sorted(_list(fields, "cards", card), key=bag.index)) or bag


def _longer(fields: Fields) -> bool:
    written = fields.get("five")
    if written not in (None, FIVE_IN_LONGER_GAME):
        raise _bad("five", written, f"{FIVE_IN_LONGER_GAME}, as what the card 5 is played in the longer game")
    return written is not None


def _draft(fields: Fields) -> tuple[DraftTile, ...]:
    tiles: list[DraftTile] = []
    for word in _list(fields, "draft", _word):
        name, times, count = word.partition(TIMES)
        if name not in DRAFT_TILES or (times and count not in _COUNTS):
            raise _bad("draft", word, f"a tile of the supply, like stone{TIMES}2 or pool4x1")
        tiles += [DRAFT_TILES[DRAFT_TILES.index(name)]] * (int(count) if times else 1)
    return tuple(sorted(tiles, key=DRAFT_TILES.index))


def _colour(field: str, word: str) -> Colour:
    if word not in COLOUR_OF_LETTER:
        raise _bad(field, word, f"the letter of a colour ({', '.join(LETTERS.values())})")
    return COLOUR_OF_LETTER[word]


def _token_name(field: str, word: str) -> TokenName:
    return _word(field, word)
