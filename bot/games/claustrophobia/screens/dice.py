"""Screens of the Initiative: a die for one warrior after the other, and at any time whole ways for those without."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from bot.games.claustrophobia.screens.cards import card_screen, cards_of
from bot.games.claustrophobia.screens.screen import Option, Screen, Sight, legend
from bot.table.posts.post import ButtonStyle
from bot.table.puzzles import is_puzzle
from engine.claustrophobia.moves import AnyMove, Assign, PlayAdvantage
from engine.claustrophobia.notation.actions import read_move, write_move
from engine.claustrophobia.rounds.initiative import assignments, exhausted_by
from engine.claustrophobia.rounds.phases import Initiative
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import RULE_OF, HumanName, Stats
from engine.claustrophobia.warriors.strength import stats_on
from engine.core.notation import BadNotation
from render.claustrophobia.text.labels import capital, human_name, stats_text
from render.claustrophobia.text.move_text import given_dice, given_die

AIMS: Final[Mapping[str, Callable[[Stats], int]]] = {
    "cl-pad-most-combat": lambda stats: stats.combat,
    "cl-pad-most-defense": lambda stats: stats.defense,
    "cl-pad-most-movement": lambda stats: stats.movement,
}
"""What whole ways to give the dice are proposed for: the fewest Exhausted, and then the most of this."""

TWO_DICE: Final = 2
"""With so many dice for two who have none, each of the first one's is a whole way by itself."""

GIVE: Final = "assign "
"""Begins the path of a screen on which some have their dice: the move, as far as it is made."""


def initiative(sight: Sight, path: str) -> Screen:
    """Propose whole ways to give the dice, and ask for one die after the other."""
    if path.startswith("card "):
        return card_screen(sight, path)
    given = _read(path) if path.startswith(GIVE) else {}
    state = sight.state
    waiting = [human for human in state.in_play if human not in given]
    if (
        len(waiting) + len(given) > len(state.in_play)
        or not waiting
        or Counter(given.values()) - Counter(_rolled(state))
    ):
        given, waiting = {}, list(state.in_play)
    left = _left(state, given)
    so_far = [
        sight.words("cl-pad-given", human=capital(human_name(sight.words, name)), die=_die_text(sight, name, die))
        for name, die in given.items()
    ]
    asked = sight.words("cl-pad-die-for", human=human_name(sight.words, waiting[0]))
    whole = [*_proposals(sight, given)] if len(waiting) > 1 and len(left) > TWO_DICE else []
    proposed = [option.move for option in whole]
    one_by_one = [_die(sight, given, waiting[0], die, proposed=proposed) for die in dict.fromkeys(left)]
    cards = cards_of(sight, PlayAdvantage) if not given else []
    return Screen(
        "\n".join(filter(None, (sight.words.series(so_far), legend(sight), asked))),
        (whole, one_by_one, cards),
        back=_before(given) if given else None,
    )


def _rolled(state: State) -> tuple[int, ...]:
    return state.phase.dice if isinstance(state.phase, Initiative) else ()


def _left(state: State, given: Mapping[HumanName, int]) -> list[int]:
    """Return the dice that nobody has yet."""
    return sorted((Counter(_rolled(state)) - Counter(given.values())).elements())


def _read(path: str) -> dict[HumanName, int]:
    """Read the dice that a path gives; none where it is not readable."""
    try:
        move = read_move(path)
    except BadNotation:
        return {}
    return dict(move.dice) if isinstance(move, Assign) else {}


def _path(given: Mapping[HumanName, int]) -> str:
    return write_move(Assign(tuple(given.items())))


def _before(given: Mapping[HumanName, int]) -> str:
    *others, _ = given.items()
    return _path(dict(others)) if others else ""


def _die_text(sight: Sight, human: HumanName, die: int) -> str:
    """Tell a die with the line that it names for a human; a cancelled line exhausts."""
    stats = stats_text(sight.words, stats_on(sight.state, human, die))
    is_lost = die in sight.state.humans[human].cancelled
    return sight.words("cl-pad-die", die=die, stats=stats, exhausts="yes" if is_lost else "no")


def _die(
    sight: Sight, given: Mapping[HumanName, int], human: HumanName, die: int, *, proposed: Sequence[AnyMove | None]
) -> Option:
    """Return a die as the way to the next one's; as the whole move where the others have no choice, if it is new.

    One that exhausts the human stands back, unless all do.
    """
    dice, given_text, state = {**given, human: die}, _die_text(sight, human, die), sight.state
    others = [name for name in state.in_play if name not in dice]
    left, lost = _left(state, dice), state.humans[human].cancelled
    is_worse = die in lost and not set(_left(state, given)).issubset(lost)
    style: ButtonStyle = "secondary" if is_worse else "primary"
    whole = Assign((*dice.items(), *zip(others, left, strict=False)))
    if (others and len(set(left)) > 1) or whole in proposed:
        return Option(given_text, path=_path(dice), style=style)
    rest = [given_die(sight.words, state, name, left[0]) for name in others]
    label = sight.words("cl-pad-last-die", die=given_text, rest=sight.words.series(rest)) if rest else given_text
    return Option(label, whole, style=style)


def _proposals(sight: Sight, given: Mapping[HumanName, int]) -> Iterator[Option]:
    """Return whole ways to give the dice that are left, each once, under the first thing that it is best for.

    There are none on the pad of a puzzle, which asks for such a way.
    """
    if is_puzzle(sight.table.row.id):
        return
    state = sight.state
    whole = [assign for assign in assignments(state) if given.items() <= set(assign.dice)]
    seen = set[Assign]()
    for key, strength in AIMS.items():
        best = min(whole, key=lambda assign: (exhausted_by(state, assign), -_sum(assign, strength)))
        if best not in seen:
            seen.add(best)
            label = sight.words(key, dice=given_dice(sight.words, state, best, in_short=True))
            yield Option(label, best, style="success")


def _sum(assign: Assign, strength: Callable[[Stats], int]) -> int:
    return sum(strength(RULE_OF[name].board[die]) for name, die in assign.dice)
