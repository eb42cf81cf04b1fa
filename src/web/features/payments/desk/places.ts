import type { Attention } from '#contract/payments/desk.ts';
import type { ProviderId, TransactionStatus } from '#contract/payments/payments.ts';
import { ATTENTIONS, PROVIDERS, STATUSES } from './bounds.ts';

export const MONEY_PATH = '/admin/payments';

/** A view of the payments, as stored in the page's URL. `from`, `until`: days, `YYYY-MM-DD`. */
export interface PaymentsView {
  readonly q: string;
  readonly status: TransactionStatus | null;
  readonly provider: ProviderId | null;
  readonly attention: Attention | 'any' | 'explained' | null;
  readonly from: string;
  readonly until: string;
  readonly page: number;
}

function oneOf<T extends string>(options: readonly T[], text: string | null): T | null {
  return options.find((each) => each === text) ?? null;
}

function dayOf(text: string | null): string {
  return text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 1 && page < 418 ? page : 1;
}

/** Reads the view from a URL; ignores invalid parameters. */
export function paymentsViewOf(search: URLSearchParams): PaymentsView {
  return {
    q: (search.get('q') ?? '').trim().slice(0, 100),
    status: oneOf(STATUSES, search.get('status')),
    provider: oneOf(PROVIDERS, search.get('provider')),
    attention: oneOf(['any', 'explained', ...ATTENTIONS] as const, search.get('attention')),
    from: dayOf(search.get('from')),
    until: dayOf(search.get('until')),
    page: pageOf(search.get('page')),
  };
}

/** The query of a view, for the API and the page's URL: omits defaults. */
export function paymentsQuery({ page = 1, ...view }: Partial<PaymentsView>): Record<string, string> {
  const asked = Object.entries(view).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(page > 1 ? [...asked, ['page', String(page)]] : asked);
}

export function paymentsHref(view: Partial<PaymentsView> = {}): string {
  const search = new URLSearchParams(paymentsQuery(view));
  return search.size > 0 ? `${MONEY_PATH}?${search}` : MONEY_PATH;
}

/** Whether a view has filters besides its tab. */
export function isNarrow({ q, status, provider, from, until }: PaymentsView): boolean {
  return Boolean(q || status || provider || from || until);
}

export function deskPaymentHref(id: number): string {
  return `${MONEY_PATH}/${id}`;
}

/** History state of a link to a payment: the view to return to. */
export interface FromPayments {
  readonly payments: string;
}

/** The view to return to; defaults to all payments. */
export function hrefBehind(state: unknown): string {
  const search = (state as FromPayments | null)?.payments;
  return paymentsHref(paymentsViewOf(new URLSearchParams(typeof search === 'string' ? search : '')));
}
