import { afterEach, expect, test, vi } from 'vitest';
import type { Db } from '../platform/db/client.ts';
import { SearchIndex } from './search-index.ts';
import { SearchService } from './service.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a search warms up ten seconds after it is told to, unless it has stopped', async () => {
  const warmUp = vi.spyOn(SearchIndex.prototype, 'warmUp').mockReturnValue();
  const [lasting, stopped] = [await SearchService.open({} as Db), await SearchService.open({} as Db)];
  vi.useFakeTimers();
  lasting.warmUpSoon();
  stopped.warmUpSoon();
  await stopped.stop();
  vi.advanceTimersByTime(9_999);
  expect(warmUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(warmUp).toHaveBeenCalledOnce();
});
