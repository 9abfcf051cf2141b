"""The order of things: whose turn it is, the start marker, rounds, halves and the draw of cards (rules, section 4)."""

from typing import Final

from engine.core import Fate, Play, fated
from engine.fearsome_floors import events as happened
from engine.fearsome_floors.cards import CARD, CARDS, Card, full_bag
from engine.fearsome_floors.outcome import has_won, nobody_left, outcome, players_left
from engine.fearsome_floors.state import LAST_ROUND, ROUNDS_IN_HALF, DraftPhase, State, TokenPhase
from engine.fearsome_floors.supply import SUPPLY
from engine.fearsome_floors.tokens import GONE, Colour, TokenName, colour_of
from engine.fearsome_floors.walk import walk

FIRST_ROUND: Final = 1
TOKENS_IN_FIRST_ROUND: Final = 2


def unmoved(state: State, colour: Colour) -> tuple[TokenName, ...]:
    """Return the tokens that a player may still move in this round."""
    tokens = state.tokens_of(colour)
    if state.round == FIRST_ROUND and sum(token in state.moved for token in tokens) >= TOKENS_IN_FIRST_ROUND:
        return ()
    return tuple(token for token in tokens if token not in state.moved and state.tokens[token] not in GONE)


def next_to_move(state: State, first: Colour) -> Colour | None:
    """Return the next player with something to move, clockwise from `first` (included); None when all have moved.

    In the draft that is everybody who has not resigned: all their tokens wait outside.
    """
    return next((colour for colour in _seats_from(state, first) if unmoved(state, colour)), None)


def clockwise(state: State, colour: Colour) -> Colour:
    """Return the player who sits next, whether they still play or not."""
    return (*_seats_from(state, colour)[1:], colour)[0]


def bag(state: State) -> tuple[Card, ...]:
    """Return the cards that can be drawn next; the first card of the game is never one that hunts for hits."""
    if state.round == FIRST_ROUND:
        return tuple(card for card in state.cards if CARDS[card].hits is None) or state.cards
    return state.cards


def fated_card(state: State, fate: Fate) -> Card | None:
    """Return the card that comes again because an undo took it back, when all had seen it; None if any can come.

    **[ruling]** Luck that was seen is not drawn anew.
    """
    cards = bag(state)
    seen = fated(fate, CARD, cards)
    return None if seen is None else cards[cards.index(seen)]


def after_tile(play: Play[State, happened.AnyEvent], colour: Colour) -> None:
    """Go on after a player has placed a tile: the next one places, or after the last tile the first round begins.

    **[ruling]** Where the seat that the start marker comes to has resigned, it is skipped, as in every round.
    """
    if not play.state.draft:
        play.emit(happened.DraftEnded(clockwise(play.state, colour)))
    elif (len(SUPPLY) - len(play.state.draft)) % play.state.tiles_a_turn:
        _pass_turn(play, colour)
        return
    _pass_turn(play, clockwise(play.state, colour))


def after_token(play: Play[State, happened.AnyEvent], token: TokenName) -> None:
    """Go on after a token has been turned over: the player has won, or the turn passes."""
    colour = colour_of(token)
    if has_won(play.state, colour) or nobody_left(play.state):
        play.emit(happened.GameEnded(*outcome(play.state)))
    else:
        _pass_turn(play, clockwise(play.state, colour))


def after_resigning(play: Play[State, happened.AnyEvent], colour: Colour) -> None:
    """Take a player out; the game ends with the last one left, otherwise their turn, if it was theirs, passes on.

    **[ruling]** The start marker still comes to their seat, where it is skipped like one without tokens.
    """
    tokens = play.state.tokens
    play.emit(happened.PlayerResigned(colour, tuple(t for t in play.state.tokens_of(colour) if tokens[t] not in GONE)))
    if len(players_left(play.state)) <= 1 or nobody_left(play.state):
        play.emit(happened.GameEnded(*outcome(play.state)))
    elif play.state.phase in (DraftPhase(colour), TokenPhase(colour)):
        _pass_turn(play, clockwise(play.state, colour))


def monster_turn(play: Play[State, happened.AnyEvent]) -> None:
    """Draw a card, let the monster walk, and begin the next round or end the game."""
    card = _draw(play)
    play.emit(happened.CardRevealed(card))
    walk(play, card)
    if nobody_left(play.state) or play.state.round == LAST_ROUND:
        play.emit(happened.GameEnded(*outcome(play.state)))
    else:
        _begin_round(play)


def _seats_from(state: State, first: Colour) -> tuple[Colour, ...]:
    """Return the seats clockwise; none where nobody plays, as in a position that was set up to watch the monster."""
    at = state.colours.index(first) if state.colours else 0
    return state.colours[at:] + state.colours[:at]


def _draw(play: Play[State, happened.AnyEvent]) -> Card:
    cards = bag(play.state)
    return cards[cards.index(play.chance.pick(CARD, cards))]


def _begin_round(play: Play[State, happened.AnyEvent]) -> None:
    start = clockwise(play.state, play.state.start)
    play.emit(happened.RoundBegan(play.state.round + 1, start))
    # Only a position that was set up by hand can run out of cards within a half; it then gets a full bag too.
    if play.state.round == ROUNDS_IN_HALF + 1 or not play.state.cards:
        play.emit(happened.CardsShuffled(full_bag(longer=play.state.longer)))
    _pass_turn(play, start)


def _pass_turn(play: Play[State, happened.AnyEvent], first: Colour) -> None:
    """Pass the turn to the next player with something to move, or wake the monster."""
    colour = next_to_move(play.state, first)
    if colour is not None:
        play.emit(happened.TurnPassed(colour))
        return
    rest = tuple(t for t, place in play.state.tokens.items() if t not in play.state.moved and place not in GONE)
    if rest:
        play.emit(happened.RestTurned(rest))
    play.emit(happened.MonsterWoke())
