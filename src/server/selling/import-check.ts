import { isDeepStrictEqual } from 'node:util';
import type { ApiError, FieldErrors } from '#contract/errors.ts';
import { type ListingForm, listingFormSchema, PICTURES_MAX } from '#contract/selling/forms.ts';
import type { Locale } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import { kinds } from '#kinds/index.ts';
import { foldName } from '../places/service.ts';
import { fieldErrorsOf } from '../platform/errors.ts';
import type { Blocked } from '../settings/blocked.ts';
import { findBlockedWords, findRuleErrors, withReadCodes } from './category-rules.ts';
import { type CsvLine, errorsByColumn, formOfLine, keyOfLine, pictureNamesOf } from './csv.ts';
import { categoriesNamed, categoryPathText } from './csv-words.ts';
import type { FormPictureRow } from './picture-repository.ts';
import { formOf } from './present.ts';
import type { OwnRow } from './repository.ts';
import { termErrors } from './terms-columns.ts';
import { placeOf, toWrite } from './write.ts';

/**
 * The outcome of a line.
 *
 * new        an ad that does not exist yet.   known      the same line was imported before.
 * changed    an own ad with other content.    unchanged  the ad equals the line.
 */
export type Outcome = 'new' | 'known' | 'changed' | 'unchanged' | 'wrong';

export interface JudgedLine {
  readonly line: number;
  readonly title: string;
  readonly outcome: Outcome;
  readonly errors: FieldErrors;
}

/** A checked line with what to write; `own` is the ad that it changes. */
export interface Checked {
  readonly judged: JudgedLine;
  readonly row: readonly string[];
  readonly key: string;
  readonly form: ListingForm | null;
  readonly own: OwnRow | null;
  readonly replacesPictures: boolean;
}

/**
 * The data that lines are compared with. Each line adds its own keys and ids, so that duplicates are detected.
 *
 * keys      of lines imported before.
 * own       the seller's ads by id.
 * pictures  keys of pictures by their folded names.
 */
export interface ImportWorld {
  readonly locale: Locale;
  readonly keys: Set<string>;
  readonly own: ReadonlyMap<number, { readonly row: OwnRow; readonly pictures: readonly FormPictureRow[] }>;
  readonly claimedIds: Set<number>;
  readonly pictures: ReadonlyMap<string, number>;
  readonly blocked: Pick<Blocked, 'findWords'>;
}

/** Checks a line; the second of two equal lines is `known`. */
export function checkLine(line: CsvLine, world: ImportWorld): Checked {
  const key = keyOfLine(line);
  const own = world.own.get(Number(line.cells.id)) ?? null;
  const names = pictureNamesOf(line);
  const judge = (outcome: Outcome, errors: FieldErrors = {}, form: ListingForm | null = null): Checked => ({
    judged: { line: line.line, title: (line.cells.title ?? '').slice(0, 120), outcome, errors: errorsByColumn(errors) },
    row: line.row,
    key,
    form,
    own: own?.row ?? null,
    replacesPictures: names.length > 0 || own === null,
  });
  const idError = errorOfId(line, world);
  if (idError) return judge('wrong', { id: [idError] });
  if (!line.cells.id && world.keys.has(key)) return judge('known');
  const { form: read, errors } = readForm(line, names, world, own?.row.disputed);
  if (!read) return judge('wrong', errors);
  const form = own ? withUnlisted(read, own.row, line) : read;
  world.keys.add(key);
  if (!own) return judge('new', {}, form);
  world.claimedIds.add(own.row.id);
  const isSame = names.length === 0 && isAsStored(form, own.row, world.locale);
  const current = own.pictures.map((picture) => ({ key: picture.key, alt: picture.alt }));
  return judge(isSame ? 'unchanged' : 'changed', {}, names.length > 0 ? form : { ...form, pictures: current });
}

/** Keeps what the file has no column for: the seller's lowest price, and what the ad would be swapped for. */
function withUnlisted(form: ListingForm, row: OwnRow, { cells }: CsvLine): ListingForm {
  const { floor, details } = formOf(row, []);
  const isFloor = cells.floor === undefined && floor !== undefined && floor <= (form.price ?? 0);
  const isSwap = cells.swap_for === undefined && form.tags.includes('swap') && details.swapFor !== undefined;
  return {
    ...form,
    ...(isFloor && { floor }),
    details: { ...form.details, ...(isSwap && { swapFor: details.swapFor }) },
  };
}

