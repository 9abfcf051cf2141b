import ast
import importlib
import re
import sys
from importlib import resources
from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Comment, GroupComment, Message, ResourceComment, SelectExpression
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

import bot
import render
from bot.games import GAMES as GAMES_ON_DISCORD
from bot.host.program import PROGRAM
from bot.interactions.commands.see import LOOKS
from bot.table.posts.lobby_post import LOBBY_VERBS
from bot.table.table_settings import InterruptSettings, offered_by
from engine import GAMES
from engine.claustrophobia.cards.effects import EffectKind
from engine.fearsome_floors.tiles import FLOORS
from render.claustrophobia.text.rules import EXAMPLES as CLAUSTROPHOBIA_EXAMPLES
from render.claustrophobia.text.rules import PRIMER as CLAUSTROPHOBIA_PRIMER
from render.claustrophobia.text.rules import TOPICS as CLAUSTROPHOBIA_TOPICS
from render.core import Words, language_of, words_in
from render.core.languages import LANGUAGES
from render.core.words import ENTRY
from render.fearsome_floors.rules import EXAMPLES, PRIMER, TOPICS
from tests.engine.reasons import (
    CLAUSTROPHOBIA_MOTIVES,
    CLAUSTROPHOBIA_REASONS,
    FEARSOME_FLOORS_MOTIVES,
    FEARSOME_FLOORS_REASONS,
)
from tests.pseudo_language import offered_too

WORDS = words_in("en")
FILES = sorted(file.name for file in (resources.files("render") / "locales/en").iterdir() if file.name.endswith(".ftl"))
OF_TOY_GAME = "toy_game.ftl"
"""Words that stand in the tests: a new game begins with a copy of them."""


def text(language: str, file: str) -> str:
    package = "tests.toy_game" if file == OF_TOY_GAME else "render"
    return (resources.files(package) / "locales" / language / file).read_text(encoding="utf-8")


