import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import yazl from 'yazl';
import {
  getEditable,
  importListings,
  importPictures,
  listOwnListings,
  ZIP_MAX_PICTURES,
} from '#contract/selling/selling.ts';
import { aPerson, type LoggedIn } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function zipOf(files: Record<string, Buffer>, names: (zip: Buffer) => Buffer = (zip) => zip): Promise<File> {
  const zip = new yazl.ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return new File([new Uint8Array(names(Buffer.concat(chunks)))], 'zdjecia.zip');
}

const send = (person: LoggedIn, file: File, idempotencyKey?: string) =>
  person.api
    .call(importPictures, { files: [file], ...(idempotencyKey ? { idempotencyKey } : {}) })
    .then(({ data }) => data);
const csvOf = (pictures: string) =>
  `title;description;category;price;town;pictures\nGarnek gliniany;Toczony na kole.;pottery;40;Zamość;"${pictures}"\n`;

test('pictures of an archive show on the lines that name them, and stay when an export is imported again', async () => {
  const person = await aPerson(app);
  const zip = await zipOf({
    'zdjęcia/Miód 1.jpg': await picture('#aa3300'),
    'zdjęcia/b.jpg': await picture('#00aa33'),
    '__MACOSX/._b.jpg': Buffer.from('nothing'),
    'zdjęcia/notatki.txt': Buffer.from('nie zdjęcie'),
  });
  const { pictures, refused } = await send(person, zip, 'zip-key-1');
  expect(pictures.map(({ name }) => name)).toEqual(['Miód 1.jpg', 'b.jpg']);
  expect(refused).toEqual([{ name: 'notatki.txt', reason: expect.any(String) }]);
  expect((await send(person, zip, 'zip-key-1')).pictures).toEqual(pictures);
  const keys = Object.fromEntries(pictures.map(({ name, key }) => [name, key]));
  const run = (csv: string, of: LoggedIn = person) =>
    of.api.call(importListings, { body: { csv, dryRun: false, pictures: keys } });
  const missing = await run(csvOf('b.jpg, inne.jpg'));
  expect(missing.data.lines[0]?.errors.pictures?.[0]).toContain('inne.jpg');
  expect((await run(csvOf('B.JPG, miod 1.jpg'))).data.posted).toBe(1);
  const [ad] = (await person.api.call(listOwnListings, { query: { kind: 'ad' } })).items;
  expect(ad?.picture).not.toBeNull();
  const params = { id: ad?.id ?? 0 };
  const shown = async () => (await person.api.call(getEditable.ad, { params })).pictures.map(({ key }) => key);
  expect(await shown()).toEqual([keys['b.jpg'], keys['Miód 1.jpg']]);
  const changed = `id;${csvOf('').replace('Garnek', `${params.id};Garnek`).replace(';40;', ';41;')}`;
  expect((await run(changed)).data.updated).toBe(1);
  expect(await shown()).toHaveLength(2);
  const stranger = await aPerson(app);
  await expect(run(csvOf('b.jpg'), stranger)).rejects.toMatchObject({
    fieldErrors: { pictures: [expect.any(String)] },
  });
});

test('path traversal in names is harmless, and a duplicate name is reported', async () => {
  const person = await aPerson(app);
  const bytes = await picture('#123456');
  // Patch in a name of the same length: no ordinary tool writes such a name.
  const evil = await zipOf({ 'xx/xx/etc/a.jpg': bytes, 'inne/A.jpg': bytes }, (zip) =>
    Buffer.from(zip.toString('latin1').replaceAll('xx/xx/etc/a.jpg', '../../etc/a.jpg'), 'latin1'),
  );
  const { pictures, refused } = await send(person, evil);
  expect(pictures.map(({ name }) => name)).toEqual(['a.jpg']);
  expect(refused.map(({ name }) => name)).toEqual(['A.jpg']);
});

test('a bomb, too many files and a file that is no archive are refused', async () => {
  const person = await aPerson(app);
  const bomb = await send(person, await zipOf({ 'bomba.jpg': Buffer.alloc(60 * 1024 * 1024) }));
  expect(bomb).toMatchObject({ pictures: [], refused: [{ name: 'bomba.jpg' }] });
  const names = Array.from({ length: ZIP_MAX_PICTURES + 1 }, (_, index) => [`${index}.txt`, Buffer.from('x')]);
  for (const file of [await zipOf(Object.fromEntries(names)), new File([new Uint8Array(randomBytes(400))], 'x.zip')])
    await expect(send(person, file)).rejects.toMatchObject({
      code: 'validationFailed',
      fieldErrors: { zip: [expect.any(String)] },
    });
});

test('unpacking stops at an entry larger than it declares', async () => {
  const person = await aPerson(app);
  const liar = await zipOf({ 'klamca.jpg': Buffer.alloc(1024 * 1024) }, (zip) => {
    const claimed = Buffer.alloc(4);
    claimed.writeUInt32LE(1024 * 1024);
    const honest = Buffer.alloc(4);
    honest.writeUInt32LE(100);
    return Buffer.from(
      zip.toString('latin1').replaceAll(claimed.toString('latin1'), honest.toString('latin1')),
      'latin1',
    );
  });
  await expect(send(person, liar)).rejects.toMatchObject({ fieldErrors: { zip: [expect.any(String)] } });
});
