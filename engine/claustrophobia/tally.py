"""What a finished game of Claustrophobia counts of itself."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.claustrophobia.rounds.ending import standings
from engine.claustrophobia.rounds.phases import Over
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import Side
from engine.core.record import Seat
from engine.core.tally import Happened, Tally


def tally(start: State, events: Sequence[Happened]) -> Tally:
    """Count rounds, and who has won which scenario as what: an auction may have given the sides."""
    humans, rounds, over = start.human_seat, start.round, Over("goal", None)
    for event in events:
        match event.event:
            case "BidMade" if event.seat is not None:
                humans = Seat(event.seat)
            case "RoundBegan":
                rounds = event.round or rounds
            case "GameEnded":
                over = Over(event.cause, event.winner)  # type: ignore[arg-type]  # as they were written
            case _:
                pass
    end = replace(start, human_seat=humans, phase=over)
    loser: Side = "humans" if over.winner == "demons" else "demons"
    return Tally(
        standings=standings(end) or (),
        sides=[end.side_at(Seat(seat)) for seat in range(2)],
        rounds=rounds,
        first=start.round,
        topic=start.scenario,
        gone=frozenset({end.seat_of(loser)}) if over.cause == "resigned" else frozenset(),
    )
