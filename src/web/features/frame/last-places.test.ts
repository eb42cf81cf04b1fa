import { afterEach, expect, test, vi } from 'vitest';
import { lastPathOutside, notePlace, stepsOutOfChat, withPlace } from './last-places.ts';

/** Goes through a history as a browser does, and says where the way out of the last place leads. */
function wayOut(moves: readonly (readonly ['push' | 'back' | 'replace', 'market' | 'chat'])[]) {
  let [index, outside] = [-1, [] as number[]];
  for (const [move, area] of moves) {
    if (move === 'push') index += 1;
    if (move === 'back') index -= 1;
    outside = withPlace(outside, { index, isPush: move === 'push', isOutside: area === 'market' });
  }
  return stepsOutOfChat(index, outside);
}

test('the way out of the chat leads over all of its pages to the last one before it', () => {
  expect(
    wayOut([
      ['push', 'market'],
      ['push', 'chat'],
      ['push', 'chat'],
      ['push', 'chat'],
    ]),
  ).toBe(-3);
});

test('a chat that was opened first has nothing behind it', () => {
  expect(
    wayOut([
      ['push', 'chat'],
      ['push', 'chat'],
    ]),
  ).toBe(null);
});

test('who goes back into the chat leaves it to what lies before, not to what lies ahead', () => {
  expect(
    wayOut([
      ['push', 'market'],
      ['push', 'chat'],
      ['push', 'market'],
      ['back', 'chat'],
    ]),
  ).toBe(-1);
});

test('what was pushed over counts no more', () => {
  const moves = [
    ['push', 'chat'],
    ['push', 'market'],
    ['back', 'chat'],
    ['push', 'chat'],
  ] as const;
  expect(wayOut(moves)).toBe(null);
});

test('a page that took the place of another counts as what it is', () => {
  expect(
    wayOut([
      ['push', 'market'],
      ['push', 'market'],
      ['replace', 'chat'],
    ]),
  ).toBe(-1);
});

afterEach(() => vi.unstubAllGlobals());

/** The tab's own storage, which outlives a page that is loaded anew. */
function aTab(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

test('where the history has begun anew, the way out of the chat leads to the address last seen outside of it', () => {
  aTab();
  notePlace({ pathname: '/ads', search: '?q=mi%C3%B3d', index: 0, isPush: false });
  notePlace({ pathname: '/chat/conversation/7', search: '', index: 1, isPush: true });
  // The page is loaded whole, as after an update of the site: the router counts from nothing again.
  notePlace({ pathname: '/chat/conversation/7', search: '', index: 0, isPush: false });
  expect(stepsOutOfChat(0)).toBe(null);
  expect(lastPathOutside()).toBe('/ads?q=mi%C3%B3d');
});

test('whoever came by the address of a conversation leaves it to the home page', () => {
  aTab();
  notePlace({ pathname: '/chat/conversation/7', search: '', index: 0, isPush: false });
  expect(lastPathOutside()).toBe('/');
});

test('where the browser refuses to keep anything, the way out of the chat leads home', () => {
  const refuse = () => {
    throw new DOMException('storage is refused', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  notePlace({ pathname: '/ads', search: '', index: 0, isPush: false });
  expect([stepsOutOfChat(1), lastPathOutside()]).toEqual([null, '/']);
});
