import { expect, onTestFinished, test, vi } from 'vitest';
import { EventHub } from './events.ts';
import { type CachedPage, PageCache } from './page-cache.ts';

const aPage = (text: string, status = 200): CachedPage => ({
  status,
  headers: {},
  body: Buffer.from(text),
  encoded: new Map(),
});
/** Creates a page that carries and shows a tag. */
const tagged = (tag: string) => async (onTags: (tags: string[]) => void) => {
  onTags([tag]);
  return aPage(tag);
};
const aCache = () => new PageCache(new EventHub(() => {}));

test('a page is rendered once for concurrent requests', async () => {
  const cache = aCache();
  let made = 0;
  const make = async () => {
    made += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return aPage('a');
  };
  await Promise.all(Array.from({ length: 20 }, () => cache.getOrMake('/', make)));
  expect(made).toBe(1);
  expect(cache.find('/')?.body.toString()).toBe('a');
});

test('purging a tag drops the pages that carry it and no others', async () => {
  const cache = aCache();
  await cache.getOrMake('/ad/1', tagged('listing:1'));
  await cache.getOrMake('/ad/2', tagged('listing:2'));
  cache.purge(['listing:1']);
  expect(cache.find('/ad/1')).toBeUndefined();
  expect(cache.find('/ad/2')?.body.toString()).toBe('listing:2');
});

test('a page rendered while its content changed is not cached, and not given to later callers', async () => {
  const cache = aCache();
  let release = () => {};
  const old = cache.getOrMake('/', async (onTags) => {
    onTags(['list:ad']);
    await new Promise<void>((resolve) => (release = resolve));
    return aPage('old');
  });
  cache.purge(['list:ad']);
  const fresh = await cache.getOrMake('/', async () => aPage('fresh'));
  release();
  expect((await old).body.toString()).toBe('old');
  expect(fresh.body.toString()).toBe('fresh');
  expect(cache.find('/')?.body.toString()).toBe('fresh');
});

test('a failure is not cached, and a later request tries again', async () => {
  const cache = aCache();
  await expect(cache.getOrMake('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await cache.getOrMake('/', async () => aPage('broken', 500));
  expect(cache.find('/')).toBeUndefined();
});

test('the cache stays within its size by dropping the least recently used pages', async () => {
  const cache = aCache();
  const large = 'x'.repeat(5_000_000);
  for (let index = 0; index < 10; index += 1) await cache.getOrMake(`/${index}`, async () => aPage(large));
  expect(cache.find('/0')).toBeUndefined();
  expect(cache.find('/9')).toBeDefined();
});

test('a list is cached until promoted listings rotate, other pages for a minute', async () => {
  const half = Date.UTC(2026, 10, 21, 12, 30);
  vi.useFakeTimers({ toFake: ['Date'], now: half - 20_000 });
  onTestFinished(() => void vi.useRealTimers());
  const cache = aCache();
  await cache.getOrMake('/ads', tagged('list:ad'));
  await cache.getOrMake('/ad/1', tagged('listing:1'));
  // Started before the half hour and finished after it: shows the old order.
  await cache.getOrMake('/', async (onTags) => {
    onTags(['list:ad']);
    vi.setSystemTime(half - 1);
    expect(cache.find('/ads')).toBeDefined();
    vi.setSystemTime(half);
    return aPage('old');
  });
  expect(['/', '/ads', '/ad/1'].filter((key) => cache.find(key))).toEqual(['/ad/1']);
  vi.setSystemTime(half + 40_000);
  expect(cache.find('/ad/1')).toBeUndefined();
});

test('keys and headers count towards the size, and the number of pages is limited', async () => {
  const cache = aCache();
  const location = `https://jarmark.example/${'x'.repeat(15_000)}`;
  for (let index = 0; index < 6_000; index += 1) {
    await cache.getOrMake(`/${index}?${'x'.repeat(5_000)}`, async () => ({ ...aPage('a'), headers: { location } }));
  }
  expect(cache.size.bytes).toBeLessThan(64 * 1024 * 1024);
  expect(cache.size.pages).toBeLessThan(2_000);
  cache.clear();
  for (let index = 0; index < 6_000; index += 1) await cache.getOrMake(`/${index}`, async () => aPage('a'));
  expect(cache.size.pages).toBe(5_000);
});

test('redirects and error pages are not cached', async () => {
  const cache = aCache();
  for (const status of [301, 302, 400, 404, 410]) await cache.getOrMake(`/${status}`, async () => aPage('a', status));
  expect(cache.size).toEqual({ pages: 0, bytes: 0 });
});

test('a page that is not requested again is removed when it expires', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const cache = aCache();
  await cache.getOrMake('/ad/1', tagged('listing:1'));
  expect(cache.size.pages).toBe(1);
  vi.advanceTimersByTime(121_000);
  expect(cache.size).toEqual({ pages: 0, bytes: 0 });
  expect(vi.getTimerCount()).toBe(0);
});
