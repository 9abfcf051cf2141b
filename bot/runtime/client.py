"""The Discord client: connects, registers the commands, and opens and closes what the application works with."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from itertools import chain, repeat
from typing import Any, Final, NamedTuple

import aiohttp
import discord
import structlog
from discord import app_commands

from bot.delivery.game_threads import make_private_thread, make_thread
from bot.delivery.messages import Messenger
from bot.delivery.outbox_worker import OutboxWorker
from bot.delivery.studio_process import Painter, Thinker
from bot.interactions.application import Application
from bot.interactions.command_tree import CommandTree
from bot.interactions.components.component import Component, buttons_view, is_stray, press_stray
from bot.interactions.context import Verb
from bot.interactions.errors import error_boundary
from bot.play.alarms import ring
from bot.play.channels import move_to_parent
from bot.play.opponents import OpponentWorker
from bot.play.puzzle_ratings import PuzzleRatings
from bot.play.reviews import Reviewer
from bot.play.scheduler import Scheduler
from bot.play.tables import Tables
from bot.runtime.downtime import Downtime
from bot.runtime.gateway_client import SessionsSpent
from bot.runtime.heartbeat import Heartbeat
from bot.runtime.monitors import DatabaseMonitor, LoopLag, OtherProcesses
from bot.runtime.regular_posts import RegularPosts
from bot.runtime.server_events import ServerEvents
from bot.store import ALL, Cluster, DatabaseAway, DatabaseBusy, DatabaseInUse, Store
from bot.table import AnyTableGame
from engine.core import Chance, SystemChance

TOLD_FIRST: Final = 15.0
"""Seconds for which the bot waits for Discord to take its commands before it connects."""

TELLING_PAUSES: Final = (10.0, 60.0, 600.0, 3600.0)
"""Seconds between two tries to tell Discord the commands, the last one over and over."""

COMMANDS_UNKNOWN: Final = "it is not known whether Discord has the commands; those that it has stay"
"""What the log says where the database does not tell."""

log = structlog.get_logger()

ANSWERABLE = 3.0
"""Seconds in which Discord takes an answer; longer than this nobody waits for one."""

POSTABLE = 6.0
FAREWELL = 1.0
"""Seconds in which a bot that stops finishes what is being posted or is due, and waits for Discord to let it go.

With what leaves the last sign of life they stay below ten, after which hosts kill what has not ended.
"""

GIVES_WAY = 1.0
"""Seconds for which a post waits for presses to be answered, while the bot is overloaded."""


def present() -> datetime:
    """Return the present moment in UTC."""
    return datetime.now(UTC)


class Program(NamedTuple):
    """What there is."""

    games: Mapping[str, AnyTableGame]
    """The games that are played, by their keys."""
    commands: Iterable[app_commands.Command[Any, ..., Any] | app_commands.Group]
    """The slash commands."""
    message_commands: Iterable[app_commands.ContextMenu]
    """What can be asked of a message, in Discord's menu *Apps*."""
    verbs: Mapping[str, Verb]
    """From each control's verb, as it stands in its id, to what it does."""


