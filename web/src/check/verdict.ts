/** A record, checked in this browser by the second verifier, and what was checked in words. */
import { verify, type Against, type Result } from '../../verifier/verify.js';
import { lendSubtle } from '../table/subtle';
import type { Record as GameRecord } from '../wire/api';
import type { Sentence } from '../words/sentence';

export interface Step {
  sentence: Sentence;
  state: 'holds' | 'fails' | 'not reached';
}

export interface Verdict {
  holds: boolean;
  /** In the order in which they are checked; the first that fails is the last that was looked at. */
  steps: Step[];
  /** The line of the record that is not as it was sealed, from 1. */
  line: number | null;
  /** What was sealed and what was found instead, where it can be shown. */
  against: Against | null;
}

/** `opening` is the hash that somebody noted when the game began. */
export async function verdictOn(record: unknown, opening: string | null): Promise<Verdict> {
  await lendSubtle();
  const result = await verify(record, opening === null ? [] : [opening]);
  if (result.reason === 'unreadable') return whole({ id: 'client-check-unreadable' });
  const read = record as GameRecord;
  if (!read.proof) return whole({ id: 'dealing-no-proof' });
  const stages = stagesOf(read, opening);
  const [held, failed] = [stages.slice(0, result.checked.length), result.checked.length];
  const steps: Step[] = held.flat().map((sentence) => ({ sentence, state: 'holds' }));
  if (result.holds)
    return { holds: true, steps: marked(stages.flat(), 'holds'), line: null, against: null };
  steps.push({ sentence: fault(result, read, opening), state: 'fails' });
  steps.push(...marked(stages.slice(failed + 1).flat(), 'not reached'));
  return { holds: false, steps, line: lineOf(result), against: result.against };
}

function whole(sentence: Sentence): Verdict {
  return { holds: false, steps: [{ sentence, state: 'fails' }], line: null, against: null };
}

function marked(sentences: Sentence[], state: Step['state']): Step[] {
  return sentences.map((sentence) => ({ sentence, state }));
}

function lineOf({ reason, where }: Result): number | null {
  return reason === 'line' || reason === 'chance-line' ? where : null;
}

/** What holds once the verifier has come so far: each of its stages is said in one sentence or two. */
function stagesOf(record: GameRecord, opening: string | null): Sentence[][] {
  const { nonces = [], draws = [] } = record.proof ?? {};
  const noted = { text: opening?.slice(0, 12) ?? '' };
  return [
    [{ id: 'dealing-checked-terms', words: { table: record.table ?? '' } }],
    [
      { id: 'dealing-checked-commitment' },
      { id: 'dealing-checked-nonces', words: { number: nonces.length } },
    ],
    [{ id: 'dealing-checked-draws', words: { number: draws.length } }],
    [{ id: 'dealing-checked-lines', words: { number: record.moves.length } }],
    [{ id: 'dealing-checked-seal' }],
    opening === null ? [] : [{ id: 'dealing-checked-noted-opening', words: noted }],
  ];
}

function fault({ reason, where }: Result, record: GameRecord, opening: string | null): Sentence {
  const words = {
    number: where ?? record.proof?.draws.length ?? 0,
    seat: String((where ?? 0) + 1),
    lines: record.moves.length,
    sealed: record.proof?.marks.length ?? 0,
    text: opening ?? '',
  };
  return { id: `dealing-${reason}`, words };
}
