"""What a message carries: boards, portraits, films and records, each looked at for what its kind must be."""

from collections.abc import Callable, Iterator, Mapping
from io import BytesIO
from typing import Final, NamedTuple

import msgspec
from PIL import Image, ImageSequence

from bot.sandbox import Attachment, Message
from bot.table.posts.post import Film, Picture, Post
from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.records import read_record as read_crypt_record
from engine.fearsome_floors.records import read_record
from render.claustrophobia.arrangement import HIGHEST
from render.core.record_card import WIDTH as CARD_WIDTH
from render.fearsome_floors.film import SIZE as FILM_SIZE
from render.fearsome_floors.part import side_of
from render.fearsome_floors.show import FEARSOME_FLOORS_SHOW
from render.studio import FilmJob, PictureJob, make
from tests.end_to_end.test_monster import SIZE as PORTRAIT_SIZE
from tests.end_to_end.test_whole_game import SIZE

PICTURE, FILM, RECORD = "image/png", "image/gif", "text/plain"


class File(NamedTuple):
    """An attachment as far as a post says beforehand what it will be."""

    kind: str
    size: tuple[int | None, int | None]
    alt: str | None
    text: bytes
    """Of a record; what a picture shows is its alt text."""


def files_in(message: Message) -> list[File]:
    """Return what a message carries."""
    return [
        File(each.content_type, (each.width, each.height), each.description, each.content)
        for each in map(lightened, message.attachments)
    ]


def files_of(post: Post) -> list[File]:
    """Return what the message of a post must carry: its film or else its pictures, and its texts behind them."""
    shown = [File(PICTURE, _size(picture), picture.alt, b"") for picture in post.pictures]
    if post.film is not None and (size := _film_size(post.film)) is not None:
        shown = [File(FILM, size, post.film.alt, b"")]
    return shown + [File(RECORD, (None, None), each.alt, each.text.encode()) for each in post.attached]


def _film_size(film: Film) -> tuple[int, int] | None:
    """Return the size of a stored film: that of tunnels as they are, or a board's; None for what is not worth one."""
    if film.game != CLAUSTROPHOBIA.key:
        return FILM_SIZE
    made = make(FilmJob(film.game, film.parts, film.language))
    if made is None:
        return None
    with Image.open(BytesIO(made)) as image:
        return image.size


def _size(picture: Picture) -> tuple[int, int]:
    """Return the size of a stored picture: that of tunnels as they grow, a portrait's, a board's, or that of a step."""
    if picture.game == CLAUSTROPHOBIA.key:
        painted = make(PictureJob(picture.game, picture.scene)) or b""
        with Image.open(BytesIO(painted)) as image:
            return image.size
    scene = msgspec.convert(picture.scene, FEARSOME_FLOORS_SHOW.scene)
    if isinstance(scene, str):
        return PORTRAIT_SIZE
    return SIZE if scene.shape == "wide" else (side_of(scene), side_of(scene))


def lightened(attachment: Attachment) -> Attachment:
    """Return it without the bytes of a picture or film, which would fill the memory in a long run."""
    return attachment if attachment.content_type == RECORD else msgspec.structs.replace(attachment, content=b"")


def faults(attachment: Attachment) -> Iterator[str]:
    """Say what is wrong with an attachment: it cannot be read, is not what its kind must be, or has no alt text."""
    try:
        CHECKS[attachment.content_type](attachment)
    except Exception as error:  # noqa: BLE001 - whatever a broken file brings about is what is wrong with it
        yield f"{attachment.filename} ({attachment.content_type}) is none: {error!r}"
    if not attachment.description:
        yield f"{attachment.filename} has no alt text"


def _check_picture(attachment: Attachment) -> None:
    with Image.open(BytesIO(attachment.content), formats=["PNG"]) as picture:
        picture.load()
        if attachment.filename.startswith(CLAUSTROPHOBIA.key):
            if max(picture.size) > HIGHEST:
                raise ValueError(f"a size of {picture.size}")
            return
        is_card = picture.width == CARD_WIDTH and "Monster on" not in (attachment.description or "")
        if picture.size != SIZE and picture.width != picture.height and not is_card:
            raise ValueError(f"a size of {picture.size}")


def _check_film(attachment: Attachment) -> None:
    with Image.open(BytesIO(attachment.content), formats=["GIF"]) as film:
        is_crypt = attachment.filename.startswith(CLAUSTROPHOBIA.key)
        if max(film.size) > HIGHEST if is_crypt else film.size != FILM_SIZE:
            raise ValueError(f"a size of {film.size}")
        if sum(1 for _ in ImageSequence.Iterator(film)) < 2:
            raise ValueError("one picture only")


def _check_record(attachment: Attachment) -> None:
    is_crypt = attachment.filename.startswith(CLAUSTROPHOBIA.key)
    (read_crypt_record if is_crypt else read_record)(attachment.content.decode())


CHECKS: Final[Mapping[str, Callable[[Attachment], None]]] = {
    PICTURE: _check_picture,
    FILM: _check_film,
    RECORD: _check_record,
}
