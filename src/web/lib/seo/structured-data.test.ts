import { expect, test } from 'vitest';
import type { Comment } from '#contract/comments.ts';
import type { ListingDetail } from '#contract/listings/listings.ts';
import { getTranslator } from '#i18n/translator.ts';
import { KIND_IDS } from '#kinds/index.ts';
import { type ListingDataOptions, listingData } from './listing-data.ts';
import { breadcrumbList, itemList, operatorData, siteData } from './site-data.ts';

const options: ListingDataOptions = { publicUrl: 'https://jarmark.example', locale: 'pl', t: getTranslator('pl') };
const picture = {
  id: 'ab',
  width: 1600,
  height: 1200,
  widths: [320, 960, 1600],
  averageColor: '#abc',
  thumbhash: '',
  alt: '',
};

function aListing(fields: Partial<ListingDetail> = {}): ListingDetail {
  return {
    id: 5,
    kind: 'ad',
    title: 'Miód lipowy',
    excerpt: 'Z własnej pasieki.',
    description: 'Z własnej pasieki.',
    town: 'Łowicz',
    voivodeship: 'łódzkie',
    categoryId: 101,
    price: 45.5,
    priceUnit: 'jar',
    priceIsLowest: false,
    pieces: null,
    weight: { value: 1.2, unit: 'kg' },
    volume: { value: 900, unit: 'ml' },
    tags: ['eco', 'organic'],
    delivery: [],
    deliveryKm: null,
    status: 'basic',
    reserved: false,
    checkedDocuments: false,
    credentials: [],
    picture,
    pictureCount: 1,
    pictures: [picture],
    distanceM: null,
    avg_rating: 4.67,
    avg_rating_count: 3,
    created_at: '2026-07-01T12:30:00.000Z',
    updated_at: '2026-07-02T12:30:00.000Z',
    nearTown: null,
    visibleUntil: '2026-07-15T12:30:00.000Z',
    startsAt: null,
    endsAt: null,
    shop_url: null,
    location: { lat: 52.1, lng: 19.95 },
    details: {},
    seller: {
      id: 3,
      name: 'Pasieka Pod Lipą',
      avatar: null,
      memberSince: '2024-01-01T00:00:00.000Z',
      status: null,
      farmer: false,
      trader: null,
      responds: null,
      listingCount: 4,
      avg_rating: null,
      avg_rating_count: 0,
    },
    ...fields,
  };
}

/** As serialised: members without a value are gone. */
function written(data: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(data));
}

test('a registered business is an organization with its data, a farmer a person', () => {
  const trader = {
    name: 'Garncarnia Kowalik',
    nip: '5261040828',
    address: 'ul. Gliniana 4',
    zip: '34-400',
    city: 'Nowy Targ',
    email: null,
    phone: '+48184421122',
  };
  const sellerData = (farmer: boolean) => {
    const { seller } = aListing();
    const data = written(listingData(aListing({ seller: { ...seller, status: 'trader', farmer, trader } }), options));
    return (data.offers as { seller: object }).seller;
  };
  expect(sellerData(false)).toMatchObject({
    '@type': 'Organization',
    name: 'Pasieka Pod Lipą',
    legalName: 'Garncarnia Kowalik',
    taxID: '5261040828',
    telephone: '+48184421122',
    address: { '@type': 'PostalAddress', streetAddress: 'ul. Gliniana 4', postalCode: '34-400' },
  });
  expect(sellerData(false)).not.toHaveProperty('email');
  expect(sellerData(true)).toMatchObject({ '@type': 'Person', name: 'Pasieka Pod Lipą' });
});

