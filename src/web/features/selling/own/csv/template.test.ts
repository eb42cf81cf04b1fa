import { expect, test } from 'vitest';
import { CSV_COLUMNS } from '#contract/selling/csv-columns.ts';
import { listingFormSchema } from '#contract/selling/forms.ts';
import { LOCALE_IDS } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import { kinds } from '#kinds/index.ts';
import { findRuleErrors } from '#server/selling/category-rules.ts';
import { formOfLine, readCsv } from '#server/selling/csv.ts';
import { categoriesNamed } from '#server/selling/csv-words.ts';
import { decodeText } from './read-text.ts';
import { exampleOf, templateText } from './template.ts';

test.each(LOCALE_IDS)("of the template's examples only the printed numbers are refused: %s", (locale) => {
  const t = getTranslator(locale);
  const { lines, unknown } = readCsv(templateText(t));
  expect([lines.length, unknown]).toEqual([2, []]);
  for (const line of lines) {
    const [category, ...others] = categoriesNamed(line.cells.category ?? '');
    expect(others).toEqual([]);
    const form = listingFormSchema(kinds.ad).parse(formOfLine(line, { category: category?.id ?? 0, pictures: [] }));
    expect(form.title).toBe(line.cells.title);
    expect(findRuleErrors(form, 'pl')).toEqual({ 'codes.foodRegistration': [getTranslator('pl')('rules.example')] });
  }
  for (const column of CSV_COLUMNS) expect(exampleOf(column, t)).not.toBe('');
});

test('a file is decoded as the spreadsheet encoded it', () => {
  const text = 'title;town\r\nŻur;Łódź';
  expect(decodeText(new TextEncoder().encode(`\ufeff${text}`))).toBe(text);
  expect(decodeText(new Uint8Array([0xaf, 0x75, 0x72]))).toBe('Żur');
  const utf16 = new Uint8Array(new Uint16Array([0xfeff, ...[...text].map((sign) => sign.charCodeAt(0))]).buffer);
  expect(decodeText(utf16)).toBe(text);
});
