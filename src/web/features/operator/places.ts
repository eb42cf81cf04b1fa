import type { Role } from '#contract/operator/people.ts';
import type { MailState } from '#contract/operator/running.ts';
import {
  CONFIRMED,
  MAIL_STATES,
  OVERVIEW_DAYS,
  type OverviewDays,
  PERSON_STATES,
  QUERY_MAX_LENGTH,
  ROLES,
  SELLERS,
} from './bounds.ts';

export const OVERVIEW_PATH = '/admin';
export const PEOPLE_PATH = '/admin/people';
export const MAILS_PATH = '/admin/mails';
export const JOBS_PATH = '/admin/jobs';

/** A view of the people, as stored in the page's URL. `before`: where the previous page ended. */
export interface PeopleView {
  readonly q: string;
  readonly role: Role | null;
  readonly state: (typeof PERSON_STATES)[number] | null;
  readonly confirmed: (typeof CONFIRMED)[number] | null;
  readonly sellsAs: (typeof SELLERS)[number] | null;
  readonly before: string;
}

function oneOf<T extends string>(options: readonly T[], text: string | null): T | null {
  return options.find((each) => each === text) ?? null;
}

/** Reads the view from a URL; ignores invalid parameters. */
export function peopleViewOf(search: URLSearchParams): PeopleView {
  const before = search.get('before') ?? '';
  return {
    q: (search.get('q') ?? '').trim().slice(0, QUERY_MAX_LENGTH),
    role: oneOf(ROLES, search.get('role')),
    state: oneOf(PERSON_STATES, search.get('state')),
    confirmed: oneOf(CONFIRMED, search.get('confirmed')),
    sellsAs: oneOf(SELLERS, search.get('sellsAs')),
    before: /^[1-9]\d{0,14}$/.test(before) ? before : '',
  };
}

/** The query of a view, for the API and the page's URL: omits defaults. */
export function queryOf(view: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(view).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  );
}

function hrefOf(path: string, view: object): string {
  const search = new URLSearchParams(queryOf(view));
  return search.size > 0 ? `${path}?${search}` : path;
}

export function peopleHref(view: Partial<PeopleView> = {}): string {
  return hrefOf(PEOPLE_PATH, view);
}

/** Whether a view has filters. */
export function isNarrow({ before, ...filters }: PeopleView): boolean {
  return Object.values(filters).some(Boolean);
}

export function personHref(id: number): string {
  return `${PEOPLE_PATH}/${id}`;
}

/** History state of a link to a person: the view to return to. */
export interface FromPeople {
  readonly people: string;
}

/** The view to return to; defaults to all people. */
export function peopleBehind(state: unknown): string {
  const search = (state as FromPeople | null)?.people;
  return peopleHref(peopleViewOf(new URLSearchParams(typeof search === 'string' ? search : '')));
}

/** The number of days in the overview's URL. */
export function overviewDaysOf(search: URLSearchParams): OverviewDays {
  return OVERVIEW_DAYS.find((days) => String(days) === search.get('days')) ?? 30;
}

export function overviewHref(days: OverviewDays): string {
  return days === 30 ? OVERVIEW_PATH : `${OVERVIEW_PATH}?days=${days}`;
}

/** A view of the mails or of the failed jobs. `before` is a cursor of the API. */
export interface MailsView {
  readonly state: MailState | null;
  readonly recipientId: string;
  readonly before: string;
}

function cursorOf(search: URLSearchParams): string {
  const before = search.get('before') ?? '';
  return /^[\w.-]{1,100}$/.test(before) ? before : '';
}

export function mailsViewOf(search: URLSearchParams): MailsView {
  const recipientId = search.get('recipientId') ?? '';
  return {
    state: oneOf(MAIL_STATES, search.get('state')),
    recipientId: /^[1-9]\d{0,14}$/.test(recipientId) ? recipientId : '',
    before: cursorOf(search),
  };
}

export function mailsHref(view: Partial<MailsView> = {}): string {
  return hrefOf(MAILS_PATH, view);
}

export function jobsCursorOf(search: URLSearchParams): string {
  return cursorOf(search);
}

export function jobsHref(before = ''): string {
  return hrefOf(JOBS_PATH, { before });
}
