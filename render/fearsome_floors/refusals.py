"""Why something is refused, in one sentence that names the rule."""

from collections.abc import Mapping
from typing import Final

from engine.core import Reason
from engine.fearsome_floors.kit import PARTS
from engine.fearsome_floors.state import State
from engine.fearsome_floors.supply import DRAFT_TILES
from engine.fearsome_floors.tiles import TILES, Tile
from engine.fearsome_floors.tokens import TOKENS, WAITING, TokenName, colour_of
from render.core import Fact, Words
from render.fearsome_floors.labels import token_name

_TILES: Final[Mapping[str | int, Tile]] = {tile: tile for tile in TILES}
_TOKENS: Final[Mapping[str | int, TokenName]] = {token: token for token in TOKENS}
"""All that can be named as a piece; anything else that was asked for is repeated as it was typed."""

_WITH_PLACE: Final = ("not-your-token", "token-moved")
"""Reasons that say where their token is: in all others the sentence does."""

LONGEST_QUOTE: Final = 40
"""The most characters that are repeated of what was typed."""


def refusal(words: Words, reason: Reason) -> str:
    """Return the sentence of a reason, of this game's or of the core's. Raises LookupError for an unknown one."""
    facts: dict[str, Fact] = {"entered": "no"}
    facts |= {name: _fact_text(words, name, fact) for name, fact in reason.facts.items()}
    if reason.key in ("kit-incomplete", "no-such-part"):
        known = PARTS[str(reason.facts.get("part", "head"))]
        facts["known"] = words.series([words("ff-kit-part", part=name) for name in known])
    if reason.key == "no-such-tile":
        facts["tiles"] = words.series([words("ff-kind", tile=tile) for tile in DRAFT_TILES])
    for name in ("token", "other"):
        if f"{name}_shows" in reason.facts:
            colour = colour_of(_TOKENS[reason.facts[name]])
            facts[name] = words("ff-token", colour=colour, number=reason.facts[f"{name}_shows"])
    if reason.key in _WITH_PLACE and "place" in reason.facts:
        facts["token"] = words(
            "ff-token-at", token=facts["token"], place=words("ff-place", place=reason.facts["place"], count=1)
        )
    key = f"ff-refusal-{reason.key}"
    return words(key if key in words else reason.key, **facts)


def seen(state: State, reason: Reason) -> Reason:
    """Add to a reason what players see in the picture, or need not type.

    That is the numbers which its tokens show, where the one that is moved is, and whether a path's first point was for
    coming in.
    """
    facts = dict(reason.facts)
    for name in ("token", "other"):
        piece = _TOKENS.get(facts.get(name, ""))
        if piece is not None and piece in state.tokens:
            facts[f"{name}_shows"] = state.number_of(piece)
            if name == "token":
                facts["place"] = state.tokens[piece]
    entered = {"entered": "yes"} if facts.get("place") == WAITING else {}
    return Reason(reason.key, {**facts, **entered})


def _fact_text(words: Words, name: str, fact: str | int) -> Fact:
    """Put a fact into words where it is the name of something; squares, numbers and what was typed stay."""
    match name:
        case "token" | "other" if fact in _TOKENS:
            return token_name(words, _TOKENS[fact])
        case "other" if fact in _TILES:
            return words.name("ff-tile", tile=fact)
        case "there":
            return words.name("ff-draft-tile", tile=fact)
        case "colour" | "turn":
            return words.name("ff-colour", colour=fact)
        case "token" | "text":
            return str(fact)[:LONGEST_QUOTE]
        case _:
            return fact
