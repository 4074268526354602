"""What a judge sees and returns: items, questions, and one reply to each.

A judge is any callable ``judge(item, question) -> reply``: a rule, a model, a person at a terminal. It is asked
only what a worker would be asked: a question with a condition that is not met is left out.
"""

from __future__ import annotations

import operator
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal, InvalidOperation
from enum import Enum
from typing import Any, Final, Protocol, TypeAlias, runtime_checkable

from .errors import BadReply
from .spans import Marked, Span

__all__ = ["TIE", "Choice", "Item", "Judge", "Output", "Question", "RandomJudge", "Reply", "Skip", "Tie"]


class Tie(Enum):
    """The type of :data:`TIE`."""

    TIE = "tie"


#: The reply that neither of two outputs is better.
TIE: Final = Tie.TIE


@dataclass(frozen=True)
class Skip:
    """The reply that a question cannot be answered, with the reason.

    >>> Skip("The text is a telephone number.").reason
    'The text is a telephone number.'
    """

    reason: str


@dataclass(frozen=True)
class Choice:
    """The options that are chosen, where a plain key or a list of keys does not say it: with words of one's own.

    >>> Choice(["spelling"], other="a rhyme").other
    'a rhyme'
    """

    keys: Sequence[str] = ()
    other: str | None = None


@dataclass(frozen=True)
class Output:
    """An output on the screen. Which system made it is not shown.

    >>> Output(id="1", text="Good evening.").text
    'Good evening.'
    """

    id: str
    text: str


@dataclass(frozen=True)
class Question:
    """A question about an item.

    Attributes:
        key: Its name in answers and exports.
        kind: ``"scale"``, ``"slider"``, ``"choice"``, ``"text"``, ``"comment"``, ``"ranking"``, ``"pairwise"``
            or ``"spans"``.
        prompt: The question in the language of the texts.
        required: Whether an answer is needed.
        can_skip: Whether :class:`Skip` may be replied.
        points: Of a scale: the label of each number, in ascending order of numbers.
        labels: Of a choice or of spans: the label of each key, in the order shown.
        definition: All of it, as in the definition of the task.

    >>> Question(key="formality", kind="scale", points={-3: "Very informal", 3: "Very formal"}).points[-3]
    'Very informal'
    """

    key: str
    kind: str
    prompt: str = ""
    required: bool = True
    can_skip: bool = False
    points: Mapping[int, str] = field(default_factory=dict)
    labels: Mapping[str, str] = field(default_factory=dict)
    definition: Mapping[str, Any] = field(default_factory=dict, repr=False)


@dataclass(frozen=True)
class Item:
    """One item of a HIT: the texts to judge or to work on.

    Attributes:
        id: Its id.
        language: The language of the texts, a BCP 47 tag.
        instructions: The instructions of the task, in Markdown.
        source: The source, if the task shows it.
        outputs: The outputs in the order drawn for this worker: none, one or several.
        reference: A human rewrite for comparison, if the task shows one.
        columns: Other columns of the source's row that the task shows, by their labels.

    >>> Item(id="1", language="en", source="hi").text
    'hi'
    """

    id: str
    language: str
    instructions: str = ""
    source: str | None = None
    outputs: tuple[Output, ...] = ()
    reference: str | None = None
    columns: Mapping[str, str] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """The text that a question is about: the first output, or the source where there is none."""
        return self.outputs[0].text if self.outputs else self.source or ""


#: What a judge replies. By the kind of the question:
#:
#: - scale: a whole number of ``question.points``; slider: a number; of several outputs, a list in their order
#: - choice: a key, a list of keys, or a :class:`Choice`
#: - text, comment: a text; a :class:`~concord_study.Marked` where spans of the worker's own text are asked for
#: - ranking: a list with the rank of each output, from 1, in the order of ``item.outputs``
#: - pairwise: one of ``item.outputs``, or :data:`TIE`
#: - spans: a list of :class:`~concord_study.Span`, empty if there is nothing to mark
#: - any: :class:`Skip` if ``question.can_skip``; ``None`` for no answer
Reply: TypeAlias = (
    int | float | Decimal | str | Choice | Output | Tie | Skip | Marked | Sequence[Any] | None
)  # fmt: skip


@runtime_checkable
class Judge(Protocol):
    """Anything that can be called with an item and a question, and returns a reply.

    >>> def by_length(item: Item, question: Question) -> int:
    ...     return 3 if len(item.text) > 80 else -3
    >>> isinstance(by_length, Judge)
    True
    """

    def __call__(self, item: Item, question: Question, /) -> Reply:
        """The reply to a question about an item."""
        ...


class RandomJudge:
    """A judge that answers every question at random, to try a study before people come.

    The same seed, item and question have the same reply. Nothing is marked in texts, and written texts are their
    sources with a number.

    >>> judge = RandomJudge(seed=7)
    >>> judge(Item("1", "en"), Question("good", "choice", labels={"yes": "Yes", "no": "No"})) in ("yes", "no")
    True
    """

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def __repr__(self) -> str:
        return f"RandomJudge(seed={self.seed})"

    def __call__(self, item: Item, question: Question, /) -> Reply:
        """A reply that the server accepts."""
        # A text as the seed is hashed by SHA-512, so it gives the same numbers on every machine.
        draw = random.Random(f"{self.seed}/{item.id}/{question.key}")  # noqa: S311
        n = len(item.outputs) if len(item.outputs) > 1 else 0
        if question.kind == "scale":
            points = list(question.points)
            return [draw.choice(points) for _ in range(n)] if n else draw.choice(points)
        if question.kind == "slider":
            low, high, step = (Decimal(str(question.definition[name])) for name in ("min", "max", "step"))
            steps = int((high - low) / step)
            numbers = [low + step * draw.randint(0, steps) for _ in range(n or 1)]
            return numbers if n else numbers[0]
        if question.kind == "choice":
            return draw.choice(list(question.labels))
        if question.kind == "ranking":
            return draw.sample(range(1, len(item.outputs) + 1), len(item.outputs))
        if question.kind == "pairwise":
            return draw.choice(item.outputs)
        if question.kind == "spans":
            return []
        if question.kind == "text":
            longest = int(question.definition.get("max_chars", 1000))
            return f"{draw.randrange(1000)} {item.text}"[:longest].strip()
        return "A comment." if question.required else None


