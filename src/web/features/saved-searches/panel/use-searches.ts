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
/** What of a saved search is changed here. */
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

/** The signed-in user's saved searches. */
export function useSearches(): UsedSearches {
  const t = useT();
  const remote = useRemote<Searches>('savedSearches', async () => {
    const { items } = await browserApi().call(listSavedSearches);
    learnSaved(items);
    return items;
  });
  const { value = [], write, reload } = remote;
  const complain = (error: unknown) =>
    showToast({ tone: 'error', title: t('savedSearches.failed'), description: failureText(error, t) });
  const put = (search: SavedSearch) => write(value.map((each) => (each.id === search.id ? search : each)));

  async function change(search: SavedSearch, changes: SearchChange): Promise<boolean> {
    put({ ...search, ...changes });
    try {
      const parts: CallParts = { params: { id: search.id }, body: changes };
      const { data } = await browserApi().call(updateSavedSearch, parts as never);
      put(data);
      void noteSaved(data);
      return true;
    } catch (error) {
      put(search);
      complain(error);
      return false;
    }
  }

  async function remove(search: SavedSearch): Promise<void> {
    if (await endSearch(search, reload)) write(value.filter(({ id }) => id !== search.id));
  }

  return { remote, change, remove };
}
