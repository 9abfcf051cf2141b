"""The draft: a pad of private buttons and menus for a tile, its square and its direction; and `/place` to type them.

Nothing is remembered: what has been chosen so far stands in the ids, so a pad works after a restart, and one of an
earlier board says so.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import discord
import msgspec
from discord import app_commands

from bot.games.fearsome_floors.move_input import read_square
from bot.interactions.asker import Asker, at_seat, at_seat_reading, looking_on
from bot.interactions.autocomplete import Offers, completion
from bot.interactions.components.coach import coach, lines_told
from bot.interactions.components.component import add_below, in_rows, menu_view, rows_view
from bot.interactions.components.game_buttons import common_button, confirmation
from bot.interactions.components.puzzle_pad import try_out
from bot.interactions.context import Context, Verb
from bot.interactions.errors import error_boundary
from bot.interactions.look import more_button
from bot.table import TableView
from bot.table.posts.custom_id import CustomId, unknown_component
from bot.table.posts.post import Button, ButtonStyle, Picture, picture_of
from bot.table.puzzles import is_puzzle, task
from engine.core import NotAllowed, Reason, Seat
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.board import COLUMNS, ENTRANCE, ORDER, Square
from engine.fearsome_floors.draft import places, why_not_place, wrong_orientation
from engine.fearsome_floors.moves import PlaceTile
from engine.fearsome_floors.state import DraftPhase, State
from engine.fearsome_floors.supply import DRAFT_TILES, ORIENTATIONS, DraftTile, Orientation
from render.core import Words, words_in
from render.fearsome_floors.attempt import draft_frame
from render.fearsome_floors.refusals import refusal
from render.fearsome_floors.turn_text import kind_left, kind_name, kinds_left, orientation_name, place_done, placement

KINDS_IN_A_ROW: Final = 4
"""How many kinds of tile stand in a row: the stone tiles fill one, the pools and teleporters the other."""


class Chosen(NamedTuple):
    """What has been chosen, as it stands in an id: `pool4x1`, `pool4x1.k` (the column), `pool4x1.k5.crosswise`."""

    tile: DraftTile | None = None
    """The kind of tile, once one is chosen."""
    where: str = ""
    """The square, or its column alone; empty where nothing is chosen yet."""
    orientation: Orientation | None = None
    """How the tile lies, where it can lie in several ways and one is chosen."""

    @classmethod
    def read(cls, text: str) -> "Chosen":
        """Read what `str` writes. Raises Refused for anything else."""
        tile, where, orientation = (*text.split("."), "", "")[:3]
        try:
            chosen = cls(
                msgspec.convert(tile or None, DraftTile | None),
                where,
                msgspec.convert(orientation or None, Orientation | None),
            )
        except msgspec.ValidationError:
            raise unknown_component() from None
        orientations = () if chosen.tile is None else ORIENTATIONS[chosen.tile]
        if (
            str(chosen) != text
            or where not in ("", *COLUMNS, *ORDER)
            or chosen.orientation not in (None, *orientations)
        ):
            raise unknown_component()
        return chosen

    def __str__(self) -> str:
        """Write as much as has been chosen."""
        return ".".join(part for part in self if part)


Pad = tuple[str, discord.ui.View]
"""The text of the private message, and what stands below it."""

COACHING: Final = ("ff-coach-draft", "ff-coach-hiding", "ff-coach-blood")
"""The keys of what somebody is told on the first pads."""


async def open_pad(context: Context, custom_id: CustomId) -> None:
    """Open the pad for the player to place: the choice of a tile, or of a column where one kind is left.

    Somebody else who plays is told to wait, and can ask all to leave the rest to chance.
    """
    async with at_seat_reading(context, board=custom_id.board, game=FEARSOME_FLOORS.key) as (reader, table, seat):
        rest, reason = common_button(context.words, table, seat), _why_no_tile(table.started_match.state, seat)
        if rest and reason is not None:
            await context.answer(refusal(context.words, reason), view=rows_view([rest]))
            return
        must_place(table.started_match.state, seat)
        lines_seen = await lines_told(reader, table, seat, "ff-draft")
    chosen = _first(table.started_match.state)
    text, view = _pad(context.words, table, seat, chosen)
    picture = _picture(context.words, table, chosen, text)
    told = [context.words(key) for key in COACHING]
    coaching = await coach(context, table, "ff-draft", told, view, seat=seat, lines_seen=lines_seen)
    asked = task(context.words, table)
    await context.show("\n".join(filter(None, (asked, text, coaching))), view=view, pictures=[picture])


async def show_pad(context: Context, custom_id: CustomId) -> None:
    """Show the pad with what the button says has been chosen."""
    await _show(context, custom_id, Chosen.read(custom_id.rest))


async def choose(context: Context, custom_id: CustomId) -> None:
    """Show the pad with what has been chosen in its menu."""
    await _show(context, custom_id, Chosen.read(context.chosen))


async def place_chosen(context: Context, custom_id: CustomId) -> None:
    """Place the tile as the button says; where the player places another one, the pad goes on with that.

    On the pad of a puzzle that is judged.
    """
    chosen = Chosen.read(custom_id.rest)
    if chosen.tile is None or chosen.where not in ORDER:
        raise unknown_component()
    move = PlaceTile(chosen.tile, chosen.where, chosen.orientation)
    if is_puzzle(custom_id.match):
        table, _ = await at_seat(context, board=custom_id.board, game=FEARSOME_FLOORS.key)
        await try_out(context, table, [move])
        return
    after = await context.app.tables.play(await context.channel_id(), context.person, move, board=custom_id.board)
    told, state, seat = place_done(context.words, move), after.started_match.state, after.must_seat(context.person.id)
    if _why_no_tile(state, seat) is not None:
        text, view = confirmation(context, after, told)
        await context.update(text, view=view, pictures=())
        return
    chosen = _first(state)
    text, view = _pad(context.words, after, seat, chosen)
    add_below(view, CustomId("takeback", *after.board).button(context.words("take-back")))
    picture = _picture(context.words, after, chosen, text)
    another = context.words.sentences((told, context.words("ff-draft-another")))
    await context.update(f"{another}\n{text}", view=view, pictures=[picture])


def _first(state: State) -> Chosen:
    """Return what a pad opens with: nothing chosen, or the one kind of tile that is left."""
    kinds = kinds_left(state)
    return Chosen(kinds[0]) if len(kinds) == 1 else Chosen()


def orientation_row(verb: str, words: Words, table: TableView, moves: Sequence[PlaceTile]) -> list[Button]:
    """Return a button for each placement of a tile on a square, named by its direction."""
    return [
        _button(
            verb, table, Chosen(move.tile, move.square, move.direction), label=orientation_name(words, move.direction)
        )
        for move in moves
        if move.direction is not None
    ]


async def _show(context: Context, custom_id: CustomId, chosen: Chosen) -> None:
    table, seat = await at_seat(context, board=custom_id.board, game=FEARSOME_FLOORS.key)
    must_place(table.started_match.state, seat)
    text, view = _pad(context.words, table, seat, chosen)
    pictures = [_picture(context.words, table, chosen, text)]
    await context.update("\n".join(filter(None, (task(context.words, table), text))), view=view, pictures=pictures)


def _picture(words: Words, table: TableView, chosen: Chosen, sentence: str) -> Picture:
    """Return the board with the squares that are open to what has been chosen, and the tile once nothing is missing."""
    tile, where, orientation = chosen
    placed = None if tile is None else PlaceTile(tile, "", orientation)
    if tile is not None and where in ORDER:
        first, *others = _moves(table, tile, where, orientation)
        placed = placed if others else first
    state = table.started_match.state
    frame = draft_frame(words, table.names, state, placed, sentence=sentence, column=where[:1])
    return picture_of(table.row.game, frame)


def _moves(table: TableView, tile: DraftTile, square: Square, orientation: Orientation | None) -> tuple[PlaceTile, ...]:
    """Return the ways in which a tile can lie on a square, or the one that has been chosen. Raises NotAllowed."""
    orientations = ORIENTATIONS[tile] if orientation is None else (orientation,)
    return placements_on(table.started_match.state, tile, square, orientations)


def _pad(words: Words, table: TableView, seat: Seat, chosen: Chosen) -> Pad:
    """Ask for the next thing to choose, or show what is ready to be placed."""
    tile, where, orientation = chosen
    if tile is None:
        return _tiles(words, table, seat)
    if where not in ORDER:
        return _squares(words, table, tile, column=where)
    moves = _moves(table, tile, where, orientation)
    back = _back(words, table, Chosen(tile, where[0]))
    if len(moves) > 1:
        text = words("ff-draft-orientation-wanted", tile=tile, square=where)
        return text, rows_view([orientation_row("ff-lay", words, table, moves), [back]])
    if orientation is not None and len(_moves(table, tile, where, None)) > 1:
        back = _back(words, table, Chosen(tile, where))
    ready = Chosen(tile, where, moves[0].direction)
    go = _button("ff-place", table, ready, label=words("ff-draft-place"), style="success")
    return words("ff-draft-ready", placement=placement(words, moves[0])), rows_view([[go, back]])


def _tiles(words: Words, table: TableView, seat: Seat) -> Pad:
    kinds = kinds_left(table.started_match.state)
    buttons = [
        _button("ff-lay", table, Chosen(tile), label=kind_left(words, table.started_match.state, tile))
        for tile in kinds
    ]
    rows = in_rows(buttons, width=KINDS_IN_A_ROW)
    besides = [] if is_puzzle(table.row.id) else [*common_button(words, table, seat), more_button(words, table)]
    return words("ff-draft-tile-wanted"), rows_view([*rows, besides])


def _squares(words: Words, table: TableView, tile: DraftTile, *, column: str) -> Pad:
    """Ask for the column, or for a square in it. Raises Refused where the tile has none, so that no pad leads there."""
    squares = [
        square
        for square in open_squares(table.started_match.state, tile, ORIENTATIONS[tile])
        if square.startswith(column)
    ]
    places = squares if column else list(dict.fromkeys(square[0] for square in sorted(squares)))
    if not places:
        raise unknown_component()
    view = menu_view(
        CustomId("ff-choose", *table.board),
        placeholder=words("ff-draft-row", column=column) if column else words("ff-draft-column"),
        options=[(str(Chosen(tile, place)), place) for place in places],
        below=[_back(words, table, Chosen(tile) if column else Chosen())],
    )
    asked = words("ff-draft-square-wanted", tile=tile)
    return words("ff-draft-about-what", tile=tile, sentence=asked), view


def _back(words: Words, table: TableView, chosen: Chosen) -> Button:
    return _button("ff-lay", table, chosen, label=words("ff-pad-back"))


def _button(verb: str, table: TableView, chosen: Chosen, *, label: str, style: ButtonStyle = "secondary") -> Button:
    return CustomId(verb, *table.board, str(chosen)).button(label, style=style)


def must_place(state: State, seat: Seat) -> None:
    """See that it is a player's turn to place a tile. Raises NotAllowed."""
    reason = _why_no_tile(state, seat)
    if reason is not None:
        raise _not_allowed(reason)


