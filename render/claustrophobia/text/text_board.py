"""A position in sentences: its headline, the board as prose for who does not see it, and the alt text of pictures."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.claustrophobia.choices.moments import moment_of
from engine.claustrophobia.events.rounds import EffectBegan, GameEnded
from engine.claustrophobia.game import to_act
from engine.claustrophobia.rounds.phases import Force, Initiative, Over, Placing, Threat
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import unexplored_sides
from engine.claustrophobia.warriors.kinds import DEMONS
from render.claustrophobia.scenarios import scenario_look
from render.claustrophobia.text.event_text import end_text, event_text
from render.claustrophobia.text.labels import (
    TextContext,
    advantage_card,
    dice_text,
    event_card,
    hits_to_name,
    kind_of_tile,
    openings_text,
    tile_name,
)
from render.claustrophobia.text.warrior_text import demon_line, human_line, is_empty, tile_line
from render.core import Names, Words
from render.core.show import LONGEST_ALT
from render.core.words import shortened


def board_sentence(words: Words, names: Names, state: State) -> str:
    """Say how far a game has come and what is to be chosen, dice apart; at its end who has won."""
    if isinstance(state.phase, Over):
        return end_text(words, names, state, GameEnded(state.phase.cause, state.phase.winner))
    return _headline(words, "cl-headline", state)


def full_sentence(words: Words, names: Names, state: State) -> str:
    """Say the same with the dice that are to be chosen of."""
    return board_sentence(words, names, state) if isinstance(state.phase, Over) else _headline(words, "cl-board", state)


def _headline(words: Words, key: str, state: State) -> str:
    return words(
        key,
        round=state.round,
        limit=scenario_of(state).limit,
        phase=words("cl-phase", phase=str(state.phase.__struct_config__.tag)),
        wanted=wanted(words, state),
        moment=moment_of(state),
        left=len(dice_of(state)),
        points=state.threat_points,
    )


def dice_of(state: State) -> tuple[int, ...]:
    """Return the dice that are to be given or placed."""
    return state.phase.dice if isinstance(state.phase, Initiative | Threat) else ()


def wanted(words: Words, state: State) -> str:
    """Say what is to be chosen now."""
    phase = state.phase
    dice = dice_of(state)
    points = phase.points if isinstance(phase, Force) else state.threat_points
    tile = kind_of_tile(words, state.owed.tile) if isinstance(state.owed, Placing) else ""
    return words(
        "cl-wanted",
        moment=moment_of(state),
        dice=dice_text(words, dice),
        left=len(dice),
        points=points,
        tile=tile,
        hits=hits_to_name(words, state),
    )


def aim_sentence(words: Words, state: State) -> str:
    """Say what the humans want, and how far they have come."""
    return words("cl-aim", scenario=state.scenario, count=scenario_look(state).progress(state))


def hand_lines(words: Words, state: State) -> Iterator[str]:
    """Tell what the viewer of a position knows of both hands and of what is hidden beside them."""
    yield from _cards(words, state)
    yield from besides_cards(words, state)


def _cards(words: Words, state: State) -> Iterator[str]:
    """Tell each hand by itself: after the end everybody knows both."""
    advantages = [advantage_card(words, card) for card in state.advantage_hand if card is not None]
    events = [event_card(words, card) for card in state.event_hand if card is not None]
    for side, cards in (("humans", advantages), ("demons", events)):
        if cards:
            quoted = [words("cl-hand-card", card=card) for card in cards]
            yield words("cl-hand", side=side, cards=words.listing(quoted))


def besides_cards(words: Words, state: State) -> Iterator[str]:
    """Tell the card that lies face down, the next tiles and the standing order, as far as the viewer knows them."""
    for card in state.prepared:
        if card is not None:
            yield words("cl-prepared-known", card=event_card(words, card))
    tiles = [kind_of_tile(words, tile) for tile in state.known if tile is not None]
    if tiles:
        yield words("cl-map-known", tiles=words.series(tiles))
    if state.guard is not None and may_guard(state):
        yield words("cl-guard-order", order=state.guard)


def may_guard(state: State) -> bool:
    """Whether the demons of a game ever have Bodyguards, whom an order could be for."""
    return DEMONS[scenario_of(state).demon].guard is not None


def cards_explained(words: Words, state: State) -> Sequence[str]:
    """Tell each card that the viewer holds, with what it does, once with how many there are of it."""
    lines = [
        words("cl-card-explained", card=advantage_card(words, card), about=words("cl-advantage-card-about", card=card))
        for card in state.advantage_hand
        if card is not None
    ]
    lines += [
        words("cl-card-explained", card=event_card(words, card), about=words("cl-event-card-about", card=card))
        for card in state.event_hand
        if card is not None
    ]
    return tuple(dict.fromkeys(lines))


def text_board(words: Words, names: Names, state: State) -> str:
    """Tell a position line by line: both sides, the warriors, the tiles on which there is somebody, the others."""
    held = [tile for tile in range(len(state.tiles)) if not is_empty(state, tile)]
    tiles = (*held, *(tile for tile in range(len(state.tiles)) if tile not in held))
    return "\n".join(
        (
            *both_sides(words, names, state),
            "",
            words("cl-numbers"),
            *(line for line in warriors(words, state) if line),
            "",
            *(tile_line(words, state, tile) for tile in tiles),
        )
    )


def gifts_line(words: Words, state: State) -> str:
    """Say which Gifts the Redeemer has."""
    return words("cl-gifts", gifts=words.listing([words("cl-gift", gift=gift) for gift in state.gifts]))


def both_sides(words: Words, names: Names, state: State) -> Iterator[str]:
    """Tell what is there besides warriors and tiles: the round, the aim, TP, cards, gifts, slots, what lasts."""
    yield full_sentence(words, names, state)
    for seat in to_act(state):
        yield words("cl-to-act", name=names[seat])
    yield aim_sentence(words, state)
    yield points_line(words, state)
    if state.gifts:
        yield gifts_line(words, state)
    if isinstance(state.phase, Threat) and state.phase.slots:
        slots = [words("cl-slot-dice", slot=each.slot, dice=dice_text(words, each.dice)) for each in state.phase.slots]
        yield words("cl-slots", slots=words.series(slots))
    if state.effects:
        context = TextContext(words, names, state)
        yield words(
            "cl-effects", effects=words.sentences(event_text(context, EffectBegan(each)) for each in state.effects)
        )
    yield from hand_lines(words, state)


def points_line(words: Words, state: State) -> str:
    """Tell the TP and how many cards both sides hold."""
    return words(
        "cl-points",
        points=state.threat_points,
        advantages=len(state.advantage_hand),
        events=len(state.event_hand),
        prepared=words("cl-prepared") if state.prepared else "",
        extra=words("cl-extra-dice", count=state.extra_dice) if state.extra_dice else "",
    )


def warriors(words: Words, state: State) -> Iterator[str]:
    """Tell each human and the demon; troglodytes are told with their tiles."""
    yield from (human_line(words, state, name) for name in state.humans)
    yield demon_line(words, state)


ROOM_FOR_SENTENCE: Final = 300
"""So many characters of the sentence are kept at least."""


def alt_text(words: Words, state: State, sentence: str) -> str:
    """Describe a position after the sentence that led to it, in at most LONGEST_ALT characters.

    Tiles with somebody on them come first, then the ways into the dark; what does not fit is left to `/text`.
    """
    facts = [
        *(line for line in warriors(words, state) if line),
        points_line(words, state),
        *(tile_line(words, state, tile) for tile in range(len(state.tiles)) if not is_empty(state, tile)),
        *_dark(words, state),
        aim_sentence(words, state),
    ]
    facts = [fact for fact in facts if fact != sentence]
    text = shortened(
        sentence.replace("**", ""), max(ROOM_FOR_SENTENCE, LONGEST_ALT - 1 - sum(len(fact) + 1 for fact in facts))
    )
    for fact in facts:
        if len(text) + 1 + len(fact) <= LONGEST_ALT:
            text = words.sentences((text, fact))
    return text


def _dark(words: Words, state: State) -> list[str]:
    """Tell the tiles with a way into the dark on which nobody stands."""
    dark = [
        words("cl-dark", tile=tile_name(words, state, tile), sides=openings_text(words, unexplored_sides(state, tile)))
        for tile in range(len(state.tiles))
        if is_empty(state, tile) and unexplored_sides(state, tile)
    ]
    return [words("cl-darks", tiles=words.series(dark))] if dark else []
