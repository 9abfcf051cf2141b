"""Event cards that are laid face down and turned up at the next action roll (rules, section 8)."""

from msgspec.structs import replace

from engine.claustrophobia.cards.decks import AdvantageCard, EventCard
from engine.claustrophobia.cards.effects import Effect
from engine.claustrophobia.events.rounds import (
    ActionRolled,
    DiceAssigned,
    DieRolledAgain,
    EffectBegan,
    HumanActionBegan,
    PreparedRevealed,
)
from engine.claustrophobia.evolve.changes import without
from engine.claustrophobia.moves import Aim, End, PlayAdvantage, PlayEvent, Prepare, Roll, UseGift
from engine.claustrophobia.rounds.phases import HumanAction, Initiative, Threat
from engine.claustrophobia.state import State
from tests.engine.claustrophobia.positions import after, choices, demons_act, events, position, refused

ROOM = "plain-a@0,0"


def prepared(card: EventCard, figures: str, *, hand: tuple[AdvantageCard, ...] = ()) -> State:
    state = position(ROOM, figures, phase=Initiative(), prepared=(card,), advantage_hand=hand)
    return replace(state, event_deck=without(state.event_deck, card), gifts=("courage", "precognition"))


def test_panic_gives_the_dice_by_lot_and_rolls_one_that_would_exhaust_again_once() -> None:
    assert events(prepared("panic", "R@0:1x2 B1@0:1x35"), Roll(), luck="252655") == [
        ActionRolled((2, 5)),
        PreparedRevealed("panic"),
        DieRolledAgain("R", 2, 6),
        DieRolledAgain("B1", 5, 5),
        DiceAssigned({"R": 6, "B1": 5}, ("B1",)),
        HumanActionBegan(),
    ]


def test_panic_draws_among_all_dice_and_leaves_no_time_for_steady_nerves_ruling() -> None:
    state = prepared("panic", "R@0:1+c K1@0:1", hand=("nerves",))
    given = after(state, Roll(), luck="246" + "62")
    assert [human.die for human in given.humans.values()] == [6, 2]
    assert refused(given, PlayAdvantage("nerves", Aim(dice=(2,)))) == "card-not-now"


def test_a_crisis_lets_no_gift_work_in_its_round_and_all_in_the_next() -> None:
    state = prepared("crisis", "R@0:2 K1@0:1")
    assert events(state, Roll(), luck="22")[1:] == [PreparedRevealed("crisis"), EffectBegan(Effect("crisis"))]
    acting = replace(after(state, Roll(), luck="22"), phase=HumanAction())
    assert refused(acting, UseGift("courage", Aim(human="K1"))) == "no-gifts-now"
    assert not any(isinstance(move, UseGift) for move in choices(acting))
    assert after(demons_act(acting), End()).effects == ()


def test_prepared_cards_cannot_be_played_from_the_hand_and_no_others_can_be_prepared() -> None:
    state = demons_act(position(ROOM, "R@0 hunter@0", event_hand=("crisis", "panic", "rage")))
    assert refused(state, PlayEvent("crisis")) == refused(state, PlayEvent("panic")) == "card-not-now"
    assert [move for move in choices(state) if isinstance(move, Prepare)] == [Prepare("crisis"), Prepare("panic")]
    assert refused(state, Prepare("rage")) == "not-prepared"
    assert refused(state, Prepare("satan")) == refused(state, Prepare(None)) == "no-such-card"
    assert refused(replace(state, phase=Threat(is_rolled=True)), Prepare("crisis")) == "not-now"
    laid = after(state, Prepare("panic"))
    assert refused(laid, PlayEvent("rage")) == "card-not-now"
    assert refused(laid, Prepare("crisis")) == "prepared-already"
    assert choices(laid) == [End()]