def _why_no_tile(state: State, seat: Seat) -> Reason | None:
    """Return why it is not a player's turn to place a tile, or None where it is."""
    if isinstance(state.phase, DraftPhase) and seat in FEARSOME_FLOORS.to_act(state):
        return None
    return FEARSOME_FLOORS.why_not(state, seat, PlaceTile("stone", ENTRANCE))  # refused, whatever the tile


def placements_on(
    state: State, tile: DraftTile, square: Square, orientations: Sequence[Orientation | None]
) -> tuple[PlaceTile, ...]:
    """Return the legal placements of a tile on a square in these orientations. Raises NotAllowed without any."""
    moves = [PlaceTile(tile, square, orientation) for orientation in orientations]
    refused = {move: reason for move in moves if (reason := why_not_place(state, move)) is not None}
    if len(refused) == len(moves):
        raise _not_allowed(refused[moves[0]])
    return tuple(move for move in moves if move not in refused)


def open_squares(state: State, tile: DraftTile, orientations: Sequence[Orientation | None]) -> list[Square]:
    """Return the squares on which a tile can be placed in one of these orientations, by row and column."""
    if tile not in state.draft:
        return []
    found = {square for orientation in orientations for square in places(state, tile, orientation)}
    return sorted(found, key=lambda square: ORDER[square])


