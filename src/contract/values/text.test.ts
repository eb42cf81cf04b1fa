import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { cleanLine, cleanLines, isKeepable, lineText, longText, searchText, storableForm } from './text.ts';

test.each([
  ['a zero-width space', 'mi\u200bód', 'miód'],
  ['a joiner that joins nothing', 'mi\u200dód', 'miód'],
  ['a soft hyphen', 'mi\u00adód', 'miód'],
  ['a byte order mark', '\ufeffmiód', 'miód'],
  ['a word turned around', 'miód \u202edóim\u202c', 'miód dóim'],
  ['isolates, as pasted from a list of contacts', '\u2068501 502 503\u2069', '501 502 503'],
  ['letters of the tag block', 'miód\u{e0041}\u{e0042}', 'miód'],
  ['a filler', 'mi\u3164ód', 'miód'],
  ['separate marks', 'mio\u0301d', 'miód'],
  ['a line and a tab', 'miód\r\nz\tpasieki', 'miód z pasieki'],
  ['an apostrophe of Ukrainian', 'м’ята, об\u02bcєкт', 'м’ята, об\u02bcєкт'],
  ['an accent of Ukrainian', 'за\u0301мок', 'за\u0301мок'],
  [
    'a joiner of Persian',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
  ],
  ['a family, a farmer and a red heart', '👨‍👩‍👧 👩🏽‍🌾 ❤️', '👨‍👩‍👧 👩🏽‍🌾 ❤️'],
  ['a flag of many colours, of Wales, of Poland', '🏳️‍🌈 🏴󠁧󠁢󠁷󠁬󠁳󠁿 🇵🇱', '🏳️‍🌈 🏴󠁧󠁢󠁷󠁬󠁳󠁿 🇵🇱'],
  ['a key', '1️⃣', '1️⃣'],
  ['a selector on a digit', '1\ufe0f zł', '1 zł'],
  ['only unseen characters', '\u200b\u200c\u2060\u3164\u2800 \ufe0f', ''],
  ['only marks that stand on nothing', '\u0301\u0301', ''],
])('%s', (_, text, expected) => {
  expect(cleanLine(text)).toBe(expected);
});

test('multi-line text keeps its line breaks, of any kind', () => {
  expect(cleanLines(' a\r\nb\rc\u2028d\ve\n\nf\t1 ')).toBe('a\nb\nc\nd\ne\n\nf\t1');
});

test.each([
  ['NUL', 'a\0b'],
  ['escape', 'a\u001bb'],
  ['delete', 'a\u007fb'],
  ['a high half', 'a\ud83d'],
  ['a low half', '\ude00a'],
  ['no character', 'a\uffffb'],
])('%s is refused, with one message', (_, text) => {
  for (const schema of [lineText().min(30), longText().min(30)]) {
    expect(schema.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(['validation.characters']);
  }
  expect(() => searchText().parse(text)).not.toThrow();
});

test('length limits apply to the cleaned text, and an invisible text counts as missing', () => {
  const title = lineText({ error: 'validation.required' }).min(1, 'validation.required').max(3, 'validation.tooLong');
  expect(title.parse('a\u200b\u200b\u200bb')).toBe('ab');
  expect(title.safeParse('\u200b\u200b').error?.issues[0]?.message).toBe('validation.required');
  expect(title.safeParse(undefined).error?.issues[0]?.message).toBe('validation.required');
});

const pieces = fc.array(
  fc.oneof(
    anyText(),
    fc.constantFrom(
      '👩',
      '\u200d',
      '\ufe0f',
      '\u202e',
      '\u2066',
      '🏴',
      '\u{e0067}',
      '\u{e007f}',
      '\u200b',
      '\u0645',
      '\u200c',
      'é',
      'e\u0301',
      '1',
      '\u20e3',
      '\r',
      '\n',
      '\ud800',
      '\0',
      '\u034f',
    ),
  ),
);

test('cleaning is idempotent and leaves invisible characters only in emoji and joined scripts', () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = parts.join('');
      fc.pre(isKeepable(text));
      const clean = cleanLines(text);
      expect(cleanLines(clean)).toBe(clean);
      expect(clean).toBe(clean.normalize('NFC').trim());
      expect(clean).not.toMatch(/[\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff\u00ad]/);
      expect(cleanLine(clean)).not.toMatch(/[\n\t]/);
      expect(searchText().parse(text)).toBe(cleanLine(text));
    }),
    { numRuns: 2_000 },
  );
});

test('a stored form draft can be saved to the database and keeps its values', () => {
  expect(storableForm({ title: 'a\0b\ud800', list: [1, 'x\0', null], ok: true })).toEqual({
    title: 'a b ',
    list: [1, 'x ', null],
    ok: true,
  });
  let deep: unknown = 'x';
  for (let depth = 0; depth < 50_000; depth += 1) deep = [deep];
  expect(JSON.stringify(storableForm({ deep })).length).toBeLessThan(100);
});
