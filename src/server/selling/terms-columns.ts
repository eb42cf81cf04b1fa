import type { FieldErrors } from '#contract/errors.ts';
import type { CsvColumn } from '#contract/selling/csv-columns.ts';
import type { ListingForm } from '#contract/selling/forms.ts';
import { readTypedNumber } from '#contract/values/typed-number.ts';
import type { Locale } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import { kinds } from '#kinds/index.ts';
import { termsOf } from '#kinds/offered-terms.ts';
import { CHOSEN_TERMS, TERMS, type Term } from '#kinds/terms.ts';
import { isYes } from './csv-words.ts';

type Cells = Partial<Record<CsvColumn, string>>;

/** The terms of sale of a line, as in an unvalidated form. */
interface LineTerms {
  readonly price: string | undefined;
  readonly tags: readonly string[];
  readonly details: Record<string, string>;
}

/**
 * Reads the terms of sale. Without a cell, a term is taken from the line's attributes. Naming something in exchange
 * implies a swap, and a free item needs no price.
 */
export function readTerms(cells: Cells, flags: readonly string[]): LineTerms {
  const said = new Set(flags);
  for (const term of CHOSEN_TERMS) {
    const isChosen = isYes(cells[term] ?? '') ?? (term === 'swap' && cells.swap_for ? true : undefined);
    if (isChosen === true) said.add(term);
    if (isChosen === false) said.delete(term);
  }
  return {
    price: isYes(cells.free ?? '') === true ? cells.price || '0' : cells.price,
    tags: [...said],
    details: cells.swap_for ? { swapFor: cells.swap_for } : {},
  };
}

/** The errors of a line's terms by column: a cell that is neither yes nor no, and a price that contradicts `free`. */
export function termErrors(cells: Cells, locale: Locale): FieldErrors {
  const translate = getTranslator(locale);
  const errors: FieldErrors = {};
  for (const term of TERMS) {
    if (cells[term] && isYes(cells[term]) === undefined) {
      errors[term] = [translate('validation.csvYesOrNo', { text: cells[term].slice(0, 60) })];
    }
  }
  const isFree = isYes(cells.free ?? '');
  const isNought = cells.price ? readTypedNumber(cells.price) === 0 : undefined;
  if (isFree !== undefined && isNought !== undefined && isFree !== isNought) {
    errors.free = [translate('validation.csvFree')];
  }
  return errors;
}

/** The cells of an ad's terms; empty where its category has no such term. */
export function cellsOfTerms({ tags, details, category }: ListingForm): Record<Term | 'swap_for', string> {
  const offered = termsOf(kinds.ad, category);
  const cellOf = (term: Term) => (offered.includes(term) ? (tags.includes(term) ? 'yes' : 'no') : '');
  return {
    negotiable: cellOf('negotiable'),
    swap: cellOf('swap'),
    swap_for: typeof details.swapFor === 'string' ? details.swapFor : '',
    free: cellOf('free'),
  };
}
