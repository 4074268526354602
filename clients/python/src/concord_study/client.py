"""The connection to a server."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType

from . import _folder
from ._http import Http, parsed, path
from .errors import ConcordError
from .models import Person, StudyInfo
from .study import Study
from .worker import Worker, join

__all__ = ["Client"]


class Client:
    """A connection to a Concord server, as the person of a token. Threads may share it.

    Args:
        url: The address of the server, such as ``https://concord.example.org`` or, behind a proxy,
            ``https://example.org/concord``.
        token: What follows ``Bearer`` in requests. It is in no message, log or ``repr``.
        timeout: Seconds without a sign of the server until a request fails. The first computation of a report on a
            million answers takes about a minute.
        retries: How often a request that may be repeated is sent again after a fault that may pass. Waits half a
            second, then longer, or as long as ``Retry-After`` says.
        language: The language of the server's sentences, a BCP 47 tag.
        allow_http: Allows an address without TLS in a network that you trust. On this machine it is always allowed.

    >>> Client(url, token="concord_secret")
    Client('http://127.0.0.1:...')
    """

    def __init__(
        self,
        url: str,
        token: str | None = None,
        *,
        timeout: float = 120.0,
        retries: int = 4,
        language: str = "en",
        allow_http: bool = False,
    ) -> None:
        self._http = Http(url, token, timeout=timeout, retries=retries, language=language, allow_http=allow_http)
        self._token_id: str | None = None

    def __repr__(self) -> str:
        return f"Client({self._http.url!r})"

    @classmethod
    def sign_in(
        cls,
        url: str,
        email: str,
        password: str,
        *,
        code: str = "",
        timeout: float = 120.0,
        retries: int = 4,
        language: str = "en",
        allow_http: bool = False,
    ) -> Client:
        """Signs in with a password: makes a token that lasts a day, and revokes it when the client is closed.

        Args:
            url: The address of the server.
            email: The e-mail address of the account.
            password: Its password.
            code: A sign-in code, if the account has them.
            timeout: As for :class:`Client`.
            retries: As for :class:`Client`.
            language: As for :class:`Client`.
            allow_http: As for :class:`Client`.

        Raises:
            Invalid: Address and password do not fit together.

        >>> with Client.sign_in(url, "admin@example.org", password) as client:
        ...     client.me().admin
        True
        """
        client = cls(url, None, timeout=timeout, retries=retries, language=language, allow_http=allow_http)
        by = {"email": email, "password": password, "code": code, "name": "Python", "days": 1}
        made = client._http.call("POST", "/tokens", json=by)
        client._http = client._http.as_token(made["secret"])
        client._token_id = made["token"]["id"]
        return client

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Revokes the token of :meth:`sign_in`, if there is one, and closes all connections.

        >>> Client(url, token="concord_secret").close()
        """
        if self._token_id is not None:
            # It ends within a day all the same.
            with contextlib.suppress(ConcordError):
                self._http.call("DELETE", path("tokens", self._token_id))
            self._token_id = None
        self._http.close()

    def me(self) -> Person:
        """The person to whom the token belongs.

        Raises:
            SignInNeeded: The token has ended.

        >>> client.me().name
        'Example administrator'
        """
        return self._http.get(Person, "/me")

    def studies(self) -> list[Study]:
        """The studies in which the person has a role, the newest first.

        >>> study.id in [one.id for one in client.studies()]
        True
        """
        listed = self._http.call("GET", "/studies")
        return [Study(self._http, parsed(StudyInfo, one["study"])) for one in listed]

    def study(self, id: str) -> Study:
        """A study by its id, which is in the address of its pages.

        Raises:
            NotFound: There is no such study, or the person has no role in it.

        >>> client.study(study.id)
        Study('Greetings', live)
        """
        overview = self._http.call("GET", path("studies", id))
        return Study(self._http, parsed(StudyInfo, overview["study"]))

    def create_study(self, title: str, languages: Iterable[str]) -> Study:
        """Creates a study, as its researcher and manager. Only administrators may.

        Args:
            title: Its title for members.
            languages: The languages of its texts, as BCP 47 tags.

        Raises:
            Forbidden: The person is no administrator.

        >>> client.create_study("Translations of news", ["de", "pt-BR"])
        Study('Translations of news', draft)
        """
        if isinstance(languages, str):
            raise TypeError("languages is a list of tags, such as ['en'].")
        new = {"title": title, "languages": list(languages)}
        return Study(self._http, parsed(StudyInfo, self._http.call("POST", "/studies", json=new)))

    def open_study(
        self, source: str | Path, *, title: str | None = None, languages: Sequence[str] | None = None
    ) -> Study:
        """Creates a study from files. Its tasks are drafts; results of an exported study are left out.

        Args:
            source: A folder as ``concord study pull`` or ``concord study export`` writes it: ``study.toml`` with
                ``tasks`` and ``gates``, or ``design.json``; perhaps with ``sources``, ``systems`` and ``outputs`` (CSV
                or JSON Lines) and ``known.json``. Or the file of a design, or the file of a task (JSON or TOML).
            title: Another title than that in the files.
            languages: Other languages than those in the files; for a task, those of its title.

        Raises:
            ValueError: The files cannot be read, differ from their manifest, or have pictures.
            Incomplete: The study was created, but something was refused; ``study`` is its id.

        >>> client.open_study(task_file, languages=["en"])
        Study('Rate the formality', draft)
        """
        return self.study(_folder.open_study(self._http, Path(source), title, languages))

    def join(self, code: str, *, name: str, email: str, password: str, language: str | None = None) -> Worker:
        """Makes an account through a join link, or joins with an account that there is, as a worker.

        Args:
            code: The last part of the link's address.
            name: What the worker is called, for the study's managers.
            email: The address to sign in with.
            password: At least ten characters.
            language: The language to work in, where the link leaves the choice.

        Raises:
            NotFound: The link has ended.

        >>> worker = client.join(code, name="A judge", email="judge@example.org", password=password)
        >>> worker.enter(), worker.work(lambda item, question: 1)
        (True, 2)
        """
        return join(self._http, code, name=name, email=email, password=password, language=language)

    def worker(self, study: str) -> Worker:
        """The person of the token as a worker of a study that they have joined, by the id of the study.

        >>> worker = client.join(code, name="Another judge", email="judge-2@example.org", password=password)
        >>> with Client.sign_in(url, "judge-2@example.org", password) as later:
        ...     later.worker(study.id)
        Worker('W...')
        """
        return Worker(self._http, study)
