"""Opening a study from files: a task, a design, or the folder of an exported study with its texts."""

from __future__ import annotations

import csv
import hashlib
import json
import re
import warnings
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from . import task as tasks
from ._http import Http, path
from ._texts import push
from .errors import ConcordError, Incomplete, Refused

#: Human rewrites are results, and the built-in systems make their outputs from the sources.
_PEOPLE = ("human", "written")
_BUILT_IN = {"copy": "COPY", "rule_based": "RULE-BASED"}
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")


def open_study(http: Http, source: Path, title: str | None, languages: Sequence[str] | None) -> str:
    """Creates a study from files; its id."""
    folder = source if source.is_dir() else None
    found = _design_of(folder) if folder else tasks.read_definition(source)
    if "questions" in found:
        texts: dict[str, str] = found.get("title", {})
        design: dict[str, Any] = {
            "title": texts.get("en") or next(iter(texts.values()), source.stem),
            "languages": list(texts) or ["en"],
            "tasks": [found],
        }
    else:
        design = found
    if folder and (folder / "manifest.json").is_file():
        _check(folder)
    if design.get("pictures"):
        raise ValueError(
            "The instructions of this design show pictures, which the REST interface does not accept. "
            "Use `concord study import` on the server."
        )
    tags: list[str] = list(languages or design["languages"])
    new = {"title": title or design["title"], "languages": tags}
    study: str = http.call("POST", "/studies", json=new)["id"]
    try:
        added = _design(http, study, new, design)
        if folder:
            _texts(http, study, folder, tags)
            _gold(added, folder)
    except (ConcordError, ValueError, TypeError, OSError, KeyError) as error:
        sentence = f"The study {new['title']!r} was created, but not completely, and is a draft. {error}"
        refused = error if isinstance(error, Refused) else getattr(error, "refused", None)
        raise Incomplete(sentence, study=study, refused=refused) from error
    return study


def _design_of(folder: Path) -> dict[str, Any]:
    """The design of a folder: ``design.json``, or the files that ``concord study pull`` writes."""
    if not (folder / "study.toml").is_file():
        return tasks.read_definition(folder / "design.json")
    found = tasks.read_definition(folder / "study.toml")
    numbered: dict[int, Path] = {}
    for file in sorted((folder / "tasks").glob("*")):
        if file.suffix not in (".toml", ".json"):
            continue
        number = re.match("[0-9]+", file.name)
        place = int(number[0]) if number else 0
        if place < 1 or place in numbered:
            raise ValueError(f"tasks/{file.name}: a number that no other task has was expected before the name.")
        numbered[place] = file
    if sorted(numbered) != list(range(1, len(numbered) + 1)):
        raise ValueError(f"The numbers of the tasks have gaps: {sorted(numbered)}.")
    found["tasks"] = [tasks.read_definition(numbered[place]) for place in sorted(numbered)]
    found["gates"] = [
        {"language": file.stem.rpartition("-")[0], "rule": tasks.read_definition(file)}
        for file in sorted((folder / "gates").glob("*.toml"))
    ]
    found["pictures"] = sorted(file.name for file in (folder / "pictures").glob("[!.]*"))
    return found


def _design(http: Http, study: str, new: Mapping[str, Any], design: Mapping[str, Any]) -> list[tasks.Task]:
    """Settings, gates and tasks."""
    if "settings" in design:
        http.call("PUT", path("studies", study), json={**new, "settings": design["settings"]})
    for gate in design.get("gates", ()):
        http.call("PUT", path("studies", study, "gates", gate["language"]), json=gate["rule"])
    return [tasks.add(http, study, definition, {}) for definition in design.get("tasks", ())]


def _texts(http: Http, study: str, folder: Path, languages: Sequence[str]) -> None:
    """Sources, then the outputs of systems; what is withdrawn is withdrawn again."""
    names: dict[str, tuple[str, str]] = {}
    withdrawn: dict[tuple[str, ...], str] = {}
    sources = [_source(row, names, withdrawn) for row in _rows(folder, "sources")]
    if not sources:
        return
    how = {"text": "text", "id": "id" if "id" in sources[0] else ""}
    push(http, study, "sources", sources, how | _language(sources, languages))
    kinds = {row["system"]: row["kind"] for row in _rows(folder, "systems")}
    outputs, built_in, n_people = [], set(), 0
    for row in _rows(folder, "outputs"):
        kind = kinds.get(row.get("system", ""), "imported")
        if row.get("author") or kind in _PEOPLE:
            n_people += 1
        elif kind in _BUILT_IN:
            built_in.add(_BUILT_IN[kind])
        else:
            outputs.append(_output(row, names, withdrawn))
    if outputs:
        columns = {"text": "text", "id": "id", "system": "system"}
        push(http, study, "outputs", outputs, columns | _language(outputs, languages))
    for name in sorted(built_in):
        http.call("POST", path("studies", study, "systems", name, "run"))
    if n_people:
        message = f"{n_people} rewrites by people are left out: they are results of the exported study."
        warnings.warn(message, stacklevel=4)
    _withdraw(http, study, withdrawn)


