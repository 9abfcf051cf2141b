"""What every control does, by its verb: those of all games beside those that games share, none of them twice."""

from collections.abc import Iterable, Mapping

from bot.games.discord_game import DiscordGame
from bot.interactions.context import Verb
from bot.table.posts.custom_id import VERB


def merge_verbs(*tables: Mapping[str, Verb]) -> dict[str, Verb]:
    """Put tables of verbs together. Raises ValueError for a verb that two of them have."""
    merged: dict[str, Verb] = {}
    for table in tables:
        if taken := sorted(merged.keys() & table.keys()):
            raise ValueError(f"two tables of verbs have {', '.join(taken)}")
        merged |= table
    return merged


def with_games(shared: Mapping[str, Verb], games: Iterable[DiscordGame]) -> dict[str, Verb]:
    """Add the games' verbs to the shared ones. Raises ValueError for a collision or a wrong prefix."""
    return merge_verbs(shared, *map(_prefixed, games))


def _prefixed(game: DiscordGame) -> Mapping[str, Verb]:
    for verb in game.verbs:
        if VERB.fullmatch(verb) is None or not verb.startswith(f"{game.prefix}-"):
            raise ValueError(f"{game.key}: the verb {verb!r} is not written {game.prefix}-...")
    return game.verbs
