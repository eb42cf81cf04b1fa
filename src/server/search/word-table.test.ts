import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RecentCache } from './recent-cache.ts';
import { SortedWords } from './sorted-words.ts';
import { WordTable } from './word-table.ts';

const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'ż', 'ю'), maxLength: 9 }), { maxLength: 300 });

test('numbers words in the order of their insertion and finds them again', () => {
  fc.assert(
    fc.property(words, words, (added, others) => {
      const table = new WordTable();
      const numbers = new Map<string, number>();
      for (const word of added) {
        if (!numbers.has(word)) numbers.set(word, numbers.size);
        expect(table.add(word)).toBe(numbers.get(word));
      }
      for (const word of [...added, ...others]) expect(table.find(word)).toBe(numbers.get(word) ?? -1);
      for (const [word, number] of numbers) expect(table.word(number)).toBe(word);
    }),
  );
});

test('keeps numbers when it grows', () => {
  const table = new WordTable();
  for (let i = 0; i < 20_000; i++) table.add(`słowo-${i}`);
  expect(table.size).toBe(20_000);
  expect([table.find('słowo-0'), table.find('słowo-19999'), table.find('słowo-20000')]).toEqual([0, 19_999, -1]);
});

test('lists the words with a prefix in order, whenever they were added', () => {
  fc.assert(
    fc.property(words, words, fc.constantFrom('', 'a', 'ab', 'ż', 'юю'), (first, second, prefix) => {
      const texts = [...new Set([...first, ...second])];
      const sorted = new SortedWords((word) => texts[word] as string);
      const firstCount = new Set(first).size;
      for (let word = 0; word < firstCount; word++) sorted.add(word);
      sorted.withPrefix('a');
      for (let word = firstCount; word < texts.length; word++) sorted.add(word);
      const expected = texts.filter((text) => text.startsWith(prefix)).sort((a, b) => (a < b ? -1 : 1));
      expect([...sorted.withPrefix(prefix)].map((word) => texts[word])).toEqual(expected);
    }),
  );
});

test('keeps entries that are read and evicts the others', () => {
  const cache = new RecentCache<number, string>(20);
  for (let i = 0; i < 1_000; i++) {
    cache.set(i, String(i));
    expect(cache.of(0, () => 'lost')).toBe('0');
  }
  expect(cache.get(999)).toBe('999');
  expect(cache.get(500)).toBeUndefined();
  expect(cache.of(500, (key) => `made ${key}`)).toBe('made 500');
});
