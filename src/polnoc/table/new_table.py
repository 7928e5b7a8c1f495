"""The page of a new table: who plays, with which options and aids.

The form can be shown again as it was filled in, so that nothing is lost when a choice cannot be played.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from msgspec.inspect import Field, StrType

from polnoc.bots import levels, usual_level
from polnoc.contract import LayoutEditor
from polnoc.drawing.markup import Markup, join, tag
from polnoc.drawing.posters import unknown_picture
from polnoc.drawing.shapes import emblem_picture
from polnoc.engine.game import AnyGame
from polnoc.engine.options import RANDOM, option_fields
from polnoc.engine.wording import capital
from polnoc.table import layout
from polnoc.table.bot_pool import Mistake
from polnoc.table.clocks import LATE, TIME_CONTROLS
from polnoc.table.layout import Reader, button, picks, post_form
from polnoc.table.limits import PACKS
from polnoc.table.names import NAME_CHARS
from polnoc.table.network_page import network_panel
from polnoc.table.presets import preset_buttons, with_preset
from polnoc.table.progress import has_begun
from polnoc.table.requests import Form, as_number
from polnoc.table.room_seats import PERSON
from polnoc.table.rulebook import rulebook_of
from polnoc.table.table_settings import WAYS
from polnoc.words import Words

#: The form's value for an option that is built by hand.
OWN: Final = "own"
#: The first button of a form is the one that Enter presses.
_BEGIN: Final = tag("button", hidden=True)


@dataclass(frozen=True, slots=True)
class PackOffer:
    """A pack that can be chosen: one of the host's, or the reader's own."""

    fingerprint: str
    name: str
    own: bool = False


@dataclass(frozen=True, slots=True)
class PackChoice:
    """The packs that can be chosen, those that are, and what is wrong with one that was added."""

    offered: tuple[PackOffer, ...] = ()
    chosen: tuple[str, ...] = ()
    #: Whether the reader may add packs.
    uploads: bool = False
    mistakes: tuple[Mistake, ...] = ()
    problem: str = ""

    def with_mistakes(self, mistakes: Sequence[Mistake], problem: str) -> PackChoice:
        return replace(self, mistakes=tuple(mistakes), problem=problem)


def new_page(
    game: AnyGame,
    reader: Reader,
    form: Form,
    problem: str = "",
    packs: PackChoice = PackChoice(),  # noqa: B008 (it never changes)
) -> str:
    """The whole page; `form` is what somebody has chosen, `problem` why that cannot be played."""
    words, form = layout.words_of(game, reader.language), with_preset(game, form)
    way = form.get("way", "")
    way = way if way in WAYS else "solo"
    count = as_number(form.get("players"))
    players = count if count in game.players else game.players[0]
    me = as_number(form.get("me"))
    me = me if layout.roles(words, players) and 0 <= me < players else 0
    if reader.name:
        form = {f"name-{me}": reader.name, **form}
    options = [
        tag("summary", words.text("page-game-options")),
        preset_buttons(game, words, form),
        *_option_fields(game, players, words, form, reader),
    ]
    fields = post_form(
        "/tables",
        _BEGIN,
        _seat_fields(game, way, players, me, words, form),
        *_posters(game, players, words, form),
        _settings(game, way, words, form, reader),
        tag("details", *options, open=_for_one(game) or _differs(game, form), class_="game-options"),
        _packs(game, words, packs),
        tag("div", button(words.text("page-begin"), main=True), _first_game(game, words), class_="begin"),
        class_="new-table",
        game=game.id,
        way=way,
        players=str(players),
        me=str(me),
        script="no",
    )
    builder, back = layout.builder_of(game), f"/new/{game.id}?way={way}&players={players}"
    back += "".join([f"&pack-{pack}=yes" for pack in packs.chosen])
    scripts = (f"games/{game.id}/{builder.SCRIPT}",) if builder else ()
    return layout.simple_page(
        reader,
        f"{words.text('game-name')}: {words.own(f'way-{way}')}",
        tag("p", words.own(f"way-{way}-how"), class_="lead"),
        _alarm(game, reader, form, problem) if problem else None,
        fields,
        network_panel(reader, back) if way in ("online", "phones") else None,
        tag("div", layout.drawer_of(game).cover(words.text), class_="game-picture new-picture"),
        back=back,
        scripts=(*scripts, "seed-consent.js", "network.js"),
        games=(game.id,),
    )


def play_now(game: AnyGame, words: Words, reader: Reader, said: str, main: bool = True) -> Markup:
    """A button that starts a game at once, with beginners' options: alone, or against the fewest bots.

    Readers who have never begun this game play against novices.
    """
    level = usual_level(game, "regular" if has_begun(game, reader.progress) else "novice")
    seats = ",".join([PERSON, *[level] * (min(game.players) - 1)])
    first = "yes" if game.options_type.for_beginners else "no"
    return post_form("/tables", button(said, main), game=game.id, seats=seats, first=first, script="no")


def of_game(words: Words) -> Markup:
    """The name of the game, for screen-reader users who hear a link or a button out of context."""
    return tag("span", f": {words.text('game-name')}", class_="visually-hidden")


def _first_game(game: AnyGame, words: Words) -> Markup | None:
    """A button that starts a first game at once, where that differs from a usual game."""
    if not game.options_type.for_beginners:
        return None
    return tag("button", words.text("game-begin-first"), class_="button", name="first", value="yes")


def _alarm(game: AnyGame, reader: Reader, form: Form, problem: str) -> Markup:
    """Why a table cannot be made; the verdict on a hand-built layout is in the reader's language."""
    builder = layout.builder_of(game)
    if builder and form.get(f"set-{builder.OPTION}") == OWN:
        refusal = builder.why_not(game, builder.read(game, form))
        if refusal:
            said = layout.words_of(game, reader.language).refusal(refusal)
            return tag("p", said, class_="problem", role="alert")
    return tag("p", problem, class_="problem", role="alert", lang="en")


