import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startFakeS3 } from '#test/fake-s3.ts';
import { MissingObjectError } from './object-store.ts';
import { openS3Store } from './s3-store.ts';

async function aStore() {
  const s3 = await startFakeS3();
  onTestFinished(s3.close);
  const place = {
    bucket: 'jarmark',
    region: 'eu-central-1',
    endpoint: `http://127.0.0.1:${s3.port}`,
    prefix: 'kopie/',
  };
  return { s3, store: await openS3Store({ ...place, accessKeyId: 'jarmark', secretAccessKey: 'jarmark-secret' }) };
}

test('an object larger than one part is stored completely or not at all', async () => {
  const { s3, store } = await aStore();
  const bytes = randomBytes(40 * 1024 * 1024);
  await store.write('large', Readable.from([bytes.subarray(0, 30_000_000), bytes.subarray(30_000_000)]));
  expect((await buffer(await store.read('large'))).equals(bytes)).toBe(true);
  const failing = async function* () {
    yield bytes;
    throw new Error('the disk is gone');
  };
  await expect(store.write('half', failing())).rejects.toThrow('the disk is gone');
  expect([...s3.objects.keys()]).toEqual(['kopie/large']);
});

test('all objects are listed, page by page, below a prefix', async () => {
  const { store } = await aStore();
  const keys = ['a/1', 'a/2', 'a/3', 'a/4', 'b/1'];
  for (const key of keys) await store.write(key, Readable.from([Buffer.from(key)]));
  const listed = [];
  for await (const { key, sizeBytes } of store.list('a/')) listed.push([key, sizeBytes]);
  expect(listed).toEqual(keys.slice(0, 4).map((key) => [key, 3]));
  await store.remove('a/1');
  await expect(store.read('a/1')).rejects.toThrow(MissingObjectError);
});
