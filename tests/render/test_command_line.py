import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from tests.render.fearsome_floors.walks import ADVANCED, EVENTFUL


def rendered(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603  # this very program
        [sys.executable, "-m", "render", *map(str, arguments)], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    ("name", "options", "size"),
    [
        ("board.png", [], (1280, 816)),
        ("board.webp", [], (1280, 816)),
        ("board.png", ["--size", "640"], (640, 408)),
        ("walk.gif", ["--walk", "8"], (766, 544)),
    ],
)
def test_a_position_is_drawn_into_a_file(tmp_path: Path, name: str, options: list[str], size: tuple[int, int]) -> None:
    done = rendered(EVENTFUL, tmp_path / name, *options)
    assert (done.returncode, done.stderr) == (0, "")
    with Image.open(tmp_path / name) as image:
        assert (f".{str(image.format).lower()}", image.size) == (Path(name).suffix, size)


def test_a_position_is_printed_as_text() -> None:
    assert "g4" in rendered(ADVANCED, "--text").stdout


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["ff1 monster=z9e", "x.png"], "monster"),
        ([ADVANCED, "x.bmp"], "x.bmp"),
        ([ADVANCED, "x.gif"], "--walk"),
        ([ADVANCED, "x.gif", "--walk", "9"], "--walk"),
        ([ADVANCED, "x.gif", "--walk", "8", "--size", "300"], "--size"),
        ([ADVANCED, "x.webp", "--walk", "8"], "--walk"),
        ([ADVANCED, "/nowhere/at/all.png"], "/nowhere/at/all.png"),
        ([ADVANCED], "--text"),
    ],
)
def test_bad_input_gets_one_sentence_and_no_traceback(arguments: list[str], named: str) -> None:
    done = rendered(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert named in done.stderr
