"""The kinds of move, a row for each: how it is written, when it can be made, what forbids it, what it does, its worth.

Whatever is known of a kind is reached from its row: `legal`, the notation and the simple players read it.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, get_args

from engine.claustrophobia import moves
from engine.claustrophobia.beginning import auction
from engine.claustrophobia.cards import advantage_cards, event_cards
from engine.claustrophobia.cards.decks import ADVANTAGE_CARDS, EVENT_CARDS, GIFTS
from engine.claustrophobia.choices import moments
from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.events.rounds import CardPrepared
from engine.claustrophobia.events.tunnels import HoleTokenPut, TilesOrdered
from engine.claustrophobia.fights import combat, hits
from engine.claustrophobia.moves import AnyMove, OrderTiles
from engine.claustrophobia.notation import move_words
from engine.claustrophobia.notation.words import Word
from engine.claustrophobia.opponents import demons, humans, motives
from engine.claustrophobia.opponents.estimates import worth_of_laying
from engine.claustrophobia.rounds import initiative, order, threat
from engine.claustrophobia.rounds.phases import Moment, SlotName
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels import exploration, movement
from engine.claustrophobia.warriors import gifts
from engine.claustrophobia.warriors.kinds import GuardOrder, Side, side_of
from engine.core import Motive, Reason, by_kind


def _why_not_order_tiles(state: State, move: OrderTiles) -> Reason | None:
    is_same = sorted(map(str, move.tiles)) == sorted(map(str, state.known))
    return None if is_same else Reason.of("wrong-tiles")


@dataclass(frozen=True, kw_only=True)
class MoveRule:
    """A kind of move."""

    verb: str
    """The word with which it is written."""
    words: Mapping[str, Word] = field(default_factory=dict)
    """What follows, in this order: the parts of the move."""
    besides: Mapping[str, Word] = field(default_factory=dict)
    """What may be said besides; the parts of its aim (`AIM`) where it has one."""
    when: frozenset[Moment] = frozenset()
    """The moments at which it can be made; none for orders and giving up, which go at any time."""
    why_not: Callable[[State, Any], Reason | None] = lambda _state, _move: None
    """What forbids it, where its seat and its moment are right."""
    do: Callable[[GamePlay, Any], None] = lambda _play, _move: None
    """What it makes happen."""
    candidates: Callable[[State], Iterable[AnyMove]] = lambda _state: ()
    """What is to be tried, by whoever is to act; kinds that are tried together have the same function."""
    worth: Mapping[Side, Callable[[State, Any], float]] = field(default_factory=dict)
    """What it is worth to the simple player of a side; as much as ending the phase, where there is nothing."""
    motive: Callable[[State, Any], Motive] | None = None
    """Why that player makes it."""


def _at(*moments: Moment) -> frozenset[Moment]:
    return frozenset(moments)


_ACTING: Final = _at("human-action", "demon-action")

MOVE_RULES: Final[Mapping[type[AnyMove], MoveRule]] = by_kind(
    get_args(AnyMove),
    {
        moves.Bid: MoveRule(
            verb="bid",
            words={"points": move_words.NUMBER},
            when=_at("auction"),
            why_not=auction.why_not_bid,
            do=auction.bid,
            candidates=auction.bids,
            worth=dict.fromkeys(get_args(Side), lambda _state, move: 1.0 if move.points in (18, 17) else -1.0),
            motive=motives.with_part("bid", "points"),
        ),
        moves.Pass: MoveRule(
            verb="pass",
            when=_at("auction"),
            why_not=lambda state, _move: auction.why_not_pass(state),
            do=lambda play, _move: auction.end_auction(play),
            candidates=auction.bids,
            motive=motives.always("passes"),
        ),
        moves.Buy: MoveRule(
            verb="buy",
            words={"item": move_words.one_of(tuple(auction.OFFERS))},
            besides={"bearer": move_words.HUMAN},
            when=_at("force"),
            why_not=auction.why_not_buy,
            do=auction.buy,
            candidates=auction.purchases,
            worth={"humans": lambda _state, move: humans.ITEM_WORTH.get(move.item, 4.5)},
            motive=motives.always("strongest-force"),
        ),
        moves.Roll: MoveRule(
            verb="roll",
            when=_at("roll"),
            why_not=lambda _state, _move: Reason.of("no-roll-now"),
            do=lambda play, _move: order.roll_dice(play),
        ),
        moves.Assign: MoveRule(
            verb="assign",
            words={"dice": move_words.GIVEN_DICE},
            when=_at("initiative"),
            why_not=initiative.why_not_assign,
            do=lambda play, move: initiative.assign(play, dict(move.dice)),
            candidates=initiative.assignments,
            worth={"humans": humans.giving_dice},
            motive=lambda state, move: Motive("dice", {"exhausted": initiative.exhausted_by(state, move)}),
        ),
        moves.UseGift: MoveRule(
            verb="gift",
            words={"gift": move_words.one_of(GIFTS)},
            besides=move_words.AIM,
            when=_at("human-action"),
            why_not=gifts.why_not_gift,
            do=gifts.use_gift,
            candidates=gifts.gift_moves,
            worth={"humans": humans.gift},
            motive=motives.with_part("gift", "gift"),
        ),
        moves.PlayAdvantage: MoveRule(
            verb="card",
            words={"card": move_words.one_of(ADVANTAGE_CARDS)},
            besides=move_words.AIM,
            when=_at("initiative", "human-action"),
            why_not=advantage_cards.why_not_advantage,
            do=advantage_cards.play_advantage,
            candidates=advantage_cards.advantage_moves,
            worth={"humans": lambda state, move: humans.ADVANTAGE_WORTH[move.card](state, move.aim)},
            motive=motives.with_part("advantage", "card"),
        ),
        moves.OrderTiles: MoveRule(
            verb="order",
            words={"tiles": move_words.HIDDEN_TILES},
            when=_at("map-order"),
            why_not=_why_not_order_tiles,
            do=lambda play, move: play.emit(TilesOrdered(move.tiles)),
            candidates=moments.map_orders,
            motive=motives.always("all-alike"),
        ),
        moves.Go: MoveRule(
            verb="go",
            words={"warrior": move_words.WARRIOR, "direction": move_words.DIRECTION},
            besides=move_words.AT,
            when=_ACTING,
            why_not=movement.why_not_go,
            do=movement.go,
            candidates=moments.actions,
            worth={"humans": humans.going, "demons": demons.going},
            motive=motives.going,
        ),
        moves.UseHole: MoveRule(
            verb="use-hole",
            words={"warrior": move_words.WARRIOR, "tile": move_words.PLACE},
            besides=move_words.AT,
            when=_ACTING,
            why_not=movement.why_not_use_hole,
            do=movement.use_hole,
            candidates=moments.actions,
            worth={"demons": demons.using_hole},
            motive=lambda _state, move: Motive("comes-nearer", {"side": side_of(move.warrior)}),
        ),
        moves.Leave: MoveRule(
            verb="leave",
            words={"warrior": move_words.HUMAN},
            when=_ACTING,
            why_not=movement.why_not_leave,
            do=movement.leave,
            candidates=moments.actions,
            worth={"humans": humans.leaving},
            motive=motives.always("serves-the-goal"),
        ),
        moves.Fight: MoveRule(
            verb="fight",
            words={"warrior": move_words.WARRIOR, "target": move_words.WARRIOR},
            besides={"tile": move_words.PLACE, **move_words.WITH_CARDS, "is_all": move_words.FLAG},
            when=_ACTING,
            why_not=combat.why_not_fight,
            do=combat.fight,
            candidates=moments.actions,
            worth={"humans": humans.fighting, "demons": demons.fighting},
            motive=motives.fighting,
        ),
        moves.Break: MoveRule(
            verb="break",
            words={"warrior": move_words.WARRIOR},
            besides=move_words.WITH_CARDS,
            when=_ACTING,
            why_not=combat.why_not_break,
            do=combat.break_open,
            candidates=moments.actions,
            worth={"humans": lambda _state, _move: 0.3, "demons": lambda _state, move: 0.5 - move.suicide},
            motive=motives.always("opens-the-way"),
        ),
        moves.DoDeed: MoveRule(
            verb="deed",
            words={"warrior": move_words.HUMAN, "deed": move_words.DEED},
            when=_ACTING,
            why_not=combat.why_not_deed,
            do=combat.do_deed,
            candidates=combat.deed_moves,
            worth={"humans": lambda _state, _move: 9.0},
            motive=motives.always("serves-the-goal"),
        ),
        moves.Name: MoveRule(
            verb="name",
            words={"human": move_words.HUMAN, "hit": move_words.NUMBER},
            besides={"lines": move_words.DICE, "guard": move_words.HUMAN, "parry": move_words.FLAG},
            when=_at("naming"),
            why_not=hits.why_not_name,
            do=hits.name_hit,
            candidates=hits.names,
            worth={"humans": humans.naming},
            motive=motives.naming,
        ),
        moves.LayTile: MoveRule(
            verb="tile",
            words={"turn": move_words.TURN},
            when=_at("placing"),
            why_not=exploration.why_not_lay,
            do=lambda play, move: exploration.lay(play, move.turn),
            candidates=exploration.layings,
            worth={"humans": lambda state, move: -worth_of_laying(state, move), "demons": worth_of_laying},
            motive=motives.laying,
        ),
        moves.PutHole: MoveRule(
            verb="hole",
            words={"tile": move_words.PLACE},
            when=_at("hole"),
            why_not=exploration.why_not_put,
            do=lambda play, move: play.emit(HoleTokenPut(move.tile)),
            candidates=moments.tokens,
            worth={"demons": lambda state, move: -float(demons.steps_to_humans(state, move.tile))},
            motive=motives.always("hole-near"),
        ),
        moves.PlaceDice: MoveRule(
            verb="destiny",
            words={"slot": move_words.one_of(get_args(SlotName)), "dice": move_words.DICE},
            besides={"human": move_words.HUMAN},
            when=_at("threat"),
            why_not=threat.why_not_place,
            do=threat.place,
            candidates=threat.placings,
            worth={"demons": demons.placing_dice},
            motive=motives.with_part("slot", "slot"),
        ),
        moves.PlayEvent: MoveRule(
            verb="event",
            words={"card": move_words.one_of(EVENT_CARDS)},
            besides=move_words.AIM,
            when=_at("threat", "demon-action", "placing"),
            why_not=event_cards.why_not_event,
            do=event_cards.play_event,
            candidates=event_cards.event_moves,
            worth={"demons": lambda state, move: 5 + demons.EVENT_WORTH[move.card](state, move.aim)},
            motive=motives.with_part("event", "card"),
        ),
        moves.Summon: MoveRule(
            verb="summon",
            words={"is_demon": move_words.BOUGHT, "tile": move_words.PLACE},
            when=_at("threat"),
            why_not=threat.why_not_summon,
            do=threat.summon,
            candidates=threat.summons,
            worth={"demons": demons.summoning},
            motive=motives.summoning,
        ),
        moves.Prepare: MoveRule(
            verb="prepare",
            words={"card": move_words.HIDDEN_EVENT},
            when=_at("demon-action"),
            why_not=event_cards.why_not_prepare,
            do=lambda play, move: play.emit(CardPrepared(move.card)),
            candidates=event_cards.preparations,
            worth={"demons": lambda _state, _move: 0.1},
            motive=motives.always("prepares"),
        ),
        moves.SetGuard: MoveRule(verb="guard", words={"order": move_words.one_of(get_args(GuardOrder))}),
        moves.End: MoveRule(
            verb="end",
            when=_at("force", "human-action", "threat", "demon-action"),
            do=lambda play, _move: order.end_phase(play),
            candidates=moments.ending,
            motive=motives.always("nothing-better"),
        ),
        moves.Resign: MoveRule(verb="resign"),
    },
)
"""From each kind of move to its rule."""


def _tried(moment: Moment) -> tuple[Callable[[State], Iterable[AnyMove]], ...]:
    return tuple(dict.fromkeys(rule.candidates for rule in MOVE_RULES.values() if moment in rule.when))


TRIED: Final[Mapping[Moment, tuple[Callable[[State], Iterable[AnyMove]], ...]]] = by_kind(
    get_args(Moment), {moment: _tried(moment) for moment in get_args(Moment)}
)
"""What is to be tried at each moment, all of it by whoever is to act; `why_not` has the last word."""
