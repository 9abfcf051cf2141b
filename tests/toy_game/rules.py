"""The rules of the toy game: what is legal, and what it makes happen."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from engine.core import Chance, Play, Reason, Seat, Standing, Value
from tests.toy_game.evolve import CARD, without
from tests.toy_game.values import (
    AnyEvent,
    AnyMove,
    CardDrawn,
    CardMoved,
    Dig,
    Draw,
    End,
    GameEnded,
    GuardSet,
    KeepCard,
    PlayCard,
    Resign,
    Roll,
    Rolled,
    Scored,
    SetGuard,
    State,
    TileDrawn,
    TileLaid,
    TurnBegan,
    TurnTile,
)

SEATS: Final = range(2, 4)
TURNS_EACH: Final = 3
DECK: Final = ("bomb",) * 4 + ("gold",) * 5 + ("thief",) * 5
STACK: Final = ("0022", "0112", "0303", "1111", "1302", "2013", "3210")
"""The tiles: what each side is worth to whoever dug it up."""

WORTH: Final = {"bomb": -1, "gold": 3, "thief": 1}
"""What the cards that are kept are worth at the end."""

CANDIDATES: Final[tuple[AnyMove, ...]] = (
    *(Dig(), Draw(), End()),
    *(TurnTile(quarters) for quarters in range(4)),
    *(kind(card) for kind in (PlayCard, KeepCard) for card in WORTH),
)


class Setup(Value, frozen=True):
    seats: int


def begin(setup: Setup, chance: Chance) -> State:
    deck: tuple[str, ...] = DECK
    dealt = []
    for _ in range(2 * setup.seats):
        dealt.append(chance.pick(CARD, deck))
        deck = without(deck, dealt[-1])
    none, hands = ((),) * setup.seats, tuple(zip(dealt[::2], dealt[1::2], strict=True))
    zeros, guards = (0,) * setup.seats, (False,) * setup.seats
    return State("rolling", Seat(0), zeros, hands, none, none, guards, deck, STACK)


def beside(state: State, seat: Seat) -> Seat:
    return Seat((seat + 1) % len(state.scores))


def to_act(state: State) -> frozenset[Seat]:
    if state.phase == "digging":
        return frozenset({state.seat})
    return interrupts(state)


def interrupts(state: State) -> frozenset[Seat]:
    return frozenset({beside(state, state.seat)} if state.phase == "turning" else ())


def rests(before: State, after: State) -> bool:
    return after.phase == "over" or not to_act(after) <= to_act(before)


def opens(_: State, after: State) -> bool:
    return after.phase == "turning"


def choices(state: State, seat: Seat) -> Iterator[AnyMove]:
    return (move for move in CANDIDATES if seat in to_act(state) and why_not(state, seat, move) is None)


def orders(state: State, seat: Seat) -> Iterator[AnyMove]:
    return (move for move in (SetGuard(on=True), SetGuard(on=False)) if why_not(state, seat, move) is None)


def cards_left(state: State) -> int:
    """Count the cards of the deck that are in nobody's hand, which everybody can."""
    return len(state.deck) - sum(cards.count(None) for cards in (*state.hands, *state.kept))


def why_not(state: State, seat: Seat | None, move: AnyMove) -> Reason | None:  # noqa: PLR0911 - one for each refusal
    """Return the first of these that holds."""
    is_order, is_over = isinstance(move, SetGuard), state.phase == "over"
    if seat is None or seat not in range(len(state.scores)) or is_over or (state.phase == "rolling" and not is_order):
        is_due = isinstance(move, Roll) and state.phase == "rolling" and seat is None
        return None if is_due else Reason.of("nobody-now", phase=state.phase)
    if isinstance(move, Resign | SetGuard):
        return Reason.of("same-order") if move == SetGuard(bool(state.guards[seat])) else None
    if isinstance(move, Roll) or seat not in to_act(state):
        return Reason.of("not-your-turn")
    if isinstance(move, TurnTile) != (state.phase == "turning"):
        return Reason.of("not-now", phase=state.phase)
    if isinstance(move, PlayCard | KeepCard) and (move.card is None or move.card not in state.hands[seat]):
        return Reason.of("no-such-card", card=move.card or "")
    if isinstance(move, TurnTile):
        return None if move.quarters in range(4) else Reason.of("no-such-side", quarters=move.quarters)
    costs = isinstance(move, Dig | Draw | KeepCard)
    left = cards_left(state) if isinstance(move, Draw) else len(state.stack) if isinstance(move, Dig) else 1
    return Reason.of("no-more", points=state.points, left=left) if costs and not (state.points and left) else None


def resolve(play: Play[State, AnyEvent], mover: Seat | None, move: AnyMove) -> None:  # noqa: C901 - one case for each move
    state, seat = play.state, play.state.seat if mover is None else mover
    match move:
        case Roll():
            play.emit(Rolled(int(play.chance.pick("d6", "123456"))))
        case Dig():
            play.emit(TileDrawn(play.chance.pick("tile", state.stack)))
        case TurnTile(quarters):
            play.emit(TileLaid(state.tile, quarters))
            play.emit(Scored(state.seat, int(state.tile[quarters])))
        case Draw():
            play.emit(CardDrawn(seat, play.chance.pick(CARD, state.deck)))
        case KeepCard(card):
            play.emit(CardMoved(seat, card, "kept"))
        case PlayCard(card):
            play.emit(CardMoved(seat, card, "discards"))
            _play_card(play, seat, card)
        case SetGuard(on):
            play.emit(GuardSet(seat, on))
        case End() if state.played < TURNS_EACH * len(state.scores) - 1:
            play.emit(TurnBegan(beside(state, seat)))
        case End() | Resign():
            for at, kept in enumerate(state.kept):
                play.emit(Scored(Seat(at), sum(WORTH[card] for card in kept if card is not None)))
            play.emit(GameEnded())


def _play_card(play: Play[State, AnyEvent], seat: Seat, card: str) -> None:
    victim = beside(play.state, seat)
    if card == "bomb":
        play.emit(Scored(victim, -int(play.chance.pick("d4", "1234"))))
    elif card == "gold":
        play.emit(Scored(seat, 2))
    elif not play.state.guards[victim]:
        play.emit(Scored(victim, -2))


def problems(state: State) -> list[str]:
    seats = {len(each) for each in (state.scores, state.hands, state.kept, state.discards, state.guards)}
    cards = (card for held in (state.hands, state.kept, state.discards) for cards in held for card in cards if card)
    tiles = (*state.stack, *(tile for tile, _ in state.board), *filter(None, [state.tile]))
    sound = {
        "seats: they are too few, too many, or not the same.": len(seats) == 1 and seats <= set(SEATS),
        "turn: it is nobody's.": state.seat in range(min(seats)) and state.points >= 0,
        "cards: they are not all there.": Counter((*state.deck, *cards)) == Counter(DECK) and cards_left(state) >= 0,
        "tiles: they are not all there.": Counter(tiles) == Counter(STACK),
        "tile: it is turned at another time.": (state.phase == "turning") == bool(state.tile) or state.phase == "over",
    }
    return [problem for problem, holds in sound.items() if not holds]


def standings(state: State) -> tuple[Standing, ...] | None:
    best = sorted(state.scores, reverse=True)
    lines = (Standing(Seat(seat), best.index(score) + 1, score) for seat, score in enumerate(state.scores))
    return tuple(sorted(lines, key=lambda line: line.place)) if state.phase == "over" else None
