/** What the sheet asks of the house. */
import type { Problem, Reasons, SheetFace } from '../../wire/api';
import type { Sentence } from '../../words/sentence';
import type { Place, Possible } from './sheet';

/** What my seat can note on its sheet; null when the house does not answer. */
export async function fetchSheet(table: string, seat: number): Promise<Possible | null> {
  const answer = await asked(`/api/tables/${table}/sheet?viewer=${seat}`);
  return answer?.ok ? ((await answer.json()) as SheetFace).possible : null;
}

/** The facts that force it, or the house's sentence why there are none. */
export async function fetchReasons(
  table: string,
  seat: number,
  gem: string,
  place: Place,
  holds: boolean,
): Promise<Sentence[]> {
  const query = new URLSearchParams({
    viewer: String(seat),
    subject: gem,
    answer: place,
    holds: holds ? '1' : '0',
  });
  const answer = await asked(`/api/tables/${table}/why?${query}`);
  if (!answer) return [{ id: 'client-sleuth-house-silent' }];
  const body = (await answer.json()) as Reasons | Problem;
  return 'why' in body ? body.why : [body.said];
}

async function asked(path: string): Promise<Response | null> {
  try {
    return await fetch(path, { headers: { Accept: 'application/json' } });
  } catch {
    return null;
  }
}
