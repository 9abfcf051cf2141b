"""What happened, as fully as there is room for: the alt text of pictures and films, and what somebody has missed."""

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from itertools import chain
from typing import Final

from engine.core import Seat
from engine.fearsome_floors.board import ORDER
from engine.fearsome_floors.events import TokenEaten
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.moves import GameTurn, MoveToken, PlayedTurn, RevealCard
from engine.fearsome_floors.state import LAST_ROUND, DraftPhase, MonsterPhase, Over, State, TokenPhase
from engine.fearsome_floors.supply import SIZES
from engine.fearsome_floors.tiles import PAIRS, TILES
from engine.fearsome_floors.tokens import GONE, OUT, Colour, Place, TokenName
from render.core import Names, Words
from render.core.show import LONGEST_ALT
from render.core.words import shortened
from render.fearsome_floors.commentary import step
from render.fearsome_floors.film import parts as shown_in
from render.fearsome_floors.labels import (
    cards_text,
    colour_name,
    has_moved,
    owned_token,
    place_name,
    side_up,
    token_shown,
)
from render.fearsome_floors.turn_text import caption, moves_named, span, supply_left, turns_counted, walk_text

ENDS: Final = (".", "!", "?", "\u3002", "\uff01", "\uff1f")
"""How a sentence ends, in Chinese, too; a caption without any of them gets a full stop."""


def alt_text(words: Words, names: Names, state: State, sentence: str) -> str:
    """Describe a position after the sentence that led to it, in at most LONGEST_ALT characters.

    Where that is too little room, players are called by their colours alone; if need be the sentence is cut, at the end
    of one of its sentences.
    """
    for players in (_players(words, names, state), [words("ff-alt-colour", colour=colour) for colour in state.colours]):
        position = words.sentences(_facts(words, players, state))
        if len(sentence) + 2 + len(position) <= LONGEST_ALT:
            break
    text = sentence + words("full-stop") if sentence and not sentence.endswith(ENDS) else sentence
    room = LONGEST_ALT - 1 - len(position)
    return words.sentences((text if len(text) <= room else _cut(text, room), position))


def _cut(text: str, room: int) -> str:
    """Cut after a sentence if one fits, otherwise after a word if one fits, and say that something is missing."""
    kept = text[: room - 1]
    whole = max(kept.rfind(end + after) for end in ENDS for after in ((" ", "\n") if end.isascii() else ("",))) + 1
    return f"{kept[:whole]} …" if whole else shortened(text, room)


def prose(words: Words, names: Names, state: State) -> str:
    """Describe a position line by line, with the cards that can come."""
    lines = _facts(words, _players(words, names, state), state)
    return "\n".join((*lines, words("ff-prose-cards", cards=cards_text(words, state.cards))))


def _players(words: Words, names: Names, state: State) -> list[str]:
    return [_player(words, who, colour) for who, colour in zip(names, state.colours, strict=True)]


def _player(words: Words, who: str, colour: Colour) -> str:
    """Name somebody with their colour, which alone is the name of players that a puzzle makes up."""
    called = colour_name(words, colour)
    return words("ff-alt-colour", colour=colour) if who == called else words("ff-alt-player", who=who, colour=called)


def _facts(words: Words, players: Sequence[str], state: State) -> list[str]:
    """Return the sentences that tell a position."""
    sides = side_up(state) if isinstance(state.phase, DraftPhase | TokenPhase) else "none"
    facts = [
        words("ff-alt-round", round=state.round, last=LAST_ROUND, side=sides),
        *_to_act(words, players, state),
        words("ff-alt-monster", square=state.monster.square, facing=state.monster.facing),
        *(_tokens(words, who, state, colour) for who, colour in zip(players, state.colours, strict=True)),
    ]
    for tile in TILES:
        squares = sorted((at for at, there in state.tiles.items() if there == tile), key=lambda at: ORDER[at])
        if squares:
            facts.append(words("ff-alt-tiles", tile=tile, squares=words.series(squares)))
    for floor in SIZES:
        spans = [span(words, patch) for patch in state.patches if patch.floor == floor]
        if spans:
            facts.append(words("ff-alt-floor", floor=floor, squares=words.listing(spans)))
    return [*facts, *_teleporters(words, state)]