# Seats ----------------------------------------------------------------------------


def _seat_fields(game: AnyGame, way: str, players: int, me: int, words: Words, form: Form) -> Markup:
    if _for_one(game) and way == "solo":
        return tag("input", type="hidden", name="seat-0", value=PERSON)
    seats = [_seat_field(game, way, players, number, me, words, form) for number in range(players)]
    legend, counts = tag("legend", words.text("page-who")), _how_many(game, players, words)
    return tag(
        "fieldset", legend, counts, _which(game, way, players, me, words), *seats, class_="seat-fields"
    )


def _which(game: AnyGame, way: str, players: int, me: int, words: Words) -> Markup | None:
    """The choice of a side; each button leads to this page again, filled in as it was."""
    roles = layout.roles(words, players)
    if way not in ("solo", "online") or not roles:
        return None
    said = words.text("page-play-as")
    return _again(game, "me", said, {str(seat): role for seat, role in enumerate(roles)}, str(me))


def _for_one(game: AnyGame) -> bool:
    """Whether only the reader plays: then there are no seats to ask about, only the options."""
    return max(game.players) == 1


def _how_many(game: AnyGame, players: int, words: Words) -> Markup | None:
    """The number of players; each button leads to this page again, filled in as it was."""
    if len(game.players) < 2:
        return None
    counts = {str(count): str(count) for count in game.players}
    return _again(game, "players", words.text("option-players"), counts, str(players))


def _again(game: AnyGame, name: str, said: str, choices: dict[str, str], chosen: str) -> Markup:
    """Buttons that lead to this page again with another choice."""
    buttons = [
        tag(
            "button",
            shown,
            class_="button",
            name=name,
            value=value,
            formaction=f"/new/{game.id}",
            formmethod="get",
            aria_current="true" if value == chosen else None,
        )
        for value, shown in choices.items()
    ]
    return tag("div", tag("span", said), *buttons, class_="counts", role="group", aria_label=said)


