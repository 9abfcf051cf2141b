"""A hint: the best moves, drawn on the board with their numbers, and in words what each is good for and risks."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core import Level, Play, RatedMove, ScriptedChance, Seat
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.forecast import forecast, why_no_forecast
from engine.fearsome_floors.moves import AnyMove, MoveToken
from engine.fearsome_floors.resolve import resolve
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import colour_of
from render.core import Frame, Names, Words
from render.fearsome_floors import choice
from render.fearsome_floors.alt_text import alt_text
from render.fearsome_floors.labels import move_done, stops, token_shown
from render.fearsome_floors.review import level_name, why
from render.fearsome_floors.scene import board_scene, named

RISKS = "risks"
"""The motive that a hint leaves out: it names all that a move risks."""


def hint_frame(  # noqa: PLR0917 - what is seen by whom in which words, and what it is about
    words: Words,
    names: Names,
    state: State,
    seat: Seat,
    advised: Sequence[RatedMove[AnyMove]],
    level: Level,
) -> Frame:
    """Show the moves that a level advises to a seat, the best one first."""
    lines, hints = [words("ff-hint", level=level_name(words, level))], []
    for number, each in enumerate(advised, start=1):
        if isinstance(each.move, MoveToken):
            play = Play(state, evolve, ScriptedChance(()))
            resolve(play, seat, each.move)
            hints.append(choice.Hint(number, tuple(stops(state.tokens[each.move.token], play.events))))
            does = move_done(words, state, each.move, play.events)
            reasons = why(words, state, [motive for motive in each.motives if motive.key != RISKS]) or "none"
            risk, percent = _risk(words, state, play.state, each.move), round(100 * each.value)
            lines.append(words("ff-hint-way", number=number, does=does, percent=percent, why=reasons, risk=risk))
    sentence = "\n".join(lines)
    scene = named(replace(board_scene(state), choice=choice.Choice(hints=tuple(hints))), names)
    return Frame(scene, sentence, alt_text(words, names, state, sentence))


def _risk(words: Words, before: State, after: State, move: MoveToken) -> str:
    """Say which tokens of the same player the next card could eat after a move, with the numbers of the forecast."""
    if why_no_forecast(after) is not None:
        return words("ff-hint-over")
    foreseen = forecast(after)
    risks = [
        words(
            "ff-hint-risk",
            token=token_shown(words, before, danger.token),
            some=int(danger.chance * foreseen.drawn_from),
            cards=foreseen.drawn_from,
            moves="no" if danger.token in after.moved else "yes",
        )
        for danger in foreseen.dangers
        if colour_of(danger.token) == colour_of(move.token)
    ]
    return words("ff-hint-risks", risks=words.listing(risks)) if risks else words("ff-hint-safe")