def _teleporters(words: Words, state: State) -> Iterator[str]:
    for pair in PAIRS:
        lying = [one for one in state.teleporters if one.pair == pair]
        if lying:
            places = [words("ff-alt-teleporter", square=one.square, facing=one.arrow) for one in lying]
            yield words("ff-alt-teleporters", pair=pair, places=words.listing(places))


def _to_act(words: Words, players: Sequence[str], state: State) -> list[str]:
    match state.phase:
        case DraftPhase(colour=colour):
            who = players[state.colours.index(colour)]
            return [words("ff-alt-draft", who=who, tiles=supply_left(words, state))]
        case TokenPhase(colour=colour):
            return [words("ff-alt-turn", who=players[state.colours.index(colour)])]
        case MonsterPhase():
            return [words("ff-alt-monster-turn")]
        case Over():
            return [words("ff-alt-over")]


def _tokens(words: Words, who: str, state: State, colour: Colour) -> str:
    """Tell where a player's tokens are; of one who has resigned only which are out."""
    gone = colour in state.resigned
    places: dict[Place, list[str]] = {}
    for token in state.tokens_of(colour):
        if not gone or state.tokens[token] == OUT:
            places.setdefault(state.tokens[token], []).append(_token(words, state, token))
    groups = [
        words("ff-alt-tokens", tokens=words.listing(tokens), place=place_name(words, place, count=len(tokens)))
        for place, tokens in places.items()
    ]
    if not groups:
        return words("ff-alt-resigned", who=who)
    return words("ff-alt-resigned-out" if gone else "ff-alt-player-tokens", who=who, tokens=words.series(groups))


def _token(words: Words, state: State, token: TokenName) -> str:
    """Name a token by the number that it shows, and say whether it has moved; off the game that means nothing."""
    moved = "yes" if has_moved(state, token) and state.tokens[token] not in GONE else "no"
    return words("ff-alt-token", number=state.number_of(token), moved=moved)


def film_alt(words: Words, names: Names, parts: Sequence[PlayedTurn]) -> str:
    """Tell turns, each given with the position before it; with less of every turn as long as something is cut."""
    before, last = parts[-1]
    after = reduce(evolve, chain.from_iterable(shown_in(last.events)), before)
    for tell in _FROM_FULL_TO_SHORT:
        story = words.sentences(tell(words, names, parts))
        text = alt_text(words, names, after, story)
        if text.startswith(story):
            break
    return text


def _all_steps(words: Words, names: Names, parts: Sequence[PlayedTurn]) -> Iterator[str]:
    for each in parts:
        yield caption(words, names, *each)
        if _walks(each):
            yield from (sentence for sentence, _ in _steps(words, names, each))


def _steps_with_bites(words: Words, names: Names, parts: Sequence[PlayedTurn]) -> Iterator[str]:
    for each in parts:
        if _walks(each):
            yield walk_text(words, names, each)
            yield from (sentence for sentence, eats in _steps(words, names, each) if eats)
        else:
            yield caption(words, names, *each)


def _walks_summed_up(words: Words, names: Names, parts: Sequence[PlayedTurn]) -> Iterator[str]:
    for each in parts:
        yield walk_text(words, names, each) if _walks(each) else caption(words, names, *each)


def _turns_counted(words: Words, names: Names, parts: Sequence[PlayedTurn]) -> Iterator[str]:
    others = [each for each in parts if not _walks(each)]
    if others:
        yield words("ff-film-turns", turns=turns_counted(words, names, others))
    yield from (walk_text(words, names, each) for each in parts if _walks(each))


