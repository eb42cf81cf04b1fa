import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addMessageFile } from '#contract/conversations.ts';
import { addToGallery } from '#contract/media.ts';
import { addPictures } from '#contract/selling/drafts.ts';
import { getTranslator } from '#i18n/translator.ts';
import { aPerson } from '#test/factories.ts';
import { aConversation, aMessage } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { heicToPng, isHeic } from './heic.ts';
import { processPicture } from './pipeline.ts';

const app = testApp();

const sample = (name: string) => readFileSync(new URL(`../../../test/pictures/${name}.heic`, import.meta.url));
const asFile = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'IMG_0001.HEIC', { type: 'image/heic' });
const pixelAt = async (bytes: Buffer, left: number, top: number) => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

test('an iPhone photo becomes a normal picture, in the gallery and in a listing', async () => {
  const person = await aPerson(app);
  for (const endpoint of [addToGallery, addPictures]) {
    const { data } = await person.api.call(endpoint, { files: [asFile(new Uint8Array(sample('red-and-blue')))] });
    expect(data[0]?.picture).toMatchObject({ width: 320, height: 240 });
    const shown = await app.app.fastify.inject({ url: `/media/${data[0]?.picture.id}-320.webp` });
    expect(shown.headers['content-type']).toBe('image/webp');
    const [left, right] = [await pixelAt(shown.rawPayload, 40, 120), await pixelAt(shown.rawPayload, 280, 120)];
    expect(left[0]).toBeGreaterThan(200);
    expect(right[2]).toBeGreaterThan(200);
  }
});

test('colours of a wide-gamut HEIC are converted, not just relabelled', async () => {
  const { averageColor } = await processPicture(sample('wide-gamut'));
  const channels = [1, 3, 5].map((at) => Number.parseInt(averageColor.slice(at, at + 2), 16));
  for (const [at, wanted] of [0xd0, 0x50, 0x20].entries())
    expect(Math.abs((channels[at] ?? 0) - wanted)).toBeLessThan(6);
});

test('a portrait photo is stored upright, rotated exactly once', async () => {
  // Like phone photos, the file has the rotation twice: in HEIF, which the decoder applies, and in Exif.
  const bytes = sample('turned');
  expect(bytes.includes('irot') && bytes.includes('Exif')).toBe(true);
  const { width, height, variants } = await processPicture(bytes);
  expect([width, height]).toEqual([240, 320]);
  const upright = variants.at(-1)?.bytes ?? Buffer.alloc(0);
  const [top, bottom] = [await pixelAt(upright, 120, 40), await pixelAt(upright, 120, 280)];
  expect((top[0] ?? 0) - (top[2] ?? 0)).toBeGreaterThan(100);
  expect((bottom[2] ?? 0) - (bottom[0] ?? 0)).toBeGreaterThan(100);
});

/** A photo that declares 9,000 by 9,000 pixels. */
function aHugeHeic(): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(sample('turned'));
  const size = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(9_000, size);
  bytes.writeUInt32BE(9_000, size + 4);
  return new Uint8Array(bytes);
}

/** A film declared as such, under the name of a photo. */
function aFilm(): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(sample('red-and-blue'));
  const end = bytes.readUInt32BE(0);
  for (let at = 8; at < end; at += 4) if (at !== 12) bytes.write('isom', at, 'latin1');
  return new Uint8Array(bytes);
}

test.each([
  ['of too many pixels', aHugeHeic, 'validation.pictureTooLarge', 'validation.chatFileTooLarge'],
  ['of another brand', aFilm, 'validation.pictureFormat', 'validation.chatFileFormat'],
  [
    'that is truncated',
    () => new Uint8Array(sample('turned').subarray(0, 1_000)),
    'validation.pictureHeic',
    'validation.pictureHeic',
  ],
] as const)(
  'a HEIC %s is refused with the reason, in the gallery and in a conversation',
  async (_, make, reason, chatReason) => {
    const file = asFile(make());
    const person = await aPerson(app);
    const t = getTranslator('pl');
    await expect(person.api.call(addToGallery, { files: [file] })).rejects.toMatchObject({
      status: 400,
      fieldErrors: { 'files.0': [t(reason)] },
    });
    const { id, buyer } = await aConversation(app);
    await expect(buyer.api.call(addMessageFile, { params: { id }, files: [file] })).rejects.toMatchObject({
      status: 400,
      fieldErrors: { 'files.0': [t(chatReason)] },
    });
  },
);

test('an iPhone photo sent in a conversation becomes a picture every browser can show', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const { data } = await buyer.api.call(addMessageFile, {
    params: { id },
    files: [asFile(new Uint8Array(sample('turned')))],
  });
  expect(data).toMatchObject({ kind: 'picture', width: 240, height: 320 });
  await aMessage(buyer, id, 'Tak wygląda z bliska.', { fileIds: [data.id] });
  const shown = await app.app.fastify.inject({
    url: `/api/conversations/${id}/files/${data.id}`,
    headers: { authorization: `Bearer ${seller.token}` },
  });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await pixelAt(shown.rawPayload, 120, 40))[0]).toBeGreaterThan(150);
});

test('an unreadable HEIC is reported by its name with advice, and nothing is stored', async () => {
  const person = await aPerson(app);
  const whole = new Uint8Array(sample('red-and-blue'));
  for (const broken of [
    whole.slice(0, 300),
    whole.slice(0, 24),
    whole.map((byte, at) => (at > 620 ? 255 - byte : byte)),
  ]) {
    await expect(person.api.call(addToGallery, { files: [asFile(broken)] })).rejects.toMatchObject({
      fieldErrors: { 'files.0': [expect.stringMatching(/HEIC.*JPEG.*Aparat/)] },
    });
  }
  expect(await app.client.db.selectFrom('media').select('id').execute()).toEqual([]);
});

test('a HEIC of more pixels than allowed is refused before it is decoded', async () => {
  const options = { maxPixels: 320 * 240 - 1, widthOf: () => 100 };
  await expect(heicToPng(sample('red-and-blue'), options)).rejects.toMatchObject({ reason: 'pixels' });
});

test('HEIC is recognised by its brands; AVIF and films are not HEIC', async () => {
  expect(isHeic(sample('red-and-blue'))).toBe(true);
  const avif = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .avif()
    .toBuffer();
  expect(isHeic(avif)).toBe(false);
  for (const text of ['', 'ftyp', '\0\0\0\x18ftypmp42\0\0\0\0heicmp42'.slice(0, 12)])
    expect(isHeic(Buffer.from(text))).toBe(false);
});
