"""The move pad: private buttons on which a move is put together point by point, and only then played.

Nothing is remembered: the path so far stands in the ids of the buttons, so a pad works after a restart, and one of an
earlier board says so.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.asking import Asking, Verb
from bot.controls.control import rows_view
from bot.fearsome_floors.forecast_policy import may_try
from bot.fearsome_floors.reading import must_act, must_move
from bot.posts.ids import ControlId
from bot.posts.post import Button, ButtonStyle
from bot.tables import Table
from engine.core import Reason, Seat
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.board import EXIT
from engine.fearsome_floors.legal import follow_path
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.path import ENTER, LEAVE
from engine.fearsome_floors.rounds import unmoved
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import WAITING, Place, TokenName
from render.core import Words
from render.fearsome_floors.labels import path_label, token_label

ARROWS: Final = (("l", "⬅"), ("u", "⬆"), ("d", "⬇"), ("r", "➡"))
"""The letters of a path with the signs on their buttons, which always stand in this order."""

PASSING: Final = "ends-on-token"
"""The one reason that forbids ending a move somewhere, but not passing there."""


async def open_pad(asking: Asking, control: ControlId) -> None:
    """Open the pad for the player to move: the choice of a token, or the only one at once."""
    table, seat = await seated(asking, control)
    state: State = table.begun.state
    tokens = unmoved(state, state.colours[seat])
    if len(tokens) == 1:
        text, rows = _pad(asking.words, table, MoveToken(tokens[0]))
    else:
        text, rows = asking.words("ff-pad-token"), _token_rows(asking.words, table, tokens)
    await asking.answer(text, view=rows_view(rows))


async def show_pad(asking: Asking, control: ControlId) -> None:
    """Show the pad with the token and the path that the control names."""
    table, seat = await seated(asking, control)
    way = way_of(control)
    must_move(table.begun.state, seat, way.token)
    text, rows = _pad(asking.words, table, way)
    await asking.update(text, view=rows_view(rows))


async def choose_token(asking: Asking, control: ControlId) -> None:
    """Go back to the choice of a token."""
    table, seat = await seated(asking, control)
    tokens = unmoved(table.begun.state, table.begun.state.colours[seat])
    await asking.update(asking.words("ff-pad-token"), view=rows_view(_token_rows(asking.words, table, tokens)))


async def go(asking: Asking, control: ControlId) -> None:
    """Play the move that the control names."""
    await asking.house.tables.play(asking.channel_id, asking.person, way_of(control), board=control.board)
    await asking.update(asking.words("done"), view=None)


async def seated(asking: Asking, control: ControlId) -> tuple[Table, Seat]:
    """Give the running table and the seat of the asker, whose turn it must be. Raises StaleBoard or Refused."""
    table = await asking.house.tables.running(asking.channel_id, board=control.board, game=FEARSOME_FLOORS.key)
    seat = table.must_seat(asking.person.id)
    must_act(table.begun.state, seat)
    return table, seat


def way_of(control: ControlId) -> MoveToken:
    """Give the token and the path that a control names."""
    token, _, path = control.rest.partition(".")
    return MoveToken(token, path)


def _token_rows(words: Words, table: Table, tokens: Sequence[TokenName]) -> list[list[Button]]:
    buttons = [
        _button("way", table, MoveToken(token), label=token_label(words, table.begun.state, token)) for token in tokens
    ]
    return [buttons]


def _pad(words: Words, table: Table, way: MoveToken) -> tuple[str, list[list[Button]]]:
    """Give the pad's text and its buttons: the next point above, and below it going, a step back, the other tokens."""
    state: State = table.begun.state
    reached = follow_path(state, way.token, way.path)
    place = None if isinstance(reached, Reason) else reached.place
    below = [_button("tokens", table, way, label=words("ff-pad-tokens"))]
    if way.path:
        below.insert(0, _button("way", table, MoveToken(way.token, way.path[:-1]), label=words("ff-pad-back")))
    if not isinstance(reached, Reason):
        if may_try(table):
            below.insert(0, _button("whatif", table, way, label=words("ff-pad-what-if")))
        going = words("ff-pad-go" if way.path else "ff-pad-outside" if place == WAITING else "ff-pad-stay")
        below.insert(0, _button("go", table, way, label=going, style="success" if way.path else "secondary"))
    return way_line(words, table, way), [_onwards(words, table, way, place), below]


def way_line(words: Words, table: Table, way: MoveToken) -> str:
    """Say which token has been led where, or why it cannot end there."""
    state: State = table.begun.state
    reached = follow_path(state, way.token, way.path)
    if isinstance(reached, Reason):
        led = table.played.show.refusal(words, reached)
    else:
        led = path_label(words, state, way, reached.events)
    return words("ff-pad-way", token=token_label(words, state, way.token), led=led)


def _onwards(words: Words, table: Table, way: MoveToken, place: Place | None) -> list[Button]:
    """Give the buttons of the next point: coming in, or the four arrows in their places, and leaving from the exit."""
    state: State = table.begun.state

    def onward(letter: str, label: str, style: ButtonStyle = "primary") -> Button:
        on = MoveToken(way.token, way.path + letter)
        return _button("way", table, on, label=label, style=style, disabled=not _passable(state, on))

    if place == WAITING:
        return [onward(ENTER, words("ff-pad-enter"), "success")]
    arrows = [onward(letter, sign) for letter, sign in ARROWS]
    return [*arrows, onward(LEAVE, words("ff-pad-leave"), "success")] if place == EXIT else arrows


def _button(
    verb: str, table: Table, way: MoveToken, *, label: str, style: ButtonStyle = "secondary", disabled: bool = False
) -> Button:
    control = ControlId(verb, *table.board, f"{way.token}.{way.path}")
    return Button(id=str(control), label=label, style=style, disabled=disabled)


def _passable(state: State, way: MoveToken) -> bool:
    """Whether a token may get that far, even if it may not end there."""
    reached = follow_path(state, way.token, way.path)
    return not isinstance(reached, Reason) or reached.key == PASSING


VERBS: Final[Mapping[str, Verb]] = {"pad": open_pad, "way": show_pad, "tokens": choose_token, "go": go}
