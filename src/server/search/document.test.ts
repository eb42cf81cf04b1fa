import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseListing } from './document.ts';
import { DESCRIPTION, SELLER, TITLE } from './fields.ts';
import { loadStemmer } from './stemmer.ts';
import { isCurrentTerms } from './term-format.ts';
import { TermReader } from './term-reader.ts';
import { tableStemmer } from './test-docs.ts';
import { tokenize } from './text.ts';

function readAll(terms: string) {
  const reader = new TermReader();
  reader.open(terms);
  const words: { word: string; stems: string[]; fields: number }[] = [];
  while (reader.next()) words.push({ word: reader.word(), stems: reader.stems(), fields: reader.fields });
  return words;
}

test('writes every word once, with where it stands and its base forms', async () => {
  const stemmer = await loadStemmer();
  const terms = analyseListing(
    { title: 'Jajka, jajka!', description: 'Miód i jajka', sellerName: 'Pan Miód' },
    stemmer,
  );
  expect(isCurrentTerms(terms)).toBe(true);
  expect(readAll(terms)).toEqual([
    { word: 'jajka', stems: ['jajko', 'jajo'], fields: TITLE | DESCRIPTION },
    { word: 'miód', stems: ['miód'], fields: DESCRIPTION | SELLER },
    { word: 'i', stems: ['i'], fields: DESCRIPTION },
    { word: 'pan', stems: ['pan'], fields: SELLER },
  ]);
});

test('reads back exactly what any listing says', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 80 });
  const stemmer = {
    ...tableStemmer({}),
    stems: (word: string) => [word, `${word.slice(0, 2)}ęś`, `?${word.slice(1)}`],
  };
  fc.assert(
    fc.property(texts, texts, texts, (title, description, sellerName) => {
      const expected = new Map<string, number>();
      for (const [field, text] of [
        [TITLE, title],
        [DESCRIPTION, description],
        [SELLER, sellerName],
      ] as const) {
        for (const word of tokenize(text)) expected.set(word, (expected.get(word) ?? 0) | field);
      }
      const read = readAll(analyseListing({ title, description, sellerName }, stemmer));
      expect(new Map(read.map(({ word, fields }) => [word, fields]))).toEqual(expected);
      expect(read.length).toBe(expected.size);
      for (const { word, stems } of read) expect(stems).toEqual(stemmer.stems(word));
    }),
  );
});

test('takes terms of another form for none', () => {
  expect(isCurrentTerms('')).toBe(false);
  expect(readAll('')).toEqual([]);
  expect(readAll('0|1 kot/3')).toEqual([]);
  expect(readAll('1')).toEqual([]);
});
