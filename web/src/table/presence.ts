/** Whether somebody sits there and is there, as an icon and a word. */
import type { Chair, Phase } from './model';

/** As in `gaslamp.table.chairs`: so long one may be gone before a bot may sit in. */
const GRACE = 60_000;

interface Presence {
  kind: 'here' | 'gone' | 'bot' | 'empty';
  icon: string;
  /** The message that says it. */
  id: string;
  words: Record<string, number>;
  /** The others need not wait any longer. */
  replaceable: boolean;
}

export function presenceOf(chair: Chair, now: number, phase: Phase): Presence {
  const found = plain(chair, now);
  return { ...found, replaceable: found.replaceable && phase === 'playing' };
}

/** Whom the others wait for: people, if there are any among them, for bots leave them the first move. */
export function waitedFor(
  awaited: readonly number[],
  chairs: readonly Chair[],
  mine: number,
): number[] {
  const others = awaited.filter((seat) => seat !== mine);
  const people = others.filter((seat) => (chairs[seat]?.bot ?? null) === null);
  return people.length > 0 ? people : others;
}

/** Whether those whom the others wait for are bots: they have not gone, they think. */
export function othersThink(waited: readonly number[], chairs: readonly Chair[]): boolean {
  return waited.length > 0 && waited.every((seat) => (chairs[seat]?.bot ?? null) !== null);
}

function plain(chair: Chair, now: number): Presence {
  const is = (kind: Presence['kind'], icon: string, id: string): Presence => ({
    kind,
    icon,
    id: `client-seat-${id}`,
    words: {},
    replaceable: false,
  });
  if (chair.bot !== null) return is('bot', 'i-bot', chair.name === null ? 'bot' : 'bot-sits-in');
  if (chair.name === null) return is('empty', 'i-plus', 'free');
  if (chair.timed_out) return { ...is('gone', 'i-wait', 'timed-out'), replaceable: true };
  if (chair.gone_since === null) return is('here', 'i-wifi', 'here');
  const seconds = Math.ceil((chair.gone_since + GRACE - now) / 1000);
  if (seconds <= 0) return { ...is('gone', 'i-wait', 'gone'), replaceable: true };
  return { ...is('gone', 'i-wait', 'gone-for'), words: { seconds } };
}
