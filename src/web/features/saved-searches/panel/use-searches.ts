import { useRef } from 'react';
import type { CallParts } from '#contract/api-client.ts';
import type { SavedSearch } from '#contract/saved-searches/saved-searches.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { failureText } from '../../../lib/remote/failure-text.ts';
import { type UsedRemote, useRemote } from '../../../lib/remote/use-remote.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { listSavedSearches, updateSavedSearch } from '../calls.ts';
import { endSearch } from '../end-search.ts';
import { learnSaved, noteSaved } from '../load-saved.ts';

type Searches = readonly SavedSearch[];
/** The changeable fields of a saved search. */
export type SearchChange = Partial<Pick<SavedSearch, 'name' | 'frequency' | 'channels' | 'isPaused'>> & {
  readonly isSeen?: true;
};

export interface UsedSearches {
  readonly remote: UsedRemote<Searches>;
  /** Shows the change at once; false when it failed, which is shown too. */
  readonly change: (search: SavedSearch, change: SearchChange) => Promise<boolean>;
  /** Deletes a search, with an undo. */
  readonly remove: (search: SavedSearch) => Promise<void>;
}

/** Changes that have no response yet, oldest first, and the end of the last request. */
interface UnsentChanges {
  changes: { readonly id: number; readonly change: SearchChange }[];
  sent: Promise<unknown>;
}

/** The signed-in user's saved searches. */
export function useSearches(): UsedSearches {
  const t = useT();
  const remote = useRemote<Searches>('savedSearches', async () => {
    const { items } = await browserApi().call(listSavedSearches);
    learnSaved(items);
    return items;
  });
  const { latest, update, reload } = remote;
  const unsent = useRef<UnsentChanges>({ changes: [], sent: Promise.resolve() });
  const complain = (error: unknown) =>
    showToast({ tone: 'error', title: t('savedSearches.failed'), description: failureText(error, t) });
  const put = (id: number, next: Partial<SavedSearch>) =>
    update((searches) => searches.map((each) => (each.id === id ? { ...each, ...next, ...unsentOf(id) } : each)));
  const unsentOf = (id: number): SearchChange =>
    Object.assign({}, ...unsent.current.changes.filter((each) => each.id === id).map((each) => each.change));

  // Changes are sent one after the other: a response must not undo what was changed after its request.
  async function change(search: SavedSearch, changes: SearchChange): Promise<boolean> {
    const mine = { id: search.id, change: changes };
    unsent.current.changes.push(mine);
    put(search.id, changes);
    const parts: CallParts = { params: { id: search.id }, body: changes };
    const response = unsent.current.sent.then(() => browserApi().call(updateSavedSearch, parts as never));
    unsent.current.sent = response.catch(() => {});
    const end = (now: Partial<SavedSearch>) => {
      unsent.current.changes = unsent.current.changes.filter((each) => each !== mine);
      put(search.id, now);
    };
    try {
      const { data } = await response;
      end(data);
      void noteSaved(data);
      return true;
    } catch (error) {
      end(Object.fromEntries(Object.keys(changes).map((key) => [key, search[key as keyof SavedSearch]])));
      complain(error);
      return false;
    }
  }

  async function remove({ id }: SavedSearch): Promise<void> {
    await unsent.current.sent;
    // Read after the last change, so that an undo restores it as it was.
    const search = latest()?.find((each) => each.id === id);
    if (search && (await endSearch(search, reload))) update((searches) => searches.filter((each) => each.id !== id));
  }

  return { remote, change, remove };
}
