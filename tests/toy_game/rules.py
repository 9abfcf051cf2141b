"""The rules of the toy game: what is legal, and what it makes happen."""

from collections.abc import Iterator
from typing import Final, assert_never

from engine.core import Chance, Play, Reason, Seat, Value
from tests.toy_game.evolve import without
from tests.toy_game.values import (
    AnyEvent,
    AnyMove,
    CardDrawn,
    CardKept,
    CardPlayed,
    Dig,
    Digging,
    Draw,
    End,
    GameEnded,
    GuardSet,
    KeepCard,
    Over,
    PlayCard,
    Resign,
    Roll,
    Rolled,
    Rolling,
    Scored,
    SetGuard,
    State,
    TileDrawn,
    TileLaid,
    TurnEnded,
    Turning,
    TurnTile,
)

DECK: Final[tuple[str, ...]] = ("bomb",) * 4 + ("gold",) * 5 + ("thief",) * 5
STACK: Final[tuple[str, ...]] = ("0022", "0112", "0303", "1111", "1302", "2013", "3210")
"""The tiles: what each side is worth to whoever dug it up, if it lies there."""

WORTH: Final = {"bomb": -1, "gold": 3, "thief": 1}
"""What the cards that lie face down are worth at the end."""

SEATS: Final = range(2, 4)
HAND: Final = 2
TURNS_EACH: Final = 3
CARD: Final = "card"
"""The kind of luck that only one seat sees."""

CANDIDATES: Final[tuple[AnyMove, ...]] = (
    Dig(),
    Draw(),
    End(),
    *(TurnTile(quarters) for quarters in range(4)),
    *(kind(card) for kind in (PlayCard, KeepCard) for card in WORTH),
)


class Setup(Value, frozen=True):
    """How many play."""

    seats: int


def begin(setup: Setup, chance: Chance) -> State:
    deck, hands = DECK, list[tuple[str, ...]]()
    for _ in range(setup.seats):
        hands.append(())
        for _ in range(HAND):
            card = chance.pick(CARD, deck)
            deck, hands[-1] = without(deck, card), (*hands[-1], card)
    nothing = ((),) * setup.seats
    return State(
        Rolling(Seat(0)), (0,) * setup.seats, tuple(hands), nothing, (False,) * setup.seats, deck, STACK, points=0
    )


def to_act(state: State) -> frozenset[Seat]:
    match state.phase:
        case Rolling() | Over():
            return frozenset()
        case Digging(seat=seat) | Turning(by=seat):
            return frozenset({seat})
        case _:
            assert_never(state.phase)


def interrupts(state: State) -> frozenset[Seat]:
    return to_act(state) if isinstance(state.phase, Turning) else frozenset()


def rests(before: State, after: State) -> bool:
    return isinstance(after.phase, Over) or not to_act(after) <= to_act(before)


def choices(state: State, seat: Seat) -> Iterator[AnyMove]:
    return (move for move in CANDIDATES if seat in to_act(state) and why_not(state, seat, move) is None)


def orders(state: State, seat: Seat) -> Iterator[AnyMove]:
    return (move for move in (SetGuard(on=True), SetGuard(on=False)) if why_not(state, seat, move) is None)


def left(state: State) -> int:
    """Count the cards of the deck that are in nobody's hand, which everybody can."""
    return len(state.deck) - sum(held.count(None) for held in (*state.hands, *state.kept))


def why_not(state: State, seat: Seat | None, move: AnyMove) -> Reason | None:  # noqa: PLR0911 - one for each refusal
    if isinstance(state.phase, Over):
        return Reason.of("game-over")
    if isinstance(move, Roll) or isinstance(state.phase, Rolling):
        is_due = isinstance(move, Roll) and isinstance(state.phase, Rolling) and seat is None
        return None if is_due else Reason.of("roll")
    if seat is None or seat not in range(len(state.scores)):
        return Reason.of("no-such-seat")
    if isinstance(move, Resign):
        return None
    if isinstance(move, SetGuard):
        return Reason.of("same-order") if move.on in (None, state.guards[seat]) else None
    if seat not in to_act(state):
        return Reason.of("not-your-turn")
    if isinstance(move, TurnTile) != isinstance(state.phase, Turning):
        return Reason.of("tile-first" if isinstance(state.phase, Turning) else "no-tile")
    return _why_not_now(state, seat, move)


def _why_not_now(state: State, seat: Seat, move: Dig | TurnTile | Draw | PlayCard | KeepCard | End) -> Reason | None:
    match move:
        case TurnTile(quarters):
            return None if quarters in range(4) else Reason.of("no-such-side", quarters=quarters)
        case Dig() | Draw():
            left_over = len(state.stack) if isinstance(move, Dig) else left(state)
            return None if state.points and left_over else Reason.of("no-more", points=state.points, left=left_over)
        case PlayCard(card) | KeepCard(card):
            if card is None or card not in state.hands[seat]:
                return Reason.of("no-such-card", card=card or "")
            return None if isinstance(move, PlayCard) or state.points else Reason.of("no-points")
        case End():
            return None
        case _:
            assert_never(move)


def resolve(play: Play[State, AnyEvent], seat: Seat | None, move: AnyMove) -> None:
    state = play.state
    match state.phase, move:
        case Rolling(seat=roller), Roll():
            play.emit(Rolled(roller, int(play.chance.pick("d6", "123456"))))
        case Turning(seat=digger, tile=tile), TurnTile(quarters):
            play.emit(TileLaid(digger, tile, quarters))
            play.emit(Scored(digger, int(tile[quarters])))
        case _:
            assert seat is not None
            _resolve_own(play, seat, move)


def _resolve_own(play: Play[State, AnyEvent], seat: Seat, move: AnyMove) -> None:
    match move:
        case Dig():
            play.emit(TileDrawn(seat, _next(play.state, seat), play.chance.pick("tile", play.state.stack)))
        case Draw():
            play.emit(CardDrawn(seat, play.chance.pick(CARD, play.state.deck)))
        case KeepCard(card):
            play.emit(CardKept(seat, card))
        case SetGuard(on):
            play.emit(GuardSet(seat, on))
        case PlayCard(card):
            play.emit(CardPlayed(seat, card))
            _play_card(play, seat, card)
        case End() if play.state.played + 1 < TURNS_EACH * len(play.state.scores):
            play.emit(TurnEnded(_next(play.state, seat)))
        case End() | Resign():
            play.emit(GameEnded(tuple(_final(play.state))))
        case _:
            raise AssertionError(move)


def _play_card(play: Play[State, AnyEvent], seat: Seat, card: str) -> None:
    victim = _next(play.state, seat)
    if card == "gold":
        play.emit(Scored(seat, 2))
    elif card == "bomb":
        play.emit(Scored(victim, -int(play.chance.pick("d4", "1234"))))
    elif not play.state.guards[victim]:
        play.emit(Scored(victim, -2))
        play.emit(Scored(seat, 2))


def _next(state: State, seat: Seat) -> Seat:
    return Seat((seat + 1) % len(state.scores))


def _final(state: State) -> Iterator[int]:
    for score, kept in zip(state.scores, state.kept, strict=True):
        yield score + sum(WORTH[card] for card in kept if card is not None)
