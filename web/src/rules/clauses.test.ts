import { expect, test } from 'vitest';
import { everyGame } from '../games/names';
import { LANGUAGES } from '../words/sentence';
import { readRules } from '../words/files';
import { chaptersOf, found } from './clauses';

const TEXT = `## Set-up

SL-01 = There are 36 gems.
    .source = book
SL-02 = One is missing.
    .source = decision

## Tour

SL-10 = À son tour, on interroge.
    .source = livre
`;

test('clauses stand under their headings, with their sources', () => {
  expect(chaptersOf(TEXT)).toEqual([
    {
      title: 'Set-up',
      clauses: [
        { id: 'SL-01', text: 'There are 36 gems.', source: 'book' },
        { id: 'SL-02', text: 'One is missing.', source: 'decision' },
      ],
    },
    {
      title: 'Tour',
      clauses: [{ id: 'SL-10', text: 'À son tour, on interroge.', source: 'livre' }],
    },
  ]);
});

test('words are found without their accents, and clauses by their number', () => {
  const ids = (wanted: string): string[] =>
    found(chaptersOf(TEXT), wanted).flatMap(({ clauses }) => clauses.map(({ id }) => id));
  expect(ids('a interroge')).toEqual(['SL-10']);
  expect(ids('sl-02')).toEqual(['SL-02']);
  expect(ids('')).toHaveLength(3);
  expect(ids('pearl')).toEqual([]);
});

test.each(everyGame())('every rule of %s is there in both languages', async (game) => {
  const ids = async (language: (typeof LANGUAGES)[number]): Promise<string[]> =>
    chaptersOf((await readRules(language, game)) ?? '').flatMap(({ clauses }) =>
      clauses.filter(({ text, source }) => text && source).map(({ id }) => id),
    );
  const [english, french] = [await ids('en'), await ids('fr')];
  expect(english.length).toBeGreaterThan(20);
  expect(french).toEqual(english);
});
