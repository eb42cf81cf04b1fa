import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import {
  documentName,
  MediaMissingError,
  MediaNameError,
  openMediaStore,
  pictureName,
  privatePictureName,
} from './store.ts';

const directories: string[] = [];

afterEach(async () => {
  for (const directory of directories.splice(0)) await rm(directory, { recursive: true, force: true });
});

async function aDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'jarmark-media-'));
  directories.push(directory);
  return directory;
}

const HASH = 'ab12'.padEnd(32, '0');

test('a stored file can be read back as bytes and as a stream', async () => {
  const store = await openMediaStore({ kind: 'disk', directory: await aDirectory() });
  const name = pictureName(HASH, 640);
  expect(await store.exists(name)).toBe(false);
  await store.put(name, Buffer.from('piernik'));
  expect(await store.exists(name)).toBe(true);
  expect(Buffer.from(await store.getBytes(name)).toString()).toBe('piernik');
  expect(Buffer.concat(await (await store.getStream(name)).toArray()).toString()).toBe('piernik');
});

test('files are spread over folders by the start of their hash, and no partial file remains', async () => {
  const directory = await aDirectory();
  const store = await openMediaStore({ kind: 'disk', directory });
  await store.put(pictureName(HASH, 320), Buffer.from('x'));
  expect(await readdir(join(directory, 'ab', '12'))).toEqual([`${HASH}-320.webp`]);
  expect(await readdir(join(directory, 'incoming'))).toEqual([]);
});

test('concurrent writes of one name leave one complete file', async () => {
  const store = await openMediaStore({ kind: 'disk', directory: await aDirectory() });
  const bytes = Buffer.alloc(300_000, 7);
  const name = pictureName(HASH, 1600);
  await Promise.all(Array.from({ length: 8 }, () => store.put(name, bytes)));
  expect(Buffer.compare(Buffer.from(await store.getBytes(name)), bytes)).toBe(0);
});

test('removing works, even twice', async () => {
  const store = await openMediaStore({ kind: 'disk', directory: await aDirectory() });
  const name = pictureName(HASH, 320);
  await store.put(name, Buffer.from('x'));
  await store.remove(name);
  await store.remove(name);
  expect(await store.exists(name)).toBe(false);
});

test('a missing file differs from a failing disk', async () => {
  const directory = await aDirectory();
  const store = await openMediaStore({ kind: 'disk', directory });
  await expect(store.getBytes(pictureName(HASH, 320))).rejects.toBeInstanceOf(MediaMissingError);
  await expect(store.getStream(pictureName(HASH, 320))).rejects.toBeInstanceOf(MediaMissingError);
  await mkdir(join(directory, 'ab', '12', `${HASH}-960.webp`), { recursive: true });
  await expect(store.getBytes(pictureName(HASH, 960))).rejects.not.toBeInstanceOf(MediaMissingError);
});

test('a failed write leaves nothing behind', async () => {
  const directory = await aDirectory();
  const store = await openMediaStore({ kind: 'disk', directory });
  await writeFile(join(directory, 'ab'), 'in the way of the folder');
  await expect(store.put(pictureName(HASH, 320), Buffer.from('x'))).rejects.toThrow();
  expect(await readdir(join(directory, 'incoming'))).toEqual([]);
});

test('every method refuses foreign names', async () => {
  const store = await openMediaStore({ kind: 'disk', directory: await aDirectory() });
  const names = [
    '../../etc/passwd',
    `../${HASH}-320.webp`,
    `${HASH}-320.webp/../../x`,
    `${HASH}-320.webp\n`,
    `${HASH}-320.webp\0`,
    `${HASH.toUpperCase()}-320.webp`,
    `${HASH}-0320.webp`,
    `${HASH}-320.svg`,
    `${HASH}/320.webp`,
    `${HASH}-320.webp%2f..`,
    'incoming/x',
    '',
  ];
  for (const name of names) {
    await expect(store.put(name, Buffer.from('x')), name).rejects.toBeInstanceOf(MediaNameError);
    await expect(store.getBytes(name), name).rejects.toBeInstanceOf(MediaNameError);
    await expect(store.getStream(name), name).rejects.toBeInstanceOf(MediaNameError);
    await expect(store.exists(name), name).rejects.toBeInstanceOf(MediaNameError);
    await expect(store.remove(name), name).rejects.toBeInstanceOf(MediaNameError);
  }
});

test('private files have names of their own', async () => {
  const store = await openMediaStore({ kind: 'disk', directory: await aDirectory() });
  for (const name of [documentName(HASH), privatePictureName(HASH, 320)]) {
    await store.put(name, Buffer.from('x'));
    expect(await store.exists(name)).toBe(true);
  }
  expect(await store.exists(pictureName(HASH, 320))).toBe(false);
});

test('opening removes leftovers of an old crash, but not files being written', async () => {
  const directory = await aDirectory();
  await mkdir(join(directory, 'incoming'));
  await writeFile(join(directory, 'incoming', 'old'), 'x');
  await writeFile(join(directory, 'incoming', 'new'), 'x');
  await utimes(join(directory, 'incoming', 'old'), new Date(0), new Date(0));
  await openMediaStore({ kind: 'disk', directory });
  expect(await readdir(join(directory, 'incoming'))).toEqual(['new']);
});

test('a bucket is opened with its own address and keys', async () => {
  const opened: Record<string, unknown>[] = [];
  const puts: unknown[][] = [];
  class S3Driver {
    constructor(options: Record<string, unknown>) {
      opened.push(options);
    }
    async put(...args: unknown[]): Promise<void> {
      puts.push(args);
    }
  }
  vi.doMock('flydrive/drivers/s3', () => ({ S3Driver }));
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const store = await openMediaStore({
    kind: 's3',
    bucket: 'b',
    region: 'eu',
    endpoint: 'http://localhost:9000',
    ...keys,
  });
  await store.put(pictureName(HASH, 320), Buffer.from('x'));
  vi.doUnmock('flydrive/drivers/s3');
  expect(opened[0]).toMatchObject({ bucket: 'b', region: 'eu', forcePathStyle: true, credentials: keys });
  expect(puts[0]?.[0]).toBe(`ab/12/${HASH}-320.webp`);
  expect(puts[0]?.[2]).toMatchObject({ contentType: 'image/webp' });
});

test('a bucket without its packages says which to install', async () => {
  vi.doMock('flydrive/drivers/s3', () => {
    throw new Error('Cannot find package');
  });
  const opening = openMediaStore({
    kind: 's3',
    bucket: 'b',
    region: 'eu',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  await expect(opening).rejects.toThrow('@aws-sdk/client-s3');
  vi.doUnmock('flydrive/drivers/s3');
});
