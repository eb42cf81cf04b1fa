import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { FailureAnswer } from '#contract/errors.ts';
import { aListing, anAccount, manyListings } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';

const server = testApp();
const HOUR_MS = 3_600_000;

function get(url: string, headers: Record<string, string> = {}) {
  return server.app.fastify.inject({ method: 'GET', url, headers });
}

function inHours(hours: number): string {
  return new Date(Math.floor(Date.now() / 1000) * 1000 + hours * HOUR_MS).toISOString();
}

function anEvent(
  title: string,
  fields: { startsIn: number; lasts?: number; town?: string; tags?: string[]; description?: string },
) {
  const { startsIn, lasts = 4, ...rest } = fields;
  const details = { venue: 'Stary Rynek', organiser: 'Dom Kultury' };
  return aListing(server, 'event', {
    title,
    starts_at: inHours(startsIn),
    ends_at: inHours(startsIn + lasts),
    details,
    ...rest,
  });
}

/** Makes the next listing's id follow this one. */
async function skipIdsTo(id: number): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('listing', 'id'), ${id}::bigint)`.execute(server.client.db);
}

function titlesOf(feed: string): string[] {
  return [...feed.matchAll(/<(?:entry|item)>.*?<title>(.*?)<\/title>/gs)].map((match) => match[1] ?? '');
}

function summariesOf(calendar: string): string[] {
  return [...calendar.matchAll(/^SUMMARY:(.*)\r$/gm)].map((match) => match[1] ?? '');
}

test('the sitemap index lists only non-empty parts', async () => {
  await aListing(server, 'ad');
  await skipIdsTo(30_000);
  await aListing(server, 'ad', { status: 'expired' });
  const { statusCode, headers, body } = await get('/sitemap.xml');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const parts = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
  expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-1.xml', '/sitemap-sellers-1.xml']);
});

test('a sitemap part lists the findable listings of its id range, each kind by its own URL', async () => {
  const ad = await aListing(server, 'ad');
  const farm = await aListing(server, 'agritourism');
  const coming = await anEvent('Dożynki', { startsIn: 5 });
  await anEvent('Zeszłoroczne dożynki', { startsIn: -50 });
  await aListing(server, 'ad', { status: 'neverActivated' });
  await aListing(server, 'ad', { visible_until: inHours(-1) });
  await skipIdsTo(10_000);
  await aListing(server, 'ad');
  const first = await get('/sitemap-1.xml');
  const paths = [...first.body.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
  expect(paths).toEqual([`/ad/${ad}`, `/agritourism/${farm}`, `/event/${coming}`]);
  expect(first.body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  expect((await get('/sitemap-2.xml')).body).toContain('/ad/10001</loc>');
  expect((await get('/sitemap-3.xml')).statusCode).toBe(404);
  expect((await get('/sitemap-0.xml')).statusCode).toBe(404);
});

test('sellers are in the sitemap while they have visible listings', async () => {
  await aListing(server, 'ad');
  const idle = await anAccount(server);
  const { body } = await get('/sitemap-sellers-1.xml');
  expect(body).toContain('/user/1</loc>');
  expect(body).not.toContain(`/user/${idle}</loc>`);
});

test('a sitemap part is compressed, and not resent to clients that have it', async () => {
  const plain = await get('/sitemap-pages.xml');
  const zipped = await get('/sitemap-pages.xml', { 'accept-encoding': 'br, gzip' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  const again = await get('/sitemap-pages.xml', { 'if-none-match': String(plain.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('the robots file is served', async () => {
  const { headers, body } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Sitemap: http://localhost:0/sitemap.xml');
});

test('a feed lists the newest first, regardless of promotion', async () => {
  await aListing(server, 'ad', { title: 'Starszy miód', created_at: inHours(-3), status: 'highlighted' });
  await aListing(server, 'ad', { title: 'Nowszy miód', created_at: inHours(-1) });
  for (const path of ['/feed.atom', '/feed.rss']) {
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(200);
    expect(titlesOf(body)).toEqual(['Nowszy miód', 'Starszy miód']);
  }
});

test('a feed accepts the filters of the list', async () => {
  await manyListings(server, [
    { kind: 'ad', title: 'Miód tani', price_minor: 1000 },
    { kind: 'ad', title: 'Miód drogi', price_minor: 9000 },
    { kind: 'ad', title: 'Ser drogi', price_minor: 9000, category_id: 103 },
    { kind: 'agritourism', title: 'Gospodarstwo miodne' },
  ]);
  expect(titlesOf((await get('/feed.atom?category=101&price_from=50')).body)).toEqual(['Miód drogi']);
  expect(titlesOf((await get('/feed.rss?kind=agritourism')).body)).toEqual(['Gospodarstwo miodne']);
  expect(titlesOf((await get('/feed.atom?q=kajaki')).body)).toEqual([]);
});

test('a feed uses the language of the URL, else that of Accept-Language', async () => {
  const byAddress = await get('/feed.atom?category=101&lang=de', { 'accept-language': 'en' });
  expect(byAddress.body).toContain('xml:lang="de"');
  expect(byAddress.body).toContain('/ads?category=101&amp;lang=de');
  const byHeader = await get('/feed.atom', { 'accept-language': 'it-IT' });
  expect(byHeader.body).toContain('xml:lang="it"');
  expect(byHeader.headers.vary).toContain('accept-language');
});

test('an unchanged feed is answered with 304', async () => {
  await aListing(server, 'ad');
  const { headers } = await get('/feed.atom');
  expect((await get('/feed.atom', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  await aListing(server, 'ad', { title: 'Nowe' });
  expect((await get('/feed.atom', { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
});

test('an invalid query gets the same error as in the API', async () => {
  for (const url of [
    '/feed.atom?price_from=abc',
    '/feed.rss?category=x',
    '/events.ics?from=wczoraj',
    '/feed.atom?q=a&q=b',
  ]) {
    const response = await get(url);
    expect(response.statusCode, url).toBe(400);
    expect(response.json<FailureAnswer>()).toMatchObject({ success: false, code: 'validationFailed' });
  }
  expect((await get('/feed.atom?kind=shop')).json<FailureAnswer>().errors).toEqual({
    kind: ['Wybierz jedną z podanych możliwości.'],
  });
  expect((await get('/events.ics?town=Nigdzie')).json<FailureAnswer>().code).toBe('placeUnknown');
});

test('an event has a calendar file', async () => {
  const id = await anEvent('Dożynki, święto plonów', { startsIn: 5 });
  const { statusCode, headers, body } = await get(`/event/${id}/calendar.ics`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
  expect(headers['content-disposition']).toBe(`attachment; filename="jarmark-${id}.ics"`);
  expect(summariesOf(body)).toEqual(['Dożynki\\, święto plonów']);
  expect(body).toContain(`UID:listing-${id}@localhost\r\n`);
  expect(body).toContain('LOCATION:Stary Rynek\\, Łowicz\r\n');
});

test('only visible events have a calendar file', async () => {
  const ad = await aListing(server, 'ad');
  for (const id of [ad, 999, 'abc', '-1'])
    expect((await get(`/event/${id}/calendar.ics`)).statusCode, String(id)).toBe(404);
});

test('the calendar of events lists upcoming ones, earliest first, and accepts the filters of the list', async () => {
  await anEvent('Koncert w Łowiczu', { startsIn: 48, tags: ['concert'] });
  await anEvent('Targi w Łowiczu', { startsIn: 24, tags: ['trade_fair'] });
  await anEvent('Koncert w Krakowie', { startsIn: 12, tags: ['concert'], town: 'Kraków' });
  await anEvent('Koncert zeszłoroczny', { startsIn: -500, tags: ['concert'] });
  expect(summariesOf((await get('/events.ics')).body)).toEqual([
    'Koncert w Krakowie',
    'Targi w Łowiczu',
    'Koncert w Łowiczu',
  ]);
  expect(summariesOf((await get('/events.ics?types=concert&town=Łowicz&radius=20')).body)).toEqual([
    'Koncert w Łowiczu',
  ]);
  expect(summariesOf((await get('/events.ics?q=targi')).body)).toEqual(['Targi w Łowiczu']);
  // Days are those of the Polish calendar, where it is already tomorrow an hour before midnight UTC.
  const day = new Date(inHours(24)).toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' });
  expect(summariesOf((await get(`/events.ics?from=${day}&to=${day}`)).body)).toContain('Targi w Łowiczu');
});

test('the calendar of events includes more than the first page of the list', async () => {
  await manyListings(
    server,
    Array.from({ length: 30 }, (_, index) => ({
      kind: 'event' as const,
      title: `Kiermasz ${index}`,
      starts_at: inHours(index + 1),
      ends_at: inHours(index + 2),
    })),
  );
  const { body } = await get('/events.ics');
  expect(summariesOf(body)).toHaveLength(30);
  expect(body).toContain('X-WR-CALNAME:Wydarzenia – Jarmark\r\n');
});
