"""The implementation of each command. What only some commands need is imported where they need it."""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from polnoc import records
from polnoc.bots import UnknownLevel, levels
from polnoc.daily import BadDay, daily_games, has_daily, options_of, read_day, seed_of, today
from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.options import BadOption, draw_random_options, options_from_text
from polnoc.engine.packs import PackError, PackText, read_pack_file
from polnoc.engine.seats import WATCHER
from polnoc.games import UnknownGame, all_games, broken_packages, find_game, with_pack_files
from polnoc.pack_check import best_fit, mistakes_together
from polnoc.records.export import ABOVE, words_for
from polnoc.records.stories import as_lines, keeps_outcomes, scenes
from polnoc.settings import BadSetting, Made, read_settings, variable
from polnoc.terminal.saves import latest_save, new_save, tables_file
from polnoc.terminal.seats import BadSeats, read_seats, usual_seats
from polnoc.words import Words

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table as Grid

    from polnoc.arena import Result, Series, Status
    from polnoc.batches import Place
    from polnoc.learning.commands import Asked as LearningAsked
    from polnoc.terminal.game_loop import TerminalGame
    from polnoc.terminal.screen import Screen

#: Exit status: a mistake in the arguments; a series or a record that fails its check.
USAGE: Final = 2
FAILED: Final = 1
#: Exit status: interrupted by the user, by the convention of shells.
INTERRUPTED: Final = 130

#: Mistakes of the user: they are reported in a sentence, without a traceback.
PROBLEMS: Final = (UnknownGame, BadSeats, BadOption, PackError, records.RecordError, BadDay, UnknownLevel)


def run(asked: argparse.Namespace) -> int:
    """Run a command and return its exit status."""
    try:
        return COMMANDS[asked.command](asked)
    except PROBLEMS as problem:
        print(f"polnoc: {problem}", file=sys.stderr)  # noqa: T201
        return USAGE


# The web table --------------------------------------------------------------------


def _serve(asked: argparse.Namespace) -> int:
    from polnoc.store import StoreError, open_store  # not needed to play in the terminal
    from polnoc.store.file_lock import hold_file_lock
    from polnoc.table.cluster import ClusterError
    from polnoc.table.limits import BadLimit, read_limits
    from polnoc.table.network_access import BadPublicUrl, memory_file, read_public_url
    from polnoc.table.notices import BadNotify, read_notify
    from polnoc.table.packs import BadPackFolder, PackFolder, PackSettings, read_pack_folder
    from polnoc.table.quotas import BadRetention, read_retention
    from polnoc.table.server import (
        LOCAL_PROXIES,
        CannotListen,
        Service,
        serve,
        serve_in_place_of,
        serve_together,
    )
    from polnoc.table.startup_warnings import warnings_for

    made = _settings(asked)
    given = made.settings
    address = given.store or str(tables_file())
    try:
        folder = read_pack_folder(given.packs) if given.packs else PackFolder()
        service = Service(
            host=given.host,
            port=given.port,
            bots=given.bots,
            limits=read_limits(given.limit),
            retention=read_retention(given.keep),
            proxies=given.proxy or LOCAL_PROXIES,
            public_url=read_public_url(given.public_url),
            network_memory=memory_file(address),
            public_metrics=given.metrics == "public",
            lists_tables=given.open_tables == "listed",
            notify=read_notify(given.smtp, given.notify_allow),
            packs=PackSettings(folder.packs, uploads=given.uploads == "on"),
            log_level=given.log,
            log_format=given.log_format,
            browser=given.open,
        )
        if asked.print_settings:
            sys.stdout.write(made.table())
            return 0
        if asked.member:
            serve_in_place_of(asked.member, address, service)
            return 0
        with hold_file_lock(address) as warning:
            service = replace(
                service,
                warnings=(
                    *warnings_for(service.host, address, service.public_url),
                    *filter(None, [warning]),
                    *folder.mistakes,
                ),
            )
            if given.processes > 1:
                serve_together(address, service, given.processes)
            else:
                with open_store(address) as store:
                    serve(store, service)
    except (BadLimit, BadRetention, BadPublicUrl, BadNotify, BadPackFolder) as problem:
        name = _SETTING_OF[type(problem).__name__]
        source = made.said_by[name]
        raise BadOption(f"{source}: {problem}" if source == variable(name) else str(problem)) from None
    except (StoreError, CannotListen, ClusterError) as problem:
        raise BadOption(str(problem)) from None
    return 0


