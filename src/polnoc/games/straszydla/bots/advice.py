"""Advice in Straszydła: the expert's choice, and reasons for it from open information.

The choice is the expert bot's, without its random draws: where the expert mixes destinations, it is the
one that the expert chooses most often (`advice_plans`); where several choices are equal, the first. Only
bids are drawn at random, since a fixed habit could be read. The reasons are computed from what everybody
can see and from one's own pact, so they hold whatever is hidden; where the expert only believes
something, the sentence says so.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from polnoc.engine.actions import Action
from polnoc.engine.advice import Advice, Alternative, Mark, Reason
from polnoc.engine.views import View
from polnoc.games.straszydla.actions import CLEAR, ELEMENTS, ENERGY, LEAVE, READY
from polnoc.games.straszydla.bots.advice_plans import AdvisedPlan, advised_plan
from polnoc.games.straszydla.bots.bid_equilibrium import NEVER, points_needed, turning_point
from polnoc.games.straszydla.bots.bot import BOTS, MIN_CHANCE, Decision
from polnoc.games.straszydla.bots.fright_odds import best_scare, rolls
from polnoc.games.straszydla.bots.reachability import journeys
from polnoc.games.straszydla.cards import ALL_ELEMENTS, IMP_CARDS, TILE_CARDS, ExtraDice, FewerDice
from polnoc.games.straszydla.game import StraszydlaGame
from polnoc.games.straszydla.places import BESIDE
from polnoc.games.straszydla.rules.acting import COLLECTED, FRIGHTENED, Frighten, aim
from polnoc.games.straszydla.rules.dice import Dice, with_die
from polnoc.games.straszydla.rules.duels import first_wins_tie
from polnoc.games.straszydla.rules.feeding import Feed, appetite, missing
from polnoc.games.straszydla.terms import PLANNING

#: At most this many fleeing spooks, or meals that lack something, are named.
MOST_NAMED: Final = 3
#: With more dice the chance to catch something is not calculated: it would take too long.
MOST_DICE_COUNTED: Final = 8
#: Needing more points than this means that no dice can be turned.
HOPELESS: Final = NEVER // 2
FACES: Final = range(1, 7)
#: What a pact says of a spook that is no great loss.
NO_LOSS: Final = ("advice-unfit", "advice-full")
#: A goal that adds less than this to the chance to win is not said to add anything.
LEAST_GAIN: Final = 0.005

Reasons = list[Reason]


def advise(
    game: StraszydlaGame,
    view: View,
    options: Sequence[Action],
    rng: random.Random,
    budget: object = None,
) -> Advice:
    """Return the expert's choice with its reasons. Only bids draw from `rng`."""
    bids = view["frames"][-1]["rule"] == "Bids"
    return Adviser(BOTS["expert"].decision(game, view, options, rng if bids else FirstOfEquals())).advice()


class FirstOfEquals(random.Random):
    """A random source that always picks the first option: a hint does not change its mind."""

    def choice(self, seq: Any) -> Any:
        return seq[0]


