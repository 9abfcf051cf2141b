"""Every written limit: at the limit it passes, one beyond it is refused at the right place of the form."""

from typing import Any

import pytest

from bot.sandbox import Channel, World
from tests.sandbox.clients import Rest, places

Json = dict[str, Any]
V2 = 1 << 15
MEBIBYTE = 1 << 20


def button(number: int = 0, **changes: object) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": f"go-{number}", **changes}


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def rows(*parts: Json) -> Json:
    return {"components": [row(*parts)]}


def select(**changes: object) -> Json:
    return {"type": 3, "custom_id": "pick", "options": [option(0)], **changes}


def option(number: int, **changes: object) -> Json:
    return {"label": "x", "value": str(number), **changes}


def text(size: int) -> Json:
    return {"type": 10, "content": "x" * size}


def v2(*parts: Json) -> Json:
    return {"flags": V2, "components": list(parts)}


def gallery(size: int) -> Json:
    return {"type": 12, "items": [{"media": {"url": "https://example.com/a.png"}}] * size}


def embed(**changes: object) -> Json:
    return {"embeds": [{"title": "x", **changes}]}


def field(name: int = 1, value: int = 1) -> Json:
    return {"name": "x" * name, "value": "x" * value}


MESSAGES: dict[str, tuple[Json, Json, str]] = {
    "content": ({"content": "x" * 2000}, {"content": "x" * 2001}, "content"),
    "nonce": ({"content": "x", "nonce": "n" * 25}, {"content": "x", "nonce": "n" * 26}, "nonce"),
    "five rows": (
        {"components": [row(button(n)) for n in range(5)]},
        {"components": [row(button(n)) for n in range(6)]},
        "components",
    ),
    "five buttons in a row": (
        rows(*(button(n) for n in range(5))),
        rows(*(button(n) for n in range(6))),
        "components.0.components",
    ),
    "a select fills its row": (rows(select()), rows(select(), button()), "components.0.components"),
    "no bare button": (rows(button()), {"components": [button()]}, "components.0.type"),
    "custom id": (
        rows(button(custom_id="x" * 100)),
        rows(button(custom_id="x" * 101)),
        "components.0.components.0.custom_id",
    ),
    "custom id is there": (rows(button()), rows(button(custom_id="")), "components.0.components.0.custom_id"),
    "custom ids differ": (
        rows(button(1), button(2)),
        rows(button(1), button(1)),
        "components.0.components.1.custom_id",
    ),
    "button label": (
        rows(button(label="x" * 80)),
        rows(button(label="x" * 81)),
        "components.0.components.0.label",
    ),
    "label or emoji": (
        rows(button(label=None, emoji={"name": "🎲"})),
        rows(button(label=None)),
        "components.0.components.0.label",
    ),
    "a link has a URL": (
        rows({"type": 2, "style": 5, "label": "x", "url": "https://example.com"}),
        rows({"type": 2, "style": 5, "label": "x"}),
        "components.0.components.0.url",
    ),
    "button style": (rows(button(style=4)), rows(button(style=9)), "components.0.components.0.style"),
    "options": (
        rows(select(options=[option(n) for n in range(25)])),
        rows(select(options=[option(n) for n in range(26)])),
        "components.0.components.0.options",
    ),
    "options differ": (
        rows(select(options=[option(0), option(1)])),
        rows(select(options=[option(0), option(0)])),
        "components.0.components.0.options.1.value",
    ),
    "option label": (
        rows(select(options=[option(0, label="x" * 100)])),
        rows(select(options=[option(0, label="x" * 101)])),
        "components.0.components.0.options.0.label",
    ),
    "option value": (
        rows(select(options=[option(0, value="x" * 100)])),
        rows(select(options=[option(0, value="x" * 101)])),
        "components.0.components.0.options.0.value",
    ),
    "option description": (
        rows(select(options=[option(0, description="x" * 100)])),
        rows(select(options=[option(0, description="x" * 101)])),
        "components.0.components.0.options.0.description",
    ),
    "placeholder": (
        rows(select(placeholder="x" * 150)),
        rows(select(placeholder="x" * 151)),
        "components.0.components.0.placeholder",
    ),
    "max values": (rows(select(max_values=25)), rows(select(max_values=26)), "components.0.components.0.max_values"),
    "V2 text": (v2(text(4000)), v2(text(3999), text(2)), "components"),
    "V2 components": (
        v2({"type": 17, "components": [text(1)] * 38}, text(1)),
        v2({"type": 17, "components": [text(1)] * 39}, text(1)),
        "components",
    ),
    "V2 excludes content": (v2(text(1)), v2(text(1)) | {"content": "x"}, "content"),
    "V2 excludes embeds": (v2(text(1)), v2(text(1)) | embed(), "embeds"),
    "V2 needs its flag": (v2(text(1)), {"components": [text(1)]}, "components.0.type"),
    "gallery": (v2(gallery(10)), v2(gallery(11)), "components.0.items"),
    "gallery is not empty": (v2(gallery(1)), v2(gallery(0)), "components.0.items"),
    "a picture named is there": (
        v2(gallery(1)),
        v2({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}),
        "components.0.items.0.media.url",
    ),
    "embeds": ({"embeds": [{"title": "x"}] * 10}, {"embeds": [{"title": "x"}] * 11}, "embeds"),
    "embed title": (embed(title="x" * 256), embed(title="x" * 257), "embeds.0.title"),
    "embed description": (embed(description="x" * 4096), embed(description="x" * 4097), "embeds.0.description"),
    "embed footer": (embed(footer={"text": "x" * 2048}), embed(footer={"text": "x" * 2049}), "embeds.0.footer.text"),
    "embed fields": (embed(fields=[field()] * 25), embed(fields=[field()] * 26), "embeds.0.fields"),
    "embed field name": (embed(fields=[field(256)]), embed(fields=[field(257)]), "embeds.0.fields.0.name"),
    "embed field value": (embed(fields=[field(1, 1024)]), embed(fields=[field(1, 1025)]), "embeds.0.fields.0.value"),
    "embeds in all": (
        {"embeds": [{"description": "x" * 3000}] * 2},
        {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3001}]},
        "embeds",
    ),
    "mentions by kind or by name": (
        {"content": "x", "allowed_mentions": {"parse": [], "users": ["1"]}},
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
    ),
}