test('an ad is a product with an offer, its rating and its reviews', () => {
  const comment: Comment = {
    id: 1,
    rating: 5,
    text: 'Pyszny',
    created_at: '2026-07-03T10:00:00.000Z',
    updated_at: '2026-07-03T10:00:00.000Z',
    author: { id: 9, name: 'Zofia', avatar: null },
    listing: { id: 5, kind: 'ad', title: 'Miód lipowy', shown: true },
    contactConfirmed: false,
    dealConfirmed: false,
    reply: null,
  };
  const data = written(
    listingData(aListing(), { ...options, comments: [comment], categoryNames: ['Żywność', 'Miody'] }),
  );
  expect(data).toMatchObject({
    '@type': 'Product',
    name: 'Miód lipowy',
    url: 'https://jarmark.example/ad/5',
    image: ['https://jarmark.example/media/ab-960.webp'],
    category: 'Żywność > Miody',
    keywords: 'Ekologiczne, Bio',
    weight: { value: 1.2, unitCode: 'KGM' },
    additionalProperty: [{ name: 'Objętość', value: 900, unitCode: 'MLT' }],
    aggregateRating: { ratingValue: 4.67, ratingCount: 3, bestRating: 5 },
    review: [{ author: { name: 'Zofia' }, datePublished: '2026-07-03', reviewRating: { ratingValue: 5 } }],
    offers: {
      price: '45.50',
      priceCurrency: 'PLN',
      priceValidUntil: '2026-07-15',
      availability: 'https://schema.org/InStock',
      availableAtOrFrom: { address: { addressLocality: 'Łowicz', addressCountry: 'PL' } },
      seller: { name: 'Pasieka Pod Lipą', url: 'https://jarmark.example/user/3' },
    },
  });
});

test('missing data is omitted', () => {
  const data = written(
    listingData(
      aListing({ avg_rating: null, avg_rating_count: 0, price: null, pictures: [], weight: null, volume: null }),
      options,
    ),
  );
  for (const name of ['aggregateRating', 'review', 'offers', 'image', 'weight', 'additionalProperty', 'category']) {
    expect(data, name).not.toHaveProperty(name);
  }
});

test('an expired ad is not in stock', () => {
  expect(listingData(aListing({ status: 'expired' }), options)).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});

test('a facility is a lodging business with its amenities and address', () => {
  const details = {
    phones: ['+48 500 000 101', '+48 500 000 102'],
    emails: ['a@example.pl'],
    street: 'Leśna 3',
    postalCode: '99-400',
  };
  const listing = aListing({ kind: 'agritourism', price: null, tags: ['sauna', 'lake'], details });
  const data = written(listingData(listing, { ...options, locale: 'de', t: getTranslator('de') }));
  expect(data).toMatchObject({
    '@type': 'LodgingBusiness',
    url: 'https://jarmark.example/agritourism/5?lang=de',
    telephone: '+48 500 000 101',
    address: { streetAddress: 'Leśna 3', postalCode: '99-400', addressRegion: 'łódzkie' },
    geo: { latitude: 52.1, longitude: 19.95 },
  });
  expect(data.amenityFeature).toHaveLength(2);
  expect(JSON.stringify(data)).not.toContain('a@example.pl');
});

test("an event's times have the Polish UTC offset, in summer and winter", () => {
  const details = { venue: 'Stary Rynek', organiser: 'Gmina', link: 'https://gmina.example' };
  const summer = { startsAt: '2026-08-23T08:00:00.000Z', endsAt: '2026-08-23T22:30:00.000Z' };
  expect(written(listingData(aListing({ kind: 'event', price: null, details, ...summer }), options))).toMatchObject({
    '@type': 'Event',
    startDate: '2026-08-23T10:00:00+02:00',
    endDate: '2026-08-24T00:30:00+02:00',
    location: { name: 'Stary Rynek', address: { addressLocality: 'Łowicz' } },
    organizer: { name: 'Gmina', url: 'https://gmina.example' },
  });
  const winter = { startsAt: '2026-12-06T09:00:00.000Z', endsAt: null };
  const data = written(listingData(aListing({ kind: 'event', ...winter }), options));
  expect(data.startDate).toBe('2026-12-06T10:00:00+01:00');
  expect(data).not.toHaveProperty('endDate');
  expect(data).not.toHaveProperty('organizer');
});

