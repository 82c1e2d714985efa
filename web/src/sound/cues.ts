/** The cues, made of tones and hisses: nobody's recordings, nothing to fetch. */
import { LEVELS } from './levels';
import { CUES, type Cue } from './names';
import { hiss, tone, trembling, type Air, type Tone } from './voices';

type Make = (air: Air) => void;

/** Several tones, so many seconds apart. */
function row(
  air: Air,
  pitches: readonly number[],
  apart: number,
  given: Omit<Tone, 'pitch'>,
): void {
  pitches.forEach((pitch, at) => tone(air, { ...given, pitch, at: (given.at ?? 0) + at * apart }));
}

function times(count: number, apart: number, make: (at: number, number: number) => void): void {
  for (let number = 0; number < count; number++) make(number * apart, number);
}

const card = (air: Air, at = 0): void =>
  hiss(air, { at, attack: 10, decay: 120, filter: { type: 'bandpass', from: 1200, to: 3400 } });
const step = (air: Air, at = 0, pitch = 420): void =>
  hiss(air, { at, decay: 70, filter: { type: 'lowpass', from: pitch } });
const beat = (air: Air, at: number): void =>
  tone(air, { at, pitch: 62, glide: 44, attack: 8, decay: 170 });
/** Each answer is as long as any other: n and a tone more. */
const answer =
  (number: number): Make =>
  (air) => {
    const pitches = [523, 587, 659, 740, 831].slice(0, number + 1);
    row(air, pitches, 0.11, { attack: 4, decay: 660 - 110 * number });
  };

