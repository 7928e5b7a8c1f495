"""A software bill of materials for a server of this version, in CycloneDX 1.5 format.

    python -m tools.sbom dist/polnoc-1.0.0.cdx.json

It is made from the lock file of servers: it lists what `Containerfile` installs, hash by hash.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any, Final

from polnoc import __version__

LOCK: Final = Path(__file__).parents[1] / "requirements-server.txt"
_PINNED: Final = re.compile(r"^([a-z0-9._-]+)(?:\[[^]]*\])?==([^ ;\\]+)")
_HASH: Final = re.compile(r"--hash=sha256:([0-9a-f]{64})")


def component(name: str, version: str, hashes: list[str], kind: str = "library") -> dict[str, Any]:
    """A package, as CycloneDX describes it. A release has several files, each with its hash."""
    address = f"pkg:pypi/{name}@{version}"
    made: dict[str, Any] = {
        "type": kind,
        "bom-ref": address,
        "name": name,
        "version": version,
        "purl": address,
    }
    files = [{"type": "distribution", "url": address, "hashes": [_sha(one)]} for one in hashes]
    return {**made, "externalReferences": files} if files else made


def _sha(digest: str) -> dict[str, str]:
    return {"alg": "SHA-256", "content": digest}


def components(lock: str) -> list[dict[str, Any]]:
    """Every package that a lock file pins."""
    found: list[tuple[str, str, list[str]]] = []
    for line in lock.splitlines():
        if pinned := _PINNED.match(line):
            found.append((pinned[1], pinned[2], []))
        elif digest := _HASH.search(line):
            found[-1][2].append(digest[1])
    return [component(*one) for one in found]


def bill(lock: str) -> dict[str, Any]:
    """The whole list."""
    ours = component("polnoc", __version__, [], "application")
    parts = components(lock)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": ours},
        "components": parts,
        "dependencies": [{"ref": ours["bom-ref"], "dependsOn": [part["bom-ref"] for part in parts]}],
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(
        json.dumps(bill(LOCK.read_text(encoding="utf-8")), indent=2) + "\n", encoding="utf-8"
    )
