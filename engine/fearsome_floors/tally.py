"""What a finished game of Fearsome Floors counts of itself."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.record import Seat
from engine.core.tally import Happened, Tally
from engine.fearsome_floors.outcome import standings
from engine.fearsome_floors.state import Over, State
from engine.fearsome_floors.tokens import OUT, Colour


def tally(start: State, events: Sequence[Happened]) -> Tally:
    """Count tokens that are out, tokens that were eaten, and rounds."""
    escaped, eaten, resigned, rounds = [*start.escaped], Counter[str](), [*start.resigned], start.round
    over = Over("cards", None)
    for event in events:
        match event.event:
            case "TokenEscaped":
                escaped.append(event.token)  # type: ignore[arg-type]  # the name of one, as it was written
            case "TokenEaten":
                eaten[event.token or ""] += 1
            case "PlayerResigned":
                resigned.append(event.colour)  # type: ignore[arg-type]  # likewise
            case "RoundBegan":
                rounds = event.round or rounds
            case "GameEnded":
                over = Over(event.cause, event.winner)  # type: ignore[arg-type]  # likewise
            case _:
                pass
    end = replace(
        start,
        phase=over,
        escaped=tuple(escaped),
        resigned=tuple(resigned),
        tokens={**start.tokens, **dict.fromkeys(escaped, OUT)},
    )
    lines = standings(end) or ()
    out = {line.seat: line.score for line in lines}
    return Tally(
        standings=lines,
        sides=start.colours,
        rounds=rounds,
        first=start.round,
        gone=frozenset(start.colours.index(colour) for colour in resigned),
        counts=[{"out": out[Seat(seat)], **_meals(start, colour, eaten)} for seat, colour in enumerate(start.colours)],
    )


def _meals(state: State, colour: Colour, eaten: Counter[str]) -> dict[str, int]:
    """Count how often each token of a player was eaten, by its number, and all of them."""
    meals = {f"meal-{token[1:]}": eaten[token] for token in state.tokens_of(colour) if eaten[token]}
    return {"eaten": sum(meals.values()), **meals}
