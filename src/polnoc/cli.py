"""The `polnoc` command."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TypeAlias

from polnoc import LANGUAGES, __version__
from polnoc.settings import add_settings, variable


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status. Without arguments it opens the table."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    asked = _parser().parse_args(words or ["serve", "--open"])
    try:
        from polnoc import commands  # this loads the games, which `--help` does not need

        return commands.run(asked)
    except BrokenPipeError:  # the reader of our output has gone, as with `head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


# Arguments ------------------------------------------------------------------------


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="polnoc",
        description="Play horror board games with every rule enforced, against fair bots or friends.",
        epilog=(
            "Begin with:  polnoc                       the table, in your browser\n"
            "             polnoc play duchy            you against a bot, in this terminal\n"
            "             polnoc play duchy --seats you:Ania,you:Olek --lang pl\n"
            "             polnoc rules duchy           the rulebook\n\n"
            "Every command explains itself:  polnoc play --help"
        ),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=_version())
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command", required=True)
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
    _add_mcp(commands)
    _add_train(commands)
    _add_exploit(commands)
    _add_admin(commands)
    return parser


def _version() -> str:
    """The version, the Python that runs it, and whether engine and rules are compiled."""
    engine = Path(__file__).parent / "engine"
    compiled = any([file.name.endswith(tuple(EXTENSION_SUFFIXES)) for file in engine.iterdir()])
    kind = "compiled" if compiled else "pure"
    return f"polnoc {__version__} (Python {platform.python_version()}, {kind})"


Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def _command(commands: Commands, name: str, help: str, epilog: str = "") -> argparse.ArgumentParser:
    return commands.add_parser(
        name,
        help=help,
        description=help[0].upper() + help[1:] + ".",
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=_language(), help="language (now: %(default)s)")


def _language() -> str:
    """Polish where the locale is Polish, English elsewhere."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "pl" if spoken.lower().startswith("pl") else "en"


def _add_pack(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--pack",
        dest="packs",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="play with a TOML pack; again for several",
    )


def _add_serve(commands: Commands) -> None:
    parser = _command(
        commands,
        "serve",
        "open the table for browsers",
        "Examples:\n"
        "  polnoc serve --open                          play on this machine\n"
        "  polnoc serve --host 0.0.0.0 --port 80        for everybody from the start, as on a server\n"
        "  polnoc serve --public-url https://table.example.org      behind a proxy or a tunnel\n"
        "  polnoc serve --store postgresql://…          keep tables in PostgreSQL\n"
        "  polnoc serve --limit tables=100              more new tables an hour for each browser\n\n"
        "Every setting has an environment variable too, named in brackets; a flag comes before it.\n"
        "Only this machine can open it until you let others in: tables for friends have a switch for it.\n"
        "Tables are kept in a file beside the saved games unless --store says otherwise. Ctrl-C stops.",
    )
    add_settings(parser)
    parser.add_argument("--member", default="", help=argparse.SUPPRESS)  # see `polnoc.table.leader`
    parser.add_argument("--print-settings", action="store_true", help="say what holds and end")


