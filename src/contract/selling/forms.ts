import * as z from 'zod';
import { type Category, categoriesById, currentCategoryId, isPaidWork } from '#kinds/ad/categories.ts';
import { type DetailField, type Kind, type Pricing, type Quantity, tagsOf } from '#kinds/define-kind.ts';
import { DELIVERY_KM_MAX, type DeliveryWay, hasDistance } from '#kinds/delivery.ts';
import { termsOf } from '#kinds/offered-terms.ts';
import { type PriceUnit, usualUnit } from '#kinds/price-units.ts';
import { ASKED_TOPICS, type AskedTopic } from '#kinds/rules/goods/topics.ts';
import { isTerm } from '#kinds/terms.ts';
import { emailSchema } from '../accounts/accounts.ts';
import { phoneSchema } from '../accounts/phone.ts';
import { credentialIdsSchema } from '../credentials/credentials.ts';
import { idParam } from '../primitives.ts';
import { lineText, longText } from '../values/text.ts';
import { readTypedNumber } from '../values/typed-number.ts';
import { typedPrice } from '../values/typed-price.ts';
import { webAddressSchema } from '../values/web-address.ts';

export const TITLE_MAX_LENGTH = 120;
export const TEXT_MAX_LENGTH = 9_000;
export const PICTURES_MAX = 10;
export const CONTACTS_MAX = 5;
export const VILLAGE_MAX_LENGTH = 60;
const AMOUNT_MAX = 100_000_000;

const text = (max: number, missing = 'validation.required') =>
  lineText({ error: missing }).max(max, 'validation.tooLong');
const requiredText = (max: number, missing: string) => text(max, missing).min(1, missing);

const orEmpty = (schema: z.ZodType) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

const typedNumber = (value: unknown): unknown => (typeof value === 'string' ? readTypedNumber(value) : value);

const pieces = z.preprocess(
  typedNumber,
  z
    .number({ error: 'validation.pieces' })
    .int('validation.pieces')
    .min(1, 'validation.pieces')
    .max(1_000_000, 'validation.tooLarge')
    .optional(),
);

function amount<const U extends readonly [string, string]>(
  units: U,
  message: 'validation.weight' | 'validation.volume',
) {
  const value = z.preprocess(
    typedNumber,
    z.number({ error: message }).positive(message).max(AMOUNT_MAX, 'validation.tooLarge'),
  );
  const whole = z.object({ value, unit: z.enum(units, { error: message }) });
  const isEmpty = (given: unknown) =>
    given === null || ['', undefined, null].includes((given as { value?: string | null } | undefined)?.value);
  return z.preprocess((given) => (isEmpty(given) ? undefined : given), whole.optional());
}

const QUANTITY_FIELDS: Record<Quantity, z.ZodType> = {
  price: orEmpty(typedPrice),
  pieces,
  weight: amount(['g', 'kg'], 'validation.weight'),
  volume: amount(['ml', 'l'], 'validation.volume'),
};

/** A list of contacts; empty lines are ignored. */
function contacts(item: z.ZodType<string>, missing: string) {
  return z.preprocess(
    (list) => (Array.isArray(list) ? list.filter((each) => String(each ?? '').trim() !== '') : list),
    z.array(item, { error: missing }).min(1, missing).max(CONTACTS_MAX, 'validation.tooMany'),
  );
}

/** The message for a missing required text of a kind. */
const MISSING_DETAIL: Readonly<Record<string, string>> = {
  venue: 'validation.venueRequired',
  organiser: 'validation.organiserRequired',
  street: 'validation.streetRequired',
};

/** The type of a kind's own field in a form. */
function detailSchema({ name, type, required: isRequired, maxLength }: DetailField): z.ZodType {
  switch (type) {
    case 'text':
    case 'longText': {
      const error = MISSING_DETAIL[name] ?? 'validation.required';
      const schema = (type === 'text' ? lineText : longText)({ error }).max(maxLength ?? 500, 'validation.tooLong');
      return isRequired ? schema.min(1, error) : orEmpty(schema);
    }
    case 'url':
      return isRequired ? webAddressSchema : orEmpty(webAddressSchema);
    case 'phones':
      return contacts(phoneSchema as z.ZodType<string>, 'validation.phoneRequired');
    case 'emails':
      return contacts(emailSchema as z.ZodType<string>, 'validation.emailRequired');
    case 'postalCode':
      return requiredText(6, 'validation.postalCode').regex(/^\d{2}-\d{3}$/, 'validation.postalCode');
    case 'integer': {
      const whole = z.number({ error: 'validation.integer' }).int('validation.integer').min(1, 'validation.positive');
      return z.preprocess(typedNumber, isRequired ? whole : whole.optional());
    }
  }
}

