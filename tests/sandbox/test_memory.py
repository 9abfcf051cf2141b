"""What the sandbox remembers has bounds: it may run for days."""

from bot.sandbox import UNLIMITED, Sandbox, World
from bot.sandbox.gateway.session import MAX_EVENTS
from bot.sandbox.rest.interaction_routes import ROUTES
from bot.sandbox.rest.rate_limits import MAX_WINDOWS, RateLimiter, RateLimits
from tests.sandbox.clients import shard_of
from tests.sandbox.conftest import ManualClock

RESUME, INVALID_SESSION = 6, 9


async def test_a_session_that_has_missed_too_much_cannot_be_resumed(world: World) -> None:
    async with Sandbox(world, rate_limits=UNLIMITED) as sandbox:
        async with shard_of(sandbox) as shard:
            await shard.identify(sandbox.token)
            ready = await shard.event("READY")
        for number in range(MAX_EVENTS + 1):
            world.open_thread(name=str(number), parent=world.channels["games"], owner=world.bot)
        async with shard_of(sandbox) as again:
            resume = {"token": sandbox.token, "session_id": ready["d"]["session_id"], "seq": ready["s"]}
            await again.send(RESUME, resume)
            assert (await again.frame(INVALID_SESSION))["d"] is False
            resume["seq"] = ready["s"] + 10
            await again.send(RESUME, resume)
            await again.event("RESUMED")


async def test_a_shard_that_begins_anew_lets_go_of_its_session_of_before(world: World) -> None:
    async with Sandbox(world, rate_limits=UNLIMITED) as sandbox:
        async with shard_of(sandbox) as shard:
            await shard.identify(sandbox.token)
            await shard.event("READY")
            sandbox.gateway.drop()
            assert await shard.closing() == 1006
        async with shard_of(sandbox) as again:
            await again.identify(sandbox.token)
            ready = await again.event("READY")
            assert list(sandbox.gateway.sessions) == [ready["d"]["session_id"]]


def test_of_the_rates_only_those_that_still_count_are_remembered(clock: ManualClock) -> None:
    rate_limiter = RateLimiter(RateLimits(), clock)
    route = next(route for route in ROUTES if route.path.startswith("/webhooks/"))
    for number in range(MAX_WINDOWS * 2):
        rate_limiter.count(route, {"webhook_id": "1", "webhook_token": str(number)})
        clock.now += 1.0
    assert len(rate_limiter) <= MAX_WINDOWS
    assert rate_limiter.count(route, {"webhook_id": "1", "webhook_token": "x"}).refusal is None
