/** How a person wants things shown: the pace, and whether anything may move. Kept on this device. */
export const PACES = ['calm', 'brisk', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

const KEPT = 'gaslamp-pace';
const KEPT_MOTION = 'gaslamp-still';
const FACTORS: Record<Pace, number> = { calm: 1, brisk: 0.55, 'at-once': 0 };

let pace = $state<Pace>(PACES.find((each) => each === localStorage.getItem(KEPT)) ?? 'calm');
let still = $state(localStorage.getItem(KEPT_MOTION) === 'yes');
mark();

export function currentPace(): Pace {
  return pace;
}

export function setPace(chosen: Pace): void {
  pace = chosen;
  localStorage.setItem(KEPT, chosen);
}

/** What a length at a calm pace is at mine. */
export function atMyPace(length: number): number {
  return length === 0 || pace === 'at-once' ? 0 : length * FACTORS[pace];
}

/** How many times faster than at a calm pace things move that move by themselves. */
export function quickness(): number {
  return 1 / (FACTORS[pace] || 1);
}

/** Whether this person has asked here for cuts instead of movement. */
export function isStill(): boolean {
  return still;
}

export function setStill(wanted: boolean): void {
  still = wanted;
  localStorage.setItem(KEPT_MOTION, wanted ? 'yes' : 'no');
  mark();
}

/** Asked for here, or of the whole system. */
export function withoutMotion(): boolean {
  return still || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The styles read it from the page. */
function mark(): void {
  document.documentElement.dataset['motion'] = still ? 'none' : 'some';
}