def read_tile(words: Words, state: State, text: str) -> DraftTile:
    """Return the kind of tile that is meant: by its name, the beginning of one, or the offer. Raises NotAllowed."""
    typed = _typed(text)
    names = {tile: _names(words, state, tile) for tile in DRAFT_TILES}
    found = [tile for tile in DRAFT_TILES if typed in names[tile]]
    if typed and not found:
        found = [tile for tile in DRAFT_TILES if any(name.startswith(typed) for name in names[tile])]
    if not typed or not found:
        raise _not_allowed(Reason.of("no-such-tile", text=text))
    if len(found) > 1:
        kinds = words.series([kind_name(words, tile) for tile in found])
        raise _not_allowed(Reason.of("ff-which-tile", text=text, kinds=kinds))
    return found[0]


def _names(words: Words, state: State, tile: DraftTile) -> tuple[str, ...]:
    """Return what people type for a kind of tile: our name for it, and those of their language and of English."""
    told = (kind_name(words, tile), kind_left(words, state, tile), kind_name(words_in("en"), tile))
    return (tile, *map(str.casefold, told))


def read_orientations(words: Words, tile: DraftTile, text: str | None) -> tuple[Orientation | None, ...]:
    """Return the direction that is meant, or all of a tile where nothing was typed. Raises NotAllowed."""
    typed = _typed(text or "")
    if not typed:
        return ORIENTATIONS[tile]
    found = tuple(_orientations(words, tile, typed))
    if len(found) != 1:
        raise _not_allowed(wrong_orientation(tile))
    return found


