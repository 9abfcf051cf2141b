"""Programs that play the toy game: a digger, who digs as long as there are points, and a gambler, who does anything."""

from engine.core import Chance, Choice, Deadline, Level, Motive, Opponents, Seat, UnknownLevel
from tests.toy_game import rules
from tests.toy_game.values import AnyMove, Dig, State

DIGGER = "digger"


def choose(view: State, seat: Seat, level: str, luck: Chance, deadline: Deadline) -> Choice[AnyMove]:
    if level not in {level.key for level in OPPONENTS.levels}:
        raise UnknownLevel(f"level: {level!r} is none of the toy game's.")
    moves = list(rules.choices(view, seat))
    if deadline.has_passed():
        return Choice(moves[-1], 0.0)
    if level == DIGGER and Dig() in moves:
        return Choice(Dig(), 0.5, (Motive("digs"),))
    return Choice(moves[int(luck.pick("move", [str(at) for at in range(len(moves))]))], 0.5)


def judge(view: State, seat: Seat, level: str, _: Deadline) -> tuple[Choice[AnyMove], ...]:
    moves = sorted(rules.choices(view, seat), key=lambda move: level == DIGGER and move != Dig())
    return tuple(Choice(move, 0.5) for move in moves)


def explain(_view: State, _seat: Seat, move: AnyMove) -> tuple[Motive, ...]:
    return (Motive("digs"),) if move == Dig() else ()


def chances(view: State) -> tuple[float, ...]:
    final = rules.standings(view)
    if final is None:
        return (1 / len(view.scores),) * len(view.scores)
    first = {line.seat for line in final if line.place == 1}
    return tuple((seat in first) / len(first) for seat in range(len(view.scores)))


OPPONENTS: Opponents[State, AnyMove] = Opponents(
    levels=(Level("gambler", "🎲"), Level(DIGGER, "⛏️")),
    choose=choose,
    judge=judge,
    explain=explain,
    chances=chances,
)
