/** What sounds are made of: a tone or a hiss, a filter, a rise and a fall. */
export interface Shape {
  /** Seconds from the beginning. */
  at?: number;
  /** Milliseconds to rise, and to fall to nothing. */
  attack?: number;
  decay: number;
  gain?: number;
  filter?: Filter;
}

export interface Filter {
  type: BiquadFilterType;
  from: number;
  /** Where it has gone half way, if it sweeps, and whether it comes back. */
  to?: number;
  back?: boolean;
  q?: number;
}

export interface Tone extends Shape {
  wave?: OscillatorType;
  pitch: number;
  /** Where the pitch glides. */
  glide?: number;
}

const SILENCE = 0.0001;
/** After the fall, so that no edge is heard. */
const TAIL = 0.012;

/** Places to be heard: where a cue begins on the clock of the context, and what it goes into. */
export interface Air {
  context: BaseAudioContext;
  out: AudioNode;
  begin: number;
}

export function tone(air: Air, given: Tone): void {
  const { context } = air;
  const source = new OscillatorNode(context, { type: given.wave ?? 'sine' });
  const { begin, end } = span(air, given);
  source.frequency.setValueAtTime(given.pitch, begin);
  if (given.glide !== undefined) source.frequency.linearRampToValueAtTime(given.glide, end);
  pass(air, source, given);
}

export function hiss(air: Air, given: Shape): void {
  pass(air, new AudioBufferSourceNode(air.context, { buffer: noise(air.context) }), given);
}

/** A hiss or tone that trembles so many times a second. */
export function trembling(air: Air, times: number, make: (air: Air) => void): void {
  const { context } = air;
  const gain = new GainNode(context, { gain: 0.55 });
  const shake = new OscillatorNode(context, { frequency: times });
  const depth = new GainNode(context, { gain: 0.45 });
  shake.connect(depth).connect(gain.gain);
  shake.start(air.begin);
  shake.stop(air.begin + 2);
  gain.connect(air.out);
  make({ ...air, out: gain });
}

function span(air: Air, { at = 0, attack = 2, decay }: Shape): { begin: number; end: number } {
  const begin = air.begin + at;
  return { begin, end: begin + (attack + decay) / 1000 };
}

function pass(air: Air, source: AudioScheduledSourceNode, given: Shape): void {
  const { begin, end } = span(air, given);
  const rise = new GainNode(air.context, { gain: 0 });
  rise.gain.setValueAtTime(0, begin);
  rise.gain.linearRampToValueAtTime(given.gain ?? 1, begin + (given.attack ?? 2) / 1000);
  rise.gain.exponentialRampToValueAtTime(SILENCE, end);
  rise.gain.linearRampToValueAtTime(0, end + TAIL);
  const through = given.filter ? filtered(air, given.filter, begin, end) : null;
  if (through) source.connect(through).connect(rise);
  else source.connect(rise);
  rise.connect(air.out);
  source.start(begin);
  source.stop(end + TAIL);
}

function filtered(air: Air, filter: Filter, begin: number, end: number): BiquadFilterNode {
  const { type, from, to, back = false, q = 1 } = filter;
  const made = new BiquadFilterNode(air.context, { type, frequency: from, Q: q });
  made.frequency.setValueAtTime(from, begin);
  if (to === undefined) return made;
  made.frequency.linearRampToValueAtTime(to, back ? (begin + end) / 2 : end);
  if (back) made.frequency.linearRampToValueAtTime(from, end);
  return made;
}

const HISSES = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Always the same, so that a cue sounds the same wherever it is rendered. */
export function noise(context: BaseAudioContext): AudioBuffer {
  const kept = HISSES.get(context);
  if (kept) return kept;
  const length = 2 * context.sampleRate;
  const made = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const samples = made.getChannelData(0);
  let seed = 1888;
  for (let at = 0; at < length; at++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    samples[at] = seed / 2 ** 31 - 1;
  }
  HISSES.set(context, made);
  return made;
}
