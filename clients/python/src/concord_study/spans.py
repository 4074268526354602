"""Spans of texts: where they begin and end, and how they are written between brackets."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

__all__ = ["Marked", "Span"]


@dataclass(frozen=True, order=True)
class Span:
    """A labelled stretch of a text, counted in code points like every ``str`` of Python.

    Attributes:
        start: The index of its first character, from 0.
        end: The index after its last character.
        label: The key of its label.

    >>> "👍🏽 done"[0:2] == Marked("👍🏽 done", (Span(0, 2, "emoji"),)).quote(0)
    True
    """

    start: int
    end: int
    label: str


@dataclass(frozen=True)
class Marked:
    """A text with the spans that are marked in it. Spans with different labels may overlap.

    >>> marked = Marked.read("[F]Könnten Sie[/F] kommen?", ["f"])
    >>> marked.text, marked.spans
    ('Könnten Sie kommen?', (Span(start=0, end=11, label='f'),))
    >>> marked.write()
    '[F]Könnten Sie[/F] kommen?'
    """

    text: str
    spans: tuple[Span, ...] = ()

    def __post_init__(self) -> None:
        for span in self.spans:
            if not 0 <= span.start < span.end <= len(self.text):
                raise ValueError(f"{span} is not in the text, which has {len(self.text)} characters.")
        object.__setattr__(self, "spans", tuple(sorted(self.spans)))

    @classmethod
    def read(cls, marked: str, labels: Iterable[str]) -> Marked:
        """Reads a text in which ``[KEY]`` begins a span of a label and ``[/KEY]`` ends it.

        The case of a key does not matter. A bracket with anything else in it is text.

        Raises:
            ValueError: A mark has no counterpart.

        >>> Marked.read("[x] [A]b", ["a"])
        Traceback (most recent call last):
        ...
        ValueError: [A] has no [/A] after it.
        """
        keys = {key.lower() for key in labels}
        pattern = "|".join(map(re.escape, keys)) or r"(?!)"
        text: list[str] = []
        n, last = 0, 0
        begun: dict[str, int] = {}
        spans = []
        for found in re.finditer(rf"\[(/?)({pattern})\]", marked, re.IGNORECASE | re.ASCII):
            between = marked[last : found.start()]
            text.append(between)
            n, last = n + len(between), found.end()
            key = found[2].lower()
            if found[1]:
                if key not in begun:
                    raise ValueError(f"[/{key.upper()}] has no [{key.upper()}] before it.")
                spans.append(Span(begun.pop(key), n, key))
            elif key in begun:
                raise ValueError(f"[{key.upper()}] begins again before it has ended.")
            else:
                begun[key] = n
        for key in begun:
            raise ValueError(f"[{key.upper()}] has no [/{key.upper()}] after it.")
        text.append(marked[last:])
        return cls("".join(text), tuple(spans))

    @classmethod
    def of_answer(cls, value: str, spans: str) -> Marked:
        """Reads an answer of a question about spans from an export.

        Args:
            value: The column ``value_text``: the text with its marks.
            spans: The column ``spans``, such as ``"f:0-11|g:3-5"``.

        >>> Marked.of_answer("[F]Could you[/F] come?", "f:0-9").quote(0)
        'Could you'
        """
        return cls.read(value, [part.rpartition(":")[0] for part in spans.split("|") if part])

    def write(self) -> str:
        """The text with its marks.

        >>> Marked("ab", (Span(0, 2, "x"), Span(1, 2, "y"))).write()
        '[X]a[Y]b[/Y][/X]'
        """
        begins: dict[int, list[Span]] = {}
        ends: dict[int, list[Span]] = {}
        # The span that ends last begins first, and the one that began last ends first, so that marks nest.
        for span in sorted(self.spans, key=lambda span: (span.start, -span.end)):
            begins.setdefault(span.start, []).append(span)
            ends.setdefault(span.end, []).insert(0, span)
        written, last = [], 0
        for at in sorted(begins.keys() | ends.keys()):
            written.append(self.text[last:at])
            written += [f"[/{span.label.upper()}]" for span in ends.get(at, ())]
            written += [f"[{span.label.upper()}]" for span in begins.get(at, ())]
            last = at
        return "".join(written) + self.text[last:]

    def quote(self, which: int) -> str:
        """The text of one of the spans, from 0.

        >>> Marked("ab", (Span(1, 2, "y"),)).quote(0)
        'b'
        """
        span = self.spans[which]
        return self.text[span.start : span.end]
