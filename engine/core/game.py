"""What a game is to everything outside its own folder: one frozen record of functions."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.journal import GameEvent, GameMove, State, Turn
from engine.core.opponents import Opponents
from engine.core.record import Reason, Seat, Value
from engine.core.standing import Standing
from engine.core.tally import ReadTally

Setup = TypeVar("Setup", bound=Value)


class Play(Generic[State, GameEvent]):
    """A move being resolved: rules read `state`, ask `chance`, and change the world by `emit` alone."""

    def __init__(self, state: State, evolve: Callable[[State, GameEvent], State], chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[GameEvent] = []
        self._evolve = evolve

    def emit(self, event: GameEvent) -> None:
        """Say what happened; `state` is the world after it."""
        self.events.append(event)
        self.state = self._evolve(self.state, event)


def _as_it_is(state: Any, _viewer: Seat | None) -> Any:
    return state


@dataclass(frozen=True, kw_only=True)
class Game(Generic[State, GameMove, GameEvent, Setup]):
    """A game's rules, as functions over immutable values. What has a default is for games that need it.

    A game that hides something keeps one law: a viewer's events, applied to the viewer's start, give the viewer's
    position. So its values can say "unknown" (a card that is None, in a hand, an event or a move), and `evolve` takes
    such events. A viewer cannot tell a card that is left in a bag from one that somebody holds hidden. So the bag in
    their view holds both: a card that is drawn hidden stays in it until it is shown,
    and so many fewer are really left as others hold hidden.
    """

    key: str
    """Its name in saves, ids and commands."""
    seats: range
    """How many players there can be."""
    state: Any
    """With `move` and `event` the types, for reading saves: State, and the closed unions of moves and events."""
    move: Any
    """The union of its moves."""
    event: Any
    """The union of its events."""
    begin: Callable[[Setup, Chance], State]
    """Make the first position of a match."""
    why_not: Callable[[State, Seat | None, GameMove], Reason | None]
    """The one place that knows what is legal, with its reason."""
    resolve: Callable[[Play[State, GameEvent], Seat | None, GameMove], None]
    """Turn a legal move into events."""
    evolve: Callable[[State, GameEvent], State]
    """Apply one event; it knows no rules."""
    to_act: Callable[[State], frozenset[Seat]]
    """The seats that owe a choice."""
    due: Callable[[State], GameMove | None]
    """The move that nobody chooses (a card to be revealed), to be played before anything else."""
    choices: Callable[[State, Seat], Iterable[GameMove]]
    """A seat's legal moves if it is to act, one for each different result, without resigning and without orders."""
    problems: Callable[[State], list[str]]
    """The broken invariants of a position between two turns, also of one as somebody sees it, each in one sentence."""
    flaws: Callable[[State], list[str]]
    """Those of them that may not be even between two events of one turn."""
    standings: Callable[[State], tuple[Standing, ...] | None]
    """None while the game is on. After that nothing is hidden from anybody."""
    interrupts: Callable[[State], frozenset[Seat]] = lambda _state: frozenset()
    """Those of `to_act` that answer within somebody else's turn, who waits for it: they have little time."""
    forced: Callable[[State], GameMove | None] = lambda _state: None
    """The move of the one seat that is to act, where everybody can see that nothing else it may choose matters.

    It is asked of a position that hides something, but says the same for any cards that nobody else knows: so nobody
    learns from it what somebody holds. Where people play, it is played for them at once, and told with the turn before.
    """
    orders: Callable[[State, Seat], Iterable[GameMove]] = lambda _state, _seat: ()
    """A seat's standing orders: legal moves that it has whether it is to act or not, and that leave open who is.

    They need no luck. One that is given (`Order`) is no turn: it ends and opens no post, and ends no redoing, so what
    was played without it is sound with it, too. An undo leaves it given as long as it can be.
    """
    rests: Callable[[State, State], bool] = lambda _before, _after: True
    """Whether a turn, from the position before it to the one after, ends what one post tells: something is through.

    It always does when a seat is called that was not to act before, and when the game ends.
    """
    opens: Callable[[State, State], bool] = lambda _before, _after: False
    """Whether a turn begins something of its own, so that what was before is told without it.

    For what is not through until another thing begins: one warrior acts, so the one before has done.
    """
    see: Callable[[State, Seat | None], State] = _as_it_is
    """A position as a seat may know it, or the public (None): what is unknown is replaced, the type stays."""
    see_move: Callable[[GameMove], GameMove] = lambda happened: happened
    """A move as all others may know it, who are not the seat that made it."""
    see_event: Callable[[GameEvent], GameEvent] = lambda happened: happened
    """An event of a seat's turn as all others may know it."""
    imagine: Callable[[State, Seat | None, Chance], State] = lambda view, _viewer, _chance: view
    """Make a whole position that looks to a viewer like what they see of one: all that they do not see is dealt anew.

    It is sound, and knows nothing of what was hidden from them.
    """
    opponents: Opponents[State, GameMove] | None = None
    """Programs to play with, at several levels; None where nobody has taught the game to them."""
    tally: ReadTally | None = None
    """Counts what a finished game came to, for statistics; None for a game of which nothing is counted."""
    hidden_luck: frozenset[str] = frozenset()
    """The kinds of luck that only the seat is shown whose turn it is, where the turn hides something from others.

    Nobody is told what of them an undo took back.
    """

    @property
    def is_open(self) -> bool:
        """Whether everybody may know everything."""
        return self.see is _as_it_is

    def see_turn(self, turn: Turn[GameMove, GameEvent], viewer: Seat | None) -> Turn[GameMove, GameEvent]:
        """Return a turn as a seat or the public may know it: whoever made a move knows all of it.

        A standing order is known to its seat alone: nothing tells anybody else that it was given.
        """
        is_own = viewer is not None and turn.seat == viewer
        if is_own and not turn.orders and not turn.skipped:
            return turn
        orders = tuple(order for order in turn.orders if order.seat == viewer)
        if is_own:
            return replace(turn, orders=orders, skipped=())
        move, events = self.see_move(turn.move), tuple(map(self.see_event, turn.events))
        hidden = self.hidden_luck if (move, events) != (turn.move, turn.events) else frozenset[str]()
        return replace(
            turn,
            move=move,
            events=events,
            luck=tuple(drawn for drawn in turn.luck if drawn.kind not in hidden),
            orders=orders,
            skipped=(),
        )


AnyGame = Game[Any, Any, Any, Any]
"""A game for whoever need not know which one."""
