import type { OWN_STATES } from '#contract/selling/selling.ts';

/** The contract's states; a test keeps them in step. */
export const STATES = [
  'all',
  'visible',
  'waiting',
  'expired',
  'hidden',
  'deleted',
] as const satisfies typeof OWN_STATES;
export type OwnState = (typeof STATES)[number];

/** A view of the user's listings, as stored in the page's URL. */
export interface OwnView {
  readonly state: OwnState;
  /** Words of the title. */
  readonly q: string;
  readonly page: number;
}

/** Reads the view from a URL; ignores invalid parameters. */
export function viewOf(search: URLSearchParams): OwnView {
  const state = STATES.find((each) => each === search.get('state')) ?? 'all';
  const page = Number(search.get('page'));
  return {
    state,
    q: (search.get('q') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The query of a view within its section of the panel; omits defaults. */
export function viewHref(section: string, { state = 'all', q = '', page = 1 }: Partial<OwnView>): string {
  const search = new URLSearchParams({ section });
  if (state !== 'all') search.set('state', state);
  if (q) search.set('q', q);
  if (page > 1) search.set('page', String(page));
  return `/userpanel?${search}`;
}
