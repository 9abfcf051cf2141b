"""A position as FFN: fields in a fixed order, squares by row and column, nothing that is empty.

Whatever is wrong with a text is one BadNotation with one sentence that names the field.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, assert_never

from msgspec.structs import replace

from engine.core.notation import BadNotation, Fields, bad, read_fields, read_list, read_word
from engine.fearsome_floors import tokens
from engine.fearsome_floors.board import DIRECTIONS, ORDER, Direction, Square
from engine.fearsome_floors.cards import Card, card_named, full_bag
from engine.fearsome_floors.outcome import outcome
from engine.fearsome_floors.problems import problems, problems_midway
from engine.fearsome_floors.rounds import next_to_move
from engine.fearsome_floors.state import (
    LAST_ROUND,
    DraftPhase,
    Monster,
    MonsterPhase,
    Over,
    Phase,
    State,
    TilesATurn,
    TokenPhase,
)
from engine.fearsome_floors.supply import DRAFT_TILES, SIZES, SUPPLY, DraftTile
from engine.fearsome_floors.tiles import FLOORS, PAIRS, TILES, Floor, Patch, Teleporter, Tile

MARK: Final = "ff1"
"""The first word of every position: the notation's name and version."""

TILE_FIELDS: Final[Mapping[str, Tile]] = {rule.field: tile for tile, rule in TILES.items()}
PATCH_FIELDS: Final[Mapping[str, Floor]] = {FLOORS[floor].field: floor for floor in SIZES}

FIELDS: Final = (
    "monster",
    *TILE_FIELDS,
    *(rule.field for rule in FLOORS.values()),
    "tokens",
    "round",
    "cards",
    "start",
    "turn",
    "escaped",
    "resigned",
    "five",
    "draft",
    "tiles",
)
"""`resigned` is an addition to the notation (**[ruling]**): the colours of those who left, in that order.

So is `tiles`, how many tiles a player places in a turn of the draft, where that is not one.
"""

BETWEEN: Final = "+"
"""Stands between the two teleporters of a pair."""

FIVE_IN_LONGER_GAME: Final = "3h"
TIMES: Final = "*"
"""Stands between a tile of the draft and how many of it are left, where there is more than one."""

MOVED: Final = "*"
MONSTERS_TURN: Final = "monster"
GAME_OVER: Final = "over"
CARD: Final = "M"
PLACES: Final = "T"
RESIGNS: Final = "R"
STAYS: Final = "-"


def write_position(state: State) -> str:
    """Return the FFN of a position; reading it back gives an equal one.

    It must be one for which `problems` finds nothing, or at most that its turn has nothing left to do.
    """
    written = _dungeon(state) | {
        "tokens": ",".join(_written_tokens(state)),
        "round": str(state.round),
        "cards": ",".join(state.cards),
        "start": tokens.LETTERS[state.start] if state.colours else "",
        "turn": _turn(state),
        "escaped": ",".join(state.escaped),
        "resigned": ",".join(tokens.LETTERS[colour] for colour in state.resigned),
        "five": FIVE_IN_LONGER_GAME if state.longer else "",
        "draft": ",".join(_counted(state.draft)),
        "tiles": "" if state.tiles_a_turn == 1 else str(state.tiles_a_turn),
    }
    return _line(written)


def write_dungeon(state: State) -> str:
    """Return the FFN of a position's dungeon alone: the monster, tiles, pools and teleporters."""
    return _line(_dungeon(state))


def _line(written: Mapping[str, str]) -> str:
    return " ".join((MARK, *(f"{field}={written[field]}" for field in FIELDS if written.get(field))))


def _dungeon(state: State) -> dict[str, str]:
    tiles = {
        field: ",".join(_sorted(square for square, there in state.tiles.items() if there == tile))
        for field, tile in TILE_FIELDS.items()
    }
    patches = {
        field: ",".join(_written_patches(patch for patch in state.patches if patch.floor == floor))
        for field, floor in PATCH_FIELDS.items()
    }
    return (
        tiles
        | patches
        | {
            "monster": f"{state.monster.square}{state.monster.facing}",
            "teleporters": ",".join(_pairs(state.teleporters)),
        }
    )


def _turn(state: State) -> str:
    match state.phase:
        case DraftPhase() | TokenPhase():
            return tokens.LETTERS[state.phase.colour]
        case MonsterPhase():
            return MONSTERS_TURN
        case Over():
            return GAME_OVER
        case _:
            assert_never(state.phase)


def _written_patches(patches: Iterable[Patch]) -> Iterator[str]:
    for patch in sorted(patches, key=lambda patch: ORDER[patch.corner]):
        yield f"{patch.corner}:{patch.width}x{patch.height}"


def _written_tokens(state: State) -> Iterator[str]:
    for token, place in state.tokens.items():
        yield f"{token}:{place}{MOVED if token in state.moved else ''}"


