import { useCallback, useEffect, useRef, useState } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { CONVERSATIONS_PAGE } from '../../inbox/bounds.ts';
import { type ConversationsView, listArchived } from '../../inbox/conversations.ts';
import { useLive } from './use-live.ts';

interface Pages {
  readonly state: ConversationsView['state'];
  readonly items: readonly Conversation[];
  readonly hasMore: boolean;
}

const NOT_YET: Pages = { state: 'loading', items: [], hasMore: false };

function withPage(items: readonly Conversation[], page: readonly Conversation[]): Pages {
  return { state: 'ready', items: [...items, ...page], hasMore: page.length >= CONVERSATIONS_PAGE };
}

/** The archive, reloaded whenever it is opened; restored conversations leave it. */
export function useArchived(): ConversationsView {
  const [pages, setPages] = useState(NOT_YET);
  const turn = useRef(0);
  const load = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    setPages(NOT_YET);
    const next = await listArchived().then(
      (page) => withPage([], page),
      (): Pages => ({ ...NOT_YET, state: 'failed' }),
    );
    if (mine === turn.current) setPages(next);
  }, []);
  useEffect(() => {
    void load();
    return () => {
      turn.current += 1;
    };
  }, [load]);
  const loadMore = async () => {
    const mine = turn.current;
    const page = await listArchived(pages.items.at(-1));
    if (mine === turn.current) setPages(withPage(pages.items, page));
  };
  const items = useLive(pages.items).filter(({ archived }) => archived);
  return { ...pages, items, loadMore, retry: () => void load() };
}
