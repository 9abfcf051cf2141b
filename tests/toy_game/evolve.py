"""What events do to a position of the toy game, and what a viewer sees of positions and turns."""

from collections.abc import Sequence
from typing import Any, TypeVar, assert_never

from msgspec.structs import replace

from engine.core import Order, Seat, Turn
from tests.toy_game.values import (
    AnyEvent,
    AnyMove,
    Card,
    CardDrawn,
    CardMoved,
    GameEnded,
    GuardSet,
    KeepCard,
    Rolled,
    Scored,
    State,
    TileDrawn,
    TileLaid,
    TurnBegan,
)

CARD = "card"
"""The kind of luck that only one seat sees."""

Item = TypeVar("Item")
Held = tuple[tuple[Card, ...], ...]


def evolve(state: State, event: AnyEvent) -> State:  # noqa: PLR0911 - one case for each event
    match event:
        case TurnBegan(seat):
            return replace(state, phase="rolling", seat=seat, points=0, played=state.played + 1)
        case Rolled(points):
            return replace(state, phase="digging", points=points)
        case TileDrawn(tile):
            left = without(state.stack, tile)
            return replace(state, phase="turning", tile=tile, stack=left, points=state.points - 1)
        case TileLaid(tile, quarters):
            return replace(state, phase="digging", tile="", board=(*state.board, (tile, quarters)))
        case CardDrawn(seat, card):
            deck = state.deck if card is None else without(state.deck, card)
            return replace(state, deck=deck, hands=added(state.hands, seat, card), points=state.points - 1)
        case CardMoved(seat, card, to):
            is_known = card in state.hands[seat]  # a hidden card that is shown has been in the viewer's deck till now
            hand = without(state.hands[seat], card if is_known else None)
            deck = state.deck if is_known or card is None else without(state.deck, card)
            changes: dict[str, Any] = {to: added(getattr(state, to), seat, card)}
            points = state.points - (to == "kept")
            return replace(state, hands=changed(state.hands, seat, hand), deck=deck, points=points, **changes)
        case GuardSet(seat, on):
            return replace(state, guards=changed(state.guards, seat, on))
        case Scored(seat, points):
            return replace(state, scores=changed(state.scores, seat, state.scores[seat] + points))
        case GameEnded():
            return replace(state, phase="over")
        case _:
            assert_never(event)


def see(state: State, viewer: Seat | None) -> State:
    """Hide the cards of others among those of the deck, and their orders."""
    others = [held[seat] for held in (state.hands, state.kept) for seat in range(len(held)) if seat != viewer]
    return replace(
        state,
        hands=_seen(state.hands, viewer),
        kept=_seen(state.kept, viewer),
        guards=tuple(on if seat == viewer else None for seat, on in enumerate(state.guards)),
        deck=tuple(sorted((*state.deck, *(card for cards in others for card in cards if card is not None)))),
    )


def see_turn(turn: Turn[AnyMove, AnyEvent], viewer: Seat | None) -> Turn[AnyMove, AnyEvent]:
    """Hide from others what is drawn and kept; what is played is shown."""
    if turn.seat == viewer:
        return turn
    move = KeepCard(None) if isinstance(turn.move, KeepCard) else turn.move
    luck = tuple(drawn for drawn in turn.luck if drawn.kind != CARD)
    return replace(turn, move=move, events=tuple(map(_seen_event, turn.events)), luck=luck)


def see_order(order: Order[AnyMove, AnyEvent], viewer: Seat | None) -> Order[AnyMove, AnyEvent] | None:
    """Hide an order from others, and that there was one."""
    return order if order.seat == viewer else None


def _seen(held: Held, viewer: Seat | None) -> Held:
    return tuple(cards if seat == viewer else (None,) * len(cards) for seat, cards in enumerate(held))


def _seen_event(event: AnyEvent) -> AnyEvent:
    match event:
        case CardDrawn() | CardMoved(to="kept"):
            return replace(event, card=None)
        case _:
            return event


def without(items: Sequence[Item], item: Item) -> tuple[Item, ...]:
    at = items.index(item)
    return (*items[:at], *items[at + 1 :])


def changed(items: tuple[Item, ...], seat: int, item: Item) -> tuple[Item, ...]:
    if seat not in range(len(items)):
        raise LookupError(f"there is no seat {seat}")
    return (*items[:seat], item, *items[seat + 1 :])


def added(held: Held, seat: int, card: Card) -> Held:
    return changed(held, seat, (*held[seat], card))
