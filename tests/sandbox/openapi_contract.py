"""Recorded requests held against Discord's published OpenAPI document, which stands beside the checkout."""

import json
import os
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, cast

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.protocols import Validator
from jsonschema.validators import extend
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

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
        return json.dumps({"$ref": f"openapi#/components/schemas/{_CALLBACKS[record.payload['type']]}"})
    return json.dumps(operation["requestBody"]["content"]["application/json"]["schema"])


@lru_cache(maxsize=1000)
def _wrong_fields(schema: str, payload: str) -> tuple[str, ...]:
    """Return what is wrong; what was sent before, as the commands at every start, is not looked at once more."""
    errors = _validator(schema).iter_errors(_without_harmless(json.loads(payload)))
    return tuple(f"{deepest.json_path}: {deepest.message[:300]}" for deepest in map(_deepest, errors))


def _deepest(error: ValidationError) -> ValidationError:
    while error.context:
        error = max(error.context, key=lambda inner: len(inner.absolute_path))
    return error


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
def _validator(schema: str) -> Validator:
    resource: Resource[Any] = Resource.from_contents(_document(), default_specification=DRAFT202012)
    registry: Registry[Any] = Registry().with_resource("openapi", resource)
    return _Quick(json.loads(schema), registry=registry)


def _one_of(validator: Validator, schemas: list[Any], payload: Any, schema: Any) -> Iterator[ValidationError]:
    """Look at those schemas alone that are of the payload's type, which each kind of component names for itself."""
    if isinstance(payload, dict) and "type" in payload:
        schemas = [each for each in schemas if _is_of(json.dumps(each), payload["type"])] or schemas
    yield from Draft202012Validator.VALIDATORS["oneOf"](validator, schemas, payload, schema)


_Quick: type[Validator] = extend(Draft202012Validator, {"oneOf": _one_of})  # type: ignore[no-untyped-call]  # theirs


@cache
def _is_of(schema: str, kind: object) -> bool:
    """Whether a schema is of a type, as far as it says."""
    name = json.loads(schema).get("$ref", "").removeprefix("openapi#/components/schemas/")
    fields = _document()["components"]["schemas"].get(name, {}).get("properties", {})
    return kind in fields.get("type", {}).get("enum", (kind,))


def _closed(value: Any) -> Any:
    if isinstance(value, list):
        return [_closed(inner) for inner in value]
    if not isinstance(value, dict):
        return value
    closed = {key: _closed(inner) for key, inner in value.items()}
    if isinstance(value.get("$ref"), str):
        closed["$ref"] = "openapi" + value["$ref"]
    if value.get("type") == "object" and "properties" in value:
        closed.setdefault("additionalProperties", False)
    if all("const" in one for one in closed.get("oneOf", ({},))):
        closed["enum"] = [one["const"] for one in closed.pop("oneOf")]  # which says the same, and is quickly looked up
    return closed
