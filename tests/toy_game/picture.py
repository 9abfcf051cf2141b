"""A position of the toy game as a picture: what it shows, painted as a PNG, and tiles laid as a GIF."""

from collections.abc import Sequence
from functools import reduce
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from engine.core import Turn, Value
from render.core.png import png_of
from tests.toy_game.evolve import evolve
from tests.toy_game.values import AnyEvent, AnyMove, Card, State, TileLaid

SIZE: Final = (240, 160)
CELL: Final = 30
COLOURS: Final[dict[Card, str]] = {None: "black", "bomb": "red", "gold": "gold", "thief": "blue"}


class Scene(Value, frozen=True):
    """What a picture shows: nothing that its viewer may not know."""

    board: tuple[tuple[str, int], ...]
    scores: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    guards: tuple[bool | None, ...]


def scene_of(state: State) -> Scene:
    return Scene((*state.board, *([(state.tile, 0)] if state.tile else [])), state.scores, state.hands, state.guards)


def draw(scene: Scene) -> Image.Image:
    """Lay the tiles in a row, with what each side is worth; below it a row for each seat, with its cards."""
    image = Image.new("RGB", SIZE, "white")
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(10)
    for number, (tile, quarters) in enumerate(scene.board):
        left = 2 + number * CELL
        pen.rectangle((left, 2, left + CELL - 4, CELL), outline="black")
        for (x, y), worth in zip(
            ((10, 2), (18, 10), (10, 18), (2, 10)), tile[quarters:] + tile[:quarters], strict=True
        ):
            pen.text((left + x, y), worth, fill="black", font=font)
    for seat, (score, hand) in enumerate(zip(scene.scores, scene.hands, strict=True)):
        top = (seat + 1) * CELL + 10
        guard = {True: "green", False: "white", None: "black"}[scene.guards[seat]]
        pen.text((2, top), str(score), fill="black", font=font)
        pen.ellipse((30, top, 40, top + 10), fill=guard, outline="black")
        for place, card in enumerate(hand):
            pen.rectangle((50 + 12 * place, top, 58 + 12 * place, top + 14), fill=COLOURS[card], outline="black")
    return image.quantize(32)


def paint(scene: Scene) -> bytes:
    return png_of(draw(scene))


def film(parts: Sequence[tuple[State, Turn[AnyMove, AnyEvent]]]) -> bytes | None:
    """Show the board before and after each tile that is laid."""
    shots = [
        draw(scene_of(state))
        for before, turn in parts
        if any(isinstance(event, TileLaid) for event in turn.events)
        for state in (before, reduce(evolve, turn.events, before))
    ]
    if not shots:
        return None
    file = BytesIO()
    shots[0].save(file, format="gif", save_all=True, append_images=shots[1:], duration=500)
    return file.getvalue()
