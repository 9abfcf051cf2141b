import msgspec
import pytest

from bot.sandbox import RecordedRequest
from tests.sandbox import openapi_contract

POSTED = RecordedRequest(
    method="POST",
    route="/channels/{channel_id}/messages",
    path="/api/v10/channels/1/messages",
    query={},
    payload={"content": "x", "attachments": [{"id": 0, "filename": "a.png"}], "tts": False},
    status=200,
)
DEFERRED = RecordedRequest(
    method="POST",
    route="/interactions/{interaction_id}/{interaction_token}/callback",
    path="/api/v10/interactions/1/x/callback",
    query={"with_response": "1"},
    payload={"type": 5, "data": {"flags": 64}},
    status=200,
)
needs_document = pytest.mark.skipif(not openapi_contract.is_present(), reason=openapi_contract.ABSENT)


@needs_document
@pytest.mark.parametrize("record", [POSTED, DEFERRED])
def test_what_discord_py_sends_is_right_by_the_document(record: RecordedRequest) -> None:
    assert openapi_contract.violations([record]) == []


@needs_document
@pytest.mark.parametrize(
    ("record", "changes"),
    [
        (POSTED, {"payload": {"content": "x", "colour": "red"}}),
        (POSTED, {"payload": {"content": 5}}),
        (POSTED, {"payload": {"attachments": [{"id": 0, "alt": "x"}]}}),
        (POSTED, {"query": {"wait": "1"}}),
        (POSTED, {"route": "/channels/{channel_id}/boards"}),
        (DEFERRED, {"payload": {"type": 5, "data": {"title": "a modal's"}}}),
        (DEFERRED, {"payload": {"type": 9, "data": {"flags": 64}}}),
    ],
)
def test_what_the_document_does_not_know_is_found(record: RecordedRequest, changes: dict[str, object]) -> None:
    assert openapi_contract.violations([msgspec.structs.replace(record, **changes)]) != []


@needs_document
def test_of_a_control_that_is_wrong_it_is_told_what_is_wrong_with_it() -> None:
    button = {"type": 2, "style": 1, "custom_id": "a", "label": 3}
    payload = {"components": [{"type": 1, "components": [button]}]}
    (told,) = openapi_contract.violations([msgspec.structs.replace(POSTED, payload=payload)])
    assert told.endswith('$.components[0].components[0].label: 3 is not of types "null", "string"')


@needs_document
def test_refused_requests_are_not_judged_again() -> None:
    refused = msgspec.structs.replace(POSTED, payload={"colour": "red"}, status=400)
    assert openapi_contract.violations([refused]) == []