def _seat_field(
    game: AnyGame, way: str, players: int, number: int, me: int, words: Words, form: Form
) -> Markup:
    """One seat: who plays there and, where that is asked, under which name."""
    offered = levels(game)[1:] or levels(game)
    bots = {level: words.text("page-bot", level=words.text(f"level-{level}")) for level in offered}
    people = {PERSON: words.text("page-you"), "free": words.text("page-guest")}
    who = {
        "solo": {PERSON: people[PERSON]} if number == me else bots,
        "screen": {PERSON: words.text("page-person"), **bots},
        "online": {PERSON: people[PERSON]} if number == me else {"free": people["free"], **bots},
        "phones": {"free": people["free"], **bots},
    }[way]
    usual = "regular" if way == "solo" and "regular" in who else next(iter(who))
    chosen, named = _chosen(form, f"seat-{number}", usual, who), None
    if way == "screen" or (way in ("solo", "online") and number == me):
        named = _name_field(way, number, words, form)
    roles = layout.roles(words, players)
    seat = roles[number] if roles else words.text("name-person", number=number + 1)
    return tag(
        "div", emblem_picture(number), _who_field(number, seat, chosen, who), named, class_="seat-field"
    )


def _chosen(form: Form, name: str, usual: str, choices: dict[str, str]) -> str:
    """The value of a field, or the usual one if it is not among the choices."""
    said = form.get(name, "")
    return said if said in choices else usual


def _who_field(number: int, seat: str, chosen: str, who: dict[str, str]) -> Markup:
    """The choice of who plays in a seat, or plain text if there is only one."""
    name = f"seat-{number}"
    if len(who) > 1:
        return tag("div", tag("label", seat, for_=name), picks(name, chosen, who), class_="field")
    hidden = tag("input", type="hidden", name=name, value=chosen)
    return tag("div", tag("span", seat, class_="label"), tag("span", who[chosen]), hidden, class_="field")


def _name_field(way: str, number: int, words: Words, form: Form) -> Markup:
    name = f"name-{number}"
    own = way != "screen"
    field = tag(
        "input",
        name=name,
        id=name,
        value=form.get(name) or None,
        maxlength=NAME_CHARS,
        autocomplete="nickname" if own else "off",
    )
    label = tag("label", words.text("page-name" if own else "page-their-name"), for_=name)
    return tag("div", label, field, class_="field")


# Packs ----------------------------------------------------------------------------


def _packs(game: AnyGame, words: Words, packs: PackChoice) -> Markup | None:
    """Packs to choose from, and a file to add, with what is wrong with the last one."""
    if not packs.offered and not packs.uploads:
        return None
    again = tag(
        "button",
        words.text("packs-choose"),
        class_="button",
        formaction=f"/new/{game.id}#packs",
        formmethod="get",
    )
    chosen = [_pack_box(offer, offer.fingerprint in packs.chosen, words) for offer in packs.offered]
    return tag(
        "details",
        tag("summary", words.text("packs-title")),
        tag("p", words.text("packs-how"), class_="help"),
        _pack_alarm(words, packs),
        *([tag("div", *chosen, class_="pack-boxes"), again] if chosen else []),
        _pack_file(words) if packs.uploads else None,
        open=bool(packs.chosen or packs.mistakes or packs.problem),
        class_="packs",
        id="packs",
    )


def _pack_box(offer: PackOffer, chosen: bool, words: Words) -> Markup:
    box = tag("input", type="checkbox", name=f"pack-{offer.fingerprint}", value="yes", checked=chosen)
    whose = words.text("packs-yours" if offer.own else "packs-of-host")
    return tag(
        "label", box, tag("span", offer.name), " ", tag("small", whose, class_="quiet"), class_="pack-box"
    )


def _pack_file(words: Words) -> Markup:
    """The field for a pack file. The whole form is sent along, so that nothing in it is lost."""
    file = tag("input", type="file", name="file", id="pack-file", accept=".toml,application/toml,text/plain")
    add = tag(
        "button",
        words.text("packs-add"),
        class_="button",
        formaction=PACKS,
        formmethod="post",
        formenctype="multipart/form-data",
    )
    label = _label("pack-file", words.text("packs-own-file"), words.text("packs-own-file-how"))
    own = tag("p", tag("a", words.text("packs-own"), href=PACKS), class_="quiet")
    return tag("div", label, file, add, own, class_="field setting pack-file")


