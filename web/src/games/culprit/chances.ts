/** What the house works out for a seat, as rows that can be read. */
import type { Knowledge } from '../contract';

export interface Chance {
  answer: string;
  /** From 0 to 1. */
  share: number;
  certain: boolean;
}

export interface Row {
  subject: string;
  chances: Chance[];
}

/** An exact fraction like "2/7", as a number. */
export function share(fraction: string): number {
  const [over = '0', under = '1'] = fraction.split('/');
  return Number(over) / Number(under);
}

/** Every subject with its possible answers, likeliest first. */
export function rows({ chances }: Knowledge): Row[] {
  return Object.entries(chances).map(([subject, answers]) => ({
    subject,
    chances: Object.entries(answers)
      .map(([answer, fraction]) => ({ answer, share: share(fraction), certain: fraction === '1' }))
      .filter((chance) => chance.share > 0)
      .sort((a, b) => b.share - a.share),
  }));
}
