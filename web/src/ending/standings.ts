/** Who stands where when it is over: the winners first, then by points, or by who was nearest to it. */
import { t } from '../words/words.svelte';
import { sureSince, type Row } from './known';

export interface Standing {
  seat: number;
  place: number;
  won: boolean;
  /** What it is measured by. */
  said: string;
}

export function byPoints(points: readonly number[], winners: readonly number[]): Standing[] {
  return placed(
    points.map((each, seat) => ({
      seat,
      won: winners.includes(seat),
      rank: winners.includes(seat) ? [] : [-each],
      said: t('client-podium-points', { points: each }),
    })),
  );
}

export function byKnowledge(
  seats: number,
  rows: readonly Row[],
  winners: readonly number[],
): Standing[] {
  return placed(
    Array.from({ length: seats }, (_, seat) => {
      const row = rows.find((each) => each.seat === seat);
      const won = winners.includes(seat);
      return { seat, won, rank: won ? [] : nearness(row), said: row ? nearnessSaid(row) : '' };
    }),
  );
}

/** Who was sure stands over who was not, the earlier the higher; then who had fewer left. */
function nearness(row: Row | undefined): number[] {
  const since = row ? sureSince(row) : 0;
  return [since === 0 ? Infinity : since, row?.left.at(-1) ?? Infinity];
}

function nearnessSaid(row: Row): string {
  const left = row.left.at(-1) ?? null;
  const turn = sureSince(row);
  if (left === null) return '';
  return turn > 0 ? t('client-podium-sure', { turn }) : t('client-podium-left', { left });
}

interface Ranked {
  seat: number;
  won: boolean;
  rank: number[];
  said: string;
}

function placed(all: Ranked[]): Standing[] {
  const sorted = all.sort((a, b) => Number(b.won) - Number(a.won) || compared(a, b));
  let place = 0;
  return sorted.map((each, at) => {
    const before = sorted[at - 1];
    if (!before || before.won !== each.won || compared(before, each) !== 0) place = at + 1;
    return { seat: each.seat, place, won: each.won, said: each.said };
  });
}

function compared(a: Ranked, b: Ranked): number {
  const at = a.rank.findIndex((each, index) => each !== b.rank[index]);
  if (at < 0) return 0;
  return (a.rank[at] ?? 0) < (b.rank[at] ?? 0) ? -1 : 1;
}