class Furunkulus(ServerEvents):
    """The bot. It keeps no state of games: tables are in the store, and what controls do is in their ids."""

    def __init__(  # noqa: PLR0913 - what it works with
        self,
        *,
        program: Program,
        store: Store,
        cluster: Cluster,
        painter: Painter,
        thinker: Thinker,
        chance: Chance | None = None,
        clock: Callable[[], datetime] = present,
        connector: aiohttp.BaseConnector | None = None,
        http_trace: aiohttp.TraceConfig | None = None,
    ) -> None:
        super().__init__(cluster, connector, http_trace)
        self.store = store
        self._clock = clock
        self.verbs = program.verbs
        self.tree = CommandTree(self)
        for command in (*program.commands, *program.message_commands):
            self.tree.add_command(command)
        self.scheduler = Scheduler(store=store, clock=clock, ring=self._ring, shards=self.own_shards)
        self.downtime = Downtime(
            store=store,
            share=cluster.share,
            clock=clock,
            connected=lambda: self.is_connected,
            added=self.scheduler.wake,
            shards=self.own_shards,
        )
        self.outbox_worker = self._make_outbox_worker(painter)
        tables = self._make_tables(program, chance or SystemChance())
        self.regular_posts = RegularPosts(
            client=self, tables=tables, clock=clock, count=thinker.count, reminds=cluster.share.number == 1
        )
        self.opponent_worker = OpponentWorker(tables=tables, think=thinker.think)
        self.heartbeat = self._make_heartbeat()
        self.database_monitor = DatabaseMonitor(
            store=store, cluster=cluster, answering=self.outbox_worker.doubt_all, back=self._go_on, taken=self._give_up
        )
        self.lost_share: DatabaseInUse | None = None
        """Why this process ends by itself: another one has taken its share while the database was away."""
        self._ending: asyncio.Task[None] | None = None
        self._telling: asyncio.Task[None] | None = None
        self.lag = LoopLag(clock=clock, changed=self.heartbeat.wake)
        self.app = self._make_application(program, tables, painter, thinker)
        self.other_processes = OtherProcesses(
            store=store, cluster=cluster, ended=self._take_over, worker=self.outbox_worker, pads=self.app.open_pads
        )

    def _make_outbox_worker(self, painter: Painter) -> OutboxWorker:
        return OutboxWorker(
            store=self.store,
            cluster=self.cluster,
            messenger=Messenger(client=self, store=self.store, painter=painter, view_of=buttons_view),
            clock=self._clock,
            think=self._think,
            reschedule=self.scheduler.wake,
            give_way=self._give_way,
            is_overloaded=lambda: self.lag.overloaded is not None,
            move_to_parent=lambda writer, channel_id, why: move_to_parent(self.app.tables, writer, channel_id, why),
        )

    def _make_tables(self, program: Program, chance: Chance) -> Tables:
        return Tables(
            store=self.store,
            games=program.games,
            chance=chance,
            clock=self._clock,
            wake=self._deliver,
            think=self._think,
            reschedule=self.scheduler.wake,
        )

    def _make_heartbeat(self) -> Heartbeat:
        return Heartbeat(
            store=self.store,
            share=self.cluster.share,
            clock=self._clock,
            connected=lambda: self.is_connected,
            deliveries=self.outbox_worker,
            downtime=self.downtime,
            overloaded=lambda: self.lag.overloaded,
        )

    def _make_application(self, program: Program, tables: Tables, painter: Painter, thinker: Thinker) -> Application:
        return Application(
            games=program.games,
            tables=tables,
            painter=painter,
            thinker=thinker,
            reviewer=Reviewer(tables=tables, make=thinker.review),
            puzzle_ratings=PuzzleRatings(tables=tables, count=thinker.count),
            make_thread=lambda channel_id, **thread: make_thread(self, channel_id, **thread),
            make_private_thread=lambda channel_id, **thread: make_private_thread(self, channel_id, **thread),
            puzzle_tried=self.regular_posts.tried,
            board_puzzle_tried=self.regular_posts.board_tried,
            regular_posts_due=self.regular_posts.wake,
            barred=lambda: self.outbox_worker.barred,
        )

    async def setup_hook(self) -> None:
        """Register what people can use, deliver what was owed when the bot last stopped, do what became due since.

        Programs that are to act think again.
        """
        self.heartbeat.start()
        self.database_monitor.start()
        self.lag.start()
        self.app.painter.prepare()
        self.add_dynamic_items(Component)
        if self.cluster.share.number == 1:
            self._telling = asyncio.create_task(self._tell_commands(), name="commands")
            done, _ = await asyncio.wait({self._telling}, timeout=TOLD_FIRST)
            for told in done:
                told.result()
        if self.cluster.share != ALL:
            await self.take_shards()
            self.other_processes.start()
        await self.outbox_worker.wake_all()
        await self.opponent_worker.wake_all()
        self.scheduler.start()
        self.regular_posts.start()

    async def _tell_commands(self) -> None:
        """Tell Discord the commands, again and again where it does not take them: those that it knows still work."""
        for pause in chain(TELLING_PAUSES, repeat(TELLING_PAUSES[-1])):
            try:
                await self.tree.sync_if_changed(self.store)
            except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
                if self.heartbeat.commands_refused is None:
                    log.warning("Discord does not take the commands; it keeps those that it has", why=str(error))
                    self.heartbeat.commands_refused = self._clock()
            except (DatabaseAway, DatabaseBusy) as error:
                log.warning(COMMANDS_UNKNOWN, why=str(error))
            else:
                self.heartbeat.commands_refused = None
                return
            self.heartbeat.wake()
            await asyncio.sleep(pause)

    async def _take_over(self) -> None:
        """Go on with what another process has left, which has ended."""
        await self.outbox_worker.wake_all()
        await self.opponent_worker.wake_all()
        self.scheduler.wake()
        self.regular_posts.wake()

    async def _go_on(self) -> None:
        """Do what waited for the database, and look for what has been heard of meanwhile and could not be written."""
        self.heartbeat.wake()
        await self._take_over()
        await self._go_on_with_reviews()
        await self.look_back()

    async def _go_on_with_reviews(self) -> None:
        """Go on with the reviews that somebody waits for in the servers that this process hears of."""
        with suppress(DatabaseAway):  # which comes here when it is back
            await self.app.reviewer.resume(lambda guild_id: guild_id is None or self.get_guild(guild_id) is not None)

    def _give_up(self, error: DatabaseInUse) -> None:
        """End: whoever has the share answers, and nothing is to be done twice."""
        log.critical("this process ends", why=str(error))
        self.lost_share = error
        self._ending = asyncio.create_task(self.close(), name="end")

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a form, and the press of what its message does not have: discord.py hands them to nobody."""
        if is_stray(interaction) and self.app.in_flight.take(interaction.id):
            async with error_boundary(interaction) as context:
                await press_stray(context)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do as above; whoever hosts this client makes another one where it ends for want of sessions."""
        try:
            await super().before_identify_hook(shard_id, initial=initial)
        except SessionsSpent:
            self.heartbeat.hand_on()
            raise

    async def on_shard_connect(self, *_: object) -> None:
        """Let the sign of life tell at once whether the bot is connected."""
        self.heartbeat.wake()

    on_shard_ready = on_shard_resumed = on_shard_disconnect = on_shard_connect

    async def on_ready(self) -> None:
        """Do the same once all shards are ready: the bot counts as connected only then."""
        await super().on_ready()
        self.heartbeat.wake()
        self.regular_posts.wake()
        await self._go_on_with_reviews()

    async def _ring(self, match_id: int) -> bool:
        """Do what is due in a match, once people can play; false where they cannot, or as `ring` gives it."""
        return await self.downtime.is_over() and await ring(self.app.tables, match_id)

    def _deliver(self, channel_id: int) -> None:
        """Let what a channel is owed be delivered, and the pads there go on that waited for it."""
        self.outbox_worker.wake(channel_id)
        self.app.open_pads.wake(channel_id)

    def _think(self, channel_id: int) -> None:
        """Let the program think that is to act in a channel."""
        self.opponent_worker.wake(channel_id)

    async def _give_way(self) -> None:
        """Let presses be answered before a post is made, where the bot has more to do than it can."""
        if self.lag.overloaded is not None:
            await self.app.in_flight.calm(within=GIVES_WAY)

    @property
    def is_connected(self) -> bool:
        """Whether all sessions with Discord stand."""
        return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())

    async def close(self) -> None:
        """Take nothing more, finish what is being answered and posted, and disconnect.

        The store, the painter and the thinker stay open for whoever opened them.
        """
        self.lag.close()
        if self._telling is not None:
            self._telling.cancel()
        await asyncio.gather(
            self.app.in_flight.finish(within=ANSWERABLE),
            self.app.reviewer.close(),
            self.app.puzzle_ratings.close(),
            self.app.open_pads.close(),
            self.outbox_worker.close(within=POSTABLE),
            self.scheduler.close(within=POSTABLE),
            self.regular_posts.close(within=POSTABLE),
            self.opponent_worker.close(within=POSTABLE),
            self.end_search(),
            self.other_processes.close(),
            self.database_monitor.close(),
        )
        await asyncio.gather(self._disconnect(), self.heartbeat.close())

    async def _disconnect(self) -> None:
        try:
            async with asyncio.timeout(FAREWELL):
                await super().close()
        except TimeoutError:
            await self.http.close()
