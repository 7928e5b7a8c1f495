"""Sound at the table: nothing until somebody turns it on, and every kind of beat then."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Visit

#: Counts sounds that start, in contexts that play (not in offline ones).
COUNTED: Final = """
window.heard = 0;
window.contexts = 0;
const begin = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) {
  if (this.context instanceof AudioContext) window.heard += 1;
  return begin.apply(this, when);
};
window.AudioContext = class extends AudioContext {
  constructor(...options) { super(...options); window.contexts += 1; }
};
"""
#: The peak loudness and audible duration of each sound, by name; for a game.
LOUDNESS: Final = """async (game) => {
  const { NAMES, render } = await import("/static/synth.js");
  const found = {};
  for (const name of [...NAMES, "nothing"]) {
    const context = new OfflineAudioContext(1, 44100 * 4, 44100);
    render(context, context.destination, name, game, 0);
    const samples = (await context.startRendering()).getChannelData(0);
    const loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    found[name] = [loudest, samples.findLastIndex((one) => Math.abs(one) > 0.001)];
  }
  return found;
}"""


def test_nothing_is_heard_until_it_is_wanted_and_the_choice_is_remembered(visit: Visit) -> None:
    me = visit("en", asked_about_sound=False)
    page = me.page
    page.add_init_script(COUNTED)
    me.play_now()
    offer, tool = page.locator("#sound-offer"), page.locator("#sound")
    expect(offer).to_be_hidden()
    me.answer()
    expect(offer).to_be_visible()
    me.wait_for_turn()  # while rivals act there are no choices to measure
    covered, choices = offer.bounding_box(), page.locator("#actions").bounding_box()
    assert covered and choices and covered["y"] + covered["height"] < choices["y"], "it covers no choice"
    assert page.evaluate("[window.heard, window.contexts]") == [0, 0], "off: there is not even a context"
    offer.get_by_role("button", name="Yes").click()
    expect(offer).to_be_hidden()
    expect(tool).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("window.heard") > 0, "switching it on lets one hear it"
    page.reload()
    me.arrive()
    expect(tool).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("window.heard") == 0, "a page makes no sound before it is touched"
    page.locator("#pace").click()
    page.locator("#volume").fill("0")
    page.locator("#sound-on").uncheck()
    page.locator("#settings .button-main").click()
    heard = page.evaluate("window.heard")
    me.answer()
    me.wait_for_turn()
    assert page.evaluate("window.heard") == heard
    page.reload()
    me.arrive()
    page.locator("#actions").click(position={"x": 1, "y": 1})
    expect(offer).to_be_hidden()
    expect(page.locator("#volume")).to_have_value("0")


def test_the_turn_is_heard(visit: Visit) -> None:
    host, guest = visit("en"), visit("en")
    host.page.add_init_script(COUNTED)
    host.begin("online", 2)
    guest.sit(host.invitations()[0], "Bob")
    host.wait_for_turn()
    host.page.locator("#sound").click()
    while host.asked:
        host.answer()
    heard = host.page.evaluate("window.heard")
    guest.wait_for_turn()
    guest.answer()
    while host.page.locator("#table[data-turn=theirs]").count():
        guest.wait_for_turn()
        guest.answer()
    host.page.wait_for_function("heard => window.heard > heard", arg=heard)
    assert "Your turn" in host.page.title()
    assert host.page.locator("#icon").get_attribute("href") == "/static/favicon-turn.svg"


def test_every_sound_can_be_heard_and_each_game_has_its_own_motif(visit: Visit) -> None:
    me = visit("en")
    me.page.goto(me.site)
    motifs = []
    for game in ("duchy", "straszydla", "finalgirl", "bestia", "somebody's own"):
        loudness = me.page.evaluate(LOUDNESS, game) if game == "duchy" else {}
        for name, (loud, last) in loudness.items():
            if name == "nothing":
                assert loud == 0
            else:
                assert 0.02 < loud <= 1.0, f"{name}: {loud} is silent, or cut off"
                assert last < 44_100 * 3.9, f"{name} has an end"
        script = "async (game) => (await import('/static/synth.js')).motifOf(game)"
        motifs.append(str(me.page.evaluate(script, game)))
    assert len(set(motifs)) == len(motifs)
