import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tableStemmer } from '#test/search/test-docs.ts';
import { analyseListing } from './document.ts';
import { DESCRIPTION, FOR, MENTION, SELLER, TITLE } from './fields.ts';
import { loadStemmer } from './stemmer.ts';
import { ageOfTerms } from './term-format.ts';
import { TermReader } from './term-reader.ts';
import { tokenize } from './text.ts';

function readAll(terms: string) {
  const reader = new TermReader();
  reader.open(terms);
  const words: { word: string; stems: string[]; fields: number }[] = [];
  while (reader.next()) words.push({ word: reader.word(), stems: reader.stems(), fields: reader.fields });
  return words;
}

test('writes every word once, with its fields and its base forms', async () => {
  const stemmer = await loadStemmer();
  const terms = analyseListing(
    { title: 'Jajka, jajka!', description: 'Miód i jajka', sellerName: 'Pan Miód' },
    stemmer,
  );
  expect(ageOfTerms(terms)).toBe('current');
  expect(readAll(terms)).toEqual([
    { word: 'jajka', stems: ['jajko', 'jajo'], fields: TITLE | DESCRIPTION },
    { word: 'miód', stems: ['miód'], fields: DESCRIPTION | SELLER },
    { word: 'i', stems: ['i'], fields: DESCRIPTION },
    { word: 'pan', stems: ['pan'], fields: SELLER },
  ]);
});

test('tells the thing of a title from its complements, and negated words from plain ones', async () => {
  const stemmer = await loadStemmer();
  const terms = analyseListing(
    { title: 'Karma dla psa bez zbóż', description: 'Bez cukru i soli', sellerName: '' },
    stemmer,
  );
  const fields = new Map(readAll(terms).map((each) => [each.word, each.fields]));
  expect(Object.fromEntries(fields)).toEqual({
    karma: TITLE,
    dla: TITLE,
    psa: TITLE | MENTION | FOR,
    'bez+zbóż': TITLE,
    'bez+cukru': DESCRIPTION,
    i: DESCRIPTION,
    soli: DESCRIPTION,
    'bez+soli': DESCRIPTION,
  });
  const stems = new Map(readAll(terms).map((each) => [each.word, each.stems]));
  expect(stems.get('bez+cukru')).toEqual(['bez+cukier']);
  expect(stems.get('bez+soli')).toContain('bez+sól');
});

test('reads back exactly the words that it wrote, for any listing', () => {
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
      expect(new Map(read.map(({ word, fields }) => [word, fields & ~(MENTION | FOR)]))).toEqual(expected);
      expect(read.length).toBe(expected.size);
      for (const { word, stems } of read) expect(stems).toEqual(stemmer.stems(word));
    }),
  );
});

test.each([
  ['', 'unreadable'],
  ['0|1 kot/3', 'unreadable'],
  ['2.1|1 kot/3', 'unreadable'],
  ['kot', 'unreadable'],
  ['1', 'older'],
  ['1|1 kot/3', 'older'],
  ['1.0|1 kot/3', 'older'],
  ['1.1', 'older'],
  ['1.1|1 kot/3', 'older'],
  ['1.9', 'current'],
  ['1.10|1 kot/3', 'current'],
  ['1.8|1 kot/3', 'older'],
  ['1.9|1 kot/3', 'current'],
])('takes the terms %j for %s and reads them if it can', (terms, age) => {
  expect(ageOfTerms(terms)).toBe(age);
  const isRead = age !== 'unreadable' && terms.includes('|');
  expect(readAll(terms)).toEqual(isRead ? [{ word: 'kot', stems: ['kot'], fields: TITLE }] : []);
});
