import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '#contract/accounts/accounts.ts';
import { deleteAccount } from '#contract/accounts/settings.ts';
import {
  createCredential,
  listCredentials,
  removeCredential,
  removeCredentialDocument,
  setCredentialDocument,
  updateCredential,
} from '#contract/credentials/credentials.ts';
import { CREDENTIALS_MAX, DOCUMENT_KEPT_DAYS } from '#contract/credentials/states.ts';
import { polishDay, polishMidnight } from '#contract/values/polish-time.ts';
import { aCredential } from '#test/credential-factories.ts';
import { aPerson, aSession, type LoggedIn } from '#test/factories.ts';
import { runClockJob, untilDone } from '#test/job-queue.ts';
import { testApp } from '#test/test-app.ts';
import { collectCredentials } from './export-repository.ts';

const app = testApp();
const PDF = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n% certyfikat Haliny\ntrailer <<>>\n%%EOF\n');

const inDays = (days: number) => polishDay(polishMidnight(polishDay(Date.now()), days));
const ORGANIC = { kind: 'organic', number: 'pl eko 7: 48213/26', validUntil: inDays(200) } as const;

const aFile = (bytes: Buffer = PDF, name = 'Certyfikat.pdf') => new File([new Uint8Array(bytes)], name);

const create = async ({ api }: LoggedIn, form: object = ORGANIC, idempotencyKey?: string) =>
  (await api.call(createCredential, { body: form as typeof ORGANIC, ...(idempotencyKey ? { idempotencyKey } : {}) }))
    .data;

const send = async ({ api }: LoggedIn, id: number, file = aFile(), idempotencyKey?: string) =>
  (
    await api.call(setCredentialDocument, {
      params: { id },
      files: [file],
      ...(idempotencyKey ? { idempotencyKey } : {}),
    })
  ).data;

const fetchDocument = (token: string | null, path: string) =>
  app.app.fastify.inject({ url: `/api/${path}/document`, headers: token ? { authorization: `Bearer ${token}` } : {} });

function storedFiles(): string[] {
  const folder = join(app.dataDir, 'media');
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Earlier tests leave files whose rows are gone. */
let former: readonly string[] = [];
beforeEach(() => {
  former = storedFiles();
});
const sealedFiles = () => storedFiles().filter((path) => path.endsWith('.sealed') && !former.includes(path));

/** The mails about credentials; unrelated mails may still be arriving. */
const reminders = async () => (await app.mails()).filter(({ subject }) => subject?.startsWith('Kończy się ważność'));

async function aModerator(): Promise<string> {
  const { id } = await aPerson(app, { role: 'moderator' });
  return aSession(app, id, { isStrong: true });
}

test('a credential is stored once, with a canonical number, as stated', async () => {
  const person = await aPerson(app);
  const made = await create(person);
  expect(made).toMatchObject({
    kind: 'organic',
    number: 'PL-EKO-07 48213/26',
    controlBody: 'Agro Bio Test',
    state: 'stated',
    seenAt: null,
    review: 'none',
    document: null,
    listings: 0,
  });
  expect(await person.api.call(listCredentials)).toEqual({ items: [made], answerDays: 7 });
  await expect(create(person)).rejects.toMatchObject({ fieldErrors: { number: [expect.any(String)] } });
  await expect(create(await aPerson(app))).resolves.toMatchObject({ number: made.number });
});

test('creating with the same idempotency key returns the same credential, also concurrently', async () => {
  const person = await aPerson(app);
  const key = 'k'.repeat(32);
  const [one, two] = await Promise.all([create(person, ORGANIC, key), create(person, ORGANIC, key)]);
  expect(two).toEqual(one);
});

test.each([
  [{ kind: 'organic', number: 'PL-EKO-99 12345/24', validUntil: inDays(9) }, 'number', 'numer przykładowy'],
  [{ kind: 'organic', number: 'PL-EKO-77 48213/26', validUntil: inDays(9) }, 'number', 'dwie cyfry po PL-EKO'],
  [{ kind: 'rhd', number: 'moje' }, 'number', 'wygląda inaczej'],
  [{ kind: 'rhd', number: '' }, 'number', 'Przepisz numer'],
  [{ kind: 'organic', number: 'PL-EKO-07 48213/26' }, 'validUntil', 'ostatni dzień ważności'],
  [{ ...ORGANIC, validFrom: inDays(-1), validUntil: inDays(-2) }, 'validUntil', 'przed pierwszym'],
  [{ ...ORGANIC, validFrom: inDays(1) }, 'validFrom', 'wcześniejszy dzień'],
  [{ ...ORGANIC, validUntil: '9999-01-01' }, 'validUntil', ''],
  [{ kind: 'nobility', number: '1' }, 'kind', 'Wybierz, co to jest'],
])('%j is refused at %s', async (form, field, words) => {
  const person = await aPerson(app);
  await expect(create(person, form)).rejects.toMatchObject({
    code: 'validationFailed',
    fieldErrors: { [field]: [expect.stringContaining(words)] },
  });
});

test('a kind without expiry has no last day, and the number of credentials is limited', async () => {
  const person = await aPerson(app);
  const made = await create(person, { kind: 'rhd', number: '14616042', validUntil: inDays(5) });
  expect(made).toMatchObject({ number: 'RHD 14616042', validUntil: null });
  for (let n = 1; n < CREDENTIALS_MAX; n += 1) await aCredential(app, { accountId: person.id, review: 'none' });
  await expect(create(person)).rejects.toMatchObject({ code: 'tooMany' });
});

test('a photo is stored without metadata and encrypted, and waits for review', async () => {
  const person = await aPerson(app);
  const { id } = await create(person);
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b98a3c' } })
    .withExif({ IFD0: { Artist: 'Halina z Łowicza' } })
    .jpeg()
    .toBuffer();
  const own = await send(person, id, aFile(photo, 'IMG_0001.JPG'));
  expect(own).toMatchObject({
    review: 'waiting',
    state: 'stated',
    answerBy: inDays(7),
    document: { name: 'IMG_0001.webp', type: 'image/webp' },
  });
  const [path = ''] = sealedFiles();
  expect(sealedFiles()).toHaveLength(1);
  const stored = readFileSync(path);
  expect(stored.includes('WEBP')).toBe(false);
  const { headers, rawPayload, statusCode } = await fetchDocument(person.token, `user/me/credentials/${id}`);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'content-disposition': expect.stringContaining('attachment'),
  });
  const shown = await sharp(rawPayload).metadata();
  expect([shown.width, shown.exif]).toEqual([900, undefined]);
});

