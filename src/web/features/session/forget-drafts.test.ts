import { afterEach, expect, test, vi } from 'vitest';
import { forgetDrafts } from './forget-drafts.ts';

afterEach(() => vi.unstubAllGlobals());

test('whoever logs out leaves nothing that they typed, and all else stays', () => {
  const kept: Record<string, string> = { 'draft:message:7:12': 'a', other: 'b', 'draft:comment:7:3': 'c' };
  const removeItem = (key: string) => delete kept[key];
  vi.stubGlobal('sessionStorage', Object.create({ removeItem }, Object.getOwnPropertyDescriptors(kept)));
  forgetDrafts();
  expect(kept).toEqual({ other: 'b' });
});

test('a storage that is refused is left alone', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(forgetDrafts).not.toThrow();
});
