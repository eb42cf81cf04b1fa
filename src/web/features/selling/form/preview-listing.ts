import type { ListingDetail, Priced } from '#contract/listings/listings.ts';
import { isPaidWork } from '#kinds/ad/categories.ts';
import type { Kind } from '#kinds/define-kind.ts';
import { type DeliveryWay, hasDistance } from '#kinds/delivery.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import { parsePay } from '#kinds/rules/pay.ts';
import { readNumber, withProtocol } from '../../../lib/forms/typing.ts';
import { askedOf, type FormValues, momentTyped, NO_UNIT, unitsOf } from './form-values.ts';
import type { FoundPlace } from './use-town.ts';

export interface PreviewContext {
  readonly seller: { readonly id: number; readonly name: string; readonly avatar: { image_path: string } | null };
  readonly place: FoundPlace | null;
  readonly nowMs: number;
  /** Placeholder for an empty title. */
  readonly untitled: string;
  readonly anywhere: string;
}

/** Converts the form to the listing it would become; unparsable values are left out. */
export function previewOf(kindId: KindId, values: FormValues, context: PreviewContext): ListingDetail {
  const kind = getKind(kindId);
  const { quantities, tags, terms, delivery } = askedOf(kind, values.category);
  const isBeside = values.village.trim() !== '' && values.village.trim() !== context.place?.name;
  const numberOf = (name: 'price' | 'pieces') => (quantities.includes(name) ? readNumber(values[name], name) : null);
  const now = new Date(context.nowMs).toISOString();
  const pictures = values.pictures.map(({ picture, alt }) => ({ ...picture, alt }));
  return {
    id: 0,
    kind: kindId,
    title: values.title.trim() || context.untitled,
    excerpt: values.description.slice(0, 180),
    description: values.description,
    town: isBeside
      ? values.village.trim()
      : (context.place?.name ?? (values.town.split(',')[0]?.trim() || context.anywhere)),
    voivodeship: context.place?.voivodeship ?? '',
    location: context.place && { lat: context.place.lat, lng: context.place.lng },
    categoryId: kind.capabilities.categories ? values.category : null,
    ...priceOf(kind, values, numberOf('price')),
    pieces: numberOf('pieces'),
    weight: quantities.includes('weight') ? (amountOf(values.weight) as ListingDetail['weight']) : null,
    volume: quantities.includes('volume') ? (amountOf(values.volume) as ListingDetail['volume']) : null,
    tags: [...tags, ...terms].filter((tag) => values.tags.includes(tag)),
    ...deliveryOf(delivery, values),
    status: 'basic',
    reserved: false,
    checkedDocuments: false,
    credentials: [],
    picture: pictures[0] ?? null,
    pictures,
    pictureCount: pictures.length,
    distanceM: null,
    avg_rating: null,
    avg_rating_count: 0,
    nearTown: isBeside ? (context.place?.name ?? null) : null,
    created_at: now,
    updated_at: now,
    visibleUntil: null,
    startsAt: kind.capabilities.schedule ? momentTyped(values.startsAt) || null : null,
    endsAt: kind.capabilities.schedule ? momentTyped(values.endsAt) || null : null,
    // Public only while paid for, which the form does not know.
    shop_url: null,
    details: { ...detailsOf(kind, values), ...codesOf(values) },
    seller: {
      ...context.seller,
      memberSince: now,
      responds: null,
      listingCount: 1,
      avg_rating: null,
      avg_rating_count: 0,
    },
  };
}

/** The price of a job is the least that it pays. */
function priceOf(kind: Kind, { category, priceUnit, codes }: FormValues, price: number | null): Priced {
  const pay = isPaidWork(category) ? parsePay(codes.pay ?? '') : null;
  if (pay) return { price: pay.fromMinor / 100, priceUnit: pay.per, priceIsLowest: pay.toMinor !== null };
  const { unit } = unitsOf(kind, category, priceUnit);
  const isStated = price !== null && unit !== undefined && unit !== NO_UNIT;
  return { price, priceUnit: isStated ? unit : null, priceIsLowest: price !== null && kind.pricing.isLowest };
}

function deliveryOf(asked: readonly DeliveryWay[], { delivery, deliveryKm }: FormValues) {
  const chosen = asked.filter((way) => delivery.includes(way));
  return { delivery: chosen, deliveryKm: hasDistance(chosen) ? readNumber(deliveryKm, 'pieces') : null };
}

function amountOf({ value, unit }: FormValues['weight']) {
  const number = readNumber(value);
  return number ? { value: number, unit } : null;
}

function codesOf({ codes }: FormValues): Record<string, string> {
  return Object.fromEntries(Object.entries(codes).filter(([, code]) => code.trim() !== ''));
}

function detailsOf(kind: Kind, { details }: FormValues): ListingDetail['details'] {
  const shown: Record<string, string | number | string[]> = {};
  for (const { name, type } of kind.details) {
    const value = details[name];
    const lines = Array.isArray(value) ? value.filter((line) => line.trim()) : [];
    // Leave out rows without content.
    if (lines.length > 0) shown[name] = lines;
    else if (Array.isArray(value)) continue;
    else if (value?.trim() && type === 'integer' && readNumber(value)) shown[name] = readNumber(value) ?? 0;
    else if (type === 'integer') continue;
    else if (value?.trim()) shown[name] = type === 'url' ? withProtocol(value) : value;
  }
  return shown;
}
