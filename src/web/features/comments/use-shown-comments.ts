import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { browserApi } from '../../lib/browser-api.ts';
import { listComments } from './calls.ts';
import type { CommentsPage } from './comments-page.ts';
import { type Change, isSamePage, withChange } from './shown-comments.ts';

export interface ShownComments {
  readonly comments: CommentsPage;
  /** Shows a change at once, then reloads the rest. */
  readonly renew: (change?: Change) => Promise<void>;
}

/**
 * Delays between reloads of the cached page until it matches the API; the page cache expires within a minute anyway.
 */
const PAUSES_MS = [300, 1_000, 3_000];

/**
 * A listing's comments: those of the page until one is written, then those of the API.
 *
 * The server caches the page and invalidates it on an event, which may come after the response to the write. So
 * comments are reloaded from the API, which is never cached, and the page, which also holds the headline and the head,
 * is reloaded until it has caught up. If the API is unavailable the page is left alone: reloading it would replace it
 * by an error.
 *
 * hrefOf  path of a page of comments, for when the last comment of the last page was deleted.
 */
export function useShownComments(
  listingId: number,
  loaded: CommentsPage,
  hrefOf: (page: number) => string,
): ShownComments {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [newer, setNewer] = useState<CommentsPage | null>(null);
  const newest = useRef({ loaded, isThere: true, turn: 0 });
  newest.current.loaded = loaded;
  useEffect(() => {
    const now = newest.current;
    now.isThere = true;
    return () => {
      now.isThere = false;
    };
  }, []);
  const shown = newer && newer.page === loaded.page ? newer : loaded;

  const askFor = (page: number) =>
    browserApi()
      .call(listComments, { params: { id: listingId }, query: { page } })
      .catch(() => null);

  async function renew(change?: Change): Promise<void> {
    newest.current.turn += 1;
    const { turn } = newest.current;
    const isOver = () => !newest.current.isThere || newest.current.turn !== turn;
    if (change) setNewer(withChange(shown, change));
    for (const pauseMs of PAUSES_MS) {
      const fresh = await askFor(newest.current.loaded.page);
      if (isOver() || !fresh) return;
      if (fresh.page > Math.max(1, fresh.pageCount))
        return navigate(hrefOf(fresh.pageCount), { replace: true, preventScrollReset: true });
      setNewer(fresh);
      await revalidate();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (isOver()) return;
      if (isSamePage(newest.current.loaded, fresh)) return setNewer(null);
    }
  }

  return { comments: shown, renew };
}
