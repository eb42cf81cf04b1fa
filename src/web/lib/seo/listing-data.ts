import type { Comment } from '#contract/comments.ts';
import type { ListingDetail } from '#contract/listings/listings.ts';
import { polishTimestamp } from '#contract/values/polish-time.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import type { SchemaOrgType } from '#kinds/define-kind.ts';
import { type DeliveryWay, hasDistance } from '#kinds/delivery.ts';
import { getKind } from '#kinds/index.ts';
import { unitCode } from '#kinds/price-units.ts';
import { priceText } from '../prices/price-text.ts';
import { pageUrl, type Site, sharedPicture } from './addresses.ts';
import { cutText } from './cut-text.ts';
import type { LdObject, LdValue } from './json-ld.ts';

/**
 * Input of a listing's structured data.
 *
 * comments       the first few become reviews.
 * categoryNames  from the root down, in the page's language.
 */
export interface ListingDataOptions extends Site {
  readonly t: Translate;
  readonly comments?: readonly Comment[];
  readonly categoryNames?: readonly string[];
}

type Builder = (listing: ListingDetail, options: ListingDataOptions) => LdObject;

const BUILDERS: Record<SchemaOrgType, Builder> = {
  Product: product,
  LodgingBusiness: lodgingBusiness,
  Event: event,
};

const REVIEWS = 5;
/** The whole text is on the page; a second copy would only make it larger. */
const DESCRIPTION_LENGTH = 500;

/** A listing's structured data, by its kind. For `jsonLd`. */
export function listingData(listing: ListingDetail, options: ListingDataOptions): LdObject {
  const { schemaOrg } = getKind(listing.kind);
  return { '@type': schemaOrg, ...basics(listing, options), ...BUILDERS[schemaOrg](listing, options) };
}

/** Common to all listings; without a picture there is no `image`, without a text no `description`. */
function basics(listing: ListingDetail, { publicUrl, locale, comments = [] }: ListingDataOptions): LdObject {
  const { pictures } = listing;
  return {
    name: listing.title,
    description: cutText(listing.description, DESCRIPTION_LENGTH) || undefined,
    url: urlOf(listing, { publicUrl, locale }),
    image: pictures.length > 0 ? pictures.map((each) => sharedPicture(publicUrl, each).url) : undefined,
    aggregateRating: aggregateRating(listing),
    review: comments.length > 0 ? comments.slice(0, REVIEWS).map(review) : undefined,
  };
}

function product(listing: ListingDetail, options: ListingDataOptions): LdObject {
  const { tags, weight } = listing;
  const { t, categoryNames = [] } = options;
  return {
    sku: String(listing.id),
    category: categoryNames.length > 0 ? categoryNames.join(' > ') : undefined,
    keywords: tags.length > 0 ? labels(tags, t).join(', ') : undefined,
    weight: weight ? quantity(weight.value, weight.unit === 'kg' ? 'KGM' : 'GRM') : undefined,
    additionalProperty: amounts(listing, t),
    hasCertification: certifications(listing, t),
    offers: offer(listing, options),
  };
}

/** The credentials whose document our team has seen and whose number is public. */
function certifications({ credentials }: ListingDetail, t: Translate): LdValue {
  const seen = credentials.filter(({ state, number }) => state === 'seen' && number !== null);
  if (seen.length === 0) return undefined;
  return seen.map(({ kind, number, controlBody, validUntil, registerUrl }) => ({
    '@type': 'Certification',
    name: t(`credentials.kind.${kind}`),
    certificationIdentification: number,
    certificationStatus: 'https://schema.org/CertificationActive',
    issuedBy: controlBody ? { '@type': 'Organization', name: controlBody } : undefined,
    expires: validUntil ?? undefined,
    url: registerUrl ?? undefined,
  }));
}

/** Amounts without a schema.org property; the unit codes are UN/CEFACT's. */
function amounts({ volume, pieces }: ListingDetail, t: Translate): LdValue {
  const found = [
    ...(volume
      ? [{ name: t('quantity.volume'), value: volume.value, unitCode: volume.unit === 'l' ? 'LTR' : 'MLT' }]
      : []),
    ...(pieces ? [{ name: t('quantity.pieces'), value: pieces, unitCode: 'C62' }] : []),
  ];
  return found.length > 0 ? found.map((each) => ({ '@type': 'PropertyValue', ...each })) : undefined;
}

function offer(listing: ListingDetail, options: ListingDataOptions): LdObject | undefined {
  if (listing.price === null) return undefined;
  return {
    '@type': 'Offer',
    url: urlOf(listing, options),
    price: listing.price.toFixed(2),
    priceCurrency: 'PLN',
    priceSpecification: unitPrice(listing, options.t),
    priceValidUntil: listing.visibleUntil?.slice(0, 10),
    availability: `https://schema.org/${availabilityOf(listing)}`,
    availableAtOrFrom: { '@type': 'Place', address: address(listing) },
    availableDeliveryMethod: deliveryMethods(listing),
    areaServed: areaServed(listing),
    seller: sellerData(listing, options),
  };
}

