"""The notebook runs from its first cell to its last."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from conftest import PASSWORD, Server

NOTEBOOK = Path(__file__).parents[1] / "examples" / "agreement.ipynb"
SOURCE = Path(__file__).parents[1] / "src"


def test_the_notebook_runs(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    notebook = nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-untyped-call]
    assert all(not cell.get("outputs") for cell in notebook.cells), "outputs are not stored"
    monkeypatch.setenv("STUDY_SERVER", server.url)
    monkeypatch.setenv("STUDY_EMAIL", "admin@example.org")
    monkeypatch.setenv("STUDY_PASSWORD", PASSWORD)
    monkeypatch.setenv("PYTHONPATH", str(SOURCE))
    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    printed = "".join(
        str(output.get("text", "")) + str(output.get("data", {}).get("text/plain", ""))
        for cell in notebook.cells
        for output in cell.get("outputs", ())
    )
    assert "krippendorff_ordinal" in printed
    assert "model-a" in printed
    assert PASSWORD not in printed
