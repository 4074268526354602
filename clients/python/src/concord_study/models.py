"""What the server answers, as types. Fields that this version does not know are ignored."""

from __future__ import annotations

from datetime import datetime
from typing import Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field

__all__ = ["BatchState", "Money", "OutputText", "Person", "Plan", "SourceText", "StudyInfo", "System", "Work"]


class Model(BaseModel):
    """The base of all types here; they cannot be changed."""

    model_config = ConfigDict(frozen=True, extra="ignore", populate_by_name=True)

    #: The name of the type in the server's OpenAPI document, against which tests compare the fields.
    schema_name: ClassVar[str] = ""


class Person(Model):
    """The person to whom a token belongs.

    >>> client.me().email
    'admin@example.org'
    """

    schema_name: ClassVar[str] = "Person"

    id: str
    name: str
    email: str
    #: Whether they administer the server. Only administrators create studies.
    admin: bool


class StudyInfo(Model):
    """A study as it is stored: what it is called, its state, its languages and its settings.

    >>> study.info.languages
    ['en', 'fr']
    """

    schema_name: ClassVar[str] = "Study"

    id: str
    title: str
    state: Literal["draft", "live", "closed"]
    #: BCP 47 tags, such as ``pt-BR``.
    languages: list[str]
    #: As the page ``/api`` of the server describes them.
    settings: dict[str, Any]
    #: The seed of all samples and random orders.
    seed: int
    created_at: datetime


class System(Model):
    """A system with the number of its outputs in one language.

    >>> [(system.name, system.language, system.outputs) for system in study.systems() if system.outputs]
    [('model-a', 'en', 2), ('model-b', 'en', 2)]
    """

    schema_name: ClassVar[str] = "CountedSystem"

    id: str
    name: str
    kind: Literal["human", "written", "copy", "rule_based", "imported"]
    #: ``None`` if it has no outputs at all.
    language: str | None = None
    outputs: int


class SourceText(Model):
    """A source: a text to work on.

    >>> next(study.sources(language="fr")).text
    'Salut 👋, ça va ?'
    """

    schema_name: ClassVar[str] = "ListedSource"

    id: str
    #: Its id in the table that was pushed; unique within the study and language.
    external_id: str
    language: str
    #: The text in NFC.
    text: str
    #: The other columns of its row.
    meta: dict[str, Any]
    #: Its position in the study, from 1.
    position: int
    state: Literal["unused", "used", "withdrawn"]
    #: How many HITs show it, and how many submissions have an answer about it.
    n_hits: int
    n_submissions: int
    withdrawn_reason: str | None = None


class OutputText(Model):
    """An output: what a system made from a source.

    >>> output = next(study.outputs(search="Good morning"))
    >>> output.system, output.external_id, output.text
    ('model-a', 'a', 'Good morning! 👩‍👩‍👧')
    """

    schema_name: ClassVar[str] = "ListedOutput"

    id: str
    source_id: str
    #: The id of its source in the table that was pushed.
    external_id: str
    system_id: str
    system: str
    language: str
    #: The text of its source, and the text itself in NFC.
    source: str
    text: str
    state: Literal["unused", "used", "withdrawn"]
    n_hits: int
    n_submissions: int
    withdrawn_reason: str | None = None


class Money(Model):
    """An amount.

    >>> Money(minor=150, currency="EUR")
    Money(minor=150, currency='EUR')
    """

    schema_name: ClassVar[str] = "Money"

    #: In minor units: cents, for currencies that have them.
    minor: int
    #: ISO 4217 code.
    currency: str


class Plan(Model):
    """The size and cost of a batch before it is made.

    >>> plan = task.plan("en", systems=["model-a"])
    >>> plan.n_hits, plan.need, plan.cost.minor
    (2, 2, 40)
    """

    schema_name: ClassVar[str] = "BatchPreview"

    #: The seed that makes exactly this batch.
    seed: int
    n_sources: int
    n_items: int
    n_hits: int
    #: How many counted submissions each HIT needs.
    need: int
    #: What it costs if all submissions are approved.
    cost: Money
    #: How many sources are left out because the chosen systems have too few outputs for them.
    left_out: int
    #: The smallest number of workers who can complete it.
    n_workers: int


class BatchState(Model):
    """How far a batch is.

    >>> state = batch.state()
    >>> state.done, state.needed, state.is_over
    (0, 8, False)
    """

    schema_name: ClassVar[str] = "BatchProgress"

    id: str
    task_id: str
    #: The number of the task's version.
    version: int
    language: str
    label: str
    #: The seed of sample and order.
    seed: int
    n_hits: int
    #: Counted submissions: how many are needed, and how many there are.
    needed: int = Field(alias="wanted")
    done: int
    #: Places that are reserved now.
    taken: int
    stopped_at: datetime | None = None

    @property
    def is_over(self) -> bool:
        """Whether nothing more will come: it is complete, or stopped and nobody is still working on it."""
        return self.done >= self.needed or (self.stopped_at is not None and self.taken == 0)


class Work(Model):
    """A task as its worker sees it.

    >>> [work.title for work in worker.open_tasks()]
    ['Rate the formality']
    """

    schema_name: ClassVar[str] = "MyTask"

    task: str
    title: str
    preset: str
    reward: Money
    #: Whether a HIT can be claimed now; if not, ``why`` says the reason.
    open: bool
    why: str
    #: How many HITs the worker has submitted.
    done: int
