"""The rows of the move pad: the tokens, the squares to go to, the next point, and what to do with the move."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.games.fearsome_floors.attempt import PAGE, Attempt, Goals, Page, Plan, likeliest, pages
from bot.games.fearsome_floors.move_input import best_results, events_of
from bot.games.fearsome_floors.options import may_try
from bot.interactions.components.component import IN_A_ROW, Menu, Rows, in_rows
from bot.interactions.components.program_buttons import hint_button
from bot.interactions.look import look_button, more_button
from bot.table import TableView
from bot.table.posts.custom_id import CustomId
from bot.table.posts.post import Button, ButtonStyle
from bot.table.puzzles import is_puzzle, series_of
from engine.core import Reason, Seat
from engine.fearsome_floors.board import EXIT, ORDER
from engine.fearsome_floors.legal import follow_path, lead_path
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.notation.position import STAYS
from engine.fearsome_floors.path import ENTER, LEAVE, Result
from engine.fearsome_floors.rounds import unmoved
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import OFF_BOARD, OUT, WAITING, Place, TokenName
from render.core import Words
from render.fearsome_floors.labels import goal_label, goal_note, token_label

ARROWS: Final = ("l", "u", "d", "r")
"""The letters of a path that have buttons, which always stand in this order."""

OFFERED: Final = 8
"""How many squares, of all tokens alike, stand on a pad on which none has been chosen."""

ACROSS: Final = 3
"""How many of them stand in a row, and how many of a token at most: a phone shows no more beside each other."""


def pad_rows(  # whose pad it is, and what stands on it; what others have beside it by name
    words: Words, table: TableView, seat: Seat, attempt: Attempt, goals: Goals, *, extra: Sequence[Button] = ()
) -> Rows:
    """Lay out the controls of a pad for a move that is being put together, with `extra` ones among its actions."""
    rows = _Rows(words, table, attempt, goals)
    tokens = unmoved(table.started_match.state, table.started_match.state.colours[seat])
    more = list(rows.more())
    chosen = rows.tokens(tokens) if len(tokens) > 1 else []
    actions = [*rows.actions(), rows.cancel(), *extra]
    below = [row for row in (rows.likeliest(), rows.every(), list(rows.onwards()), actions) if row]
    return [chosen, *_with_buttons(below, more)] if chosen else [*below, more]


def _with_buttons(rows: Rows, buttons: Sequence[Button]) -> Rows:
    """Put each button into the lowest row with room; where there is none, it is left out."""
    for button in buttons:
        room = [number for number, row in enumerate(rows) if not isinstance(row, Menu) and len(row) < IN_A_ROW]
        rows = [[*row, button] if [number] == room[-1:] else row for number, row in enumerate(rows)]
    return rows


def opening_rows(  # like `pad_rows`
    words: Words,
    table: TableView,
    seat: Seat,
    attempt: Attempt,
    goals: Mapping[TokenName, Goals],
    *,
    extra: Sequence[Button] = (),
) -> Rows:
    """Lay out a pad on which nothing has been chosen yet: the tokens, and below them the squares each probably wants.

    All other squares are on the pad of each token, behind its button. There is nothing to cancel.
    """
    rows = _Rows(words, table, attempt, goals[attempt.token])
    if len(goals) == 1:
        return pad_rows(words, table, seat, attempt, goals[attempt.token], extra=extra)
    squares = [
        square
        for token, its in goals.items()
        for square in _Rows(words, table, replace(attempt, token=token), its).offered(
            min(ACROSS, OFFERED // len(goals))
        )
    ]
    actions = [*rows.actions(opening=True), *rows.more(), *extra]
    return [rows.tokens(list(goals)), *in_rows(squares, width=ACROSS), actions]


def group_rows(words: Words, table: TableView, attempt: Attempt, goals: Goals, page: Page) -> Rows:
    """Lay out a button for each square of a page, in the order of the board, and the way back to the pad."""
    rows = _Rows(words, table, attempt, goals)
    return in_rows([*rows.squares(page), rows.back()])


PLANNED: Final = {"ff-pad-go": "ff-plan-go", "ff-pad-stay": "ff-plan-stay", "ff-pad-outside": "ff-plan-outside"}
"""What the last button says where a move is planned, by what it says where it is made."""


class _Rows:
    """The rows of one pad."""

    def __init__(self, words: Words, table: TableView, attempt: Attempt, goals: Goals) -> None:
        self._words = words
        self._table = table
        self._state: State = table.started_match.state
        self._attempt = attempt
        self._goals = goals

    def tokens(self, tokens: Sequence[TokenName]) -> list[Button]:
        """Return a button for each token that can be moved."""
        return [
            self._button(
                "ff-token",
                Attempt(token, whole=self._attempt.whole, plan=self._attempt.plan),
                label=token_label(self._words, self._state, token),
                style="primary" if token == self._attempt.token else "secondary",
            )
            for token in tokens
        ]

    def likeliest(self) -> list[Button]:
        """Return the squares to which the token probably wants."""
        return [self._square(result) for result in self._wanted()]

    def offered(self, most: int) -> list[Button]:
        """Return the first of these for a pad on which no token has been chosen: each names the token, too."""
        number = self._state.number_of(self._attempt.token)
        return [self._square(result, number) for result in self._wanted()[:most]]

    def _wanted(self) -> Sequence[Result]:
        """Return the paths that are probably wanted, but the one out of a lesson, which would be the answer."""
        is_lesson = is_puzzle(self._table.row.id) and series_of(self._table.row.id) == "lesson"
        return [result for result in likeliest(self._goals) if not (is_lesson and result.place == OUT)]

    def squares(self, page: Page) -> list[Button]:
        """Return the squares of a page, by row and column."""
        return [self._square(result) for result in sorted(page.results, key=lambda result: ORDER.get(result.place, -1))]

    def back(self) -> Button:
        """Return the way from a page back to the pad."""
        return self._button("ff-path", self._attempt, label=self._words("ff-pad-back"))

    def every(self) -> list[Button] | Menu:
        """Return all squares: in a menu, or by pages where it cannot hold them."""
        return self.groups() if len(self._goals.results) > PAGE else self.menu()

    def groups(self) -> list[Button]:
        """Return a button for each page of squares."""
        found = enumerate(pages(self._state, self._attempt.token, self._goals))
        return [
            CustomId("ff-group", *self._table.board, f"{number}.{self._attempt}").button(
                group_name(self._words, page, self._goals)
            )
            for number, page in found
        ]

    def menu(self) -> Menu:
        """Return the menu of all squares, those nearest to the exit first, then other ways to them; staying at last."""
        token = self._attempt.token
        paths = [result.path for result in best_results(self._state, token) if result.path][:PAGE]
        labels, notes = list[tuple[str, str]](), dict[str, str]()
        for path in (*paths, ""):
            move, value = MoveToken(token, path), path or STAYS
            events = events_of(self._state, move)
            labels.append((value, goal_label(self._words, self._state, move, events)))
            notes[value] = goal_note(self._words, self._state, move, events)
        placeholder = self._words("ff-pad-goal", token=token_label(self._words, self._state, token))
        return Menu(CustomId("ff-goal", *self._table.board, str(self._attempt.along(""))), placeholder, labels, notes)

    def onwards(self) -> Iterator[Button]:
        """Return the buttons of the next point: coming in, or the arrows in their places, and leaving from the exit."""
        reached = lead_path(self._state, self._attempt.token, self._attempt.path)
        place = None if isinstance(reached, Reason) else reached.place
        if place == WAITING:
            yield self._onward(ENTER, self._words("ff-pad-enter"), "success")
            return
        for letter in ARROWS:
            yield self._onward(letter, self._words("ff-pad-arrow", letter=letter), "primary")
        if place == EXIT:
            yield self._onward(LEAVE, self._words("ff-pad-leave"), "success")

    def actions(self, *, opening: bool = False) -> Iterator[Button]:
        """Return the actions: play the move, try it, take a point back or have a hint, turn the board.

        Where nothing has been chosen yet, what the next card could do is shown as the board stands.
        """
        attempt, words = self._attempt, self._words
        reached = follow_path(self._state, attempt.token, attempt.path)
        if not isinstance(reached, Reason):
            yield self._going(outside=reached.place == WAITING)
            if attempt.plan is None and may_try(self._table) and self._can_eat(reached.place):
                yield (
                    look_button(words, self._table.board, "forecast", label="ff-pad-forecast")
                    if opening
                    else self._button("ff-whatif", attempt, label=words("ff-pad-what-if"))
                )
        if attempt.path:
            yield self._button("ff-path", attempt.along(attempt.path[:-1]), label=words("ff-pad-back"))
        elif attempt.plan is None:
            yield from hint_button(words, self._table)
        yield self._button("ff-view", attempt.turned(), label=words("ff-pad-near" if attempt.whole else "ff-pad-whole"))

    def _can_eat(self, place: Place) -> bool:
        """Whether somebody is on the board, with the token at a place: else a forecast says nothing."""
        places = dict(self._state.tokens) | {self._attempt.token: place}
        return not OFF_BOARD.issuperset(places.values())

    def cancel(self) -> Button:
        """Return the button that puts the pad away."""
        return self._button("ff-cancel", self._attempt, label=self._words("ff-pad-cancel"))

    def more(self) -> Iterator[Button]:
        """Return what leads to all else: the looks of a table, of which a puzzle has none, or how a plan holds."""
        if self._attempt.plan is not None:
            yield from self.conditions()
        elif not is_puzzle(self._table.row.id):
            yield more_button(self._words, self._table)

    def conditions(self) -> Iterator[Button]:
        """Return the button that plans the move on the other condition, where the table's forecast may be used."""
        other: Plan = "s" if self._attempt.plan == "p" else "p"
        if may_try(self._table):
            yield self._button("ff-planif", self._attempt.planned(other), label=self._words("ff-plan-if", plan=other))

    def _going(self, *, outside: bool) -> Button:
        attempt = self._attempt
        going = "ff-pad-go" if attempt.path else "ff-pad-outside" if outside else "ff-pad-stay"
        verb, label = ("ff-go", going) if attempt.plan is None else ("ff-keep", PLANNED[going])
        style: ButtonStyle = "success" if attempt.path else "secondary"
        return self._button(verb, attempt, label=self._words(label), style=style)

    def _square(self, result: Result, number: int | None = None) -> Button:
        """Return the button of a square, with the number of its token where several could go there."""
        pushes, eaten = result.tiles != self._state.tiles, result.place in (self._goals.eaten or ())
        signs = [sign for is_so, sign in ((pushes, "pushes"), (eaten, "eaten")) if is_so]
        text = self._words(
            "ff-pad-square", place=result.place, signs="-".join(signs) or "none", token=number or "chosen"
        )
        style: ButtonStyle = "primary" if self._attempt.path == result.path else "secondary"
        return self._button("ff-square", self._attempt.along(result.path), label=text, style=style)

    def _onward(self, letter: str, label: str, style: ButtonStyle) -> Button:
        on = self._attempt.along(self._attempt.path + letter)
        closed = isinstance(lead_path(self._state, on.token, on.path), Reason)
        return self._button("ff-path", on, label=label, style="secondary" if closed else style, disabled=closed)

    def _button(
        self, verb: str, attempt: Attempt, *, label: str, style: ButtonStyle = "secondary", disabled: bool = False
    ) -> Button:
        custom_id = CustomId(verb, *self._table.board, str(attempt))
        return custom_id.button(label, style=style, disabled=disabled)


def group_name(words: Words, page: Page, goals: Goals) -> str:
    """Say where the squares of a page lead, and how many of all they are: "towards the exit, 1-24 of 78"."""
    last = page.first + len(page.results) - 1 if len(page.results) > 1 else "none"
    return words("ff-pad-group", direction=page.direction, first=page.first, last=last, count=len(goals.results))
