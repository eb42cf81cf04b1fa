import type { ReportTarget } from '#contract/moderation/reports.ts';
import type { IconName } from '../../../ui/icon-names.ts';
import { TARGETS } from './bounds.ts';

export const DESK_PATH = '/moderation';
export const APPEALS_PATH = '/moderation/appeals';
export const AUDIT_PATH = '/moderation/audit';

/** A view of the queue, as stored in the page's URL. */
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

/** Reads the view from a URL; ignores invalid parameters. */
export function queueViewOf(search: URLSearchParams): QueueView {
  return {
    tab: oneOf(TABS, search.get('view')) ?? 'open',
    type: oneOf(TARGETS, search.get('type')),
    source: oneOf(SOURCES, search.get('source')),
    page: pageOf(search),
  };
}

/** The URL of a view of the queue; omits defaults. */
export function queueHref({ tab = 'open', type, source, page = 1 }: Partial<QueueView> = {}): string {
  const search = new URLSearchParams();
  if (tab !== 'open') search.set('view', tab);
  if (type) search.set('type', type);
  if (source) search.set('source', source);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${DESK_PATH}?${search}` : DESK_PATH;
}

/** The API query of a view. */
export function queueQuery({ tab, type, source, page }: QueueView) {
  return {
    state: tab === 'decided' ? ('decided' as const) : ('open' as const),
    ...(tab === 'mine' && { mine: 'true' }),
    ...(type && { type }),
    ...(source && { source }),
    page,
  };
}

/** A view of the appeals or of the log. */
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

/** History state of a link to a case: the view of the queue to return to. */
export interface FromQueue {
  readonly queue: string;
}

/** The view of the queue to return to; defaults to the whole queue. */
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