/** Null is a valid unit: the price is for everything. */
function unitSchema({ units }: Pricing): z.ZodType {
  const unit = z.enum(units, { error: 'validation.priceUnit' }).nullable().optional();
  return z.preprocess((given) => (given === '' ? undefined : given), unit);
}

function descriptionSchema({ needsDescription }: Kind): z.ZodType {
  const schema = longText({ error: 'validation.descriptionRequired' }).max(TEXT_MAX_LENGTH, 'validation.tooLong');
  if (!needsDescription) return schema.default('');
  return schema.min(1, 'validation.descriptionRequired').min(10, 'validation.textTooShort');
}

function deliveryShape({ delivery }: Kind): Record<string, z.ZodType> {
  const way = z.enum(delivery as [DeliveryWay, ...DeliveryWay[]], { error: 'validation.unknownOption' });
  const distance = z
    .number({ error: 'validation.deliveryKm' })
    .int('validation.deliveryKm')
    .min(1, 'validation.deliveryKm')
    .max(DELIVERY_KM_MAX, 'validation.deliveryKm');
  return {
    delivery: z
      .array(way)
      .max(delivery.length)
      .overwrite((ways) => delivery.filter((each) => ways.includes(each)))
      .default([]),
    deliveryKm: orEmpty(z.preprocess(typedNumber, distance)),
  };
}

/** A picture of the form: `key` is the one returned by the upload. */
const formPicture = z.object({ key: idParam, alt: text(200).default('') });

const moment = z.iso.datetime({ offset: true, error: 'validation.moment' });

/** The fields common to all kinds, as a caller sends them and the server parses them. */
export interface ListingForm {
  title: string;
  description: string;
  town: string;
  village?: string;
  category?: number;
  price?: number;
  /** Null: the price is for everything. */
  priceUnit?: PriceUnit | null;
  /** The lowest price that the seller would accept, in the unit of the price; private. */
  floor?: number;
  pieces?: number;
  weight?: { value: number; unit: 'g' | 'kg' };
  volume?: { value: number; unit: 'ml' | 'l' };
  tags: string[];
  delivery?: DeliveryWay[];
  deliveryKm?: number;
  shop_url?: string;
  startsAt?: string;
  endsAt?: string;
  details: Record<string, string | number | string[]>;
  codes: Record<string, string>;
  /** Topics that the text was flagged for and the seller disputes; moderators check the listing. */
  disputed?: AskedTopic[];
  pictures: { key: number; alt: string }[];
  /** The seller's own credentials; left out, they stay unchanged. */
  credentialIds?: number[];
}

/** The same while being typed: numbers may be texts with a comma, and fields that the kind lacks are ignored. */
export interface TypedListingForm {
  title: string;
  /** Optional for kinds whose title may suffice. */
  description?: string;
  town: string;
  [field: string]: unknown;
}

/**
 * The form of a kind, generated from its registry: the same in the page and on the server.
 *
 * Money in PLN, amounts in the unit that the seller chose, timestamps in ISO 8601 with their offset. A price without a
 * unit is in the category's default one, and a job's price follows from its pay. `deliveryKm` is how far the seller
 * travels; `town` is the name of a place as parsed by `/places/lookup`, `village` that of an unlisted one nearby;
 * `codes` are the fields required by the rules of a category.
 */
export function listingFormSchema(kind: Kind): z.ZodType<ListingForm, TypedListingForm> {
  const { categories, schedule, shopLink } = kind.capabilities;
  const { pricing, quantities, delivery } = kind;
  const shape: Record<string, z.ZodType> = {
    title: requiredText(TITLE_MAX_LENGTH, 'validation.titleRequired').min(3, 'validation.titleTooShort'),
    description: descriptionSchema(kind),
    town: requiredText(100, 'validation.townRequired'),
    village: orEmpty(text(VILLAGE_MAX_LENGTH)),
    tags: z
      .array(z.enum(tagsOf(kind) as [string, ...string[]], { error: 'validation.unknownOption' }))
      .max(60)
      .default([]),
    pictures: z.array(formPicture).max(PICTURES_MAX, 'validation.filesTooMany').default([]),
    credentialIds: credentialIdsSchema,
    codes: z.record(z.string().regex(/^[\w-]{1,60}$/, 'validation.invalid'), text(80)).default({}),
    disputed: z
      .array(z.enum(ASKED_TOPICS, { error: 'validation.unknownOption' }))
      .max(ASKED_TOPICS.length)
      .overwrite((topics) => [...new Set(topics)].sort())
      .optional(),
    details: z.object(Object.fromEntries(kind.details.map((field) => [field.name, detailSchema(field)]))),
  };
  if (categories) shape.category = leafCategory;
  for (const quantity of quantities) shape[quantity] = QUANTITY_FIELDS[quantity];
  if (quantities.includes('price')) shape.priceUnit = unitSchema(pricing);
  if (kind.terms.length > 0) shape.floor = orEmpty(typedPrice);
  if (delivery.length > 0) Object.assign(shape, deliveryShape(kind));
  if (shopLink) shape.shop_url = orEmpty(webAddressSchema);
  if (schedule) Object.assign(shape, { startsAt: moment, endsAt: moment });
  const whole = pricing.required ? z.object(shape).refine(...PRICE_REQUIRED) : z.object(shape);
  return whole.superRefine((form, context) => {
    checkSchedule(form as unknown as ListingForm, context);
    keepWhatFits(kind, form as unknown as ListingForm);
    checkFloor(form as unknown as ListingForm, context);
    checkUnit(kind, form as unknown as ListingForm, context);
    checkDistance(form as unknown as ListingForm, context);
  }) as unknown as z.ZodType<ListingForm, TypedListingForm>;
}

