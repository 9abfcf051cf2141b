"""The move pad: private buttons on which a move is put together point by point, and only then played.

Nothing is remembered: the path so far stands in the ids of the buttons, so a pad works after a restart, and one of an
earlier board says so.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.asking import Asking, Verb
from bot.controls.control import rows_view
from bot.fearsome_floors.reading import must_act, must_move
from bot.posts.ids import ControlId
from bot.posts.post import Button, ButtonStyle
from bot.tables import Table
from engine.core import Reason, Seat
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.legal import follow_path
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.rounds import unmoved
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import TokenName
from render.core import Words
from render.fearsome_floors.labels import path_label, token_label

ARROWS: Final = (("i", "⤵"), ("u", "⬆"), ("d", "⬇"), ("l", "⬅"), ("r", "➡"), ("x", "⤴"))
"""The letters of a path with the signs on their buttons."""

PASSING: Final = "ends-on-token"
"""The one reason that forbids ending a move somewhere, but not passing there."""


async def open_pad(asking: Asking, control: ControlId) -> None:
    """Open the pad for the player to move: the choice of a token, or the only one at once."""
    table, seat = await _seated(asking, control)
    state: State = table.begun.state
    tokens = unmoved(state, state.colours[seat])
    if len(tokens) == 1:
        text, rows = _pad(asking.words, table, MoveToken(tokens[0]))
    else:
        text, rows = asking.words("ff-pad-token"), _token_rows(asking.words, table, tokens)
    await asking.answer(text, view=rows_view(rows))


async def show_pad(asking: Asking, control: ControlId) -> None:
    """Show the pad with the token and the path that the control names."""
    table, seat = await _seated(asking, control)
    way = _way(control)
    must_move(table.begun.state, seat, way.token)
    text, rows = _pad(asking.words, table, way)
    await asking.update(text, view=rows_view(rows))


async def choose_token(asking: Asking, control: ControlId) -> None:
    """Go back to the choice of a token."""
    table, seat = await _seated(asking, control)
    tokens = unmoved(table.begun.state, table.begun.state.colours[seat])
    await asking.update(asking.words("ff-pad-token"), view=rows_view(_token_rows(asking.words, table, tokens)))


async def go(asking: Asking, control: ControlId) -> None:
    """Play the move that the control names."""
    await asking.house.tables.play(asking.channel_id, asking.person, _way(control), board=control.board)
    await asking.update(asking.words("done"), view=None)


async def _seated(asking: Asking, control: ControlId) -> tuple[Table, Seat]:
    """Give the running table and the seat of the asker, whose turn it must be. Raises StaleBoard or Refused."""
    table = await asking.house.tables.running(asking.channel_id, board=control.board, game=FEARSOME_FLOORS.key)
    seat = table.must_seat(asking.person.id)
    must_act(table.begun.state, seat)
    return table, seat


def _way(control: ControlId) -> MoveToken:
    token, _, path = control.rest.partition(".")
    return MoveToken(token, path)


def _token_rows(words: Words, table: Table, tokens: Sequence[TokenName]) -> list[list[Button]]:
    buttons = [
        _button("way", table, MoveToken(token), label=token_label(words, table.begun.state, token)) for token in tokens
    ]
    return [buttons]


def _pad(words: Words, table: Table, way: MoveToken) -> tuple[str, list[list[Button]]]:
    """Give the pad's text and its buttons: arrows for the next point, and below them going, a step back, the tokens."""
    state: State = table.begun.state
    token = token_label(words, state, way.token)
    reached = follow_path(state, way.token, way.path)
    if isinstance(reached, Reason):
        led = table.played.show.refusal(words, reached)
    else:
        led = path_label(words, state, way, reached.events)
    onwards = [(sign, MoveToken(way.token, way.path + letter)) for letter, sign in ARROWS]
    arrows = [_button("way", table, on, label=sign) for sign, on in onwards if _passable(state, on)]
    below = [_button("tokens", table, way, label=words("ff-pad-tokens"))]
    if way.path:
        below.insert(0, _button("way", table, MoveToken(way.token, way.path[:-1]), label=words("ff-pad-back")))
    if not isinstance(reached, Reason):
        below.insert(
            0, _button("go", table, way, label=words("ff-pad-go" if way.path else "ff-pad-stay"), style="success")
        )
    return words("ff-pad-way", token=token, led=led), [row for row in (arrows, below) if row]


def _button(verb: str, table: Table, way: MoveToken, *, label: str, style: ButtonStyle = "secondary") -> Button:
    return Button(id=str(ControlId(verb, *table.board, f"{way.token}.{way.path}")), label=label, style=style)


def _passable(state: State, way: MoveToken) -> bool:
    """Whether a token may get that far, even if it may not end there."""
    reached = follow_path(state, way.token, way.path)
    return not isinstance(reached, Reason) or reached.key == PASSING


VERBS: Final[Mapping[str, Verb]] = {"pad": open_pad, "way": show_pad, "tokens": choose_token, "go": go}
