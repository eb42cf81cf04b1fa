import type { SavedQuery } from '#contract/saved-searches/saved-searches.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { complainOffline, pageTranslator } from '../../lib/keeping/keeper.ts';
import { failureText, isNotFound } from '../../lib/remote/failure-text.ts';
import { loadMessages } from '../../lib/session/late-messages.ts';
import { showToast } from '../../ui/toast-store.ts';
import { createSavedSearch, removeSavedSearch, updateSavedSearch } from './calls.ts';
import { noteEnded, noteSaved } from './load-saved.ts';

/**
 * Deletes a saved search, with an undo. Failures are shown.
 *
 * onRestored  called after an undo, also after one that failed.
 * @returns whether it is deleted
 */
export async function endSearch(search: SavedQuery, onRestored?: () => Promise<void>): Promise<boolean> {
  try {
    await loadMessages('endsearch');
  } catch {
    complainOffline();
    return false;
  }
  const t = pageTranslator();
  const complain = (error: unknown) =>
    showToast({ tone: 'error', title: t('savedSearches.failed'), description: failureText(error, t) });
  try {
    await browserApi().call(removeSavedSearch, { params: { id: search.id } });
  } catch (error) {
    // Deleted in another tab.
    if (!isNotFound(error)) {
      complain(error);
      return false;
    }
  }
  await noteEnded(search);
  const restore = () => saveAgain(search).catch(complain).then(onRestored);
  showToast({
    tone: 'neutral',
    title: t('savedSearches.removed', { name: search.name }),
    action: { label: t('savedSearches.undo'), onPress: () => void restore() },
  });
  return true;
}

async function saveAgain({ kind, query, name, frequency, channels, isPaused }: SavedQuery): Promise<void> {
  const { data } = await browserApi().call(createSavedSearch, {
    body: { kind, query, name, frequency, channels: [...channels] },
  });
  if (isPaused) await browserApi().call(updateSavedSearch, { params: { id: data.id }, body: { isPaused } });
  await noteSaved({ ...data, isPaused });
}
