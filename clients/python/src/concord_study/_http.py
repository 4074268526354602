"""Requests: time limits, retries of what may be repeated, refusals as exceptions, and secrets that stay secret."""

from __future__ import annotations

import email.utils
import json as json_module
import logging
import random
import re
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime, timezone
from typing import Any, TypeVar
from urllib.parse import quote, urlsplit

import httpx
from pydantic import BaseModel, SecretStr, ValidationError

from .errors import TimedOut, Unexpected, Unreachable, from_problem

M = TypeVar("M", bound=BaseModel)

API = "/api/v1"
#: The longest wait, in seconds, that a ``Retry-After`` can ask for before the refusal is raised instead.
LONGEST_WAIT = 120.0
#: What may pass: the server or a proxy is overloaded for a moment.
_PASSING = frozenset({429, 502, 503, 504})
_CODE = re.compile(r"(/join/)[^/?#\s\"']+")
_HIDDEN = r"\1…"


def _hide_codes(record: logging.LogRecord) -> bool:
    """Keeps the codes of join links, which are part of the address, out of httpx's log of requests."""
    if isinstance(record.args, tuple):
        record.args = tuple(
            _CODE.sub(_HIDDEN, str(part)) if isinstance(part, httpx.URL) else part for part in record.args
        )
    return True


logging.getLogger("httpx").addFilter(_hide_codes)


class Fields(dict[str, Any]):
    """An object that the server sent. A field that is not there is an error with a sentence."""

    def __missing__(self, name: str) -> Any:
        raise Unexpected(
            f"The answer has no field {name!r}, so it does not fit this version of the client. "
            "Install a version that fits the server."
        )


def path(*parts: str) -> str:
    """An address of the interface made of these parts, each of them escaped."""
    return "/" + "/".join(quote(part, safe="") for part in parts)


class Http:
    """A connection to a server, as the person of a token or as nobody."""

    def __init__(
        self,
        url: str,
        token: str | None,
        *,
        timeout: float,
        retries: int,
        language: str,
        allow_http: bool = False,
    ) -> None:
        self.url = _checked(url, allow_http)
        self._token = SecretStr(token) if token else None
        self._retries = retries
        limits = httpx.Timeout(timeout, connect=min(timeout, 10.0))
        headers = {"Accept-Language": language, "User-Agent": "concord-study-client/0.1"}
        self._client = httpx.Client(timeout=limits, headers=headers)

    def __repr__(self) -> str:
        return f"Http({self.url!r})"

    def as_token(self, token: str) -> Http:
        """The same connections as the person of another token."""
        other = object.__new__(Http)
        other.__dict__.update(self.__dict__)
        other._token = SecretStr(token)
        return other

    def close(self) -> None:
        """Closes all connections."""
        self._client.close()

    def call(
        self,
        method: str,
        path: str,
        *,
        json: Any = None,
        content: bytes | None = None,
        params: Mapping[str, Any] | None = None,
        repeatable: bool | None = None,
        accept: frozenset[int] = frozenset(),
    ) -> Any:
        """Sends a request; its JSON answer, or ``None`` if the answer has no body.

        Args:
            method: ``"GET"``, ``"POST"`` and so on.
            path: The address below ``/api/v1``.
            json: The body, written as JSON.
            content: The body as it is, instead of ``json``.
            params: The query; entries that are ``None`` are left out.
            repeatable: Whether sending it twice is the same as sending it once. ``GET`` and ``PUT`` are;
                anything else only if the caller says so.
            accept: Statuses of refusals whose body is returned like an answer, if it is no problem.
        """
        if json is not None:
            content = json_module.dumps(json, ensure_ascii=False, allow_nan=False).encode()
        kind = "application/json" if json is not None else "text/plain; charset=utf-8"
        request = self._request(method, path, content, params, {"Content-Type": kind} if content else {})
        with self._send(request, _may_repeat(method, repeatable)) as response:
            body = self._read(response)
        is_problem = response.headers.get("content-type", "").startswith("application/problem+json")
        if response.is_success or (response.status_code in accept and not is_problem):
            return self._json(response, body) if body else None
        raise self._refusal(response, body)

    def get(self, model: type[M], path: str, params: Mapping[str, Any] | None = None) -> M:
        """Reads one thing of a type."""
        return parsed(model, self.call("GET", path, params=params))

    def list(self, model: type[M], path: str, params: Mapping[str, Any] | None = None) -> list[M]:
        """Reads a list of things of a type."""
        return [parsed(model, one) for one in self.call("GET", path, params=params)]

    @contextmanager
    def stream(self, path: str) -> Iterator[Iterator[bytes]]:
        """Reads a file in pieces of up to 64 KiB; it is never in memory as a whole."""
        request = self._request("GET", path, None, None, {})
        with self._send(request, True) as response:
            if not response.is_success:
                raise self._refusal(response, self._read(response))
            yield self._pieces(response)

    def _pieces(self, response: httpx.Response) -> Iterator[bytes]:
        try:
            yield from response.iter_bytes(64 * 1024)
        except httpx.TimeoutException as error:
            raise TimedOut("The server stopped sending. Please start the download again.") from error
        except httpx.HTTPError as error:
            raise Unreachable("The download broke off. Please start it again.") from error

    def _request(
        self,
        method: str,
        path: str,
        content: bytes | None,
        params: Mapping[str, Any] | None,
        headers: dict[str, str],
    ) -> httpx.Request:
        if self._token is not None:
            headers["Authorization"] = f"Bearer {self._token.get_secret_value()}"
        query = {name: _word(value) for name, value in (params or {}).items() if value is not None}
        return self._client.build_request(
            method, f"{self.url}{API}{path}", content=content, params=query or None, headers=headers
        )

    @contextmanager
    def _send(self, request: httpx.Request, repeatable: bool) -> Iterator[httpx.Response]:
        """The answer to a request, of which the body is still to be read."""
        response = self._answer(request, repeatable)
        try:
            yield response
        finally:
            response.close()

    def _answer(self, request: httpx.Request, repeatable: bool) -> httpx.Response:
        """Sends a request; what may be repeated is sent again after faults that may pass."""
        attempt = 0
        while True:
            may_repeat = repeatable and attempt < self._retries
            try:
                response = self._client.send(request, stream=True)
            except httpx.TransportError as error:
                if not may_repeat:
                    raise _unreachable(request, error, repeatable) from None
                time.sleep(_pause(attempt))
            else:
                wait = _retry_after(response)
                if not may_repeat or response.status_code not in _PASSING or (wait or 0.0) > LONGEST_WAIT:
                    return response
                response.close()
                time.sleep(_pause(attempt) if wait is None else wait)
            attempt += 1

    def _read(self, response: httpx.Response) -> bytes:
        try:
            return response.read()
        except httpx.TransportError as error:
            raise _unreachable(response.request, error, response.request.method == "GET") from None

    def _json(self, response: httpx.Response, body: bytes) -> Any:
        try:
            return json_module.loads(body, object_hook=Fields)
        except ValueError:
            raise _unexpected(response) from None

    def _refusal(self, response: httpx.Response, body: bytes) -> Exception:
        if response.is_redirect:
            to = _CODE.sub(_HIDDEN, response.headers.get("location", ""))
            return Unexpected(f"{self.url} redirects to {to}. Use the address to which it leads.")
        try:
            problem = json_module.loads(body)
        except ValueError:
            problem = None
        if not isinstance(problem, dict) or "detail" not in problem:
            return _unexpected(response)
        return from_problem(response.status_code, problem, _retry_after(response))


