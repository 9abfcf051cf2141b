"""Which board is the present one, and the refusal of a control of an earlier one, which is told with a link to it."""

from collections.abc import Sequence

from bot.store import Reader, Store
from bot.table import AnyTableGame, BoardId, Table, TableView
from bot.table.posts.post import address
from engine.core import Reason, Refused


class StaleBoard(Exception):  # noqa: N818 - what is found, and told to the person as it is
    """A control of an earlier board was used; `table` is what the channel plays now."""

    def __init__(self, table: Table) -> None:
        super().__init__("a control of an earlier board")
        self.table = table


async def link(store: Store, table: Table) -> str:
    """Return the address of the message that shows a table: `coming` before it stands, `none` where it never will."""
    async with store.reading() as reader:
        post = await reader.newest_board(table.row.id)
    if post is None or post.failed is not None:
        return "none"
    if post.message_id is None:
        return "coming"
    return address(table.row.guild_id, table.row.channel_id, post.message_id)


async def newest_board(reader: Reader, table: Table, otherwise: BoardId) -> BoardId:
    """Return the board that was posted last; turns that no post tells yet may have been played since then."""
    post = await reader.newest_board(table.row.id)
    revision = otherwise.revision if post is None else post.revision
    return table.board if revision is None else BoardId(table.row.id, revision)


async def as_meant(
    reader: Reader,
    table: Table,
    viewer: int | None,
    *,
    board: BoardId | None,
    shown: BoardId | None,
    game: str | None,
) -> TableView:
    """Return a running table as `viewer` may see it. Raises what `Tables.running` raises of one that is not meant."""
    if board not in (None, table.board):
        raise StaleBoard(table)
    of_game(table, game)
    if shown is not None and shown != await newest_board(reader, table, shown):
        raise StaleBoard(table)
    return table.seen_by(viewer)


def of_game(table: Table, game: str | None) -> Table:
    """Return a table at which this game is played, whichever if none is named. Raises Refused."""
    if game is not None and game != table.row.game:
        raise Refused(of_another_game(table, game))
    return table


def of_another_game(table: Table, game: str) -> Reason:
    """Return why something of a game is no use where another one is played; what is used there is told with it."""
    return Reason.of("table-other-game", other=game, game=table.row.game)


def looks_of(game: AnyTableGame) -> Sequence[str]:
    """Return the commands by which a game is looked at."""
    return ("see board", "see text") if game.whereabouts is None else ("see text", "see where", "see square")
