"""The package itself: its names, its version, its files."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import concord_study

ROOT = Path(__file__).parents[1]


def test_names_are_sorted_and_there() -> None:
    assert concord_study.__all__ == sorted(concord_study.__all__, key=lambda name: (not name.isupper(), name))
    assert all(hasattr(concord_study, name) for name in concord_study.__all__)


def test_the_version_is_said_once() -> None:
    assert f'version = "{concord_study.__version__}"' in (ROOT / "pyproject.toml").read_text()
    assert (ROOT / "src/concord_study/py.typed").exists()


def test_files_are_short() -> None:
    for file in [*ROOT.glob("src/**/*.py"), *ROOT.glob("tests/*.py")]:
        text = file.read_text(encoding="utf-8")
        assert len(text.splitlines()) <= 400, file
        assert text.startswith('"""'), f"{file} does not say what it is"


def test_extras_are_needed_only_where_they_are_used() -> None:
    block = "import sys\nfor name in ('pandas', 'pyarrow', 'datasets', 'numpy'): sys.modules[name] = None\n"
    check = (
        "import concord_study\nfrom concord_study import _results\n"
        "for read in (_results.frame, _results.dataset):\n"
        "    try: read(None, 's', 'answers')\n"
        "    except ImportError as error: print(error)\n"
        "try: _results.metrics({'languages': []})\nexcept ImportError as error: print(error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", block + check],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": str(ROOT / "src")},
    )
    assert done.stdout.count("pip install 'concord-study-client[") == 3


def test_the_pinned_packages_are_those_of_the_package() -> None:
    pinned = (ROOT / "tests/requirements.txt").read_text()
    for name in ("httpx", "pydantic", "tqdm", "pandas", "pyarrow", "datasets"):
        assert f"\n{name}==" in f"\n{pinned}", name
