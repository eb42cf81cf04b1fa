import { expect, test } from 'vitest';
import { rowsOf } from './branch-words.ts';

test.each(['same', 'also', 'translations'] as const)('the table "%s" has no duplicate rows', (table) => {
  const rows = rowsOf(table);
  expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([]);
});

test('each saying has only one meaning', () => {
  const said = rowsOf('sayings').map((row) => row.split(' > ')[0]);
  expect(said.filter((words, at) => said.indexOf(words) !== at)).toEqual([]);
});

test('each row of translations has a Polish word and five languages', () => {
  expect(rowsOf('translations').filter((row) => row.split('|').length !== 6)).toEqual([]);
});
