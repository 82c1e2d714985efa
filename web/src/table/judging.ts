/** The deal of a finished game, checked here by the second verifier. */
import { verdictOn, type Verdict } from '../check/verdict';
import { rest } from '../wire/rest';

export async function judge(table: string, opening: string | null): Promise<Verdict> {
  return verdictOn(await rest.record(table), opening);
}
