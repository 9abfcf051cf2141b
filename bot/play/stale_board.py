"""The refusal of a control of an earlier board, which the asker is told with a link to the present one."""

from bot.store import Store
from bot.table import Table
from bot.table.posts.post import address


class StaleBoard(Exception):  # noqa: N818 - what is found, and told to the person as it is
    """A control of an earlier board was used; `table` is what the channel plays now."""

    def __init__(self, table: Table) -> None:
        super().__init__("a control of an earlier board")
        self.table = table


async def link(store: Store, table: Table) -> str:
    """Return the address of the message that shows the table as it is now: `coming` while it does not stand yet.

    Return `none` where it never will.
    """
    async with store.reading() as reader:
        post = await reader.newest_board(table.row.id)
    if post is None or post.failed is not None:
        return "none"
    if post.message_id is None:
        return "coming"
    return address(table.row.guild_id, table.row.channel_id, post.message_id)
