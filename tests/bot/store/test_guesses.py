"""Guesses: one open guess a person, decided by a turn, forgotten with it."""

from bot.store import Score, Store
from tests.bot.store.examples import open_lobby


async def test_a_guess_takes_the_place_of_the_one_before_and_is_decided_once(store: Store) -> None:
    async with store.transaction() as work:
        match = await open_lobby(work)
        await work.guesses.make(match.id, person_id=1, name="Ada", choice="left")
        await work.guesses.make(match.id, person_id=1, name="Ada", choice="right")
        await work.guesses.make(match.id, person_id=2, name="Ben", choice="left")
        assert await work.guesses.decide(match.id, turn=3, right={"right"})
        assert not await work.guesses.decide(match.id, turn=4, right={"left"})
        assert await work.guesses.scores(match.id) == (
            Score(person_id=1, name="Ada", right=1, guesses=1),
            Score(person_id=2, name="Ben", right=0, guesses=1),
        )
        assert await work.guesses.scores(match.id + 1) == ()


async def test_a_score_counts_beyond_one_and_the_best_come_first(store: Store) -> None:
    async with store.transaction() as work:
        match = await open_lobby(work)
        for turn in (1, 2, 3):
            await work.guesses.make(match.id, person_id=1, name="Ada", choice="left" if turn == 2 else "right")
            await work.guesses.make(match.id, person_id=2, name="Ben", choice="right")
            await work.guesses.decide(match.id, turn=turn, right={"right"})
        assert [(one.name, one.right, one.guesses) for one in await work.guesses.scores(match.id)] == [
            ("Ben", 3, 3),
            ("Ada", 2, 3),
        ]


async def test_what_a_turn_decided_is_forgotten_with_the_turn(store: Store) -> None:
    async with store.transaction() as work:
        match = await open_lobby(work)
        for turn in (3, 5):
            await work.guesses.make(match.id, person_id=1, name="Ada", choice="left")
            await work.guesses.decide(match.id, turn=turn, right={"left"})
        await work.guesses.make(match.id, person_id=1, name="Ada", choice="left")
        await work.drop_turns(match.id, keep=4, undone=b"[]", fate=b"[]")
        assert await work.guesses.scores(match.id) == (Score(person_id=1, name="Ada", right=1, guesses=1),)
        assert await work.guesses.decide(match.id, turn=5, right={"left"})  # what is still open stays
