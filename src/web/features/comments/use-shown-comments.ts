import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { browserApi } from '../../lib/browser-api.ts';
import type { CommentsPage } from '../detail/detail-data.ts';
import { listComments } from './calls.ts';
import { type Change, isSamePage, withChange } from './shown-comments.ts';

export interface ShownComments {
  readonly comments: CommentsPage;
  /** Something was written: shows what changed at once, then what else has become of the page. */
  readonly renew: (change?: Change) => Promise<void>;
}

/** The page itself is asked for anew until it says what the API says; after that it does by itself, within a minute. */
const PAUSES_MS = [300, 1_000, 3_000];

/**
 * A listing's comments: those that came with the page until one is written, then those that the API says.
 *
 * The page is kept by the server, and let go of by an event that may come after the answer to what was written. So the
 * comments themselves are asked of the API, which never keeps them, and the page, whose headline and head follow, is
 * asked for until it has caught up. Where the API is out of reach the page stays as it is: asking for it anew would
 * put an error in its place.
 *
 * hrefOf  where a page of the comments is, for when the last comment of the last page has gone.
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
