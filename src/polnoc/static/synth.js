// The sounds of the table, synthesized. Nothing here depends on a page: any audio context can play them.

const noise = new WeakMap(); // a second of noise for each context

function noiseOf(context) {
  if (!noise.has(context)) {
    const made = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = made.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
    noise.set(context, made);
  }
  return noise.get(context);
}

// A gain that rises within `rise` seconds and decays over `time`.
function swell(context, start, time, loud, rise) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.linearRampToValueAtTime(loud, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + time);
  return gain;
}

// One voice: `to` is the pitch it slides to.
function tone({ context, out, start }, { at = 0, pitch, to = pitch, time = 0.4, loud = 0.2, type = "sine", rise = 0.01 }) {
  const voice = context.createOscillator();
  const from = start + at;
  voice.type = type;
  voice.frequency.setValueAtTime(pitch, from);
  voice.frequency.exponentialRampToValueAtTime(to, from + time);
  voice.connect(swell(context, from, time, loud, rise)).connect(out);
  voice.start(from);
  voice.stop(from + time + 0.05);
}

// A breath of noise around a pitch: paper, wood, wind.
function breath({ context, out, start }, { at = 0, pitch, to = pitch, time = 0.2, loud = 0.3, narrow = 1, rise = 0.005 }) {
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const from = start + at;
  source.buffer = noiseOf(context);
  source.loop = true;
  filter.type = "bandpass";
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(pitch, from);
  filter.frequency.exponentialRampToValueAtTime(to, from + time);
  source.connect(filter).connect(swell(context, from, time, loud, rise)).connect(out);
  source.start(from);
  source.stop(from + time + 0.05);
}

const knock = (way, at, pitch, loud) => {
  tone(way, { at, pitch, to: pitch * 0.6, time: 0.09, loud, type: "triangle", rise: 0.002 });
  breath(way, { at, pitch: pitch * 6, time: 0.04, loud: loud * 0.8, narrow: 2, rise: 0.002 });
};

const beatOfHeart = (way, at) => {
  tone(way, { at, pitch: 58, to: 40, time: 0.16, loud: 0.5, rise: 0.01 });
  tone(way, { at: at + 0.22, pitch: 50, to: 36, time: 0.2, loud: 0.35, rise: 0.01 });
};

// Motifs: five notes for each game, in semitones above a root.
const MOTIFS = {
  duchy: { ground: 220, notes: [0, 3, 7, 6, 3], type: "triangle" },
  straszydla: { ground: 262, notes: [0, 1, 5, 4, 8], type: "square" },
  finalgirl: { ground: 165, notes: [0, 0, 6, 5, 1], type: "sawtooth" },
  bestia: { ground: 147, notes: [0, 7, 5, 3, 10], type: "sine" },
};

// A game without one gets one from the letters of its name.
export function motifOf(game) {
  const steps = [0, 3, 5, 7, 10];
  const letters = [...game.padEnd(5, "·")].slice(0, 5);
  return MOTIFS[game] ?? { ground: 196, notes: letters.map((letter) => steps[letter.codePointAt(0) % 5]), type: "triangle" };
}

function motif(way, { high = 1, beat = 0.17, loud = 0.16 } = {}) {
  const { ground, notes, type } = motifOf(way.game);
  const quiet = type === "square" || type === "sawtooth" ? 0.45 : 1;
  notes.forEach((note, nth) => {
    const last = nth === notes.length - 1;
    const pitch = ground * high * 2 ** (note / 12);
    tone(way, { at: nth * beat, pitch, time: last ? 0.9 : beat * 1.6, loud: loud * quiet, type });
  });
}

const chord = (way, at, pitches, time, loud) => {
  for (const pitch of pitches) tone(way, { at, pitch, time, loud, type: "triangle", rise: 0.03 });
};

const SOUNDS = {
  walk: (way) => { knock(way, 0, 130, 0.22); knock(way, 0.16, 110, 0.18); },
  roll: (way) => { for (const at of [0, 0.09, 0.17, 0.29, 0.46]) knock(way, at, 420 + 900 * at, 0.3 - 0.4 * at); },
  card: (way) => { breath(way, { pitch: 1800, to: 5200, time: 0.22, loud: 0.32, rise: 0.06 }); knock(way, 0.24, 190, 0.16); },
  reveal: (way) => {
    tone(way, { pitch: 92, to: 178, time: 0.9, loud: 0.09, type: "sawtooth", rise: 0.2 });
    breath(way, { pitch: 480, to: 1500, time: 0.8, loud: 0.16, narrow: 9, rise: 0.2 });
    knock(way, 0.92, 88, 0.34);
  },
  hit: (way) => { breath(way, { pitch: 900, to: 160, time: 0.22, loud: 0.55 }); tone(way, { pitch: 150, to: 48, time: 0.35, loud: 0.4 }); },
  death: (way) => {
    tone(way, { pitch: 196, to: 98, time: 1.5, loud: 0.22, type: "triangle" });
    tone(way, { at: 0.05, pitch: 208, to: 92, time: 1.5, loud: 0.16, type: "triangle" });
    breath(way, { pitch: 300, to: 90, time: 1.2, loud: 0.3 });
  },
  gain: (way) => [660, 880, 1175].forEach((pitch, nth) => tone(way, { at: nth * 0.07, pitch, time: 0.22, loud: 0.13 })),
  pay: (way) => [880, 660, 494].forEach((pitch, nth) => tone(way, { at: nth * 0.07, pitch, time: 0.22, loud: 0.11 })),
  clock: (way) => { knock(way, 0, 900, 0.2); knock(way, 0.3, 700, 0.16); },
  night: (way) => {
    tone(way, { pitch: 740, to: 494, time: 1.1, loud: 0.07 });
    tone(way, { at: 0.1, pitch: 330, to: 294, time: 0.5, loud: 0.14, rise: 0.1 });
    tone(way, { at: 0.7, pitch: 330, to: 277, time: 0.8, loud: 0.14, rise: 0.1 });
  },
  day: (way) => [392, 494, 587, 784].forEach((pitch, nth) => tone(way, { at: nth * 0.12, pitch, time: 0.6, loud: 0.11, type: "triangle" })),
  round: (way) => motif(way),
  win: (way) => { motif(way, { high: 2, beat: 0.12 }); chord(way, 0.75, [262, 330, 392, 523], 1.6, 0.1); },
  lose: (way) => { motif(way, { high: 0.5, beat: 0.3, loud: 0.22 }); chord(way, 1.6, [131, 156, 185], 1.8, 0.12); },
  ask: (way) => tone(way, { pitch: 440, to: 554, time: 0.22, loud: 0.12 }),
  say: (way) => breath(way, { pitch: 3200, time: 0.07, loud: 0.1, rise: 0.02 }),
  turn: (way) => { tone(way, { pitch: 587, time: 0.9, loud: 0.14, rise: 0.03 }); tone(way, { at: 0.18, pitch: 880, time: 0.9, loud: 0.14, rise: 0.03 }); },
  heartbeat: (way) => { beatOfHeart(way, 0); beatOfHeart(way, 0.8); },
};

export const NAMES = Object.keys(SOUNDS);

// Play a sound into `out` from a moment of the context on. Kinds without a sound are silent.
export function render(context, out, name, game, start = context.currentTime) {
  SOUNDS[name]?.({ context, out, start, game });
}
