import { CREDENTIALS_DESK_PATH } from '../../../lib/staff/credentials-path.ts';

/** The URL of a page of the queue. */
export function credentialQueueHref(page = 1): string {
  return page > 1 ? `${CREDENTIALS_DESK_PATH}?page=${page}` : CREDENTIALS_DESK_PATH;
}

export function credentialCaseHref(id: number): string {
  return `${CREDENTIALS_DESK_PATH}/${id}`;
}

/** The page in a URL of the queue, from 1. */
export function queuePageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 1 && page < 418 ? page : 1;
}
