import { isDeepStrictEqual } from 'node:util';
import type { FieldErrors } from '#contract/errors.ts';
import type { ListingForm } from '#contract/listing-forms.ts';
import type { Locale } from '#i18n/locales.ts';
import { fieldError } from '../../errors.ts';
import { findPlace } from '../../places/service.ts';
import type { ListingWrite } from './repository.ts';
import { textHash } from './text-likeness.ts';

/** Makes the search terms of a listing. */
export type Analyse = (text: { title: string; description: string; sellerName: string }) => string;

/** What a form writes: money in grosz, weight in grams, volume in millilitres. @throws ApiError 'placeUnknown' at `town` */
export function toWrite(form: ListingForm, sellerName: string, analyse: Analyse, locale: Locale): ListingWrite {
  const place = findPlace(form.town);
  if (!place) throw fieldError(locale, 'town', 'validation.placeUnknown', { code: 'placeUnknown' });
  const { title, description, weight, volume } = form;
  return {
    title,
    description,
    category_id: form.category ?? null,
    price_minor: form.price === undefined ? null : Math.round(form.price * 100),
    pieces: form.pieces ?? null,
    weight_g: weight ? Math.max(1, Math.round(weight.value * (weight.unit === 'kg' ? 1000 : 1))) : null,
    weight_unit: weight?.unit ?? null,
    volume_ml: volume ? Math.max(1, Math.round(volume.value * (volume.unit === 'l' ? 1000 : 1))) : null,
    volume_unit: volume?.unit ?? null,
    tags: form.tags,
    place_id: place.id,
    town: place.name,
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

/** Of each field that an edit would change, what it holds now: what somebody else saved meanwhile is among it. */
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
