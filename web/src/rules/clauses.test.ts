import { expect, test } from 'vitest';
import { everyGame } from '../games/names';
import { LANGUAGES } from '../words/sentence';
import { readRules } from '../words/files';
import { chaptersOf, found, foundIn, headingsOf, nearest } from './clauses';

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

const GUIDE = [
  { id: 'turn', title: 'Un tour', text: 'Un tour. Chacun joue une carte.' },
  { id: 'cards', title: 'Les seize cartes', text: 'Détective : est-ce vous ?' },
];

test('the guide is searched as the clauses are', () => {
  const ids = (wanted: string): string[] => foundIn(GUIDE, wanted).map(({ id }) => id);
  expect(ids('detective')).toEqual(['cards']);
  expect(ids('carte joue')).toEqual(['turn']);
  expect(ids('missing')).toEqual([]);
});

test('where nothing is found, the headings most like it are offered', () => {
  const headings = headingsOf(chaptersOf(TEXT), GUIDE);
  const titles = (wanted: string): string[] => nearest(headings, wanted).map(({ title }) => title);
  expect(titles('setup')[0]).toBe('Set-up');
  expect(titles('cartomancie')).toEqual(['Les seize cartes']);
  expect(nearest(headings, 'setup')[0]?.id).toBe('SL-01');
  expect(titles('zzz')).toEqual(headings.map(({ title }) => title));
});
