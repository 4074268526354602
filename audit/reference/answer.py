"""The frame of the reference programs: designs come as lines of JSON, answers go out as lines of JSON.

A statistic is a function of a design, registered under its name. It returns a number, a text, or a dictionary of them;
`None` and numbers that are not finite mean that there is no value. `Undefined("why")` says so with a reason, and
`Skip("why")` says that the library cannot compute this design.
"""

import json
import math
import sys
import warnings

STATISTICS = {}


class Undefined(Exception):
    """There is no value, for this reason."""


class Skip(Exception):
    """The library cannot compute this design, for this reason."""


def statistic(name):
    """Registers a function under the name of an entry."""

    def register(function):
        assert name not in STATISTICS, name
        STATISTICS[name] = function
        return function

    return register


def as_answer(value):
    if value is None:
        return {"undefined": "there is none"}
    if isinstance(value, (str, dict)):
        return value
    value = float(value)
    return value if math.isfinite(value) else {"undefined": f"it is {value}"}


def answers_to(name, data):
    try:
        result = STATISTICS[name](data)
    except Undefined as reason:
        result = {"value": {"undefined": str(reason)}}
    except Skip as reason:
        result = {"value": {"skipped": str(reason)}}
    if not isinstance(result, dict):
        result = {"value": result}
    return {key: as_answer(value) for key, value in result.items()}


def serve():
    """Answers every line of the input."""
    warnings.filterwarnings("ignore")
    for line in sys.stdin:
        request = json.loads(line)
        reply = {"id": request["id"]}
        try:
            reply["answers"] = answers_to(request["statistic"], request["data"])
        except Exception as error:
            reply["error"] = f"{type(error).__name__}: {error}"
        print(json.dumps(reply), flush=True)
