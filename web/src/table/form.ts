/** In which form a game is played, in words: what differs from the usual. */
import { manifestOf, stem, type GameName } from '../games/names';
import { offered, valueOf, type Options } from '../setup/options';
import type { Sentence } from '../words/sentence';
import { knows, say, t } from '../words/words.svelte';

export function formOf(game: GameName, options: Options): Sentence[] {
  const fields = manifestOf(game).options;
  const found = fields.flatMap((field): Sentence[] => {
    const value = valueOf(options, field);
    if (!offered(options, field, fields)) return [];
    const id = `client-option-${stem(game)}-${field.name.replaceAll('_', '-')}`;
    if (field.kind === 'one-of') return [{ id: `${id}-${String(value)}` }];
    if (value === field.usual) return [];
    if (field.kind === 'flag') return [{ id }];
    return [{ id: 'client-pair', words: { what: { id }, value: Number(value) } }];
  });
  const other = Object.keys(options).some((name) => !fields.some((field) => field.name === name));
  return [...found.filter(({ id }) => knows(id)), ...(other ? [{ id: 'client-deck' }] : [])];
}

/** In one line. */
export function formSaid(game: GameName, options: Options): string {
  const found = formOf(game, options).map((each) => say(each));
  return found.join(' · ') || t('client-form-usual');
}
