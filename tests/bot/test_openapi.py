"""The check of bodies finds what Discord would refuse."""

from __future__ import annotations

from .openapi import body_faults, schema_faults

SEND = "/channels/{channel_id}/messages"


def test_faults_of_bodies_are_found() -> None:
    assert body_faults(SEND, "post", {"content": "words"}) == []
    assert body_faults(SEND, "post", {"content": "x" * 5000})
    assert body_faults(SEND, "post", {"components": [{"type": 1, "components": [{"type": 2, "style": 77}]}]})
    assert body_faults("/applications/{application_id}/emojis", "post", {"name": "x"})
    assert schema_faults("LabelComponentForModalRequest", {"type": 18, "label": "x" * 46, "component": {}})
