"""A game that is about to begin, in words: the scenario with its aim and length, both forces, handicaps."""

from collections.abc import Iterator

from engine.claustrophobia.beginning.auction import force_of
from engine.claustrophobia.beginning.setup import MORE_POINTS, Setup
from engine.claustrophobia.scenarios import SCENARIOS, Recruit
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import Side
from render.claustrophobia.text.labels import capital, human_name
from render.core import Name, Words


def side_name(words: Words, side: Side) -> str:
    """Name a side, with its face."""
    return words("cl-side-name", side=side)


def setup_lines(words: Words, setup: Setup) -> Iterator[str]:
    """Tell what is chosen, a line each: the scenario, the forces, and what is not usual."""
    rule = SCENARIOS[setup.scenario]
    aim = words("cl-lobby-aim", scenario=setup.scenario)
    yield words("cl-lobby-scenario", scenario=setup.scenario, aim=aim, limit=rule.limit)
    if setup.auction:
        yield words("cl-lobby-auction")
    else:
        yield _humans(words, setup)
    points = rule.threat_points + MORE_POINTS * setup.more_points
    yield words("cl-lobby-demons", demon=rule.demon, bought=rule.demons_to_buy, points=points)
    handicaps = list(_handicaps(words, setup))
    if handicaps:
        yield words("cl-lobby-handicaps", handicaps=words.listing(handicaps))


def _humans(words: Words, setup: Setup) -> str:
    rule = SCENARIOS[setup.scenario]
    gifts = [words("cl-gift", gift=gift) for gift in rule.gifts]
    humans = words.series([_recruit(words, recruit) for recruit in rule.humans])
    return words("cl-lobby-humans", humans=humans, gifts=words.listing(gifts), cards=rule.advantages)


def _recruit(words: Words, recruit: Recruit) -> Name:
    name = human_name(words, recruit.name)
    if not recruit.objects:
        return name
    objects = words.names([words.name("cl-object", object=item) for item in recruit.objects])
    return words.name("cl-lobby-with", human=name, objects=objects)


def force_lines(words: Words, state: State) -> Iterator[str]:
    """Tell the humans who were bought so far, with what they bear, the gifts, and how many cards."""
    recruits = [Recruit(name, human.objects) for name, human in state.humans.items()]
    gifts = [words("cl-gift", gift=gift) for gift in state.gifts]
    yield capital(words.series([_recruit(words, recruit) for recruit in recruits]))
    if gifts:
        yield words("cl-gifts", gifts=words.listing(gifts))
    if cards := force_of(state).cards:
        yield words("cl-cards-bought", cards=cards)


def _handicaps(words: Words, setup: Setup) -> Iterator[str]:
    if setup.softer_deck:
        yield words("cl-handicap-deck")
    if setup.more_points:
        yield words("cl-handicap-points")
    if setup.more_advantages:
        yield words("cl-handicap-card")
    if setup.extra_gift is not None:
        yield words("cl-handicap-gift", gift=words("cl-gift", gift=setup.extra_gift))
