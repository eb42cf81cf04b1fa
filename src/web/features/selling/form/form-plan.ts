import type { MessageId, Translate } from '#i18n/message-id.ts';
import type { DetailField, Kind } from '#kinds/define-kind.ts';
import { askedOf } from './form-values.ts';

/** The sections of the form, in order; also the ids of their elements. */
export const STEP_IDS = ['photos', 'what', 'details', 'place', 'text', 'publish'] as const;
export type StepId = (typeof STEP_IDS)[number];

/** Detail fields of the location, in address order, and of the contact data; all others belong to the details. */
const PLACE_FIELDS = ['postalCode', 'street', 'venue'];
const CONTACT_FIELDS = ['phones', 'emails'];
/** Asked for beside the price. */
const TERM_FIELDS = ['swapFor'];

function named({ details }: Kind, names: readonly string[]): DetailField[] {
  return names.flatMap((name) => details.find((field) => field.name === name) ?? []);
}

export function placeDetails(kind: Kind): DetailField[] {
  return named(kind, PLACE_FIELDS);
}

export function contactDetails(kind: Kind): DetailField[] {
  return named(kind, CONTACT_FIELDS);
}

export function otherDetails({ details }: Kind): DetailField[] {
  const elsewhere = [...PLACE_FIELDS, ...CONTACT_FIELDS, ...TERM_FIELDS];
  return details.filter(({ name }) => !elsewhere.includes(name));
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
  const { quantities, tags, terms, delivery } = askedOf(kind, category);
  const tagFields = tags.length > 0 ? ['tags'] : [];
  const isTypeFirst = asksTypeFirst(kind);
  const pathsOf = (fields: readonly DetailField[]) => fields.map(({ name }) => `details.${name}`);
  return {
    photos: ['pictures'],
    what: [
      'title',
      ...(categories ? ['category'] : []),
      ...(isTypeFirst ? tagFields : []),
      ...(schedule ? ['startsAt', 'endsAt'] : []),
      ...(quantities.includes('price') ? ['price', 'priceUnit'] : []),
      ...(terms.length > 0 ? ['floor', ...pathsOf(named(kind, TERM_FIELDS))] : []),
    ],
    details: [
      ...codeNames.map((name) => `codes.${name}`),
      'credentialIds',
      ...pathsOf(otherDetails(kind)),
      ...quantities.filter((name) => name !== 'price'),
      ...(isTypeFirst ? [] : tagFields),
      ...(shopLink ? ['shop_url'] : []),
    ],
    place: [
      'village',
      'town',
      ...pathsOf(placeDetails(kind)),
      ...(delivery.length > 0 ? ['delivery', 'deliveryKm'] : []),
    ],
    text: ['description', ...pathsOf(contactDetails(kind))],
    publish: [],
  };
}

/**
 * The part of a field, whose name may have a suffix: `weight.value`, `details.phones.1`; undefined for an unknown
 * field.
 */
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