/** Reported with the errors of the other fields. A job states its pay instead. */
const PRICE_REQUIRED = [
  (form: Record<string, unknown>) => form.price !== undefined || isPaidWork(form.category as number | undefined),
  { error: 'validation.priceRequired', path: ['price'], when: ({ value, issues }) => isWithoutPrice(value, issues) },
] satisfies Parameters<ReturnType<typeof z.object>['refine']>;

function isWithoutPrice(value: unknown, issues: readonly { path?: readonly PropertyKey[] }[]): boolean {
  return typeof value === 'object' && value !== null && !issues.some(({ path }) => path?.[0] === 'price');
}

const leafCategory = z
  .number({ error: 'validation.categoryRequired' })
  .int()
  .refine((id) => categoriesById.get(id)?.isLeaf === true, 'validation.categoryRequired')
  .overwrite(currentCategoryId);

/** Whether an event is over, or would be: past events cannot be announced. */
export function isPast({ endsAt }: { endsAt?: string }, nowMs: number): boolean {
  return endsAt !== undefined && Date.parse(endsAt) <= nowMs;
}

function checkSchedule({ startsAt, endsAt }: ListingForm, context: z.RefinementCtx): void {
  if (startsAt && endsAt && Date.parse(endsAt) < Date.parse(startsAt))
    context.addIssue({ code: 'custom', path: ['endsAt'], message: 'validation.endsBeforeStart' });
}

/** A price without a unit gets the default one. */
function checkUnit(kind: Kind, form: ListingForm, context: z.RefinementCtx): void {
  const { units } = categoriesById.get(form.category ?? 0) ?? kind.pricing;
  if (form.price === undefined) delete form.priceUnit;
  else if (form.priceUnit === undefined) {
    const hasMeasure = form.weight !== undefined || form.volume !== undefined;
    form.priceUnit = usualUnit(units, { pieces: form.pieces ?? null, hasMeasure });
  } else if (form.priceUnit !== null && !units.includes(form.priceUnit)) {
    context.addIssue({ code: 'custom', path: ['priceUnit'], message: 'validation.priceUnit' });
  }
}

/** The distance is required if the seller travels to the buyer, and dropped otherwise. */
function checkDistance(form: ListingForm, context: z.RefinementCtx): void {
  if (!hasDistance(form.delivery ?? [])) delete form.deliveryKm;
  else if (form.deliveryKm === undefined)
    context.addIssue({ code: 'custom', path: ['deliveryKm'], message: 'validation.deliveryKm' });
}

function checkFloor({ floor, price = 0 }: ListingForm, context: z.RefinementCtx): void {
  if (floor !== undefined && floor > price)
    context.addIssue({ code: 'custom', path: ['floor'], message: 'validation.floorAbovePrice' });
}

/** Drops, rather than rejects, fields that do not apply to the category or without a price. */
function keepWhatFits(kind: Kind, form: ListingForm): void {
  const category: Category | undefined = form.category === undefined ? undefined : categoriesById.get(form.category);
  form.tags = tagsThatFit(kind, form, category);
  if (!form.tags.includes('swap')) delete form.details.swapFor;
  if (!form.price || !form.floor || termsOf(kind, form.category).length === 0) delete form.floor;
  if (!category) return;
  if (form.delivery) form.delivery = form.delivery.filter((way) => category.delivery.includes(way));
  for (const quantity of ['pieces', 'weight', 'volume'] as const)
    if (!category.quantities.includes(quantity)) delete form[quantity];
}

/** The applicable tags; the term `free` is derived from the price. */
function tagsThatFit(kind: Kind, { tags, price, category: id }: ListingForm, category: Category | undefined): string[] {
  const terms: readonly string[] = termsOf(kind, id).filter((term) => term !== 'free' || price === 0);
  const flags: readonly string[] | undefined = category?.flags;
  const kept = tags.filter((tag) =>
    isTerm(tag) ? tag !== 'free' && terms.includes(tag) : (flags?.includes(tag) ?? true),
  );
  return terms.includes('free') ? [...kept, 'free'] : kept;
}
