"""How long the event loop is blocked while people upload packs, good and hostile, and make tables with them.

    python -m bench.pack_uploads --packs 500

A callback of the loop blocks everybody while it runs. For each, the CPU time is measured, which does not
depend on what else the machine does, and the wall time, which does. No request may fail with 5xx.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import socket
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import httpx2

from polnoc.games import all_games
from polnoc.store import open_store
from polnoc.table.app import create_app
from polnoc.table.limits import UNCOUNTED
from polnoc.table.server import COLLECT, Server, Service, configured, listen

JSON: Final = {"accept": "application/json"}
#: The timeout of a response, in seconds.
LIMIT: Final = 120.0
#: Bytes of a pack about as large as a server accepts by default.
LARGE: Final = 47_000


class Held:
    """The longest callback of an event loop, in milliseconds, in CPU time and wall time."""

    def __init__(self) -> None:
        self.processor = 0.0
        self.clock = 0.0
        #: The callback that took the most CPU time.
        self.what = ""
        self._run: Any = asyncio.Handle._run

    def watch(self) -> None:
        """Measure every callback from now on."""
        run, held = self._run, self

        def measured(handle: asyncio.Handle) -> None:
            processor, clock = time.thread_time(), time.perf_counter()
            run(handle)
            took = 1_000 * (time.thread_time() - processor)
            if took > held.processor:
                held.processor, held.what = took, _named(handle)
            held.clock = max(held.clock, 1_000 * (time.perf_counter() - clock))

        setattr(asyncio.Handle, "_run", measured)  # noqa: B010 (its type says otherwise)


def _named(handle: asyncio.Handle) -> str:
    """What a callback belongs to: the task, if it continues one."""
    owner = getattr(getattr(handle, "_callback", None), "__self__", handle)
    return repr(owner)[:300]


# Packs ----------------------------------------------------------------------------------


def good_packs() -> dict[str, str]:
    """A pack for each game that can be played."""
    names = '\n[words.pl]\n{0} = "Nowa"\n[words.en]\n{0} = "New"\n'
    return {
        "duchy": '[[card]]\nnumber = 13\ncolour = "blue"\neffects = [{ do = "ask-even" }]\n',
        "straszydla": 'spooks = [{ id = "drip", element = "water", day = 2, night = 5 }]\n'
        + names.format("spook-drip"),
        "bestia": '[[gear]]\nid = "lantern"\nsymbol = "trap"\nwhat = [{ do = "slow", who = "beast" }]\n'
        + names.format("card-lantern"),
        "finalgirl": '[[heroine]]\nid = "nowa"\nhealth = 5\nslots = [[{ do = "horror", n = -1 }]]\n'
        'later = [{ do = "heal", n = 1 }]\nultimate = [{ is = "close-damage", n = 1 }]\n'
        + names.format("heroine-nowa"),
    }


def hostile_packs(rng: random.Random) -> Iterator[str]:
    """Yield hostile packs without end."""
    good = [*good_packs().values()]
    while True:
        deep = rng.randrange(100, LARGE // 2)
        yield "a = " + "[" * deep + "]" * deep
        yield "a = " + "{ b = " * (LARGE // 8) + "1" + " }" * (LARGE // 8)
        yield ".".join(["a"] * (LARGE // 2)) + " = 1"
        yield "a = " + "9" * rng.randrange(4_000, LARGE)
        yield "a = 0x" + "f" * LARGE
        yield "\n".join([f"key-{number} = {number}" for number in range(LARGE // 20)])
        yield "[[card]]\n" * (LARGE // 9)
        yield "[words.pl]\n" + "\n".join([f'ghost-{n} = "{n}"' for n in range(LARGE // 24)])
        yield 'a = "' + "\\u0301" * (LARGE // 6) + '"'
        yield 'a = """' + "\n" * LARGE + '"""'
        yield "# " + "x" * LARGE
        text = rng.choice(good)
        at = rng.randrange(len(text))
        yield text[:at] + rng.choice(['"', "]", "}", "= 1", "\n[", "\\u202e", "99999999999"]) + text[at:]
        yield text[: rng.randrange(len(text))]
        yield "".join([chr(rng.randrange(32, 0x2FF)) for _ in range(rng.randrange(1, LARGE // 2))])


# The run --------------------------------------------------------------------------------


def bring_in(address: str, count: int, told: Counter[str]) -> None:
    """Upload packs one after another, and make a table with each good one."""
    rng, good = random.Random(1), good_packs()
    hostile = hostile_packs(rng)
    seats = {game.id: ",".join(["you", *["novice"] * (min(game.players) - 1)]) for game in all_games()}
    with httpx2.Client(base_url=address, timeout=LIMIT, headers=JSON) as client:
        for number in range(count):
            id = rng.choice([*good])
            mean = number % 5 != 0
            text = next(hostile) if mean else f"{good[id]}# {number}\n"
            file = {"file": ("mine.toml", text.encode())}
            reply = client.post("/packs", data={"game": id}, files=file)
            told[f"{'hostile' if mean else 'good'} {reply.status_code}"] += 1
            if reply.status_code == 201 and not mean:
                form = {"game": id, "seats": seats[id], "packs": reply.json()["pack"]}
                told[f"table {client.post('/tables', data=form).status_code}"] += 1


async def _serve(app: Any, found: socket.socket, count: int, held: Held, told: Counter[str]) -> None:
    service = Service(port=0, limits=UNCOUNTED)
    done = threading.Thread(
        target=bring_in, args=(f"http://127.0.0.1:{found.getsockname()[1]}", count, told), daemon=True
    )

    def ready() -> None:
        held.watch()
        done.start()

    server = Server(configured(app, service), ready)
    serving = asyncio.ensure_future(server.serve(sockets=[found]))
    while not done.is_alive():
        await asyncio.sleep(0.05)
    while done.is_alive():
        await asyncio.sleep(0.05)
    server.should_exit = True
    await serving


def main() -> int:
    """Run, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--packs", type=int, default=100, help="default: %(default)s")
    asked = parser.parse_args()
    held, told = Held(), Counter[str]()
    gc.set_threshold(*COLLECT)
    all_games()  # a server makes them once, when it starts
    with open_store(":memory:") as store:
        app = create_app(store, pace=0.0, workers=1, limits=UNCOUNTED)
        asyncio.run(_serve(app, listen("127.0.0.1", 0), asked.packs, held, told))
    sys.stdout.write(f"longest callback: {held.processor:.0f} ms processor, {held.clock:.0f} ms clock\n")
    sys.stdout.write(f"it was {held.what}\n")
    sys.stdout.write("".join([f"{kind}: {times}\n" for kind, times in sorted(told.items())]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
