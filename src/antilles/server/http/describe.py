"""The games' own views in the API's description, so that a client can be typed from it."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from litestar import Litestar
from litestar.openapi.spec import OpenAPIType, Reference, Schema

from antilles.games import games

RAW = {
    "Sight": ("view",),
    "Preview": ("view",),
    "Opened": ("view",),
    "AnswerOut": ("view",),
    "Frame": ("sight",),
    "Problem": ("sight",),
}
"""Fields that are sent as bytes made elsewhere, which the framework cannot describe."""
BEFORE = "#/components/schemas/"


def described(app: Litestar) -> dict[str, Any]:
    """The description of the API; made when it is asked for, as it takes longer than all else at the start."""
    describe_views(app)
    return app.openapi_schema.to_schema()


def describe_views(app: Litestar) -> None:
    """Say what the raw fields hold: the view of one of the games, or a sight."""
    views, parts = msgspec.json.schema_components(
        [game.view_type for game in games().values()], ref_template=BEFORE + "{name}"
    )
    known = app.openapi_schema.components.schemas
    assert known is not None
    for name, part in parts.items():
        known[name] = schema_of(part)
    some: list[Schema | Reference] = [Reference(view["$ref"]) for view in views]
    any_view = Schema(one_of=[*some, Schema(type=OpenAPIType.NULL)])
    for owner, fields in RAW.items():
        properties = known[owner].properties
        assert properties is not None
        for field in fields:
            properties[field] = any_view if field == "view" else Reference(BEFORE + "Sight")
    for owner in ("Stage", "PlaceOut", "PuzzleOut", "SceneOut"):
        properties = known[owner].properties
        assert properties is not None
        properties["view"] = Schema(one_of=some)
    opened = known["Opened"].properties
    assert opened is not None
    opened["views"] = Schema(type=OpenAPIType.ARRAY, items=Schema(one_of=some))


def schema_of(part: dict[str, Any]) -> Schema:
    """msgspec's description as the framework's; the few words it uses are those of our views."""
    known: dict[str, Any] = {}
    for name, value in part.items():
        if name == "properties":
            known["properties"] = {key: reference_or_schema(inner) for key, inner in value.items()}
        elif name in ("anyOf", "prefixItems"):
            known[{"anyOf": "any_of", "prefixItems": "prefix_items"}[name]] = [
                reference_or_schema(inner) for inner in value
            ]
        elif name == "items":
            known["items"] = reference_or_schema(value) if value is not False else False
        elif name == "additionalProperties":
            known["additional_properties"] = reference_or_schema(value) if isinstance(value, dict) else value
        elif name in ("type", "title", "description", "required", "enum", "default"):
            known[name] = OpenAPIType(value) if name == "type" else value
        elif name in ("minItems", "maxItems", "minimum", "maximum"):
            known[{"minItems": "min_items", "maxItems": "max_items"}.get(name, name)] = value
        else:
            raise ValueError(f"a view uses {name}: {json.dumps(value)}")
    return Schema(**known)


def reference_or_schema(part: dict[str, Any]) -> Schema | Reference:
    return Reference(part["$ref"]) if "$ref" in part else schema_of(part)
