import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getCurrentUser, getProfile } from '#contract/accounts/accounts.ts';
import {
  addToGallery,
  describeGalleryPicture,
  listGallery,
  orderGallery,
  removeAvatar,
  removeFromGallery,
  setAvatar,
} from '#contract/media.ts';
import { addPictures } from '#contract/selling/drafts.ts';
import { aPerson } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();

async function aPhoto(hue: number, name = 'zdjęcie.jpg'): Promise<File> {
  const [r, g, b] = [hue, (hue * 3) % 255, (hue * 7) % 255];
  const bytes = await sharp({ create: { width: 700, height: 500, channels: 3, background: { r, g, b } } })
    .withExif({ IFD0: { Artist: 'Halina z Łowicza' }, IFD3: { GPSLatitude: '52/1 6/1 0/1' } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
}

function storedFiles(): string[] {
  const folder = join(app.dataDir, 'media');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const sweep = async () => {
  await app.client.db
    .updateTable('media')
    .set({ created_at: new Date(Date.now() - 7_200_000) })
    .execute();
  await app.client.db.transaction().execute((tx) => app.app.jobs.queue(tx, 'media.sweep', {}));
};
const until = async (isDone: () => boolean) => {
  for (let tries = 0; tries < 200 && !isDone(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isDone()).toBe(true);
};

test('photos enter the gallery in order, without camera metadata', async () => {
  const person = await aPerson(app);
  const { data } = await person.api.call(addToGallery, { files: [await aPhoto(10), await aPhoto(90)] });
  expect(data).toHaveLength(2);
  expect(data[0]?.picture).toMatchObject({ width: 700, height: 500, widths: [320, 640, 700], alt: '' });
  const { gallery } = await app.api().call(getProfile, { params: { id: person.id } });
  expect(gallery.map(({ id }) => id)).toEqual(data.map(({ picture }) => picture.id));
  for (const file of storedFiles()) {
    const bytes = readFileSync(file);
    expect(bytes.includes('Halina z')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  }
  const response = await app.app.fastify.inject({ url: `/media/${data[0]?.picture.id}-320.webp` });
  expect(response.headers['content-type']).toBe('image/webp');
});

test.each([
  ['the gallery', addToGallery],
  ['a listing', addPictures],
])('a picture for %s that is sent again after a lost response is the same picture', async (_, endpoint) => {
  const [person, other] = [await aPerson(app), await aPerson(app)];
  const send = async (who: typeof person, hue: number) =>
    (await who.api.call(endpoint, { files: [await aPhoto(hue)], idempotencyKey: 'k'.repeat(32) })).data;
  const countStored = async () =>
    Number(
      (
        await app.client.db
          .selectFrom('media')
          .select(({ fn }) => fn.countAll().as('count'))
          .execute()
      )[0]?.count,
    );
  const [first, second] = await Promise.all([send(person, 10), send(person, 10)]);
  expect(second).toEqual(first);
  expect(await send(person, 10)).toEqual(first);
  expect(first).toHaveLength(1);
  expect(await countStored()).toBe(1);
  await expect(send(person, 20)).rejects.toMatchObject({ code: 'conflict' });
  expect(await send(other, 20)).not.toEqual(first);
  expect(await countStored()).toBe(2);
});

test('a picture that was swept meanwhile is stored again', async () => {
  const person = await aPerson(app);
  const send = async () =>
    (await person.api.call(addPictures, { files: [await aPhoto(77)], idempotencyKey: 'k'.repeat(32) })).data[0];
  const first = await send();
  const isStored = () => storedFiles().some((path) => path.includes(`${first?.picture.id}`));
  expect(isStored()).toBe(true);
  await sweep();
  await until(() => !isStored());
  const again = await send();
  expect(again?.picture).toEqual(first?.picture);
  expect(again?.key).not.toBe(first?.key);
  expect(isStored()).toBe(true);
});

test('the owner orders, describes and empties the gallery', async () => {
  const person = await aPerson(app);
  const files = [await aPhoto(1), await aPhoto(2), await aPhoto(3)];
  const { data } = await person.api.call(addToGallery, { files });
  const [one, two, three] = data.map(({ key }) => key) as [number, number, number];
  const { data: ordered } = await person.api.call(orderGallery, { body: { keys: [three, one] } });
  expect(ordered.map(({ key }) => key)).toEqual([three, one, two]);
  await person.api.call(describeGalleryPicture, { params: { id: one }, body: { alt: 'Ule pod lipą' } });
  await person.api.call(removeFromGallery, { params: { id: three } });
  const left = await person.api.call(listGallery);
  expect(left.map(({ key, picture }) => [key, picture.alt])).toEqual([
    [one, 'Ule pod lipą'],
    [two, ''],
  ]);
  await expect(person.api.call(removeFromGallery, { params: { id: three } })).rejects.toMatchObject({
    code: 'notFound',
  });
});

test('too many files at once are refused with the limit, and nothing is stored', async () => {
  const person = await aPerson(app);
  const photo = await aPhoto(20);
  const call = person.api.call(addToGallery, { files: Array.from({ length: 11 }, () => photo) });
  await expect(call).rejects.toMatchObject({
    code: 'validationFailed',
    fieldErrors: { files: ['Za dużo zdjęć naraz: można dodać najwyżej 10 zdjęć.'] },
  });
  expect(await app.client.db.selectFrom('media').select('id').execute()).toEqual([]);
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const aStrip = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#aaaaaa' } })
    .png()
    .toBuffer();

test.each([
  ['a drawing with a script', () => Buffer.from(SVG), 'pictureFormat'],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'pictureFormat'],
  [
    'a page that begins like a JPEG',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SVG)]),
    'pictureBroken',
  ],
  ['an empty file', () => Buffer.alloc(0), 'pictureFormat'],
  ['half a photo', async () => Buffer.from(await (await aPhoto(5)).arrayBuffer()).subarray(0, 900), 'pictureBroken'],
  ['eleven megabytes', () => Buffer.alloc(11 * 1024 * 1024, 0xff), 'pictureTooLarge'],
  ['a strip of one pixel', () => aStrip(1, 30_000), 'pictureTooLong'],
] as const)('%s is refused at its position, and nothing is stored', async (_, make, code) => {
  const person = await aPerson(app);
  const bad = new File([new Uint8Array(await make())], 'photo.jpg', { type: 'image/jpeg' });
  const before = storedFiles().length;
  const call = app.as(person.token, 'en').call(addToGallery, { files: [await aPhoto(7), bad] });
  await expect(call).rejects.toMatchObject({
    code: 'validationFailed',
    fieldErrors: { 'files.1': [expect.any(String)] },
  });
  await call.catch(({ fieldErrors }) => {
    const words = {
      pictureFormat: 'Add a JPEG',
      pictureBroken: 'damaged',
      pictureTooLarge: 'too large',
      pictureTooLong: 'too long',
    };
    expect(fieldErrors['files.1'][0]).toContain(words[code]);
  });
  expect(storedFiles()).toHaveLength(before);
  expect(await person.api.call(listGallery)).toEqual([]);
});

test('a strip is refused as an avatar too', async () => {
  const person = await aPerson(app);
  const strip = new File([new Uint8Array(await aStrip(30_000, 1))], 'face.png', { type: 'image/png' });
  await expect(person.api.call(setAvatar, { files: [strip] })).rejects.toMatchObject({
    code: 'validationFailed',
    fieldErrors: { 'files.0': [expect.stringContaining('zbyt wydłużone')] },
  });
});

test('a picture of a few pixels is served like any other', async () => {
  const person = await aPerson(app);
  const dot = new File([new Uint8Array(await aStrip(1, 3))], 'dot.png', { type: 'image/png' });
  const { data } = await person.api.call(addToGallery, { files: [dot] });
  const picture = data[0]?.picture;
  expect(picture).toMatchObject({ width: 1, height: 3, widths: [1] });
  expect((await app.app.fastify.inject(`/media/${picture?.id}-1.webp`)).statusCode).toBe(200);
});

test('an avatar is served under its path, and removed', async () => {
  const person = await aPerson(app);
  const { data } = await person.api.call(setAvatar, { files: [await aPhoto(40)] });
  const path = data.avatar?.image_path;
  const response = await app.app.fastify.inject({ url: `/userAvatar/${path}` });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await person.api.call(removeAvatar)).data.avatar).toBeNull();
  expect((await person.api.call(getCurrentUser)).avatar).toBeNull();
});

test('unused pictures are removed; those that others show stay', async () => {
  const [one, two] = [await aPerson(app), await aPerson(app)];
  const shared = await aPhoto(60);
  const { data } = await one.api.call(addToGallery, { files: [shared, await aPhoto(61)] });
  await two.api.call(addToGallery, { files: [shared] });
  for (const { key } of data) await one.api.call(removeFromGallery, { params: { id: key } });
  const [sharedHash, ownHash] = data.map(({ picture }) => picture.id) as [string, string];
  await sweep();
  await until(() => !storedFiles().some((file) => file.includes(ownHash)));
  expect(storedFiles().some((file) => file.includes(sharedHash))).toBe(true);
});

test('the gallery holds thirty pictures', async () => {
  const person = await aPerson(app);
  for (let batch = 0; batch < 3; batch += 1) {
    const files = await Promise.all(Array.from({ length: 10 }, (_, at) => aPhoto(100 + batch * 10 + at)));
    await person.api.call(addToGallery, { files });
  }
  await expect(person.api.call(addToGallery, { files: [await aPhoto(1)] })).rejects.toMatchObject({
    fieldErrors: { files: ['Galeria mieści najwyżej 30 zdjęć. Usuń któreś, by zrobić miejsce.'] },
  });
});

test('a request without files, or not as form data, is refused with that reason', async () => {
  const person = await aPerson(app);
  await expect(person.api.call(addToGallery, { files: [] })).rejects.toMatchObject({
    fieldErrors: { files: ['Wybierz co najmniej jedno zdjęcie.'] },
  });
  const response = await app.app.fastify.inject({
    method: 'POST',
    url: '/api/user/me/gallery',
    headers: { authorization: `Bearer ${person.token}` },
    payload: { files: ['x'] },
  });
  expect(response.statusCode).toBe(415);
});

test('an account without a picture has its own face, the same each time', async () => {
  const face = async (id: string) => app.app.fastify.inject({ url: `/userAvatar/face-${id}.svg` });
  const [one, again, two] = [await face('1'), await face('1'), await face('2')];
  expect(one.headers['content-type']).toContain('image/svg+xml');
  expect(one.body).toBe(again.body);
  expect(one.body).not.toBe(two.body);
  for (const id of ['0', '-1', '1e3', 'x', '9'.repeat(40)]) expect((await face(id)).statusCode).toBe(404);
});
