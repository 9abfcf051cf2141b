"""Makes the pictures and films of posts: as files, or as nothing where that cannot be."""

import structlog

from bot.delivery.message_parts import Upload
from bot.delivery.studio_process import NotMadeError, Studio
from bot.table.posts.post import Film, Picture
from render.studio import FilmJob, PictureJob

log = structlog.get_logger()


class Painter:
    """Has pictures and films made, each in a studio of their own: a film takes as long as many pictures.

    A studio opens when it is first asked, that of the pictures also when the painter is told to `prepare`.
    """

    def __init__(self, module: str = "render.studio") -> None:
        self.pictures = Studio(module)
        self.films = Studio(module)

    def prepare(self) -> None:
        """Open the studio of the pictures, so that the first one need not wait for it."""
        self.pictures.begin()

    async def paint(self, picture: Picture, *, is_answer: bool = False) -> Upload:
        """Paint a picture as a PNG, before those of posts if it `is_answer` to somebody. Raises NotMadeError."""
        made = await self.pictures.make(PictureJob(picture.game, picture.scene), is_answer=is_answer)
        return Upload(picture.game, made, "png", picture.alt)

    async def shoot(self, film: Film, *, largest: int | None = None, is_answer: bool = False) -> Upload | None:
        """Make a film as a GIF; None, with a line in the log, where it cannot be made or has too many bytes."""
        try:
            made = await self.films.make(FilmJob(film.game, film.parts), is_answer=is_answer)
        except NotMadeError as failure:
            log.error("film cannot be made", game=film.game, error=str(failure))  # noqa: TRY400 - the process tells what went wrong there
            return None
        if largest is not None and len(made) > largest:
            log.warning("film too large", game=film.game, size=len(made), largest=largest)
            return None
        return Upload(film.game, made, "gif", film.alt) if made else None

    def close(self) -> None:
        """Close the studios; what is being made is lost."""
        self.pictures.close()
        self.films.close()
