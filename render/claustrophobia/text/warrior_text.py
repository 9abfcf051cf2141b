"""Warriors in sentences, each with what it can do now: humans with their lines, the demon with its wounds."""

from collections.abc import Iterator

from engine.claustrophobia.activations import is_acting, movement_left
from engine.claustrophobia.demons import DEMONS
from engine.claustrophobia.phases import DemonAction, HumanAction, Initiative
from engine.claustrophobia.scenarios.chest import CARRIER, carrier_of
from engine.claustrophobia.state import Human, State
from engine.claustrophobia.strength import stats_of
from engine.claustrophobia.warriors import HumanName, WarriorName, side_of
from render.claustrophobia.text.labels import human_name, sentence, stats_text, tile_number, warrior_name
from render.core import Words


def human_line(words: Words, state: State, name: HumanName, *, with_hits: bool = True) -> str:
    """Tell a human: the tile, the line that counts, what is lost, what is borne; and hits that are to be named."""
    human, who = state.humans[name], sentence(human_name(words, name))
    if human.tile is None:
        return words("cl-human-dead" if human.place == "dead" else "cl-human-out", human=who)
    return words(
        "cl-human-line",
        human=who,
        place=tile_number(words, human.tile),
        state=_line(words, state, name, human),
        lost=_lost(words, human, with_hits=with_hits),
        objects="".join(_besides(words, state, name, human)),
    )


def _line(words: Words, state: State, name: HumanName, human: Human) -> str:
    if human.die is None or isinstance(state.phase, Initiative):
        return words("cl-human-no-die")
    if human.is_exhausted:
        return words("cl-human-exhausted", die=human.die, stats=stats_text(words, stats_of(state, name)))
    return words("cl-human-die", line=human.die, stats=stats_text(words, stats_of(state, name)))


def _lost(words: Words, human: Human, *, with_hits: bool) -> str:
    hits = words("cl-human-pending", count=len(human.pending)) if human.pending and with_hits else ""
    if not human.cancelled:
        return hits if human.pending else words("cl-human-unhurt")
    lines = words.series([str(line) for line in human.cancelled])
    return words("cl-human-lost", count=len(human.cancelled), lines=lines) + hits


def _besides(words: Words, state: State, name: HumanName, human: Human) -> Iterator[str]:
    borne = [words("cl-object", object=item) for item in human.objects]
    if CARRIER in state.counters and carrier_of(state) == name:
        borne.append(words("cl-relic"))
    if borne:
        yield words("cl-human-bears", objects=words.listing(borne))
    yield _acted(words, state, name, is_done=human.is_done)


def _acted(words: Words, state: State, warrior: WarriorName, *, is_done: bool) -> str:
    """Say in the phase of its side whether a warrior has begun to act, and whether it can go on."""
    phase = HumanAction if side_of(warrior) == "humans" else DemonAction
    if not is_done or not isinstance(state.phase, phase):
        return ""
    if state.active is None or not is_acting(state, warrior, None):
        return words("cl-acted")
    left = 0 if state.active.is_halted else max(movement_left(state, warrior, None), 0)
    return words("cl-acting", left=left)


def demon_line(words: Words, state: State) -> str:
    """Tell the demon in play; nothing if there is none."""
    demon = state.demon
    if demon is None:
        return ""
    return words(
        "cl-demon-line",
        demon=sentence(warrior_name(words, state, "demon")),
        place=tile_number(words, demon.tile),
        wounds=demon.wounds,
        health=DEMONS[demon.kind].health,
        stats=stats_text(words, stats_of(state, "demon")),
        acted=_acted(words, state, "demon", is_done=demon.is_done),
    )
