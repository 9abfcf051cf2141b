"""Game records: whole matches as text to keep and to read (`NOTATION.md`). Reading and writing are inverses.

`header` has the lines in brackets, `movetext` the moves, `game_record` both together.
"""

from engine.fearsome_floors.records.game_record import GameRecord, read_record, write_record

__all__ = ["GameRecord", "read_record", "write_record"]
