"""Why something is refused, in one sentence that names the rule."""

from collections.abc import Mapping
from typing import Final

from engine.core import Reason
from engine.fearsome_floors.kit import PARTS
from engine.fearsome_floors.reasons import REASONS
from engine.fearsome_floors.state import State
from engine.fearsome_floors.supply import DRAFT_TILES
from engine.fearsome_floors.tiles import TILES, Tile
from engine.fearsome_floors.tokens import TOKEN_NAMED, TOKENS, WAITING, TokenName
from render.core import Words
from render.fearsome_floors.labels import piece_name, token_showing

_PIECES: Final[Mapping[str | int, Tile | TokenName]] = {piece: piece for piece in (*TILES, *TOKENS)}
"""All that can be named as a piece; anything else that was asked for is repeated as it was typed."""

LONGEST_QUOTE: Final = 40
"""The most characters that are repeated of what was typed."""


def refusal(words: Words, reason: Reason) -> str:
    """Return the sentence of a reason, of this game's or of the core's. Raises LookupError for an unknown one."""
    facts: dict[str, str | int] = {"entered": "no"}
    facts |= {name: _told(words, name, fact) for name, fact in reason.facts.items()}
    if reason.key in ("kit-incomplete", "no-such-part"):
        facts["known"] = words.series(PARTS[str(reason.facts.get("part", "head"))])
    if reason.key == "no-such-tile":
        facts["tiles"] = words.series([words("ff-kind", tile=tile) for tile in DRAFT_TILES])
    if "shows" in reason.facts:
        facts["other"] = token_showing(words, TOKEN_NAMED[str(reason.facts["other"])], int(reason.facts["shows"]))
    return words(f"ff-refusal-{reason.key}" if reason.key in REASONS else reason.key, **facts)


def seen(state: State, reason: Reason) -> Reason:
    """Add to the reason against a path what players see in the picture, or need not type.

    That is the number which a token in the way shows, and whether the path's first point was for coming in.
    """
    other, token = (TOKEN_NAMED.get(str(reason.facts.get(name))) for name in ("other", "token"))
    shows = {"shows": state.number_of(other)} if other is not None and other in state.tokens else {}
    entered = {"entered": "yes"} if token is not None and state.tokens.get(token) == WAITING else {}
    return Reason(reason.key, {**reason.facts, **shows, **entered})


def _told(words: Words, name: str, fact: str | int) -> str | int:
    """Put a fact into words where it is the name of something; squares, numbers and what was typed stay."""
    match name:
        case "token" | "other" if fact in _PIECES:
            return piece_name(words, _PIECES[fact])
        case "there":
            return words("ff-draft-tile", tile=fact)
        case "colour" | "turn":
            return words("ff-colour", colour=fact)
        case "token" | "text":
            return str(fact)[:LONGEST_QUOTE]
        case _:
            return fact