@pytest.mark.parametrize("case", MESSAGES.values(), ids=MESSAGES)
async def test_a_message_within_the_limit_passes_and_one_beyond_is_refused(
    rest: Rest, games: Channel, case: tuple[Json, Json, str]
) -> None:
    within, beyond, place = case
    path = f"/channels/{games.id}/messages"
    status, answer = await rest("POST", path, within)
    assert status == 200, answer
    status, answer = await rest("POST", path, beyond)
    assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
    assert place in places(answer["errors"])
    assert len(games.messages) == 1


async def test_an_empty_message_is_refused(rest: Rest, games: Channel) -> None:
    path = f"/channels/{games.id}/messages"
    assert (await rest("POST", path, {}))[1]["code"] == 50006
    _, message = await rest("POST", path, {"content": "x"})
    assert (await rest("PATCH", f"{path}/{message['id']}", {"content": ""}))[1]["code"] == 50006


FILES: dict[str, tuple[Json, list[tuple[str, bytes]], int]] = {
    "ten files": ({}, [("a.png", b"x")] * 10, 0),
    "eleven files": ({}, [("a.png", b"x")] * 11, 50035),
    "10 MiB": ({}, [("a.png", bytes(10 * MEBIBYTE))], 0),
    "more than 10 MiB": ({}, [("a.png", bytes(10 * MEBIBYTE + 1))], 40005),
    "more than 25 MiB in all": ({}, [("a.png", bytes(9 * MEBIBYTE))] * 3, 40005),
    "a name with a space": ({}, [("a b.png", b"x")], 50035),
    "alt text": ({"attachments": [{"id": 0, "description": "x" * 1024}]}, [("a.png", b"x")], 0),
    "too long an alt text": ({"attachments": [{"id": 0, "description": "x" * 1025}]}, [("a.png", b"x")], 50035),
    "a file that is not there": ({"attachments": [{"id": 1}]}, [("a.png", b"x")], 50035),
}


@pytest.mark.parametrize("case", FILES.values(), ids=FILES)
async def test_files_have_limits(rest: Rest, games: Channel, case: tuple[Json, list[tuple[str, bytes]], int]) -> None:
    payload, files, code = case
    status, answer = await rest("POST", f"/channels/{games.id}/messages", payload, files=files)
    assert (0 if status == 200 else answer["code"]) == code
    assert len(games.messages) == (0 if code else 1)


async def test_a_thread_needs_a_name_within_the_limit(rest: Rest, games: Channel, world: World) -> None:
    for name, status in (("x" * 100, 200), ("x" * 101, 400), ("", 400)):
        assert (await rest("POST", f"/channels/{games.id}/threads", {"name": name, "type": 11}))[0] == status
    assert len(world.threads()) == 1
