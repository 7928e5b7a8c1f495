// boardgame.io's own server with a card game as heavy as 13 Duchów for two:
// thirteen cards, a hidden lair and a hidden hand each, questions with public
// answers, guesses. Started by the benchmark: node server.js PORT FOLDER STORE
"use strict";
const { Server, FlatFile } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const [port, folder, store] = process.argv.slice(2);
const NUMBERS = Array.from({ length: 13 }, (_, nth) => nth + 1);

function deal(random, scores, round) {
  const cards = random.Shuffle(NUMBERS);
  return {
    scores, round, found: 0, middle: [], laidBy: [], facts: [],
    lair: { 0: cards.pop(), 1: cards.pop() },
    hand: { 0: [cards.pop()], 1: [cards.pop()] },
    box: [cards.pop(), cards.pop()],
    stack: cards,
    knows: { 0: [], 1: [] },
    options: { players: 2, points: 0, first: 0, stop: "at_once", doubleHit: 2, bluff: true },
  };
}

// Take a card from the stack; an empty one is reshuffled from the open cards.
function draw({ G, playerID, random }) {
  if (G.hand[playerID].length > 1) return INVALID_MOVE;
  if (G.stack.length === 0) [G.stack, G.middle, G.laidBy] = [random.Shuffle(G.middle), [], []];
  const card = G.stack.pop();
  G.hand[playerID].push(card);
  G.knows[playerID] = [...G.knows[playerID], { card, place: "hand" }].slice(-4);
}

// Lay a card openly and ask whether the rival's lair is one of some numbers.
function use({ G, playerID, events }, card, numbers) {
  const held = G.hand[playerID], rival = 1 - playerID;
  if (held.length < 2 || !held.includes(card) || !Array.isArray(numbers) || numbers.length > 6) return INVALID_MOVE;
  G.hand[playerID] = held.filter((other) => other !== card);
  G.middle.push(card);
  G.laidBy.push(Number(playerID));
  G.facts.push({ asker: Number(playerID), card, numbers, yes: numbers.includes(G.lair[rival]) });
  events.endTurn();
}

// Name the rival's lair: a point and a new round if it is right.
function guess({ G, playerID, events, random }, number) {
  const rival = 1 - playerID;
  if (G.hand[playerID].length < 2 || !NUMBERS.includes(number)) return INVALID_MOVE;
  events.endTurn();
  if (G.lair[rival] !== number) {
    G.facts.push({ asker: Number(playerID), card: 0, numbers: [number], yes: false });
    return;
  }
  const scores = G.scores.map((points, seat) => points + (seat === Number(playerID) ? 1 : 0));
  return deal(random, scores, G.round + 1);
}

// What one seat, or a watcher, may know.
function playerView({ G, playerID }) {
  const { stack, box, lair, hand, knows, ...open } = G;
  const own = (each, hidden) => ({ 0: playerID === "0" ? each[0] : hidden(each[0]), 1: playerID === "1" ? each[1] : hidden(each[1]) });
  return {
    ...open, stack: stack.length, box: box.length,
    lair: own(lair, () => -1), hand: own(hand, (cards) => cards.map(() => -1)), knows: own(knows, () => []),
  };
}

const duchy = {
  name: "duchy",
  setup: ({ random }) => deal(random, [0, 0], 1),
  moves: { draw: { move: draw, client: false, redact: true }, use: { move: use, client: false }, guess: { move: guess, client: false } },
  playerView,
};

const server = Server({ games: [duchy], origins: [], ...(store === "files" ? { db: new FlatFile({ dir: folder }) } : {}) });
server.run({ port: Number(port) });