def _source(row: Mapping[str, Any], names: dict[str, Any], withdrawn: dict[Any, str]) -> dict[str, Any]:
    if "source_id" not in row:
        return dict(row)
    names[row["source_id"]] = (row["external_id"], row["language"])
    if row.get("withdrawn_reason"):
        withdrawn[(row["external_id"], row["language"])] = row["withdrawn_reason"]
    meta = row.get("meta") or {}
    meta = json.loads(meta) if isinstance(meta, str) else meta
    return {**meta, "id": row["external_id"], "language": row["language"], "text": row["text"]}


def _output(row: Mapping[str, Any], names: dict[str, Any], withdrawn: dict[Any, str]) -> dict[str, Any]:
    if "output_id" not in row:
        return dict(row)
    if row["source_id"] not in names:
        raise ValueError(f"outputs: the source {row['source_id']} is not among the sources.")
    external_id, language = names[row["source_id"]]
    if row.get("withdrawn_reason") and (external_id, language) not in withdrawn:
        withdrawn[(external_id, language, row["system"])] = row["withdrawn_reason"]
    return {"id": external_id, "language": language, "system": row["system"], "text": row["text"]}


def _language(rows: Sequence[Mapping[str, Any]], languages: Sequence[str]) -> dict[str, str]:
    if "language" in rows[0]:
        return {"language": "language"}
    return {"default_language": languages[0]} if len(languages) == 1 else {}


def _withdraw(http: Http, study: str, withdrawn: Mapping[tuple[str, ...], str]) -> None:
    for kind in ("sources", "outputs") if withdrawn else ():
        for text in pages(http, study, kind, {}):
            key: tuple[str, ...] = (text["external_id"], text["language"])
            key = key if kind == "sources" else (*key, text["system"])
            if key in withdrawn:
                address = path("studies", study, kind, text["id"], "withdraw")
                http.call("POST", address, json={"reason": withdrawn[key]})


def _gold(added: Sequence[tasks.Task], folder: Path) -> None:
    """Items with a known answer, by the position of their task."""
    file = folder / "known.json"
    known = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []
    n_people = sum("human" in one["systems"] for one in known)
    if n_people:
        warnings.warn(f"{n_people} known answers are left out: they are about rewrites by people.", stacklevel=4)
    for place, task in enumerate(added, start=1):
        rows = [
            {
                "id": one["id"],
                "language": one["language"],
                "systems": "|".join(one["systems"]),
                "kind": one["kind"],
                "tolerance": one["tolerance"],
                "explanation": one["explanation"],
                **one["expected"],
            }
            for one in known
            if one["task"] == place and "human" not in one["systems"]
        ]
        if rows:
            task.add_gold(rows)


def pages(http: Http, study: str, kind: str, query: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """All texts of a kind, page after page."""
    after: Any = None
    while True:
        page = http.call("GET", path("studies", study, kind), params={**query, "after": after})
        yield from page[kind]
        after = page.get("next")
        if after is None:
            return


def _rows(folder: Path, noun: str) -> Iterator[dict[str, Any]]:
    """The rows of a file of the folder, whichever format it has; none without a file."""
    lines, table = folder / f"{noun}.jsonl", folder / f"{noun}.csv"
    if lines.is_file():
        with lines.open("rb") as file:
            for number, line in enumerate(file, start=1):
                try:
                    yield json.loads(line)
                except ValueError as error:
                    raise ValueError(f"{lines.name}, line {number}: {error}") from None
    elif table.is_file():
        with table.open(encoding="utf-8-sig", newline="") as file:
            for row in csv.DictReader(file, strict=True):
                yield {name: _armed(cell) for name, cell in row.items()}
    elif (folder / f"{noun}.parquet").is_file():
        raise ValueError(f"{noun}.parquet cannot be opened. Export the study as CSV or JSON Lines.")


def _armed(cell: str) -> str:
    """A cell without the apostrophe that an export puts before what a spreadsheet would run."""
    is_defused = cell.startswith("'") and cell.lstrip("'").startswith(_FORMULA)
    return cell[1:] if is_defused else cell


def _check(folder: Path) -> None:
    """Refuses a folder whose files differ from its manifest: half a copy would look like a whole study."""
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    for written in manifest["files"]:
        name = Path(written["name"]).name
        if name.split(".")[0] not in ("design", "known", "systems", "sources", "outputs"):
            continue
        digest = hashlib.sha256()
        with (folder / name).open("rb") as file:
            while piece := file.read(64 * 1024):
                digest.update(piece)
        if digest.hexdigest() != written["sha256"]:
            raise ValueError(f"{name} is not the file that was exported: its SHA-256 is not that of the manifest.")
