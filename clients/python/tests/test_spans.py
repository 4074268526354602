"""Spans: positions are those of ``str``, and what is written is read back."""

from __future__ import annotations

import random

import pytest

from concord_study import Marked, Span

#: Emoji of several code points, combining marks, right to left, brackets that are no marks, a line break.
NASTY = [
    "👩‍👩‍👧 kewl 👍🏽 right?",
    "te\u0301te\u0300 oui",
    "שלום, מה שלומך?",
    "[x] a [Formals b] [/g]",
    "one\ntwo\u2028three",
]


@pytest.mark.parametrize("text", NASTY)
def test_what_is_written_is_read_back(text: str) -> None:
    draw = random.Random(7)
    for _ in range(200):
        spans = []
        for label in ("formal", "informal", "x_1"):
            start = draw.randrange(len(text))
            spans.append(Span(start, draw.randint(start + 1, len(text)), label))
        marked = Marked(text, tuple(spans[: draw.randint(0, 3)]))
        again = Marked.read(marked.write(), ["formal", "informal", "x_1"])
        assert again == marked
        for which, span in enumerate(marked.spans):
            assert marked.quote(which) == text[span.start : span.end]


def test_a_bracket_with_anything_else_is_text() -> None:
    marked = Marked.read("[Formal]a[/FORMAL] [other] [/x]", ["formal"])
    assert marked == Marked("a [other] [/x]", (Span(0, 1, "formal"),))
    assert Marked.read("[a]", []).text == "[a]"


@pytest.mark.parametrize("marked", ["[A]x", "x[/A]", "[A]x[A]y[/A]", "[A][/A]x"])
def test_a_mark_without_its_counterpart_is_refused(marked: str) -> None:
    with pytest.raises(ValueError, match=r"has no|begins again|is not in the text"):
        Marked.read(marked, ["a"])


@pytest.mark.parametrize("span", [(-1, 1), (1, 1), (2, 1), (0, 4)])
def test_a_span_outside_the_text_is_refused(span: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="is not in the text"):
        Marked("abc", (Span(*span, "a"),))


def test_an_exported_answer_is_read() -> None:
    marked = Marked.of_answer("[F]👍🏽[/F] [G]ok[/G]", "f:0-2|g:3-5")
    assert (marked.text, marked.quote(0), marked.quote(1)) == ("👍🏽 ok", "👍🏽", "ok")
    assert Marked.of_answer("[F] is text", "").text == "[F] is text"
