"""The memory test in short: pictures and films of both games are made, and looked at what that takes."""

from tests.endurance.memory import MOST, run


async def test_two_studios_draw_pictures_and_films_of_both_games_within_their_bound() -> None:
    held = await run(pictures=60, tables=2, seed=1)
    assert (held[-1].pictures, held[-1].films) == (60, 3)
    assert all(each.by_pictures > 0 and each.by_films > 0 for each in held)
    assert max(each.together for each in held) < MOST
