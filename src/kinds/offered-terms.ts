import { isPaidWork } from './ad/categories.ts';
import type { Kind } from './define-kind.ts';
import type { Term } from './terms.ts';

/** The terms that make sense in a category of a kind: pay for work is neither swapped nor free. */
export function termsOf(kind: Pick<Kind, 'terms'>, categoryId: number | null | undefined): readonly Term[] {
  return isPaidWork(categoryId) ? [] : kind.terms;
}

/** Whether people may make offers for such a listing. */
export function takesOffers(kind: Pick<Kind, 'terms'>, categoryId: number | null | undefined): boolean {
  return termsOf(kind, categoryId).length > 0;
}
