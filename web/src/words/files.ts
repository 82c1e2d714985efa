/** The `.ftl` files of the house: those of a game are fetched when it is played. */
import type { GameName } from '../games/names';
import type { Language } from './sentence';

const FILES = import.meta.glob<string>(
  [
    '../../../src/gaslamp/words/*/*.ftl',
    '!../../../src/gaslamp/words/*/{house,client,front,table,server,terminal}.ftl',
  ],
  { import: 'default' },
);
const HOUSE: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:house-words/en'),
  fr: () => import('virtual:house-words/fr'),
};

/** What every page needs: the words of the house, and what each game is called. */
export async function readHouse(language: Language): Promise<string> {
  return (await HOUSE[language]()).default;
}

/** The clauses of a game with their headings. */
export function readRules(language: Language, game: GameName): Promise<string | null> {
  return readFile(language, `${game}-rules`);
}

/** A game that the client was not built with says what it says from the house. */
async function readOfGuest(language: Language, name: string): Promise<string | null> {
  if (/^(client|learn)-|-rules$/.test(name)) return null;
  const answer = await fetch(`/api/games/${name}/words/${language}`).catch(() => null);
  return answer?.ok ? answer.text() : null;
}

/** One more file, by its name without the ending; nothing if there is none. */
export async function readFile(language: Language, name: string): Promise<string | null> {
  const found = FILES[`../../../src/gaslamp/words/${language}/${name}.ftl`];
  return found ? found() : readOfGuest(language, name);
}