def _pairs(teleporters: Iterable[Teleporter]) -> Iterator[str]:
    for pair, both in groupby(teleporters, key=lambda teleporter: teleporter.pair):
        yield f"{pair}:" + BETWEEN.join(f"{one.square}{one.arrow}" for one in both)


def _counted(tiles: Iterable[DraftTile]) -> Iterator[str]:
    for tile, all_of_it in groupby(tiles):
        times = len(tuple(all_of_it))
        yield f"{tile}{TIMES}{times}" if times > 1 else tile


def _sorted(squares: Iterable[Square]) -> list[Square]:
    return sorted(squares, key=ORDER.__getitem__)


_TOKEN: Final = re.compile(rf"({'|'.join(tokens.TOKENS)}):([a-z0-9]+)(\{MOVED}?)")
_COUNTS: Final = frozenset(map(str, range(1, len(SUPPLY) + 1)))


def read_position(text: str) -> State:
    """Return the position that an FFN line stands for, from which the game can go on. Raises BadNotation.

    Left out, `round` is 1, `start` the first seat, `turn` whoever is next to move, and `cards` the full bag, or none
    where the game is over: bags that are empty are not written. **[ruling]** Tokens that are out, but not named in
    `escaped`, got out after those that are, seat by seat and by number.
    """
    state = read_midway(text)
    _refuse(problems(state))
    return state


def read_midway(text: str) -> State:
    """Return a position as `read_position` does, but also one in which whoever's turn it is has nothing left to do.

    Such is the position right after the move of somebody's last token, before the turn passes.
    """
    fields = read_line(text)
    state = _without_turn(fields)
    _refuse(problems_midway(state))
    state = replace(state, phase=_phase(state, fields.get("turn")))
    _refuse(problems_midway(state))
    return state


def read_line(text: str) -> Fields:
    """Cut an FFN line into its fields. Raises BadNotation for one that is unknown, empty or there twice."""
    return read_fields(text, mark=MARK, known=FIELDS)


def _without_turn(fields: Fields) -> State:
    """Read all fields but `turn`, which can be found out only from a position that has no flaw."""
    places, moved = _tokens(fields)
    colours = tuple(dict.fromkeys(tokens.COLOUR_OF_LETTER[token[0]] for token in places))
    first = (*colours, *tokens.COLOURS)[0]
    draft = _draft(fields)
    longer = _longer(fields)
    return State(
        colours=colours,
        monster=read_monster(fields),
        tokens=places,
        phase=DraftPhase(first) if draft else MonsterPhase(),
        start=_start(fields, colours),
        tiles=read_tiles(fields),
        patches=read_patches(fields),
        teleporters=read_teleporters(fields),
        moved=moved,
        round=_round(fields),
        cards=_cards(fields, longer=longer),
        escaped=_escaped(fields, places),
        resigned=read_list(fields, "resigned", _colour),
        draft=draft,
        tiles_a_turn=_tiles_a_turn(fields),
        longer=longer,
    )


def _refuse(found: Sequence[str]) -> None:
    if found:
        raise BadNotation(found[0])


def _tokens(fields: Fields) -> tuple[dict[tokens.TokenName, tokens.Place], frozenset[tokens.TokenName]]:
    places: dict[tokens.TokenName, tokens.Place] = {}
    moved: set[tokens.TokenName] = set()
    for word in read_list(fields, "tokens", read_word):
        match = _TOKEN.fullmatch(word)
        if match is None:
            raise bad("tokens", word, "a token and its place, like r4:k7 or r4:in*")
        token = tokens.TOKEN_NAMED[match[1]]
        if token in places:
            raise BadNotation(f"tokens: {token} is there twice.")
        places[token] = match[2]
        if match[3]:
            moved.add(token)
    seats = [*dict.fromkeys(token[0] for token in places)]
    return dict(sorted(places.items(), key=lambda item: (seats.index(item[0][0]), item[0]))), frozenset(moved)


def _escaped(fields: Fields, places: Mapping[tokens.TokenName, tokens.Place]) -> tuple[tokens.TokenName, ...]:
    named = read_list(fields, "escaped", _token)
    return (*named, *(token for token, place in places.items() if place == tokens.OUT and token not in named))


def _token(field: str, word: str) -> tokens.TokenName:
    if word not in tokens.TOKENS:
        raise bad(field, word, "a token, like r4")
    return word


def _start(fields: Fields, colours: Sequence[tokens.Colour]) -> tokens.Colour:
    if "start" not in fields:
        return (*colours, *tokens.COLOURS)[0]
    colour = _colour("start", fields["start"])
    if colour not in colours:
        raise BadNotation(f"start: {colour} does not play.")
    return colour


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
        raise bad("round", written, f"a round from 1 to {LAST_ROUND}")
    return rounds[written]


