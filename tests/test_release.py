"""What a release says about itself is consistent everywhere."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
import yaml

from polnoc import __version__
from tools.sbom import LOCK, bill

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_the_version_is_the_same_everywhere() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)
    assert re.search(rf"^version: {__version__}$", read("CITATION.cff"), re.MULTILINE)
    newest = re.search(r"^## (\S+)", read("CHANGELOG.md"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == __version__


def test_metadata_names_every_python_that_the_workflow_tries() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    assert project["authors"] == [{"name": "the Północ developers"}]
    assert {"postgres", "rl", "mcp", "notify", "train"} <= project["optional-dependencies"].keys()
    named = {line.split(" :: ")[-1] for line in project["classifiers"] if ":: Python :: 3." in line}
    tried = set(re.findall(r'"(3\.\d+)"', read(".github/workflows/tests.yml")))
    assert named <= tried
    assert project["requires-python"] == ">=3.11"


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_pins_what_it_uses_and_calls_targets_that_exist(workflow: Path) -> None:
    text = workflow.read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+)(?: [a-z-]+)*:", read("Makefile"), re.MULTILINE)) | set(
        re.findall(r"^[a-z-]+ ([a-z-]+):", read("Makefile"), re.MULTILINE)
    )
    called = set(re.findall(r"run: make ([a-z-]+)", text))
    assert called
    assert called <= targets
    jobs = yaml.safe_load(text)["jobs"]
    for job in jobs.values():
        assert job["timeout-minutes"] <= 60
        for step in job["steps"]:
            if "uses" in step:
                assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", step["uses"])


def test_the_list_of_parts_has_every_pin_with_its_hashes() -> None:
    lock = LOCK.read_text(encoding="utf-8")
    listed = bill(lock)
    parts = listed["components"]
    assert {"psycopg", "apprise", "starlette", "uvicorn"} <= {part["name"] for part in parts}
    assert len(parts) == len(re.findall(r"^[a-z].*==", lock, re.MULTILINE))
    assert sum([len(part["externalReferences"]) for part in parts]) == lock.count("--hash=")
    assert listed["metadata"]["component"]["version"] == __version__


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")