#: The setting that each of these errors is about.
_SETTING_OF: Final = {
    "BadLimit": "limit",
    "BadRetention": "keep",
    "BadPublicUrl": "public_url",
    "BadNotify": "smtp",
    "BadPackFolder": "packs",
}


def _settings(asked: argparse.Namespace) -> Made:
    try:
        return read_settings(vars(asked), os.environ)
    except BadSetting as problem:
        raise BadOption(str(problem)) from None


def _admin(asked: argparse.Namespace) -> int:
    from polnoc import admin  # not needed to play

    return admin.run(asked)


# Playing --------------------------------------------------------------------------
#
# The modules that draw in the terminal are imported where they are used, to save the web table 7 MB.


def _console(*, stderr: bool = False) -> Console:
    from rich.console import Console

    return Console(highlight=False, stderr=stderr)


def _grid(*titles: str) -> Grid:
    from rich.table import Table as Grid

    return Grid(*titles, box=None, header_style="bold yellow", pad_edge=False)


def _play(asked: argparse.Namespace) -> int:
    from polnoc.terminal.screen import Screen

    screen = Screen(_console(), aids=not asked.no_aids)
    table = _resumed(asked, screen) if asked.resume is not None else _begun(asked, screen)
    table.play()
    return 0


def _begun(asked: argparse.Namespace, screen: Screen) -> TerminalGame:
    from polnoc.terminal.game_loop import TerminalGame

    game = with_pack_files(asked.game, asked.packs)
    seats = read_seats(game, asked.seats or usual_seats(game), asked.lang)
    if asked.daily is not None:
        match = _daily_match(game, asked)
        return TerminalGame(match, seats, asked.lang, screen, _writable(asked.save) or new_save(game.id))
    seed = _seed(asked.seed)
    chosen = draw_random_options(game.options_type, options_from_text(asked.set), random.Random(seed.text))
    options = game.read_options({"players": len(seats), **chosen})
    if game.seats(options) != len(seats):
        raise BadSeats(f"option 'players' says {game.seats(options)}, but {len(seats)} seats were given")
    match = Match(game, options, seed)
    return TerminalGame(match, seats, asked.lang, screen, _writable(asked.save) or new_save(game.id))


def _daily_match(game: AnyGame, asked: argparse.Namespace) -> Match:
    """The game of a day, which has no choice of options."""
    if asked.set or asked.seed or asked.packs:
        raise BadOption("--daily is the same for everybody: leave out --set, --seed and --pack")
    if not has_daily(game):
        known = ", ".join([other.id for other in daily_games()])
        raise BadOption(f"there is no {game.id} of the day; there is one of: {known}")
    day = read_day(asked.daily or str(today()))
    return Match(game, options_of(game, day), seed_of(day))


def _resumed(asked: argparse.Namespace, screen: Screen) -> TerminalGame:
    from polnoc.terminal.game_loop import TerminalGame

    path = Path(asked.resume) if asked.resume else latest_save()
    if path is None:
        raise records.RecordError("there is no saved game yet; begin one with: polnoc play")
    record = records.read(path)
    match = records.replay(record, _recorded_game(record, asked.packs))
    return TerminalGame(match, record.seats, asked.lang, screen, _writable(asked.save) or path)


def _seed(text: str | None) -> Seed:
    if text is None:
        return Seed.live()
    number = text.removeprefix("sim:")
    if not (number.isascii() and number.isdigit() and len(number) <= 20):
        raise BadOption(f"--seed takes a whole number of at most 20 digits, not '{text[:40]}'")
    return Seed(f"sim:{number}")


