"""Waiting until batches are complete, with a progress bar."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from tqdm.auto import tqdm

from .errors import TimedOut
from .models import BatchState


def wait(
    read: Callable[[], Sequence[BatchState]], *, timeout: float | None, every: float, progress: bool
) -> Sequence[BatchState]:
    """Reads the state of batches every few seconds until all of them are over.

    Args:
        read: Reads it.
        timeout: The most seconds to wait; ``None`` for no limit.
        every: Seconds between two looks.
        progress: Whether to show a bar of the submissions.

    Raises:
        TimedOut: Not all of them are over in time.
    """
    end = None if timeout is None else time.monotonic() + timeout
    states = read()
    with tqdm(total=sum(state.needed for state in states), unit="submission", disable=not progress) as bar:
        while True:
            bar.n = sum(min(state.done, state.needed) for state in states)
            bar.refresh()
            if all(state.is_over for state in states):
                return states
            left = every if end is None else min(every, end - time.monotonic())
            if left <= 0:
                done, needed = bar.n, bar.total
                raise TimedOut(f"{done} of {needed} submissions are there after {timeout:g} seconds.")
            time.sleep(left)
            states = read()
            bar.total = sum(state.needed for state in states)
