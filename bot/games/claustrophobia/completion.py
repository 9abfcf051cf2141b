"""What is offered while somebody types an option of `/crypt`: values of moves that are legal, and nothing else."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from bot.games.claustrophobia.typed_values import read_warrior
from bot.games.claustrophobia.written_moves import typed
from bot.table import TableView
from engine.claustrophobia.moves import AnyMove, Break, Fight
from engine.claustrophobia.state import State
from engine.core import Refused, Seat
from render.claustrophobia.text.labels import sentence
from render.claustrophobia.text.move_text import actor_name, move_label
from render.claustrophobia.text.odds_text import odds_text
from render.core import Words


class Asked(NamedTuple):
    """What somebody is typing."""

    verb: str
    """The subcommand."""
    option: str
    """The option that is being typed."""
    given: Mapping[str, str]
    """What was given for the options so far."""
    text: str
    """What was typed of this one."""


def offers(words: Words, table: TableView, seat: Seat, asked: Asked) -> list[tuple[str, str]]:
    """Return labels and values of an option, of all moves of a verb that fit what was given for the others."""
    verb, option, given, text = asked
    state: State = table.started_match.state
    found: dict[str, list[AnyMove]] = {}
    for move in _moves(table, seat):
        command, options = typed(move)
        if command == f"crypt {verb}" and option in options and _fits(options, given, option):
            found.setdefault(options[option], []).append(move)
    labelled = [(_label(words, state, option, value, moves), value) for value, moves in found.items()]
    wanted = text.strip().lower()
    return [(label, value) for label, value in labelled if wanted in f"{value} {label}".lower()]


def _moves(table: TableView, seat: Seat) -> Iterable[AnyMove]:
    rules, state = table.game.rules, table.started_match.state
    return (*rules.choices(state, seat), *rules.orders(state, seat))


def _fits(options: Mapping[str, str], given: Mapping[str, str], option: str) -> bool:
    said = {name: value.strip().lower() for name, value in given.items() if name != option and value.strip()}
    return all(options.get(name, "").lower() == value for name, value in said.items())


def _label(words: Words, state: State, option: str, value: str, moves: Sequence[AnyMove]) -> str:
    """Return the move's label where the value leaves but one, with the odds of an attack; else the value's own."""
    if len(moves) == 1:
        (move,) = moves
        label = move_label(words, state, move)
        if isinstance(move, Fight | Break):
            return words("cl-odds", label=label, odds=odds_text(words, state, move))
        return label
    if option != "warrior":
        return value
    try:
        return sentence(actor_name(words, state, *read_warrior(value)))
    except Refused:
        return value
