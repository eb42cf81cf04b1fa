import { expect, test } from 'vitest';
import { actKeys } from './act-key.ts';

test('the same content has the same key, changed content another', () => {
  const keyOf = actKeys();
  const first = keyOf({ name: 'Hanka' });
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(keyOf({ name: 'Hanka' })).toBe(first);
  const second = keyOf({ name: 'Hania' });
  expect(second).not.toBe(first);
  expect(keyOf({ name: 'Hanka' })).not.toBe(first);
  expect(actKeys()({ name: 'Hanka' })).not.toBe(first);
});
