import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markedRuns, textChanges } from './text-changes.ts';

const prose = fc
  .array(fc.constantFrom('miód', 'Miód', ' ', 'z', ', ', 'lipy', '\n', 'żółć', '24,50', 'zł', '.'))
  .map((words) => words.join(''));
const without = (text: readonly { is: string; text: string }[], kind: string) =>
  text
    .filter(({ is }) => is !== kind)
    .map((change) => change.text)
    .join('');

test('both texts can be reconstructed from the changes', () => {
  fc.assert(
    fc.property(prose, prose, (before, after) => {
      const changes = textChanges(before, after);
      expect(without(changes, 'added')).toBe(before);
      expect(without(changes, 'removed')).toBe(after);
      for (const [index, change] of changes.entries()) expect(change.is).not.toBe(changes[index + 1]?.is);
    }),
  );
});

test('only words that differ are changes', () => {
  expect(textChanges('Miód lipowy, słoik 0,9 l', 'Miód gryczany, słoik 0,9 l')).toEqual([
    { is: 'same', text: 'Miód ' },
    { is: 'removed', text: 'lipowy' },
    { is: 'added', text: 'gryczany' },
    { is: 'same', text: ', słoik 0,9 l' },
  ]);
  expect(textChanges('to samo', 'to samo')).toEqual([{ is: 'same', text: 'to samo' }]);
  expect(textChanges('', '')).toEqual([]);
});

test('texts of maximal length with nothing in common are compared quickly', () => {
  const long = (word: string) => `${word} `.repeat(3_000);
  expect(textChanges(long('ser'), long('jaja')).map(({ is }) => is)).toContain('removed');
});

test('the searched words are marked in any case, and no text is lost', () => {
  expect(markedRuns('Pisz na Hania@example.pl', ['hania@example.pl'])).toEqual([
    { text: 'Pisz na ', isMarked: false },
    { text: 'Hania@example.pl', isMarked: true },
  ]);
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string(), { maxLength: 4 }), (text, words) => {
      expect(
        markedRuns(text, words)
          .map((run) => run.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
