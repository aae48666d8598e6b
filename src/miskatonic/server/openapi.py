"""The OpenAPI description of the HTTP part, made from its routes and the msgspec types.

Not for the WebSocket; its words are in `protocol`.
"""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from miskatonic.server.http import Endpoint
from miskatonic.server.protocol_http import Problem


def describe(routes: Sequence[Endpoint], version: str) -> dict[str, Any]:
    """Return the description as plain data."""
    types = [Problem, *(type for each in routes for type in (each.answer, each.body) if type is not None)]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = {str(type): schema for type, schema in zip(types, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for each in routes:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Miskatonic", "version": version},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": "miskatonic_session"}},
        },
    }


def _operation(endpoint: Endpoint, schema_of: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "parameters": _parameters(endpoint),
        "responses": _responses(endpoint, schema_of),
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(schema_of[str(endpoint.body)])}
    if endpoint.session:
        operation["security"] = [{"session": []}]
    return operation


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    text = {"type": "string"}
    found = [
        {"name": name, "in": "path", "required": True, "schema": text}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    found += [{"name": name, "in": "query", "required": False, "schema": text} for name in endpoint.query]
    if endpoint.method != "GET":
        header = {"type": "string", "enum": ["1"]}
        found.append({"name": "X-Miskatonic", "in": "header", "required": True, "schema": header})
    return found


def _responses(endpoint: Endpoint, schema_of: dict[str, Any]) -> dict[str, Any]:
    good: dict[str, Any] = {"description": endpoint.handler.__doc__}
    if endpoint.answer is not None:
        good["content"] = _json(schema_of[str(endpoint.answer)])
    problem = {"description": "Refused, with a reason", "content": _json(schema_of[str(Problem)])}
    refusals = {*endpoint.refusals, 503, *((403, 413) if endpoint.method != "GET" else ())}
    return {str(endpoint.status): good} | {str(status): problem for status in sorted(refusals)}


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