def messages(language: str, file: str) -> list[Message]:
    return [entry for entry in FluentResource(text(language, file)).body if isinstance(entry, Message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_messages_have_the_same_key(language: str) -> None:
    folder = resources.files("render") / "locales" / language
    files = [file.name for file in folder.iterdir() if file.name.endswith(".ftl")]
    keys = [entry[1] for file in files for entry in ENTRY.finditer(text(language, file))]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_entry_can_be_read_and_by_itself_is_the_message_that_it_is_in_its_file(language: str, file: str) -> None:
    entries = FluentResource(text(language, file)).body
    readable = Message | Comment | GroupComment | ResourceComment
    assert [entry for entry in entries if not isinstance(entry, readable)] == []
    found = list(ENTRY.finditer(text(language, file)))
    wholes = [entry for entry in entries if isinstance(entry, Message)]
    for entry, whole in zip(found, wholes, strict=True):
        (message,) = FluentResource(entry[0]).body
        assert isinstance(message, Message)
        assert entry[1] == message.id.name == whole.id.name
        assert message.equals(whole, ignored_fields=["span", "comment"])


def test_no_message_is_left_unused() -> None:
    rooms = (Path(room.__path__[0]) for room in (render, bot))
    code = "\n".join(file.read_text(encoding="utf-8") for room in rooms for file in room.rglob("*.py"))
    keys = {message.id.name for file in FILES for message in messages("en", file)}
    inside = set(re.findall(r"\{ ([a-z-]+) \}", "\n".join(text("en", file) for file in FILES)))
    made = {f"ff-refusal-{key}" for key in FEARSOME_FLOORS_REASONS} | {
        f"ff-rules-{key}{end}" for key in TOPICS for end in ("", "-title")
    }
    made |= {f"ff-rules-{key}-picture" for key in EXAMPLES} | {f"ff-rules-floor-{floor}" for floor in FLOORS}
    made |= {f"lobby-{verb}" for verb, _ in LOBBY_VERBS}
    looks = (*LOOKS, *(look for game in GAMES_ON_DISCORD for look in game.looks))
    made |= {key for key in keys if key.startswith("command-")}  # tests/bot/interactions/test_commands.py
    made |= {f"look-{look.name}" for look in looks if look.show is not None}
    kinds = (game.options.settings for game in PROGRAM.games.values())
    made |= {f"setting-{name}" for name in offered_by((InterruptSettings, *kinds))}
    made |= {f"ff-motive-{key}" for key in FEARSOME_FLOORS_MOTIVES}
    made |= {f"cl-motive-{key}" for key in CLAUSTROPHOBIA_MOTIVES}
    made |= {f"cl-effect-{kind}" for kind in get_args(EffectKind)}
    made |= {f"cl-refusal-{key}" for key in CLAUSTROPHOBIA_REASONS}
    made |= {f"cl-rules-{key}{end}" for key in CLAUSTROPHOBIA_TOPICS for end in ("", "-title")}
    made |= {f"cl-rules-{key}-picture" for key in CLAUSTROPHOBIA_EXAMPLES}
    made |= {f"ff-primer-{key}{end}" for key in PRIMER for end in ("", "-title", "-picture")}
    made |= {f"cl-primer-{key}{end}" for key in CLAUSTROPHOBIA_PRIMER for end in ("", "-title", "-picture")}
    engine_keys = {"nothing-to-undo", "nothing-to-redo", "duplicate-bad-word", *GAMES}
    assert {key for key in keys - inside - made - engine_keys if f'"{key}"' not in code} == set()


class _Selectors(Visitor):
    """Gathers the keys of the variants of each selector, and which of them is the default."""

    def __init__(self) -> None:
        self.found: list[tuple[str, frozenset[str], str]] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - as the library calls it
        keys = {
            variant: str(getattr(variant.key, "name", getattr(variant.key, "value", ""))) for variant in node.variants
        }
        default = next(key for variant, key in keys.items() if variant.default)
        self.found.append((serialize_expression(node.selector), frozenset(keys.values()), default))
        self.generic_visit(node)


@pytest.mark.parametrize("file", [*FILES, OF_TOY_GAME])
def test_no_default_is_a_real_kind_so_that_an_unknown_one_shows(file: str) -> None:
    selectors = _Selectors()
    for message in messages("en", file):
        selectors.visit(message)
    named = [(name, default) for name, keys, default in selectors.found if keys != {"yes", "no"}]
    assert [(name, default) for name, default in named if default != "other"] == []


def test_a_kind_without_words_shows_as_such() -> None:
    kinds = {
        "tile": ["ff-tile", "ff-the-tile", "ff-kind", "ff-draft-tile"],
        "floor": ["ff-floor"],
        "colour": ["ff-colour"],
    }
    shown = [WORDS(key, **{name: "jelly"}) for name, keys in kinds.items() for key in keys]
    assert set(shown) == {"?jelly"}


@pytest.mark.parametrize(
    ("items", "series", "listing"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a, b", "a and b"),
        (["a", "b", "c"], "a, b, c", "a, b and c"),
    ],
)
def test_items_are_put_in_a_row(items: list[str], series: str, listing: str) -> None:
    assert (WORDS.series(items), WORDS.listing(items)) == (series, listing)


def test_two_bold_sentences_are_one_where_a_language_has_nothing_between_them() -> None:
    bold = ["**死亡。**", "**获胜**", "x"]
    assert words_in("zh-CN").sentences(bold) == "**死亡。获胜**x"
    assert WORDS.sentences(bold) == "**死亡。** **获胜** x"


def test_an_unknown_key_or_a_missing_fact_is_an_error() -> None:
    with pytest.raises(LookupError, match="no-such-words"):
        WORDS("no-such-words")
    with pytest.raises(LookupError, match="item"):
        WORDS("list-last", items="a")


def test_a_players_name_is_never_read_as_markup_of_the_words() -> None:
    assert WORDS.listing(["{ $item }", "*[other]"]) == "{ $item } and *[other]"


def test_a_language_that_we_do_not_have_is_told_in_english() -> None:
    assert words_in("tlh").language == "en"


@pytest.mark.parametrize(
    ("locale", "language"), [("en-US", "en"), ("en-GB", "en"), ("zh-TW", "en"), ("tlh", "en"), ("", "en")]
)
def test_discords_language_of_an_asker_is_ours_where_we_offer_it(locale: str, language: str) -> None:
    assert language_of(locale) == language


ROOMS_THAT_SPEAK = ("render", "bot/games", "bot/interactions", "bot/play", "bot/table")

NO_SENTENCES = ("render/__main__.py", "render/locales/", "render/core/lettering.py")
"""The command line, in English, and letters."""


def speaks(node: ast.AST) -> bool:
    return re.search(r"\bwords\(|\.sentence\b", ast.unparse(node)) is not None


def put_together(node: ast.AST) -> bool:
    """Whether code puts a blank, or words of its own, between two sentences."""
    match node:
        case ast.JoinedStr(
            values=[ast.FormattedValue() as one, ast.Constant(value=" "), ast.FormattedValue() as other]
        ):
            return speaks(one) or speaks(other)
        case ast.BinOp(op=ast.Add(), left=ast.Constant(value=" "), right=right):
            return speaks(right)
        case ast.Call(func=ast.Attribute(attr="join", value=ast.Constant(value=" ")), args=[joined]):
            return speaks(joined)
        case _:
            return False


def test_sentences_are_put_together_by_messages_and_not_by_code() -> None:
    root = Path(render.__path__[0]).parent
    files = (file for room in ROOMS_THAT_SPEAK for file in (root / room).rglob("*.py"))
    spoken = (file for file in files if not str(file.relative_to(root)).startswith(NO_SENTENCES))
    found = [
        f"{file.relative_to(root)}: {ast.unparse(node)}"
        for file in spoken
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if put_together(node)
    ]
    assert found == []


TRIAL = """
-stone = { $case ->
   *[subject] ein Steinblock
    [object] einen Steinblock
}
trial-pushes = Blau 4 schiebt { -stone(case: "object") }
trial-role = { $role ->
   *[subject] der Krieger
    [object] den Krieger
}
trial-named = es trifft { trial-role }
trial-at = { ROLE($who, $role) } auf { $tile }
trial-hits = { START($who) } trifft { ROLE($target, "object") }
trial-plain = { $who } geht
trial-inside = { START(trial-meant) }: { ROLE(trial-role, "object") }
trial-meant = das heißt
trial-label = Ziehen
    .hint = eine Figur
trial-number = Partie { $number }
trial-broken = { $no-such-fact }
list-last = { $items } und { $item }
"""


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    """A language that has a few messages, and says the others in English."""
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "trial.ftl").write_text(TRIAL, encoding="utf-8")
    monkeypatch.setattr("render.core.words.LOCALES", tmp_path)
    return Words("de", WORDS)


def test_terms_take_the_case_and_messages_the_role_that_a_name_has_in_its_sentence(german: Words) -> None:
    assert german("trial-pushes") == "Blau 4 schiebt einen Steinblock"
    assert german("trial-role") == "der Krieger"
    assert german("trial-named", role="object") == "es trifft den Krieger"


def test_a_sentence_says_a_name_in_the_role_that_it_has_there(german: Words) -> None:
    warrior = german.name("trial-role")
    there = german.name("trial-at", who=warrior, tile="T3")
    assert german("trial-hits", who=warrior, target=there) == "Der Krieger trifft den Krieger auf T3"
    assert german("trial-hits", who=there, target="Ada") == "Der Krieger auf T3 trifft Ada"
    assert german("trial-plain", who=warrior) == "der Krieger geht"
    both = german.names([warrior, there])
    assert german("trial-hits", who=both, target=both) == (
        "Der Krieger und der Krieger auf T3 trifft den Krieger und den Krieger auf T3"
    )


def test_a_function_says_another_message_that_has_not_been_said_before(german: Words) -> None:
    assert german("trial-inside").startswith("Das heißt: ")


def test_an_attribute_is_asked_for_by_its_name(german: Words) -> None:
    assert (german("trial-label"), german("trial-label.hint")) == ("Ziehen", "eine Figur")
    with pytest.raises(LookupError, match=r"trial-label\.no"):
        german("trial-label.no")


def test_what_a_language_lacks_is_said_in_english_as_a_whole_and_logged_once(
    german: Words, caplog: pytest.LogCaptureFixture
) -> None:
    assert german.listing(["a", "b", "c"]) == "a, b und c"
    assert german.series(["a", "b", "c", "d"]) == "a, b, c, d"
    assert [record.getMessage() for record in caplog.records] == ["words said in en: no words for 'list-more' in 'de'"]
    with pytest.raises(LookupError, match="'trial-broken' in 'en'"):
        german("trial-broken")


@pytest.mark.parametrize("number", [7, 999, 1000, 12345])
def test_numbers_are_written_without_separators(german: Words, number: int) -> None:
    assert german("trial-number", number=number) == f"Partie {number}"


@pytest.mark.parametrize(("number", "written"), [(1.0, "1,0"), (0.25, "0,2"), (1.26, "1,3"), (1234.5, "1234,5")])
def test_an_average_has_one_decimal_behind_the_sign_of_its_language(german: Words, number: float, written: str) -> None:
    assert german("trial-number", number=number) == f"Partie {written}"


def test_a_game_from_outside_brings_its_words_but_none_that_there_are(tmp_path: Path) -> None:
    words, folder = Words("en"), tmp_path
    (folder / "game.ftl").write_text("some-game = { $name } plays", encoding="utf-8")
    words.add(folder)
    assert words("some-game", name="Ada") == "Ada plays"
    with pytest.raises(ValueError, match="two texts for 'some-game'"):
        words.add(folder)


def test_words_from_outside_are_there_again_after_words_were_read_anew() -> None:
    importlib.import_module("tests.toy_game.show")
    for cached in vars(sys.modules[Words.__module__]).values():
        if hasattr(cached, "cache_clear"):
            cached.cache_clear()
    assert words_in("en")("toy-game")


def test_a_language_of_the_same_name_from_another_folder_has_its_own_words(tmp_path: Path) -> None:
    for said in ("unu", "du"):
        folder = tmp_path / said / "eo"
        folder.mkdir(parents=True)
        (folder / "words.ftl").write_text(f"ff-board-move = {said}\n", encoding="utf-8")
        (folder / "about.toml").write_text('name = "Eo"\ndiscord = []\nstatus = "draft"\nread = "nobody"\n')
        with offered_too(folder):
            assert words_in("eo")("ff-board-move") == said
