/** What is heard at this device: the volume, whether anything is heard at all, and the cues themselves. */
import type { Cue } from './names';

const KEPT = 'gaslamp-sound';
/** The same cue is not heard twice in so short a time; and never more than two at once. */
const APART = 80;
const VOICES = 2;
const TOGETHER = 240;
/** So long a turning point is heard over everything else: 9 dB over it, besides what it is louder anyway. */
const OVER = 1600;
const DUCKED = 0.355;
const NIGHT = 0.25;

interface Settings {
  volume: number;
  muted: boolean;
  night: boolean;
}

const settings = $state<Settings>({ volume: 0.6, muted: false, night: false, ...kept() });
/** Nothing is heard before somebody has touched the page: there is no context until then. */
let context: AudioContext | null = null;
let out: GainNode | null = null;
let wind: AudioScheduledSourceNode | null = null;
const heard: { cue: Cue; at: number }[] = [];
let turnedAt = -Infinity;

export function soundSettings(): Readonly<Settings> {
  return settings;
}

export function setSound(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  localStorage.setItem(KEPT, JSON.stringify(settings));
  void adjust();
}

/** A move is quieter than a turning point, and an end a little louder: 8 dB less, and 2 dB more. */
const WEIGHTS = { beat: 0.4, scene: 1, end: 1.26 };
export type Weight = keyof typeof WEIGHTS;

function weighed(where: AudioContext, into: AudioNode, weight: Weight): AudioNode {
  const now = performance.now();
  if (weight !== 'beat') turnedAt = now;
  const under = weight === 'beat' && now - turnedAt < OVER ? DUCKED : 1;
  const gain = new GainNode(where, { gain: WEIGHTS[weight] * under });
  gain.connect(into);
  return gain;
}

/** A sound that goes with something to be seen. In a hidden tab only that it is my turn. */
export function play(cue: Cue, weight: Weight = 'beat'): void {
  if (settings.muted || context === null || out === null) return;
  if (document.hidden && cue !== 'turn') return;
  if (isTooMuch(cue)) return;
  const [where, into] = [context, out];
  void import('./cues').then(
    (cues) =>
      cues.default.render(cue, where, weighed(where, into, weight), where.currentTime + 0.01),
    () => undefined,
  );
}

/** That it is my turn is heard whatever else is. */
function isTooMuch(cue: Cue): boolean {
  const now = performance.now();
  while (heard[0] && now - heard[0].at >= TOGETHER) heard.shift();
  if (heard.length >= VOICES && cue !== 'turn') return true;
  if (heard.some((each) => each.cue === cue && now - each.at < APART)) return true;
  heard.push({ cue, at: now });
  return false;
}

/** To be called once: the first gesture opens the ear. */
export function listenForGesture(): () => void {
  const open = (): void => {
    begin();
    stop();
  };
  const stop = (): void => {
    for (const kind of ['pointerdown', 'keydown']) removeEventListener(kind, open, true);
  };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, open, true);
  return stop;
}

function begin(): void {
  if (context !== null || typeof AudioContext === 'undefined') return;
  context = new AudioContext();
  out = new GainNode(context, { gain: 0 });
  const even = new DynamicsCompressorNode(context, { threshold: -18, ratio: 4 });
  out.connect(even).connect(context.destination);
  void adjust();
}

async function adjust(): Promise<void> {
  if (context === null || out === null) return;
  out.gain.setTargetAtTime(settings.muted ? 0 : settings.volume, context.currentTime, 0.02);
  const wanted = settings.night && !settings.muted;
  if (!wanted) {
    wind?.stop();
    wind = null;
  } else if (wind === null) await blow(context, out);
}

async function blow(where: AudioContext, into: AudioNode): Promise<void> {
  const found = await import('./cues').catch(() => null);
  if (found === null) return;
  const gain = new GainNode(where, { gain: NIGHT });
  gain.connect(into);
  wind ??= found.default.night(where, gain);
}

function kept(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}
