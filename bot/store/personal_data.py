"""All that is kept of a person, for their own eyes."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import BindParameter, Select, Table, Text, bindparam, select, type_coerce

from bot.store.schema import (
    acts,
    alarms,
    coached,
    consent_requests,
    consents,
    former_seats,
    guesses,
    imports,
    layouts,
    matches,
    memory,
    names,
    people,
    plans,
    posts,
    regular_posts,
    review_askers,
    seat_offers,
    seats,
    tries,
    watches,
    wishes,
)
from bot.store.table_access import TableAccess

_of_game: Final = [matches.c[name] for name in ("guild_id", "channel_id", "game", "status", "created_at", "changed_at")]
_own: Final[BindParameter[int]] = bindparam("person")


def _theirs(table: Table, *columns: str, who: str = "person_id") -> Select[Any]:
    """Return some columns of the rows of a table that are a person's."""
    return select(*(table.c[name] for name in columns)).where(table.c[who] == _own).order_by(*table.primary_key)


OWN: Final = {
    "names": select(names.c.name).where(names.c.person_id == _own).distinct(),
    "settings": _theirs(people, "pings", "quiet", "zone", "standing", "hours", "language"),
    "pads": _theirs(coached, "pad", "lines"),
    "games": select(seats.c.match_id, *_of_game, seats.c.position, seats.c.side, seats.c.name)
    .join(matches, matches.c.id == seats.c.match_id)
    .where(seats.c.person_id == _own)
    .order_by(seats.c.match_id),
    "guesses": _theirs(guesses, "match_id", "number", "choice", "right"),
    "puzzles": _theirs(tries, "puzzle", "moves", "right", "guild_id", "at"),
    "reminders": _theirs(regular_posts, "hour", "zone", who="place_id"),
    "regular posts": _theirs(regular_posts, "kind", "place_id", "hour", "zone", who="asked_by"),
    "tables to be told of": _theirs(wishes, "guild_id"),
    "opened": _theirs(matches, "id", "guild_id", "channel_id", "game", "setup", "created_at", who="host_id"),
    "seats given up or lost": _theirs(former_seats, "match_id", "position"),
    "plans": _theirs(plans, "match_id", "turn", "body", "played", "dropped"),
    "deadlines": _theirs(alarms, "match_id", "kind", "due_at"),
    "calls": _theirs(posts, "match_id", "channel_id", "delivered_at", who="called"),
    "asked to take back": _theirs(consent_requests, "match_id", "revision", "wanted", "status"),
    "agreed": _theirs(consents, "match_id", "revision"),
    "seats offered to you": _theirs(seat_offers, "match_id", "name", "status"),
    "seats offered by you": _theirs(seat_offers, "match_id", "giver_name", "status", who="giver_id"),
    "seats of yours that were offered": _theirs(seat_offers, "match_id", "status", who="old_id"),
    "reviews asked for": _theirs(review_askers, "match_id", "channel_id"),
    "dungeons": _theirs(layouts, "guild_id", "game", "name", "text", "created_at"),
    "acts": _theirs(acts, "match_id", "channel_id", "act", "at"),
    "games brought": _theirs(imports, "guild_id", "channel_id", "giver_name", "language", who="giver_id"),
}
"""What is kept of a person that is told to them: nothing of it tells of anybody else, as sentences and files would."""

NOTED: Final = select(memory.c.key, memory.c.value).where(memory.c.key.contains(bindparam("noted")))
SHOWN: Final = select(watches.c.channel_id).where(type_coerce(watches.c.shown_to, Text).contains(bindparam("account")))
"""When somebody was asked or called; the channels that show others, and which it was known that they can read."""


class PersonalDataReader(TableAccess):
    """Reads all that is kept of a person."""

    async def data_of(self, person_id: int) -> Mapping[str, list[dict[str, Any]]]:
        """Return all that is kept of a person, by what it is."""
        asked: dict[str, tuple[Select[Any], dict[str, Any]]] = {
            part: (query, {"person": person_id}) for part, query in OWN.items()
        }
        asked["last asked or called"] = (NOTED, {"noted": f": {person_id} in "})
        asked["channels that show others"] = (SHOWN, {"account": str(person_id)})
        return {
            part: [
                {name: msgspec.Raw(value) if isinstance(value, bytes) else value for name, value in row.items()}
                for row in (await self._connection.execute(query, values)).mappings()
            ]
            for part, (query, values) in asked.items()
        }
