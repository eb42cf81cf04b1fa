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
])('"%s" compares what is "%s"', (comparative, positive) => {
  expect(positiveForms(comparative)).toContain(positive);
});

test('what only ends alike is not compared', () => {
  expect(positiveForms('pies')).toEqual([]);
});
