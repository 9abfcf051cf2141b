"""Tables with a row for each kind of a closed set: one that lacks a row does not get past its import."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

Kind = TypeVar("Kind")
Row = TypeVar("Row")


def by_kind(kinds: Iterable[Kind], rows: Mapping[Kind, Row]) -> Mapping[Kind, Row]:
    """Return the rows in the order of their kinds. Raises LookupError where a kind has no row, or a row no kind."""
    ordered = tuple(kinds)
    missing, unknown = [kind for kind in ordered if kind not in rows], [kind for kind in rows if kind not in ordered]
    if missing or unknown:
        raise LookupError(f"kinds without a row: {missing}; rows without a kind: {unknown}")
    return {kind: rows[kind] for kind in ordered}
