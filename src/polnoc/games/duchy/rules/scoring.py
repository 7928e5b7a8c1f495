"""P2, P3, P4: the reward for finding a lair, and who begins the next round."""

from __future__ import annotations

from polnoc.engine.events import Event, Out, mark_moment
from polnoc.engine.seats import EVERYONE
from polnoc.games.duchy.rules.knowledge import learn
from polnoc.games.duchy.state import Duchy


def score(position: Duchy, side: int, points: int, out: Out) -> None:
    """Give points to a side."""
    position.scores[side] += points
    out.append(Event("scores", {"side": side, "points": points, "total": position.scores[side]}, EVERYONE))
    mark_moment(out)


def lairs_found(position: Duchy, guesser: int, hits: int, out: Out) -> None:
    """`guesser` has named the lairs of the seats in `hits` (at least one)."""
    terms = position.terms
    if terms.players == 2:
        _take_out(position, guesser, hits, out)
        score(position, guesser, 1, out)  # DUE-P2-01
        _end_round(position, guesser, out)  # DUE-P2-02
    elif terms.teams:
        _take_out(position, guesser, hits, out)
        rivals = terms.rivals[guesser]
        if all([position.found >> rival & 1 for rival in rivals]):  # DUE-P4-14
            score(position, terms.side[guesser], 1, out)
            _end_round(position, guesser, out)
    else:
        _three_players(position, guesser, hits, out)


def _three_players(position: Duchy, guesser: int, hits: int, out: Out) -> None:
    first_of_round = position.found == 0
    _take_out(position, guesser, hits, out)
    if position.found.bit_count() == 2:
        points = position.terms.options.double_hit if first_of_round else 1
        score(position, guesser, points, out)  # DUE-P3-05, DUE-P3-10
        _end_round(position, guesser, out)
        return
    for seat in range(3):  # DUE-P3-03
        if not position.found >> seat & 1:
            score(position, seat, 1, out)
    if position.terms.options.stop == "at_once" and winning_side(position) >= 0:  # DUE-P3-09
        _end_round(position, guesser, out)


def _take_out(position: Duchy, guesser: int, hits: int, out: Out) -> None:
    """DUE-P3-01, DUE-P3-02, DUE-P4-12: found players are out, and their cards go to the box."""
    for seat in range(position.terms.players):
        if hits >> seat & 1:
            position.found |= 1 << seat
            position.shield &= ~(1 << seat)
            if position.hand[seat]:
                put_in_box(position, seat)
            out.append(Event("found", {"seat": seat, "by": guesser}, EVERYONE))
            mark_moment(out)


def put_in_box(position: Duchy, seat: int) -> None:
    """A seat's hand card leaves the round face down; its owner knows what it was."""
    card = position.hand[seat]
    position.hand[seat] = 0
    position.box = (*position.box, card)
    learn(position, seat, card)


def _end_round(position: Duchy, guesser: int, out: Out) -> None:
    """End the round; the player on the guesser's left begins the next one (P2-03, P3-06, AMB-20)."""
    out.append(
        Event(
            "round-over",
            {"round": position.round, "by": guesser, "scores": position.scores[:]},
            EVERYONE,
        )
    )
    position.starter = (guesser + 1) % position.terms.players
    position.unwind(1)


def winning_side(position: Duchy) -> int:
    """The side that has reached the target with a clear lead, or -1 (DUE-AMB-02)."""
    best = max(position.scores)
    if best >= position.terms.target and position.scores.count(best) == 1:
        return position.scores.index(best)
    return -1