def _walks(played: PlayedTurn) -> bool:
    return isinstance(played[1].move, RevealCard)


def _steps(words: Words, names: Names, walk: PlayedTurn) -> Iterator[tuple[str, bool]]:
    """Tell the steps of a walk, and say of each whether somebody was eaten in it."""
    before, turn = walk
    for events in shown_in(turn.events):
        yield step(words, names, before, events), any(isinstance(event, TokenEaten) for event in events)
        before = reduce(evolve, events, before)


_FROM_FULL_TO_SHORT: Final[Sequence[Callable[[Words, Names, Sequence[PlayedTurn]], Iterator[str]]]] = (
    _all_steps,
    _steps_with_bites,
    _walks_summed_up,
    _turns_counted,
)
"""How turns can be told, the longest telling first."""


SHOWN_IN_FULL: Final = 2
"""So many turns of others are told one by one; of more only where they led."""

LED: Final = 8
"""So many moves of others are told by where they led; of more only the number."""

NAMED: Final = 3
"""So many tokens that several walks have eaten are named; of more only the number."""


def catch_up(words: Words, names: Names, before: State, turns: Sequence[GameTurn], seat: Seat) -> tuple[str, ...]:
    """Sum up turns played from a position on, for the player at a seat; nothing where nothing has happened."""
    states = [before]
    for turn in turns:
        states.append(reduce(evolve, turn.events, states[-1]))
    played = list(zip(states, turns, strict=False))
    lines = (
        _others(words, names, [each for each in played if each[1].seat is not None]),
        _walks_since(words, names, [each for each in played if each[1].seat is None]),
        _own(words, before, states[-1], turns, seat),
    )
    return tuple(line for line in lines if line)


def _others(words: Words, names: Names, played: Sequence[PlayedTurn]) -> str:
    if len(played) <= SHOWN_IN_FULL:
        return words.sentences(caption(words, names, state, turn) for state, turn in played)
    are_few = len(played) <= LED and all(isinstance(turn.move, MoveToken) for _, turn in played)
    tell = moves_named if are_few else turns_counted
    return words("ff-caught-up-others", turns=tell(words, names, played))


def _walks_since(words: Words, names: Names, played: Sequence[PlayedTurn]) -> str:
    """Tell one walk as itself; of more only how many there were, whom they ate, and where the monster is now."""
    if len(played) <= 1:
        return words.sentences(walk_text(words, names, each) for each in played)
    eaten = [
        owned_token(words, names, state, event.token)
        for state, turn in played
        for event in turn.events
        if isinstance(event, TokenEaten)
    ]
    last, turn = played[-1]
    tokens = words.listing(eaten) if len(eaten) <= NAMED else words("ff-caught-up-bites", count=len(eaten))
    square = reduce(evolve, turn.events, last).monster.square
    return words("ff-caught-up-walks", walks=len(played), tokens=tokens if eaten else "nobody", square=square)


def _own(words: Words, before: State, after: State, turns: Sequence[GameTurn], seat: Seat) -> str:
    """Say what others and the monster have done to the player's tokens."""
    bitten = {event.token for turn in turns for event in turn.events if isinstance(event, TokenEaten)}
    eaten: dict[Place, list[str]] = {}
    pushed: list[str] = []
    for token in before.tokens_of(before.colours[seat]):
        place, name = after.tokens[token], token_shown(words, after, token)
        if token in bitten:
            eaten.setdefault(place, []).append(name)
        elif place != before.tokens[token]:
            pushed.append(words("ff-caught-up-pushed", token=name, place=place_name(words, place)))
    bitten_texts = [
        words("ff-caught-up-eaten", count=len(tokens), tokens=words.listing(tokens), place=place)
        for place, tokens in eaten.items()
    ]
    return words("ff-caught-up-own", tokens=words.series([*bitten_texts, *pushed])) if bitten_texts or pushed else ""