/** A registered business is an organization with its published data; a farmer sells under their own name. */
function sellerData({ seller: { id, name, farmer, trader } }: ListingDetail, options: ListingDataOptions): LdObject {
  const url = pageUrl(options, `/user/${id}`);
  if (!trader || farmer) return { '@type': 'Person', name, url };
  return {
    '@type': 'Organization',
    name,
    legalName: trader.name,
    url,
    taxID: trader.nip ?? undefined,
    email: trader.email ?? undefined,
    telephone: trader.phone ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: trader.address,
      postalCode: trader.zip,
      addressLocality: trader.city,
      addressCountry: 'PL',
    },
  };
}

/** A reserved listing may become available again, so it is not sold out. */
function availabilityOf({ status, reserved }: ListingDetail): string {
  if (status === 'expired' || status === 'neverActivated') return 'OutOfStock';
  return reserved ? 'LimitedAvailability' : 'InStock';
}

/** What the price is for; the unit codes are UN/CEFACT's. A job's pay has only its lower end here. */
function unitPrice({ price, priceUnit, priceIsLowest }: ListingDetail, t: Translate): LdObject | undefined {
  if (price === null || priceUnit === null) return undefined;
  const unit = unitCode(priceUnit);
  return {
    '@type': 'UnitPriceSpecification',
    [priceIsLowest ? 'minPrice' : 'price']: price.toFixed(2),
    priceCurrency: 'PLN',
    unitCode: unit?.code,
    unitText: t(`priceUnit.short.${priceUnit}`),
    referenceQuantity: unit ? quantity(unit.value, unit.code) : undefined,
  };
}

const DELIVERY_METHODS: Readonly<Record<DeliveryWay, string | null>> = {
  pickup: 'https://schema.org/OnSitePickup',
  parcel: 'https://schema.org/ParcelService',
  post: 'http://purl.org/goodrelations/v1#DeliveryModeMail',
  transport: 'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet',
  visit: null,
};

function deliveryMethods({ delivery }: ListingDetail): LdValue {
  const methods = delivery.map((way) => DELIVERY_METHODS[way]).filter((method) => method !== null);
  return methods.length > 0 ? methods : undefined;
}

/** Where the seller comes to the buyer. */
function areaServed({ delivery, deliveryKm, location }: ListingDetail): LdObject | undefined {
  if (!hasDistance(delivery) || deliveryKm === null || !location) return undefined;
  return {
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
    geoRadius: deliveryKm * 1000,
  };
}

function lodgingBusiness(listing: ListingDetail, { t, locale }: ListingDataOptions): LdObject {
  const amenities = labels(listing.tags, t).map((name) => ({
    '@type': 'LocationFeatureSpecification',
    name,
    value: true,
  }));
  return {
    address: address(listing),
    geo: coordinates(listing),
    telephone: textOf([listing.details.phones].flat()[0]),
    priceRange: priceText(locale, listing, t) ?? undefined,
    amenityFeature: amenities.length > 0 ? amenities : undefined,
  };
}

function event(listing: ListingDetail): LdObject {
  const { startsAt, endsAt, details, town } = listing;
  const organiser = textOf(details.organiser);
  return {
    startDate: startsAt ? polishTimestamp(startsAt) : undefined,
    endDate: endsAt ? polishTimestamp(endsAt) : undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: textOf(details.venue) ?? town,
      address: address(listing),
      geo: coordinates(listing),
    },
    organizer: organiser ? { '@type': 'Organization', name: organiser, url: textOf(details.link) } : undefined,
  };
}

function address({ town, voivodeship, details }: ListingDetail): LdObject {
  return {
    '@type': 'PostalAddress',
    streetAddress: textOf(details.street),
    postalCode: textOf(details.postalCode),
    addressLocality: town,
    addressRegion: voivodeship,
    addressCountry: 'PL',
  };
}

function coordinates({ location }: ListingDetail): LdObject | undefined {
  return location ? { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng } : undefined;
}

/** Search engines reject an empty rating. */
function aggregateRating({ avg_rating: average, avg_rating_count: count }: ListingDetail): LdObject | undefined {
  if (average === null || count === 0) return undefined;
  return { '@type': 'AggregateRating', ratingValue: average, ratingCount: count, bestRating: 5, worstRating: 1 };
}

function review({ author, rating, text, created_at: createdAt }: Comment): LdObject {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author.name },
    datePublished: createdAt.slice(0, 10),
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  };
}

function quantity(value: number, unitCode: string): LdObject {
  return { '@type': 'QuantitativeValue', value, unitCode };
}

function labels(tags: readonly string[], t: Translate): string[] {
  return tags.map((tag) => t(`tag.${tag}` as MessageId));
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function urlOf(listing: ListingDetail, site: Site): string {
  return pageUrl(site, `${getKind(listing.kind).paths.detail}/${listing.id}`);
}
