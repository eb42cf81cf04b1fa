import { isPaidWork } from './ad/categories.ts';
import type { Kind } from './define-kind.ts';
import type { Term } from './terms.ts';

/** The terms of a kind that make sense in a category: jobs can be neither swapped nor free. */
export function termsOf(kind: Pick<Kind, 'terms'>, categoryId: number | null | undefined): readonly Term[] {
  return isPaidWork(categoryId) ? [] : kind.terms;
}

/** Whether such a listing accepts offers. */
export function takesOffers(kind: Pick<Kind, 'terms'>, categoryId: number | null | undefined): boolean {
  return termsOf(kind, categoryId).length > 0;
}
