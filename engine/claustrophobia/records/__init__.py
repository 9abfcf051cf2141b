"""Game records: whole matches as text to keep and to read (`NOTATION.md`). Reading and writing are inverses.

`movetext` has the moves, `game_record` them and the lines in brackets.
"""

from engine.claustrophobia.records.game_record import GameRecord, read_record, write_record

__all__ = ["GameRecord", "read_record", "write_record"]
