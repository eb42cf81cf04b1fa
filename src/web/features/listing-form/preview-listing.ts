import type { ListingDetail } from '#contract/listings.ts';
import type { Kind } from '#kinds/define-kind.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import { askedOf, type FormValues } from './form-values.ts';
import { momentAtClock } from './polish-clock.ts';
import { readNumber, withProtocol } from './typing.ts';
import type { FoundPlace } from './use-found-place.ts';

export interface PreviewContext {
  readonly seller: { readonly id: number; readonly name: string; readonly avatar: { image_path: string } | null };
  readonly place: FoundPlace | null;
  readonly nowMs: number;
  /** Stands where nothing was typed yet. */
  readonly untitled: string;
  readonly anywhere: string;
}

/** The form as the listing that would come of it; what cannot be read yet is left out. */
export function previewOf(kindId: KindId, values: FormValues, context: PreviewContext): ListingDetail {
  const kind = getKind(kindId);
  const { quantities, tags } = askedOf(kind, values.category);
  const numberOf = (name: 'price' | 'pieces') => (quantities.includes(name) ? readNumber(values[name]) : null);
  const now = new Date(context.nowMs).toISOString();
  const pictures = values.pictures.map(({ picture, alt }) => ({ ...picture, alt }));
  return {
    id: 0,
    kind: kindId,
    title: values.title.trim() || context.untitled,
    excerpt: values.description.slice(0, 180),
    description: values.description,
    town: context.place?.name ?? (values.town.split(',')[0]?.trim() || context.anywhere),
    voivodeship: context.place?.voivodeship ?? '',
    location: context.place && { lat: context.place.lat, lng: context.place.lng },
    categoryId: kind.capabilities.categories ? values.category : null,
    price: numberOf('price'),
    pieces: numberOf('pieces'),
    weight: quantities.includes('weight') ? (amountOf(values.weight) as ListingDetail['weight']) : null,
    volume: quantities.includes('volume') ? (amountOf(values.volume) as ListingDetail['volume']) : null,
    tags: tags.filter((tag) => values.tags.includes(tag)),
    status: 'basic',
    picture: pictures[0] ?? null,
    pictures,
    pictureCount: pictures.length,
    distanceM: null,
    avg_rating: null,
    avg_rating_count: 0,
    created_at: now,
    updated_at: now,
    visibleUntil: null,
    startsAt: kind.capabilities.schedule ? (momentAtClock(values.startsAt) ?? null) : null,
    endsAt: kind.capabilities.schedule ? (momentAtClock(values.endsAt) ?? null) : null,
    // Others see it only while it is paid for, which the form does not know.
    shop_url: null,
    details: { ...detailsOf(kind, values), ...values.codes },
    seller: { ...context.seller, memberSince: now, listingCount: 1, avg_rating: null, avg_rating_count: 0 },
  };
}

function amountOf({ value, unit }: FormValues['weight']) {
  const number = readNumber(value);
  return number ? { value: number, unit } : null;
}

function detailsOf(kind: Kind, { details }: FormValues): ListingDetail['details'] {
  const shown: Record<string, string | number | string[]> = {};
  for (const { name, type } of kind.details) {
    const value = details[name];
    if (Array.isArray(value)) shown[name] = value.filter((line) => line.trim());
    else if (value?.trim() && type === 'integer') shown[name] = readNumber(value) ?? 0;
    else if (value?.trim()) shown[name] = type === 'url' ? withProtocol(value) : value;
  }
  return shown;
}
