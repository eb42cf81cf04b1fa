import type { GalleryPicture } from '#contract/media.ts';
import type { ListingForm } from '#contract/selling/forms.ts';
import { momentAtPolishClock, polishClock } from '#contract/values/polish-time.ts';
import { categoriesById, isPaidWork } from '#kinds/ad/categories.ts';
import { type Kind, tagsOf } from '#kinds/define-kind.ts';
import type { DeliveryWay } from '#kinds/delivery.ts';
import { termsOf } from '#kinds/offered-terms.ts';
import type { PriceUnit } from '#kinds/price-units.ts';
import { CHOSEN_TERMS } from '#kinds/terms.ts';
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
  /** As chosen; '' for the category's usual one, `NO_UNIT` for none. */
  priceUnit: string;
  /** The lowest price that the seller would accept. */
  floor: string;
  pieces: string;
  weight: AmountValue;
  volume: AmountValue;
  tags: string[];
  delivery: string[];
  deliveryKm: string;
  shop_url: string;
  startsAt: string;
  endsAt: string;
  details: Record<string, string | string[]>;
  codes: Record<string, string>;
  /** Topics of restricted goods that the text was flagged for and the seller disputes. */
  disputed: string[];
  /** Ids of the user's own credentials. */
  credentialIds: number[];
  pictures: FormPicture[];
}

/** The unit of listings that predate units: the price is for everything. */
export const NO_UNIT = 'none';

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
    priceUnit: '',
    floor: '',
    pieces: '',
    weight: { value: '', unit: 'kg' },
    volume: { value: '', unit: 'l' },
    tags: [],
    delivery: [],
    deliveryKm: '',
    shop_url: '',
    startsAt: '',
    endsAt: '',
    details: Object.fromEntries(kind.details.map(({ name, type }) => [name, LIST_TYPES.includes(type) ? [''] : ''])),
    codes: {},
    disputed: [],
    credentialIds: [],
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
    priceUnit: form.price === undefined ? '' : (form.priceUnit ?? NO_UNIT),
    floor: form.floor === undefined ? '' : numberValue(form.floor, 2),
    pieces: form.pieces === undefined ? '' : String(form.pieces),
    weight: form.weight ? { ...form.weight, value: numberValue(form.weight.value) } : empty.weight,
    volume: form.volume ? { ...form.volume, value: numberValue(form.volume.value) } : empty.volume,
    tags: form.tags,
    delivery: form.delivery ?? [],
    deliveryKm: form.deliveryKm === undefined ? '' : String(form.deliveryKm),
    shop_url: form.shop_url ?? '',
    startsAt: form.startsAt ? polishClock(form.startsAt) : '',
    endsAt: form.endsAt ? polishClock(form.endsAt) : '',
    details: {
      ...empty.details,
      ...Object.fromEntries(Object.entries(form.details).map((detail) => textsOf(kind, detail))),
    },
    codes: form.codes,
    disputed: form.disputed ?? [],
    credentialIds: form.credentialIds ?? [],
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
    quantities: kind.quantities.filter((each) =>
      // A job's price is derived from its pay, a field of the rules.
      each === 'price' ? !isPaidWork(categoryId) : category?.quantities.includes(each),
    ),
    delivery: kind.capabilities.categories ? (category?.delivery ?? []) : kind.delivery,
    tags: tagsOf(kind).filter((tag) => known.includes(tag)),
    terms: termsOf(kind, categoryId),
  };
}

/** The available price units, and the applied one: as chosen, else the default. */
export function unitsOf(
  kind: Kind,
  categoryId: number | null,
  chosen: string,
): { readonly units: readonly PriceUnit[]; readonly unit: PriceUnit | typeof NO_UNIT | undefined } {
  const { units } = kind.capabilities.categories ? (categoriesById.get(categoryId ?? 0) ?? NO_UNITS) : kind.pricing;
  if (chosen === NO_UNIT) return { units, unit: NO_UNIT };
  return { units, unit: units.find((each) => each === chosen) ?? units[0] };
}

const NO_UNITS = { units: [] };

/** ISO 8601; input is in Polish time whatever the device's time zone; empty when the day or the time is missing. */
export function momentTyped(clock: string): string {
  return momentAtPolishClock(clock)?.toISOString() ?? '';
}

/** Converts the values to the input of the contract's schema: the same shape for validating and sending. */
export function formOf(kind: Kind, values: FormValues, codeNames: readonly string[] = []): Record<string, unknown> {
  const { capabilities } = kind;
  const { quantities, tags, terms, delivery } = askedOf(kind, values.category);
  return {
    title: values.title,
    description: values.description,
    town: values.town,
    village: values.village,
    ...(capabilities.categories ? { category: values.category ?? undefined } : {}),
    ...Object.fromEntries(quantities.map((name) => [name, values[name]])),
    ...(quantities.includes('price') ? { priceUnit: unitTyped(kind, values) } : {}),
    ...(terms.length > 0 ? { floor: floorTyped(values) } : {}),
    tags: values.tags.filter(
      (tag) => tags.includes(tag) || CHOSEN_TERMS.some((term) => term === tag && terms.includes(term)),
    ),
    ...(delivery.length > 0 ? deliveryTyped(delivery, values) : {}),
    ...(capabilities.shopLink ? { shop_url: withProtocol(values.shop_url) } : {}),
    ...(capabilities.schedule ? { startsAt: momentTyped(values.startsAt), endsAt: momentTyped(values.endsAt) } : {}),
    details: values.details,
    codes: Object.fromEntries(
      codeNames.flatMap((name) => (values.codes[name]?.trim() ? [[name, values.codes[name]]] : [])),
    ),
    ...(values.disputed.length > 0 ? { disputed: values.disputed } : {}),
    credentialIds: values.credentialIds,
    pictures: values.pictures.map(({ key, alt }) => ({ key, alt })),
  };
}

/** The lowest price is sent only if the price is negotiable. */
function floorTyped({ floor, tags }: FormValues): string {
  return tags.includes('negotiable') ? floor : '';
}

function unitTyped(kind: Kind, { category, priceUnit }: FormValues): PriceUnit | null | undefined {
  const { unit } = unitsOf(kind, category, priceUnit);
  return unit === NO_UNIT ? null : unit;
}

function deliveryTyped(asked: readonly DeliveryWay[], { delivery, deliveryKm }: FormValues) {
  return { delivery: asked.filter((way) => delivery.includes(way)), deliveryKm };
}
