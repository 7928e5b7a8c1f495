// The part that this browser adds to the seed of a game, and its SHA-256.

const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export function newPart() {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

// Parts stay in this browser, so that after the game it can see whether its own was used.
const nameOf = (table, seat) => `polnoc-part-${table}-${seat}`;

export function keptPart(table, seat) {
  try { return JSON.parse(localStorage.getItem(nameOf(table, seat))) || {}; } catch { return {}; }
}

export function keepPart(table, seat, kept) {
  try { localStorage.setItem(nameOf(table, seat), JSON.stringify(kept)); } catch { /* it stays on this page */ }
}

// Implemented here, because browsers offer crypto.subtle only to pages over https.
export function sha256(text) {
  const state = initial.slice();
  for (const block of blocks(new TextEncoder().encode(text))) compress(state, block);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

// Fractional parts of the square roots of the first 8 primes and of the cube roots of the first 64.
const primes = [];
for (let number = 2; primes.length < 64; number += 1) {
  if (primes.every((prime) => number % prime)) primes.push(number);
}
const fraction = (number) => ((number - Math.floor(number)) * 2 ** 32) | 0;
const initial = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const rounds = primes.map((prime) => fraction(Math.cbrt(prime)));

const turned = (word, bits) => (word >>> bits) | (word << (32 - bits));

function* blocks(bytes) {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  for (let at = 0; at < padded.length; at += 64) {
    yield Array.from({ length: 16 }, (_, word) => view.getInt32(at + 4 * word));
  }
}

function compress(state, words) {
  for (let at = 16; at < 64; at += 1) {
    const early = words[at - 15];
    const late = words[at - 2];
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[at] = (words[at - 16] + s0 + words[at - 7] + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let at = 0; at < 64; at += 1) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + rounds[at] + words[at]) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => { state[at] = (state[at] + word) | 0; });
}