class Adviser:
    """One question to one seat."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.me = decision.me
        self.options = decision.options
        self.position = decision.position
        self.box = decision.position.terms.box
        self.city = decision.position.map
        self.frame: Any = decision.frame
        self.rule = type(decision.frame).__name__
        #: The duel in progress, if there is one: the frame that has its dice.
        self.fight: Any = next((f for f in reversed(decision.position.stack) if hasattr(f, "fighters")), None)
        self.purse = decision.position.purse[self.me]
        self.want = self.box.pact_counts[decision.position.pact[self.me]]
        #: The whole plan, while planning.
        self.plan = advised_plan(decision) if self.rule == "Plans" else None

    def advice(self) -> Advice:
        """What to choose, why, and what is about as good."""
        choice = self._choose()
        reasons: Reasons = []
        for reason in REASONS[self.rule](self, choice):
            if reason not in reasons:
                reasons.append(reason)
        if len(self.options) == 1:
            return Advice(choice.text, (Reason("advice-only", {}), *reasons))
        if self.plan is None:
            return Advice(choice.text, tuple(reasons), tuple(self._alternatives(choice)))
        then = [action.text for action in self.plan.answers[1:] if action is not READY]
        return Advice(choice.text, tuple(reasons), then=tuple(then), marks=_marks(self.plan.cells))

    def _choose(self) -> Action:
        if len(self.options) == 1:
            return self.options[0]
        if self.plan is not None:
            return self.plan.answers[0]
        if self.rule in BEFORE_THE_FIRST_ROUND:
            return max(self.options, key=lambda option: BEFORE_THE_FIRST_ROUND[self.rule](self, option))
        return self.decision.choose()

    def _alternatives(self, choice: Action) -> list[Alternative]:
        """Other bids of the expert's mix: in equilibrium all of them are equally good."""
        if self.rule != "Bids":
            return []
        same = (Reason("advice-same", {}),)
        mix = self._bid_mix(self.frame.fighters.index(self.me))
        others = [option for option, chance in zip(self.options, mix, strict=False) if chance > MIN_CHANCE]
        return [Alternative(option.text, same) for option in others if option is not choice]

    # Set-up ---------------------------------------------------------------------------

    def choose_time(self, choice: Action) -> Reasons:
        """Day or night to begin with."""
        by_day, by_night = [self._brought(night) for night in (0, 1)]
        cubes = Reason("advice-time", {"day": by_day, "night": by_night})
        return [cubes, Reason("advice-time-alike", {})]

    def _brought_by(self, option: Action) -> int:
        return self._brought(int(option.verb == "night"))

    def _brought(self, night: int) -> int:
        """Cubes of the pact's elements that are produced at a time of day."""
        return sum([count for cell, count in self.city.yields[night] if self._wanted(cell)])

    def _wanted(self, cell: int) -> bool:
        return any([self.want[element] for element in self._elements(cell)])

    def settle(self, choice: Action) -> Reasons:
        """A suburb to begin in."""
        counts = [self._within_reach(option) for option in self.options]
        key = "advice-suburb-alike" if len(set(counts)) == 1 else "advice-suburb"
        return [Reason(key, {"count": self._within_reach(choice)})]

    def _within_reach(self, suburb: Action) -> int:
        """Districts of the pact's elements with new cubes in which the first plan can end."""
        position = self.position.clone()
        position.pawn[self.me] = suburb.arg
        ends = journeys(position, self.me)
        cells = [cell for cell, count in self.city.yields[position.night] if count]
        return len([cell for cell in cells if cell in ends and self._wanted(cell)])

    def take_starters(self, choice: Action) -> Reasons:
        """The first spook: all are alike, only the stacks differ."""
        alike = Reason("advice-starters-alike", {})
        left = [option.arg for option in self.options if option is not choice and self.want[option.arg]]
        if not left:
            return [alike]
        key = "advice-starter" if self.want[choice.arg] else "advice-starter-unneeded"
        return [alike, Reason(key, {"element": choice.arg, "count": len(left)})]

    # Planning -------------------------------------------------------------------------

    def plans(self, choice: Action) -> Reasons:
        """The next step of a plan: the whole plan, what is at its end, and who else can come."""
        plan = self.plan
        assert plan is not None
        over = [Reason("advice-elsewhere", {})] if choice is CLEAR else []
        whole = [Reason("advice-plan", {"cards": [self._tile(cell) for cell in plan.cells]})]
        imps = [action.arg for action in plan.answers if action.verb == "use"]
        return [
            *over,
            *(whole if plan.cells else []),
            *self._goal(plan.goal.cell),
            *[self._card("advice-plan-imp", IMP_CARDS + imp) for imp in imps],
            *self._gain(plan.gain),
            *self._company(plan),
            *self._habit(plan),
        ]

    def _gain(self, gain: float) -> Reasons:
        return [Reason("advice-gain", {"count": round(100 * gain)})] if gain >= LEAST_GAIN else []

    def _goal(self, cell: int) -> Reasons:
        return [self._card("advice-goal", self._tile(cell)), *self._district(cell), *self._hunger_for(cell)]

    def _habit(self, plan: AdvisedPlan) -> Reasons:
        """The expert mixes its choices, so as to be unpredictable."""
        if not plan.others:
            return []
        others = [self._tile(place.cell) for place in plan.others[:MOST_NAMED]]
        told: dict[str, object] = {"percent": percent(plan.goal.chance), "count": len(others)}
        return [Reason("advice-habit", {**told, "cards": others})]

    def _company(self, plan: AdvisedPlan) -> Reasons:
        """Who else can plan a way that ends there, and how a duel would go."""
        if plan.duels:
            rivals = [rival for rival, _ in plan.duels]
            told = {"seats": rivals, "percent": percent(min([chance for _, chance in plan.duels]))}
            return [Reason("advice-rivals", {**told, "count": len(rivals)})]
        others = [seat for seat in self.position.terms.seats if seat != self.me]
        planning = self.position.terms.windows[PLANNING]
        helpers = [len([imp for imp in self.position.imps[seat] if imp in planning]) for seat in others]
        return [] if max(helpers) > 1 else [Reason("advice-no-rivals", {})]

    def before_planning(self, choice: Action) -> Reasons:
        """A STOP to take off."""
        if choice.verb == "unblock":
            return self._goal(choice.arg)
        if choice.verb == "use":
            return [self._card("advice-unblock", IMP_CARDS + choice.arg)]
        return self._passes()

    def walk(self, choice: Action) -> Reasons:
        """A jump while walking, or none."""
        return self._goal(self.decision.walked_to(choice))

    def after_moving(self, choice: Action) -> Reasons:
        """One more step."""
        here = self.position.pawn[self.me]
        crowded = len(self.position.crowd(here)) > 1
        if choice.verb == "step":
            return self._goal(BESIDE[here][choice.arg])
        if choice.verb == "use":
            return [Reason("advice-escape" if crowded else "advice-better-beside", {})]
        return [*self._at_stake(here), *self._passes()]

    def _passes(self) -> Reasons:
        """Passing: an imp is kept, and what the bank offers is not worth its price."""
        imps = [option.arg for option in self.options if option.verb in ("use", "swap")]
        if imps:
            return [self._card("advice-keep-imp", IMP_CARDS + imps[0])]
        bought = [option for option in self.options if option.verb == "buy"]
        return [Reason("advice-no-purchase" if bought else "advice-nothing-more", {})]

    # Districts ------------------------------------------------------------------------

    def _elements(self, cell: int) -> Sequence[int]:
        element = self.city.element[cell]
        return ELEMENTS if element == ALL_ELEMENTS else (element,)

    def _tile(self, cell: int) -> int:
        return TILE_CARDS + self.position.layout[cell]

    def _district(self, cell: int) -> Reasons:
        """What a district offers me."""
        reasons = [self._cubes_at(cell)] if self.position.cubes[cell] else []
        if self.city.frightening >> cell & 1 and self.position.spooks[self.me]:
            reasons += self._scare()
        if self.city.imp >> cell & 1:
            reasons += self._imps_at(cell)
        if self.position.clock == 0:
            reasons += self._calls(cell)
        return reasons or [Reason("advice-no-cubes", {})]

    def _cubes_at(self, cell: int) -> Reason:
        count, element = self.position.cubes[cell], self.city.element[cell]
        if not count:
            return Reason("advice-no-cubes", {})
        if element == ALL_ELEMENTS:
            return Reason("advice-cubes-any", {"count": count})
        return Reason("advice-cubes", {"kind": element, "count": count})

    def _imps_at(self, cell: int) -> Reasons:
        element = self.city.element[cell]
        if element == ALL_ELEMENTS:
            return [Reason("advice-imp-any", {})]
        imp = self.position.imp_top[element]
        return [self._card("advice-imp", IMP_CARDS + imp)] if imp else []

    def _scare(self) -> Reasons:
        """How often frightening catches something."""
        count, strength = len(self.position.spooks[self.me]), self.position.strength(self.me)
        if count > MOST_DICE_COUNTED:
            return [Reason("advice-scare-many", {"strength": strength})]
        chance = caught(count, strength, len(self.box.pack.frighten))
        return [Reason("advice-scare", {"strength": strength, "percent": percent(chance)})]

    def _calls(self, cell: int) -> Reasons:
        """The spook that is summoned there after the last round."""
        element = self.city.element[cell]
        if element == ALL_ELEMENTS:
            return [Reason("advice-calls-any", {})]
        spook = self.position.top[element]
        return [self._card("advice-calls", spook), *self._fits(spook)] if spook else []

    def _hunger_for(self, cell: int) -> Reasons:
        """What my spooks lack of the cubes that can be had there."""
        lacks = self._lacks()
        found = [(lacks[element], element) for element in self._elements(cell) if lacks[element] > 0]
        if found:
            count, element = max(found)
            return [Reason("advice-lacks", {"kind": element, "count": count})]
        return self._hungry_starter()

    def _lacks(self) -> list[int]:
        """By element: how many more cubes my hungry spooks of this element need than I have."""
        needs = [0, 0, 0, 0]
        for spook in self.position.hungry(self.me):
            element = self.box.spook_element[spook]
            if element != ALL_ELEMENTS:
                needs[element] += self._appetite(spook)
        return [need - have for need, have in zip(needs, self.purse, strict=False)]

    def _appetite(self, spook: int) -> int:
        feeding = self.decision.below(Feed)
        return appetite(self.position, spook, feeding.eased if feeding else ())

    def _hungry_starter(self) -> Reasons:
        """A hungry spook of all elements that no colour can feed yet."""
        spare = max([-lack for lack in self._lacks()])
        for spook in self.position.hungry(self.me):
            needs = self._appetite(spook)
            if self.box.spook_element[spook] == ALL_ELEMENTS and spare < needs:
                return [self._card("advice-lacks-any", spook, count=needs)]
        return []

    def _at_stake(self, cell: int) -> Reasons:
        return [self._card("advice-stake", self._tile(cell)), *self._district(cell)]

    # Spooks and the pact --------------------------------------------------------------

    def _card(self, key: str, card: int, **told: object) -> Reason:
        return Reason(key, {"card": card, **told})

    def _fits(self, spook: int) -> Reasons:
        """Whether the pact has a place for a spook, besides those that I have."""
        element = self.box.spook_element[spook]
        if element == ALL_ELEMENTS:
            return [Reason("advice-wild", {})]
        others = [own for own in self.position.spooks[self.me] if own != spook]
        held = len([own for own in others if self.box.spook_element[own] == element])
        key = "unfit" if not self.want[element] else "fits" if held < self.want[element] else "full"
        return [Reason(f"advice-{key}", {"element": element})]

    def _new_spook(self, spook: int) -> Reasons:
        """A new spook: what it brings, what it eats, whether it fits."""
        printed, energy = self.box.spooks[spook], self.box.strength[self.position.night][spook]
        eats = {"day": printed.day, "night": printed.night, "energy": energy}
        return [self._card("advice-new-spook", spook, **eats), *self._fits(spook)]

    # Duels ----------------------------------------------------------------------------

    def before_roll(self, choice: Action) -> Reasons:
        """Imps and purchases that change how many dice are rolled."""
        if choice.verb == "buy":
            return [*self._offer(choice), *self._here()]
        mine = self.frame.nth
        dice = list(self.frame.counts)
        if choice.verb == "use":
            trick = self.position.terms.tricks[choice.arg]
            if isinstance(trick, ExtraDice):
                dice[mine] += trick.count
            elif isinstance(trick, FewerDice):
                dice[1 - mine] = max(dice[1 - mine] - trick.count, 1)
        told: dict[str, object] = {"seat": self.frame.fighters[1 - mine], "mine": dice[mine]}
        reasons = [Reason("advice-dice", {**told, "theirs": dice[1 - mine]}), *self._here()]
        return reasons if choice.verb == "use" else [*reasons, *self._passes()]

    def after_roll(self, choice: Action) -> Reasons:
        """Whether to roll dice again."""
        mine = self.frame.nth
        dice = self.frame.dice[mine]
        reasons = [self._standing(dice), *self._here()]
        if choice.verb == "reroll":
            wins = [face for face in FACES if self._ahead(with_die(dice, choice.arg, face))]
            reasons.insert(1, Reason("advice-reroll-duel", {"count": len(wins)}))
        elif choice.verb == "use":
            reasons.insert(1, self._card("advice-use-imp", IMP_CARDS + choice.arg))
        elif not self._ahead(dice):
            reasons[1:1] = self._no_reroll(dice)
        return reasons

    def _no_reroll(self, dice: Dice) -> Reasons:
        """Why not to roll a die again although it is possible."""
        nths = [option.arg for option in self.options if option.verb == "reroll"]
        wins = [len([face for face in FACES if self._ahead(with_die(dice, nth, face))]) for nth in nths]
        dread = self.box.pack.dread.reroll
        return [Reason("advice-no-reroll", {"count": max(wins), "dread": dread})] if wins else []

    def _here(self) -> Reasons:
        return self._at_stake(self.position.pawn[self.me])

    def _ahead(self, dice: Dice) -> bool:
        """Whether I win the duel in progress if my dice lie like this and nobody changes any."""
        return self._need(dice) <= 0

    def _need(self, dice: Dice | None = None) -> int:
        """How much more than my rival I have to bid to win; 0 or less: I am ahead."""
        fighters, mine = self.fight.fighters, self.fight.fighters.index(self.me)
        pair = list(self.fight.dice)
        if dice is not None:
            pair[mine] = dice
        first, second = [tuple(sorted(rolled, reverse=True)) for rolled in pair]
        turning = turning_point(first, second, first_wins_tie(self.position, fighters))
        return turning if mine == 0 else 1 - turning

    def _standing(self, dice: Dice | None = None) -> Reason:
        """Who wins with the dice as they are, and which bids would turn that."""
        need = self._need(dice)
        rival = self.fight.fighters[1 - self.fight.fighters.index(self.me)]
        if need > HOPELESS:
            return Reason("advice-cannot-win", {})
        if need < -HOPELESS:
            return Reason("advice-cannot-lose", {})
        if need > 0:
            return Reason("advice-behind", {"seat": rival, "count": need})
        return Reason("advice-ahead", {"seat": rival, "count": 1 - need})

    def bids(self, choice: Action) -> Reasons:
        """Energy: what this bid wins against, and what is at stake."""
        lots = [Reason("advice-lots", {})] if self._alternatives(choice) else []
        return [self._standing(), *self._wins_against(choice.arg), *lots, *self._here()]

    def _wins_against(self, bid: int) -> Reasons:
        need, mine = self._need(), self.frame.fighters.index(self.me)
        if abs(need) > HOPELESS:
            return []
        rival = self.frame.fighters[1 - mine]
        energy, most = self.position.energy(rival), bid - need
        if most >= energy:
            return [Reason("advice-bid-sure", {"seat": rival, "energy": energy})]
        chance = sum(self._bid_mix(1 - mine)[: max(most + 1, 0)])
        if not percent(chance):
            return [Reason("advice-bid-saves", {})]
        return [Reason("advice-bid", {"seat": rival, "count": most, "percent": percent(chance)})]

    def _bid_mix(self, nth: int) -> Sequence[float]:
        """How likely the expert takes each bid of a fighter."""
        return self.decision.duel().bids(self.frame.dice, nth)

    def change_dice(self, choice: Action) -> Reasons:
        """Points for dice."""
        nth, left = self.frame.nth, self.frame.left
        tie = first_wins_tie(self.position, self.frame.fighters) == (nth == 0)
        need = points_needed(self.frame.dice[nth], self.frame.dice[1 - nth], tie)
        if need == 0:
            return [Reason("advice-won", {})]
        if need > left:
            return [Reason("advice-too-few-points", {"left": left})]
        return [Reason("advice-points", {"left": left, "count": need})]

    def after_winning(self, choice: Action) -> Reasons:
        """Cubes to take from the loser."""
        loser = self.frame.loser
        theirs = self.position.purse[loser]
        if choice.verb != "steal":
            cubes = Reason("advice-rob", {"seat": loser, "count": sum(theirs[:ENERGY])})
            return [cubes] if choice.verb == "use" else [cubes, *self._passes()]
        told: dict[str, object] = {"seat": loser, "kind": choice.arg, "count": theirs[choice.arg]}
        return [Reason("advice-steal", told), *self._hunger_of(choice.arg)]

    def _hunger_of(self, element: int) -> Reasons:
        lack = self._lacks()[element]
        return [Reason("advice-lacks", {"kind": element, "count": lack})] if lack > 0 else []

    def retreat(self, choice: Action) -> Reasons:
        """Where the loser goes."""
        if self.frame.loser == self.me:
            return [*self._goal(choice.arg), *self._fight_at(choice.arg)]
        if choice is LEAVE:
            return [Reason("advice-leave", {"count": self.position.dread[self.me] + 1})]
        seat = self.frame.loser
        signs = (self.city.frightening | self.city.imp) >> choice.arg & 1
        key = "advice-send" if self.position.cubes[choice.arg] or signs else "advice-send-empty"
        cubes = {"seat": seat, "count": self.position.cubes[choice.arg]}
        return [Reason(key, cubes), *self._fight_at(choice.arg)]

    def _fight_at(self, cell: int) -> Reasons:
        """A warning that somebody stands there already."""
        return [Reason("advice-next-duel", {})] if self.position.crowd(cell) else []

    # Acting ---------------------------------------------------------------------------

    def act(self, choice: Action) -> Reasons:
        """What to do in a district."""
        here = self.position.pawn[self.me]
        if choice.verb == "collect":
            return [self._cubes_at(here), Reason("advice-free", {}), *self._hunger_for(here)]
        if choice.verb == "frighten":
            return [*self._scare(), *self._hunger_for(here)]
        if choice.verb == "summon":
            return [*self._imps_at(here), Reason("advice-imp-cube", {})]
        if choice.verb == "done":
            return self._nothing_more()
        return self._offer(choice)

    def _nothing_more(self) -> Reasons:
        verbs = {option.verb for option in self.options}
        reasons = []
        if not verbs & {"collect", "frighten", "summon"}:
            reasons.append(Reason("advice-nothing-here", {}))
        if "buy" in verbs:
            reasons.append(Reason("advice-no-purchase", {}))
        return reasons or [Reason("advice-nothing-more", {})]

    def _offer(self, choice: Action) -> Reasons:
        """Trades, purchases, imps and dread, among one's actions and while feeding."""
        if choice.verb == "buy":
            spook = self.position.top[choice.arg]
            price = Reason("advice-price", {"count": self.box.price[spook], "have": sum(self.purse)})
            return [*self._new_spook(spook), price]
        if choice.verb == "use":
            return [self._card("advice-use-imp", IMP_CARDS + choice.arg), *self._short()]
        if choice.verb == "swap":
            return [self._card("advice-swap", IMP_CARDS + choice.arg), *self._short()]
        if choice.verb == "trade":
            return [Reason("advice-trade", {}), *self._short()]
        return [Reason(f"advice-{choice.verb}", {"count": self.position.dread[self.me]}), *self._short()]

    def _short(self) -> Reasons:
        """Spooks for whose meal something is missing."""
        reasons = []
        lacks = self._lacks()
        for element in ELEMENTS:
            if lacks[element] > 0:
                reasons.append(Reason("advice-lacks", {"kind": element, "count": lacks[element]}))
        return (reasons or self._hungry_starter())[:MOST_NAMED]

    def choose_colour(self, choice: Action) -> Reasons:
        """Which element the centre has this time."""
        if self.frame.did in (COLLECTED, FRIGHTENED):
            return self._why_kind(choice.arg)
        imp = self.position.imp_top[choice.arg]
        return [self._card("advice-imp", IMP_CARDS + imp), Reason("advice-imp-cube", {})]

    def _why_kind(self, kind: int) -> Reasons:
        """Why cubes of a kind are welcome."""
        if kind == ENERGY:
            return [Reason("advice-energy", {})]
        lacks = self._hunger_of(kind)
        if lacks or not self.want[kind]:
            return lacks or [Reason("advice-kind-have", {"kind": kind, "count": self.purse[kind]})]
        return [Reason("advice-kind-pact", {"kind": kind, "count": self.want[kind]})]

    # Frightening ----------------------------------------------------------------------

    def frighten(self, choice: Action) -> Reasons:
        """Dice that are changed, rolled again, or left."""
        dice = self.frame.dice
        now = [Reason("advice-catch", self._figures(dice))]
        if choice.verb in ("raise", "lower"):
            return [*now, *self._aim(choice)]
        if choice.verb == "reroll":
            faces = [face for face in FACES if self._more(with_die(dice, choice.arg, face))]
            return [*now, Reason("advice-reroll", {"count": len(faces)})]
        if choice.verb == "keep":
            return [*now, Reason(self._why_keep(dice), {}), *_faces(dice)]
        return [*now, *self._offer(choice)]

    def _why_keep(self, dice: Dice) -> str:
        if self._caught(dice) == max(self.box.pack.frighten):
            return "advice-best-catch"
        return "advice-keep-energy" if self.purse[ENERGY] else "advice-no-energy"

    def _caught(self, dice: Dice) -> int:
        return self.box.catch(abs(sum(dice) - aim(self.position, self.me, dice)))

    def _more(self, dice: Dice) -> bool:
        return self._caught(dice) > self._caught(self.frame.dice)

    def _figures(self, dice: Dice) -> dict[str, object]:
        """Figures on what these dice would catch."""
        kind: int = self.decision.below(Frighten).element
        strength = aim(self.position, self.me, dice)
        return {"sum": sum(dice), "strength": strength, "kind": kind, "count": self._caught(dice)}

    def _aim(self, choice: Action) -> Reasons:
        """How the expert wants the dice to end up."""
        dice, prices = self.frame.dice, self.decision.evaluator.scare_prices(self.me, self.frame.element)
        table, dread = self.box.pack.frighten, self.position.dread[self.me]
        strength = aim(self.position, self.me, dice)
        wanted = best_scare(dice, strength, self.purse[ENERGY], table, prices, dread).dice
        energy = sum([abs(new - old) for new, old in zip(wanted, dice, strict=True)])
        if not energy:
            return []
        return [
            Reason("advice-aim", {**self._figures(wanted), "dice": list(wanted), "energy": energy}),
            *_faces(wanted),
        ]

    def pick_dice(self, choice: Action) -> Reasons:
        """Dice that an imp rolls again."""
        dice, picked = self.frame.dice, self.frame.picked
        if choice.verb == "pick":
            return [Reason("advice-pick", {"face": dice[choice.arg]})]
        kept = [face for nth, face in enumerate(dice) if not picked >> nth & 1]
        return [Reason("advice-roll-again", {"count": len(kept), "dice": kept})]

    def set_one(self, choice: Action) -> Reasons:
        """A die that an imp sets."""
        nth, face = choice.args
        dice = with_die(self.frame.dice, nth, face)
        if self.decision.below(Frighten) is not None:
            return [Reason("advice-catch-then", self._figures(dice)), *_faces(dice)]
        return [Reason("advice-set", {"face": self.frame.dice[nth], "new": face}), self._standing(dice)]

    # Paying and taking ----------------------------------------------------------------

    def trade(self, choice: Action) -> Reasons:
        """What to give, and what to take for it."""
        if choice.verb == "give":
            return self.pay(choice)
        if choice.verb == "imp":
            return self.choose_imp(choice)
        return self._why_kind(choice.arg)

    def pay(self, choice: Action) -> Reasons:
        """The least valuable cube."""
        kind, have = choice.arg, self.purse[choice.arg]
        if kind == ENERGY:
            return [Reason("advice-give-energy", {"count": have})]
        need = self._lacks()[kind] + have
        key = "advice-give-spare" if have > need else "advice-give"
        return [Reason(key, {"kind": kind, "count": have, "needed": need})]

    def take_cube(self, choice: Action) -> Reasons:
        """A cube for dread."""
        return self._why_kind(choice.arg)

    def choose_imp(self, choice: Action) -> Reasons:
        """An imp from any stack."""
        imp = self.position.imp_top[choice.arg]
        return [self._card("advice-imp", IMP_CARDS + imp), Reason("advice-imp-cube", {})]

    def recolouring(self, choice: Action) -> Reasons:
        """Cubes that change their colour."""
        if choice.verb == "give":
            return self.pay(choice)
        return self._why_kind(choice.arg) if choice.verb == "take" else [Reason("advice-recoloured", {})]

    # Feeding --------------------------------------------------------------------------

    def feed(self, choice: Action) -> Reasons:
        """Who eats, who flees, and what is missing."""
        if choice.verb == "done":
            return self._fleeing()
        if choice.verb not in ("feed", "feed-with", "feed-dread"):
            return self._offer(choice)
        spook = choice.arg
        reasons = [self._card("advice-eats", spook), *self._fits(spook)]
        if choice.verb == "feed-with":
            reasons.append(self._colour_of_meal(choice.args[1]))
        if choice.verb == "feed-dread":
            reasons += self._lacking_meal(spook)
        left = missing(self.position, self.me, self.position.fed[self.me] | 1 << spook)
        return [*reasons, Reason("advice-pact-left", {"count": left})]

    def _colour_of_meal(self, colour: int) -> Reason:
        """A spook of all elements does not care: who else eats this colour?"""
        eaters = [s for s in self.position.hungry(self.me) if self.box.spook_element[s] == colour]
        key = "advice-colour-shared" if eaters else "advice-colour-free"
        return Reason(key, {"kind": colour, "count": self.purse[colour]})

    def _lacking_meal(self, spook: int) -> Reasons:
        """Dread for a spook that has no food."""
        needs, have = self._appetite(spook), self._have_for(spook)
        if have >= needs:
            return [Reason("advice-dread-saves", {"count": needs})]
        return [Reason("advice-dread-only", {"count": needs, "have": have})]

    def _fleeing(self) -> Reasons:
        hungry = self.position.hungry(self.me)
        if not hungry:
            return [Reason("advice-all-fed", {})]
        named = hungry[:MOST_NAMED]
        # That it would fit is a reason to feed it, which cannot be done or is not worth it: name only losses.
        fits = [why for spook in named for why in self._fits(spook) if why.key in NO_LOSS]
        return [*[why for spook in named for why in self._flees(spook)], *fits]

    def _flees(self, spook: int) -> Reasons:
        """A spook that gets nothing: is there too little, or does the expert keep the cubes?"""
        needs, have = self._appetite(spook), self._have_for(spook)
        if have >= needs:
            return [self._card("advice-flees-spared", spook, count=needs)]
        return [self._card("advice-flees-short", spook, count=needs, have=have)]

    def _have_for(self, spook: int) -> int:
        """Cubes of one element that a spook can eat."""
        element = self.box.spook_element[spook]
        return max(self.purse[:ENERGY]) if element == ALL_ELEMENTS else self.purse[element]

    def choose_eased(self, choice: Action) -> Reasons:
        """A spook that needs less."""
        return [self._card("advice-eased", choice.arg, count=self._appetite(choice.arg)), *self._short()]

    def summoning(self, choice: Action) -> Reasons:
        """A spook from any stack."""
        return self._new_spook(self.position.top[choice.arg])


