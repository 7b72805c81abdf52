"""What the last release has stored, this version reads: schemas of all stored JSON, and planted losses."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import pytest
from pydantic import BaseModel, Field, TypeAdapter, create_model

import bot.command_tree  # noqa: F401  (imports every module with models)
from engines.core import Frozen
from tests import stored
from tests.stored import (
    FOLDER,
    MODELS,
    VERSION,
    current_schemas,
    losses,
    releases,
    schema_of,
    schemas_of,
    text_of,
    version_here,
)

NOT_STORED = {"_List", "_Listed", "Settings", "Advice"}
"""Models of the bot that read files of ``data`` or the environment, and a base of others."""


def test_last_release_stored_nothing_that_is_no_longer_read() -> None:
    here = current_schemas()
    for release in releases():
        assert losses(schemas_of(release), here) == []


def test_schemas_of_this_release_are_what_the_script_writes() -> None:
    written = (FOLDER / f"{version_here()}.json").read_text(encoding="utf-8")
    assert written == text_of(current_schemas()), (
        "`python -m tests.stored` at each release, once its version is set"
    )
    assert len(releases()) == 2, "the last release and the one before"


def test_every_model_of_the_bot_has_a_schema() -> None:
    def models(of: type[BaseModel]) -> set[str]:
        own = {of.__name__} if of.__module__.startswith("bot.") else set[str]()
        return own.union(*(models(one) for one in of.__subclasses__()))

    def titles(schema: Mapping[str, Any]) -> set[str]:
        return {schema.get("title", "")} | {one.get("title", "") for one in schema.get("$defs", {}).values()}

    adapters = (model if isinstance(model, TypeAdapter) else TypeAdapter(model) for model in MODELS.values())
    named = set[str]().union(*(titles(adapter.json_schema()) for adapter in adapters))
    assert models(BaseModel) - named == NOT_STORED


# --- planted losses --------------------------------------------------------------------------------------------

FIELDS: Mapping[str, Any] = {
    "kind": (Literal["sent"], "sent"),
    "hex": (str, ...),
    "count": (int, 0),
    "pair": (tuple[int, str], (0, "")),
    "unit": (Literal["soldier", "strong"], "soldier"),
    "by_seat": (dict[str, int], {}),
    "bound": (Annotated[int, Field(ge=0, lt=10)], 0),
}


class Stayed(Frozen):
    kind: Literal["stayed"] = "stayed"
    seat: int | None


class Tree(Frozen):
    branches: tuple[Tree, ...] = ()
    leaves: int


def sent(**fields: Any) -> Any:
    """Return the model ``Sent`` with other fields; None: without that field."""
    chosen = {name: field for name, field in {**FIELDS, **fields}.items() if field is not None}
    return create_model("Sent", __base__=Frozen, **chosen)


def events(*models: Any) -> dict[str, Any]:
    """Return the schema of events of these kinds."""
    first, *others = models
    for other in others:
        first = first | other
    return {"events": schema_of(TypeAdapter(Annotated[first, Field(discriminator="kind")] if others else first))}


def lost_by(*models: Any) -> list[str]:
    """Return what is lost by these models, after the colon."""
    return [line.removeprefix("events: ") for line in losses(events(sent(), Stayed), events(*models))]


LOSSES: tuple[tuple[dict[str, Any], str], ...] = (
    ({"home": (int, ...)}, "sent.home: required, and was not"),
    ({"count": (int, ...)}, "sent.count: required, and was not"),
    ({"hex": None}, "sent.hex: gone"),
    ({"hex": (int, ...)}, "sent.hex: no longer string"),
    ({"count": (int, 1)}, "sent.count: 1 where it is missing, and was 0"),
    ({"unit": (Literal["soldier"], "soldier")}, "sent.unit: no longer ['strong']"),
    ({"hex": (Literal["B3"], ...)}, "sent.hex: nothing but ['B3']"),
    ({"unit": (Literal["soldier", "guard"], "soldier")}, "sent.unit: no longer ['strong']"),
    ({"pair": (tuple[int, int], (0, 0))}, "sent.pair.1: no longer string"),
    ({"pair": (tuple[int, str, int], (0, "", 0))}, "sent.pair: minItems 3, and was 2"),
    ({"by_seat": (dict[str, str], {})}, "sent.by_seat.*: no longer integer"),
    ({"bound": (Annotated[int, Field(ge=0, lt=5)], 0)}, "sent.bound: exclusiveMaximum 5, and was 10"),
    ({"count": (int, Field(default_factory=int))}, "sent.count: 'another value' where it is missing, and was 0"),
    ({"by_seat": (dict[Literal["a"], int], {})}, "sent.by_seat: propertyNames {'const': 'a'}, and was 'free'"),
    ({"bound": (Annotated[int, Field(ge=1, lt=10)], 1)}, "sent.bound: minimum 1, and was 0"),
)
WIDER: tuple[dict[str, Any], ...] = (
    {},
    {"home": (int | None, None)},
    {"hex": (str | int, ...)},
    {"hex": (Any, ...)},
    {"by_seat": (Any, {})},
    {"unit": (Literal["soldier", "strong", "guard"], "soldier")},
    {"count": (float, 0)},
    {"bound": (int, 0)},
)


def test_planted_losses_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for fields, loss in LOSSES:
        assert loss in lost_by(sent(**fields), Stayed)
    for fields in WIDER:
        assert lost_by(sent(**fields), Stayed) == []
    assert lost_by(sent()) == ["stayed: gone"]
    assert losses(events(Stayed), {}) == ["events: gone"]
    narrower = create_model("Stayed", __base__=Frozen, kind=(Literal["stayed"], "stayed"), seat=(int, ...))
    assert lost_by(sent(), narrower) == ["stayed.seat: no longer null"]
    meant = {"events: sent.count: 1 where it is missing, and was 0": "every row has it"}
    monkeypatch.setattr(stored, "MEANT", meant)
    assert lost_by(sent(count=(int, 1)), Stayed) == []


def test_loss_inside_of_a_value_of_its_own_kind_is_found() -> None:
    tree, other = {"trees": schema_of(Tree)}, schema_of(Tree)
    other["$defs"]["Tree"]["properties"]["leaves"] = {"type": "string"}
    assert losses(tree, tree) == []
    assert losses(tree, {"trees": other}) == ["trees: leaves: no longer integer"]


def test_order_counts_where_values_go_by_it() -> None:
    """The notation of actions goes by the order of their fields, other JSON by the names; lists go by places."""

    class Turned(NamedTuple):
        previous: str
        signature: str

    class Proved(NamedTuple):
        signature: str
        previous: str

    turned = create_model("Sent", __base__=Frozen, **dict(reversed(FIELDS.items())))
    was, now = events(sent(), Stayed)["events"], events(turned, Stayed)["events"]
    moved = "octa actions: sent: its fields stand in another order"
    assert losses({"octa actions": was}, {"octa actions": now}) == [moved]
    assert losses({"octa events": was}, {"octa events": now}) == []
    assert losses({"proofs": schema_of(Proved)}, {"proofs": schema_of(Turned)}) == [
        "proofs: 0: Previous, and was Signature",
        "proofs: 1: Signature, and was Previous",
    ]


def test_only_states_are_carried_over_by_a_version_of_the_rules() -> None:
    was, now = schema_of(Stayed), schema_of(create_model("Stayed", __base__=Stayed, home=(int, ...)))
    loss = "stayed.home: required, and was not"
    for before, after, lost in ((2, 3, []), (2, 2, [f"octa states: {loss}"])):
        older, newer = {VERSION: before, **was}, {VERSION: after, **now}
        assert losses({"octa states": older}, {"octa states": newer}) == lost
    assert losses({"octa events": was}, {"octa events": now}) == [f"octa events: {loss}"]


def test_script_refuses_losses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored, "FOLDER", tmp_path)
    older = dict(current_schemas())
    older["octa events"] = events(sent())["events"]
    for release, schemas in (("0.9.0", {}), ("0.10.0", older)):
        (tmp_path / f"{release}.json").write_text(text_of(schemas), encoding="utf-8")
    with pytest.raises(SystemExit, match="octa events: sent: gone"):
        stored.main()
    assert releases() == ["0.9.0", "0.10.0"]
    (tmp_path / "0.10.0.json").write_text(text_of(current_schemas()), encoding="utf-8")
    stored.main()
    assert releases() == ["0.10.0", version_here()]
    assert losses(schemas_of(version_here()), current_schemas()) == []