test('only the owner and moderators with a second factor can read a document, whatever id is tried', async () => {
  const [owner, stranger] = [await aPerson(app), await aPerson(app)];
  const { id } = await create(owner);
  await send(owner, id);
  await send(stranger, (await create(stranger, { kind: 'rhd', number: '14616043' })).id);
  const moderator = await aModerator();
  const weak = await aPerson(app, { role: 'moderator' });
  const mine = `user/me/credentials/${id}`;
  const desk = `moderation/credentials/${id}`;
  const statusOf = async (token: string | null, path: string) => (await fetchDocument(token, path)).statusCode;
  expect(await statusOf(owner.token, mine)).toBe(200);
  expect(await statusOf(moderator, desk)).toBe(200);
  expect((await fetchDocument(moderator, desk)).rawPayload).toEqual(PDF);
  expect(await statusOf(null, mine)).toBe(401);
  expect(await statusOf(null, desk)).toBe(401);
  expect(await statusOf('x'.repeat(43), mine)).toBe(401);
  expect(await statusOf(stranger.token, mine)).toBe(404);
  expect(await statusOf(moderator, mine)).toBe(404);
  expect(await statusOf(owner.token, desk)).toBe(403);
  expect(await statusOf(stranger.token, desk)).toBe(403);
  expect(await statusOf(weak.token, desk)).toBe(403);
  for (const guess of ['0', '-1', '1e0', '01', '999999', '1%20or%201', '9'.repeat(30)]) {
    expect([404, 400]).toContain(await statusOf(stranger.token, `user/me/credentials/${guess}`));
    expect([404, 400]).toContain(await statusOf(moderator, `moderation/credentials/${guess}`));
  }
  for (const path of storedFiles()) {
    const name = path.split('/').at(-1);
    for (const prefix of ['/media', '/userAvatar'])
      expect((await app.app.fastify.inject({ url: `${prefix}/${name}` })).statusCode).toBe(404);
  }
});

