import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { DamagedError, seal, sealedSize, unseal } from './sealing.ts';

const KEY = randomBytes(32);
const CHUNK = 64 * 1024;

/** A stream of small, uneven chunks. */
const streamOf = (bytes: Buffer) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += 7_001) yield bytes.subarray(at, at + 7_001);
    })(),
  );
const sealed = (bytes: Buffer, name = 'a') => buffer(Readable.from(seal(streamOf(bytes), KEY, name)));
const unsealed = (bytes: Buffer, name = 'a', key = KEY) => buffer(Readable.from(unseal(streamOf(bytes), key, name)));

test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])('%i bytes survive the round trip', async (size) => {
  const bytes = randomBytes(size);
  const stored = await sealed(bytes);
  expect(stored).toHaveLength(sealedSize(size));
  // Short byte sequences occur in any text by chance.
  if (size >= 64) expect(stored.includes(bytes.subarray(0, 64))).toBe(false);
  expect(await unsealed(stored)).toEqual(bytes);
});

test('modified, truncated, swapped or renamed content is refused', async () => {
  const stored = await sealed(randomBytes(2 * CHUNK + 100));
  const head = 20;
  const box = CHUNK + 16;
  const changed = Buffer.from(stored);
  changed.writeUInt8(changed.readUInt8(head + 5) ^ 1, head + 5);
  const exchanged = Buffer.concat([
    stored.subarray(0, head),
    stored.subarray(head + box, head + 2 * box),
    stored.subarray(head, head + box),
    stored.subarray(head + 2 * box),
  ]);
  const wrong = [changed, exchanged, stored.subarray(0, -1), stored.subarray(0, head + 2 * box), stored.subarray(0, 9)];
  for (const each of [...wrong, Buffer.alloc(0), Buffer.concat([stored, Buffer.from('x')])]) {
    await expect(unsealed(each)).rejects.toThrow(DamagedError);
  }
  await expect(unsealed(stored, 'b')).rejects.toThrow(DamagedError);
  await expect(unsealed(stored, 'a', randomBytes(32))).rejects.toThrow(DamagedError);
});
