"""Every server setting has a flag and a variable, and the effective values can be printed."""

from __future__ import annotations

import json
import logging
from dataclasses import fields
from pathlib import Path

import pytest

from polnoc import __version__
from polnoc.cli import main
from polnoc.settings import Settings, variable
from polnoc.table.logs import JsonLine

#: A non-default value for each setting, as it is written.
OTHERS = {
    "host": "::1",
    "port": "9000",
    "store": "elsewhere.db",
    "open": "yes",
    "bots": "3",
    "processes": "4",
    "limit": "tables=7,body=4096",
    "keep": "finished=30",
    "proxy": "10.0.0.2",
    "public_url": "https://table.example.org",
    "metrics": "public",
    "open_tables": "off",
    "packs": ".",
    "uploads": "off",
    "smtp": "smtp://table@mail.example.org?from=table@example.org",
    "notify_allow": "192.168.1.20",
    "log": "info",
    "log_format": "json",
}


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in OTHERS:
        monkeypatch.delenv(variable(name), raising=False)
    monkeypatch.chdir(tmp_path)


def holds(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, tuple[str, str]]:
    """Return the output of `--print-settings`: value and source, by variable."""
    assert main(["serve", *words, "--print-settings"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    return {row[0]: (row[1] if len(row) == 3 else "", row[-1]) for row in rows}


def test_every_setting_has_a_variable_and_a_flag_comes_before_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert [one.name for one in fields(Settings)] == list(OTHERS)
    assert {source for _, source in holds(capsys).values()} == {"default"}
    for name, value in OTHERS.items():
        monkeypatch.setenv(variable(name), value)
    said = holds(capsys)
    assert said == {variable(name): (value, variable(name)) for name, value in OTHERS.items()}
    for name in OTHERS:
        monkeypatch.setenv(variable(name), "")
    words: list[str] = []
    for name, value in OTHERS.items():
        flag = f"--{name.replace('_', '-')}"
        parts = value.split(",") if name == "limit" else [value]
        words += [flag] if name == "open" else [word for part in parts for word in (flag, part)]
    assert [value for value, _ in holds(capsys, *words).values()] == list(OTHERS.values())
    monkeypatch.setenv("POLNOC_PORT", "1234")
    assert holds(capsys, "--port", "4321")["POLNOC_PORT"] == ("4321", "--port")


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("POLNOC_PORT", "65536", "POLNOC_PORT: '65536' is no whole number from 0 to 65535"),
        ("POLNOC_PROCESSES", "0", "POLNOC_PROCESSES: '0' is no whole number from 1 to 64"),
        ("POLNOC_METRICS", "all", "POLNOC_METRICS: 'all' is none of: local, public"),
        ("POLNOC_OPEN", "1", "POLNOC_OPEN: '1' is none of: yes, no"),
        ("POLNOC_LIMIT", "tables=many", "POLNOC_LIMIT: "),
        ("POLNOC_KEEP", "finished", "POLNOC_KEEP: "),
        ("POLNOC_PUBLIC_URL", "table.example.org", "POLNOC_PUBLIC_URL: "),
        ("POLNOC_SMTP", "mail", "POLNOC_SMTP: "),
        ("POLNOC_PACKS", "/nowhere/at/all", "POLNOC_PACKS: "),
    ],
)
def test_a_wrong_value_is_told_with_its_variable(
    name: str, value: str, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    assert main(["serve", "--print-settings"]) == 2
    assert capsys.readouterr().err.startswith(f"polnoc: {told}")


def test_passwords_are_not_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POLNOC_STORE", "postgresql://polnoc:s3cret@db/polnoc")
    monkeypatch.setenv("POLNOC_SMTP", "smtp://table:s3cret@mail.example.org?from=table@example.org")
    assert main(["serve", "--print-settings"]) == 0
    printed = capsys.readouterr().out
    assert "s3cret" not in printed
    assert "postgresql://polnoc:…@db/polnoc" in printed


def test_the_command_alone_opens_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []
    monkeypatch.setattr("polnoc.table.server.serve", lambda store, service: asked.append(service.browser))
    monkeypatch.setenv("POLNOC_STORE", ":memory:")
    assert main([]) == 0
    assert asked == [True]


def test_the_version_says_what_runs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out.startswith(f"polnoc {__version__} (Python 3.")


def test_a_line_of_the_log_as_json() -> None:
    record = logging.LogRecord("polnoc.table", logging.WARNING, "x.py", 1, "refused", (), None)
    record.told = {"limit": "submits", "count": 17}
    line = json.loads(JsonLine().format(record))
    assert line.pop("time").endswith("Z")
    assert line == {
        "limit": "submits",
        "count": 17,
        "level": "warning",
        "logger": "polnoc.table",
        "event": "refused",
    }
