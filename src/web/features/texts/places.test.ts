import { expect, test } from 'vitest';
import { localeIn, textHref } from './places.ts';

const localeAt = (href: string) => localeIn(new URL(href, 'https://jarmark.example').searchParams, 'de');

test("a text opens in the reader's language, and in another when the address names it", () => {
  expect(localeAt(textHref('terms'))).toBe('de');
  expect(localeAt(textHref('terms', 'pl'))).toBe('pl');
  expect(localeAt('/admin/texts/terms?language=xx')).toBe('de');
});
