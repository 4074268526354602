"""What a judge may reply, and what is refused before it is sent."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import numpy
import pytest

from concord_study import TIE, BadReply, Choice, Item, Marked, Output, Question, RandomJudge, Skip, Span
from concord_study.judge import answers, is_asked, said

ONE = Item("i", "en", source="a source", outputs=(Output("o1", "👍🏽 fine"),))
TWO = Item("i", "en", outputs=(Output("o1", "one"), Output("o2", "two")))
SCALE = Question("formality", "scale", points={-3: "low", 0: "", 3: "high"}, can_skip=True)
SLIDER = Question("grade", "slider", definition={"min": 0, "max": 100, "step": 0.5})
CHOICE = Question("kinds", "choice", labels={"b": "B", "a": "A"})
PAIR = Question("better", "pairwise")
RANK = Question("order", "ranking")
SPANS = Question("marks", "spans", labels={"f": "F"}, definition={"of": "output"})
TEXT = Question("rewrite", "text", definition={"max_chars": 20})


def values(item: Item, question: Question, reply: Any) -> list[Any]:
    return [answer["value"].get("value", answer["value"]["type"]) for answer in answers(item, question, reply)]


@pytest.mark.parametrize(
    ("item", "question", "reply", "sent"),
    [
        (ONE, SCALE, -3, [-3]),
        (ONE, SCALE, numpy.int64(3), [3]),
        (TWO, SCALE, [3, -3], [3, -3]),
        (ONE, SCALE, Skip("no text"), ["no text"]),
        (ONE, SCALE, None, []),
        (ONE, SLIDER, 37.5, [37.5]),
        (ONE, SLIDER, Decimal("0.000001"), [0.000001]),
        (ONE, SLIDER, numpy.float64(0.5), [0.5]),
        (TWO, SLIDER, [0, 100], [0, 100]),
        (ONE, CHOICE, "a", [{"keys": ["a"]}]),
        (ONE, CHOICE, ["a", "b"], [{"keys": ["b", "a"]}]),
        (ONE, CHOICE, Choice(["a"], other="my own | words"), [{"keys": ["a"], "other": "my own | words"}]),
        (TWO, PAIR, TWO.outputs[1], ["o2"]),
        (TWO, PAIR, TIE, ["tie"]),
        (TWO, RANK, [1, 1], [1, 1]),
        (ONE, SPANS, [Span(0, 2, "f")], ["[F]👍🏽[/F] fine"]),
        (ONE, SPANS, [], [""]),
        (ONE, SPANS, Marked("x", (Span(0, 1, "f"),)), ["[F]x[/F]"]),
        (ONE, TEXT, "très 👋", ["très 👋"]),
        (ONE, TEXT, Marked("x", (Span(0, 1, "f"),)), ["[F]x[/F]"]),
    ],
)
def test_a_reply_is_sent_as_it_is(item: Item, question: Question, reply: Any, sent: list[Any]) -> None:
    assert values(item, question, reply) == sent
    assert all(answer["item"] == "i" for answer in answers(item, question, reply))


def test_of_several_outputs_each_has_its_answer() -> None:
    assert [answer["output"] for answer in answers(TWO, SCALE, (3, 0))] == ["o1", "o2"]
    assert "output" not in answers(TWO, PAIR, TIE)[0]


@pytest.mark.parametrize(
    ("item", "question", "reply"),
    [
        (ONE, SCALE, 2),
        (ONE, SCALE, -3.0),
        (ONE, SCALE, True),
        (ONE, SCALE, "3"),
        (TWO, SCALE, 3),
        (TWO, SCALE, [3]),
        (ONE, SLIDER, float("nan")),
        (ONE, SLIDER, "5"),
        (ONE, SLIDER, True),
        (ONE, SLIDER, Decimal("0.12345678901234567890")),
        (ONE, CHOICE, "c"),
        (ONE, CHOICE, 3),
        (ONE, CHOICE, Skip("no")),
        (TWO, PAIR, "o1"),
        (TWO, PAIR, Output("o3", "three")),
        (TWO, RANK, [0, 1]),
        (TWO, RANK, [1, 2, 3]),
        (ONE, SPANS, "all"),
        (ONE, SPANS, [Span(0, 99, "f")]),
        (ONE, SPANS, [(0, 1)]),
        (ONE, TEXT, 5),
    ],
)
def test_what_is_no_answer_is_refused_with_what_would_be(item: Item, question: Question, reply: Any) -> None:
    with pytest.raises(BadReply) as caught:
        answers(item, question, reply)
    assert question.key in str(caught.value)


def test_conditions_are_followed() -> None:
    when = {"when": {"question": "q", "is": ["-3", "37.5", "a", "other"]}}

    def asked(kind: str, value: Any) -> bool:
        return is_asked(when, {"q": said({"value": {"type": kind, "value": value}})})

    assert is_asked({}, {})
    assert not is_asked(when, {})
    assert asked("number", -3)
    assert not asked("number", 3)
    assert asked("decimal", 37.5)
    assert asked("chosen", {"keys": ["b", "a"]})
    assert asked("chosen", {"keys": [], "other": "words"})
    assert not asked("skipped", "-3")


def test_a_random_judge_answers_validly_and_the_same_again() -> None:
    for seed in range(50):
        for item in (ONE, TWO):
            for question in (SCALE, SLIDER, CHOICE, SPANS, TEXT, *((PAIR, RANK) if item is TWO else ())):
                judge = RandomJudge(seed)
                assert answers(item, question, judge(item, question))
                assert judge(item, question) == RandomJudge(seed)(item, question)