def _writable(path: Path | None) -> Path | None:
    """Check that a game can be saved at a path, and return the path."""
    if path is None:
        return None
    folder = path.expanduser().parent
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        raise BadOption(f"--save {path}: {folder} is not a folder that can be written to")
    return path.expanduser()


def _recorded_game(record: records.Record, packs: list[Path]) -> AnyGame | None:
    return with_pack_files(record.game, packs) if packs else None


# Reading --------------------------------------------------------------------------


def _games(asked: argparse.Namespace) -> int:
    console = _console()
    if asked.game:
        return _explain_game(console, find_game(asked.game), asked.lang)
    grid = _grid("id", "game", "players", "bots")
    for game in all_games():
        words = Words(asked.lang, game, ())
        players = ", ".join(map(str, game.players))
        grid.add_row(game.id, words.text("game-name"), players, ", ".join(levels(game)))
    console.print(grid)
    for broken in broken_packages():
        console.print(words.text("games-broken", problem=str(broken)), style="red", markup=False)
    return 0


def _explain_game(console: Console, game: AnyGame, language: str) -> int:
    words = Words(language, game, ())
    console.print(words.text("game-name"), style="bold yellow")
    console.print(words.text("game-blurb"))
    defaults = msgspec.to_builtins(game.read_options({}))
    grid = _grid("--set", "")
    for name, value in defaults.items():
        shown = str(value).lower() if isinstance(value, bool) else str(value)
        grid.add_row(f"{name}={shown}", words.option_help(name))
    console.print(grid)
    return 0


def _rules(asked: argparse.Namespace) -> int:
    console = _console()
    words = Words(asked.lang, find_game(asked.game), ())
    if not asked.about:
        from rich.markdown import Markdown

        console.print(Markdown(words.rulebook()))
        return 0
    found = words.find_rules(asked.about)
    if not found:
        raise BadOption(words.text("rules-none", about=asked.about))
    for id, text in found:
        console.print(f"[bold yellow]{id}[/]  {text}")
    return 0


# Records --------------------------------------------------------------------------


def _eyes(text: str, seats: int) -> int:
    special = {"above": ABOVE, "watcher": WATCHER}
    if text in special:
        return special[text]
    if text.isascii() and text.isdigit() and 1 <= int(text[:6]) <= seats:
        return int(text) - 1
    raise BadOption(f"--eyes {text[:40]}: write a seat from 1 to {seats}, 'watcher' or 'above'")


def _replay(asked: argparse.Namespace) -> int:
    console = _console()
    record = records.read(asked.file)
    match = records.replay(record, _recorded_game(record, asked.packs))
    viewer = _eyes(asked.eyes, match.seats)
    pages = records.pages(match, record, asked.lang, viewer)
    for page in pages:
        console.print("\n".join(page), markup=False)
        if asked.step and console.input("[bright_black]↵[/] ").strip().lower() in ("q", "quit"):
            break
    return 0


def _check(asked: argparse.Namespace) -> int:
    ids = [find_game(asked.game).id] if asked.game else []
    packs, unread = _read_packs(asked.files)
    fits = [best_fit(pack, ids) for pack in packs]
    mistakes = [*unread, *[mistake for fit in fits for mistake in fit.mistakes]]
    for id in dict.fromkeys([fit.game for fit in fits if not mistakes]):
        together = [pack for pack, fit in zip(packs, fits, strict=True) if fit.game == id]
        mistakes += mistakes_together(id, together)
    for mistake in mistakes:
        print(mistake)  # noqa: T201
    if mistakes:
        return FAILED
    for pack, fit in zip(packs, fits, strict=True):
        print(f"{pack.name}: in order, for {fit.game}")  # noqa: T201
    return 0


def _read_packs(files: list[Path]) -> tuple[list[PackText], list[PackError]]:
    """The packs that can be read, and the mistakes in the others."""
    packs: list[PackText] = []
    unread: list[PackError] = []
    for file in files:
        try:
            packs.append(read_pack_file(file))
        except PackError as mistake:
            unread.append(mistake)
    return packs, unread


