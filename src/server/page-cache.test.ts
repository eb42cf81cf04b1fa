import { expect, onTestFinished, test, vi } from 'vitest';
import { EventHub } from './events.ts';
import { type CachedPage, PageCache } from './page-cache.ts';

const aPage = (text: string, status = 200): CachedPage => ({
  status,
  headers: {},
  body: Buffer.from(text),
  encoded: new Map(),
});
/** Makes a page that shows what the tag stands for. */
const tagged = (tag: string) => async (onTags: (tags: string[]) => void) => {
  onTags([tag]);
  return aPage(tag);
};
const aCache = () => new PageCache(new EventHub(() => {}));

test('a page is made once however many ask for it at the same time', async () => {
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

test('a purged tag drops the pages that carry it and no others', async () => {
  const cache = aCache();
  await cache.getOrMake('/ad/1', tagged('listing:1'));
  await cache.getOrMake('/ad/2', tagged('listing:2'));
  cache.purge(['listing:1']);
  expect(cache.find('/ad/1')).toBeUndefined();
  expect(cache.find('/ad/2')?.body.toString()).toBe('listing:2');
});

test('a page that was being made while its content changed is not kept, and not handed to later callers', async () => {
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

test('a failure is not kept, and a later request tries again', async () => {
  const cache = aCache();
  await expect(cache.getOrMake('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await cache.getOrMake('/', async () => aPage('broken', 500));
  expect(cache.find('/')).toBeUndefined();
});

test('the cache stays within its size, dropping what was not used for longest', async () => {
  const cache = aCache();
  const large = 'x'.repeat(5_000_000);
  for (let index = 0; index < 10; index += 1) await cache.getOrMake(`/${index}`, async () => aPage(large));
  expect(cache.find('/0')).toBeUndefined();
  expect(cache.find('/9')).toBeDefined();
});

test('a list is kept until promoted listings change places, another page for its minute', async () => {
  const half = Date.UTC(2026, 10, 21, 12, 30);
  vi.useFakeTimers({ toFake: ['Date'], now: half - 20_000 });
  onTestFinished(() => void vi.useRealTimers());
  const cache = aCache();
  await cache.getOrMake('/ads', tagged('list:ad'));
  await cache.getOrMake('/ad/1', tagged('listing:1'));
  // Made before the half hour and finished after it: it shows the order of before.
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
