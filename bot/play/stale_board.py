"""The refusal of a control of an earlier board, which the asker is told with a link to the present one."""

from bot.table import Table


class StaleBoard(Exception):  # noqa: N818 - what is found, and told to the person as it is
    """A control of an earlier board was used; `table` is what the channel plays now."""

    def __init__(self, table: Table) -> None:
        super().__init__("a control of an earlier board")
        self.table = table