# Figures --------------------------------------------------------------------------------


def caught(count: int, strength: int, reach: int) -> float:
    """The chance that `count` dice miss a strength by less than `reach`.

    >>> round(caught(1, 3, 3), 3)
    0.833
    """
    hits = [ways for dice, ways in rolls(count) if abs(sum(dice) - strength) < reach]
    return sum(hits) / float(6**count)


def percent(chance: float) -> int:
    """Round a chance to a whole percentage; only certainty is 0 or 100.

    >>> percent(0.0), percent(0.001), percent(0.5), percent(0.999), percent(1.0)
    (0, 1, 50, 99, 100)
    """
    if chance >= 1 - 1e-9:
        return 100
    return min(max(int(100 * chance + 0.5), 1), 99) if chance > 1e-9 else 0


def _faces(dice: Dice) -> Reasons:
    """What sixes and ones do to dread."""
    counts = (("advice-sixes", dice.count(6)), ("advice-ones", dice.count(1)))
    return [Reason(key, {"count": count}) for key, count in counts if count]


def _marks(cells: Sequence[int]) -> tuple[Mark, ...]:
    """Number the places of a way on the map; a place visited twice gets both numbers."""
    numbers: dict[int, list[str]] = {}
    for nth, cell in enumerate(cells, 1):
        numbers.setdefault(cell, []).append(str(nth))
    return tuple([Mark(f"place-{cell}", "·".join(nths)) for cell, nths in numbers.items()])


