"""A player made of twenty requests: make a table, look, answer, until the game is over.

    polnoc serve &
    python examples/client.py http://localhost:8013

It needs nothing but Python, and plays any game: it takes one of the legal
answers at random. Put something cleverer into `choose` and you have a bot.
"""

from __future__ import annotations

import argparse
import http.cookiejar
import json
import random
import time
import urllib.error
import urllib.parse
import urllib.request
from typing import Any, Final

#: Who is told to come again in so many seconds waits; what would take longer is told to a person.
PATIENCE_SECONDS: Final = 60


class Site:
    """A server of Północ. The cookies that it sets hold our seats."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self._opener = urllib.request.build_opener(cookies)

    def get(self, path: str) -> Any:
        """What is at an address, as data."""
        return self._ask(path, None)

    def post(self, path: str, **form: object) -> Any:
        """Post a form; the reply as data."""
        return self._ask(path, urllib.parse.urlencode(form).encode())

    def _ask(self, path: str, body: bytes | None) -> Any:
        request = urllib.request.Request(self.address + path, body, {"Accept": "application/json"})
        while True:
            try:
                with self._opener.open(request, timeout=30) as reply:
                    return json.load(reply)
            except urllib.error.HTTPError as refused:
                with refused:
                    wait = int(refused.headers.get("Retry-After", "0"))
                    if not 0 < wait <= PATIENCE_SECONDS:
                        raise SystemExit(f"{path}: {json.load(refused)['problem']}") from None
                time.sleep(wait)


def choose(seen: Any) -> str:
    """One of the legal answers. `seen["view"]` is everything this seat may know."""
    option: Any = random.choice(seen["options"])
    return str(option["action"])


def play(site: Site, game: str, seats: str, options: dict[str, str]) -> Any:
    """Play a whole game; the last look at the table."""
    chosen = {f"set-{name}": value for name, value in options.items()}
    table = site.post("/tables", game=game, seats=seats, **chosen)["table"]
    while True:
        seen = site.get(table)
        if seen["over"]:
            return seen
        if not seen["options"]:
            time.sleep(0.05)  # the others are to play; a socket would tell when it is our turn
            continue
        answer = {"seat": seen["seat"], "token": seen["token"], "key": seen["key"]}
        site.post(f"{table}/answer", action=choose(seen), **answer)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a game on a table of Północ.")
    parser.add_argument("address", help="where the table is, for example http://localhost:8013")
    parser.add_argument("--game", default="duchy")
    parser.add_argument("--seats", default="you,novice", help="one `you`, and levels of bots")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="an option")
    asked = parser.parse_args()
    options = dict([given.split("=", 1) for given in asked.set])
    seen = play(Site(asked.address), asked.game, asked.seats, options)
    names = [seen["players"][seat]["name"] for seat in seen["winners"]]
    print(f"{' and '.join(names) or 'nobody'} won; the seed was {seen['seed']}")


if __name__ == "__main__":
    main()
