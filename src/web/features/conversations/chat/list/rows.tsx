import { type RefObject, useEffect } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import type { ListView } from '../../../../lib/paths/chat-paths.ts';
import { ConversationRow } from './conversation-row.tsx';
import { rowOf, useRowKeys } from './use-row-keys.ts';

export interface RowsProps {
  list: RefObject<HTMLUListElement | null>;
  /** Accessible name of the list. */
  label: string;
  items: readonly Conversation[];
  myId: number;
  view: ListView;
  /** Of the open conversation. */
  currentId: number | null;
  isFromList: boolean;
  query?: string;
  toSearch: () => void;
}

/** A list of conversations. */
export function Rows({ list, label, items, currentId, query = '', toSearch, ...rest }: RowsProps) {
  const { focusedId, ...keys } = useRowKeys(toSearch);
  const has = (id: number | null) => items.some((each) => each.id === id);
  const isCurrentListed = has(currentId);
  useEffect(() => {
    if (isCurrentListed && currentId !== null) rowOf(list.current, currentId)?.scrollIntoView({ block: 'nearest' });
  }, [list, isCurrentListed, currentId]);
  const tabStop = has(focusedId) ? focusedId : isCurrentListed ? currentId : items[0]?.id;
  return (
    <ul ref={list} aria-label={label} className="flex flex-col gap-0.5 px-2 pb-2" {...keys}>
      {items.map((conversation) => (
        <ConversationRow
          key={conversation.id}
          conversation={conversation}
          isCurrent={conversation.id === currentId}
          isTabStop={conversation.id === tabStop}
          query={query}
          {...rest}
        />
      ))}
    </ul>
  );
}
