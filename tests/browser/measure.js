// Measures every text that can be seen on a page. Returns what is too small, overlaps another text, is cut, breaks
// within a word, or lies where nobody finds it: a list of { what, text, where, size }.
//
// `least` is the smallest size of a text in pixels, `goal` that of what wins a game (class `goal-words`).
// `onePage`: nothing of a table may lie below the fold, except in something that scrolls.
(({ least, goal, onePage }) => {
  const found = [];
  const say = (what, seen, size) =>
    found.push({ what, text: seen.text.slice(0, 60), where: whereabouts(seen.element), size: Math.round(size * 10) / 10 });

  // Where an element is, for people: its own class and the nearest id.
  function whereabouts(element) {
    const near = element.closest("[id]");
    const sheet = element.closest("svg.sheet")?.getAttribute("class").replace("sheet sheet-", "sheet-");
    const own = element.getAttribute("class") || element.tagName.toLowerCase();
    return [sheet, near && `#${near.id}`, own].filter(Boolean).join(" ");
  }

  function isSeen(element) {
    if (element.closest(".visually-hidden, .skip-link, title, desc, script, style, noscript, option, template, .shapes"))
      return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
      return false;
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { opacity, display } = getComputedStyle(at); // a drawn text that is not displayed has a box all the same
      if (Number(opacity) < 0.05 || display === "none") return false;
    }
    return true;
  }

  function scaleOf(element) {
    const svg = element.closest("svg");
    if (!svg) return 1;
    const matrix = element.getScreenCTM();
    return Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
  }

  // What lies on top of the page at its own place: texts of different layers may cover each other while one scrolls.
  function layerOf(element) {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { position, zIndex } = getComputedStyle(at);
      const isAbove = position === "absolute" && zIndex !== "auto";
      if (isAbove || ["fixed", "sticky"].includes(position) || at.tagName === "DIALOG") return at;
    }
    return document.body;
  }

  // The nearest thing around an element that cuts off what is outside of it; `scrolls` if one can get there.
  function cutterOf(element, axis) {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const overflow = style[axis === "x" ? "overflowX" : "overflowY"];
      if (overflow !== "visible") return { box: at.getBoundingClientRect(), scrolls: ["auto", "scroll"].includes(overflow), at };
    }
    return null;
  }

  // A word that stands on two lines; ids, seeds, addresses and very long names may.
  function breaks(node, element) {
    if (element.closest("code, [href^=http]")) return;
    const range = document.createRange();
    for (const word of node.textContent.matchAll(/[\p{L}’']{2,}/gu)) {
      if (word[0].length > 22) continue;
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const tops = [...range.getClientRects()].filter((box) => box.width > 0.5).map((box) => box.top);
      if (Math.max(...tops) - Math.min(...tops) > 4) say("broken", { text: word[0], element }, word[0].length);
    }
  }

  // Every run of text that is seen.
  const seen = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const element = node.parentElement;
    if (!text || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const squeezes = element.hasAttribute("textLength"); // a range knows nothing of that
    const boxes = [...(squeezes ? element : range).getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5);
    if (boxes.length === 0) continue;
    const size = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    if (boxes.length > 1) breaks(node, element);
    seen.push({ text, element, boxes, size, layer: layerOf(element), drawn: Boolean(element.closest("svg")) });
  }
  for (const field of document.querySelectorAll("input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea")) {
    if (!isSeen(field)) continue;
    const style = getComputedStyle(field);
    const text = field.tagName === "SELECT" ? field.selectedOptions[0]?.textContent || "" : field.value || field.placeholder;
    const one = { text, element: field, size: parseFloat(style.fontSize) };
    if (text && one.size < least) say("small", one, one.size);
    if (field.tagName !== "SELECT" || !text) continue;
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = style.font;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 16;
    const wide = pen.measureText(text).width;
    if (wide > room + 1) say("cut", one, room - wide);
  }

  // Sizes.
  for (const one of seen) {
    const smallest = one.element.closest(".goal-words") ? goal : least;
    if (one.size < smallest - 0.05) say("small", one, one.size);
  }

  // What is cut: by an ellipsis, by the edge of what it stands in, by the edge of its own paper.
  for (const one of seen) {
    if (one.drawn && one.text.length > 1 && one.text.endsWith("…")) say("cut", one, one.size);
    if (one.element.hasAttribute("textLength")) squeezed(one);
    const left = Math.min(...one.boxes.map((box) => box.left));
    const right = Math.max(...one.boxes.map((box) => box.right));
    const top = Math.min(...one.boxes.map((box) => box.top));
    const bottom = Math.max(...one.boxes.map((box) => box.bottom));
    const lean = (bottom - top) * 0.2; // above and below letters there is air
    const across = cutterOf(one.element, "x");
    if (across) {
      const over = Math.max(across.box.left - left, right - across.box.right);
      if (over > 1.5 && !across.scrolls) say("cut", one, over);
    } else if (right > document.documentElement.clientWidth + 1 || left < -1) say("cut", one, right);
    const down = cutterOf(one.element, "y");
    if (down && !down.scrolls) {
      const over = Math.max(down.box.top - top, bottom - down.box.bottom) - lean;
      if (over > 1) say("cut", one, over);
    }
    if (onePage && !down && bottom + scrollY - lean > innerHeight) say("below", one, bottom);
    if (one.drawn) spills(one, left, right);
  }

  // A drawn text whose letters had to become much narrower to fit.
  function squeezed(one) {
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = getComputedStyle(one.element).font;
    const part = one.element.textLength.baseVal.value / pen.measureText(one.text).width;
    if (part < 0.62) say("squeezed", one, part);
  }

  // The paper on which a drawn text stands, within its own piece; null if there is none.
  function paperOf(one) {
    const middle = (one.boxes[0].left + one.boxes[0].right) / 2;
    const height = (one.boxes[0].top + one.boxes[0].bottom) / 2;
    let paper = null;
    for (let at = one.element; at.tagName === "g" || at === one.element; at = at.parentElement) {
      for (let before = at.previousElementSibling; before && !paper; before = before.previousElementSibling) {
        if (!["rect", "path", "circle"].includes(before.tagName) || !isSeen(before)) continue;
        const { fill, fillOpacity } = getComputedStyle(before);
        if (fill === "none" || fill === "transparent" || fill === "rgba(0, 0, 0, 0)" || Number(fillOpacity) === 0) continue;
        const box = before.getBoundingClientRect();
        if (box.left < middle && middle < box.right && box.top < height && height < box.bottom) paper = before;
      }
      if (paper || at.id) break;
    }
    return paper;
  }

  // A drawn text that is wider than the paper it stands on.
  function spills(one, left, right) {
    const paper = paperOf(one)?.getBoundingClientRect();
    if (!paper) return;
    const over = Math.max(paper.left - left, right - paper.right);
    if (over > 1.5) say("spills", one, over);
  }

  // What is left of a box within everything that cuts or scrolls around it.
  function shown(one, box) {
    let { left, right, top, bottom } = box;
    for (let at = one.element.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const around = at.getBoundingClientRect();
      [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
      [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
    }
    return { one, left: left + 1, right: right - 1, top, bottom };
  }

  // Whether a text lies under the paper of another one: that covers it where they meet.
  function isCovered(under, over) {
    const paper = over.one.drawn && under.one.drawn && paperOf(over.one);
    if (!paper || !(under.one.element.compareDocumentPosition(paper) & Node.DOCUMENT_POSITION_FOLLOWING)) return false;
    const { left, right, top, bottom } = paper.getBoundingClientRect();
    return left < over.left && right > over.right && top < over.top && bottom > over.bottom;
  }

  // What overlaps: boxes of letters without the air above and below them.
  const letters = seen.flatMap((one) => one.boxes.map((box) => shown(one, {
    left: box.left, right: box.right, top: box.top + box.height * 0.24, bottom: box.bottom - box.height * 0.24,
  }))).filter((box) => box.right > box.left && box.bottom > box.top).sort((a, b) => a.top - b.top);
  const told = new Set();
  letters.forEach((a, nth) => {
    for (let next = nth + 1; next < letters.length && letters[next].top < a.bottom; next += 1) {
      const b = letters[next];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - b.top;
      if (a.one === b.one || a.one.layer !== b.one.layer || wide < 2 || high < 1.5) continue;
      if (a.one.drawn !== b.one.drawn && a.one.layer === document.body) continue; // told by what scrolls
      if (isCovered(a, b) || isCovered(b, a)) continue;
      const key = `${whereabouts(a.one.element)} ${whereabouts(b.one.element)} ${a.one.text} ${b.one.text}`;
      if (told.has(key)) continue;
      told.add(key);
      say("overlap", { text: `${a.one.text.slice(0, 28)} | ${b.one.text.slice(0, 28)}`, element: a.one.element }, wide);
    }
  });
  return found;
})
