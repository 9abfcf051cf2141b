import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest
from PIL import Image, ImageSequence

from engine import GAMES
from render import SHOWS
from render.__main__ import DRAWN, app
from tests.render.fearsome_floors.walks import ADVANCED, EVENTFUL

TUNNELS = "cl1 scenario=air humans=R@0:4,B1@0:1 phase=human-action troglodytes=0:2"


class Done(NamedTuple):
    returncode: str | int | None
    stdout: str
    stderr: str


def rendered(*arguments: str | Path) -> Done:
    """Do in this process what `python -m render` does in one of its own."""
    output, errors = StringIO(), StringIO()
    with redirect_stdout(output), redirect_stderr(errors), pytest.raises(SystemExit) as ended:
        app([*map(str, arguments)])
    return Done(ended.value.code, output.getvalue(), errors.getvalue())


@pytest.mark.parametrize(
    ("name", "options", "size"),
    [
        ("board.png", [], (1280, 816)),
        ("board.webp", [], (1280, 816)),
        ("board.png", ["--size", "640"], (640, 408)),
        ("board.PNG", [], (1280, 816)),
        ("walk.gif", ["--walk", "8"], (766, 544)),
        ("walk.webp", ["--walk", "8"], (766, 544)),
    ],
)
def test_a_position_is_drawn_into_a_file(tmp_path: Path, name: str, options: list[str], size: tuple[int, int]) -> None:
    done = rendered(EVENTFUL, tmp_path / name, *options)
    assert (done.returncode, done.stderr) == (0, "")
    with Image.open(tmp_path / name) as image:
        assert (f".{str(image.format).lower()}", image.size) == (Path(name).suffix.lower(), size)


def test_a_walk_is_the_same_film_in_both_kinds_of_file(tmp_path: Path) -> None:
    shown = list[list[tuple[bytes, int]]]()
    for name in ("walk.gif", "walk.webp"):
        rendered(EVENTFUL, tmp_path / name, "--walk", "8")
        with Image.open(tmp_path / name) as film:
            pictures = ((picture.convert("RGB").tobytes(), picture) for picture in ImageSequence.Iterator(film))
            shown.append([(pixels, round(picture.info["duration"])) for pixels, picture in pictures])
    assert len(shown[0]) > 10
    assert shown[0] == shown[1]


@pytest.mark.parametrize("option", [[], ["--game", "fearsome_floors"], ["--game=fearsome-floors"]])
def test_a_position_is_printed_as_text(option: list[str]) -> None:
    assert "g4" in rendered(*option, ADVANCED, "--text").stdout


def test_the_tunnels_are_drawn_and_told(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "render", TUNNELS, str(tmp_path / "board.png"), "--text", "--size", "300"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603  # this very program
    assert (done.returncode, done.stderr) == (0, "")
    assert "Brute B1 on T0: line 1 (1/3/3), unhurt." in done.stdout
    with Image.open(tmp_path / "board.png") as image:
        assert image.width == 300


@pytest.mark.parametrize("arguments", [[], ["help"], ["--help"]])
def test_whoever_names_no_game_is_told_all_that_there_is(arguments: list[str]) -> None:
    done = rendered(*arguments)
    told = done.stdout or done.stderr
    assert all(word in told for word in (*GAMES, "--game", "--text", "--walk", "--size"))


def test_every_game_can_be_drawn() -> None:
    assert DRAWN.keys() == GAMES.keys() == SHOWS.keys()


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["ff1 monster=z9e", "x.png"], "monster"),
        ([ADVANCED, "x.bmp"], "x.bmp"),
        ([ADVANCED, "x.gif"], "--walk"),
        ([ADVANCED, "x.gif", "--walk", "9"], "--walk"),
        ([ADVANCED, "x.gif", "--walk", "8", "--size", "300"], "--size"),
        ([ADVANCED, "x.png", "--walk", "8"], "--walk"),
        ([ADVANCED, "/nowhere/at/all.png"], "/nowhere/at/all.png"),
        ([ADVANCED], "--text"),
        ([TUNNELS], "--text"),
        ([TUNNELS.replace("air", "fog"), "x.png"], "scenario"),
        ([TUNNELS, "x.gif"], "out"),
        ([TUNNELS, "x.gif", "--walk", "8"], "fearsome-floors"),
        (["--game", "chess", ADVANCED, "x.png"], "game: 'chess' is none of fearsome-floors, claustrophobia."),
    ],
)
def test_bad_input_gets_one_sentence_and_no_traceback(arguments: list[str], named: str) -> None:
    done = rendered(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert named in done.stderr
