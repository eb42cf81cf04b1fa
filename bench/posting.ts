import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { createRandom } from '#demo/random.ts';
import { openServer } from '#server/platform/db/client.ts';
import { makeToken } from '#server/sessions/service.ts';
import type { BenchServer } from './server.ts';

const SELLERS = 200;
const LANES = 16;
const POSTING_MS = 6_000;
const PHOTOS = 12;

export interface PostingFigures {
  /** Ads posted a second, without pictures. */
  readonly adsPerSecond: number;
  /** Twelve-megapixel photos processed per second, uploaded one after the other in two lanes. */
  readonly photosPerSecond: number;
  /** Peak memory above idle during the uploads, in megabytes. */
  readonly photosMb: number;
}

/** Measures sellers' requests: ads as JSON, photos as form data. */
export async function measurePosting(server: BenchServer, databaseUrl: string): Promise<PostingFigures> {
  const tokens = await sellerTokens(databaseUrl);
  const adsPerSecond = await postAds(server, tokens);
  return { adsPerSecond, ...(await sendPhotos(server, tokens)) };
}

/** Sellers with a session each, bypassing the slow password hash. */
async function sellerTokens(databaseUrl: string): Promise<string[]> {
  const client = await openServer(databaseUrl, 2);
  const tokens: string[] = [];
  for (let number = 0; number < SELLERS; number += 1) {
    const email = `bench-${randomBytes(6).toString('hex')}@example.pl`;
    const { id } = await client.db
      .insertInto('account')
      .values({ name: `Sprzedawca ${number}`, email, email_verified_at: new Date(), notifications: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { token, hash } = makeToken();
    await client.db.insertInto('session').values({ account_id: id, token_hash: hash }).execute();
    tokens.push(token);
  }
  await client.close();
  return tokens;
}

async function postAds({ origin }: BenchServer, tokens: readonly string[]): Promise<number> {
  const random = createRandom(11);
  const words = 'miód lipowy gryczany spadziowy świeży domowy ser kozi wiejski jajka chleb żytni ogórki kiszone'.split(
    ' ',
  );
  const some = (count: number) => Array.from({ length: count }, () => words[random.below(words.length)]).join(' ');
  let posted = 0;
  let turn = 0;
  const startedAtMs = Date.now();
  const lane = async () => {
    while (Date.now() - startedAtMs < POSTING_MS) {
      const response = await fetch(`${origin}/api/ads`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${tokens[turn++ % tokens.length]}`,
          'idempotency-key': randomBytes(12).toString('hex'),
        },
        body: JSON.stringify({
          title: some(4),
          description: some(60),
          town: 'Zamość',
          category: 101,
          price: '40',
          details: {},
          codes: { foodRegistration: 'SB 06993804' },
        }),
      });
      await response.arrayBuffer();
      if (response.ok) posted += 1;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return Math.round((posted * 1000) / (Date.now() - startedAtMs));
}

async function sendPhotos(
  server: BenchServer,
  tokens: readonly string[],
): Promise<Pick<PostingFigures, 'photosPerSecond' | 'photosMb'>> {
  const photo = new File([new Uint8Array(await aPhoto())], 'a.jpg', { type: 'image/jpeg' });
  const restMb = server.rssMb();
  let highestMb = restMb;
  const watch = setInterval(() => {
    highestMb = Math.max(highestMb, server.rssMb());
  }, 50);
  const startedAtMs = Date.now();
  let left = PHOTOS;
  const lane = async (number: number) => {
    while (left-- > 0) {
      const body = new FormData();
      body.append('files', photo);
      const headers = { authorization: `Bearer ${tokens[number]}` };
      const response = await fetch(`${server.origin}/api/user/me/pictures`, { method: 'POST', headers, body });
      if (!response.ok) throw new Error(`a photo was refused: ${await response.text()}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all([lane(0), lane(1)]);
  clearInterval(watch);
  return { photosPerSecond: (PHOTOS * 1000) / (Date.now() - startedAtMs), photosMb: highestMb - restMb };
}

/** Twelve megapixels with camera noise, so that decoding costs as much as for real photos. */
async function aPhoto(): Promise<Buffer> {
  const width = 4_000;
  const height = 3_000;
  const noise = await sharp({
    create: { width, height, channels: 3, background: '#88795a', noise: { type: 'gaussian', mean: 128, sigma: 24 } },
  })
    .blur(1.2)
    .jpeg({ quality: 88 })
    .toBuffer();
  return noise;
}
