import { sectionHref } from '../panel/sections.ts';

/** The page of the history that an address names. */
export function historyPageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 1 && page < 418 ? page : 1;
}

export function historyHref(page = 1): string {
  return page > 1 ? `${sectionHref('transactions')}&page=${page}` : sectionHref('transactions');
}

/** Where a payment is followed until it is settled. */
export function paymentHref(id: number): string {
  return `/payment/${id}`;
}
