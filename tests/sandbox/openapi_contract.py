"""Recorded requests held against Discord's published OpenAPI document, which stands beside the checkout."""

import json
import os
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import chain
from pathlib import Path
from typing import Any, cast

from jsonschema_rs import Draft202012Validator, Registry, ValidationError

from bot.sandbox import RecordedRequest

ROOT = Path(__file__).parents[2]
DOCUMENT = Path(os.environ.get("FURUNKULUS_OPENAPI") or ROOT.parent / "shared" / "discord" / "openapi.json")
ABSENT = f"Discord's OpenAPI document is not at {DOCUMENT} (FURUNKULUS_OPENAPI may name another place)"

_CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
_CALLBACKS = {
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest",
    9: "ModalInteractionCallbackRequest",
}


def is_present() -> bool:
    return DOCUMENT.is_file()


def violations(records: Iterable[RecordedRequest]) -> list[str]:
    """Return one line for each thing in accepted requests that the document does not know or allow."""
    accepted = (record for record in records if record.status < 300)
    return [f"{record.method} {record.route}: {violation}" for record in accepted for violation in _violations(record)]


def _violations(record: RecordedRequest) -> Iterator[str]:
    operation = _document()["paths"].get(record.route, {}).get(record.method.lower())
    if operation is None:
        yield "the document has no such route"
        return
    parameters = (*_document()["paths"][record.route].get("parameters", ()), *operation.get("parameters", ()))
    known = {parameter.get("name") for parameter in parameters if parameter.get("in") == "query"}
    yield from (f"unknown query parameter {name}" for name in record.query.keys() - known)
    if "requestBody" in operation:
        yield from _wrong_fields(_schema(record, operation), json.dumps(record.payload))
    elif record.payload is not None:
        yield "a body where none belongs"


def _schema(record: RecordedRequest, operation: dict[str, Any]) -> str:
    if record.route == _CALLBACK:
        return json.dumps({"$ref": f"urn:openapi#/components/schemas/{_CALLBACKS[record.payload['type']]}"})
    return json.dumps(operation["requestBody"]["content"]["application/json"]["schema"])


@lru_cache(maxsize=1000)
def _wrong_fields(schema: str, payload: str) -> tuple[str, ...]:
    """Return what is wrong; what was sent before, as the commands at every start, is not looked at once more."""
    errors = map(_deepest, _validator(schema).iter_errors(_without_harmless(json.loads(payload))))
    return tuple(f"{_json_path(deepest)}: {deepest.message[:300]}" for deepest in errors)


def _deepest(error: ValidationError) -> ValidationError:
    """Return what is wrong at the bottom, in that alternative that is of the payload's type, if it names one."""
    while alternatives := getattr(error.kind, "context", None):
        path = [*error.instance_path, "type"]
        meant = [errors for errors in alternatives if all(inner.instance_path != path for inner in errors)]
        error = max(chain(*(meant or alternatives)), key=lambda inner: len(inner.instance_path))
    return error


def _json_path(error: ValidationError) -> str:
    """Return where an error is, as in "$.components[0].label"."""
    return "$" + "".join(f".{step}" if isinstance(step, str) else f"[{step}]" for step in error.instance_path)


def _without_harmless(payload: Any) -> Any:
    """Return the payload without discord.py's harmless differences.

    These are `tts` on edits, `flags` of embeds, `nsfw` of commands, ids that are numbers instead of strings, and files
    kept by an edit that are listed with all that Discord itself has told of them.
    """
    if isinstance(payload, list):
        for command in payload:
            command.pop("nsfw", None)
    for form in (payload, payload.get("data")) if isinstance(payload, dict) else ():
        if isinstance(form, dict):
            _forgive(form)
    return payload


def _forgive(form: dict[str, Any]) -> None:
    form.pop("tts", None)
    for attachment in form.get("attachments") or ():
        attachment["id"] = str(attachment["id"])
        for told in ("content_type", "proxy_url", "size", "spoiler", "url"):
            attachment.pop(told, None)
    for embed in form.get("embeds") or ():
        embed.pop("flags", None)
    for holder in (form, form.get("message_reference") or {}):
        holder.update({key: str(value) for key, value in holder.items() if key.endswith("_id")})
    mentions = form.get("allowed_mentions") or {}
    mentions.update({key: [str(each) for each in mentions[key]] for key in ("users", "roles") if key in mentions})


@cache
def _document() -> dict[str, Any]:
    """Return the document with references made absolute and unknown keys forbidden."""
    return cast("dict[str, Any]", _closed(json.loads(DOCUMENT.read_text())))


@cache
def _validator(schema: str) -> Draft202012Validator:
    return Draft202012Validator(json.loads(schema), registry=_registry(), validate_formats=False)


@cache
def _registry() -> Registry:
    return Registry([("urn:openapi", _document())])


def _closed(value: Any) -> Any:
    if isinstance(value, list):
        return [_closed(inner) for inner in value]
    if not isinstance(value, dict):
        return value
    closed = {key: _closed(inner) for key, inner in value.items()}
    if isinstance(value.get("$ref"), str):
        closed["$ref"] = "urn:openapi" + value["$ref"]
    if value.get("type") == "object" and "properties" in value:
        closed.setdefault("additionalProperties", False)
    return closed