def _verify(asked: argparse.Namespace) -> int:
    console = _console()
    record = records.read(asked.file)
    game = _recorded_game(record, asked.packs)
    verdict = records.verify(record, game)
    words = Words(asked.lang, game or find_game(record.game), [seat.name for seat in record.seats])
    for line in records.verdict_lines(verdict, record, words):
        console.print(line, markup=False)
    return 0 if verdict.honest else FAILED


def _export(asked: argparse.Namespace) -> int:
    record = records.read(asked.file)
    match = records.replay(record, _recorded_game(record, asked.packs))
    if asked.form == "json":
        text = records.as_json(match, record)
    elif asked.form == "film":
        text = _as_film(match, record, asked)
    else:
        text = records.as_text(match, record, asked.lang, _eyes(asked.eyes, match.seats))
    if asked.output is None:
        sys.stdout.write(text)
        return 0
    try:
        asked.output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadOption(f"--output {asked.output}: {error.strerror}") from None
    return 0


def _as_film(match: Match, record: records.Record, asked: argparse.Namespace) -> str:
    viewer = _eyes(asked.eyes, match.seats)
    told = scenes(match, words_for(match, record, asked.lang, viewer), WATCHER if viewer == ABOVE else viewer)
    if not told:
        raise BadOption(f"--as film: {record.game} is not told as a story")
    return "\n".join(as_lines(told)).strip() + "\n"


def _stats(asked: argparse.Namespace) -> int:
    from polnoc.terminal import my_games
    from polnoc.terminal.screen import Screen

    game = find_game(asked.game)
    if not keeps_outcomes(game):
        raise BadOption(f"nothing is kept of {game.id}")
    if asked.erase:
        my_games.results_file().unlink(missing_ok=True)
    console = _console()
    if asked.where:
        console.print(str(my_games.results_file()), markup=False, soft_wrap=True)
    else:
        my_games.show(game, Words(asked.lang, game, ()), Screen(console))
    return 0


# The arena ------------------------------------------------------------------------


def _arena(asked: argparse.Namespace) -> int:
    from polnoc import arena  # most commands do not need it, and it is slow to load

    try:
        if asked.watch:
            return _watch_series(asked.watch)
        if asked.game is None or not asked.seats:
            raise BadOption("name the game, and who plays: polnoc arena duchy --seats expert,regular")
        planned = [_series(asked, seats) for seats in asked.seats]
        place = arena.place_of(asked.on, asked.jobs, asked.batch_timeout)
        if asked.report:
            arena.check_report(asked.report, len(planned))
        if asked.keep and len(planned) > 1:
            raise BadOption("--keep keeps one series; give each its own command and file")
        results = _play_series(planned, place, asked)
        if asked.json:
            sys.stdout.write(arena.to_json(results if len(results) > 1 else results[0]) + "\n")
        else:
            _console().print(*[arena.tables(result) for result in results])
        if asked.report:
            arena.write_report(results, asked.report)
    except arena.ArenaError as problem:
        raise BadOption(str(problem)) from None
    except (arena.WorkersFailed, arena.BatchFailed) as problem:
        told = [f"polnoc: {problem}", *getattr(problem, "__notes__", ())]
        print("\n".join(told), file=sys.stderr)  # noqa: T201
        return FAILED
    if arena.was_interrupted(results[-1]):
        return INTERRUPTED
    return FAILED if any([result.lost for result in results]) else 0


def _play_series(planned: list[Series], place: Place, asked: argparse.Namespace) -> list[Result]:
    """Play series one after another, up to the first that is stopped, and return their results."""
    from polnoc import arena

    results: list[Result] = []
    for series in planned:
        with _progress_bar(series.games) as show:

            def tell(status: Status, show: Callable[[Status], None] = show) -> None:
                show(status)
                if asked.status:
                    arena.write_status(status, asked.status)

            results.append(arena.run(series, progress=tell, place=place, keep=asked.keep))
        if arena.was_interrupted(results[-1]):
            break
    return results