def answers(item: Item, question: Question, reply: Reply) -> list[dict[str, Any]]:
    """A reply as the interface expects it: one answer, or one for each output.

    Raises:
        BadReply: It is no answer to this question.
    """
    if reply is None:
        return []
    if isinstance(reply, Skip):
        if not question.can_skip:
            raise _bad(question, reply, "this question cannot be skipped")
        return [_answer(item, question, "skipped", reply.reason)]
    per_output = question.kind == "ranking" or (question.kind in ("scale", "slider") and len(item.outputs) > 1)
    if not per_output:
        return [_answer(item, question, *_value(item, question, reply))]
    if not isinstance(reply, Sequence) or isinstance(reply, str) or len(reply) != len(item.outputs):
        raise _bad(question, reply, f"a list of {len(item.outputs)} numbers, one for each output")
    values = [_value(item, question, one) for one in reply]
    pairs = zip(item.outputs, values, strict=True)
    return [_answer(item, question, kind, value) | {"output": output.id} for output, (kind, value) in pairs]


def is_asked(question: Mapping[str, Any], given: Mapping[str, Sequence[str]]) -> bool:
    """Whether a question is asked, after these answers to the questions that were asked before."""
    when = question.get("when")
    return when is None or any(answer in when["is"] for answer in given.get(when["question"], ()))


def said(answer: Mapping[str, Any]) -> list[str]:
    """An answer as the conditions of later questions name it: a point of a scale, or keys of a choice."""
    kind, value = answer["value"]["type"], answer["value"].get("value")
    if kind == "chosen":
        return [*value["keys"], *(["other"] if value.get("other") else [])]
    return [format(Decimal(str(value)).normalize(), "f")] if kind in ("number", "decimal") else []


def _value(item: Item, question: Question, reply: Any) -> tuple[str, Any]:
    """The type and the value of one answer."""
    kind = question.kind
    if kind == "scale":
        number = _whole(reply)
        if number not in question.points:
            raise _bad(question, reply, f"one of {', '.join(map(str, question.points))}")
        return "number", number
    if kind == "ranking":
        number = _whole(reply)
        if number is None or not 1 <= number <= len(item.outputs):
            raise _bad(question, reply, f"ranks from 1 to {len(item.outputs)}")
        return "number", number
    if kind == "slider":
        return "decimal", _decimal(question, reply)
    if kind == "choice":
        return "chosen", _chosen(question, reply)
    if kind == "pairwise":
        if reply is TIE:
            return "tie", None
        if not isinstance(reply, Output) or reply not in item.outputs:
            raise _bad(question, reply, "one of item.outputs, or TIE")
        return "preferred", reply.id
    if kind == "spans":
        return "text", _marked(item, question, reply)
    if isinstance(reply, Marked):
        return "text", reply.write()
    if not isinstance(reply, str):
        raise _bad(question, reply, "a text")
    return "text", reply


def _whole(reply: Any) -> int | None:
    """A whole number, numpy's too. A yes or no is none."""
    if isinstance(reply, bool):
        return None
    try:
        return operator.index(reply)
    except TypeError:
        return None


def _decimal(question: Question, reply: Any) -> int | float:
    try:
        number = Decimal(str(reply))
    except InvalidOperation:
        raise _bad(question, reply, "a number") from None
    if isinstance(reply, (bool, str)) or not number.is_finite():
        raise _bad(question, reply, "a number")
    if number == number.to_integral_value():
        return int(number)
    if Decimal(repr(float(number))) != number:
        raise _bad(question, reply, "a number with at most six decimal places")
    return float(number)


def _chosen(question: Question, reply: Any) -> dict[str, Any]:
    chosen = reply if isinstance(reply, Choice) else Choice([reply] if isinstance(reply, str) else reply)
    if not isinstance(chosen.keys, Sequence) or any(key not in question.labels for key in chosen.keys):
        raise _bad(question, reply, f"of {', '.join(question.labels)}")
    # The keys are sent in the order in which the options are offered, as the page sends them.
    keys = [key for key in question.labels if key in chosen.keys]
    return {"keys": keys} | ({"other": chosen.other} if chosen.other is not None else {})


def _marked(item: Item, question: Question, reply: Any) -> str:
    if isinstance(reply, Marked):
        return reply.write()
    is_list = isinstance(reply, Sequence) and not isinstance(reply, str)
    if not is_list or not all(isinstance(span, Span) for span in reply):
        raise _bad(question, reply, "a list of Span")
    # To the interface, an empty text says that there is nothing to mark.
    if not reply:
        return ""
    text = item.source or "" if question.definition.get("of") == "source" else item.text
    try:
        return Marked(text, tuple(reply)).write()
    except ValueError as error:
        raise _bad(question, reply, f"spans of the text ({error})") from None


def _answer(item: Item, question: Question, kind: str, value: Any) -> dict[str, Any]:
    typed = {"type": kind} if value is None else {"type": kind, "value": value}
    return {"item": item.id, "question": question.key, "value": typed}


def _bad(question: Question, reply: Any, valid: str) -> BadReply:
    return BadReply(f"“{question.key}” ({question.kind}) was answered with {reply!r:.200}. Valid is: {valid}.")
