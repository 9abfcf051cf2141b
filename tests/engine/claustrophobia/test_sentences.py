"""Each sentence of the rules with the tests that prove it: `sentences.txt` has all sentences, word for word, in order.

Below each stand the names of its tests, or `-` where it tells nothing that the engine could do wrong: headings, counts
of what players did, and what other sentences say in detail. A sentence that is marked as a ruling has a test.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import engine

HERE = Path(__file__).parent
RULES = Path(engine.__file__).parent / "claustrophobia" / "RULES.md"
MARK = "**[ruling]**"
NOTHING_TO_PROVE = "-"

MOST_WITHOUT = 21
"""The headings of tables and the like: no more sentences than these go without a test."""


def sentences() -> Iterator[str]:
    """The sentences (rules, sections 1 to 11), row by row in tables; what bears two marks is split behind the first."""
    _, _, rules = RULES.read_text().partition("\n## 1. The pieces\n")
    body = re.sub(r"^## .*$", "", rules.partition("\n## 12. ")[0], flags=re.MULTILINE)
    for block in re.split(r"\n\s*\n", body):
        for part in re.split(r"\n(?=\||- |\d\. )", block.strip()):
            text = " ".join(part.split())
            if text and not re.fullmatch(r"\|[-| ]+\|", text):
                yield from _split(text)


def _split(text: str) -> Iterator[str]:
    behind_mark = rf"(?<={re.escape(MARK)})[.,;:]? ?(?=[a-z])"
    ends = behind_mark if text.startswith("|") else rf"(?<=[.!?:]) (?=[A-Z\"*`])(?!\*\*\[)|{behind_mark}"
    return (sentence for sentence in re.split(ends, text) if not re.fullmatch(r"\d\.", sentence))


def proofs() -> Mapping[int, tuple[str, list[str]]]:
    """What the file says: each sentence with what stands below it."""
    found: list[tuple[str, list[str]]] = []
    for line in (HERE / "sentences.txt").read_text().splitlines():
        if line.startswith("    "):
            found[-1][1].append(line.strip())
        else:
            found.append((line, []))
    return dict(enumerate(found))


def names_of_tests() -> set[str]:
    """The names of all tests of this game's rules."""
    files = (file for file in HERE.rglob("test_*.py") if file != Path(__file__))
    return {name for file in files for name in re.findall(r"^def (test_\w+)", file.read_text(), re.MULTILINE)}


def test_the_file_has_every_sentence_of_the_rules_word_for_word() -> None:
    assert [sentence for sentence, _ in proofs().values()] == list(sentences())


def test_every_sentence_names_tests_that_there_are_and_each_ruling_has_one() -> None:
    known = names_of_tests()
    assert [sentence for sentence, named in proofs().values() if not named] == []
    missing = {name for _, named in proofs().values() for name in named if name != NOTHING_TO_PROVE} - known
    assert missing == set()
    without = [sentence for sentence, named in proofs().values() if NOTHING_TO_PROVE in named]
    assert [sentence for sentence in without if MARK in sentence] == []
    assert len(without) <= MOST_WITHOUT


def test_every_mark_of_the_rules_is_in_one_of_the_sentences() -> None:
    marked = RULES.read_text().partition("\n## 1. ")[2].count(MARK)
    assert sum(sentence.count(MARK) for sentence in sentences()) == marked > 60
    assert [sentence for sentence in sentences() if sentence.count(MARK) > 1] == []
