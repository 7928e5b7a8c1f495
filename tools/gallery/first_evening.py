"""Pictures of a new person's first evening: `python -m tools.gallery.first_evening FOLDER [GAME…]`.

Start page, setting a table up, the card that says who one is, the first question, a show, the middle of a
game and its end, of each game, on a laptop and on a phone, in both languages. The dice are the same each
time, so that the pictures can be compared with those of another checkout (`tools.gallery.contact_sheet`).
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, TimeoutError, sync_playwright

from polnoc.engine.deal import Deal
from polnoc.games import all_games
from polnoc.store import open_store
from polnoc.table.limits import UNCOUNTED
from tests.browser.conftest import Visitor
from tests.browser.quick_play import play_quickly, play_unseen
from tests.chromium import ARGUMENTS, chromium_path
from tests.dice import Dice, thrown_by
from tests.table.serving import running, table_app

#: By name: width, height, and whether it is touched.
SCREENS: Final = {"laptop": (1366, 768, False), "phone": (390, 844, True)}
LOCALES: Final = {"pl": "pl-PL", "en": "en-GB"}
#: The middle of a game comes after this many answers.
MIDDLE: Final = 24
#: At most this many answers are given until a show begins, with this many milliseconds of waiting for each.
MOST_ANSWERS: Final = 12
PATIENCE: Final = 4_000
SHOWN: Final = "#table[data-show] #prompt"


class Evening:
    """One game in one language on one screen, from the start page to the end."""

    def __init__(
        self, browser: Browser, site: str, folder: Path, game: str, language: str, name: str
    ) -> None:
        width, height, touched = SCREENS[name]
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[language],
            has_touch=touched,
            is_mobile=touched,
            service_workers="block",
        )
        self.context.add_init_script('localStorage["polnoc-sound"] ??= "off"')
        self.me = Visitor(self.context.new_page(), site)
        self.game, self.rng = game, random.Random(f"{game} {language} {name}")
        self.prefix = str(folder / f"{game}-{language}-{name}")
        self.is_phone = touched

    def keep(self, what: str, whole: bool = False) -> None:
        """Take a picture of the screen; on phones of the whole page too, where that says more."""
        self.me.page.screenshot(path=f"{self.prefix}-{what}.png")
        if whole and self.is_phone:
            self.me.page.screenshot(path=f"{self.prefix}-{what}-whole.png", full_page=True)

    def spend(self) -> None:
        """Do everything, in order."""
        me, page = self.me, self.me.page
        page.goto(me.site)
        self.keep("1-start", whole=True)
        page.goto(f"{me.site}/new/{self.game}")
        self.keep("2-setup", whole=True)
        me.choose_to_play_now(self.game)
        page.wait_for_timeout(600)
        self.keep("3-card")
        me.arrive()
        me.wait_for_turn()
        page.wait_for_timeout(600)
        self.keep("4-question", whole=True)
        self._watch_a_show()
        page.evaluate("localStorage['polnoc-pace'] = 'instant'")
        page.reload()
        me.arrive()
        play_quickly([me], self.rng, MIDDLE)
        page.wait_for_timeout(1_500)
        me.put_card_away()
        self.keep("6-middle", whole=True)
        play_unseen([me], self.rng)
        page.wait_for_timeout(1_500)
        self.keep("7-end", whole=True)
        self.context.close()

    def _watch_a_show(self) -> None:
        """Answer until something is shown, and take two pictures of it."""
        page = self.me.page
        for _ in range(MOST_ANSWERS):
            if not self.me.asked:
                break
            page.evaluate(
                "document.querySelectorAll('#actions details').forEach((one) => { one.open = true; })"
            )
            self.me.answer(self.rng.randrange(self.me.choices))
            try:
                page.locator(SHOWN).wait_for(timeout=PATIENCE)
            except TimeoutError:
                continue
            page.wait_for_timeout(500)
            self.keep("5-show-1")
            page.wait_for_timeout(1_500)
            self.keep("5-show-2")
            page.locator(SHOWN).wait_for(state="detached", timeout=60_000)
            return


def main() -> None:
    """Take all pictures."""
    if len(sys.argv) < 2:
        sys.exit("usage: python -m tools.gallery.first_evening FOLDER [GAME…]")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    Deal.seed = property(lambda deal: deal.server)  # type: ignore[assignment,method-assign]
    dice = Dice()
    with open_store(":memory:") as store, thrown_by(dice), sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        with running(table_app(store, UNCOUNTED), UNCOUNTED) as served:
            for game in sys.argv[2:] or [game.id for game in all_games()]:
                for language in LOCALES:
                    for name in SCREENS:
                        dice.thrown = 0
                        site = f"http://127.0.0.1:{served.port}"
                        Evening(browser, site, folder, game, language, name).spend()
                        sys.stdout.write(f"{game} {language} {name}\n")
                        sys.stdout.flush()
        browser.close()


if __name__ == "__main__":
    main()
