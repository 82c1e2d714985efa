"""The REST written down: made from the same list of endpoints that answers it."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from gaslamp import __version__
from gaslamp.server.incoming import Incoming
from gaslamp.server.outgoing import Outgoing
from gaslamp.server.rest.calls import Endpoint, Problem

_WHERE = "#/components/schemas/{name}"


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    kinds = [Problem]
    for each in endpoints:
        kinds += [kind for kind in (each.answer, each.body) if _is_type(kind)]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=_WHERE)
    schema_of = dict(zip(map(repr, kinds), schemas, strict=True))
    paths: dict[str, Any] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Gaslamp", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"cookie": {"type": "apiKey", "in": "cookie", "name": "gaslamp"}},
        },
    }


def _is_type(kind: Any) -> bool:
    return kind is not None and not isinstance(kind, str)


def _operation(each: Endpoint, schema_of: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "summary": each.about,
        "operationId": each.handler.__name__,
        "parameters": _parameters(each),
        "responses": {str(each.status): _answer(each, schema_of)},
    }
    problem = {"application/json": {"schema": schema_of[repr(Problem)]}}
    for status in sorted({*each.refusals, 400, 403, 429}):
        found["responses"][str(status)] = {"description": "Refused.", "content": problem}
    if each.body is not None:
        content = {"application/json": {"schema": schema_of[repr(each.body)]}}
        found["requestBody"] = {"required": True, "content": content}
        too_large = {"text/plain": {"schema": {"type": "string"}}}
        found["responses"]["413"] = {"description": "Too large to be read.", "content": too_large}
    if 401 in each.refusals:
        found["security"] = [{"cookie": []}]
    return found


def _answer(each: Endpoint, schema_of: dict[str, Any]) -> dict[str, Any]:
    if each.answer is None:
        return {"description": "Done."}
    if isinstance(each.answer, str):
        return {"description": "Done.", "content": {each.answer: {"schema": {"type": "string"}}}}
    content = {"application/json": {"schema": schema_of[repr(each.answer)]}}
    return {"description": "Done.", "content": content}


def _parameters(each: Endpoint) -> list[dict[str, Any]]:
    text, whole = {"type": "string"}, {"type": "integer", "minimum": -2, "maximum": 7}
    path = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
        for name in re.findall(r"{(\w+)}", each.path)
    ]
    query = [
        {"name": name, "in": "query", "schema": whole if kind is int else text}
        for name, kind in each.query.items()
    ]
    return path + query


def messages() -> dict[str, Any]:
    """What is said on a socket, both ways, as JSON schemas: client types are made from this."""
    (heard, told), components = msgspec.json.schema_components(
        [Incoming, Outgoing], ref_template="#/$defs/{name}"
    )
    return {"incoming": heard, "outgoing": told, "$defs": components}
