"""What events do to positions of the toy game, also to positions of which a viewer does not know all."""

from functools import reduce
from typing import TypeVar, assert_never

from msgspec.structs import replace

from tests.toy_game.values import (
    AnyEvent,
    CardDrawn,
    CardKept,
    CardPlayed,
    Digging,
    GameEnded,
    GuardSet,
    Over,
    Rolled,
    Rolling,
    Scored,
    State,
    TileDrawn,
    TileLaid,
    TurnEnded,
    Turning,
)

Item = TypeVar("Item")


def evolve(state: State, event: AnyEvent) -> State:  # noqa: C901, PLR0911 - one case for each event
    match event:
        case Rolled(seat, points):
            return replace(state, phase=Digging(seat), points=points)
        case TileDrawn(seat, by, tile):
            stack = without(state.stack, tile)
            return replace(state, phase=Turning(seat, by, tile), stack=stack, points=state.points - 1)
        case TileLaid(seat, tile, quarters):
            return replace(state, phase=Digging(seat), board=(*state.board, (tile, quarters)))
        case CardDrawn(seat, card):
            deck = state.deck if card is None else without(state.deck, card)
            hands = changed(state.hands, seat, (*state.hands[seat], card))
            return replace(state, deck=deck, hands=hands, points=state.points - 1)
        case CardPlayed(seat, card):
            hand, is_known = state.hands[seat], card in state.hands[seat]
            hands = changed(state.hands, seat, without(hand, card if is_known else None))
            deck = state.deck if is_known else without(state.deck, card)
            return replace(state, hands=hands, deck=deck, discards=tuple(sorted((*state.discards, card))))
        case CardKept(seat, card):
            hands = changed(state.hands, seat, without(state.hands[seat], card))
            kept = changed(state.kept, seat, (*state.kept[seat], card))
            return replace(state, hands=hands, kept=kept, points=state.points - 1)
        case GuardSet(seat, on):
            return replace(state, guards=changed(state.guards, seat, on))
        case Scored(seat, points):
            return replace(state, scores=changed(state.scores, seat, state.scores[seat] + points))
        case TurnEnded(seat):
            return replace(state, phase=Rolling(seat), points=0, played=state.played + 1)
        case GameEnded(scores):
            return replace(state, phase=Over(), scores=scores)
        case _:
            assert_never(event)


def after(state: State, events: tuple[AnyEvent, ...]) -> State:
    return reduce(evolve, events, state)


def without(items: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    at = items.index(item)
    return (*items[:at], *items[at + 1 :])


def changed(items: tuple[Item, ...], seat: int, item: Item) -> tuple[Item, ...]:
    if seat not in range(len(items)):
        raise LookupError(f"there is no seat {seat}")
    return (*items[:seat], item, *items[seat + 1 :])
