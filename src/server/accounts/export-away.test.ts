import { afterAll, expect, test } from 'vitest';
import { deleteAccount, listExports, requestExport } from '#contract/accounts/settings.ts';
import { aPerson } from '#test/factories.ts';
import { startFakeS3 } from '#test/fake-s3.ts';
import { retryNow, untilDone } from '#test/job-queue.ts';
import { Gate } from '#test/survival/gate.ts';
import { testApp } from '#test/test-app.ts';

const bucket = await startFakeS3();
const gate = await Gate.open(bucket.port);
const app = testApp(bucket.settingsAt(gate.port));
afterAll(async () => {
  await gate.shut();
  await bucket.close();
});

const archives = () => [...bucket.objects.keys()].filter((key) => key.endsWith('.zip'));
const linkIn = (texts: readonly string[]) => /\/api\/user\/exports\/[\w-]+/.exec(texts.join('\n'))?.[0] ?? '';

/** A person who requested a data export while the bucket is unavailable; the first attempt has failed. */
async function aWishInVain() {
  const person = await aPerson(app);
  await app.mails(1);
  await gate.shut();
  const { data } = await person.api.call(requestExport);
  await untilDone(app, ['account.export']);
  return { person, exportId: data.id };
}

test('an export is created once the bucket is available again, and no mail is sent before', async () => {
  const { person, exportId } = await aWishInVain();
  try {
    expect(await person.api.call(listExports)).toMatchObject([{ id: exportId, state: 'pending', sizeBytes: null }]);
    expect((await person.api.call(requestExport)).data.id).toBe(exportId);
    expect([await app.mails(), archives()]).toMatchObject([{ length: 1 }, []]);
  } finally {
    await gate.reopen();
  }
  await retryNow(app, 'account.export');
  expect(await person.api.call(listExports)).toMatchObject([{ id: exportId, state: 'ready' }]);
  const link = linkIn((await app.mails(2)).map(({ text }) => text ?? ''));
  expect(archives()).toHaveLength(1);
  expect((await app.app.fastify.inject(link)).headers['content-type']).toBe('application/zip');

  // The download link answers with Retry-After while the bucket is unavailable, and stays valid.
  await gate.shut();
  try {
    const away = await app.app.fastify.inject(link);
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '5']);
  } finally {
    await gate.reopen();
  }
  expect((await app.app.fastify.inject(link)).statusCode).toBe(200);
});

test('an account deleted before its export is created leaves no file', async () => {
  const before = archives();
  const { person } = await aWishInVain();
  await person.api.call(deleteAccount);
  await gate.reopen();
  await retryNow(app, 'account.export');
  await untilDone(app, ['exports.remove']);
  expect(archives()).toEqual(before);
});
