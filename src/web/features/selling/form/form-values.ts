import type { GalleryPicture } from '#contract/media.ts';
import type { ListingForm } from '#contract/selling/forms.ts';
import { momentAtPolishClock, polishClock } from '#contract/values/polish-time.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import { type Kind, tagsOf } from '#kinds/define-kind.ts';
import { numberValue, withProtocol } from '../../../lib/forms/typing.ts';
import { phoneText } from '../../../lib/phone-text.ts';

/** A picture of the form with what is needed to display it. */
export interface FormPicture extends GalleryPicture {
  readonly alt: string;
}

export interface AmountValue {
  value: string;
  unit: string;
}

/**
 * The form's values: numbers as typed, times in Polish time (`2026-12-05T10:00`, either half may be missing), contact
 * lists with their empty lines.
 */
export interface FormValues {
  title: string;
  description: string;
  town: string;
  /** The name of an unlisted village; the town is then its nearest listed place. */
  village: string;
  category: number | null;
  price: string;
  pieces: string;
  weight: AmountValue;
  volume: AmountValue;
  tags: string[];
  shop_url: string;
  startsAt: string;
  endsAt: string;
  details: Record<string, string | string[]>;
  codes: Record<string, string>;
  pictures: FormPicture[];
}

const LIST_TYPES: readonly string[] = ['phones', 'emails'];

/** An empty form of a kind. */
export function emptyValues(kind: Kind): FormValues {
  return {
    title: '',
    description: '',
    town: '',
    village: '',
    category: null,
    price: '',
    pieces: '',
    weight: { value: '', unit: 'kg' },
    volume: { value: '', unit: 'l' },
    tags: [],
    shop_url: '',
    startsAt: '',
    endsAt: '',
    details: Object.fromEntries(kind.details.map(({ name, type }) => [name, LIST_TYPES.includes(type) ? [''] : ''])),
    codes: {},
    pictures: [],
  };
}

/** A listing's data as form values. */
export function valuesOf(kind: Kind, form: ListingForm, pictures: readonly GalleryPicture[]): FormValues {
  const empty = emptyValues(kind);
  const byKey = new Map(pictures.map((each) => [each.key, each]));
  return {
    ...empty,
    title: form.title,
    description: form.description,
    town: form.town,
    village: form.village ?? '',
    category: form.category ?? null,
    price: form.price === undefined ? '' : numberValue(form.price, 2),
    pieces: form.pieces === undefined ? '' : String(form.pieces),
    weight: form.weight ? { ...form.weight, value: numberValue(form.weight.value) } : empty.weight,
    volume: form.volume ? { ...form.volume, value: numberValue(form.volume.value) } : empty.volume,
    tags: form.tags,
    shop_url: form.shop_url ?? '',
    startsAt: form.startsAt ? polishClock(form.startsAt) : '',
    endsAt: form.endsAt ? polishClock(form.endsAt) : '',
    details: {
      ...empty.details,
      ...Object.fromEntries(Object.entries(form.details).map((detail) => textsOf(kind, detail))),
    },
    codes: form.codes,
    pictures: form.pictures.flatMap(({ key, alt }) => {
      const found = byKey.get(key);
      return found ? [{ ...found, alt }] : [];
    }),
  };
}

function textsOf(kind: Kind, [name, value]: [string, string | number | string[]]): [string, string | string[]] {
  if (!Array.isArray(value)) return [name, String(value)];
  const isPhones = kind.details.some((field) => field.name === name && field.type === 'phones');
  return [name, isPhones ? value.map(phoneText) : value];
}

/** The fields of a category, or of a kind without categories: only these are shown and sent. */
export function askedOf(kind: Kind, categoryId: number | null) {
  const category = kind.capabilities.categories ? categoriesById.get(categoryId ?? 0) : undefined;
  const known: readonly string[] = kind.capabilities.categories ? (category?.flags ?? []) : tagsOf(kind);
  return {
    quantities: kind.quantities.filter((each) => each === 'price' || category?.quantities.includes(each)),
    tags: tagsOf(kind).filter((tag) => known.includes(tag)),
  };
}

/** ISO 8601; input is in Polish time whatever the device's time zone; empty when the day or the time is missing. */
export function momentTyped(clock: string): string {
  return momentAtPolishClock(clock)?.toISOString() ?? '';
}

/** Converts the values to the input of the contract's schema: the same shape for validating and sending. */
export function formOf(kind: Kind, values: FormValues, codeNames: readonly string[] = []): Record<string, unknown> {
  const { capabilities } = kind;
  const { quantities, tags } = askedOf(kind, values.category);
  return {
    title: values.title,
    description: values.description,
    town: values.town,
    village: values.village,
    ...(capabilities.categories ? { category: values.category ?? undefined } : {}),
    ...Object.fromEntries(quantities.map((name) => [name, values[name]])),
    tags: values.tags.filter((tag) => tags.includes(tag)),
    ...(capabilities.shopLink ? { shop_url: withProtocol(values.shop_url) } : {}),
    ...(capabilities.schedule ? { startsAt: momentTyped(values.startsAt), endsAt: momentTyped(values.endsAt) } : {}),
    details: values.details,
    codes: Object.fromEntries(
      codeNames.flatMap((name) => (values.codes[name]?.trim() ? [[name, values.codes[name]]] : [])),
    ),
    pictures: values.pictures.map(({ key, alt }) => ({ key, alt })),
  };
}
