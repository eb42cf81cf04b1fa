import { expect, test } from 'vitest';
import { robotsText } from './robots.ts';

const lines = robotsText('https://jarmark.example').split('\n');

/** Whether a crawler may read a URL, by the rules of RFC 9309 that the file uses. */
function isOpen(address: string): boolean {
  const rules = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice('Disallow: '.length));
  return !rules.some((rule) => {
    const pattern = rule.replace(/[.?+^(){}|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${pattern}`).test(address);
  });
}

test('public pages are open', () => {
  const open = [
    '/',
    '/ads',
    '/ads?page=2',
    '/ads?category=101',
    '/ad/1',
    '/category/101',
    '/event/4',
    '/user/7',
    '/agritourism/2',
  ];
  for (const path of [
    ...open,
    '/events?from=2026-08-01',
    '/media/ab-640.webp',
    '/assets/app.js',
    '/feed.atom',
    '/terms?lang=de',
  ]) {
    expect(isOpen(path), path).toBe(true);
  }
});

test('pages for members, the showcase, the API and endless filters are closed', () => {
  const closed = [
    '/api/ads',
    '/api/docs',
    '/sc',
    '/userpanel',
    '/login',
    '/addEvent',
    '/editEvent/3',
    '/chat/user/2',
    '/conversations',
  ];
  for (const path of [
    ...closed,
    '/ads?sort=price',
    '/ads?q=ser&price_from=10',
    '/events?radius=20&town=Opole',
    '/verifyEmail/9',
  ]) {
    expect(isOpen(path), path).toBe(false);
  }
});

test('the file names the sitemap', () => {
  expect(lines).toContain('Sitemap: https://jarmark.example/sitemap.xml');
});
