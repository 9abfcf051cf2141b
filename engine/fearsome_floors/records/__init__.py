"""Game records: whole matches as text to keep and to read (`NOTATION.md`). Reading and writing are inverses.

`header` has the lines in brackets, `moves` what was played, `record` both together.
"""

from engine.fearsome_floors.records.record import GameRecord, read_record, write_record

__all__ = ["GameRecord", "read_record", "write_record"]
