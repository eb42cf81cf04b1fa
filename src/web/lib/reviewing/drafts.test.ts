import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commentDraft, keepDraft, readDraft, replyDraft } from './drafts.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a draft is restored under its own name only', () => {
  keepDraft(commentDraft(7, 12), { text: 'Dobry ser', rating: '4' });
  expect(readDraft(commentDraft(7, 12))).toEqual({ text: 'Dobry ser', rating: '4' });
  expect([readDraft(commentDraft(8, 12)), readDraft(commentDraft(7, 13)), readDraft(replyDraft(7, 12))]).toEqual([
    null,
    null,
    null,
  ]);
});

test('an empty or sent draft is removed', () => {
  keepDraft('a', { text: 'x', rating: null });
  keepDraft('a', { text: '', rating: null });
  keepDraft('b', { text: 'x', rating: null });
  keepDraft('b', null);
  expect(stored.size).toBe(0);
});

test('foreign data in the storage is not a draft', () => {
  for (const text of ['', 'null', '7', '{"rating":"4"}', '{"text":7}']) {
    stored.set('draft:a', text);
    expect(readDraft('a')).toBeNull();
  }
  stored.set('draft:a', '{"text":"x","rating":"<b>"}');
  expect(readDraft('a')).toEqual({ text: 'x', rating: null });
});

test('a storage that throws breaks nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepDraft('a', { text: 'x', rating: null });
  expect(readDraft('a')).toBeNull();
});
