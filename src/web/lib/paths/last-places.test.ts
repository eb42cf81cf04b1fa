import { afterEach, expect, test, vi } from 'vitest';
import { lastPathOutside, notePlace, stepsOutOfChat, withPlace } from './last-places.ts';

/** Simulates a history, and returns where the exit from its last entry leads. */
function wayOut(moves: readonly (readonly ['push' | 'back' | 'replace', 'market' | 'chat'])[]) {
  let [index, outside] = [-1, [] as number[]];
  for (const [move, area] of moves) {
    if (move === 'push') index += 1;
    if (move === 'back') index -= 1;
    outside = withPlace(outside, { index, isPush: move === 'push', isOutside: area === 'market' });
  }
  return stepsOutOfChat(index, outside);
}

test('the exit from the chat skips all its entries to the last page before it', () => {
  expect(
    wayOut([
      ['push', 'market'],
      ['push', 'chat'],
      ['push', 'chat'],
      ['push', 'chat'],
    ]),
  ).toBe(-3);
});

test('a chat opened first has nothing behind it', () => {
  expect(
    wayOut([
      ['push', 'chat'],
      ['push', 'chat'],
    ]),
  ).toBe(null);
});

test('after going back into the chat, its exit leads to earlier entries, not later ones', () => {
  expect(
    wayOut([
      ['push', 'market'],
      ['push', 'chat'],
      ['push', 'market'],
      ['back', 'chat'],
    ]),
  ).toBe(-1);
});

test('overwritten entries are dropped', () => {
  const moves = [
    ['push', 'chat'],
    ['push', 'market'],
    ['back', 'chat'],
    ['push', 'chat'],
  ] as const;
  expect(wayOut(moves)).toBe(null);
});

test('a page that replaced another counts as itself', () => {
  expect(
    wayOut([
      ['push', 'market'],
      ['push', 'market'],
      ['replace', 'chat'],
    ]),
  ).toBe(-1);
});

afterEach(() => vi.unstubAllGlobals());

/** The tab's session storage, which survives a reload. */
function aTab(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

test('after the history restarts, the exit from the chat leads to the last path outside it', () => {
  aTab();
  notePlace({ pathname: '/ads', search: '?q=mi%C3%B3d', index: 0, isPush: false });
  notePlace({ pathname: '/chat/conversation/7', search: '', index: 1, isPush: true });
  // A full page load, as after a deployment: the router counts from zero again.
  notePlace({ pathname: '/chat/conversation/7', search: '', index: 0, isPush: false });
  expect(stepsOutOfChat(0)).toBe(null);
  expect(lastPathOutside()).toBe('/ads?q=mi%C3%B3d');
});

test('a conversation opened by its URL exits to the home page', () => {
  aTab();
  notePlace({ pathname: '/chat/conversation/7', search: '', index: 0, isPush: false });
  expect(lastPathOutside()).toBe('/');
});

test('if storage is blocked, the chat exits to the home page', () => {
  const refuse = () => {
    throw new DOMException('storage is refused', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  notePlace({ pathname: '/ads', search: '', index: 0, isPush: false });
  expect([stepsOutOfChat(1), lastPathOutside()]).toEqual([null, '/']);
});
