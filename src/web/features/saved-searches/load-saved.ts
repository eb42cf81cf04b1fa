import type { SavedQuery } from '#contract/saved-searches/saved-searches.ts';
import { backgroundCall } from '../../lib/session/background-call.ts';
import { currentMember } from '../../lib/session/member.ts';
import { listSavedQueries } from './calls.ts';
import { saved } from './saved.ts';

let loading: { readonly memberId: number; readonly done: Promise<void> } | null = null;

/**
 * Loads the signed-in user's saved searches, unless they are known; callers share the request.
 *
 * @throws ApiError, or what `fetch` throws
 */
export function loadSaved(): Promise<void> {
  const memberId = currentMember();
  if (memberId === null || saved.read().memberId === memberId) return Promise.resolve();
  if (loading?.memberId !== memberId) {
    const done = load(memberId).finally(() => {
      if (loading?.done === done) loading = null;
    });
    loading = { memberId, done };
  }
  return loading.done;
}

async function load(memberId: number): Promise<void> {
  const { items } = await backgroundCall(listSavedQueries);
  if (currentMember() === memberId) saved.write({ memberId, searches: items });
}

/** Stores a list of saved searches that was loaded elsewhere. */
export function learnSaved(searches: readonly SavedQuery[]): void {
  saved.write({ memberId: currentMember(), searches });
}

/** A search was saved or changed. */
export async function noteSaved(search: SavedQuery): Promise<void> {
  await change((searches) => [search, ...searches.filter(({ id }) => id !== search.id)]);
}

/** A saved search was deleted. */
export async function noteEnded({ id: ended }: Pick<SavedQuery, 'id'>): Promise<void> {
  await change((searches) => searches.filter(({ id }) => id !== ended));
}

/** Waits for a pending response, which may be older than the change. If loading fails, the next list retries. */
async function change(next: (searches: readonly SavedQuery[]) => readonly SavedQuery[]): Promise<void> {
  await loadSaved().catch(() => {});
  const { memberId, searches } = saved.read();
  if (memberId !== null && memberId === currentMember()) saved.write({ memberId, searches: next(searches) });
}