test.each([
  ['a drawing with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a page with a PDF signature', () => Buffer.from('%PDF-<script>alert(1)</script>%%EOF')],
  ['a truncated PDF', () => PDF.subarray(0, 20)],
  ['a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
  ['nothing', () => Buffer.alloc(0)],
  ['a photo that breaks off', () => Buffer.concat([Buffer.of(0xff, 0xd8, 0xff, 0xe0), Buffer.alloc(300)])],
  ['eleven megabytes', () => Buffer.alloc(11 * 1024 * 1024, '%PDF-1.7')],
])('%s is refused at its file, and nothing is stored', async (_, make) => {
  const person = await aPerson(app);
  const { id } = await create(person);
  await expect(send(person, id, aFile(make(), 'skan.pdf'))).rejects.toMatchObject({
    code: 'validationFailed',
    fieldErrors: { 'files.0': [expect.any(String)] },
  });
  expect(sealedFiles()).toEqual([]);
  expect((await person.api.call(listCredentials)).items).toMatchObject([{ document: null, review: 'none' }]);
});

test('a repeated upload changes nothing, and a different one replaces the file', async () => {
  const person = await aPerson(app);
  const { id } = await create(person);
  const key = 'k'.repeat(32);
  const [one, two] = await Promise.all([send(person, id, aFile(), key), send(person, id, aFile(), key)]);
  expect(two).toEqual(one);
  expect(await send(person, id)).toEqual(one);
  await untilDone(app, ['credentials.removeFiles']);
  expect(sealedFiles()).toHaveLength(1);
  const other = Buffer.from(PDF.toString().replace('Haliny', 'Zofii'));
  await send(person, id, aFile(other));
  await untilDone(app, ['credentials.removeFiles']);
  expect(sealedFiles()).toHaveLength(1);
  expect((await fetchDocument(person.token, `user/me/credentials/${id}`)).rawPayload).toEqual(other);
  expect(await app.client.db.selectFrom('credential_document').select('name').execute()).toHaveLength(1);
});

test('an edit resets a verified credential to stated; the same fields change nothing', async () => {
  const person = await aPerson(app);
  const id = await aCredential(app, { accountId: person.id, review: 'accepted', number: 'PPIS HŻ.9027.41.2024' });
  const seen = (await person.api.call(listCredentials)).items[0];
  expect(seen).toMatchObject({ state: 'seen', seenAt: expect.any(String), review: 'accepted' });
  const form = { kind: 'sanitary', number: 'PPIS HŻ.9027.41.2024' } as const;
  expect((await person.api.call(updateCredential, { params: { id }, body: form })).data).toEqual(seen);
  const changed = { ...form, number: 'PPIS HŻ.9027.42.2024' };
  expect((await person.api.call(updateCredential, { params: { id }, body: changed })).data).toMatchObject({
    state: 'stated',
    seenAt: null,
    review: 'waiting',
  });
});

test('the state follows the Polish calendar without any job', async () => {
  const person = await aPerson(app);
  const states = async () => (await person.api.call(listCredentials)).items.map(({ state }) => state);
  const id = await aCredential(app, { accountId: person.id, kind: 'organic', number: 'X', review: 'accepted' });
  for (const [days, state] of [
    [0, 'seen'],
    [1, 'seen'],
    [-1, 'expired'],
  ] as const) {
    await sql`update credential set valid_until = ${inDays(days)}::date where id = ${id}`.execute(app.client.db);
    expect(await states()).toEqual([state]);
  }
});

test('a profile shows the credentials, without herd numbers and refused ones', async () => {
  const person = await aPerson(app);
  await aCredential(app, { accountId: person.id, kind: 'herd', number: 'PL000048213-001', review: 'accepted' });
  await aCredential(app, { accountId: person.id, review: 'refused' });
  const { credentials } = await app.api().call(getProfile, { params: { id: person.id } });
  expect(credentials).toEqual([
    {
      kind: 'herd',
      number: null,
      controlBody: null,
      state: 'seen',
      seenAt: expect.any(String),
      validUntil: null,
      registerUrl: null,
    },
  ]);
});

test('a removed document is erased with its file, and a verified credential stays verified', async () => {
  const person = await aPerson(app);
  const { id } = await create(person);
  await send(person, id);
  const { data } = await person.api.call(removeCredentialDocument, { params: { id } });
  expect(data).toMatchObject({ document: null, review: 'none', answerBy: null });
  await untilDone(app, ['credentials.removeFiles']);
  expect(sealedFiles()).toEqual([]);
  const seen = await aCredential(app, { accountId: person.id, review: 'accepted' });
  expect((await person.api.call(removeCredentialDocument, { params: { id: seen } })).data).toMatchObject({
    document: null,
    state: 'seen',
  });
});

test('documents are erased some time after the last day, and incomplete uploads after a day', async () => {
  const person = await aPerson(app);
  const ended = { accountId: person.id, review: 'accepted', kind: 'organic' } as const;
  const old = await aCredential(app, { ...ended, number: 'A', validUntil: inDays(-DOCUMENT_KEPT_DAYS - 1) });
  await aCredential(app, { ...ended, number: 'B', validUntil: inDays(-DOCUMENT_KEPT_DAYS) });
  await app.client.db
    .insertInto('credential_document')
    .values({
      storage_key: 'f'.repeat(32),
      account_id: person.id,
      name: 'x.pdf',
      type: 'application/pdf',
      size_bytes: 1,
      fingerprint: Buffer.alloc(32),
      created_at: new Date(Date.now() - 25 * 3_600_000),
    })
    .execute();
  await app.client.db.transaction().execute((tx) => app.app.jobs.queue(tx, 'upkeep.daily', {}));
  await untilDone(app, ['upkeep.daily', 'credentials.removeFiles']);
  const { items } = await person.api.call(listCredentials);
  expect(items.map(({ id, document }) => [id === old, document === null])).toEqual([
    [false, false],
    [true, true],
  ]);
  expect(await app.client.db.selectFrom('credential_document').select('name').execute()).toHaveLength(1);
});

test('owners are reminded once each 30 and 7 days before and on the last day', async () => {
  const person = await aPerson(app);
  const id = await aCredential(app, {
    accountId: person.id,
    kind: 'organic',
    number: 'PL-EKO-07 48213/26',
    review: 'accepted',
    validUntil: inDays(31),
  });
  const remind = async (days: number) => {
    await sql`update credential set valid_until = ${inDays(days)}::date where id = ${id}`.execute(app.client.db);
    await runClockJob(app, 'credentials.remind');
    await runClockJob(app, 'credentials.remind');
    return (await reminders()).length;
  };
  expect(await remind(31)).toBe(0);
  expect(await remind(30)).toBe(1);
  expect(await remind(29)).toBe(1);
  expect(await remind(7)).toBe(2);
  expect(await remind(1)).toBe(2);
  expect(await remind(0)).toBe(3);
  expect(await remind(-1)).toBe(3);
  const mail = (await reminders()).at(-1);
  expect(mail?.subject).toBe('Kończy się ważność: Certyfikat ekologiczny, PL-EKO-07 48213/26');
  expect(mail?.to?.[0]?.address).toBe(person.email);
});

test('a credential stated shortly before its end causes no reminder', async () => {
  const person = await aPerson(app);
  await create(person, { ...ORGANIC, validUntil: inDays(20) });
  await runClockJob(app, 'credentials.remind');
  expect(await reminders()).toEqual([]);
});

test('a credential is removed with its document, and others keep theirs', async () => {
  const [owner, stranger] = [await aPerson(app), await aPerson(app)];
  const { id } = await create(owner);
  await send(owner, id);
  await stranger.api.call(removeCredential, { params: { id } });
  expect((await owner.api.call(listCredentials)).items).toHaveLength(1);
  for (let n = 0; n < 2; n += 1) await owner.api.call(removeCredential, { params: { id } });
  expect((await owner.api.call(listCredentials)).items).toEqual([]);
  await untilDone(app, ['credentials.removeFiles']);
  expect(sealedFiles()).toEqual([]);
});

test('a data export contains the credentials, and erasing the account deletes them', async () => {
  const person = await aPerson(app);
  const { id } = await create(person);
  await send(person, id);
  expect(await collectCredentials(app.client.db, person.id)).toMatchObject({
    credentials: [{ id, number: 'PL-EKO-07 48213/26', document: 'Certyfikat.pdf', listing_ids: [], decisions: [] }],
  });
  await person.api.call(deleteAccount);
  await untilDone(app, ['credentials.removeFiles']);
  expect(sealedFiles()).toEqual([]);
  for (const table of ['credential', 'credential_document'] as const)
    expect(await app.client.db.selectFrom(table).selectAll().execute()).toEqual([]);
});
