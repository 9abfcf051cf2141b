"""`/help` lists what the asker can do now: nothing that would be refused, and all that there is to do."""

from engine.core import ScriptedChance, SeededChance
from render.core import words_in
from tests.end_to_end.conftest import Start
from tests.end_to_end.crypt_player import crypt_begun
from tests.end_to_end.player import At
from tests.end_to_end.scenes import asks, begins, begun, seated, stops

WORDS = words_in("en")
ALWAYS = ["help-rules", "help-settings"]


def lines(*keys: str) -> list[str]:
    """Return the lines under these keys, as they are listed."""
    return [f"- {WORDS(key)}" for key in keys]


async def helped(at: At, name: str) -> tuple[str, list[str], list[str]]:
    """Return what somebody is told: the heading, the lines, and those for moderators or the host."""
    heading, *told = (await asks(at(name), "help")).split("\n")
    cut = next((place for place, line in enumerate(told) if not line.startswith("- ")), len(told))
    return heading, told[:cut], told[cut + 1 :]


async def test_without_a_game_one_can_be_opened(start: Start, at: At) -> None:
    async with start():
        assert await helped(at, "Ada") == (
            WORDS("help-no-game"),
            lines("help-new", "help-learn", "help-puzzle", *ALWAYS),
            [],
        )
        assert (await helped(at, "Mo"))[2] == lines("help-files", "help-log")


async def test_in_a_lobby_one_joins_or_starts(start: Start, at: At) -> None:
    async with start():
        await seated(at, "Ada")
        shared = ("help-opponent", "help-primer", *ALWAYS)
        heading, told, besides = await helped(at, "Ada")
        assert heading == "A table for **Fearsome Floors** waits for players. You can:"
        assert told == lines("help-more-people", "help-leave", *shared)
        assert besides == lines("help-table-settings", "help-stop", "help-log")  # the host
        assert (await helped(at, "Ben"))[1:] == (lines("help-join", *shared), [])
        await at("Ben").slash("join")
        assert (await helped(at, "Ben"))[1] == lines("help-start", "help-leave", *shared)


async def test_in_a_game_who_is_to_act_hears_how_and_who_waits_what_to_do_meanwhile(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green")])):
        await begun(at, "Ada", "Ben")
        mine, theirs = ("help-undo", "help-resign", *ALWAYS), ("help-watch", *ALWAYS)
        heading, told, _ = await helped(at, "Ada")
        assert heading == "**Fearsome Floors** is on. **It is your turn.** You can:"
        assert told == lines("ff-help-move", "ff-help-odds", "ff-help-hint", "help-look", *mine)
        heading, told, besides = await helped(at, "Ben")
        assert heading == "**Fearsome Floors** is on. It is the turn of Ada. You can:"
        assert (told, besides) == (lines("help-plan", "help-look", *mine), [])
        assert (await helped(at, "Cleo"))[1:] == (lines("help-look", *theirs), [])
        await at("Ada").slash("move", token="4", path="uu")
        assert (await helped(at, "Cleo"))[1] == lines("help-look", "ff-help-guess", *theirs)
        assert {*lines("help-skip", "help-reset")} < {*(await helped(at, "Mo"))[2]}
        hosts = lines("help-replace", "help-stop", "help-table-settings", "help-log")
        assert (await helped(at, "Ada"))[2] == hosts


async def test_after_a_game_it_can_be_seen_again_and_another_one_opened(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await stops(at("Mo"))
        heading, told, besides = await helped(at, "Mo")
        assert heading == "The last game here, **Fearsome Floors**, has ended. You can:"
        assert told == lines("help-replay", "help-review", "help-new", "help-learn", "help-puzzle", *ALWAYS)
        assert lines("help-restore")[0] in besides
        await client.outbox_worker.idle()


async def test_the_other_game_tells_of_its_own_pad(start: Start, at: At) -> None:
    async with start(SeededChance(1)):
        await crypt_begun(at)
        told = [line for name in ("Ada", "Ben") for line in (await helped(at, name))[1]]
        assert told.count(lines("cl-help-act")[0]) == 1
        assert not set(lines("ff-help-guess", "help-plan")) & set(told)
