import { afterEach, expect, test, vi } from 'vitest';
import { forgetDrafts } from './forget-drafts.ts';

afterEach(() => vi.unstubAllGlobals());

test('logging out deletes all unsent input and nothing else', () => {
  const kept: Record<string, string> = { 'draft:message:7:12': 'a', other: 'b', 'draft:comment:7:3': 'c' };
  const removeItem = (key: string) => delete kept[key];
  vi.stubGlobal('sessionStorage', Object.create({ removeItem }, Object.getOwnPropertyDescriptors(kept)));
  forgetDrafts();
  expect(kept).toEqual({ other: 'b' });
});

test('a storage that throws is ignored', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(forgetDrafts).not.toThrow();
});
