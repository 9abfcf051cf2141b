"""Settings: from the environment and `.env`, or one sentence that names what is wrong."""

import os
from pathlib import Path

import pytest

from bot.host.settings import PREFIX, VARIABLES, BadSettings, Settings, load
from bot.store import ALL

TOKEN = "MTE4.Gx7a.secret-part"  # noqa: S105 - no real one
LIKE = "it must be like http://proxy:8080"
FOLLOWS = f"the path /api/v10 is put behind it: {LIKE}"
EXAMPLE = Path(__file__).parents[3] / ".env.example"


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [name for name in os.environ if name in VARIABLES or name.startswith(PREFIX)]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


def refusal() -> str:
    with pytest.raises(BadSettings) as refused:
        load()
    return str(refused.value)


def test_a_token_is_all_that_must_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", f" {TOKEN}\n")
    settings = load()
    assert settings.token.get_secret_value() == TOKEN
    assert (settings.database, settings.log_format, settings.log_level) == (Path("furunkulus.db"), "console", "info")
    assert TOKEN not in repr(settings)


def test_the_environment_goes_before_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text(f"DISCORD_TOKEN={TOKEN}\nFURUNKULUS_LOG_FORMAT=JSON\nFURUNKULUS_LOG_LEVEL=debug\n")
    monkeypatch.setenv("FURUNKULUS_LOG_LEVEL", "error")
    settings = load()
    assert (settings.log_format, settings.log_level) == ("json", "error")


def test_a_file_from_a_windows_editor_is_read() -> None:
    Path(".env").write_bytes(f"\ufeffDISCORD_TOKEN={TOKEN}\r\nFURUNKULUS_DATABASE=my games.db\r\n".encode())
    assert load().database == Path("my games.db")


@pytest.mark.parametrize("name", [":memory:", "a\0b"])
def test_a_database_that_could_be_no_file_is_refused(name: str) -> None:
    Path(".env").write_text(f"DISCORD_TOKEN={TOKEN}\nFURUNKULUS_DATABASE={name}\n")
    assert refusal() == "FURUNKULUS_DATABASE is not valid: it must be the name of a file, in which the games are kept."


def test_a_token_given_by_the_caller_goes_before_all() -> None:
    Path(".env").write_text(f"DISCORD_TOKEN={TOKEN}\n")
    assert load(token="another").token.get_secret_value() == "another"


@pytest.mark.parametrize("line", ["", "DISCORD_TOKEN=\n", "DISCORD_TOKEN='  '\n"])
def test_a_missing_token_is_one_sentence(line: str) -> None:
    Path(".env").write_text(line)
    assert refusal().startswith("DISCORD_TOKEN is not set")


@pytest.mark.parametrize("odd", ["\x01", "\x7f", "\n", " ", "é", "\u200b"])
def test_a_token_that_cannot_be_sent_is_one_sentence(monkeypatch: pytest.MonkeyPatch, odd: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", f"MTE4{odd}Gx7a")
    assert refusal() == "DISCORD_TOKEN is not valid: it has a sign in it that no token has."


def test_every_wrong_value_is_named_and_none_is_shown() -> None:
    Path(".env").write_text(f"DISCORD_TOKEN={TOKEN}\nFURUNKULUS_LOG_FORMAT=xml\nFURUNKULUS_LOG_LEVEL={TOKEN}\n")
    said = refusal()
    assert "FURUNKULUS_LOG_FORMAT is not valid: input should be 'console' or 'json'" in said
    assert "FURUNKULUS_LOG_LEVEL is not valid" in said
    assert TOKEN not in said
    assert "\n" not in said


@pytest.mark.parametrize("address", ["http://proxy:8080", "http://proxy:8080/", "https://10.0.0.1/discord/"])
def test_a_proxy_is_an_address(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("FURUNKULUS_API", address)
    assert str(load().api).rstrip("/") == address.rstrip("/")


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("proxy:8080", LIKE),
        ("ftp://proxy", LIKE),
        ("http://", LIKE),
        ("http://me:secret@proxy", "it must have no user in it: it must be like http://proxy:8080"),
        ("http://proxy:99999", LIKE),
        ("http://proxy:8080/?wait=1", FOLLOWS),
        ("http://proxy:8080/#v10", FOLLOWS),
        ("http://proxy:8080/api", FOLLOWS),
        ("http://proxy:8080/api/v10", FOLLOWS),
        ("http://proxy:8080/api/v10/", FOLLOWS),
    ],
)
def test_a_proxy_to_which_no_path_can_be_added_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, address: str, why: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("FURUNKULUS_API", address)
    assert refusal() == f"FURUNKULUS_API is not valid: {why}."


def test_a_misspelt_variable_in_the_environment_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("FURUNKULUS_DATABSE", "x.db")
    assert refusal() == "FURUNKULUS_DATABSE is no setting (did you mean FURUNKULUS_DATABASE?)."


def test_a_misspelt_variable_in_the_file_is_refused_beside_what_is_missing() -> None:
    Path(".env").write_text("FURUNKULUS_LOGLEVEL=info\nOTHER_PROGRAM=1\n")
    said = refusal()
    assert "FURUNKULUS_LOGLEVEL is no setting (did you mean FURUNKULUS_LOG_LEVEL?)" in said
    assert "DISCORD_TOKEN is not set" in said
    assert "OTHER_PROGRAM" not in said


def test_a_file_that_is_no_text_is_refused() -> None:
    Path(".env").write_bytes(b"\xff\xfeD\x00")
    assert refusal().startswith("The file .env cannot be read")


def test_the_example_lists_every_setting_with_its_description_and_default() -> None:
    expected = ["# Copy this file to .env and fill in the token. The environment goes before what stands here."]
    for field in Settings.model_fields.values():
        default = "" if field.is_required() or field.default is None else field.default
        expected += ["", f"# {field.description}", f"{field.validation_alias}={default}"]
    assert EXAMPLE.read_text().splitlines() == expected


def test_the_example_is_a_file_that_loads_once_the_token_is_filled_in() -> None:
    Path(".env").write_text(EXAMPLE.read_text().replace("DISCORD_TOKEN=", f"DISCORD_TOKEN={TOKEN}"))
    assert load().model_dump(exclude={"token"}) == {
        "database": Path("furunkulus.db"),
        "cluster": ALL,
        "api": None,
        "log_format": "console",
        "log_level": "info",
        "metrics": None,
    }


@pytest.mark.parametrize(("port", "is_one"), [("9187", True), ("0", False), ("65536", False), ("localhost:1", False)])
def test_what_is_no_port_is_refused(monkeypatch: pytest.MonkeyPatch, port: str, *, is_one: bool) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("FURUNKULUS_METRICS", port)
    if is_one:
        assert load().metrics == int(port)
    else:
        assert refusal().startswith("FURUNKULUS_METRICS is not valid: ")
