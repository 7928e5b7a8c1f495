"""The miniatures follow their rules, at every depth."""

from __future__ import annotations

from typing import Any

from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.play import answer, asked, options
from polnoc.engine.seats import CHANCE
from tests.miniatures import MINIATURES
from tests.miniatures.ambush import AmbushGame
from tests.miniatures.copycat import CARDS, CopycatGame
from tests.miniatures.sealed_duels import SealedDuels
from tests.miniatures.solo import SoloGame
from tests.miniatures.walker import WalkerGame, tracks


class Scene:
    """A game played by a script: `0: go 3; *: roll 6`, where * is chance."""

    def __init__(self, game: AnyGame, players: int, script: str = "") -> None:
        self.game = game
        self.events: list[Event] = []
        self.position: Any = game.begin(game.read_options({"players": players}), self.events)
        self.play(script)

    def play(self, script: str) -> None:
        for line in filter(None, script.split(";")):
            seat, text = line.split(":")
            who = CHANCE if seat.strip() == "*" else int(seat)
            action = self.game.actions.parse(text)
            assert action in options(self.position, who), f"{line}: {options(self.position, who)}"
            answer(self.position, who, action, self.events)

    def offered(self, seat: int) -> list[str]:
        return [action.text for action in options(self.position, seat)]

    def stack(self) -> list[str]:
        return [type(frame).__name__ for frame in self.position.stack]

    def keys(self) -> list[str]:
        return [event.key for event in self.events]


def test_there_are_five() -> None:
    assert [game.id for game in MINIATURES] == ["sealed_duels", "ambush", "walker", "copycat", "solo", "heap"]


# Sealed duels -----------------------------------------------------------------

PACTS = "*: pact 1; *: pact 2; *: pact 3;"


def test_plans_are_secret_until_the_last_is_in() -> None:
    scene = Scene(SealedDuels(), 3, PACTS + "2: go 5; 0: go 5;")
    assert asked(scene.position) == (1,)
    assert [scene.game.view(scene.position, seat)["frames"][-1]["plans"] for seat in (0, 1, 2)] == [
        [5, None, -1],
        [-1, None, -1],
        [-1, None, 5],
    ]
    scene.play("1: go 5")
    assert scene.events[-1] == Event("plans-shown", {"places": [5, 5, 5]}, -1)


def test_the_winner_of_a_duel_fights_the_next_and_losers_meet_again() -> None:
    scene = Scene(SealedDuels(), 3, PACTS + "0: go 5; 1: go 5; 2: go 5;")
    assert scene.position.crowd[5] == (1, 2, 0)
    scene.play("*: roll 1; *: roll 1; *: roll 1; *: roll 2; 1: bid 0; 2: bid 1;")
    assert scene.position.crowd[5:] == [(2, 0), (1,)]
    scene.play("*: roll 6; *: roll 1; *: roll 6; *: roll 3; 2: bid 2; 0: bid 0;")
    assert scene.position.crowd[5:] == [(2,), (1, 0)]
    assert scene.position.energy == [4, 4, 1]
    assert scene.stack() == ["Nights", "Fights", "Roll"]
    scene.play("*: roll 6; *: roll 6; *: roll 1; *: roll 1; 1: bid 0; 0: bid 0;")
    assert scene.position.score == [1, 6, 5]
    assert scene.stack() == ["Nights", "Fights", "Plans"]


# Ambush -----------------------------------------------------------------------


def test_a_trap_springs_inside_a_leap_inside_a_search() -> None:
    scene = Scene(AmbushGame(), 3, "*: deal 2; *: deal 3; 0: hide 4; 1: trap 4; 1: search 4;")
    assert scene.stack() == ["Hunt", "Search", "React"]
    assert scene.offered(0) == ["pass", "leap"]
    scene.play("0: leap")
    assert scene.stack() == ["Hunt", "Search", "Leap", "TrapWindow"]
    assert scene.offered(1) == ["pass", "spring"]
    scene.play("1: spring")
    assert (scene.position.wounds, scene.position.bites) == (1, 0)
    assert scene.stack() == ["Hunt", "RunAway"]
    scene.play("0: hide 1")
    assert asked(scene.position) == (2,)


def test_windows_open_whatever_is_held() -> None:
    scene = Scene(AmbushGame(), 2, "*: deal 3; *: deal 3; 0: hide 4; 1: trap 1; 1: search 2;")
    assert scene.offered(0) == ["pass"]
    scene.play("0: pass; 1: search 4")
    assert scene.offered(0) == ["pass"]
    scene.play("0: pass")
    assert scene.position.wounds == 1
    assert scene.keys()[-1] == "found"


