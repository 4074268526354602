"""A server that answers what a test tells it to, one answer a request."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

PROBLEM = {"content-type": "application/problem+json"}


@dataclass
class Answer:
    """One answer: bytes, JSON, or a function that writes to the connection."""

    status: int = 200
    body: Any = None
    headers: dict[str, str] = field(default_factory=dict)
    act: Callable[[BaseHTTPRequestHandler], None] | None = None


@dataclass
class Scripted:
    """The server: what it will answer, and what it was asked."""

    url: str
    answers: list[Answer]
    asked: list[tuple[str, str, bytes]] = field(default_factory=list)

    @property
    def methods(self) -> list[str]:
        return [method for method, _, _ in self.asked]


@contextmanager
def scripted(*answers: Answer) -> Iterator[Scripted]:
    """Runs the server. After the last answer it repeats that."""

    class Handler(BaseHTTPRequestHandler):
        def answer(self) -> None:
            length = int(self.headers.get("content-length") or 0)
            server.asked.append((self.command, self.path, self.rfile.read(length)))
            answer = server.answers.pop(0) if len(server.answers) > 1 else server.answers[0]
            if answer.act is not None:
                answer.act(self)
                return
            raw = isinstance(answer.body, bytes)
            body = answer.body if raw else json.dumps(answer.body).encode()
            self.send_response(answer.status)
            headers = {"content-type": "application/json", **answer.headers}
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        do_GET = do_POST = do_PUT = do_DELETE = answer

        def log_message(self, format: str, *args: Any) -> None:
            """Says nothing."""

    listening = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    listening.daemon_threads = True
    server = Scripted(f"http://127.0.0.1:{listening.server_port}", list(answers))
    thread = threading.Thread(target=listening.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield server
    finally:
        listening.shutdown()
        listening.server_close()
        thread.join()


def problem(status: int, **fields: Any) -> Answer:
    """A refusal as the server writes it."""
    retry = fields.pop("retry_after", None)
    headers = PROBLEM | ({"retry-after": str(retry)} if retry is not None else {})
    return Answer(status, {"status": status, "title": "No", "detail": "Not like this.", **fields}, headers)
