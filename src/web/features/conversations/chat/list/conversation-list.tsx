import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import type { ListView } from '../../../../lib/paths/chat-paths.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Loading } from '../../../../ui/skeleton.tsx';
import { type ConversationsView, useConversations } from '../../inbox/conversations.ts';
import { useRoom } from '../layout/room-context.ts';
import { ListHead } from './list-head.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ArchiveEmpty, ListFailed, NothingFound } from './list-states.tsx';
import { LoadMore } from './load-more.tsx';
import { Rows, type RowsProps } from './rows.tsx';
import { useArchived } from './use-archived.ts';
import { useFound } from './use-found.ts';
import { useLive } from './use-live.ts';
import { focusFirstRow } from './use-row-keys.ts';

export interface ConversationListProps {
  myId: number;
  view: ListView;
  /** Of the open conversation; null when none is. */
  currentId: number | null;
  /** No conversation is open, so the list is the page. */
  isPage: boolean;
  rows: RefObject<HTMLUListElement | null>;
  /** What phones show when there are no conversations; beside the list there is more room. */
  empty: ReactNode;
}

/** The user's conversations, the archive, or search results from both. */
export function ConversationList({ myId, view, currentId, isPage, rows, empty }: ConversationListProps) {
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const shared = { list: rows, myId, view, currentId, isFromList: isPage, toSearch: () => search.current?.focus() };
  const isSearching = query.trim() !== '';
  return (
    <>
      <ListHead
        view={view}
        isPage={isPage}
        query={query}
        onQuery={setQuery}
        search={search}
        toRows={() => focusFirstRow(rows.current)}
      />
      <div className="relative min-h-0 flex-1 max-md:pb-24 md:overflow-y-auto md:overscroll-contain">
        {isSearching ? (
          <FoundRows typed={query} shared={shared} />
        ) : view === 'archived' ? (
          <ArchivedRows shared={shared} />
        ) : (
          <InboxRows shared={shared} empty={empty} />
        )}
      </div>
    </>
  );
}

type Shared = Omit<RowsProps, 'label' | 'items' | 'query'>;

function InboxRows({ shared, empty }: { shared: Shared; empty: ReactNode }) {
  const t = useT();
  const none = (
    <>
      <div className="contents md:hidden">{empty}</div>
      <p className={classNames('px-5 py-4 text-muted', Boolean(empty) && 'max-md:hidden')}>{t('chat.list.none')}</p>
    </>
  );
  return <Listed view={useConversations()} shared={shared} none={none} />;
}

function ArchivedRows({ shared }: { shared: Shared }) {
  return <Listed view={useArchived()} shared={shared} none={<ArchiveEmpty />} />;
}

function Listed({ view, shared, none }: { view: ConversationsView; shared: Shared; none: ReactNode }) {
  const t = useT();
  const { PushOffer } = useRoom().tools;
  const isArchive = shared.view === 'archived';
  if (view.state === 'failed') return <ListFailed onRetry={view.retry} />;
  if (view.state === 'loading') {
    return (
      <Loading label={t('panel.loading')}>
        <ListSkeleton />
      </Loading>
    );
  }
  if (view.items.length === 0) return none;
  return (
    <>
      {!isArchive && <PushOffer className="mx-3 mb-2" />}
      <Rows label={t(isArchive ? 'chat.list.archive' : 'chat.page.title')} items={view.items} {...shared} />
      {view.hasMore && <LoadMore load={view.loadMore} />}
    </>
  );
}

function FoundRows({ typed, shared }: { typed: string; shared: Shared }) {
  const t = useT();
  const { found, retry } = useFound(typed);
  const items = useLive(found.state === 'ready' ? found.items : NOTHING);
  if (found.state === 'failed') return <ListFailed onRetry={retry} />;
  if (found.state !== 'ready') {
    return (
      <Loading label={t('panel.loading')}>
        <ListSkeleton />
      </Loading>
    );
  }
  if (items.length === 0) return found.isStale ? null : <NothingFound query={found.query} />;
  return (
    <div className={found.isStale ? 'opacity-60 transition-opacity' : undefined}>
      <p role="status" className="px-5 pb-1.5 text-sm text-muted">
        {t('chat.list.found', { count: items.length })}
      </p>
      <Rows label={t('chat.list.results')} items={items} query={found.query} {...shared} />
    </div>
  );
}

const NOTHING: readonly never[] = [];
