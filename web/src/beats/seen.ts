/** How far this device has seen each of its tables: whoever comes back is told what happened since. */
const KEPT = 'gaslamp-seen';
const MOST = 40;

export function seenAt(place: string): number {
  return read().find(([each]) => each === place)?.[1] ?? 0;
}

export function saw(place: string, number: number): void {
  const others = read().filter(([each]) => each !== place);
  localStorage.setItem(KEPT, JSON.stringify([[place, number], ...others].slice(0, MOST)));
}

function read(): [string, number][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(found) ? found.filter(isPair) : [];
  } catch {
    return [];
  }
}

function isPair(each: unknown): each is [string, number] {
  return Array.isArray(each) && typeof each[0] === 'string' && typeof each[1] === 'number';
}
