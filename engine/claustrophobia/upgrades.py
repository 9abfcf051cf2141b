"""What saves from before a change of this game need to be read today: functions on their journals, as raw JSON."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from engine.core.game import Upgrade
from engine.core.save import objects


def _orders_by_seat(journal: dict[str, Any]) -> dict[str, Any]:
    """Upgrade schema 2, in which the Bodyguards had one order at first, and later one of each seat."""
    start = msgspec.convert(journal.get("start"), dict[str, Any])
    if "guard" in start:
        order = start.pop("guard") or ("always" if start.get("scenario") == "brother" else "never")
        start["guards"] = [order, order]
    turns, undone = ([_ordered(turn) for turn in objects(journal.get(part, []))] for part in ("turns", "undone"))
    return {**_ordered(journal), "start": start, "turns": turns, "undone": undone}


def _ordered(turn: dict[str, Any]) -> dict[str, Any]:
    return {**turn, "orders": _ordered_by_seat(turn.get("orders", []))}


def _ordered_by_seat(orders: object) -> list[dict[str, Any]]:
    """Say in the events of orders whose they are."""
    return [
        {**order, "events": [{**event, "seat": order.get("seat")} for event in objects(order.get("events"))]}
        for order in objects(orders)
    ]


UPGRADES: Final[Mapping[int, Upgrade]] = {2: _orders_by_seat}
"""By the schema that a save has."""
