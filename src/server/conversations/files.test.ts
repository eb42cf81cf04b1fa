import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { addMessageFile, listMessages, MESSAGE_FILES_MAX, type MessageFile } from '#contract/conversations.ts';
import { aSession } from '#test/factories.ts';
import { aConversation, aMessage, aTalker, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { attachmentHeader, cleanFileName } from './file-names.ts';

const app = testApp();
const PDF = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

async function aPhoto({ width = 2_000, name = 'IMG_0001.JPG' } = {}): Promise<File> {
  const bytes = await sharp({ create: { width, height: width / 2, channels: 3, background: '#b98a3c' } })
    .withExif({ IFD0: { Artist: 'Halina z Łowicza' }, IFD3: { GPSLatitude: '52/1 6/1 0/1' } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
}

const aFile = (bytes: Buffer, name = 'plik.pdf') => new File([new Uint8Array(bytes)], name);

const add = async ({ api }: Pick<Talker, 'api'>, id: number, file: File, idempotencyKey?: string) =>
  (await api.call(addMessageFile, { params: { id }, files: [file], ...(idempotencyKey ? { idempotencyKey } : {}) }))
    .data;

function fetchFile(token: string | null, id: number, fileId: number | string, query = '') {
  return app.app.fastify.inject({
    url: `/api/conversations/${id}/files/${fileId}${query}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
}

function storedFiles(): string[] {
  const folder = join(app.dataDir, 'media');
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function eventually(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 300 && !isTrue(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isTrue()).toBe(true);
}

test('a photo is sent without its camera metadata, in two sizes, and only the two members can fetch it', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const file = await add(buyer, id, await aPhoto());
  expect(file).toMatchObject({ kind: 'picture', name: 'IMG_0001.webp', width: 1600, height: 800 });
  // Before it is sent, only the owner can fetch it.
  expect((await fetchFile(seller.token, id, file.id)).statusCode).toBe(404);
  expect((await fetchFile(buyer.token, id, file.id)).statusCode).toBe(200);
  const message = await aMessage(buyer, id, '', { fileIds: [file.id] });
  expect(message.files).toEqual([file]);
  const large = await fetchFile(seller.token, id, file.id);
  expect(large.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-length': String(file.sizeBytes),
  });
  const small = await fetchFile(seller.token, id, file.id, '?width=320');
  const [largeMeta, smallMeta] = [await sharp(large.rawPayload).metadata(), await sharp(small.rawPayload).metadata()];
  expect([largeMeta.width, smallMeta.width]).toEqual([1600, 320]);
  for (const path of storedFiles()) {
    const bytes = readFileSync(path);
    expect(bytes.includes('Halina z')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  }
});

test('a picture that is already small is stored once', async () => {
  const { id, buyer } = await aConversation(app);
  const before = storedFiles().length;
  const file = await add(buyer, id, await aPhoto({ width: 200 }));
  expect(storedFiles().length - before).toBe(1);
  const [large, small] = [
    await fetchFile(buyer.token, id, file.id),
    await fetchFile(buyer.token, id, file.id, '?width=320'),
  ];
  expect(small.rawPayload).toEqual(large.rawPayload);
});

test('a document is stored unchanged and served only as an attachment', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const file = await add(buyer, id, aFile(PDF, 'Umowa kupna „Żółw”.PDF'));
  expect(file).toMatchObject({ kind: 'pdf', name: 'Umowa kupna „Żółw”.pdf', sizeBytes: PDF.length, width: null });
  await aMessage(buyer, id, 'Umowa.', { fileIds: [file.id] });
  const { headers, rawPayload } = await fetchFile(seller.token, id, file.id);
  expect(rawPayload).toEqual(PDF);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toBe(
    `attachment; filename="Umowa kupna _Zolw_.pdf"; filename*=UTF-8''Umowa%20kupna%20%E2%80%9E%C5%BB%C3%B3%C5%82w%E2%80%9D.pdf`,
  );
});

test('nobody else can fetch a file, whatever token, conversation or id they use', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const other = await aConversation(app, { seller });
  const file = await add(buyer, id, aFile(PDF));
  await aMessage(buyer, id, 'Umowa.', { fileIds: [file.id] });
  const stranger = await aTalker(app);
  await app.client.db.updateTable('account').set({ role: 'admin' }).where('id', '=', stranger.id).execute();
  const strong = await aSession(app, stranger.id, { isStrong: true });
  const statuses = await Promise.all([
    fetchFile(null, id, file.id),
    fetchFile('x'.repeat(43), id, file.id),
    fetchFile(stranger.token, id, file.id),
    fetchFile(strong, id, file.id),
    fetchFile(seller.token, other.id, file.id),
    fetchFile(seller.token, id, '1e0'),
    fetchFile(seller.token, id, '-1'),
  ]);
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 404, 404, 404, 404, 404]);
  for (const path of storedFiles()) {
    const name = path.split('/').at(-1);
    for (const prefix of ['/media', '/userAvatar']) {
      expect((await app.app.fastify.inject({ url: `${prefix}/${name}` })).statusCode).toBe(404);
    }
  }
});

test('files of a removed message are not found for either member', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const file = await add(buyer, id, await aPhoto({ width: 400 }));
  await aMessage(buyer, id, 'Zdjęcie.', { fileIds: [file.id] });
  const set = (fields: { hidden_at?: Date | null; erased_at?: Date | null }) =>
    app.client.db.updateTable('message').set(fields).execute();
  for (const [taken, back] of [
    [{ hidden_at: new Date() }, { hidden_at: null }],
    [{ erased_at: new Date() }, { erased_at: null }],
  ]) {
    await set(taken ?? {});
    for (const { token } of [buyer, seller]) expect((await fetchFile(token, id, file.id)).statusCode).toBe(404);
    await set(back ?? {});
  }
  expect((await fetchFile(seller.token, id, file.id)).statusCode).toBe(200);
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const aStrip = () =>
  sharp({ create: { width: 1, height: 30_000, channels: 3, background: '#aaaaaa' } })
    .png()
    .toBuffer();

test.each([
  ['a drawing with a script', () => Buffer.from(SVG), 'chatFileFormat'],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'chatFileFormat'],
  ['a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]), 'chatFileFormat'],
  ['a truncated document', () => PDF.subarray(0, 20), 'chatFileFormat'],
  ['a page with a PDF signature', () => Buffer.from('%PDF-<script>alert(1)</script>%%EOF'), 'chatFileFormat'],
  ['nothing at all', () => Buffer.alloc(0), 'chatFileFormat'],
  ['a broken photo', async () => Buffer.from(await (await aPhoto()).arrayBuffer()).subarray(0, 900), 'pictureBroken'],
  ['a strip of one pixel', () => aStrip(), 'pictureTooLong'],
  ['eleven megabytes', () => Buffer.alloc(11 * 1024 * 1024, '%PDF-1.7'), 'chatFileTooLarge'],
] as const)('%s is refused with the reason, and nothing is stored', async (_, make, message) => {
  const { id, buyer } = await aConversation(app);
  const before = storedFiles().length;
  const words = {
    chatFileFormat: 'Takiego pliku nie można wysłać. Dodaj zdjęcie (JPEG, PNG, WebP, AVIF, HEIC) albo PDF.',
    pictureBroken: 'Ten plik jest uszkodzony. Spróbuj dodać inny.',
    pictureTooLong: 'To zdjęcie jest zbyt wydłużone: dłuższy bok może być najwyżej 100 razy dłuższy od krótszego.',
    chatFileTooLarge: 'Ten plik jest za duży: najwyżej 10 MB.',
  };
  await expect(add(buyer, id, aFile(await make(), 'zdjecie.jpg'))).rejects.toMatchObject({
    code: 'validationFailed',
    fieldErrors: { 'files.0': [words[message]] },
  });
  expect(storedFiles()).toHaveLength(before);
  expect(await app.client.db.selectFrom('message_file').select('id').execute()).toEqual([]);
});

test('a file is sent once, only by its owner and only in its conversation', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const other = await aConversation(app, { buyer });
  const [own, theirs, elsewhere] = [
    await add(buyer, id, aFile(PDF)),
    await add(seller, id, aFile(PDF)),
    await add(buyer, other.id, aFile(PDF)),
  ];
  const wrong = { code: 'validationFailed', fieldErrors: { fileIds: [expect.any(String)] } };
  const send = (fileIds: number[]) => aMessage(buyer, id, 'Umowa.', { fileIds });
  for (const fileIds of [[own.id, theirs.id], [elsewhere.id], [4_711], [own.id, own.id]]) {
    await expect(send(fileIds)).rejects.toMatchObject(wrong);
  }
  expect((await buyer.api.call(listMessages, { params: { id } })).items).toEqual([]);
  expect((await send([own.id])).number).toBe(1);
  await expect(send([own.id])).rejects.toMatchObject(wrong);
});

test('files keep their order, and retrying a message with files returns the same message', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const files: MessageFile[] = [];
  for (const name of ['c.pdf', 'a.pdf', 'b.pdf']) files.push(await add(buyer, id, aFile(PDF, name)));
  const fileIds = [2, 0, 1].map((at) => files[at]?.id ?? 0);
  const form = { clientId: 'z-plikami', fileIds };
  const message = await aMessage(buyer, id, 'Umowy.', form);
  expect(message.files.map(({ name }) => name)).toEqual(['b.pdf', 'c.pdf', 'a.pdf']);
  expect(await aMessage(buyer, id, 'Umowy.', form)).toEqual(message);
  expect((await seller.api.call(listMessages, { params: { id } })).items).toEqual([message]);
  await expect(aMessage(buyer, id, 'Umowy.', { ...form, fileIds: fileIds.toReversed() })).rejects.toMatchObject({
    code: 'conflict',
  });
  const tooMany = Array.from({ length: MESSAGE_FILES_MAX + 1 }, (_, at) => at + 1);
  await expect(aMessage(buyer, id, 'Umowy.', { fileIds: tooMany })).rejects.toMatchObject({ code: 'validationFailed' });
});

test('retrying an upload with the same key returns the same file, also concurrently', async () => {
  const { id, buyer } = await aConversation(app);
  const key = 'k'.repeat(32);
  const [one, two] = await Promise.all([add(buyer, id, await aPhoto(), key), add(buyer, id, await aPhoto(), key)]);
  expect(two).toEqual(one);
  await aMessage(buyer, id, 'Zdjęcie.', { fileIds: [one.id] });
  expect(await add(buyer, id, await aPhoto(), key)).toEqual(one);
  await expect(add(buyer, id, aFile(PDF), key)).rejects.toMatchObject({ code: 'conflict' });
  expect(await app.client.db.selectFrom('message_file').select('id').execute()).toHaveLength(1);
});

test('no file is accepted where no message can be sent', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const stranger = await aTalker(app);
  await expect(add(stranger, id, aFile(PDF))).rejects.toMatchObject({ code: 'notFound' });
  await seller.api.call(blockPerson, { params: { id: buyer.id } });
  await expect(add(buyer, id, aFile(PDF))).rejects.toMatchObject({ code: 'blocked' });
  await app.client.db.updateTable('account').set({ suspended_until: 'infinity' }).where('id', '=', seller.id).execute();
  await expect(add(buyer, id, aFile(PDF))).rejects.toMatchObject({ code: 'recipientGone' });
});

test('a file not attached to a message within a day is deleted, row and content', async () => {
  const { id, buyer } = await aConversation(app);
  const before = storedFiles().length;
  const [sent, loose] = [await add(buyer, id, await aPhoto()), await add(buyer, id, await aPhoto())];
  const fresh = await add(buyer, id, aFile(PDF));
  await aMessage(buyer, id, '', { fileIds: [sent.id] });
  await app.client.db
    .updateTable('message_file')
    .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
    .where('id', '<>', fresh.id)
    .execute();
  await app.client.db.transaction().execute((tx) => app.app.jobs.queue(tx, 'upkeep.daily', {}));
  await eventually(() => storedFiles().length - before === 3);
  const left = await app.client.db.selectFrom('message_file').select('id').orderBy('id').execute();
  expect(left).toEqual([{ id: sent.id }, { id: fresh.id }]);
  expect((await fetchFile(buyer.token, id, loose.id)).statusCode).toBe(404);
});

test.each([
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\Halina\\umowa.pdf', 'umowa.pdf'],
  ['rachunek.exe', 'rachunek.exe.pdf'],
  ['strona.html', 'strona.html.pdf'],
  ['faktura\u202efdp.exe', 'fakturafdp.exe.pdf'],
  ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie x=1.pdf'],
  ['...', 'document.pdf'],
  ['', 'document.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['dwa   odstępy\t.pdf', 'dwa odstępy.pdf'],
])('a document called %j is stored as %j', (sent, name) => {
  expect(cleanFileName(sent, 'pdf')).toBe(name);
});

test('a file name is at most 120 characters and never splits one', () => {
  const name = cleanFileName(`${'🐝'.repeat(200)}.jpeg`, 'picture');
  expect([...name]).toHaveLength(120);
  expect(name.isWellFormed()).toBe(true);
  expect(cleanFileName('zdjęcie.heic.JPG', 'picture')).toBe('zdjęcie.heic.webp');
  expect(attachmentHeader(`a"b'c(1)*.pdf`)).toBe(
    `attachment; filename="a_b_c(1)_.pdf"; filename*=UTF-8''a%22b%27c%281%29%2A.pdf`,
  );
});

test('truncated or missing form data is a bad request', async () => {
  const { id, buyer } = await aConversation(app);
  const part = '--b\r\nContent-Disposition: form-data; name="files"; filename="plik.pdf"\r\n\r\n%PDF-1.7 ';
  const bodies = ['--b\r\n', 'nic', part.slice(0, 40), part, `${part}%%EOF\r\n`];
  for (const [payload, type] of [...bodies.map((body) => [body, '; boundary=b']), [part, '']]) {
    const answer = await app.app.fastify.inject({
      method: 'POST',
      url: `/api/conversations/${id}/files`,
      headers: { authorization: `Bearer ${buyer.token}`, 'content-type': `multipart/form-data${type}` },
      payload: payload as string,
    });
    expect([payload, answer.statusCode]).toEqual([payload, 400]);
  }
});
