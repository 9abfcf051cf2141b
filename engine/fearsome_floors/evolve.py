"""How each event changes a position. There are no rules here: whatever an event says, happened."""

from collections.abc import Iterable, Mapping
from typing import TypeVar, assert_never

from msgspec.structs import replace

from engine.fearsome_floors import events as happened
from engine.fearsome_floors.board import ORDER, Square
from engine.fearsome_floors.state import DraftPhase, Monster, MonsterPhase, Over, State, TokenPhase
from engine.fearsome_floors.supply import piece_of
from engine.fearsome_floors.tiles import Patch, Teleporter, Tile
from engine.fearsome_floors.tokens import EATEN, OUT, Place, TokenName

Item = TypeVar("Item")


def evolve(state: State, event: happened.AnyEvent) -> State:  # noqa: C901, PLR0911, PLR0912 - one case for each event
    """Return the position after an event. Raises LookupError or ValueError if the event names what is not there."""
    match event:
        case happened.TokenEntered() | happened.TokenStepped() | happened.TokenSlid() | happened.TokenPushed():
            return replace(state, tokens=_placed(state, (event.token,), event.target))
        case happened.TilePushed() | happened.TileSlid() | happened.TileRemoved():
            return replace(state, tiles=tiles_after(state.tiles, event))
        case happened.TokenTurned():
            return replace(state, moved=state.moved | {event.token})
        case happened.TurnPassed():
            return replace(state, phase=DraftPhase(event.colour) if state.draft else TokenPhase(event.colour))
        case happened.MonsterLooked() | happened.MonsterTurned() | happened.MonsterBoxedIn():
            return replace(state, monster=Monster(state.monster.square, event.facing))
        case happened.MonsterStepped() | happened.MonsterSlid():
            return replace(state, monster=Monster(event.target, state.monster.facing))
        case happened.MonsterTeleported():
            return replace(state, monster=Monster(event.target, event.facing))
        case happened.MonsterStopped():
            return state
        case happened.TokenEaten():
            return replace(state, tokens=_placed(state, (event.token,), event.goes_to))
        case happened.TokenEscaped():
            escaped = (*state.escaped, event.token)
            return replace(state, tokens=_placed(state, (event.token,), OUT), escaped=escaped)
        case happened.RestTurned():
            return replace(state, moved=state.moved | set(event.tokens))
        case happened.MonsterWoke():
            return replace(state, phase=MonsterPhase())
        case happened.CardRevealed():
            return replace(state, cards=_without(state.cards, event.card))
        case happened.RoundBegan():
            return replace(state, round=event.round, start=event.start, moved=frozenset())
        case happened.CardsShuffled():
            return replace(state, cards=event.cards)
        case happened.TilePlaced():
            return _with_tile(state, event)
        case happened.DraftEnded():
            return replace(state, start=event.start)
        case happened.PlayerResigned():
            resigned = (*state.resigned, event.colour)
            return replace(state, tokens=_placed(state, event.tokens, EATEN), resigned=resigned)
        case happened.GameEnded():
            return replace(state, phase=Over(event.cause, event.winner))
        case _:
            assert_never(event)


def tiles_after(tiles: Mapping[Square, Tile], event: happened.TileEvent) -> Mapping[Square, Tile]:
    """Return the tiles by square after one of them was pushed, slid or was removed."""
    after = dict(tiles)
    tile = after.pop(event.origin)
    if not isinstance(event, happened.TileRemoved):
        after[event.target] = tile
    return after


def _with_tile(state: State, event: happened.TilePlaced) -> State:
    piece = piece_of(event.tile, event.square, event.direction)
    left = _without(state.draft, event.tile)
    match piece:
        case Patch():
            patches = sorted((*state.patches, piece), key=lambda patch: ORDER[patch.corner])
            return replace(state, draft=left, patches=tuple(patches))
        case Teleporter():
            both = sorted((*state.teleporters, piece), key=lambda one: (one.pair, ORDER[one.square]))
            return replace(state, draft=left, teleporters=tuple(both))
        case str():
            return replace(state, draft=left, tiles={**state.tiles, event.square: piece})
        case _:
            assert_never(piece)


def _placed(state: State, tokens: Iterable[TokenName], place: Place) -> dict[TokenName, Place]:
    after = dict(state.tokens)
    for token in tokens:
        if token not in after:
            raise LookupError(f"there is no token {token}")
        after[token] = place
    return after


def _without(items: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    """Return what is left when one item is taken. Raises ValueError if it is not there."""
    index = items.index(item)
    return items[:index] + items[index + 1 :]
