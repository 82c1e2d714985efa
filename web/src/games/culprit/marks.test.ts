import { expect, test } from 'vitest';
import { rows, share } from './chances';
import { opinionOf, readMarks, withNote, withOpinion } from './marks';

test('an opinion holds for its round, a note stays', () => {
  const marks = withNote(withOpinion({}, 2, 1, 'suspect'), 2, 'too calm');
  expect(opinionOf(marks, 2, 1)).toBe('suspect');
  expect(opinionOf(marks, 2, 2)).toBeNull();
  expect(readMarks(JSON.parse(JSON.stringify(marks)))).toEqual(marks);
  expect(withOpinion(marks, 2, 2, 'cleared')[2]?.note).toBe('too calm');
});

test('notes that are none are left out', () => {
  expect(readMarks(null)).toEqual({});
  expect(readMarks({ 1: 'x', 2: { opinion: 'guilty', round: 1, note: '' } })).toEqual({});
});

test('what can be known is listed, likeliest first, and nothing impossible', () => {
  expect(share('2/7')).toBeCloseTo(2 / 7);
  const known = { culprit: { Ada: '1/4', Basil: '3/4', Clara: '0' }, pile: { alibi: '1' } };
  const found = rows({ worlds: '4', chances: known, certain: [], subjects: {}, answers: {} });
  expect(found[0]?.chances.map(({ answer }) => answer)).toEqual(['Basil', 'Ada']);
  expect(found[1]?.chances[0]?.certain).toBe(true);
});
