"""13 Duchów as rows: points, face-up numbers, the viewer's cards, what is still possible."""

from __future__ import annotations

from polnoc.engine.terminal_rows import GONE, OPEN, PLAIN, POSSIBLE, Cell, Row
from polnoc.engine.views import View
from polnoc.games.duchy.deduction import candidates
from polnoc.games.duchy.game import DuchyGame
from polnoc.games.duchy.terms import Terms


def rows(game: DuchyGame, view: View, aids: bool) -> list[Row]:
    """The table as a viewer sees it, with aids including the deduction sheet."""
    terms = game.terms_of(view)
    board = [_points(view, terms, side) for side in range(len(view["scores"]))]
    board += [_open_numbers(view, terms, deck) for deck in range(terms.decks)]
    board.append(Row("board-stack", {"cards": sum(view["stacks"][0]), "box": len(view["box"])}))
    if terms.teams:
        board[-1] = Row(
            "board-stacks",
            {"first": sum(view["stacks"][0]), "second": sum(view["stacks"][1]), "box": len(view["box"])},
        )
    if view["seat"] < terms.players:
        board.append(_own_cards(view, terms))
    if aids:
        board += _sheet(view, terms)
        board += [_known(card, places) for card, places in view["knows"]]
    return board


def _points(view: View, terms: Terms, side: int) -> Row:
    seats = [seat for seat in range(terms.players) if terms.side[seat] == side]
    args: dict[str, object] = {"points": view["scores"][side], "target": terms.target, "seats": seats}
    return Row("board-points", args)


def _open_numbers(view: View, terms: Terms, deck: int) -> Row:
    shown = {terms.number[card] for card in view["middle"] if terms.full[deck] >> card & 1}
    cells = [Cell(str(number), OPEN if number in shown else PLAIN) for number in range(1, terms.size + 1)]
    return Row("board-middle-of-team" if terms.teams else "board-middle", {"deck": deck}, cells)


def _own_cards(view: View, terms: Terms) -> Row:
    lair, hand = view["lair"][view["seat"]], view["hand"][view["seat"]]
    return Row("board-own", {"lair": terms.number[max(lair, 0)], "card": max(hand, 0)})


def _sheet(view: View, terms: Terms) -> list[Row]:
    sets = candidates(view, terms)
    sheet = []
    for seat in range(terms.players):
        if seat == view["seat"]:
            continue
        marks = "found" if view["found"] >> seat & 1 else "shield" if view["shield"] >> seat & 1 else "none"
        sheet.append(
            Row(
                "board-possible",
                {"seat": seat, "mark": marks, "count": sets[seat].bit_count()},
                [
                    Cell(str(number), POSSIBLE if sets[seat] >> number & 1 else GONE)
                    for number in range(1, terms.size + 1)
                ],
            )
        )
    return sheet


def _known(card: int, places: list[str]) -> Row:
    """A hidden card whose place the viewer has learned."""
    if len(places) > 1:
        return Row("board-known-unsure", {"card": card}, [])
    kind, _, rest = places[0].partition(":")
    if kind == "stack":
        return Row("board-known-stack", {"card": card, "depth": int(rest.partition(":")[2]) + 1})
    if kind == "box":
        return Row("board-known-box", {"card": card})
    return Row(f"board-known-{kind}", {"card": card, "seat": int(rest)})
