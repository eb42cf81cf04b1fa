import { ApiError, type FieldErrors } from '#contract/errors.ts';
import type { ListingForm } from '#contract/selling/forms.ts';
import type { Locale } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import { tagsOf } from '#kinds/define-kind.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import { checkRules, withImpliedTags } from '#kinds/rules/check.ts';
import { isRuleField } from '#kinds/rules/fields.ts';
import { normaliseDetails } from '#kinds/rules/for-category.ts';
import { parsePay } from '#kinds/rules/pay.ts';
import { fieldError } from '../platform/errors.ts';
import type { Blocked } from '../settings/blocked.ts';

/**
 * A form with its codes normalised, and with what they imply: tags, such as free range from an egg code's digit, and the
 * price of a job, which is the least that it pays.
 */
export function withReadCodes(kind: KindId, form: ListingForm): ListingForm {
  const category = form.category === undefined ? undefined : categoriesById.get(form.category);
  const tags = withImpliedTags(form.tags, form.codes, category?.flags ?? tagsOf(getKind(kind)));
  const codes = normaliseDetails(form.category ?? null, tags, onlyCodes(form.codes));
  const pay = codes.pay === undefined ? null : parsePay(codes.pay);
  return { ...form, ...(pay && { price: pay.fromMinor / 100, priceUnit: pay.per }), tags, codes };
}

function onlyCodes(codes: ListingForm['codes']): ListingForm['codes'] {
  return Object.fromEntries(Object.entries(codes).filter(([name]) => isRuleField(name)));
}

/** Rule violations of a form, by field; codes are fields of their own. */
export function findRuleErrors(form: ListingForm, locale: Locale): FieldErrors {
  const translate = getTranslator(locale);
  const errors: FieldErrors = {};
  const { title, description, tags, details, codes, category, disputed, price = 0 } = form;
  const post = {
    ...{ categoryId: category ?? null, title, description, tags, disputed },
    isPriced: price > 0,
    details: { ...details, ...codes },
  };
  for (const { field, severity, message, values } of checkRules(post)) {
    if (severity !== 'refuse') continue;
    const name = field.replace(/^details\./, '');
    const at = isRuleField(name) ? `codes.${name}` : field;
    errors[at] = [...(errors[at] ?? []), translate(message, values)];
  }
  return errors;
}

/**
 * A hidden category keeps its listings and takes no others.
 *
 * former  the category that the listing is in; null for a new one.
 * @throws ApiError 'validationFailed' at `category`
 */
export function assertOffered({ category }: ListingForm, former: number | null, locale: Locale): void {
  if (category === undefined || category === former || !categoriesById.get(category)?.isHidden) return;
  throw fieldError(locale, 'category', 'validation.categoryHidden');
}

/** The blocked words in a form, by field. */
export function findBlockedWords(
  { title, description }: ListingForm,
  locale: Locale,
  { findWords }: Pick<Blocked, 'findWords'>,
): FieldErrors {
  return findWords(locale, { title, description });
}

/** @throws ApiError 'validationFailed' at the fields that break a rule or have a blocked word. */
export function assertRules(form: ListingForm, locale: Locale, blocked: Pick<Blocked, 'findWords'>): void {
  const fieldErrors = { ...findRuleErrors(form, locale), ...findBlockedWords(form, locale, blocked) };
  if (Object.keys(fieldErrors).length === 0) return;
  throw new ApiError('validationFailed', { message: getTranslator(locale)('error.validationFailed'), fieldErrors });
}