#: Choices that the expert makes at random, and the count by which advice prefers one of them.
BEFORE_THE_FIRST_ROUND: Final[dict[str, Callable[[Adviser, Action], int]]] = {
    "ChooseTime": Adviser._brought_by,
    "Settle": Adviser._within_reach,
}

REASONS: Final[dict[str, Callable[[Adviser, Action], Reasons]]] = {
    "ChooseTime": Adviser.choose_time,
    "Settle": Adviser.settle,
    "TakeStarters": Adviser.take_starters,
    "BeforePlanning": Adviser.before_planning,
    "Plans": Adviser.plans,
    "Walk": Adviser.walk,
    "AfterMoving": Adviser.after_moving,
    "BeforeRoll": Adviser.before_roll,
    "AfterRoll": Adviser.after_roll,
    "Bids": Adviser.bids,
    "ChangeDice": Adviser.change_dice,
    "AfterWinning": Adviser.after_winning,
    "Retreat": Adviser.retreat,
    "Act": Adviser.act,
    "ChooseColour": Adviser.choose_colour,
    "Frighten": Adviser.frighten,
    "PickDice": Adviser.pick_dice,
    "SetOne": Adviser.set_one,
    "Trade": Adviser.trade,
    "Pay": Adviser.pay,
    "TakeCube": Adviser.take_cube,
    "ChooseImp": Adviser.choose_imp,
    "Recolouring": Adviser.recolouring,
    "Feed": Adviser.feed,
    "ChooseEased": Adviser.choose_eased,
    "Summoning": Adviser.summoning,
}
