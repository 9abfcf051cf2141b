"""Bodyguards of the humans, where what they are changes between a hit and its naming (rules, section 4)."""

from msgspec.structs import replace

from engine.claustrophobia.events.rounds import RoundBegan
from engine.claustrophobia.events.tunnels import HitGuarded, HitNamed, NamingDone
from engine.claustrophobia.moves import Aim, End, Fight, Name, PlayEvent
from engine.claustrophobia.rounds.phases import Naming, Threat
from engine.claustrophobia.state import Hit, State
from tests.engine.claustrophobia.positions import after, choices, events, position, refused

IN_THREAT = Threat(is_rolled=True)
POSSESSED = PlayEvent("possession", Aim(human="B1", other="R"))


def guards(state: State) -> list[tuple[int, str]]:
    """Who may take which hit."""
    return [(move.hit, move.guard) for move in choices(state) if isinstance(move, Name) and move.guard is not None]


def test_who_was_driven_away_since_may_guard_and_who_has_come_since_may_not_ruling() -> None:
    rooms, cards = "plain-a@0,0 plain-b@1,0", ("possession", "terror")
    state = position(rooms, "R@0:1 B1@0:1 B2@0:1", phase=IN_THREAT, event_hand=cards, naming="deferred")
    away = after(state, POSSESSED, PlayEvent("terror", Aim(human="B2", tile=1)), End(), End(), luck="116")
    assert away.humans["R"].pending == (Hit("attack", 1, ("B2",)),)
    assert guards(away) == [(0, "B2")]
    assert events(away, Name("R", 0, guard="B2"), Name("B2", 0, (2,))) == [
        HitGuarded("R", 0, "B2"),
        HitNamed("B2", 0, (2,)),
        NamingDone(),
        RoundBegan(2),
    ]
    apart = position(rooms, "R@0:1 B1@0:1 B2@1:1", phase=IN_THREAT, event_hand=cards, naming="deferred")
    come = after(apart, POSSESSED, PlayEvent("terror", Aim(human="B2", tile=0)), End(), End(), luck="116")
    assert come.humans["B2"].place == 0
    assert guards(come) == []
    assert refused(come, Name("R", 0, guard="B2")) == "no-guard"


def test_who_is_no_bodyguard_any_more_may_guard_what_was_taken_before_ruling() -> None:
    cards = ("critical", "possession")
    state = position("plain-a@0,0", "R@0:1x2345 B1@0:1 B2@0:1 t@0", phase=IN_THREAT, event_hand=cards)
    state = replace(state, naming="deferred")
    struck = after(state, POSSESSED, PlayEvent("critical", Aim(human="B2")), End(), luck="116")
    both = after(struck, Fight("troglodyte", "R", at=0), luck="6")
    assert both.owed == Naming(("R",))
    assert guards(both) == [(0, "B2"), (1, "B1")]
