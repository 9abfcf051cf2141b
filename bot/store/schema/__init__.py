"""The tables of the database, as they are after the newest migration."""

from bot.store.schema.match_tables import (
    ALIVE,
    alarms,
    consents,
    guesses,
    matches,
    plans,
    reasons,
    reviews,
    seat_offers,
    seats,
    turns,
    undo_requests,
)
from bot.store.schema.metadata import metadata, now
from bot.store.schema.post_tables import OWED, WITHDRAWN, posts
from bot.store.schema.server_tables import acts, coached, imports, layouts, memory, moderator_roles, people, watches

__all__ = [
    "ALIVE",
    "OWED",
    "WITHDRAWN",
    "acts",
    "alarms",
    "coached",
    "consents",
    "guesses",
    "imports",
    "layouts",
    "matches",
    "memory",
    "metadata",
    "moderator_roles",
    "now",
    "people",
    "plans",
    "posts",
    "reasons",
    "reviews",
    "seat_offers",
    "seats",
    "turns",
    "undo_requests",
    "watches",
]