def offered_tiles(words: Words, state: State, typed: str) -> list[tuple[str, str]]:
    """Return the kinds of which tiles are left that fit what is typed: label and value."""
    offers = [(kind_left(words, state, tile), tile) for tile in kinds_left(state)]
    return [
        (label, tile) for label, tile in offers if _typed(typed) in label.casefold() or tile.startswith(_typed(typed))
    ]


def offered_squares(
    state: State, tile: DraftTile, orientations: Sequence[Orientation | None], typed: str
) -> list[tuple[str, str]]:
    """Return the squares where a tile may go in these orientations, that fit what is typed: `k`, `k5`, or the row."""
    typed = _typed(typed)
    squares = open_squares(state, tile, orientations)
    return [(square, square) for square in squares if square.startswith(typed) or square[1:] == typed]


def offered_orientations(words: Words, state: State, tile: DraftTile, square: str, typed: str) -> list[tuple[str, str]]:
    """Return the directions of a tile that fit what is typed and the square, if one has been: label and value."""
    where = _typed(square)
    return [
        (orientation_name(words, each), each)
        for each in _orientations(words, tile, _typed(typed))
        if not where or why_not_place(state, PlaceTile(tile, where, each)) is None
    ]


def _orientations(words: Words, tile: DraftTile, typed: str) -> Iterator[Orientation]:
    """Return the directions of a tile that begin as typed, by our word or the asker's."""
    for each in ORIENTATIONS[tile]:
        if each is not None and (each.startswith(typed) or orientation_name(words, each).casefold().startswith(typed)):
            yield each


def _typed(text: str) -> str:
    return " ".join(text.casefold().split())


def _not_allowed(reason: Reason) -> NotAllowed:
    return NotAllowed(FEARSOME_FLOORS.key, reason)


@app_commands.command()
@app_commands.guild_only()
async def place(interaction: discord.Interaction, tile: str, square: str, direction: str | None = None) -> None:
    """Read what was typed at the caller's table, and place it; ask back where only the direction is open."""
    async with error_boundary(interaction) as context:
        table, seat = await at_seat(context, game=FEARSOME_FLOORS.key)
        state: State = table.started_match.state
        must_place(state, seat)
        kind = read_tile(context.words, state, tile)
        where, orientations = read_square(square), read_orientations(context.words, kind, direction)
        found = placements_on(state, kind, where, orientations)
        if len(found) == 1:
            after = await context.app.tables.play(
                await context.channel_id(), context.person, found[0], board=table.board
            )
            answer, view = confirmation(context, after, place_done(context.words, found[0]))
            await context.answer(answer, view=view)
        else:
            text = context.words("ff-draft-orientation-wanted", tile=found[0].tile, square=found[0].square)
            await context.answer(text, view=rows_view([orientation_row("ff-place", context.words, table, found)]))


@place.autocomplete("tile")
@completion
async def _complete_tile(asker: Asker, typed: str) -> Offers:
    return offered_tiles(asker.words, (await looking_on(asker, game=FEARSOME_FLOORS.key))[0].started_match.state, typed)


@place.autocomplete("square")
@completion
async def _complete_square(asker: Asker, typed: str) -> Offers:
    state: State = (await looking_on(asker, game=FEARSOME_FLOORS.key))[0].started_match.state
    tile = read_tile(asker.words, state, asker.interaction.namespace.tile or "")
    return offered_squares(
        state, tile, read_orientations(asker.words, tile, asker.interaction.namespace.direction), typed
    )


@place.autocomplete("direction")
@completion
async def _complete_direction(asker: Asker, typed: str) -> Offers:
    state: State = (await looking_on(asker, game=FEARSOME_FLOORS.key))[0].started_match.state
    tile = read_tile(asker.words, state, asker.interaction.namespace.tile or "")
    return offered_orientations(asker.words, state, tile, asker.interaction.namespace.square or "", typed)


VERBS: Final[Mapping[str, Verb]] = {
    "ff-draft": open_pad,
    "ff-lay": show_pad,
    "ff-choose": choose,
    "ff-place": place_chosen,
}
