"""The `polnoc` command."""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from polnoc import __version__, records
from polnoc.bots import levels
from polnoc.daily import BadDay, daily_games, has_daily, options_of, read_day, seed_of, today
from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.options import BadOption, draw_lots, options_from_text
from polnoc.engine.packs import PackError
from polnoc.engine.seats import WATCHER
from polnoc.games import UnknownGame, all_games, find_game, mistakes_in, with_pack
from polnoc.records.retelling import ABOVE, words_for
from polnoc.records.stories import as_lines, keeps_outcomes, scenes
from polnoc.terminal.saves import latest_save, new_save, tables_file
from polnoc.terminal.seats import BadSeats, read_seats, usual_seats
from polnoc.words import LANGUAGES, RULE, Words

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table as Grid

    from polnoc.arena import Result, Series
    from polnoc.terminal.screen import Screen
    from polnoc.terminal.table import Table

#: Exit status: a mistake in the command's words; a series or a record that does not hold.
USAGE, FAILED = 2, 1

#: More processes than this would only stand in each other's way at the store.
MOST_PROCESSES = 64

Problem = (
    UnknownGame,
    BadSeats,
    BadOption,
    PackError,
    records.RecordError,
    BadDay,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the result is its exit status."""
    asked = _parser().parse_args(arguments)
    try:
        status: int = asked.run(asked)
    except Problem as problem:
        print(f"polnoc: {problem}", file=sys.stderr)  # noqa: T201
        return USAGE
    except BrokenPipeError:  # the reader of our output has left, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return status


# What can be asked ----------------------------------------------------------------


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="polnoc",
        description="Play horror board games with every rule enforced, against fair bots or friends.",
        epilog=(
            "Begin with:  polnoc serve --open          the table, in your browser\n"
            "             polnoc play duchy            you against a bot, in this terminal\n"
            "             polnoc play duchy --seats you:Ania,you:Olek --lang pl\n"
            "             polnoc rules duchy           the rulebook\n\n"
            "Every command explains itself:  polnoc play --help"
        ),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"polnoc {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _add_serve(commands)
    _add_play(commands)
    _add_games(commands)
    _add_rules(commands)
    _add_replay(commands)
    _add_verify(commands)
    _add_check(commands)
    _add_export(commands)
    _add_stats(commands)
    _add_arena(commands)
    _add_admin(commands)
    return parser


Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def _command(
    commands: Commands, name: str, run: Callable[[argparse.Namespace], int], help: str, epilog: str = ""
) -> argparse.ArgumentParser:
    parser = commands.add_parser(
        name,
        help=help,
        description=help[0].upper() + help[1:] + ".",
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run)
    return parser


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=_language(), help="language (now: %(default)s)")


def _language() -> str:
    """Polish where the machine speaks it, English elsewhere."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "pl" if spoken.lower().startswith("pl") else "en"


def _add_pack(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pack", type=Path, metavar="FILE", help="play with the content of a TOML pack")


def _add_serve(commands: Commands) -> None:
    parser = _command(
        commands,
        "serve",
        _serve,
        "open the table for browsers",
        "Examples:\n"
        "  polnoc serve --open                          play on this machine\n"
        "  polnoc serve --host 0.0.0.0 --port 80        let others in\n"
        "  polnoc serve --store postgresql://…          keep tables in PostgreSQL\n"
        "  polnoc serve --limit tables=100              more new tables an hour for each browser\n\n"
        "Tables are kept in a file beside the saved games unless --store says otherwise. Ctrl-C stops.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    parser.add_argument("--port", type=int, default=8013, help="default: %(default)s; 0: any free one")
    parser.add_argument("--store", metavar="ADDRESS", help="a file, or postgresql://…")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument("--bots", type=int, default=2, metavar="N", help="processes for bots (default: 2)")
    parser.add_argument(
        "--processes",
        type=int,
        choices=range(1, MOST_PROCESSES + 1),
        default=1,
        metavar="N",
        help="processes that divide the tables among them, on Linux (default: 1)",
    )
    parser.add_argument(
        "--limit", action="append", default=[], metavar="NAME=VALUE", help="how much a visitor may ask for"
    )
    parser.add_argument(
        "--keep",
        action="append",
        default=[],
        metavar="KIND=DAYS",
        help="how long tables are kept: finished, empty, abandoned; 0: for good (default: empty=90)",
    )
    parser.add_argument(
        "--proxy", default="", metavar="LIST", help="addresses of proxies that speak for others, with commas"
    )
    parser.add_argument(
        "--metrics",
        choices=("local", "public"),
        default="local",
        help="who may read /metrics: this machine only (default), or everybody",
    )
    parser.add_argument(
        "--log",
        choices=("error", "warning", "info", "debug"),
        default="warning",
        help="what to write to standard error (default: %(default)s)",
    )


def _add_play(commands: Commands) -> None:
    parser = _command(
        commands,
        "play",
        _play,
        "play a game in this terminal",
        "Who sits where:\n"
        "  --seats you,expert               you begin at seat 1 against an expert\n"
        "  --seats you,regular,novice       three players\n"
        "  --seats you:Ania,you:Olek        two people at one keyboard, with a curtain between turns\n\n"
        "During the game type 'help'. Every answer is saved at once; 'quit' and come back with\n"
        "  polnoc play --resume\n\n"
        "Options of a game, each explained by 'polnoc games ID':\n"
        "  --set points=5 --set stop=round_end\n\n"
        "The film of the day has the same dice and decks for everybody:\n"
        "  polnoc play finalgirl --daily\n"
        "  polnoc play finalgirl --daily 2026-03-14",
    )
    parser.add_argument("game", nargs="?", default="duchy", help="the game (default: %(default)s)")
    parser.add_argument(
        "--seats",
        metavar="LIST",
        help="who plays, for example you,expert (default: you and regular bots)",
    )
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    parser.add_argument(
        "--daily",
        nargs="?",
        const="",
        metavar="DATE",
        help="the game of today (UTC) or of a past day: options and dice are the same for everybody",
    )
    parser.add_argument(
        "--seed", metavar="N", help="a number: play a fixed simulation seed, not a secret live one"
    )
    parser.add_argument("--no-aids", action="store_true", help="hide the deduction sheet")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the game in this file")
    parser.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE",
        help="go on with a saved game; without FILE the last one",
    )
    _add_pack(parser)
    _add_language(parser)


def _add_games(commands: Commands) -> None:
    parser = _command(commands, "games", _games, "list the games, or explain one and its options")
    parser.add_argument("game", nargs="?", help="the game to explain")
    _add_language(parser)


def _add_rules(commands: Commands) -> None:
    parser = _command(
        commands,
        "rules",
        _rules,
        "read the rulebook of a game",
        "Examples:\n"
        "  polnoc rules duchy                     all of it\n"
        "  polnoc rules duchy DUE-TURN-03         one rule\n"
        "  polnoc rules duchy shield              every rule with that word",
    )
    parser.add_argument("game", help="the game")
    parser.add_argument("about", nargs="?", help="the id of a rule, or a word to look for")
    _add_language(parser)


def _add_record(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a recorded game")
    _add_pack(parser)


def _add_eyes(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--eyes",
        default="above",
        metavar="WHO",
        help="whose eyes: a seat from 1, 'watcher' (what all may see) or 'above' (everything; default)",
    )


def _add_replay(commands: Commands) -> None:
    parser = _command(commands, "replay", _replay, "tell a recorded game again, answer by answer")
    _add_record(parser)
    _add_eyes(parser)
    parser.add_argument("--step", action="store_true", help="wait for Enter after each answer")
    _add_language(parser)


def _add_verify(commands: Commands) -> None:
    parser = _command(
        commands,
        "verify",
        _verify,
        "check a recorded game: seed, every draw, every answer, every position",
        f"The exit status is 0 for an honest record, {FAILED} for any other.",
    )
    _add_record(parser)
    _add_language(parser)


def _add_check(commands: Commands) -> None:
    parser = _command(
        commands,
        "check",
        _check,
        "explain every mistake in a pack file: where, what, and what would be right",
        "Examples:\n"
        "  polnoc check my-film.toml\n"
        "  polnoc check small-night.toml --game duchy\n\n"
        f"The exit status is 0 for a pack that is in order, {FAILED} for any other.",
    )
    parser.add_argument("file", type=Path, metavar="PACK", help="a TOML file")
    parser.add_argument("--game", metavar="ID", help="the game it is for; without it, the one that it fits")


def _add_export(commands: Commands) -> None:
    parser = _command(commands, "export", _export, "write a recorded game as text or as detailed JSON")
    _add_record(parser)
    parser.add_argument(
        "--as",
        dest="form",
        choices=("text", "json", "film"),
        default="text",
        help="default: %(default)s; film: as a story in scenes",
    )
    parser.add_argument("--output", "-o", type=Path, metavar="FILE", help="default: standard output")
    _add_eyes(parser)
    _add_language(parser)


def _add_stats(commands: Commands) -> None:
    parser = _command(
        commands,
        "stats",
        _stats,
        "show what you have played at this terminal: wins, streaks, feats",
        "Games that keep something: finalgirl. The file can be copied or removed like any other.",
    )
    parser.add_argument("game", nargs="?", default="finalgirl", help="the game (default: %(default)s)")
    parser.add_argument("--where", action="store_true", help="only tell where the file is")
    parser.add_argument("--erase", action="store_true", help="erase everything that is kept")
    _add_language(parser)


def _add_arena(commands: Commands) -> None:
    parser = _command(
        commands,
        "arena",
        _arena,
        "let bots play thousands of games against each other, on all cores",
        "Examples:\n"
        "  polnoc arena duchy --seats expert,regular --games 10000 --mirror\n"
        "  polnoc arena duchy --seats expert,regular --games 40000 --mirror --set points=1 --json\n"
        "  polnoc arena duchy --seats expert,regular,novice --report balance.html\n"
        "  polnoc arena straszydla --seats expert,expert --seats expert,expert,expert --report balance.md\n\n"
        "A game that counts what its balance depends on (Straszydła does) shows that too.",
    )
    parser.add_argument("game", help="the game")
    parser.add_argument(
        "--seats",
        action="append",
        required=True,
        metavar="LEVELS",
        help="bot levels by seat: expert,regular; again for another series",
    )
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="default: %(default)s")
    parser.add_argument(
        "--mirror", action="store_true", help="play each seed once for every rotation of the seats"
    )
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="first simulation seed (default: 1)")
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (default: one a core)")
    parser.add_argument("--json", action="store_true", help="print JSON to standard output")
    parser.add_argument(
        "--report", type=Path, metavar="FILE", help="also write a page with plots (.html) or tables (.md)"
    )
    _add_pack(parser)


def _add_admin(commands: Commands) -> None:
    parser = _command(
        commands,
        "admin",
        _admin,
        "look after the tables of a server",
        "Examples:\n"
        "  polnoc admin list --status playing\n"
        "  polnoc admin show ID --log --lang pl\n"
        "  polnoc admin export ID -o table.json      then, elsewhere:  polnoc admin import table.json\n"
        "  polnoc admin repair --dry-run\n"
        "  polnoc admin check-upgrade                before another version serves these tables\n"
        "  polnoc admin expire --keep abandoned=365 --dry-run\n\n"
        "With SQLite, stop the server before you repair or remove something.",
    )
    chores = parser.add_subparsers(title="commands", metavar="COMMAND", dest="admin", required=True)
    listed = _command(chores, "list", _admin, "list the tables, the youngest first")
    listed.add_argument("--status", choices=("open", "playing", "over"), help="only those")
    listed.add_argument("--game", metavar="ID", help="only tables of this game")
    shown = _command(chores, "show", _admin, "tell everything about a table but its secrets")
    shown.add_argument("--log", action="store_true", help="tell the game too, with everything hidden in it")
    shown.add_argument("--reveal", action="store_true", help="tell the seed too")
    _add_language(shown)
    exported = _command(chores, "export", _admin, "write a table to a file, with its seed: keep it safe")
    exported.add_argument("--output", "-o", type=Path, metavar="FILE", help="default: standard output")
    imported = _command(chores, "import", _admin, "take in a table from a file, if it holds")
    imported.add_argument("file", type=Path, metavar="FILE", help="what 'export' has written")
    repaired = _command(
        chores, "repair", _admin, "play every log again by the rules, mend what can be mended"
    )
    repaired.add_argument("--dry-run", action="store_true", help="only tell what is wrong")
    removed = _command(chores, "remove", _admin, "erase a table for good")
    removed.add_argument("--yes", action="store_true", help="really")
    expired = _command(
        chores, "expire", _admin, "remove tables that are older than they are kept, as a running server does"
    )
    expired.add_argument("--dry-run", action="store_true", help="only tell which ones")
    expired.add_argument(
        "--keep",
        action="append",
        default=[],
        metavar="KIND=DAYS",
        help="finished, empty, abandoned; 0: for good (default: empty=90)",
    )
    saved = _command(
        chores, "backup", _admin, "write the whole store to a file, also while the server runs: keep it safe"
    )
    saved.add_argument("--force", action="store_true", help="replace the file if it is there")
    restored = _command(chores, "restore", _admin, "put a backup in the place of a SQLite store")
    restored.add_argument("--force", action="store_true", help="replace what the store holds")
    checked = _command(
        chores, "check-upgrade", _admin, "say what goes on with this version and what would be frozen"
    )
    checked.add_argument("store", nargs="?", metavar="STORE", help="a file, or postgresql://…; only read")
    checked.add_argument("--json", action="store_true", help="print JSON to standard output")
    for chore in (saved, restored):
        chore.add_argument("file", type=Path, metavar="FILE", help="the backup")
    for chore in (shown, exported, removed):
        chore.add_argument("id", metavar="ID", help="the table")
    repaired.add_argument("id", nargs="?", metavar="ID", help="only this table")
    for chore in (listed, shown, exported, imported, repaired, expired, removed, saved, restored):
        chore.add_argument("--store", metavar="ADDRESS", help="a file, or postgresql://…")


# The web table --------------------------------------------------------------------


def _serve(asked: argparse.Namespace) -> int:
    from polnoc.store import StoreError, open_store  # not needed to play in the terminal
    from polnoc.store.claims import claimed
    from polnoc.table.cluster import ClusterError
    from polnoc.table.limits import BadLimit, read_limits
    from polnoc.table.quotas import BadRetention, read_retention
    from polnoc.table.server import LOCAL_PROXIES, CannotListen, Service, serve, serve_together
    from polnoc.table.warnings import warnings_for

    address = asked.store or str(tables_file())
    try:
        service = Service(
            host=asked.host,
            port=asked.port,
            bots=asked.bots,
            limits=read_limits(asked.limit),
            retention=read_retention(asked.keep),
            proxies=asked.proxy or LOCAL_PROXIES,
            public_metrics=asked.metrics == "public",
            log_level=asked.log,
            browser=asked.open,
        )
        with claimed(address) as warning:
            service = replace(
                service, warnings=(*warnings_for(service.host, address), *filter(None, [warning]))
            )
            if asked.processes > 1:
                serve_together(address, service, asked.processes)
            else:
                with open_store(address) as store:
                    serve(store, service)
    except (StoreError, CannotListen, BadLimit, BadRetention, ClusterError) as problem:
        raise BadOption(str(problem)) from None
    return 0


def _admin(asked: argparse.Namespace) -> int:
    from polnoc import admin  # not needed to play

    return admin.run(asked)


# Playing --------------------------------------------------------------------------
#
# What draws in the terminal is loaded where it is used: the web table does without its 7 MB.


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


def _begun(asked: argparse.Namespace, screen: Screen) -> Table:
    from polnoc.terminal.table import Table

    game = _game(asked.game, asked.pack)
    seats = read_seats(game, asked.seats or usual_seats(game), asked.lang)
    if asked.daily is not None:
        match = _daily_match(game, asked)
        return Table(match, seats, asked.lang, screen, _writable(asked.save) or new_save(game.id))
    seed = _seed(asked.seed)
    chosen = draw_lots(game.options_type, options_from_text(asked.set), random.Random(seed.text))
    options = game.read_options({"players": len(seats), **chosen})
    if game.seats(options) != len(seats):
        raise BadSeats(f"option 'players' says {game.seats(options)}, but {len(seats)} seats were given")
    match = Match(game, options, seed)
    return Table(match, seats, asked.lang, screen, _writable(asked.save) or new_save(game.id))


def _daily_match(game: AnyGame, asked: argparse.Namespace) -> Match:
    """The game of a day; nothing in it can be chosen."""
    if asked.set or asked.seed or asked.pack:
        raise BadOption("--daily is the same for everybody: leave out --set, --seed and --pack")
    if not has_daily(game):
        known = ", ".join([other.id for other in daily_games()])
        raise BadOption(f"there is no {game.id} of the day; there is one of: {known}")
    day = read_day(asked.daily or str(today()))
    return Match(game, options_of(game, day), seed_of(day))


def _resumed(asked: argparse.Namespace, screen: Screen) -> Table:
    from polnoc.terminal.table import Table

    path = Path(asked.resume) if asked.resume else latest_save()
    if path is None:
        raise records.RecordError("there is no saved game yet; begin one with: polnoc play")
    record = records.read(path)
    match = records.replay(record, _recorded_game(record, asked.pack))
    return Table(match, record.seats, asked.lang, screen, _writable(asked.save) or path)


def _seed(text: str | None) -> Seed:
    if text is None:
        return Seed.live()
    number = text.removeprefix("sim:")
    if not (number.isascii() and number.isdigit() and len(number) <= 20):
        raise BadOption(f"--seed takes a whole number of at most 20 digits, not '{text[:40]}'")
    return Seed(f"sim:{number}")


def _writable(path: Path | None) -> Path | None:
    """The path, once it is sure that a game can be kept there."""
    if path is None:
        return None
    folder = path.expanduser().parent
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        raise BadOption(f"--save {path}: {folder} is not a folder that can be written to")
    return path.expanduser()


def _game(id: str, pack: Path | None) -> AnyGame:
    return find_game(id) if pack is None else with_pack(id, pack)


def _recorded_game(record: records.Record, pack: Path | None) -> AnyGame | None:
    return None if pack is None else with_pack(record.game, pack)


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
    found = _find_rules(words, asked.about)
    if not found:
        raise BadOption(words.text("rules-none", about=asked.about))
    for id, text in found:
        console.print(f"[bold yellow]{id}[/]  {text}")
    return 0


def _find_rules(words: Words, about: str) -> list[tuple[str, str]]:
    """Rules with this id, or else every rule that uses the word."""
    every = [(id, text) for text, id in RULE.findall(words.rulebook())]
    named = [(id, text) for id, text in every if id == about.upper()]
    return named or [(id, text) for id, text in every if about.lower() in text.lower()]


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
    match = records.replay(record, _recorded_game(record, asked.pack))
    viewer = _eyes(asked.eyes, match.seats)
    pages = records.pages(match, record, asked.lang, viewer)
    for page in pages:
        console.print("\n".join(page), markup=False)
        if asked.step and console.input("[bright_black]↵[/] ").strip().lower() in ("q", "quit"):
            break
    return 0


def _check(asked: argparse.Namespace) -> int:
    ids = [find_game(asked.game).id] if asked.game else [game.id for game in all_games()]
    found = {id: mistakes_in(id, asked.file, _message_of(id)) for id in ids}
    id = min(found, key=lambda id: _misfit(found[id]))
    for mistake in found[id]:
        print(mistake)  # noqa: T201
    if found[id]:
        return FAILED
    print(f"{asked.file.name}: in order, for {id}")  # noqa: T201
    return 0


def _message_of(id: str) -> Callable[[str, str], bool]:
    words = {language: Words(language, find_game(id), ()) for language in LANGUAGES}
    return lambda language, key: words[language].has(key)


def _misfit(mistakes: list[PackError]) -> tuple[bool, int]:
    """How badly a file fits a game: the form of another game is not even read."""
    return any([mistake.key == "file" for mistake in mistakes]), len(mistakes)


def _verify(asked: argparse.Namespace) -> int:
    console = _console()
    record = records.read(asked.file)
    game = _recorded_game(record, asked.pack)
    verdict = records.verify(record, game)
    words = Words(asked.lang, game or find_game(record.game), [seat.name for seat in record.seats])
    for line in records.verdict_lines(verdict, record, words):
        console.print(line, markup=False)
    return 0 if verdict.honest else FAILED


def _export(asked: argparse.Namespace) -> int:
    record = records.read(asked.file)
    match = records.replay(record, _recorded_game(record, asked.pack))
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
    from polnoc.terminal import shelf
    from polnoc.terminal.screen import Screen

    game = find_game(asked.game)
    if not keeps_outcomes(game):
        raise BadOption(f"nothing is kept of {game.id}")
    if asked.erase:
        shelf.shelf_file().unlink(missing_ok=True)
    console = _console()
    if asked.where:
        console.print(str(shelf.shelf_file()), markup=False, soft_wrap=True)
    else:
        shelf.show(game, Words(asked.lang, game, ()), Screen(console))
    return 0


# The arena ------------------------------------------------------------------------


def _arena(asked: argparse.Namespace) -> int:
    from polnoc import arena  # most commands do without it, and it takes a while to load

    try:
        planned = [_series(asked, seats) for seats in asked.seats]
        if asked.report:
            arena.check_report(asked.report, len(planned))
        results = [_played(series, asked.jobs) for series in planned]
        if asked.json:
            sys.stdout.write(arena.to_json(results if len(results) > 1 else results[0]) + "\n")
        else:
            _console().print(*[arena.tables(result) for result in results])
        if asked.report:
            arena.write_report(results, asked.report)
    except arena.ArenaError as problem:
        raise BadOption(str(problem)) from None
    except (arena.WorkersFailed, arena.GameFailed) as problem:
        told = [f"polnoc: {problem}", *getattr(problem, "__notes__", ())]
        print("\n".join(told), file=sys.stderr)  # noqa: T201
        return FAILED
    return 0


def _series(asked: argparse.Namespace, seats: str) -> Series:
    """One series, checked: nothing is played if another one cannot be."""
    from polnoc import arena

    series = arena.Series(
        asked.game,
        tuple(word.strip() for word in seats.split(",") if word.strip()),
        games=asked.games,
        mirror=asked.mirror,
        options=options_from_text(asked.set),
        seed=asked.seed,
        pack=str(asked.pack or ""),
    )
    arena.check(series)
    return series


def _played(series: Series, jobs: int | None) -> Result:
    from polnoc import arena

    with _progress_bar(f"{series.game}: {', '.join(series.seats)}", series.games) as progress:
        return arena.run(series, jobs, progress)


@contextmanager
def _progress_bar(title: str, total: int) -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error, and the function that moves it."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=_console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done, total: bar.update(task, completed=done, total=total)


if __name__ == "__main__":
    sys.exit(main())