test('every kind has structured data', () => {
  for (const kind of KIND_IDS) expect(listingData(aListing({ kind }), options)).toHaveProperty('@type');
});

test('a listing without a description has none', () => {
  expect(JSON.stringify(listingData(aListing({ description: '' }), options))).not.toContain('"description"');
});

test('a long description is shortened', () => {
  const { description } = listingData(aListing({ description: 'słowo '.repeat(1500) }), options);
  expect(String(description).length).toBeLessThanOrEqual(500);
});

test('breadcrumbs and items are numbered from one, with absolute URLs', () => {
  expect(
    breadcrumbList(
      [
        { name: 'Jarmark', path: '/' },
        { name: 'Miody', path: '/category/101' },
      ],
      options,
    ),
  ).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Jarmark', item: 'https://jarmark.example/' },
      { position: 2, name: 'Miody', item: 'https://jarmark.example/category/101' },
    ],
  });
  expect(itemList([aListing(), aListing({ id: 6, kind: 'event' })], options)).toMatchObject({
    itemListElement: [
      { position: 1, url: 'https://jarmark.example/ad/5' },
      { position: 2, url: 'https://jarmark.example/event/6' },
    ],
  });
});

test('the site describes its search, in its language', () => {
  const text = JSON.stringify(siteData({ ...options, locale: 'en' }, { description: 'A market' }));
  expect(text).toContain('"urlTemplate":"https://jarmark.example/ads?q={search_term_string}&lang=en"');
  expect(text).toContain('"query-input":"required name=search_term_string"');
  expect(JSON.stringify(siteData(options, { description: '' }))).toContain(
    '"https://jarmark.example/ads?q={search_term_string}"',
  );
});

test('the operator is the same organisation as on the home page, with the legally required data', () => {
  const operator = {
    name: 'Stowarzyszenie Pod Lipą',
    address: ['ul. Lipowa 3', '33-300 Nowy Sącz'],
    email: 'kontakt@podlipa.example',
    phone: null,
    taxId: '1234563218',
    register: '0000123456',
  };
  const data = operatorData(operator, options);
  expect(data).toMatchObject({
    legalName: 'Stowarzyszenie Pod Lipą',
    address: 'ul. Lipowa 3, 33-300 Nowy Sącz',
    vatID: 'PL1234563218',
    identifier: { propertyID: 'KRS', value: '0000123456' },
  });
  expect(data.telephone).toBeUndefined();
  expect(JSON.stringify(siteData(options, { description: '' }))).toContain(`"@id":"${data['@id']}"`);
});

test('an offer says what its price is for and how the goods arrive', () => {
  const listing = aListing({ delivery: ['pickup', 'transport', 'parcel'], deliveryKm: 40 });
  expect(listingData(listing, options)).toMatchObject({
    offers: {
      price: '45.50',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '45.50',
        unitCode: 'XJR',
        unitText: 'słoik',
        referenceQuantity: { value: 1, unitCode: 'XJR' },
      },
      availableDeliveryMethod: [
        'https://schema.org/OnSitePickup',
        'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet',
        'https://schema.org/ParcelService',
      ],
      areaServed: { '@type': 'GeoCircle', geoRadius: 40_000 },
    },
  });
  const job = aListing({ price: 36, priceUnit: 'hour', priceIsLowest: true });
  expect(listingData(job, options)).toMatchObject({
    offers: { priceSpecification: { minPrice: '36.00', unitCode: 'HUR' }, availableDeliveryMethod: undefined },
  });
});

test('a facility states its lowest price as a range', () => {
  const stay = aListing({ kind: 'agritourism', price: 90, priceUnit: 'person_night', priceIsLowest: true });
  expect(listingData(stay, options)).toMatchObject({ priceRange: 'od 90\u00a0zł/os./noc' });
});
