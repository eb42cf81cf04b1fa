import { sectionHref } from '../../../lib/panel/sections.ts';

/** The history's page number in a URL. */
export function historyPageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 1 && page < 418 ? page : 1;
}

export function historyHref(page = 1): string {
  return page > 1 ? `${sectionHref('transactions')}&page=${page}` : sectionHref('transactions');
}

/** The page that follows a payment until it is settled. */
export function paymentHref(id: number): string {
  return `/payment/${id}`;
}