def _pack_alarm(words: Words, packs: PackChoice) -> Markup | None:
    """Every mistake in a pack, with its line. The texts name fields of the file and are in English."""
    if packs.problem:
        return tag("p", packs.problem, class_="problem", role="alert")
    if not packs.mistakes:
        return None
    rows = [tag("li", _pack_mistake(mistake, words), lang="en") for mistake in packs.mistakes]
    said = tag("strong", words.text("packs-mistakes", file=packs.mistakes[0].file, count=len(rows)))
    return tag("div", said, tag("ul", *rows), class_="problem", role="alert")


def _pack_mistake(mistake: Mistake, words: Words) -> Markup:
    said = join(tag("code", mistake.key), f": {mistake.problem}. {mistake.remedy}.")
    if not mistake.line:
        return said
    return join(tag("b", words.text("packs-line", line=mistake.line), lang=words.language), " ", said)


# Settings and options -------------------------------------------------------------


def _settings(game: AnyGame, way: str, words: Words, form: Form, reader: Reader) -> Markup:
    """How the table is run."""
    asked = [("aids", "yes"), ("hints", "yes")]
    if way in ("online", "phones"):
        asked.append(("listed", "no"))
    if way == "online" and reader.lists_tables:
        asked.append(("joinable", "no"))
    choices = {"yes": words.text("yes"), "no": words.text("no")}
    fields = [_setting(name, usual, choices, words, form) for name, usual in asked]
    if way in ("online", "phones"):
        fields += _time_fields(game, words, form)
    return tag("fieldset", tag("legend", words.text("page-table-settings")), *fields)


def _time_fields(game: AnyGame, words: Words, form: Form) -> list[Markup]:
    """How long people may take, and what happens when their time is up."""
    controls = {name: words.text(f"time-{name}") for name in time_controls(game)}
    late = {name: words.text(f"late-{name}") for name in LATE}
    return [
        _setting("time-control", "none", controls, words, form),
        _setting("late", "remind", late, words, form),
    ]


def time_controls(game: AnyGame) -> list[str]:
    """The time controls that can be chosen for a game."""
    return [name for name, control in TIME_CONTROLS.items() if game.takes_turns or not control.bank]


def _setting(name: str, usual: str, choices: dict[str, str], words: Words, form: Form) -> Markup:
    """One setting of the table with the sentence that explains it."""
    label, how = words.own(name), words.own(f"{name}-how")
    return _choice(name, _chosen(form, name, usual, choices), choices, label, how)


def _choice(name: str, chosen: str, choices: dict[str, str], label: str, how: str) -> Markup:
    return tag("div", _label(name, label, how), picks(name, chosen, choices), class_="field setting")


def _label(name: str, label: str, how: str) -> Markup:
    return tag("label", tag("span", label, class_="label"), tag("span", how, class_="help"), for_=name)


def _option_fields(game: AnyGame, players: int, words: Words, form: Form, reader: Reader) -> Iterator[Markup]:
    """Every option for this number of players, with the sentence that explains it."""
    builder, shown = layout.builder_of(game), _shown_as_posters(game)
    for field in option_fields(game.options_type):
        if field.name in shown:
            continue
        if builder and field.name == builder.OPTION:
            yield from _built(game, builder, words, form, reader)
        elif isinstance(field.type, StrType):
            yield _text_field(field, words, form)
        elif field.name != "players" and (values := game.offered(field, players)):
            yield _option_field(field, values, words, form, field.name in game.options_type.may_be_random)


def _text_field(field: Field, words: Words, form: Form) -> Markup:
    assert isinstance(field.type, StrType)
    name, label, how = f"set-{field.name}", words.option(field.name), words.option_help(field.name)
    value = form.get(name, str(field.default))
    entry = tag("input", name=name, id=name, value=value, maxlength=field.type.max_length)
    return tag("div", _label(name, label, how), entry, class_="field setting")


