import { afterAll, expect, test } from 'vitest';
import { getAccount, updatePreferences } from '#contract/accounts/settings.ts';
import { addToGallery, listGallery } from '#contract/media.ts';
import { aPerson } from '#test/factories.ts';
import { startFakeS3 } from '#test/fake-s3.ts';
import { Gate } from '#test/survival/gate.ts';
import { aPicture } from '#test/survival/load.ts';
import { testApp } from '#test/test-app.ts';
import { toApiError } from '../platform/errors.ts';

const bucket = await startFakeS3();
const gate = await Gate.open(bucket.port);
const app = testApp(bucket.settingsAt(gate.port));
afterAll(async () => {
  await gate.shut();
  await bucket.close();
});

test('while the bucket is unavailable, uploads and pictures get 503 and nothing is half done', async () => {
  const person = await aPerson(app);
  const aFile = async () => ({ files: [new File([(await aPicture()) as BlobPart], 'ser.png')] });
  const { data } = await person.api.call(addToGallery, await aFile());
  const url = `/media/${data[0]?.picture.id}-${data[0]?.picture.width}.webp`;
  expect((await app.app.fastify.inject({ url })).statusCode).toBe(200);
  await gate.shut();
  await expect(person.api.call(addToGallery, await aFile())).rejects.toMatchObject({ code: 'unavailable' });
  const away = await app.app.fastify.inject({ url });
  expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '5']);
  expect(await person.api.call(listGallery)).toHaveLength(1);
  await gate.reopen();
  await person.api.call(addToGallery, await aFile());
  expect(await person.api.call(listGallery)).toHaveLength(2);
  expect((await app.app.fastify.inject({ url })).statusCode).toBe(200);
  const unknown = `/media/${'0'.repeat(32)}-320.webp`;
  expect((await app.app.fastify.inject({ url: unknown })).statusCode).toBe(404);
});

test('a bucket that does not respond does not block other writers', async () => {
  const [slow, other] = [await aPerson(app), await aPerson(app)];
  const storedBefore = bucket.objects.size;
  gate.keepAnswersBack();
  const uploads = Array.from({ length: 6 }, () => aPicture()).map(async (bytes) =>
    slow.api.call(addToGallery, { files: [new File([(await bytes) as BlobPart], 'ser.png')] }),
  );
  await expect.poll(() => bucket.objects.size, { timeout: 20_000 }).toBeGreaterThanOrEqual(storedBefore + 6);
  await other.api.call(updatePreferences, { body: { showsPresence: false } });
  expect((await other.api.call(getAccount)).showsPresence).toBe(false);
  gate.delayMs = 0;
  await gate.shut();
  await gate.reopen();
  await Promise.all(uploads);
  expect(await slow.api.call(listGallery)).toHaveLength(6);
});

test('a full disk is reported as such, wherever it occurs', () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const below = Object.assign(new Error('could not extend file'), { code: '53100' });
  const codes = [full, below, new Error('cannot write', { cause: full }), new Error('other')].map(
    (error) => toApiError(error).code,
  );
  expect(codes).toEqual(['unavailable', 'unavailable', 'unavailable', 'internal']);
});
