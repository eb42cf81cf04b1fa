import { expect, test } from 'vitest';
import type { ListingCard } from '#contract/listings/listings.ts';
import { marketOf } from '#contract/settings/public.ts';
import { INITIAL_SETTINGS } from '#contract/settings/registry.ts';
import { getTranslator } from '#i18n/translator.ts';
import { atomText } from './atom.ts';
import { type Feed, feedEntry, NO_MOMENT } from './feed.ts';
import { rssText } from './rss.ts';

const setting = {
  publicUrl: 'https://jarmark.example',
  market: marketOf(INITIAL_SETTINGS),
  locale: 'pl',
  translate: getTranslator('pl'),
} as const;
const picture = {
  id: 'ab'.repeat(16),
  width: 1600,
  height: 1200,
  widths: [320, 640, 1600],
  averageColor: '#aabbcc',
  thumbhash: 'x',
  alt: 'Słoik "miodu"',
};

function aCard(fields: Partial<ListingCard> = {}): ListingCard {
  return {
    id: 5,
    kind: 'ad',
    title: 'Miód <lipowy> & spadziowy',
    excerpt: 'Z własnej pasieki, <b>tegoroczny</b>.',
    town: 'Łowicz',
    voivodeship: 'łódzkie',
    categoryId: 101,
    price: 45.5,
    priceUnit: 'jar',
    priceIsLowest: false,
    pieces: null,
    weight: null,
    volume: null,
    tags: ['eco'],
    delivery: [],
    deliveryKm: null,
    status: 'basic',
    reserved: false,
    checkedDocuments: false,
    picture,
    pictureCount: 1,
    distanceM: null,
    avg_rating: null,
    avg_rating_count: 0,
    created_at: '2026-07-01T12:30:00.000Z',
    startsAt: null,
    endsAt: null,
    seller: { id: 3, name: 'Pasieka "Pod Lipą"' },
    ...fields,
  };
}

function aFeed(fields: Partial<Feed> = {}): Feed {
  return {
    title: 'Miody – Jarmark',
    description: 'Najnowsze',
    locale: 'pl',
    selfUrl: 'https://jarmark.example/feed.atom?category=101&q=lipa',
    pageUrl: 'https://jarmark.example/ads?category=101&q=lipa',
    updatedAt: '2026-07-01T12:30:00.000Z',
    entries: [feedEntry(aCard(), setting)],
    ...fields,
  };
}

test('an entry has the same id in every language, and links to its page in its own', () => {
  const entry = feedEntry(aCard(), { ...setting, locale: 'de', translate: getTranslator('de') });
  expect(entry.id).toBe('https://jarmark.example/ad/5');
  expect(entry.url).toBe('https://jarmark.example/ad/5?lang=de');
  expect(entry.html).toContain('Wo: Łowicz, łódzkie');
});

test('user text is escaped in the markup', () => {
  const { html } = feedEntry(aCard(), setting);
  expect(html).toContain('<p>Z własnej pasieki, &lt;b&gt;tegoroczny&lt;/b&gt;.</p>');
  expect(html).toContain(`src="https://jarmark.example/media/${picture.id}-640.webp" width="640" height="480"`);
  expect(html).toContain('alt="Słoik &quot;miodu&quot;"');
  expect(html).toMatch(/Cena: 45,50\szł\/słoik<br\/>Gdzie: Łowicz, łódzkie/);
});

test('a text cut within a word ends with the previous word', () => {
  const excerpt = `${'Miód z własnej pasieki '.repeat(8).slice(0, 178)}zb`;
  expect(feedEntry(aCard({ excerpt }), setting).html).toContain('Miód z własnej…</p>');
  expect(feedEntry(aCard({ excerpt: 'Miód lipowy' }), setting).html).toContain('<p>Miód lipowy</p>');
});

test('an ad without a description has no empty paragraph', () => {
  expect(feedEntry(aCard({ excerpt: '' }), setting).html).not.toContain('<p></p>');
});

test('an event states its time in Poland', () => {
  const card = aCard({
    price: null,
    startsAt: '2026-08-23T08:00:00.000Z',
    endsAt: '2026-08-23T20:00:00.000Z',
    picture: null,
  });
  const entry = feedEntry(card, setting);
  expect(entry.html).toMatch(/Kiedy: 23\.08\.2026, 10:00\s?–\s?22:00/);
  expect(entry.html).not.toContain('Cena');
  expect(entry.picture).toBeNull();
});

test('Atom contains the URLs of the feed, the page, each entry and its picture', () => {
  const xml = atomText(aFeed());
  expect(xml).toContain(
    '<link rel="self" type="application/atom+xml" href="https://jarmark.example/feed.atom?category=101&amp;q=lipa"/>',
  );
  expect(xml).toContain('hreflang="pl" href="https://jarmark.example/ads?category=101&amp;q=lipa"/>');
  expect(xml).toContain('<title>Miód &lt;lipowy&gt; &amp; spadziowy</title>');
  expect(xml).toContain(
    `<link rel="enclosure" type="image/webp" href="https://jarmark.example/media/${picture.id}-1600.webp"/>`,
  );
  expect(xml).toContain('<g:price>45.50 PLN</g:price><g:location>Łowicz, łódzkie</g:location>');
  expect(xml).toContain('<category term="Miody"/>');
});

test('RSS has a permanent guid, an RFC 822 date and an enclosure', () => {
  const xml = rssText(aFeed());
  expect(xml).toContain('<guid isPermaLink="true">https://jarmark.example/ad/5</guid>');
  expect(xml).toContain('<pubDate>Wed, 01 Jul 2026 12:30:00 GMT</pubDate>');
  expect(xml).toContain(
    `<enclosure url="https://jarmark.example/media/${picture.id}-1600.webp" type="image/webp" length="0"/>`,
  );
  expect(xml).toContain('<dc:creator>Pasieka &quot;Pod Lipą&quot;</dc:creator>');
});

test('an empty feed is the same text each time it is generated', () => {
  const empty = aFeed({ entries: [], updatedAt: NO_MOMENT });
  expect(atomText(empty)).toBe(atomText(empty));
  expect(atomText(empty)).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
});