def parsed(model: type[M], value: Any) -> M:
    """An answer as a type."""
    try:
        return model.model_validate(value)
    except ValidationError as error:
        faults = error.errors(include_input=False, include_url=False)
        where = ", ".join(".".join(map(str, fault["loc"])) for fault in faults)
        raise Unexpected(
            f"The answer does not fit this version of the client ({model.__name__}: {where}). "
            "Install a version that fits the server."
        ) from None


def lines(pieces: Iterator[bytes]) -> Iterator[bytes]:
    r"""The lines of a stream. Only ``\n`` ends a line: texts may contain every other separator of Unicode."""
    rest = b""
    for piece in pieces:
        *whole, rest = (rest + piece).split(b"\n")
        yield from whole
    if rest:
        yield rest


def _checked(url: str, allow_http: bool) -> str:
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError(f"This is no address of a server: {url!r}. It begins with https://.")
    if parts.username or parts.password or parts.query or parts.fragment:
        raise ValueError("The address of a server has no name, password, question mark or #.")
    is_local = parts.hostname in ("localhost", "127.0.0.1", "::1")
    if parts.scheme == "http" and not (is_local or allow_http):
        raise ValueError(
            f"Anybody on the way could read a token that is sent to {url}. Use https://, "
            "or allow_http=True in a network that you trust."
        )
    return url.rstrip("/")


def _may_repeat(method: str, repeatable: bool | None) -> bool:
    return method in ("GET", "PUT") if repeatable is None else repeatable


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _pause(attempt: int) -> float:
    """Half a second, then twice as long each time, up to 8 s; spread, so that many clients do not return at once."""
    return min(0.5 * 2.0**attempt, 8.0) * random.uniform(0.75, 1.25)  # noqa: S311


def _retry_after(response: httpx.Response) -> float | None:
    """The seconds that the server asks to wait: a number, or a time as RFC 9110 allows it."""
    text = response.headers.get("retry-after", "").strip()
    if not text:
        return None
    if text.isdecimal():
        return float(text)
    try:
        at = email.utils.parsedate_to_datetime(text)
    except ValueError:
        return None
    at = at if at.tzinfo else at.replace(tzinfo=timezone.utc)
    return max(0.0, (at - datetime.now(timezone.utc)).total_seconds())


def _shown(request: httpx.Request) -> str:
    return f"{request.method} {_CODE.sub(_HIDDEN, request.url.path)}"


def _unreachable(request: httpx.Request, error: httpx.TransportError, repeatable: bool) -> Unreachable:
    never_left = isinstance(error, (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout))
    happened = not (repeatable or never_left)
    doubt = " It may have been carried out all the same: look before you repeat it." if happened else ""
    if isinstance(error, httpx.TimeoutException):
        sentence = f"The server at {request.url.host} did not answer in time ({_shown(request)}).{doubt}"
        return TimedOut(sentence, may_have_happened=happened)
    why = str(error) or type(error).__name__
    sentence = f"The server at {request.url.host} cannot be reached ({_shown(request)}): {why}.{doubt}"
    return Unreachable(sentence, may_have_happened=happened)


def _unexpected(response: httpx.Response) -> Unexpected:
    kind = response.headers.get("content-type", "no type")
    return Unexpected(
        f"{_shown(response.request)} was answered with status {response.status_code} and {kind}, which is no "
        "answer of Concord. Check the address, and the proxy before the server."
    )
