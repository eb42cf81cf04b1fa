import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { getTranslator } from '#i18n/translator.ts';
import { renderFragment } from '../../fragment-cache.ts';
import { cacheFragments } from '../../lib/fragment.tsx';
import { RenderedAt } from '../../lib/time/use-now.ts';
import { type CardListing, fullCard } from './card-listing.ts';
import { type CardHeart, ListingCard, type ListingCardProps } from './listing-card.tsx';

vi.mock('../../lib/i18n.tsx', async () => {
  const { createContext } = await import('react');
  const language = { locale: 'pl', edition: 0, t: getTranslator('pl') };
  return { LanguageContext: createContext(null), useLanguage: () => language, useT: () => language.t };
});
vi.mock('../../lib/messages.ts', () => ({ namedMarket: () => 'Jarmark' }));

const Heart: CardHeart = ({ listing, className }) => (
  <button type="button" className={className}>
    {listing.title}
  </button>
);

const NOW = Date.parse('2026-11-21T12:00:00+01:00');
const honey: CardListing = {
  ...fullCard({
    id: 7,
    kind: 'ad',
    title: 'Miód lipowy & gryczany',
    town: 'Łuków',
    status: 'basic',
    created_at: '2026-11-21T09:00:00.000Z',
    sellerId: 3,
  }),
  price: 48.5,
  priceUnit: 'piece',
  weight: { value: 1, unit: 'kg' },
  tags: ['eco', 'vegan'],
  delivery: ['pickup', 'parcel'],
  picture: { id: 'ab', widths: [320, 640], averageColor: '#abc' },
  pictureCount: 3,
  distanceM: 1200,
  avg_rating: 4.5,
  avg_rating_count: 8,
};
const farm: CardListing = { ...honey, kind: 'agritourism', tags: ['sauna', 'pets', 'internet', 'parking', 'kitchen'] };
const fair: CardListing = {
  ...honey,
  kind: 'event',
  picture: null,
  tags: [],
  startsAt: '2026-12-05T09:00:00.000Z',
  endsAt: '2026-12-06T15:00:00.000Z',
};

function render(props: ListingCardProps, nowMs = NOW): string {
  const Card = () => (
    <RenderedAt value={nowMs}>
      <ListingCard {...props} />
    </RenderedAt>
  );
  const Stub = createRoutesStub([{ path: '/', Component: Card }]);
  return renderToString(<Stub />);
}

/** A cache that counts what it rendered. */
function startCache() {
  const cache = new Map<string, string>();
  cacheFragments((key, node) => {
    const markup = cache.get(key) ?? renderFragment(node);
    cache.set(key, markup);
    return markup;
  });
  return cache;
}

afterEach(() => cacheFragments(undefined));

test.each([
  ['an ad', { listing: honey, Heart, layout: 'grid' }],
  ['a further ad without a heart', { listing: honey, isFurther: true, headingLevel: 2 }],
  ['a farm', { listing: farm, Heart, layout: 'responsive' }],
  ['an event without a picture', { listing: fair, Heart, layout: 'compact' }],
] satisfies [string, ListingCardProps][])(
  '%s has the same markup from the cache as the browser renders',
  (_, props) => {
    const rendered = render(props);
    const cache = startCache();
    expect(render(props)).toBe(rendered);
    expect(render(props)).toBe(rendered);
    expect(cache.size).toBe(1);
  },
);

test('the picture of a priority card is preloaded in the head of the page, once', () => {
  const props: ListingCardProps = { listing: honey, Heart, layout: 'grid', priority: true };
  const rendered = render(props);
  const cache = startCache();
  expect(render(props)).toBe(rendered);
  expect(rendered).toMatch(/^<link rel="preload" as="image" fetchPriority="high" imageSrcSet=/);
  expect(rendered.match(/<link/g)).toHaveLength(1);
  expect([...cache.values()].join()).not.toContain('<link');
});

test('a card is rendered again when its listing, its place on the page or its age changes', () => {
  const cache = startCache();
  const first = render({ listing: honey });
  expect(render({ listing: { ...honey, price: 50 } })).toContain('50');
  expect(render({ listing: honey, headingLevel: 2 })).toContain('<h2');
  expect(render({ listing: honey, Heart })).toContain('<button');
  expect(render({ listing: honey }, NOW + 3_600_000)).not.toBe(first);
  expect(cache.size).toBe(5);
  expect(render({ listing: farm })).toBe(render({ listing: farm }, NOW + 3_600_000));
});
