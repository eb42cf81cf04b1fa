import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { deleteAccount, updateProfile } from '#contract/accounts/settings.ts';
import { createComment, setReply } from '#contract/comments.ts';
import { addPictures } from '#contract/selling/drafts.ts';
import { actOnListings, choosePlan, createListing, setHoliday, updateListing } from '#contract/selling/selling.ts';
import { createRandom } from '#demo/random.ts';
import { aListing, aPerson, type LoggedIn } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { loadStemmer } from '../../search/stemmer.ts';
import type { TargetRef } from '../targets.ts';
import type { FlagDetails } from './finding.ts';
import { createFlagService } from './service.ts';

const app = testApp();

const TITLE = 'Miód gryczany z Roztocza';
const DESCRIPTION = 'Ciemny, o mocnym smaku, odwirowany w lipcu. Odbiór w pasiece albo wysyłka w słoikach.';
const form = (fields: { title?: string; description?: string; pictures?: number[] } = {}) => ({
  title: fields.title ?? TITLE,
  description: fields.description ?? DESCRIPTION,
  town: 'Zamość',
  category: 101,
  price: '42,50',
  details: {},
  codes: { foodRegistration: 'SB 06993804' },
  pictures: (fields.pictures ?? []).map((key) => ({ key, alt: '' })),
});

interface FlagRow {
  kind: string;
  details: FlagDetails;
  target: string;
  severity: number;
  case_id: number;
}

async function listFlags(): Promise<FlagRow[]> {
  const { rows } = await sql<FlagRow>`
    select f.kind, f.details, c.target_type || ' ' || c.target_id as target, c.severity, f.case_id
    from flag f join moderation_case c on c.id = f.case_id order by f.id`.execute(app.client.db);
  return rows;
}

/** Scans a target immediately, independent of the queue. */
const look = async (ref: TargetRef) => createFlagService({ db: app.client.db, loadStemmer }).look(ref);

