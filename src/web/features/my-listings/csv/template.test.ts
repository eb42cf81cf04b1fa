import { expect, test } from 'vitest';
import { listingFormSchema } from '#contract/listing-forms.ts';
import { kinds } from '#kinds/index.ts';
import { findRuleErrors } from '#server/listings/selling/category-rules.ts';
import { formOfLine, readCsv, COLUMNS as SERVER_COLUMNS } from '#server/listings/selling/csv.ts';
import { decodeText } from './read-text.ts';
import { COLUMNS, exampleOf, templateText } from './template.ts';

test('the template has the columns of the server, and what stands in it could be posted', () => {
  expect(COLUMNS).toEqual(SERVER_COLUMNS);
  const lines = readCsv(templateText());
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    const form = listingFormSchema(kinds.ad).parse(formOfLine(line));
    expect(form.title).toBe(line.cells.title);
    expect(form.tags.join(' ')).toBe(line.cells.flags);
    expect(findRuleErrors(form, 'pl')).toEqual({});
  }
  for (const column of COLUMNS) expect(exampleOf(column)).not.toBe('');
});

test('a file is read as the spreadsheet wrote it', () => {
  const text = 'title;town\r\nŻur;Łódź';
  expect(decodeText(new TextEncoder().encode(`\ufeff${text}`))).toBe(text);
  expect(decodeText(new Uint8Array([0xaf, 0x75, 0x72]))).toBe('Żur');
  const utf16 = new Uint8Array(new Uint16Array([0xfeff, ...[...text].map((sign) => sign.charCodeAt(0))]).buffer);
  expect(decodeText(utf16)).toBe(text);
});
