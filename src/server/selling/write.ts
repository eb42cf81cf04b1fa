import { isDeepStrictEqual } from 'node:util';
import type { FieldErrors } from '#contract/errors.ts';
import type { Place } from '#contract/places/places.ts';
import type { ListingForm } from '#contract/selling/forms.ts';
import type { Locale } from '#i18n/locales.ts';
import { doubtAbout, findPlace } from '../places/service.ts';
import { fieldError } from '../platform/errors.ts';
import type { ListingWrite } from './repository.ts';
import { textHash } from './text-likeness.ts';

/** Builds the search terms of a listing. */
export type Analyse = (text: { title: string; description: string; sellerName: string }) => string;

/**
 * Converts a form: money in grosz, weight in grams, volume in millilitres. @throws ApiError 'placeUnknown' at `town`
 */
export function toWrite(form: ListingForm, sellerName: string, analyse: Analyse, locale: Locale): ListingWrite {
  const place = placeOf(form, locale);
  const isBeside = form.village !== undefined && form.village !== place.name;
  const { title, description, weight, volume } = form;
  return {
    title,
    description,
    category_id: form.category ?? null,
    price_minor: form.price === undefined ? null : Math.round(form.price * 100),
    price_unit: form.priceUnit ?? null,
    floor_minor: form.floor === undefined ? null : Math.round(form.floor * 100),
    pieces: form.pieces ?? null,
    weight_g: weight ? Math.max(1, Math.round(weight.value * (weight.unit === 'kg' ? 1000 : 1))) : null,
    weight_unit: weight?.unit ?? null,
    volume_ml: volume ? Math.max(1, Math.round(volume.value * (volume.unit === 'l' ? 1000 : 1))) : null,
    volume_unit: volume?.unit ?? null,
    tags: form.tags,
    delivery: form.delivery ?? [],
    delivery_km: form.deliveryKm ?? null,
    disputed: form.disputed ?? [],
    place_id: place.id,
    town: isBeside ? (form.village as string) : place.name,
    near_town: isBeside ? place.name : null,
    voivodeship: place.voivodeship,
    lat: place.lat,
    lng: place.lng,
    shop_url: form.shop_url ?? null,
    starts_at: form.startsAt ?? null,
    ends_at: form.endsAt ?? null,
    details: { ...form.details, ...form.codes },
    search_terms: analyse({ title, description, sellerName }),
    text_hash: textHash(title, description),
  };
}

/** The listed place that a form names. @throws ApiError 'placeUnknown' at `town`, with the candidates. */
export function placeOf({ town }: Pick<ListingForm, 'town'>, locale: Locale): Place {
  const doubt = doubtAbout(town);
  const place = findPlace(town);
  if (place && !doubt) return place;
  const { id, places } = doubt ?? { id: 'validation.placeUnknown', places: '' };
  throw fieldError(locale, 'town', id, { code: 'placeUnknown', values: { places } });
}

/** The current values of the fields an edit would change, including those someone else saved meanwhile. */
export function differences(current: ListingForm, wanted: ListingForm): FieldErrors {
  const fields: FieldErrors = {};
  const names = new Set([...Object.keys(current), ...Object.keys(wanted)]) as Set<keyof ListingForm>;
  for (const name of names) {
    const isSame = isDeepStrictEqual(current[name] ?? null, wanted[name] ?? null);
    if (name !== 'town' && !isSame) fields[name] = [textOf(current[name])];
  }
  return fields;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
