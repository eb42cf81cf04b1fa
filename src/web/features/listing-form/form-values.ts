import type { ListingForm } from '#contract/listing-forms.ts';
import type { GalleryPicture } from '#contract/media.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import { type Kind, tagsOf } from '#kinds/define-kind.ts';
import { clockText, momentAtClock } from './polish-clock.ts';
import { numberValue, withProtocol } from './typing.ts';

/** A picture of the form with what is needed to show it. */
export interface FormPicture extends GalleryPicture {
  readonly alt: string;
}

export interface AmountValue {
  value: string;
  unit: string;
}

/**
 * What the form holds while it is filled in: numbers as typed, moments as the clock in Poland shows them
 * (`2026-12-05T10:00`, half of which may be missing), lists of contacts with their empty lines.
 */
export interface FormValues {
  title: string;
  description: string;
  town: string;
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

/** A listing's form as it is filled in. */
export function valuesOf(kind: Kind, form: ListingForm, pictures: readonly GalleryPicture[]): FormValues {
  const empty = emptyValues(kind);
  const byKey = new Map(pictures.map((each) => [each.key, each]));
  return {
    ...empty,
    title: form.title,
    description: form.description,
    town: form.town,
    category: form.category ?? null,
    price: form.price === undefined ? '' : numberValue(form.price, 2),
    pieces: form.pieces === undefined ? '' : String(form.pieces),
    weight: form.weight ? { ...form.weight, value: numberValue(form.weight.value) } : empty.weight,
    volume: form.volume ? { ...form.volume, value: numberValue(form.volume.value) } : empty.volume,
    tags: form.tags,
    shop_url: form.shop_url ?? '',
    startsAt: form.startsAt ? clockText(form.startsAt) : '',
    endsAt: form.endsAt ? clockText(form.endsAt) : '',
    details: { ...empty.details, ...Object.fromEntries(Object.entries(form.details).map(textsOf)) },
    codes: form.codes,
    pictures: form.pictures.flatMap(({ key, alt }) => {
      const found = byKey.get(key);
      return found ? [{ ...found, alt }] : [];
    }),
  };
}

function textsOf([name, value]: [string, string | number | string[]]): [string, string | string[]] {
  return [name, Array.isArray(value) ? value : String(value)];
}

/** What a category, or a kind without categories, has to say: only that is asked and sent. */
export function askedOf(kind: Kind, categoryId: number | null) {
  const category = kind.capabilities.categories ? categoriesById.get(categoryId ?? 0) : undefined;
  const known: readonly string[] = kind.capabilities.categories ? (category?.flags ?? []) : tagsOf(kind);
  return {
    quantities: kind.quantities.filter((each) => each === 'price' || category?.quantities.includes(each)),
    tags: tagsOf(kind).filter((tag) => known.includes(tag)),
  };
}

/** What the contract's schema of the kind is given: the same shape for checking and for sending. */
export function formOf(kind: Kind, values: FormValues, codeNames: readonly string[] = []): Record<string, unknown> {
  const { capabilities } = kind;
  const { quantities, tags } = askedOf(kind, values.category);
  return {
    title: values.title,
    description: values.description,
    town: values.town,
    ...(capabilities.categories ? { category: values.category ?? undefined } : {}),
    ...Object.fromEntries(quantities.map((name) => [name, values[name]])),
    tags: values.tags.filter((tag) => tags.includes(tag)),
    ...(capabilities.shopLink ? { shop_url: withProtocol(values.shop_url) } : {}),
    ...(capabilities.schedule
      ? { startsAt: momentAtClock(values.startsAt) ?? '', endsAt: momentAtClock(values.endsAt) ?? '' }
      : {}),
    details: values.details,
    codes: Object.fromEntries(
      codeNames.flatMap((name) => (values.codes[name]?.trim() ? [[name, values.codes[name]]] : [])),
    ),
    pictures: values.pictures.map(({ key, alt }) => ({ key, alt })),
  };
}
