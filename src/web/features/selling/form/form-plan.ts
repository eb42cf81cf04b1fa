import type { MessageId, Translate } from '#i18n/message-id.ts';
import type { DetailField, Kind } from '#kinds/define-kind.ts';
import type { IconName } from '../../../ui/icon-names.ts';
import { askedOf } from './form-values.ts';

/** The parts of the form: steps on a phone, sections of one page elsewhere. */
export const STEP_IDS = ['what', 'photos', 'details', 'place', 'publish'] as const;
export type StepId = (typeof STEP_IDS)[number];

export const STEP_ICONS: Readonly<Record<StepId, IconName>> = {
  what: 'pencil',
  photos: 'camera',
  details: 'tag',
  place: 'map-pin',
  publish: 'eye',
};

/** Detail fields of the location and contact data; all others belong to the details. */
const PLACE_FIELDS = ['postalCode', 'street', 'venue', 'phones', 'emails'];

/** A kind's own location fields, in address order. */
export function placeDetails({ details }: Kind): DetailField[] {
  return PLACE_FIELDS.flatMap((name) => details.find((field) => field.name === name) ?? []);
}

export function otherDetails({ details }: Kind): DetailField[] {
  return details.filter(({ name }) => !PLACE_FIELDS.includes(name));
}

/** A kind whose only tags are types (a fair, a concert) asks for them first; other tags come later. */
export function asksTypeFirst(kind: Kind): boolean {
  return !kind.capabilities.categories && kind.tagGroups.length === 1;
}

/** The field names of each part, in order; as in the contract. */
export type StepFields = Readonly<Record<StepId, readonly string[]>>;

/** The fields that a listing of this kind and category has. */
export function fieldsOf(kind: Kind, category: number | null, codeNames: readonly string[]): StepFields {
  const { categories, schedule, shopLink } = kind.capabilities;
  const { quantities, tags, delivery } = askedOf(kind, category);
  const tagFields = tags.length > 0 ? ['tags'] : [];
  const isTypeFirst = asksTypeFirst(kind);
  const named = (fields: readonly DetailField[]) => fields.map(({ name }) => `details.${name}`);
  return {
    what: ['title', ...(categories ? ['category'] : []), ...(isTypeFirst ? tagFields : []), 'description'],
    photos: ['pictures'],
    details: [
      ...(schedule ? ['startsAt', 'endsAt'] : []),
      ...quantities.flatMap((name) => (name === 'price' ? ['price', 'priceUnit'] : [name])),
      ...codeNames.map((name) => `codes.${name}`),
      ...(isTypeFirst ? [] : tagFields),
      ...(delivery.length > 0 ? ['delivery', 'deliveryKm'] : []),
      ...named(otherDetails(kind)),
      ...(shopLink ? ['shop_url'] : []),
    ],
    place: ['village', 'town', ...named(placeDetails(kind))],
    publish: [],
  };
}

/** The part of a field, whose name may have a suffix: `weight.value`, `details.phones.1`; undefined for an unknown field. */
export function findStep(name: string, fields: StepFields): StepId | undefined {
  const isIn = (field: string) => name === field || name.startsWith(`${field}.`);
  return STEP_IDS.find((step) => fields[step].some(isIn));
}

/** A field's label. */
export function labelOf(name: string, kind: Kind, t: Translate): string {
  const [first = '', second = ''] = name.split('.');
  if (first === 'details') return t(`detail.${second}` as MessageId);
  if (first === 'codes') return t(`rules.field.${second}.label` as MessageId);
  if ((kind.quantities as readonly string[]).includes(first)) return t(`quantity.${first}` as MessageId);
  if (first === 'tags' && kind.tagGroups.length === 1) return t(`tagGroup.${kind.tagGroups[0]?.name}` as MessageId);
  return t(`posting.field.${first}` as MessageId);
}
