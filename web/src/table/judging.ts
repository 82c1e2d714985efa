/** The deal of a finished game, checked here by the second verifier, and what was checked in words. */
import { verify } from '../../verifier/verify.js';
import type { Record as GameRecord } from '../wire/api';
import { rest } from '../wire/rest';
import type { Sentence } from '../words/sentence';
import { lendSubtle } from './subtle';

interface Verdict {
  holds: boolean;
  sentences: Sentence[];
}

export async function judge(
  table: string,
  code: string | null,
  opening: string | null,
): Promise<Verdict> {
  await lendSubtle();
  const record = await rest.record(table, code);
  const result = await verify(record, opening === null ? [] : [opening]);
  if (result.holds) return { holds: true, sentences: checked(record, opening) };
  return { holds: false, sentences: [fault(result.reason ?? '', result.where, record, opening)] };
}

function checked(record: GameRecord, opening: string | null): Sentence[] {
  const { nonces = [], draws = [] } = record.proof ?? {};
  const found: Sentence[] = [
    { id: 'dealing-checked-terms', words: { table: record.table ?? '' } },
    { id: 'dealing-checked-commitment' },
    { id: 'dealing-checked-nonces', words: { number: nonces.length } },
    { id: 'dealing-checked-draws', words: { number: draws.length } },
    { id: 'dealing-checked-lines', words: { number: record.moves.length } },
    { id: 'dealing-checked-seal' },
  ];
  if (opening !== null)
    found.push({ id: 'dealing-checked-noted-opening', words: { text: opening.slice(0, 12) } });
  return found;
}

function fault(
  reason: string,
  where: number | null,
  record: GameRecord,
  opening: string | null,
): Sentence {
  if (reason === 'unreadable') return { id: 'unreadable-json' };
  const words = {
    number: where ?? 0,
    seat: String((where ?? 0) + 1),
    lines: record.moves.length,
    sealed: record.proof?.marks.length ?? 0,
    text: opening ?? '',
  };
  return { id: `dealing-${reason}`, words };
}
