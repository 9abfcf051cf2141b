"""What the toy game is made of, what events do to it, and what a viewer sees of it.

A card, or an order, that is None is one that the viewer does not know.
"""

from typing import Final, Literal, TypeVar, assert_never

from msgspec.structs import replace

from engine.core import Chance, Event, Move, Seat, Value

Item = TypeVar("Item")
Card = str | None
Cards = tuple[Card, ...]

CARD: Final = "card"
"""The kind of luck that only one seat sees."""


class State(Value, frozen=True):
    """A position. `seat` has the turn; while it is `turning`, the next seat turns the last tile of the board."""

    phase: Literal["rolling", "digging", "turning", "over"]
    seat: Seat
    scores: tuple[int, ...]
    hands: tuple[Cards, ...]
    kept: tuple[Cards, ...]
    guards: tuple[bool | None, ...]
    deck: tuple[str, ...]
    stack: tuple[str, ...]
    board: tuple[str, ...] = ()
    discards: Cards = ()
    points: int = 0
    played: int = 0


class Roll(Move, frozen=True): ...


class Dig(Move, frozen=True): ...


class Draw(Move, frozen=True): ...


class End(Move, frozen=True): ...


class Resign(Move, frozen=True): ...


class TurnTile(Move, frozen=True):
    quarters: int


class PlayCard(Move, frozen=True):
    card: str


class KeepCard(Move, frozen=True):
    card: Card


class SetGuard(Move, frozen=True):
    on: bool


AnyMove = Roll | Dig | Draw | End | Resign | TurnTile | PlayCard | KeepCard | SetGuard


class TurnBegan(Event, frozen=True):
    seat: Seat


class Rolled(Event, frozen=True):
    points: int


class TileDug(Event, frozen=True):
    tile: str


class TileTurned(Event, frozen=True):
    quarters: int


class CardDrawn(Event, frozen=True):
    seat: Seat
    card: Card


class CardKept(Event, frozen=True):
    seat: Seat
    card: Card


class CardPlayed(Event, frozen=True):
    seat: Seat
    card: str


class GuardSet(Event, frozen=True):
    seat: Seat
    on: bool


class Scored(Event, frozen=True):
    seat: Seat
    points: int


class GameEnded(Event, frozen=True): ...


AnyEvent = TurnBegan | Rolled | TileDug | TileTurned | CardDrawn | CardKept | CardPlayed | GuardSet | Scored | GameEnded


def evolve(state: State, event: AnyEvent) -> State:  # noqa: C901, PLR0911 - one case for each event
    match event:
        case TurnBegan(seat):
            return replace(state, phase="rolling", seat=seat, points=0, played=state.played + 1)
        case Rolled(points):
            return replace(state, phase="digging", points=points)
        case TileDug(tile):
            stack, board = without(state.stack, tile), (*state.board, tile)
            return replace(state, phase="turning", stack=stack, board=board, points=state.points - 1)
        case TileTurned(quarters):
            tile = state.board[-1]
            return replace(state, phase="digging", board=(*state.board[:-1], tile[quarters:] + tile[:quarters]))
        case CardDrawn(seat, card):
            deck = state.deck if card is None else without(state.deck, card)
            hands = changed(state.hands, seat, (*state.hands[seat], card))
            return replace(state, deck=deck, hands=hands, points=state.points - 1)
        case CardKept(seat, card):
            hands = changed(state.hands, seat, without(state.hands[seat], card))
            kept = changed(state.kept, seat, (*state.kept[seat], card))
            return replace(state, hands=hands, kept=kept, points=state.points - 1)
        case CardPlayed(seat, card):
            is_known = card in state.hands[seat]  # one that was hidden has been in the viewer's deck till now
            deck = state.deck if is_known else without(state.deck, card)
            hands = changed(state.hands, seat, without(state.hands[seat], card if is_known else None))
            return replace(state, deck=deck, hands=hands, discards=(*state.discards, card))
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
    others = [cards for held in (state.hands, state.kept) for seat, cards in enumerate(held) if seat != viewer]
    return replace(
        state,
        hands=_seen(state.hands, viewer),
        kept=_seen(state.kept, viewer),
        guards=tuple(on if seat == viewer else None for seat, on in enumerate(state.guards)),
        deck=tuple(sorted((*state.deck, *(card for cards in others for card in cards if card is not None)))),
    )


def imagine(view: State, _viewer: Seat | None, chance: Chance) -> State:
    """Deal all cards that are not known anew; orders that are not known are as at the start."""
    deck, held = view.deck, []
    for cards in (*view.hands, *view.kept):
        dealt = []
        for card in cards:
            known = card or chance.pick(CARD, deck)
            deck = deck if card else without(deck, known)
            dealt.append(known)
        held.append(tuple(dealt))
    seats, guards = len(view.hands), tuple(bool(on) for on in view.guards)
    return replace(view, hands=tuple(held[:seats]), kept=tuple(held[seats:]), guards=guards, deck=deck)


def see_move(move: AnyMove) -> AnyMove:
    """Hide from others what is kept."""
    return KeepCard(None) if isinstance(move, KeepCard) else move


def see_event(event: AnyEvent) -> AnyEvent:
    """Hide from others what is drawn and kept; what is played is shown."""
    return replace(event, card=None) if isinstance(event, CardDrawn | CardKept) else event


def _seen(held: tuple[Cards, ...], viewer: Seat | None) -> tuple[Cards, ...]:
    return tuple(cards if seat == viewer else (None,) * len(cards) for seat, cards in enumerate(held))


def without(items: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    at = items.index(item)
    return (*items[:at], *items[at + 1 :])


def changed(items: tuple[Item, ...], seat: int, item: Item) -> tuple[Item, ...]:
    return (*items[:seat], item, *items[seat + 1 :])
