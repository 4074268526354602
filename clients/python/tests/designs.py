"""Definitions of tasks that tests use."""

from __future__ import annotations

from typing import Any


def definition(subject: str, questions: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A task with these questions, one answer to each item, open to everybody."""
    texts = {"en": "Please answer.", "fr": "Répondez, s'il vous plaît."}
    return {
        "preset": "blank",
        "title": {"en": "A task", "fr": "Une tâche"},
        "instructions": texts,
        "subject": subject,
        "questions": [{"prompt": texts, "required": True, **question} for question in questions],
        "need": 1,
        "items_per_hit": 1,
        "lease_seconds": 1800,
        "reward": 10,
        "gates": [],
        **more,
    }


def label(text: str) -> dict[str, str]:
    """A label in both languages."""
    return {"en": text, "fr": f"{text} (fr)"}


SCALE = {
    "key": "formality",
    "kind": "scale",
    "skip": True,
    "points": [{"value": value, "label": label(str(value))} for value in (-3, 0, 3)],
}
SLIDER = {
    "key": "grade",
    "kind": "slider",
    "min": 0,
    "max": 100,
    "step": 0.5,
    "anchors": [{"at": 0, "label": label("bad")}, {"at": 100, "label": label("good")}],
}
CHOICE = {
    "key": "kinds",
    "kind": "choice",
    "many": True,
    "other": True,
    "options": [{"key": "spelling", "label": label("Spelling")}, {"key": "style", "label": label("Style")}],
}
SPANS = {"key": "marks", "kind": "spans", "of": "output", "labels": [{"key": "f", "label": label("Formal")}]}
COMMENT = {"key": "note", "kind": "comment", "required": False}
