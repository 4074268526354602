"""What can go wrong: every exception of this package, with the server's own sentence where the server refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

__all__ = [
    "BadReply",
    "Busy",
    "ConcordError",
    "Conflict",
    "Flagged",
    "Forbidden",
    "ImportRefused",
    "Incomplete",
    "Invalid",
    "NotFound",
    "Refused",
    "RefusedRow",
    "ServerFault",
    "SignInNeeded",
    "TimedOut",
    "TooLarge",
    "Unexpected",
    "Unreachable",
]


class ConcordError(Exception):
    """The base of all errors of this package.

    >>> try:
    ...     client.study("no-such-study")
    ... except ConcordError as error:
    ...     print(error)
    This page does not exist, or you have no access to it.
    """


class Refused(ConcordError):
    """The server refused a request.

    ``str(error)`` is the server's sentence, with the name of the field before it if there is one.

    Attributes:
        sentence: What happened and what to do, in the language of the client.
        status: The HTTP status, such as 422.
        problem: The name of the kind of refusal, such as ``"invalid"``; the same in every language.
        field: The field to which it refers, such as ``"questions[2].points"``; ``None`` if there is none.
        key: The name of the sentence, the same in every language; ``None`` if it has none.

    >>> try:
    ...     client.create_study("", ["en"])
    ... except Refused as error:
    ...     print(error.status, error.field, error.sentence, sep=" | ")
    422 | title | Use 1 to 200 characters.
    """

    def __init__(
        self,
        sentence: str,
        *,
        status: int = 0,
        problem: str = "",
        field: str | None = None,
        key: str | None = None,
    ) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.status = status
        self.problem = problem
        self.field = field
        self.key = key

    def __str__(self) -> str:
        return f"{self.field}: {self.sentence}" if self.field else self.sentence


class SignInNeeded(Refused):
    """The token is missing, has ended or was revoked (status 401)."""


class Forbidden(Refused):
    """The person behind the token does not have the role that this needs (status 403)."""


class NotFound(Refused):
    """It does not exist, or this person may not know that it exists (status 404)."""


class Conflict(Refused):
    """The present state does not allow it (status 409): something has changed, or has to be done first."""


class TooLarge(Refused):
    """The request is larger than the server accepts (status 413)."""


class Invalid(Refused):
    """A value is wrong (status 422): ``field`` names it."""


class Busy(Refused):
    """Too many requests, or all places are taken (status 429 or 503).

    Attributes:
        seconds: How long to wait before the next attempt, if the server says it.
    """

    def __init__(self, sentence: str, *, seconds: float | None = None, **about: Any) -> None:
        super().__init__(sentence, **about)
        self.seconds = seconds


class ServerFault(Refused):
    """The server failed (status 500). The sentence has the number to report."""


@dataclass(frozen=True)
class RefusedRow:
    """A row that was refused.

    Attributes:
        row: Its position in the table that was pushed, from 0.
        reason: Why, in the language of the client.
        key: The name of the reason, the same in every language.

    >>> RefusedRow(row=0, reason="The text is empty.", key="text-is-empty").row
    0
    """

    row: int
    reason: str
    key: str


class ImportRefused(Refused):
    """Rows of a table were refused.

    Attributes:
        rows: The refused rows, each with its position in the table and the reason.
        n_written: How many rows are stored all the same: those of earlier parts of a table with more than
            50,000 rows, which is sent in parts. Each part is stored completely or not at all.

    >>> try:
    ...     study.push_sources([{"id": "z", "text": "Hello.", "language": "xx"}], language="language")
    ... except ImportRefused as error:
    ...     print(error.rows[0].row, error.n_written)
    0 0
    """

    def __init__(self, sentence: str, *, rows: Sequence[RefusedRow] = (), n_written: int = 0) -> None:
        super().__init__(sentence, status=422, problem="import")
        self.rows = tuple(rows)
        self.n_written = n_written


class Unreachable(ConcordError):
    """The server could not be reached, or the connection broke.

    Attributes:
        may_have_happened: Whether the server may have done what was asked although no answer arrived. It is
            false if the request only reads, or if it never left this machine.
    """

    def __init__(self, sentence: str, *, may_have_happened: bool = False) -> None:
        super().__init__(sentence)
        self.may_have_happened = may_have_happened


class TimedOut(Unreachable, TimeoutError):
    """The server did not answer in time, or what was waited for did not happen in time."""


class Unexpected(ConcordError):
    """The answer is not one of Concord: perhaps a proxy answered, or the address is wrong."""


class Incomplete(ConcordError):
    """Something was created, but not completely: a study or a task. It stays on the server as a draft.

    Attributes:
        study: The id of the study.
        refused: The refusal that prevented the rest; ``None`` if it was something else.
    """

    def __init__(self, sentence: str, *, study: str = "", refused: Refused | None = None) -> None:
        super().__init__(sentence)
        self.study = study
        self.refused = refused


class BadReply(ConcordError, ValueError):
    """A judge returned something that is no answer to the question. The sentence says what would be one."""


class Flagged(ConcordError):
    """The server asks to look at a submission once more, for example because a rewrite equals its source.

    The HIT stays reserved: calling :meth:`Worker.work` again goes on with it, with ``insist=True`` as it is.

    Attributes:
        flags: One ``{"item", "question", "reason", "can_insist"}`` for each problem.
    """

    def __init__(self, sentence: str, *, flags: Sequence[Mapping[str, Any]] = ()) -> None:
        super().__init__(sentence)
        self.flags = tuple(dict(flag) for flag in flags)


_BY_STATUS: dict[int, type[Refused]] = {
    401: SignInNeeded,
    403: Forbidden,
    404: NotFound,
    409: Conflict,
    413: TooLarge,
    422: Invalid,
    500: ServerFault,
}


def from_problem(status: int, body: Mapping[str, Any], seconds: float | None) -> Refused:
    """The exception for a body of ``application/problem+json``."""
    sentence = str(body.get("detail") or body.get("title") or f"The server answered with status {status}.")
    message = body.get("message")
    key = message.get("key") if isinstance(message, Mapping) else None
    field = body.get("field")
    about: dict[str, Any] = {
        "status": status,
        "problem": str(body.get("problem", "")),
        "field": field if isinstance(field, str) else None,
        "key": key if isinstance(key, str) else None,
    }
    if status in (429, 503):
        return Busy(sentence, seconds=seconds, **about)
    return _BY_STATUS.get(status, Refused)(sentence, **about)
