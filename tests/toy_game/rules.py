"""The rules of the toy game: what is legal, and what it makes happen."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from engine.core import Chance, Game, Play, Reason, Seat, Standing, Value
from tests.toy_game import state as toy
from tests.toy_game.state import AnyEvent, AnyMove, Dig, Draw, End, KeepCard, PlayCard, Resign, Roll, SetGuard, TurnTile

SEATS: Final = range(2, 4)
TURNS_EACH: Final = 3
DECK: Final = ("bomb",) * 4 + ("gold",) * 5 + ("thief",) * 5
STACK: Final = ("0022", "0112", "0303", "1111", "1302", "2013", "3210")
"""The tiles: what each side is worth to whoever dug it up."""

WORTH: Final = {"bomb": -1, "gold": 3, "thief": 1}
"""What the cards that are kept are worth at the end."""

MOVES: Final[dict[str, AnyMove]] = {
    **{kind.__name__.lower(): kind() for kind in (End, Dig, Draw)},
    **{f"turn {quarters}": TurnTile(quarters) for quarters in range(4)},
    **{f"play {card}": PlayCard(card) for card in WORTH},
    **{f"keep {card}": KeepCard(card) for card in WORTH},
    **{f"guard {order}": SetGuard(order == "on") for order in ("on", "off")},
}
"""All that a player can choose but to resign, as it is typed; what does the least comes first."""


class Setup(Value, frozen=True):
    seats: int


def begin(setup: Setup, chance: Chance) -> toy.State:
    deck: tuple[str, ...] = DECK
    dealt = []
    for _ in range(2 * setup.seats):
        dealt.append(chance.pick(toy.CARD, deck))
        deck = toy.without(deck, dealt[-1])
    nothing, hands = ((),) * setup.seats, tuple(zip(dealt[::2], dealt[1::2], strict=True))
    return toy.State("rolling", Seat(0), (0,) * setup.seats, hands, nothing, (False,) * setup.seats, deck, STACK)


def beside(state: toy.State, seat: Seat) -> Seat:
    return Seat((seat + 1) % len(state.scores))


def to_act(state: toy.State) -> frozenset[Seat]:
    return frozenset({state.seat}) if state.phase == "digging" else interrupts(state)


def interrupts(state: toy.State) -> frozenset[Seat]:
    return frozenset({beside(state, state.seat)} if state.phase == "turning" else ())


def choices(state: toy.State, seat: Seat, *, orders: bool = False) -> Iterator[AnyMove]:
    listed = (move for move in MOVES.values() if isinstance(move, SetGuard) == orders)
    return (move for move in listed if why_not(state, seat, move) is None)


def cards_left(state: toy.State) -> int:
    """Count the cards of the deck that are in nobody's hand, which everybody can."""
    return len(state.deck) - sum(cards.count(None) for cards in (*state.hands, *state.kept))


def why_not(state: toy.State, seat: Seat | None, move: AnyMove) -> Reason | None:
    if seat is None or isinstance(move, Roll):
        is_due = seat is None and isinstance(move, Roll) and state.phase == "rolling"
        return None if is_due else Reason.of("not-your-turn")
    at_any_time = isinstance(move, SetGuard) or (isinstance(move, Resign) and state.phase != "rolling")
    if seat not in (range(len(state.scores)) if at_any_time and state.phase != "over" else to_act(state)):
        return Reason.of("not-your-turn")
    refused = {
        "same-order": isinstance(move, SetGuard) and move.on == state.guards[seat],
        "no-tile": isinstance(move, TurnTile) and state.phase != "turning",
        "tile-first": isinstance(move, Dig | Draw | End | PlayCard | KeepCard) and state.phase == "turning",
        "no-such-side": isinstance(move, TurnTile) and move.quarters not in range(4),
        "no-such-card": isinstance(move, PlayCard | KeepCard) and move.card not in WORTH.keys() & {*state.hands[seat]},
        "no-points": isinstance(move, Dig | Draw | KeepCard) and not state.points,
        "no-more": (isinstance(move, Dig) and not state.stack) or (isinstance(move, Draw) and not cards_left(state)),
    }
    return next((Reason.of(key) for key, holds in refused.items() if holds), None)