/** Waits until the queue is empty. */
async function allLookedAt(): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pgboss.job where name = 'flags.look' and state < 'completed'`.execute(
      app.client.db,
    );
    if (rows[0]?.count === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the queue did not become empty');
}

async function post(person: LoggedIn, fields: Parameters<typeof form>[0] = {}): Promise<number> {
  const { data } = await person.api.call(createListing.ad, { body: form(fields) });
  await person.api.call(choosePlan, { params: { id: data.id }, body: { plan: 'free' } });
  return data.id;
}

async function edit(person: LoggedIn, id: number, version: number, fields: Parameters<typeof form>[0]): Promise<void> {
  await person.api.call(updateListing.ad, { params: { id }, body: { version, form: form(fields) } });
}

/** Decides the open case of a target as a moderator. */
async function decide(ref: TargetRef, action: 'dismiss' | 'askChange', moderatorId: number): Promise<void> {
  const { db } = app.client;
  const decided = await db
    .updateTable('moderation_case')
    .set({ decided_at: new Date() })
    .where('target_type', '=', ref.type)
    .where('target_id', '=', ref.id)
    .where('decided_at', 'is', null)
    .returning(['id', 'account_id'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('decision')
    .values({
      case_id: decided.id,
      account_id: decided.account_id,
      action,
      rule: action === 'dismiss' ? null : 'illegalGoods',
      explanation: '',
      is_automated_detection: true,
      decided_by: moderatorId,
    })
    .execute();
}

async function photoOf(seed: number, { quality = 90, width = 800 } = {}): Promise<File> {
  const random = createRandom(seed);
  const patches = Buffer.from(Array.from({ length: 12 * 9 * 3 }, () => random.below(256)));
  const scene = await sharp(patches, { raw: { width: 12, height: 9, channels: 3 } })
    .resize(800, 600, { kernel: 'cubic' })
    .png()
    .toBuffer();
  const jpeg = await sharp(scene).resize({ width }).jpeg({ quality }).toBuffer();
  return new File([new Uint8Array(jpeg)], 'a.jpg');
}

async function pictureOf(person: LoggedIn, file: File): Promise<number> {
  const { data } = await person.api.call(addPictures, { files: [file] });
  return data.at(-1)?.key as number;
}

test('a listing is scanned when published, not before, and stays visible', async () => {
  const person = await aPerson(app);
  const { data: ad } = await person.api.call(createListing.ad, {
    body: form({ title: 'Petardy na wesele', description: 'Więcej na www.petardy.pl i pod adresem t.me/petardy' }),
  });
  await allLookedAt();
  await look({ type: 'listing', id: ad.id });
  expect(await listFlags()).toEqual([]);

  await person.api.call(choosePlan, { params: { id: ad.id }, body: { plan: 'free' } });
  await allLookedAt();
  expect(await listFlags()).toMatchObject([
    {
      kind: 'forbiddenWords',
      target: `listing ${ad.id}`,
      severity: 2,
      details: { words: ['petardy'], rule: 'illegalGoods' },
    },
    { kind: 'links', target: `listing ${ad.id}`, details: { words: ['www.petardy.pl', 't.me/petardy'], count: 2 } },
  ]);
  const { is_shown } = await app.client.db
    .selectFrom('listing')
    .select('is_shown')
    .where('id', '=', ad.id)
    .executeTakeFirstOrThrow();
  expect(is_shown).toBe(true);
});

test('a finding is not flagged twice, nor after it was dismissed; another finding is', async () => {
  const [person, moderator] = [await aPerson(app), await aPerson(app, { role: 'moderator' })];
  const description = 'Do tego papierosy na życzenie. Odbiór w gospodarstwie.';
  const id = await post(person, { description });
  await allLookedAt();
  await Promise.all([look({ type: 'listing', id }), look({ type: 'listing', id })]);
  expect(await listFlags()).toHaveLength(1);

  await decide({ type: 'listing', id }, 'dismiss', moderator.id);
  await edit(person, id, 1, { description: `${description} Albo wysyłka.` });
  await allLookedAt();
  expect(await listFlags()).toHaveLength(1);

  await edit(person, id, 2, { description: 'Papierosy z przemytu, w każdej ilości. Odbiór w gospodarstwie.' });
  await allLookedAt();
  const flags = await listFlags();
  expect(flags).toHaveLength(2);
  expect(flags[1]?.case_id).not.toBe(flags[0]?.case_id);
});

test('a finding is flagged again if the requested change was not made', async () => {
  const [person, moderator] = [await aPerson(app), await aPerson(app, { role: 'moderator' })];
  const id = await post(person, { title: 'Petardy hukowe' });
  await allLookedAt();
  await decide({ type: 'listing', id }, 'askChange', moderator.id);
  await edit(person, id, 1, { title: 'Petardy hukowe', description: 'Nic nie zmieniłem, a co mi zrobicie.' });
  await allLookedAt();
  expect(await listFlags()).toHaveLength(2);
});

test('several findings about one target form one case with the highest severity', async () => {
  const person = await aPerson(app);
  const id = await post(person, { title: 'Petardy hukowe', description: 'Odbiór osobisty, więcej na t.me/petardy' });
  await allLookedAt();
  const flags = await listFlags();
  expect(flags.map(({ kind }) => kind).sort()).toEqual(['forbiddenWords', 'links']);
  expect(new Set(flags.map(({ case_id }) => case_id)).size).toBe(1);
  expect(flags[0]).toMatchObject({ severity: 2, target: `listing ${id}` });
});

test('a listing whose seller disputes a finding is published and flagged once', async () => {
  const [person, moderator] = [await aPerson(app), await aPerson(app, { role: 'moderator' })];
  const title = 'Owczarek z miodowego wosku';
  await expect(post(person, { title })).rejects.toMatchObject({
    code: 'validationFailed',
    fieldErrors: { title: [expect.stringContaining('„Owczarek”')] },
  });
  const { data } = await person.api.call(createListing.ad, { body: { ...form({ title }), disputed: ['dogs'] } });
  await person.api.call(choosePlan, { params: { id: data.id }, body: { plan: 'free' } });
  await allLookedAt();
  expect(await listFlags()).toMatchObject([
    {
      kind: 'disputedGoods',
      target: `listing ${data.id}`,
      severity: 1,
      details: { words: ['Owczarek'], rule: 'animalWelfare' },
    },
  ]);
  await decide({ type: 'listing', id: data.id }, 'dismiss', moderator.id);
  const again = { ...form({ title, description: `${DESCRIPTION} Także świece.` }), disputed: ['dogs' as const] };
  await person.api.call(updateListing.ad, { params: { id: data.id }, body: { version: 1, form: again } });
  await allLookedAt();
  expect(await listFlags()).toHaveLength(1);
});

test('comments, replies and profiles are scanned too', async () => {
  const [seller, buyer] = [await aPerson(app), await aPerson(app)];
  const listingId = await aListing(app, 'ad', { seller_id: seller.id });
  const { data: comment } = await buyer.api.call(createComment, {
    params: { id: listingId },
    body: { rating: 1, text: 'Ten miód to gówno.' },
  });
  await allLookedAt();
  await seller.api.call(setReply, { params: { id: comment.id }, body: { text: 'Dzwoń: 501 502 503' } });
  await buyer.api.call(updateProfile, { body: { description: 'Piszcie: halina małpa wp.pl' } });
  await allLookedAt();
  expect((await listFlags()).map(({ kind, target }) => `${kind} ${target}`).sort()).toEqual([
    `contactInText account ${buyer.id}`,
    `contactInText comment ${comment.id}`,
    `forbiddenWords comment ${comment.id}`,
  ]);
});

test('a paused, expired or on-holiday listing is scanned when shown again', async () => {
  const person = await aPerson(app);
  const id = await post(person);
  await person.api.call(actOnListings, { body: { ids: [id], action: 'pause' } });
  await edit(person, id, 1, { title: 'Petardy z Kaszub' });
  await allLookedAt();
  expect(await listFlags()).toEqual([]);
  await person.api.call(actOnListings, { body: { ids: [id], action: 'resume' } });
  await allLookedAt();
  expect(await listFlags()).toHaveLength(1);

  await person.api.call(setHoliday, { body: { on: true } });
  await edit(person, id, 2, { title: 'Fajerwerki z Ukrainy' });
  await allLookedAt();
  expect(await listFlags()).toHaveLength(1);
  await person.api.call(setHoliday, { body: { on: false } });
  await allLookedAt();
  expect(await listFlags()).toHaveLength(2);
});

test('four near-duplicates of one seller are flagged once, three are not', async () => {
  const person = await aPerson(app);
  const ids = [];
  for (const town of ['Zamość', 'Lublin', 'Chełm']) {
    ids.push(await post(person, { description: `${DESCRIPTION} Dowóz: ${town}.` }));
  }
  await allLookedAt();
  expect(await listFlags()).toEqual([]);
  const fourth = await post(person, { description: `${DESCRIPTION} Dowóz: Kielce.` });
  await allLookedAt();
  const flags = await listFlags();
  expect(flags).toMatchObject([{ kind: 'equalListings', target: `listing ${fourth}`, details: { count: 4 } }]);
  expect([...(flags[0]?.details.listingIds ?? [])].sort()).toEqual(ids.sort());
});

test('four ads with one title and no description are near-duplicates', async () => {
  const person = await aPerson(app);
  for (let count = 0; count < 3; count += 1) await post(person, { description: '' });
  await allLookedAt();
  expect(await listFlags()).toEqual([]);
  await post(person, { description: '' });
  await allLookedAt();
  expect(await listFlags()).toMatchObject([{ kind: 'equalListings', details: { count: 4 } }]);
});

test('four kinds of honey described alike are not duplicates', async () => {
  const person = await aPerson(app);
  for (const kind of ['lipowy', 'gryczany', 'wielokwiatowy', 'spadziowy', 'rzepakowy']) {
    await post(person, { title: `Miód ${kind}`, description: `Miód ${kind}. ${DESCRIPTION}` });
  }
  await allLookedAt();
  expect(await listFlags()).toEqual([]);
});

test("a word-for-word copy of another seller's listing is flagged; the original is not", async () => {
  const [original, copier] = [await aPerson(app), await aPerson(app)];
  const first = await post(original);
  const second = await post(copier, { title: TITLE.toUpperCase(), description: DESCRIPTION.replaceAll(',', ' –') });
  await edit(original, first, 1, {});
  await allLookedAt();
  expect(await listFlags()).toMatchObject([
    { kind: 'equalListings', target: `listing ${second}`, details: { listingIds: [first] } },
  ]);
});

test('a new account that posts fast is flagged once, an old one never', async () => {
  const [fresh, old] = [await aPerson(app), await aPerson(app)];
  await sql`update account set created_at = now() - interval '4 days' where id = ${old.id}`.execute(app.client.db);
  for (const person of [fresh, old]) {
    const ids = [];
    for (let number = 0; number < 17; number += 1) {
      ids.push(
        await aListing(app, 'ad', {
          seller_id: person.id,
          title: `Wyrób ${number}`,
          activated_at: new Date().toISOString(),
        }),
      );
    }
    await look({ type: 'listing', id: ids[0] as number });
    await look({ type: 'listing', id: ids[1] as number });
  }
  expect(await listFlags()).toMatchObject([
    { kind: 'fastPosting', target: `account ${fresh.id}`, details: { count: 17 }, severity: 1 },
  ]);
});

test("another seller's picture is recognised, also scaled and recompressed; the seller's own and plain pictures are not", async () => {
  const [owner, thief] = [await aPerson(app), await aPerson(app)];
  const first = await post(owner, {
    title: 'Ser kozi dojrzewający',
    pictures: [await pictureOf(owner, await photoOf(7))],
  });
  await post(owner, { title: 'Ser owczy młody', pictures: [await pictureOf(owner, await photoOf(7))] });
  const copy = await pictureOf(thief, await photoOf(7, { quality: 40, width: 500 }));
  const stolen = await post(thief, {
    title: 'Bundz górski',
    description: 'Bundz prosto z bacówki na hali.',
    pictures: [copy],
  });
  await edit(owner, first, 1, { title: 'Ser kozi dojrzewający', pictures: [await pictureOf(owner, await photoOf(9))] });
  await allLookedAt();
  const flags = await listFlags();
  expect(flags.map(({ kind, target }) => [kind, target])).toContainEqual(['knownPicture', `listing ${stolen}`]);
  expect(flags.filter(({ kind }) => kind === 'knownPicture')).toHaveLength(1);

  const plain = async () =>
    new File(
      [
        new Uint8Array(
          await sharp({ create: { width: 400, height: 300, channels: 3, background: '#aa7733' } })
            .png()
            .toBuffer(),
        ),
      ],
      'p.png',
    );
  await post(owner, { title: 'Mydło szare', pictures: [await pictureOf(owner, await plain())] });
  await post(thief, {
    title: 'Mydło z lnu',
    description: 'Na zimno, z olejem lnianym.',
    pictures: [await pictureOf(thief, await plain())],
  });
  await allLookedAt();
  expect((await listFlags()).filter(({ kind }) => kind === 'knownPicture')).toHaveLength(1);
});

test('a picture from a hidden listing is flagged with a higher severity', async () => {
  const [banned, again] = [await aPerson(app), await aPerson(app)];
  const hidden = await post(banned, { title: 'Zegarek złoty', pictures: [await pictureOf(banned, await photoOf(21))] });
  await sql`update listing set suspended_at = now(), suspend_reason = 'listing' where id = ${hidden}`.execute(
    app.client.db,
  );
  const picture = await pictureOf(again, await photoOf(21, { quality: 60 }));
  const id = await post(again, {
    title: 'Okazja dnia',
    description: 'Sprzedam pamiątkę po dziadku.',
    pictures: [picture],
  });
  await allLookedAt();
  expect(await listFlags()).toMatchObject([
    { kind: 'knownPicture', target: `listing ${id}`, severity: 2, details: { listingIds: [hidden], count: 1 } },
  ]);
});

test('deleting an account deletes the flagged words about it', async () => {
  const person = await aPerson(app);
  await post(person, { title: 'Petardy hukowe', description: 'Więcej na t.me/petardki, odbiór osobisty.' });
  await allLookedAt();
  expect(JSON.stringify(await listFlags())).toContain('t.me/petardki');
  await person.api.call(deleteAccount);
  expect(JSON.stringify(await listFlags())).not.toContain('petard');
  expect(await listFlags()).toHaveLength(2);
});

test('deleted or private content is not flagged', async () => {
  for (const type of ['listing', 'comment', 'account', 'message'] as const) await look({ type, id: 987_654 });
  expect(await listFlags()).toEqual([]);
});