def _watch_series(path: Path) -> int:
    """Show the progress of a running series until it ends."""
    from rich.live import Live

    from polnoc import arena

    with Live(console=_console(), auto_refresh=False) as screen:
        for lines in arena.watch(path):
            screen.update("\n".join(lines), refresh=True)
    return 0


def _series(asked: argparse.Namespace, seats: str) -> Series:
    """A checked series: nothing is played unless all series are valid."""
    from polnoc import arena

    series = arena.Series(
        asked.game,
        tuple(word.strip() for word in seats.split(",") if word.strip()),
        games=asked.games,
        mirror=asked.mirror,
        options=options_from_text(asked.set),
        seed=asked.seed,
        packs=tuple([str(pack) for pack in asked.packs]),
    )
    arena.check(series)
    return series


@contextmanager
def _progress_bar(total: int) -> Iterator[Callable[[Status], None]]:
    """Show a progress bar on standard error; yield the function that updates it. Notices stay above it."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
    )
    refused: set[str] = set()
    with Progress(*columns, console=_console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total, speed="")

        def show(status: Status) -> None:
            bar.update(
                task,
                description=status.title,
                completed=status.games,
                total=status.planned,
                speed=_speed(status),
            )
            for worker in status.refused.keys() - refused:
                refused.add(worker)
                bar.console.print(f"refused: {worker}: {status.refused[worker]}", markup=False)

        yield show


def _speed(status: Status) -> str:
    """The speed of a series, in a few words beside its bar."""
    if status.workers == 0:
        return "waiting for workers"
    repeated = f", {status.repeated} batches repeated" if status.repeated else ""
    left = "" if status.seconds_left is None else f", {timedelta(seconds=round(status.seconds_left))} left"
    return f"{status.games_per_second:,.1f} games/s{left}{repeated}"


# For language models --------------------------------------------------------------


def _mcp(asked: argparse.Namespace) -> int:
    if find_spec("mcp") is None:
        raise BadOption("the package 'mcp' is not installed; install it with: pip install 'polnoc[mcp]'")
    from polnoc.envs.mcp_server import serve

    serve(asked.lang, asked.seed)
    return 0


# Learning --------------------------------------------------------------------------


def _train(asked: argparse.Namespace) -> int:
    from polnoc.batches import BadPlace, WorkersFailed, read_place
    from polnoc.learning import commands as learning

    task = _to_learn(asked, asked.minutes, asked.out)
    if not asked.figures:
        if asked.on:
            raise BadOption("--on is for --figures: a net learns from every choice, on one machine")
        print(learning.train_net(task))  # noqa: T201
        return 0
    try:
        place = read_place(asked.on, None if asked.on and not asked.jobs else task.jobs, asked.batch_timeout)
        print(learning.train_figures_of(task, asked.figures, asked.seconds, asked.checked, place))  # noqa: T201
    except BadPlace as problem:
        raise BadOption(str(problem)) from None
    except WorkersFailed as problem:
        print(f"polnoc: {problem}", file=sys.stderr)  # noqa: T201
        return FAILED
    return 0


def _exploit(asked: argparse.Namespace) -> int:
    from polnoc.learning import commands as learning

    task = _to_learn(asked, asked.minutes, None)
    print(learning.exploit(task, asked.against, asked.games, asked.start))  # noqa: T201
    return 0


def _to_learn(asked: argparse.Namespace, minutes: float, out: Path | None) -> LearningAsked:
    from polnoc.learning import commands as learning

    jobs = asked.jobs or learning.usual_jobs()
    return learning.Asked(asked.game, options_from_text(asked.set), minutes, asked.seed, jobs, out)


COMMANDS: Final[dict[str, Callable[[argparse.Namespace], int]]] = {
    "serve": _serve,
    "play": _play,
    "games": _games,
    "rules": _rules,
    "replay": _replay,
    "verify": _verify,
    "check": _check,
    "export": _export,
    "stats": _stats,
    "arena": _arena,
    "mcp": _mcp,
    "train": _train,
    "exploit": _exploit,
    "admin": _admin,
}
