"""Presets for a new table, such as how hard a game is: buttons that fill in several options at once.

A game lists them in the `presets` of its options; the messages `preset-…` are their labels. They need no
script: a button leads to the same page again, filled in as it was except for the options of the preset.
"""

from __future__ import annotations

from polnoc.drawing.markup import Markup, tag
from polnoc.engine.game import AnyGame
from polnoc.table.requests import Form
from polnoc.words import Words


def with_preset(game: AnyGame, form: Form) -> Form:
    """Apply the preset that a form names to the form."""
    chosen = game.options_type.presets.get(form.get("preset", ""), {})
    return {**form, **{f"set-{name}": value for name, value in chosen.items()}}


def preset_buttons(game: AnyGame, words: Words, form: Form) -> Markup | None:
    """A button for each preset of a game; None if it has none."""
    presets = game.options_type.presets
    if not presets:
        return None
    buttons = [
        tag(
            "button",
            words.text(f"preset-{name}"),
            class_="button",
            name="preset",
            value=name,
            formaction=f"/new/{game.id}",
            formmethod="get",
            aria_current="true" if _is_chosen(game, name, form) else None,
        )
        for name in presets
    ]
    said = words.text("preset")
    help_ = tag("span", words.text("preset-help"), class_="help")
    label = tag("span", tag("span", said, class_="label"), help_)
    return tag("div", label, *buttons, class_="presets", role="group", aria_label=said)


def _is_chosen(game: AnyGame, name: str, form: Form) -> bool:
    usual = game.options_type()
    return all(
        [
            form.get(f"set-{option}", _written(getattr(usual, option))) == value
            for option, value in game.options_type.presets[name].items()
        ]
    )


def _written(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