def _option_field(
    field: Field, values: list[object], words: Words, form: Form, may_be_random: bool
) -> Markup:
    name, label, how = f"set-{field.name}", words.option(field.name), words.option_help(field.name)
    shown = {_written(value): words.option_value(field.name, value) for value in values}
    if may_be_random:
        shown[RANDOM] = words.text("option-by-lot")
    return _choice(name, _chosen(form, name, _written(field.default), shown), shown, label, how)


def _differs(game: AnyGame, form: Form) -> bool:
    """Whether any option of a form differs from its usual value."""
    usual = {f"set-{field.name}": _written(field.default) for field in option_fields(game.options_type)}
    return any([name in usual and form[name] != usual[name] for name in form])


def _written(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


# Options chosen by poster------------------------------------------------------


def _shown_as_posters(game: AnyGame) -> Collection[str]:
    posters = layout.posters_of(game)
    return posters.OPTIONS if posters else ()


def _posters(game: AnyGame, players: int, words: Words, form: Form) -> Iterator[Markup]:
    """Every option that is chosen by picture: one of several, each with what is special about it."""
    shown = _shown_as_posters(game)
    for field in option_fields(game.options_type):
        if field.name in shown and (values := game.offered(field, players)):
            yield _poster_field(game, field, [str(value) for value in values], words, form)


def _poster_field(game: AnyGame, field: Field, values: list[str], words: Words, form: Form) -> Markup:
    name = f"set-{field.name}"
    cards = {value: _poster(game, field.name, value, words) for value in values}
    if field.name in game.options_type.may_be_random:
        cards[RANDOM] = (unknown_picture(game.id), tag("strong", words.text("option-by-lot")))
    chosen = form.get(name, str(field.default))
    chosen = chosen if chosen in cards else values[0]
    pick = [
        tag(
            "label",
            tag("input", type="radio", name=name, value=value, checked=value == chosen),
            *card,
            class_="poster",
        )
        for value, card in cards.items()
    ]
    return tag(
        "fieldset",
        tag("legend", words.option(field.name)),
        tag("p", words.option_help(field.name), class_="help"),
        tag("div", *pick, class_="posters"),
    )


def _poster(game: AnyGame, option: str, value: str, words: Words) -> tuple[Markup, ...]:
    """A picture, a name, and what is worth knowing before choosing."""
    posters = layout.posters_of(game)
    assert posters is not None, "only options of posters come here"
    key = f"poster-{option}-{value}"
    special = words.text(key) if words.has(key) else ""
    name = words.option_value(option, value).removesuffix(f" ({special})")
    note = posters.note(game, option, value, words.text)
    return (
        posters.picture(game, option, value),
        tag("strong", capital(name)),
        *([tag("span", f"{capital(special)}.")] if special else ()),
        *([tag("span", note, class_="poster-note")] if note else ()),
    )


# Layouts built by hand---------------------------------------------------------


def _built(
    game: AnyGame, builder: LayoutEditor[AnyGame], words: Words, form: Form, reader: Reader
) -> Iterator[Markup]:
    """An option with named values, or built by hand."""
    named = builder.choices(game)
    shown = {name: words.option_value(builder.OPTION, name) for name in [*named, OWN]}
    name = f"set-{builder.OPTION}"
    chosen = _chosen(form, name, named[0], shown)
    yield _choice(name, chosen, shown, words.option(builder.OPTION), words.text("build-help"))
    rows = builder.read(game, form) if chosen == OWN else builder.laid(game, named[-1])
    yield builder.field(game, words.text, rows, verdict(game, builder, rows, reader))


def verdict(game: AnyGame, builder: LayoutEditor[AnyGame], rows: str, reader: Reader) -> Markup:
    """Whether the rules allow a hand-built layout; if not, why, with the rule."""
    words = layout.words_of(game, reader.language)
    refusal = builder.why_not(game, rows)
    if refusal is None:
        return tag("p", words.text("build-allowed"), class_="verdict is-fine", role="status", id="verdict")
    linked = rulebook_of(game, reader.language).with_links(join(words.refusal(refusal)), f"/rules/{game.id}")
    return tag("p", linked, class_="verdict problem", role="status", id="verdict")
