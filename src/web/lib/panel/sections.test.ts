import { expect, test } from 'vitest';
import { SECTION_ICONS, SECTION_IDS, sectionHref, sectionOf } from './sections.ts';

test('every section round-trips through its URL', () => {
  for (const id of SECTION_IDS) expect(sectionOf(new URL(sectionHref(id), 'https://x.example').search)).toBe(id);
  expect(new Set(SECTION_IDS).size).toBe(Object.keys(SECTION_ICONS).length);
});

test('a URL without a section, or with an unknown one, is the overview', () => {
  expect(['', '?section=', '?section=nowhere', '?lang=de'].map(sectionOf)).toEqual(Array(4).fill('overview'));
  expect(sectionOf('?lang=de&section=gallery')).toBe('gallery');
});