def resolve(play: Play[toy.State, AnyEvent], mover: Seat | None, move: AnyMove) -> None:  # noqa: C901, PLR0912 - a case for each move
    state, seat = play.state, play.state.seat if mover is None else mover
    match move:
        case Roll():
            play.emit(toy.Rolled(int(play.chance.pick("d6", "123456"))))
        case Dig():
            play.emit(toy.TileDug(play.chance.pick("tile", state.stack)))
        case TurnTile(quarters):
            play.emit(toy.TileTurned(quarters))
            play.emit(toy.Scored(state.seat, int(state.board[-1][quarters])))
        case Draw():
            play.emit(toy.CardDrawn(seat, play.chance.pick(toy.CARD, state.deck)))
        case KeepCard(card):
            play.emit(toy.CardKept(seat, card))
        case PlayCard(card):
            play.emit(toy.CardPlayed(seat, card))
            if card == "bomb":
                play.emit(toy.Scored(beside(state, seat), -int(play.chance.pick("d4", "1234"))))
            elif card == "gold":
                play.emit(toy.Scored(seat, 2))
            elif not state.guards[beside(state, seat)]:
                play.emit(toy.Scored(beside(state, seat), -2))
        case SetGuard(on):
            play.emit(toy.GuardSet(seat, on))
        case End() if state.played < TURNS_EACH * len(state.scores) - 1:
            play.emit(toy.TurnBegan(beside(state, seat)))
        case End() | Resign():
            for at, kept in enumerate(state.kept):
                play.emit(toy.Scored(Seat(at), sum(WORTH[card] for card in kept if card is not None)))
            play.emit(toy.GameEnded())


def problems(state: toy.State) -> list[str]:
    by_seat = {len(each) for each in (state.scores, state.hands, state.kept, state.guards)}
    cards = (card for held in (*state.hands, *state.kept, state.discards) for card in held if card)
    sound = {
        "seats: they are too few, too many, or not the same.": len(by_seat) == 1 and by_seat <= set(SEATS),
        "turn: it is nobody's.": state.seat in range(min(by_seat)) and state.points >= 0,
        "cards: they are not all there.": sorted((*state.deck, *cards)) == sorted(DECK) and cards_left(state) >= 0,
        "tiles: they are not all there.": sorted(map(sorted, state.stack + state.board)) == sorted(map(sorted, STACK)),
        "tile: there is none to be turned.": state.phase != "turning" or bool(state.board),
    }
    return [problem for problem, holds in sound.items() if not holds]


def standings(state: toy.State) -> tuple[Standing, ...] | None:
    best = sorted(state.scores, reverse=True)
    lines = (Standing(Seat(seat), best.index(score) + 1, score) for seat, score in enumerate(state.scores))
    return tuple(sorted(lines, key=lambda line: line.place)) if state.phase == "over" else None


TOY_GAME: Final[Game[toy.State, AnyMove, AnyEvent, Setup]] = Game(
    key="toy-game",
    seats=SEATS,
    state=toy.State,
    move=AnyMove,
    event=AnyEvent,
    begin=begin,
    why_not=why_not,
    resolve=resolve,
    evolve=toy.evolve,
    to_act=to_act,
    due=lambda state: Roll() if state.phase == "rolling" else None,
    choices=choices,
    problems=problems,
    flaws=problems,
    standings=standings,
    interrupts=interrupts,
    orders=partial(choices, orders=True),
    rests=lambda _before, _after: False,
    opens=lambda _before, after: after.phase == "turning",
    see=toy.see,
    see_move=toy.see_move,
    see_event=toy.see_event,
    hidden_luck=frozenset({toy.CARD}),
    imagine=toy.imagine,
)