def _cards(fields: Fields, *, longer: bool) -> tuple[Card, ...]:
    """Read the bag, or take the one meant by its absence."""
    bag = full_bag(longer=longer)

    def card(field: str, word: str) -> Card:
        named = card_named(word, longer=longer)
        if named is None or named not in bag:
            raise bad(field, word, f"a card ({', '.join(dict.fromkeys(bag))})")
        return named

    if "cards" not in fields:
        return () if fields.get("turn") == GAME_OVER else bag
    return tuple(sorted(read_list(fields, "cards", card), key=bag.index))


def _longer(fields: Fields) -> bool:
    written = fields.get("five")
    if written not in (None, FIVE_IN_LONGER_GAME):
        raise bad("five", written, f"{FIVE_IN_LONGER_GAME}, as what the card 5 is played in the longer game")
    return written is not None


def _draft(fields: Fields) -> tuple[DraftTile, ...]:
    tiles: list[DraftTile] = []
    for word in read_list(fields, "draft", read_word):
        name, times, count = word.partition(TIMES)
        if name not in DRAFT_TILES or (times and count not in _COUNTS):
            raise bad("draft", word, f"a tile of the supply, like stone{TIMES}2 or pool4x1")
        tiles += [DRAFT_TILES[DRAFT_TILES.index(name)]] * (int(count) if times else 1)
    return tuple(sorted(tiles, key=DRAFT_TILES.index))


def _tiles_a_turn(fields: Fields) -> TilesATurn:
    written = fields.get("tiles")
    if written not in (None, "2"):
        raise bad("tiles", written, "2, for two tiles a turn in the draft")
    return 1 if written is None else 2


def _colour(field: str, word: str) -> tokens.Colour:
    if word not in tokens.COLOUR_OF_LETTER:
        raise bad(field, word, f"the letter of a colour ({', '.join(tokens.LETTERS.values())})")
    return tokens.COLOUR_OF_LETTER[word]


_PATCH: Final = re.compile(r"([a-z][0-9]{1,2}):([0-9])x([0-9])")
_ARROW: Final = rf"([a-z][0-9]{{1,2}})([{''.join(DIRECTIONS)}])"
_MONSTER: Final = re.compile(_ARROW)
_TELEPORTERS: Final = re.compile(rf"([{''.join(map(str, PAIRS))}]):{_ARROW}(?:\{BETWEEN}{_ARROW})?")


def read_monster(fields: Fields) -> Monster:
    """Read where the monster stands and looks. Raises BadNotation."""
    written = fields.get("monster", "")
    match = _MONSTER.fullmatch(written)
    if match is None:
        raise bad("monster", written, "a square and a direction (n, e, s or w), which every position needs")
    return Monster(match[1], _direction(match[2]))


def _direction(letter: str) -> Direction:
    return DIRECTIONS[DIRECTIONS.index(letter)]


def read_tiles(fields: Fields) -> dict[Square, Tile]:
    """Read which tile stands where. Raises BadNotation."""
    tiles: dict[Square, Tile] = {}
    for field, tile in TILE_FIELDS.items():
        for square in read_list(fields, field, read_word):
            if square in tiles:
                raise BadNotation(f"{field}: two tiles stand on {square}.")
            tiles[square] = tile
    return tiles


def read_teleporters(fields: Fields) -> tuple[Teleporter, ...]:
    """Read the teleporters, pair by pair. Raises BadNotation."""
    found: list[Teleporter] = []
    for word in read_list(fields, "teleporters", read_word):
        match = _TELEPORTERS.fullmatch(word)
        if match is None:
            raise bad("teleporters", word, "a pair with its squares and arrows, like 1:j5e+o7s")
        pair = PAIRS[PAIRS.index(int(match[1]))]
        both = (match.group(2, 3), match.group(4, 5))
        found += [Teleporter(pair, square, _direction(arrow)) for square, arrow in both if square]
    return tuple(sorted(found, key=lambda teleporter: (teleporter.pair, ORDER.get(teleporter.square, -1))))


def read_patches(fields: Fields) -> tuple[Patch, ...]:
    """Read the floors that cover several squares, by row and column. Raises BadNotation."""
    return tuple(sorted(_patches(fields), key=lambda patch: ORDER.get(patch.corner, -1)))


def _patches(fields: Fields) -> Iterator[Patch]:
    for field, floor in PATCH_FIELDS.items():
        for written in read_list(fields, field, _patch):
            yield Patch(written[1], int(written[2]), int(written[3]), floor)


def _patch(field: str, word: str) -> re.Match[str]:
    match = _PATCH.fullmatch(word)
    if match is None:
        floor = PATCH_FIELDS[field]
        width, height = SIZES[floor][0]
        raise bad(field, word, f"a {FLOORS[floor].piece}, like i3:{width}x{height}")
    return match