/** The ids of other sellers' ads count as unknown. */
function errorOfId({ cells: { id } }: CsvLine, { own, claimedIds, locale }: ImportWorld): string | null {
  if (!id) return null;
  const translate = getTranslator(locale);
  if (!/^\d{1,15}$/.test(id) || !own.has(Number(id)))
    return translate('validation.csvIdUnknown', { id: id.slice(0, 20) });
  return claimedIds.has(Number(id)) ? translate('validation.csvIdTwice', { id }) : null;
}

/** The form of a line, or its errors. */
function readForm(
  line: CsvLine,
  names: readonly string[],
  { pictures, locale, blocked }: ImportWorld,
  disputed: ListingForm['disputed'],
): { form: ListingForm | null; errors: FieldErrors } {
  const category = readCategory(line.cells.category ?? '', locale);
  const found = findPictures(names, pictures, locale);
  const typed = { ...formOfLine(line, { category: category.id, pictures: found.pictures }), disputed };
  const parsed = listingFormSchema(kinds.ad).safeParse(typed);
  const own: FieldErrors = { ...category.errors, ...found.errors, ...termErrors(line.cells, locale) };
  if (!parsed.success) {
    // Report all errors at once, not only the first kind.
    const errors = {
      ...placeErrors({ town: line.cells.town ?? '' }, locale),
      ...fieldErrorsOf(parsed.error, locale),
      ...own,
    };
    return { form: null, errors };
  }
  const form = withReadCodes('ad', parsed.data);
  const errors = {
    ...placeErrors(form, locale),
    ...findRuleErrors(form, locale),
    ...findBlockedWords(form, locale, blocked),
    ...own,
  };
  return Object.keys(errors).length > 0 ? { form: null, errors } : { form, errors: {} };
}

function readCategory(text: string, locale: Locale): { id: number; errors: FieldErrors } {
  const found = categoriesNamed(text);
  const [only] = found;
  if (only && found.length === 1) return { id: only.id, errors: {} };
  if (!text.trim()) return { id: Number.NaN, errors: {} };
  const translate = getTranslator(locale);
  const paths = found.map((category) => categoryPathText(category, locale)).join('; ');
  const error =
    found.length > 1
      ? translate('validation.categorySeveral', { paths })
      : translate('validation.categoryUnknown', { name: text.slice(0, 60) });
  return { id: Number.NaN, errors: { category: [error] } };
}

/** A picture's name without folder, case and Polish letters. */
export function pictureKey(fileName: string): string {
  return foldName(fileName.split(/[\\/]/).at(-1) ?? '').normalize('NFC');
}

function findPictures(
  names: readonly string[],
  known: ReadonlyMap<string, number>,
  locale: Locale,
): { pictures: ListingForm['pictures']; errors: FieldErrors } {
  const translate = getTranslator(locale);
  const missing = names.filter((name) => !known.has(pictureKey(name)));
  const keys = new Set(names.flatMap((name) => known.get(pictureKey(name)) ?? []));
  const errors = missing.map((name) => translate('validation.csvPictureMissing', { name: name.slice(0, 80) }));
  if (names.length > PICTURES_MAX) errors.push(translate('validation.filesTooMany', { maximum: PICTURES_MAX }));
  return {
    pictures: [...keys].slice(0, PICTURES_MAX).map((key) => ({ key, alt: '' })),
    errors: errors.length > 0 ? { pictures: errors } : {},
  };
}

function placeErrors(form: Pick<ListingForm, 'town'>, locale: Locale): FieldErrors {
  try {
    placeOf(form, locale);
    return {};
  } catch (error) {
    return (error as ApiError).fieldErrors;
  }
}

/** Whether a form equals the stored ad. */
function isAsStored(form: ListingForm, row: OwnRow, locale: Locale): boolean {
  try {
    const written = (each: ListingForm) => toWrite(each, '', () => '', locale);
    return isDeepStrictEqual(written(form), written(formOf(row, [])));
  } catch {
    return false;
  }
}