const MAKE: Record<Cue, Make> = {
  press: (air) => hiss(air, { decay: 30, filter: { type: 'bandpass', from: 2400, q: 4 } }),
  step: (air) => times(2, 0.16, (at, number) => step(air, at, number ? 395 : 420)),
  taxi: (air) =>
    times(4, 0.22, (at) =>
      row(air, [900, 700], 0.11, { at, wave: 'triangle', attack: 2, decay: 34 }),
    ),
  bus(air) {
    const filter = { type: 'lowpass', from: 240 } as const;
    tone(air, { wave: 'sawtooth', pitch: 62, attack: 80, decay: 420, filter });
    tone(air, { at: 0.1, pitch: 1560, attack: 3, decay: 260, gain: 0.35 });
  },
  underground(air) {
    const filter = { type: 'lowpass', from: 120, to: 700, back: true } as const;
    hiss(air, { attack: 200, decay: 700, filter });
    tone(air, { pitch: 48, attack: 120, decay: 700, gain: 0.6 });
  },
  black: (air) => hiss(air, { attack: 60, decay: 300, filter: { type: 'bandpass', from: 300 } }),
  ticket(air) {
    hiss(air, { decay: 22, filter: { type: 'highpass', from: 3000 } });
    tone(air, { at: 0.04, wave: 'square', pitch: 1900, decay: 16, gain: 0.5 });
  },
  card: (air) => card(air),
  cards: (air) => times(4, 0.07, (at) => card(air, at)),
  paper: (air) =>
    trembling(air, 30, (shaken) =>
      hiss(shaken, { attack: 20, decay: 220, filter: { type: 'highpass', from: 2000 } }),
    ),
  pencil: (air) =>
    times(3, 0.09, (at) =>
      hiss(air, { at, attack: 12, decay: 60, filter: { type: 'bandpass', from: 4200, q: 2 } }),
    ),
  coin: (air) => row(air, [2093, 3136], 0, { attack: 2, decay: 240 }),
  'lamp-lit'(air) {
    hiss(air, { attack: 8, decay: 110, filter: { type: 'lowpass', from: 900 } });
    tone(air, { at: 0.06, pitch: 220, glide: 330, attack: 200, decay: 600, gain: 0.5 });
  },
  gutter(air) {
    const filter = { type: 'bandpass', from: 500 } as const;
    const gains = [0.9, 0.5, 0.8, 0.35, 0.7, 0.25, 0.6, 0.3, 0.45];
    gains.forEach((gain, at) => hiss(air, { at: at * 0.075, attack: 12, decay: 90, gain, filter }));
    hiss(air, {
      at: 0.7,
      attack: 30,
      decay: 360,
      gain: 0.6,
      filter: { type: 'lowpass', from: 200 },
    });
  },
  lantern(air) {
    hiss(air, {
      attack: 40,
      decay: 180,
      gain: 0.5,
      filter: { type: 'bandpass', from: 900, to: 500, q: 3 },
    });
    tone(air, { at: 0.05, wave: 'triangle', pitch: 520, glide: 430, attack: 10, decay: 220 });
  },
  barrier: (air) =>
    times(2, 0.14, (at) =>
      hiss(air, { at, decay: 80, filter: { type: 'bandpass', from: 640, q: 3 } }),
    ),
  cover(air) {
    hiss(air, {
      attack: 60,
      decay: 240,
      gain: 0.6,
      filter: { type: 'bandpass', from: 700, to: 400, q: 2 },
    });
    row(air, [311, 466], 0, { at: 0.24, wave: 'triangle', attack: 2, decay: 260 });
  },
  turn: (air) => row(air, [659, 880], 0.09, { attack: 6, decay: 260 }),
  call(air) {
    for (const [pitch, gain] of [
      [196, 1],
      [470, 0.55],
      [764, 0.3],
    ] as const)
      tone(air, { pitch, gain, attack: 3, decay: 1600 });
  },
  none(air) {
    const filter = { type: 'lowpass', from: 600 } as const;
    for (const pitch of [147, 175])
      tone(air, { wave: 'triangle', pitch, attack: 300, decay: 1200, filter });
  },
  witness: (air) => row(air, [196, 247, 294], 0, { wave: 'triangle', attack: 120, decay: 1000 }),
  fog(air) {
    hiss(air, {
      attack: 500,
      decay: 1200,
      gain: 0.7,
      filter: { type: 'lowpass', from: 180, to: 420 },
    });
    const filter = { type: 'lowpass', from: 220 } as const;
    tone(air, { wave: 'sawtooth', pitch: 87, attack: 200, decay: 900, filter });
  },
  sting(air) {
    const filter = { type: 'lowpass', from: 300, to: 1800, back: true } as const;
    row(air, [110, 165, 233], 0, { wave: 'sawtooth', attack: 12, decay: 1100, filter });
  },
  ask: (air) => tone(air, { pitch: 392, glide: 440, attack: 8, decay: 220 }),
  'answer-0': answer(0),
  'answer-1': answer(1),
  'answer-2': answer(2),
  'answer-3': answer(3),
  'answer-4': answer(4),
  glass: (air) => row(air, [2637, 3520, 5274], 0.003, { attack: 2, decay: 700 }),
  yes: (air) => row(air, [440, 587], 0.13, { wave: 'triangle', attack: 6, decay: 260 }),
  no: (air) => row(air, [440, 330], 0.13, { wave: 'triangle', attack: 6, decay: 260 }),
  paws: (air) => times(6, 0.12, (at, number) => step(air, at, number % 2 ? 580 : 620)),
  sniff: (air) =>
    times(3, 0.17, (at) =>
      hiss(air, { at, attack: 40, decay: 80, filter: { type: 'bandpass', from: 1800, q: 2 } }),
    ),
  heart: (air) => [0, 0.24, 0.9, 1.14].forEach((at) => beat(air, at)),
  whistle: (air) =>
    trembling(air, 34, (shaken) =>
      tone(shaken, {
        wave: 'square',
        pitch: 2350,
        attack: 20,
        decay: 520,
        filter: { type: 'lowpass', from: 4000 },
      }),
    ),
  arrest(air) {
    times(2, 0.12, (at) =>
      row(air, [1480, 2220], 0, { at, wave: 'triangle', attack: 2, decay: 90 }),
    );
    row(air, [196, 294, 392], 0.12, { at: 0.3, wave: 'triangle', attack: 8, decay: 800 });
  },
  escape(air) {
    times(5, 0.13, (at, number) => step(air, at, 460 - 40 * number));
    tone(air, {
      at: 0.55,
      wave: 'triangle',
      pitch: 220,
      glide: 147,
      attack: 60,
      decay: 900,
      gain: 0.5,
    });
  },
  right: (air) => row(air, [392, 494, 587, 784], 0.12, { wave: 'triangle', attack: 6, decay: 900 }),
  wrong(air) {
    const filter = { type: 'lowpass', from: 900 } as const;
    row(air, [294, 277, 220], 0.16, { wave: 'triangle', attack: 8, decay: 1000, filter });
  },
  dawn: (air) => row(air, [330, 415, 494, 659], 0.08, { attack: 500, decay: 1100 }),
  say: (air) => tone(air, { pitch: 740, attack: 4, decay: 90 }),
  low: (air) =>
    times(3, 0.3, (at) => tone(air, { at, wave: 'triangle', pitch: 988, attack: 3, decay: 90 })),
  refusal: (air) =>
    times(2, 0.11, (at) => tone(air, { at, wave: 'triangle', pitch: 196, attack: 6, decay: 120 })),
};

/** Puts a cue into a context, from a moment on; it stops by itself. */
function render(cue: Cue, context: BaseAudioContext, out: AudioNode, begin = 0): void {
  const level = new GainNode(context, { gain: LEVELS[cue] });
  level.connect(out);
  MAKE[cue]({ context, out: level, begin });
}

/** The quiet night under it: wind, and now and then a little more of it. */
function night(context: BaseAudioContext, out: AudioNode): AudioScheduledSourceNode {
  const wind = new AudioBufferSourceNode(context, { buffer: windBuffer(context), loop: true });
  const low = new BiquadFilterNode(context, { type: 'lowpass', frequency: 260, Q: 0.4 });
  const slow = new OscillatorNode(context, { frequency: 0.07 });
  const depth = new GainNode(context, { gain: 120 });
  slow.connect(depth).connect(low.frequency);
  slow.start();
  wind.connect(low).connect(out);
  wind.start();
  return wind;
}

/** Its end goes over into its beginning. */
function windBuffer(context: BaseAudioContext): AudioBuffer {
  const seconds = 6;
  const length = seconds * context.sampleRate;
  const made = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const samples = made.getChannelData(0);
  let [seed, last] = [1843, 0];
  for (let at = 0; at < length; at++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    last = 0.98 * last + 0.02 * (seed / 2 ** 31 - 1);
    samples[at] = last * Math.min(1, at / 24000, (length - at) / 24000);
  }
  return made;
}

export default { CUES, render, night };
