import { readdirSync, readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { compileCatalog, LOCALES_FOLDER, readMessages } from './catalog.ts';
import { DEFAULT_LOCALE, findLocale, LOCALE_IDS, negotiateLocale } from './locales.ts';

const OTHERS = LOCALE_IDS.filter((locale) => locale !== DEFAULT_LOCALE);

interface Shape {
  readonly names: Set<string>;
  readonly plurals: string[][];
}

/** Placeholders and plural categories of a message: tokens are texts, or [name, type, forms]. */
function shapeOf(text: string): Shape {
  const shape: Shape = { names: new Set(), plurals: [] };
  collect(compileMessage(text), shape);
  return shape;
}

function collect(message: unknown, shape: Shape): void {
  if (!Array.isArray(message)) return;
  for (const token of message) {
    if (!Array.isArray(token)) continue;
    const [name, type, forms] = token as [string, string?, Record<string, unknown>?];
    shape.names.add(name);
    if (typeof forms !== 'object') continue;
    if (type === 'plural')
      shape.plurals.push(Object.keys(forms).filter((key) => key !== 'offset' && !/^[=\d]/.test(key)));
    for (const form of Object.values(forms)) collect(form, shape);
  }
}

test.each(OTHERS)('%s has exactly the files and messages of Polish', (locale) => {
  expect(readdirSync(new URL(`${locale}/`, LOCALES_FOLDER)).sort()).toEqual(
    readdirSync(new URL('pl/', LOCALES_FOLDER)).sort(),
  );
  expect(Object.keys(readMessages(locale)).sort()).toEqual(Object.keys(readMessages(DEFAULT_LOCALE)).sort());
});

test.each(LOCALE_IDS)('%s has the placeholders of Polish and the plural forms of its language', (locale) => {
  const polish = readMessages(DEFAULT_LOCALE);
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  for (const [id, text] of Object.entries(readMessages(locale))) {
    const shape = shapeOf(text);
    expect([...shape.names].sort(), id).toEqual([...shapeOf(polish[id] ?? '').names].sort());
    for (const forms of shape.plurals) expect(forms.sort(), id).toEqual([...categories].sort());
  }
});

test('a message id belongs to one file only', () => {
  const ids = readdirSync(new URL('pl/', LOCALES_FOLDER)).flatMap((name) =>
    Object.keys(JSON.parse(readFileSync(new URL(`pl/${name}`, LOCALES_FOLDER), 'utf8'))),
  );
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('a missing message falls back to Polish', () => {
  expect(Object.keys(compileCatalog('en')).sort()).toEqual(Object.keys(readMessages(DEFAULT_LOCALE)).sort());
});

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr,en;q=0.5', 'en'],
  ['EN', 'en'],
  ['fr', 'pl'],
  ['', 'pl'],
  ['en;q=0,uk;q=0.1', 'uk'],
  [';;;,,=', 'pl'],
])('Accept-Language %j asks for %s', (header, locale) => {
  expect(negotiateLocale(header)).toBe(locale);
});

test('a language code is recognised in any case and with any region', () => {
  expect([findLocale('PL'), findLocale('es-MX'), findLocale('xx'), findLocale(null)]).toEqual([
    'pl',
    'es',
    undefined,
    undefined,
  ]);
});
