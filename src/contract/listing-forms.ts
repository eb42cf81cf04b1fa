import { z } from 'zod';
import { type Category, categoriesById } from '#kinds/ad/categories.ts';
import { type DetailField, type Kind, type Quantity, tagsOf } from '#kinds/define-kind.ts';
import { emailSchema } from './accounts.ts';
import { phoneSchema } from './phone.ts';
import { idParam } from './primitives.ts';

export const TITLE_MAX_LENGTH = 120;
export const TEXT_MAX_LENGTH = 9_000;
export const PICTURES_MAX = 10;
export const CONTACTS_MAX = 5;
const PRICE_MAX = 99_999_999.99;
const AMOUNT_MAX = 100_000_000;

const required = { error: 'validation.required' } as const;
const text = (max: number) => z.string(required).trim().max(max, 'validation.tooLong');
const requiredText = (max: number) => text(max).min(1, 'validation.required');

/** What is typed into a field of numbers: a decimal comma is as good as a point, and spaces part thousands. */
export function typedNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const plain = value.replace(/[\s\u00a0]/g, '').replace(',', '.');
  return plain === '' ? undefined : Number(plain);
}

const price = z.preprocess(
  typedNumber,
  z
    .number({ error: (issue) => (issue.input === undefined ? 'validation.priceRequired' : 'validation.price') })
    .min(0, 'validation.price')
    .max(PRICE_MAX, 'validation.tooLarge')
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'validation.price'),
);

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
  price,
  pieces,
  weight: amount(['g', 'kg'], 'validation.weight'),
  volume: amount(['ml', 'l'], 'validation.volume'),
};

/** A list of contacts where empty lines do not count. */
function contacts(item: z.ZodType<string>) {
  return z.preprocess(
    (list) => (Array.isArray(list) ? list.filter((each) => String(each ?? '').trim() !== '') : list),
    z.array(item, required).min(1, 'validation.required').max(CONTACTS_MAX, 'validation.tooMany'),
  );
}

const link = z.url({ protocol: /^https?$/, error: 'validation.url' }).max(500, 'validation.tooLong');
const orEmpty = (schema: z.ZodType) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

/** The type of a kind's own field as a form has it. */
function detailSchema({ type, required: isRequired, maxLength }: DetailField): z.ZodType {
  switch (type) {
    case 'text':
    case 'longText':
      return isRequired ? requiredText(maxLength ?? 500) : orEmpty(text(maxLength ?? 500));
    case 'url':
      return isRequired ? link : orEmpty(link);
    case 'phones':
      return contacts(phoneSchema as z.ZodType<string>);
    case 'emails':
      return contacts(emailSchema as z.ZodType<string>);
    case 'postalCode':
      return requiredText(6).regex(/^\d{2}-\d{3}$/, 'validation.postalCode');
    case 'integer': {
      const whole = z.number({ error: 'validation.integer' }).int('validation.integer').min(1, 'validation.positive');
      return z.preprocess(typedNumber, isRequired ? whole : whole.optional());
    }
  }
}

/** A picture of the form: `key` is what uploading it answered. */
const formPicture = z.object({ key: idParam, alt: text(200).default('') });

const moment = z.iso.datetime({ offset: true, error: 'validation.moment' });

/** What the forms of every kind say, as a caller sends it and the server parses it. */
export interface ListingForm {
  title: string;
  description: string;
  town: string;
  category?: number;
  price?: number;
  pieces?: number;
  weight?: { value: number; unit: 'g' | 'kg' };
  volume?: { value: number; unit: 'ml' | 'l' };
  tags: string[];
  shop_url?: string;
  startsAt?: string;
  endsAt?: string;
  details: Record<string, string | number | string[]>;
  codes: Record<string, string>;
  pictures: { key: number; alt: string }[];
}

/** The same as it is typed: numbers may be texts with a comma, and fields that a kind does not have do not matter. */
export interface TypedListingForm {
  title: string;
  description: string;
  town: string;
  [field: string]: unknown;
}

/**
 * The form of a kind, made from its registry: the same for the page and for the server.
 *
 * Money in PLN, amounts in the unit that the seller chose, moments in ISO 8601 with their offset; `town` is the name of
 * a place as `/places` knows it; `codes` are what the rules of a category ask for.
 */
export function listingFormSchema(kind: Kind): z.ZodType<ListingForm, TypedListingForm> {
  const { categories, schedule, shopLink } = kind.capabilities;
  const shape: Record<string, z.ZodType> = {
    title: requiredText(TITLE_MAX_LENGTH)
      .min(3, 'validation.titleTooShort')
      .regex(/^[^\p{Cc}]*$/u, 'validation.invalid'),
    description: requiredText(TEXT_MAX_LENGTH).min(10, 'validation.textTooShort'),
    town: requiredText(80),
    tags: z
      .array(z.enum(tagsOf(kind) as [string, ...string[]], { error: 'validation.unknownOption' }))
      .max(60)
      .default([]),
    pictures: z.array(formPicture).max(PICTURES_MAX, 'validation.filesTooMany').default([]),
    codes: z.record(z.string().max(60), text(80)).default({}),
    details: z.object(Object.fromEntries(kind.details.map((field) => [field.name, detailSchema(field)]))),
  };
  if (categories) shape.category = leafCategory;
  for (const quantity of kind.quantities) shape[quantity] = QUANTITY_FIELDS[quantity];
  if (shopLink) shape.shop_url = orEmpty(link);
  if (schedule) Object.assign(shape, { startsAt: moment, endsAt: moment });
  return z.object(shape).superRefine((form, context) => {
    checkSchedule(form as unknown as ListingForm, context);
    keepWhatFits(form as unknown as ListingForm);
  }) as unknown as z.ZodType<ListingForm, TypedListingForm>;
}

const leafCategory = z
  .number({ error: 'validation.categoryRequired' })
  .int()
  .refine((id) => categoriesById.get(id)?.children.length === 0, 'validation.categoryRequired');

function checkSchedule({ startsAt, endsAt }: ListingForm, context: z.RefinementCtx): void {
  if (startsAt && endsAt && Date.parse(endsAt) < Date.parse(startsAt))
    context.addIssue({ code: 'custom', path: ['endsAt'], message: 'validation.endsBeforeStart' });
}

/** Only what makes sense in a category is taken: the rest is not wrong, it is left out. */
function keepWhatFits(form: ListingForm): void {
  const category: Category | undefined = form.category === undefined ? undefined : categoriesById.get(form.category);
  if (!category) return;
  form.tags = form.tags.filter((tag) => (category.flags as readonly string[]).includes(tag));
  for (const quantity of ['pieces', 'weight', 'volume'] as const)
    if (!category.quantities.includes(quantity)) delete form[quantity];
}
