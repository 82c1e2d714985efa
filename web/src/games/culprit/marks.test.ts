import { expect, test } from 'vitest';
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