def test_a_trap_elsewhere_does_not_help() -> None:
    scene = Scene(AmbushGame(), 2, "*: deal 1; *: deal 2; 0: hide 4; 1: trap 1; 1: search 4; 0: leap")
    assert scene.offered(1) == ["pass"]
    scene.play("1: pass; 0: hide 5; 1: search 5;")
    assert scene.offered(0) == ["pass", "flee 1", "flee 2", "flee 3", "flee 4"]
    scene.play("0: flee 2")
    assert (scene.position.bites, scene.position.lair, scene.position.hand) == (1, 2, ())
    assert scene.position.searched == 1 << 5


# Walker -----------------------------------------------------------------------


def test_a_seeker_finds_a_trail_for_every_card_of_the_track() -> None:
    scene = Scene(WalkerGame(), 2, "*: start 2; 0: go 3; 1: stay; 1: pass; 0: go 2; 1: go 3; 1: search;")
    assert scene.position.clues == ((2, 3, 1), (2, 3, -1))
    assert tracks(2, 2, scene.position.clues) == [(3, 2), (3, 4), (3, 8)]
    assert scene.game.view(scene.position, 1)["track"] == [-1, -1]
    scene.play("0: go 3; 1: stay; 1: search")
    assert scene.position.caught
    assert scene.game.winners(scene.position) == (1,)
    assert scene.game.view(scene.position, 1)["track"] == (3, 2, 3)


def test_every_third_night_the_walker_is_seen() -> None:
    night = "1: stay; 1: pass;"
    scene = Scene(WalkerGame(), 2, f"*: start 8; 0: go 1; {night} 0: go 7; {night} 0: go 6; {night}")
    assert (scene.position.start, scene.position.shown, scene.position.track) == (6, (1, 7, 6), ())
    assert scene.position.clues == ()


# Copycat ----------------------------------------------------------------------

NUMBER = {card.name: str(number) for number, card in CARDS.items()}


def copycat(*hands: str, then: str = "") -> Scene:
    dealt = "".join([f"*: card {NUMBER[name]};" for name in " ".join(reversed(hands)).split()])
    return Scene(CopycatGame(), len(hands), dealt + then)


def test_a_copy_of_a_copy() -> None:
    scene = copycat("purse fox", "mirror echo", then="0: play 1; *: card 1; 1: play 5;")
    assert scene.position.coins == [2, 1]
    assert scene.offered(1) == ["copy 1"]
    scene.play("1: copy 1; *: card 1; 0: play 6; 0: choose 1;")
    assert scene.position.coins == [2, 3]
    assert scene.offered(0) == ["copy 1", "copy 5"]
    scene.play("0: copy 5")
    assert scene.offered(0) == ["copy 1"]
    assert scene.stack() == ["Turns", "DrawUp", *["CarryOut"] * 4, "CopyCard"]
    scene.play("0: copy 1")
    assert scene.position.coins == [5, 3]


def test_if_and_otherwise() -> None:
    scene = copycat("beggar beggar", "purse purse", then="0: play 3; *: card 2; 1: play 1; *: card 2;")
    assert scene.position.coins == [3, 2]
    scene.play("0: play 3")
    assert scene.position.coins == [4, 2]


# Solo -------------------------------------------------------------------------


def test_a_die_is_bought_with_a_card_and_victims_are_let_out_at_any_time() -> None:
    scene = Scene(SoloGame(), 1, "0: play 1; *: die 1; *: die 2;")
    assert scene.offered(0) == ["enough", "pay 1", "pay 2", "pay 3"]
    scene.play("0: pay 3; 0: step 1;")
    assert scene.position.victims == [0, 1, 0, 2, 1, 0]
    assert scene.offered(0) == ["stop", "step 2", "rescue"]
    scene.play("0: rescue; 0: step 2;")
    assert scene.position.rescued == 1
    assert scene.position.hand == (1, 2, 2, 3)
    assert scene.stack() == ["Turns", "KillerTurn", "HeroineTurn"]


def test_a_rescue_in_the_middle_of_a_roll() -> None:
    scene = Scene(SoloGame(), 1, "0: play 1; *: die 0; *: die 0; 0: step 1; 0: play 3; *: die 1; *: die 0;")
    assert scene.offered(0) == ["enough", "pay 1", "pay 2", "pay 3", "rescue"]
    scene.play("0: rescue; 0: enough")
    assert scene.position.rescued == 1
