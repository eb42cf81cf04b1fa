import { register } from '#contract/accounts/accounts.ts';
import type { KindId } from '#kinds/index.ts';
import { insertAccounts, insertComments, insertListings, type ListingSeed } from '#server/demo/repository.ts';
import { findPlace } from '#server/places/service.ts';
import { emit } from '#server/platform/events.ts';
import { analyseListing } from '#server/search/document.ts';
import { loadStemmer, type Stemmer } from '#server/search/stemmer.ts';
import { makeToken } from '#server/sessions/service.ts';
import type { TestApp } from './test-app.ts';

let counter = 0;

/** A person; returns the id. */
export async function anAccount(test: TestApp, fields: { name?: string; description?: string } = {}): Promise<number> {
  counter += 1;
  // Several may be created concurrently: each keeps its own number.
  const number = counter;
  const name = fields.name ?? `Osoba ${number}`;
  const [id] = await test.client.db.transaction().execute((tx) =>
    insertAccounts(tx, [
      {
        name,
        email: `osoba${number}@example.pl`,
        description: fields.description ?? '',
        place_id: 1,
        town: 'Łowicz',
        shop_url: null,
        created_at: new Date().toISOString(),
      },
    ]),
  );
  return id as number;
}

type ListingFields = Partial<Omit<ListingSeed, 'kind' | 'place_id' | 'voivodeship' | 'lat' | 'lng'>>;

/** A listing of a kind, by default a visible one; creates a seller unless one is given. Returns the id. */
export async function aListing(test: TestApp, kind: KindId, fields: ListingFields = {}): Promise<number> {
  const [id] = await manyListings(test, [{ kind, ...fields }]);
  return id as number;
}

/** Several listings with one statement and one event. */
export async function manyListings(
  test: TestApp,
  all: readonly (ListingFields & { kind: KindId })[],
): Promise<number[]> {
  const stemmer = await loadStemmer();
  const sellerId = all.every(({ seller_id }) => seller_id !== undefined) ? 0 : await anAccount(test);
  const rows = all.map((fields) => listingSeed(sellerId, fields, stemmer));
  const ids = await test.client.db.transaction().execute(async (tx) => {
    const inserted = await insertListings(tx, rows);
    await emit(tx, 'listings.changed', {});
    return inserted;
  });
  await test.settle();
  return ids;
}

function listingSeed(sellerId: number, fields: ListingFields & { kind: KindId }, stemmer: Stemmer): ListingSeed {
  const place = findPlace(fields.town ?? 'Łowicz');
  if (!place) throw new Error(`no place ${fields.town}`);
  const title = fields.title ?? 'Miód lipowy';
  const description = fields.description ?? 'Prosto z pasieki pod lasem.';
  return {
    seller_id: sellerId,
    category_id: fields.kind === 'ad' ? 101 : null,
    status: 'basic',
    price_minor: fields.kind === 'ad' ? 4000 : null,
    price_unit: null,
    pieces: null,
    weight_g: null,
    weight_unit: fields.weight_g ? 'g' : null,
    volume_ml: null,
    volume_unit: fields.volume_ml ? 'ml' : null,
    tags: [],
    delivery: [],
    delivery_km: null,
    shop_url: null,
    starts_at: null,
    ends_at: null,
    details: {},
    rating_sum: 0,
    rating_count: 0,
    activated_at: null,
    visible_until: null,
    created_at: new Date().toISOString(),
    search_terms: analyseListing({ title, description, sellerName: 'Osoba' }, stemmer),
    ...fields,
    title,
    description,
    place_id: place.id,
    town: place.name,
    voivodeship: place.voivodeship,
    lat: place.lat,
    lng: place.lng,
  };
}

/** A comment with a rating, by a new person unless one is given; updates the listing's counts. Returns the id. */
export async function aComment(
  test: TestApp,
  listingId: number,
  rating: number,
  body = 'Bardzo dobre.',
  author?: number,
): Promise<number> {
  const authorId = author ?? (await anAccount(test));
  const id = await test.client.db.transaction().execute(async (tx) => {
    const [inserted] = await insertComments(tx, [
      { listing_id: listingId, author_id: authorId, rating, body, created_at: new Date().toISOString() },
    ]);
    const listing = await tx
      .updateTable('listing')
      .set((eb) => ({
        rating_sum: eb('rating_sum', '+', rating),
        rating_count: eb('rating_count', '+', 1),
        revision: eb.fn<number>('nextval', [eb.val('listing_revision')]),
      }))
      .where('id', '=', listingId)
      .returning(['id', 'kind', 'seller_id'])
      .executeTakeFirstOrThrow();
    await emit(tx, 'listing.changed', { id: listing.id, kind: listing.kind, sellerId: listing.seller_id });
    return inserted as number;
  });
  await test.settle();
  return id;
}

/** A seller's review of a buyer with the buyer's reply. Returns the id. */
export async function aBuyerReview(
  test: TestApp,
  { buyerId, authorId, rating = 5 }: { buyerId: number; authorId: number; rating?: number },
): Promise<number> {
  const said = { rating, body: 'Zgodnie z umową.', is_deal_confirmed: true, is_final: true };
  const reply = { reply: 'Dziękuję.', replied_at: new Date() };
  const row = await test.client.db
    .insertInto('comment')
    .values({ ...said, ...reply, buyer_id: buyerId, author_id: authorId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Creates a session without the slow password hash. Returns the token. */
export async function aSession(
  test: TestApp,
  accountId: number,
  { isStrong = false, confirmed = true }: { isStrong?: boolean; confirmed?: boolean } = {},
): Promise<string> {
  const { token, hash } = makeToken();
  await test.client.db
    .insertInto('session')
    .values({
      account_id: accountId,
      token_hash: hash,
      is_strong: isStrong,
      password_confirmed_at: confirmed ? new Date() : null,
    })
    .execute();
  return token;
}

let people = 0;

/** A signed-in user with a password. */
export interface LoggedIn {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly api: ReturnType<TestApp['as']>;
}

/** Registers a person through the API; optionally confirmed and with a role. */
export async function aPerson(
  test: TestApp,
  {
    verified = true,
    role,
    name,
    email,
  }: { verified?: boolean; role?: 'moderator' | 'admin'; name?: string; email?: string } = {},
): Promise<LoggedIn> {
  people += 1;
  const form = {
    name: name ?? `Halina ${people}`,
    email: email ?? `halina${people}@example.pl`,
    password: 'pachnący chleb',
    phone_number: '501 502 503',
  };
  const { data } = await test.api().call(register, { body: form });
  if (verified || role) {
    await test.client.db
      .updateTable('account')
      .set({ ...(verified ? { email_verified_at: new Date() } : {}), ...(role ? { role } : {}) })
      .where('id', '=', data.id)
      .execute();
  }
  const { email: address, password } = form;
  return { id: data.id, email: address, password, token: data.auth_token, api: test.as(data.auth_token) };
}
