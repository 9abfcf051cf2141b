"""A small game that asks of the core and of the rooms around it all that Fearsome Floors does not.

Two or three seats dig in turn. Each has a hidden hand and lays cards face down; a die of six says how many points a
turn has, a card rolls one of four; the board grows by tiles from a bag, and the next seat turns each of them, an
interrupt; a secret standing order keeps thieves away; and the small turns of a seat make one post.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from engine.core import Game, Seat, Standing, Turn
from tests.toy_game import rules
from tests.toy_game.evolve import evolve
from tests.toy_game.rules import CARD, DECK, SEATS, STACK, Setup, to_act
from tests.toy_game.values import (
    AnyEvent,
    AnyMove,
    CardDrawn,
    CardKept,
    GuardSet,
    KeepCard,
    Over,
    Roll,
    Rolling,
    SetGuard,
    State,
    Turning,
)

__all__ = ["TOY_GAME", "Setup", "State"]


def see(state: State, viewer: Seat | None) -> State:
    hidden = [
        card
        for held in (state.hands, state.kept)
        for seat, cards in enumerate(held)
        if seat != viewer
        for card in cards
    ]
    return replace(
        state,
        hands=_seen(state.hands, viewer),
        kept=_seen(state.kept, viewer),
        guards=tuple(on if seat == viewer else None for seat, on in enumerate(state.guards)),
        deck=tuple(sorted((*state.deck, *(card for card in hidden if card is not None)))),
    )


def _seen(held: tuple[tuple[str | None, ...], ...], viewer: Seat | None) -> tuple[tuple[str | None, ...], ...]:
    return tuple(cards if seat == viewer else (None,) * len(cards) for seat, cards in enumerate(held))


def see_turn(turn: Turn[AnyMove, AnyEvent], viewer: Seat | None) -> Turn[AnyMove, AnyEvent]:
    if turn.seat == viewer:
        return turn
    luck = tuple(drawn for drawn in turn.luck if drawn.kind != CARD)
    return replace(turn, move=_seen_move(turn.move), events=tuple(map(_seen_event, turn.events)), luck=luck)


def _seen_move(move: AnyMove) -> AnyMove:
    match move:
        case KeepCard():
            return KeepCard(None)
        case SetGuard():
            return SetGuard(None)
        case _:
            return move


def _seen_event(event: AnyEvent) -> AnyEvent:
    match event:
        case CardDrawn() | CardKept():
            return replace(event, card=None)
        case GuardSet():
            return replace(event, on=None)
        case _:
            return event


def problems(state: State) -> list[str]:
    return list(_problems(state))


def _problems(state: State) -> Iterator[str]:
    seats = len(state.scores)
    named = {getattr(state.phase, name, 0) for name in ("seat", "by")}
    if seats not in SEATS or {len(state.hands), len(state.kept), len(state.guards)} != {seats}:
        yield "seats: there are too few or too many."
    elif not named <= set(range(seats)) or state.points < 0:
        yield "phase: it is nobody's turn, or points are missing."
    held = (card for cards in (*state.hands, *state.kept) for card in cards if card is not None)
    if Counter((*state.deck, *held, *state.discards)) != Counter(DECK) or rules.left(state) < 0:
        yield "cards: they are not all there."
    drawn = (state.phase.tile,) if isinstance(state.phase, Turning) else ()
    if Counter((*state.stack, *(tile for tile, _ in state.board), *drawn)) != Counter(STACK):
        yield "tiles: they are not all there."


def standings(state: State) -> tuple[Standing, ...] | None:
    if not isinstance(state.phase, Over):
        return None
    order = sorted(range(len(state.scores)), key=lambda seat: -state.scores[seat])
    ranked = sorted(state.scores, reverse=True)
    return tuple(Standing(Seat(seat), ranked.index(state.scores[seat]) + 1, state.scores[seat]) for seat in order)


TOY_GAME: Final[Game[State, AnyMove, AnyEvent, Setup]] = Game(
    key="toy-game",
    seats=SEATS,
    state=State,
    move=AnyMove,
    event=AnyEvent,
    begin=rules.begin,
    why_not=rules.why_not,
    resolve=rules.resolve,
    evolve=evolve,
    to_act=to_act,
    due=lambda state: Roll() if isinstance(state.phase, Rolling) else None,
    choices=rules.choices,
    problems=problems,
    flaws=problems,
    standings=standings,
    interrupts=rules.interrupts,
    orders=rules.orders,
    rests=rules.rests,
    see=see,
    see_turn=see_turn,
    hidden_luck=frozenset({CARD}),
)
