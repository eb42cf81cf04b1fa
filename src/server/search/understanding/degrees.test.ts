import { expect, test } from 'vitest';
import { positiveForms } from './degrees.ts';

test.each([
  ['najłagodniejszy', 'łagodny'],
  ['cichszy', 'cichy'],
  ['młodszy', 'młody'],
  ['słodszy', 'słodki'],
  ['tańszy', 'tani'],
  ['dłuższy', 'długi'],
  ['największy', 'olbrzym'],
])('"%s" may be a degree of "%s"', (comparative, positive) => {
  expect(positiveForms(comparative)).toContain(positive);
});

test('a noun has no positive forms', () => {
  expect(positiveForms('pies')).toEqual([]);
});
