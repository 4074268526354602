"""Open text-evaluation studies on a Concord server, read their results, and let programs answer.

>>> import concord_study
>>> with concord_study.Client.sign_in(url, "admin@example.org", password) as client:
...     study = client.create_study("Greetings in English", ["en"])
...     study.push_sources([{"id": "a", "text": "gm, how r u"}]).n_written
1
"""

from ._texts import Pushed
from .client import Client
from .errors import (
    BadReply,
    Busy,
    ConcordError,
    Conflict,
    Flagged,
    Forbidden,
    ImportRefused,
    Incomplete,
    Invalid,
    NotFound,
    Refused,
    RefusedRow,
    ServerFault,
    SignInNeeded,
    TimedOut,
    TooLarge,
    Unexpected,
    Unreachable,
)
from .judge import TIE, Choice, Item, Judge, Output, Question, RandomJudge, Skip
from .models import BatchState, Money, OutputText, Person, Plan, SourceText, StudyInfo, System, Work
from .spans import Marked, Span
from .study import Study
from .task import Batch, Task
from .worker import Worker

__version__ = "0.1.0"

__all__ = [
    "TIE",
    "BadReply",
    "Batch",
    "BatchState",
    "Busy",
    "Choice",
    "Client",
    "ConcordError",
    "Conflict",
    "Flagged",
    "Forbidden",
    "ImportRefused",
    "Incomplete",
    "Invalid",
    "Item",
    "Judge",
    "Marked",
    "Money",
    "NotFound",
    "Output",
    "OutputText",
    "Person",
    "Plan",
    "Pushed",
    "Question",
    "RandomJudge",
    "Refused",
    "RefusedRow",
    "ServerFault",
    "SignInNeeded",
    "Skip",
    "SourceText",
    "Span",
    "Study",
    "StudyInfo",
    "System",
    "Task",
    "TimedOut",
    "TooLarge",
    "Unexpected",
    "Unreachable",
    "Work",
    "Worker",
]
