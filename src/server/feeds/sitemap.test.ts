import { expect, test } from 'vitest';
import { LOCALE_IDS } from '#i18n/locales.ts';
import { sitemapIndex, sitemapPart, standingPages } from './sitemap.ts';

const SITE = 'https://jarmark.example';
const changedAt = new Date('2026-07-01T12:30:00Z');

test('the index lists its parts with their last change', () => {
  const xml = sitemapIndex(SITE, [{ path: '/sitemap-pages.xml' }, { path: '/sitemap-1.xml', changedAt }]);
  expect(xml).toContain('<sitemap><loc>https://jarmark.example/sitemap-pages.xml</loc></sitemap>');
  expect(xml).toContain(
    '<sitemap><loc>https://jarmark.example/sitemap-1.xml</loc><lastmod>2026-07-01T12:30:00.000Z</lastmod></sitemap>',
  );
});

test('a URL is listed once, with its alternates in every language', () => {
  const xml = [...sitemapPart(SITE, [{ path: '/ad/5', changedAt }])].join('');
  expect(xml.match(/<loc>/g)).toHaveLength(1);
  expect(xml).toContain('<loc>https://jarmark.example/ad/5</loc>');
  expect(xml).toContain('hreflang="pl" href="https://jarmark.example/ad/5"');
  expect(xml).toContain('hreflang="x-default" href="https://jarmark.example/ad/5"');
  for (const locale of LOCALE_IDS.filter((id) => id !== 'pl')) {
    expect(xml).toContain(`hreflang="${locale}" href="https://jarmark.example/ad/5?lang=${locale}"`);
  }
});

test('a full part is well below what the protocol allows', () => {
  const pages = Array.from({ length: 10_000 }, (_, index) => ({ path: `/agritourism/${190_000 + index}`, changedAt }));
  const xml = [...sitemapPart('https://www.jarmark-regionalny.example', pages)].join('');
  expect(Buffer.byteLength(xml)).toBeLessThan(20 * 1024 * 1024);
  expect(xml.match(/<url>/g)).toHaveLength(10_000);
});

test('static pages are the home page, the lists, information pages and every category but the root', () => {
  const paths = standingPages().map((page) => page.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/ads', '/agritourismFacilities', '/events', '/terms', '/category/101']),
  );
  expect(paths).not.toContain('/category/1');
});
