/** Asks the house why somebody is Jack, or cannot be. */
import type { Reasons } from '../../wire/api';
import type { Sentence } from '../../words/sentence';

export async function why(
  table: string,
  seat: number,
  who: string,
  isJack: boolean,
): Promise<Sentence[]> {
  const asked = { viewer: String(seat), subject: 'Jack', answer: who, holds: isJack ? '1' : '0' };
  const answer = await fetch(`/api/tables/${table}/why?${new URLSearchParams(asked).toString()}`);
  if (!answer.ok) return [];
  return ((await answer.json()) as Reasons).why;
}
