/** Where the rules speak of what can be agreed on: the first clause about it. */
import type { GameName } from '../games/names';

/** By the option, or by what is chosen where the rulebook itself is. */
const CLAUSES: Record<GameName, Record<string, string>> = {
  sleuth: {
    missing: 'SL-31',
    winners: 'SL-30',
    extra_interrogations: 'SL-32',
    super_sleuth: 'SL-33',
  },
  scotland_yard: {
    '2014': 'SY-01',
    '2014-two': 'SY-30',
    '1983': 'SY-40',
    beginners: 'SY-60',
    voluntary_showing: 'SY-48',
  },
  culprit: { flash: 'CU-37', copies: 'CU-01' },
};

/** Null for a game that a guest brings: its rules are its own. */
export function clauseOf(game: GameName, option: string, value?: unknown): string | null {
  return CLAUSES[game]?.[option] ?? CLAUSES[game]?.[String(value)] ?? null;
}
