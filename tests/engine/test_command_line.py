"""`python -m engine`, as other programs run it: a real process and pipes, where what is said does not tell enough."""

import json
import subprocess
import sys
from codecs import BOM_UTF8
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from engine import COMMAND_LINES
from engine import __main__ as program
from engine.claustrophobia import reasons as claustrophobia
from engine.core import CommandLine, Reason
from engine.core.command_line import Command
from engine.fearsome_floors import reasons as fearsome_floors
from tests.engine.reasons import CLAUSTROPHOBIA_REASONS, FEARSOME_FLOORS_REASONS

ENGINE = (sys.executable, "-m", "engine")
FFN = "ff1 monster=d5e tokens=r1:f5,r3:in,r4:in,r5:in,g1:in,g3:in,g4:in,g5:in"


def ran(*words: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([*ENGINE, *words], input=given, capture_output=True, check=False)  # noqa: S603 - our own


def said(*words: str, given: bytes = b"") -> Result:
    """Do the same in this process, which need not be started."""
    return CliRunner().invoke(program.app, words, input=given, prog_name="python -m engine")


def started() -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    return subprocess.Popen(ENGINE, stdin=pipe, stdout=pipe, stderr=pipe)  # noqa: S603 - our own program


def piped(given: bytes) -> list[Mapping[str, Any]]:
    """What the engine answers to these lines at a pipe; it ends well and says nothing else."""
    done = ran(given=given)
    assert (done.returncode, done.stderr) == (0, b"")
    return [json.loads(line) for line in done.stdout.splitlines()]


def answers(given: bytes) -> list[Mapping[str, Any]]:
    """What the engine answers to these lines in this process."""
    done = said(given=given)
    assert (done.exit_code, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize(
    ("plainly", "sentences", "reasons"),
    [
        (claustrophobia.plainly, claustrophobia.SENTENCES, CLAUSTROPHOBIA_REASONS),
        (fearsome_floors.plainly, fearsome_floors.SENTENCES, FEARSOME_FLOORS_REASONS),
    ],
    ids=["claustrophobia", "fearsome-floors"],
)
def test_every_reason_is_told_in_a_sentence_with_all_its_facts(
    plainly: Callable[[Reason], str], sentences: Mapping[str, str], reasons: Mapping[str, frozenset[str]]
) -> None:
    assert sentences.keys() == reasons.keys()
    for key, facts in reasons.items():
        sentence = plainly(Reason(key, {fact: f"the-{fact}" for fact in facts}))
        assert sentence.endswith(".") or "problem" in facts  # which is a sentence itself
        assert len(sentence.split()) >= 3
        assert [fact for fact in facts if f"the-{fact}" not in sentence] == []
        assert sentence.startswith("Point the-point of the path fails: ") == ("point" in facts)


def test_every_line_has_its_answer_whatever_the_others_were() -> None:
    lines = [
        BOM_UTF8 + f"perft 1 {FFN}".encode(),
        b"",
        b"\xff\xfe walk",
        b"walk 5 " + b"x" * 10_000_000,
        b"jump",
        b"\x00",
        f"move r1 zz {FFN}".encode(),
        f"perft 0 {FFN}\r".encode(),
        f"perft 0 {FFN}".encode(),  # the last line, without an end
    ]
    done = ran(given=b"\n".join(lines))
    assert (done.returncode, done.stderr) == (0, b"")
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert [list(answer) for answer in found] == [["nodes"], *[["error"]] * 6, ["nodes"], ["nodes"]]
    assert found[2]["error"] == "line: it is not UTF-8 at byte 1."
    assert found[3]["error"] == "line: it has more than 65536 bytes."


def test_a_line_of_any_length_is_one_line() -> None:
    lengths = (65_535, 65_536, 65_537, 131_073, 131_074)
    found = piped(b"".join(b"x" * (length - 1) + f"\nperft 0 {FFN}\n".encode() for length in lengths))
    assert found[1::2] == [{"nodes": 1}] * len(lengths)
    for length, answer in zip(lengths, found[::2], strict=True):
        assert answer["error"].startswith("line: " if length > program.LONGEST_LINE else "game: ")


@pytest.mark.parametrize("option", [("--game", "fearsome_floors"), ("--game=fearsome-floors",)])
def test_a_game_can_be_named_for_one_command_and_for_all_lines(option: tuple[str, ...]) -> None:
    assert json.loads(said(*option, "perft", "0", FFN).stdout) == {"nodes": 1}
    assert json.loads(said(*option, given=f"perft 0 {FFN}\n".encode()).stdout) == {"nodes": 1}


def test_a_line_of_each_game_is_answered_by_it() -> None:
    found = answers(f"perft 0 {FFN}\nperft 0 cl1 scenario=air\n".encode())
    assert found == [{"nodes": 1}, {"nodes": 1}]
    assert json.loads(said("--game", "claustrophobia", "jump").stdout)["error"].startswith("command: 'jump' is not")


@pytest.mark.parametrize("words", [("perft", "0", FFN), ()])
def test_an_unknown_game_is_one_sentence(words: tuple[str, ...]) -> None:
    done = said("--game", "chess", *words, given=f"perft 0 {FFN}\n".encode())
    assert (done.exit_code, done.stderr) == (1, "")
    assert json.loads(done.stdout) == {"error": "game: 'chess' is none of fearsome-floors, claustrophobia."}


def test_each_line_is_about_the_game_of_its_notation(
    monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    ask = Command((), "", str, lambda position: {"toy": position})
    other = CommandLine("toy1", "TOY", {"ask": ask}, str)
    monkeypatch.setattr(program, "COMMAND_LINES", {**COMMAND_LINES, "toy-game": other})
    for words, expected in (
        (["ask", "toy1", "x=1"], {"toy": "toy1 x=1 "}),
        (["perft", "0", FFN], {"nodes": 1}),
        (
            ["ask"],
            {"error": "game: the text does not say which (one of ff1, cl1, toy1); name it by --game, or ask for help."},
        ),
        (["--game", "toy-game", "ask", "toy1"], {"toy": "toy1 "}),
    ):
        monkeypatch.setattr(sys, "argv", ["engine", *words])
        with pytest.raises(SystemExit) as ended:
            program.app()
        assert ended.value.code == int("error" in expected)
        assert json.loads(capsysbinary.readouterr().out) == expected


@pytest.mark.parametrize("words", [(), ("help",), ("--help",), ("--game", "claustrophobia", "help")])
def test_whoever_asks_nothing_is_told_every_command_and_without_a_line_there_is_no_answer(
    words: tuple[str, ...],
) -> None:
    done = said(*words)
    assert done.exit_code == 0
    told, silent = (done.stdout, done.stderr) if words else (done.stderr, done.stdout)
    assert silent == ""
    for key, line in COMMAND_LINES.items():
        assert key in told
        assert all(f"  {line.usage(name)}  " in told for name in line.commands)


def test_one_process_answers_a_thousand_lines() -> None:
    found = piped(f"walk 8 {FFN}\nmoves r1 {FFN}\n".encode() * 500)
    assert len(found) == 1000
    assert all(answer == found[number % 2] for number, answer in enumerate(found))


def test_an_answer_comes_before_the_next_line_is_asked() -> None:
    with started() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(3):
            process.stdin.write(f"perft 0 {FFN}\n".encode())
            process.stdin.flush()
            assert json.loads(process.stdout.readline()) == {"nodes": 1}
        process.stdin.close()
    assert process.returncode == 0


def test_whoever_stops_reading_is_left_in_peace() -> None:
    with started() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(f"perft 0 {FFN}\n".encode())
        process.stdin.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_a_command_of_its_own_is_answered_with_exit_code_0_and_may_be_one_word_or_many() -> None:
    whole, parted = ran("perft", "1", FFN), ran("perft", "1", *FFN.split())
    assert (whole.returncode, whole.stderr) == (0, b"")
    assert json.loads(whole.stdout)["nodes"] > 1
    assert parted.stdout == whole.stdout


@pytest.mark.parametrize("words", [("walk",), ("",), ("move", "r1", "zz", FFN)])
def test_a_wrong_command_of_its_own_is_answered_with_exit_code_1(words: tuple[str, ...]) -> None:
    done = ran(*words)
    assert (done.returncode, done.stderr) == (1, b"")
    assert list(json.loads(done.stdout)) == ["error"]


def test_a_fault_of_the_engine_costs_one_answer_only(
    monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    def broken(*_: object) -> dict[str, Any]:
        raise RecursionError("planted")

    broken_line = CommandLine("ff1", "FFN", {"walk": Command(("CARD",), "", str, broken)}, str)
    monkeypatch.setattr(program, "COMMAND_LINES", {"fearsome-floors": broken_line})
    monkeypatch.setattr(sys, "argv", ["engine", "walk", "5", FFN])
    with pytest.raises(SystemExit, match="1"):
        program.app()
    assert json.loads(capsysbinary.readouterr().out) == {
        "error": "fault: the engine failed with RecursionError('planted'); please report it with this line."
    }
