"""The types of the client fit what the server describes. That every request is described is held by `conftest`."""

from __future__ import annotations

from typing import Any

import pytest

from concord_study import models
from concord_study.models import Model

TYPES = [thing for thing in vars(models).values() if isinstance(thing, type) and issubclass(thing, Model)]


@pytest.mark.parametrize("model", [model for model in TYPES if model is not Model], ids=lambda model: model.__name__)
def test_a_type_fits_its_schema(model: type[Model], document: dict[str, Any]) -> None:
    schema = document["components"]["schemas"][model.schema_name]
    for name, field in model.model_fields.items():
        sent = field.alias or name
        assert sent in schema["properties"], f"{model.schema_name} has no field {sent}"
        if field.is_required():
            assert sent in schema["required"], f"{model.schema_name} may come without {sent}"
        words = _words(field.annotation)
        listed = schema["properties"][sent]
        enum = listed.get("enum") or document["components"]["schemas"].get(_name(listed), {}).get("enum")
        if words and enum:
            assert words == set(enum), f"{model.schema_name}.{sent}"


def _words(annotation: Any) -> set[str]:
    return set(getattr(annotation, "__args__", ())) if "Literal" in str(annotation) else set()


def _name(schema: dict[str, Any]) -> str:
    return str(schema.get("$ref", "")).rpartition("/")[2]


def test_a_field_that_is_new_on_the_server_is_ignored() -> None:
    money = models.Money.model_validate({"minor": 5, "currency": "EUR", "new": True})
    assert money == models.Money(minor=5, currency="EUR")
