"""Guesses: one of a person for each number, decided as often as that happens, never by who plays."""

from bot.store import Store
from bot.table.rows import Score
from tests.bot.store.examples import open_lobby


async def test_a_guess_takes_the_place_of_the_one_before(store: Store) -> None:
    async with store.transaction() as writer:
        match = await open_lobby(writer)
        await writer.make_guess(match.id, 1, person_id=1, name="Ada", choice="left")
        await writer.make_guess(match.id, 1, person_id=1, name="Ada", choice="right")
        await writer.make_guess(match.id, 1, person_id=2, name="Ben", choice="left")
        assert await writer.decide_guesses(match.id, 1, right={"right"}) == ("Ada",)
        assert await writer.decide_guesses(match.id, 2, right={"left"}) is None
        assert await writer.guess_scores(match.id, until=1) == (
            Score(person_id=1, name="Ada", right=1, guesses=1),
            Score(person_id=2, name="Ben", right=0, guesses=1),
        )
        assert await writer.guess_scores(match.id + 1, until=9) == ()


async def test_a_score_counts_beyond_one_and_the_best_come_first(store: Store) -> None:
    async with store.transaction() as writer:
        match = await open_lobby(writer)
        for number in (1, 2, 3):
            choice = "left" if number == 2 else "right"
            await writer.make_guess(match.id, number, person_id=1, name="Ada", choice=choice)
            await writer.make_guess(match.id, number, person_id=2, name="Ben", choice="right")
            await writer.decide_guesses(match.id, number, right={"right"})
        scores = await writer.guess_scores(match.id, until=3)
        assert [(one.name, one.right, one.guesses) for one in scores] == [("Ben", 3, 3), ("Ada", 2, 3)]


async def test_what_comes_again_decides_the_same_guess_again_and_what_is_still_to_come_counts_nowhere(
    store: Store,
) -> None:
    async with store.transaction() as writer:
        match = await open_lobby(writer)
        for number in (1, 2):
            await writer.make_guess(match.id, number, person_id=1, name="Ada", choice="left")
            await writer.decide_guesses(match.id, number, right={"left"})
        assert await writer.decide_guesses(match.id, 1, right={"right"}) == ()
        assert await writer.guess_scores(match.id, until=1) == (Score(person_id=1, name="Ada", right=0, guesses=1),)
        assert await writer.guess_scores(match.id, until=2) == (Score(person_id=1, name="Ada", right=1, guesses=2),)


async def test_those_who_have_guessed_the_next_are_counted(store: Store) -> None:
    async with store.transaction() as writer:
        match = await open_lobby(writer)
        await writer.make_guess(match.id, 1, person_id=1, name="Ada", choice="left")
        await writer.make_guess(match.id, 1, person_id=1, name="Ada", choice="right")
        await writer.make_guess(match.id, 1, person_id=2, name="Ben", choice="left")
        assert [await writer.count_guesses(match.id, number) for number in (1, 2)] == [2, 0]