def _add_play(commands: Commands) -> None:
    parser = _command(
        commands,
        "play",
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
    parser = _command(commands, "games", "list the games, or explain one and its options")
    parser.add_argument("game", nargs="?", help="the game to explain")
    _add_language(parser)


def _add_rules(commands: Commands) -> None:
    parser = _command(
        commands,
        "rules",
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
    parser = _command(commands, "replay", "tell a recorded game again, answer by answer")
    _add_record(parser)
    _add_eyes(parser)
    parser.add_argument("--step", action="store_true", help="wait for Enter after each answer")
    _add_language(parser)


def _add_verify(commands: Commands) -> None:
    parser = _command(
        commands,
        "verify",
        "check a recorded game: seed, every draw, every answer, every position",
        "The exit status is 0 for an honest record, 1 for any other.",
    )
    _add_record(parser)
    _add_language(parser)


def _add_check(commands: Commands) -> None:
    parser = _command(
        commands,
        "check",
        "explain every mistake in a pack file: where, what, and what would be right",
        "Examples:\n"
        "  polnoc check my-film.toml\n"
        "  polnoc check small-night.toml --game duchy\n"
        "  polnoc check my-film.toml more-heroines.toml     also whether they go together\n\n"
        "The exit status is 0 for a pack that is in order, 1 for any other.",
    )
    parser.add_argument("files", type=Path, nargs="+", metavar="PACK", help="a TOML file")
    parser.add_argument("--game", metavar="ID", help="the game it is for; without it, the one that it fits")


def _add_export(commands: Commands) -> None:
    parser = _command(commands, "export", "write a recorded game as text or as detailed JSON")
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
        "show what you have played at this terminal: wins, streaks, achievements",
        "The file can be copied or removed like any other.",
    )
    parser.add_argument("game", nargs="?", default="finalgirl", help="the game (default: %(default)s)")
    parser.add_argument("--where", action="store_true", help="only tell where the file is")
    parser.add_argument("--erase", action="store_true", help="erase everything that is kept")
    _add_language(parser)


def _add_arena(commands: Commands) -> None:
    parser = _command(
        commands,
        "arena",
        "let bots play thousands of games against each other, on all cores",
        "Examples:\n"
        "  polnoc arena duchy --seats expert,regular --games 10000 --mirror\n"
        "  polnoc arena duchy --seats expert,regular --games 40000 --mirror --set points=1 --json\n"
        "  polnoc arena duchy --seats expert,regular,novice --report balance.html\n"
        "  polnoc arena straszydla --seats expert,expert --seats expert,expert,expert --report balance.md\n"
        "  polnoc arena bestia --seats expert,expert --on dask://10.0.0.5:8786 --keep bestia.kept\n"
        "  polnoc arena --watch status.json\n\n"
        "A game that counts what its balance depends on (Straszydła does) shows that too. Ctrl-C stops and\n"
        "shows the figures of what was played. Clusters: docs/cluster.md.",
    )
    parser.add_argument("game", nargs="?", help="the game")
    parser.add_argument(
        "--seats",
        action="append",
        metavar="LEVELS",
        help="bot levels by seat: expert,regular (hints: follows every hint); again for another series",
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
    _add_place(parser)
    parser.add_argument(
        "--keep", type=Path, metavar="FILE", help="keep what was played here, and go on from it"
    )
    parser.add_argument(
        "--status", type=Path, metavar="FILE", help="write here every second how far the series is"
    )
    parser.add_argument(
        "--watch", type=Path, metavar="FILE", help="only show what a running series writes there"
    )
    parser.add_argument("--json", action="store_true", help="print JSON to standard output")
    parser.add_argument(
        "--report", type=Path, metavar="FILE", help="also write a page with plots (.html) or tables (.md)"
    )
    _add_pack(parser)


def _add_place(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--on",
        metavar="CLUSTER",
        help="dask://HOST:PORT, ray://HOST:PORT; dask or ray: a cluster on this machine, while it is needed",
    )
    parser.add_argument(
        "--batch-timeout",
        type=float,
        metavar="SECONDS",
        help="a worker that takes longer for a batch is taken to hang (default: 600)",
    )


def _add_mcp(commands: Commands) -> None:
    parser = _command(
        commands,
        "mcp",
        "let a language model play, by the Model Context Protocol on standard input and output",
        "Clients start it themselves; most take a configuration like this:\n"
        '  {"mcpServers": {"polnoc": {"command": "polnoc", "args": ["mcp", "--lang", "en"]}}}\n\n'
        "It needs the extra 'mcp': pip install 'polnoc[mcp]'. The model reads only what its seat may know.",
    )
    parser.add_argument(
        "--seed", type=int, metavar="N", help="fixed dice, for tests: the first game by N, the next by N + 1"
    )
    _add_language(parser)


def _add_train(commands: Commands) -> None:
    parser = _command(
        commands,
        "train",
        "train a bot: a net by self-play, or the figures that a hand-made bot judges by",
        "Examples:\n"
        "  polnoc train duchy --minutes 10 --out two_players.net     a net, by self-play\n"
        "  polnoc train finalgirl --film hammer --seconds 60         figures, by evolution\n"
        "  polnoc train bestia --figures hunters --seconds 600\n\n"
        "Nets need polnoc[train], and are trained on this machine. Figures can be evolved on a cluster;\n"
        "they are checked on fresh seeds and printed as a table for the file bots/figures.toml of the game.",
    )
    parser.add_argument("game", help="the game")
    parser.add_argument(
        "--figures",
        "--film",
        dest="figures",
        metavar="ID",
        help="evolve figures: against this enemy in Final Girl, of the 'beast' or the 'hunters' in Bestia, "
        "'any' in Straszydła",
    )
    parser.add_argument("--seconds", type=float, default=60.0, help="for evolution (default: 60)")
    parser.add_argument("--checked", type=int, default=1000, metavar="N", help="fresh seeds (default: 1000)")
    parser.add_argument("--minutes", type=float, default=10.0, help="for a net (default: 10)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to write what was learned")
    _add_learning(parser)
    _add_place(parser)


def _add_exploit(commands: Commands) -> None:
    parser = _command(
        commands,
        "exploit",
        "train a best response to a bot and say how often it wins: how exploitable is the bot?",
        "Examples:\n"
        "  polnoc exploit duchy --against expert --minutes 5\n"
        "  polnoc exploit straszydla --against expert --minutes 10 --games 1000\n\n"
        "What it finds is a lower bound: whoever learns longer may win more. A net learns where bots are\n"
        "fast, which needs polnoc[train]; in Bestia and Straszydła the figures of the expert are evolved.",
    )
    parser.add_argument("game", help="the game")
    parser.add_argument("--against", required=True, metavar="LEVEL", help="the bot that does not learn")
    parser.add_argument("--minutes", type=float, default=5.0, help="how long it learns (default: 5)")
    parser.add_argument("--start", type=Path, metavar="FILE", help="a net that it begins as (.net)")
    parser.add_argument(
        "--games", type=int, default=10_000, metavar="N", help="games of the measurement (default: 10000)"
    )
    _add_learning(parser)


def _add_learning(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="default: 1")
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (default: one a core but one)")


def _add_admin(commands: Commands) -> None:
    parser = _command(
        commands,
        "admin",
        "look after the tables of a server",
        "Examples:\n"
        "  polnoc admin list --status playing\n"
        "  polnoc admin show ID --log --lang pl\n"
        "  polnoc admin export ID -o table.json      then, elsewhere:  polnoc admin import table.json\n"
        "  polnoc admin repair --dry-run\n"
        "  polnoc admin check-upgrade                before another version serves these tables\n"
        "  polnoc admin expire --keep abandoned=365 --dry-run\n"
        "  polnoc admin watch --store postgresql://…  the servers that share a database\n"
        "  polnoc admin watch --series status.json    a series of the arena, on the same page\n\n"
        "With SQLite, stop the server before you repair or remove something.",
    )
    chores = parser.add_subparsers(title="commands", metavar="COMMAND", dest="admin", required=True)
    listed = _command(chores, "list", "list the tables, the youngest first")
    listed.add_argument("--status", choices=("open", "playing", "over"), help="only those")
    listed.add_argument("--game", metavar="ID", help="only tables of this game")
    shown = _command(chores, "show", "tell everything about a table but its secrets")
    shown.add_argument("--log", action="store_true", help="tell the game too, with everything hidden in it")
    shown.add_argument("--reveal", action="store_true", help="tell the seed too")
    _add_language(shown)
    exported = _command(chores, "export", "write a table to a file, with its seed: keep it safe")
    exported.add_argument("--output", "-o", type=Path, metavar="FILE", help="default: standard output")
    imported = _command(chores, "import", "take in a table from a file, if it holds")
    imported.add_argument("file", type=Path, metavar="FILE", help="what 'export' has written")
    repaired = _command(chores, "repair", "play every log again by the rules, mend what can be mended")
    repaired.add_argument("--dry-run", action="store_true", help="only tell what is wrong")
    removed = _command(chores, "remove", "erase a table for good")
    removed.add_argument("--yes", action="store_true", help="really")
    expired = _command(
        chores, "expire", "remove tables that are older than they are kept, as a running server does"
    )
    expired.add_argument("--dry-run", action="store_true", help="only tell which ones")
    expired.add_argument(
        "--keep",
        action="append",
        default=[],
        metavar="KIND=DAYS",
        help="finished, empty, abandoned, packs; 0: for good (default: empty=90 packs=90)",
    )
    saved = _command(
        chores, "backup", "write the whole store to a file, also while the server runs: keep it safe"
    )
    saved.add_argument("--force", action="store_true", help="replace the file if it is there")
    restored = _command(chores, "restore", "put a backup in the place of what the store holds")
    restored.add_argument("--force", action="store_true", help="replace what the store holds")
    checked = _command(chores, "check-upgrade", "say what goes on with this version and what would be frozen")
    checked.add_argument("store", nargs="?", metavar="STORE", help="a file, or postgresql://…; only read")
    checked.add_argument("--json", action="store_true", help="print JSON to standard output")
    watched = _command(
        chores, "watch", "show the servers that share a PostgreSQL, and series of the arena that are played"
    )
    watched.add_argument(
        "--series",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="what 'polnoc arena --status FILE' writes; again for another series",
    )
    watched.add_argument("--once", action="store_true", help="print it in lines and end")
    for chore in (saved, restored):
        chore.add_argument("file", type=Path, metavar="FILE", help="the backup")
    for chore in (shown, exported, removed):
        chore.add_argument("id", metavar="ID", help="the table")
    repaired.add_argument("id", nargs="?", metavar="ID", help="only this table")
    for chore in (listed, shown, exported, imported, repaired, expired, removed, saved, restored, watched):
        chore.add_argument(
            "--store",
            default=os.environ.get(variable("store")),
            metavar="ADDRESS",
            help=f"a file, or postgresql://… [{variable('store')}]",
        )


if __name__ == "__main__":
    sys.exit(main())
