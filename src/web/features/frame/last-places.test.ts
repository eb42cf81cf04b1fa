import { expect, test } from 'vitest';
import { stepsOutOfChat, withPlace } from './last-places.ts';

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
