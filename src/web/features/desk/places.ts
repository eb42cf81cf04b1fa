import type { ReportTarget } from '#contract/reports.ts';
import type { IconName } from '../../ui/icon-names.ts';
import { TARGETS } from './bounds.ts';

export const DESK_PATH = '/moderation';
export const APPEALS_PATH = '/moderation/appeals';
export const AUDIT_PATH = '/moderation/audit';

/** What the queue is looked at by; stands in the page's address. */
export interface QueueView {
  readonly tab: 'open' | 'mine' | 'decided';
  readonly type: ReportTarget | null;
  readonly source: 'reports' | 'flags' | null;
  readonly page: number;
}

const TABS = ['open', 'mine', 'decided'] as const;
export const SOURCES = ['reports', 'flags'] as const;

function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 1 && page < 418 ? page : 1;
}

function oneOf<T extends string>(options: readonly T[], text: string | null): T | null {
  return options.find((each) => each === text) ?? null;
}

/** Reads the view of an address; what makes no sense is as if it were not there. */
export function queueViewOf(search: URLSearchParams): QueueView {
  return {
    tab: oneOf(TABS, search.get('view')) ?? 'open',
    type: oneOf(TARGETS, search.get('type')),
    source: oneOf(SOURCES, search.get('source')),
    page: pageOf(search),
  };
}

/** Where a view of the queue is; what is as usual is left out. */
export function queueHref({ tab = 'open', type, source, page = 1 }: Partial<QueueView> = {}): string {
  const search = new URLSearchParams();
  if (tab !== 'open') search.set('view', tab);
  if (type) search.set('type', type);
  if (source) search.set('source', source);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${DESK_PATH}?${search}` : DESK_PATH;
}

/** What the API is asked for to show a view. */
export function queueQuery({ tab, type, source, page }: QueueView) {
  return {
    state: tab === 'decided' ? ('decided' as const) : ('open' as const),
    ...(tab === 'mine' && { mine: 'true' }),
    ...(type && { type }),
    ...(source && { source }),
    page,
  };
}

/** What of the appeals or of the log is looked at. */
export interface ListView {
  readonly state: 'open' | 'decided';
  readonly page: number;
}

export function listViewOf(search: URLSearchParams): ListView {
  return { state: search.get('state') === 'decided' ? 'decided' : 'open', page: pageOf(search) };
}

export function listHref(path: string, { state = 'open', page = 1 }: Partial<ListView>): string {
  const search = new URLSearchParams();
  if (state !== 'open') search.set('state', state);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${path}?${search}` : path;
}

export function caseHref(id: number): string {
  return `${DESK_PATH}/case/${id}`;
}

/** What a link to a case takes along: the view of the queue that one comes from, and goes back to. */
export interface FromQueue {
  readonly queue: string;
}

/** The view of the queue that one came from; the whole queue for whoever came otherwise. */
export function queueBehind(state: unknown): QueueView {
  const queue = (state as FromQueue | null)?.queue;
  return queueViewOf(new URLSearchParams(typeof queue === 'string' ? queue : ''));
}

export const TARGET_ICONS: Readonly<Record<ReportTarget, IconName>> = {
  listing: 'shopping-basket',
  comment: 'quote',
  account: 'user',
  message: 'mail',
};
