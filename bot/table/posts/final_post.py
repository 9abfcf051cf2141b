"""What follows a game: the post with its best moments, its record and the button that replays it; a review."""

from collections.abc import Iterator, Sequence

from bot.table.posts.custom_id import CustomId
from bot.table.posts.post import TEXT_LIMIT, Attached, Film, Picture, Post, film_of, picture_of
from bot.table.table import TableView
from bot.table.texts import clipped, file_stem
from engine.core import Review
from render.core import Words


def closing_post(table: TableView, *, prophet: str = "") -> Post:
    """Return the post that follows the standings of a game that is over; it says who was the best prophet."""
    words, record = table.words, table.game.record
    film, stills = film_of_game(table)
    attached = () if record is None else (_record(table, record.write(table)),)
    buttons = [
        CustomId("again", *table.board).button(words("over-again"), style="primary"),
        CustomId("rewatch", *table.board).button(words("over-replay")),
    ]
    if has_review(table):
        buttons.append(CustomId("review", *table.board).button(words("over-review")))
    end_line = words("over", film="no" if film is None else "yes", record="no" if record is None else "yes")
    text = "\n".join(line for line in (*_winners(table), prophet, end_line) if line)
    return Post(text=text, film=film, pictures=stills, attached=attached, buttons=tuple(buttons))


def film_of_game(table: TableView) -> tuple[Film | None, tuple[Picture, ...]]:
    """Return the film of a game's best moments, and the pictures that are posted where it cannot be."""
    best = table.game.show.highlights(table.started_match.journal.turns)
    film = _film(table, best) if best else None
    return film, () if film is None else tuple(_still(table, number) for number in best)


def _winners(table: TableView) -> Iterator[str]:
    """Congratulate the people who have won, and say it of programs; nothing where nobody has, or nobody has lost."""
    standings = table.standings or ()
    best = [standing.seat for standing in standings if standing.place == 1]
    if len(best) == len(standings):
        return
    for key, are_programs in (("over-won", False), ("over-programs-won", True)):
        names = [table.names[seat] for seat in best if table.seats[seat].is_program is are_programs]
        if names:
            yield table.words(key, who=table.words.listing(names), count=len(names))


def _record(table: TableView, text: str) -> Attached:
    return Attached(table.row.game, text, table.words("over-record-alt"), f"{file_stem(table.row, table.seats)}.txt")


def _film(table: TableView, best: Sequence[int]) -> Film | None:
    show = table.game.show
    if show.film is None:
        return None
    parts = [(table.started_match.after(number), table.started_match.journal.turns[number]) for number in best]
    return film_of(table.row.game, parts, show.film_alt(table.words, table.names, parts), table.words)


def _still(table: TableView, number: int) -> Picture:
    """Return the picture that shows most of a turn."""
    before, turn = table.started_match.after(number), table.started_match.journal.turns[number]
    *_, chapter = table.game.show.chapters(before, [turn], table.names, table.words)
    return picture_of(table.row.game, chapter.frames[chapter.best])


def review_posts(table: TableView, judged: Review, words: Words) -> tuple[Post, Post]:
    """Return the post of a review's chart, and that of the turning points."""
    show, journal = table.game.show, table.started_match.journal
    assert show.review is not None  # noqa: S101 - for the types: there is one of a game that has none to show
    chart, *points = show.review(words, table.names, journal.start, journal.turns, judged)
    heading = words("review", number=table.row.id, is_brief="yes" if judged.is_brief else "no")
    points_text = "\n".join((words("review-points"), *(frame.sentence for frame in points)))
    return (
        Post(text=clipped(f"{heading}\n{chart.sentence}", TEXT_LIMIT), pictures=(picture_of(table.row.game, chart),)),
        Post(
            text=clipped(points_text, TEXT_LIMIT),
            pictures=tuple(picture_of(table.row.game, frame) for frame in points),
            shape="square",
        ),
    )


def review_ready_post(table: TableView, person_id: int, *, is_there: bool, pings: bool) -> Post:
    """Return the line that tells somebody that the review is there for which they have waited, or cannot be made."""
    words, who = table.words, f"<@{person_id}>"
    button = CustomId("review", *table.board).button(words("over-review"))
    return Post(
        text=words("review-ready", who=who, number=table.row.id, is_there="yes" if is_there else "no"),
        mention=person_id if pings else None,
        buttons=(button,),
    )


def has_review(table: TableView) -> bool:
    """Whether matches of a table's game are reviewed."""
    opponents = table.game.rules.opponents
    return table.game.show.review is not None and opponents is not None and opponents.review is not None
