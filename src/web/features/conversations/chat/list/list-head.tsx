import type { RefObject } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import { type ListView, listHref } from '../../../../lib/paths/chat-paths.ts';
import { IconButton, IconLink } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { useLeaveChat } from '../../inbox/leave-chat.ts';

export interface ListHeadProps {
  view: ListView;
  /** The list is the whole page, so its name is the page's heading. */
  isPage: boolean;
  query: string;
  onQuery: (query: string) => void;
  search: RefObject<HTMLInputElement | null>;
  /** From the search field to the first row. */
  toRows: () => void;
}

/** Header of the list: back button, title, link to the archive or back, and search. */
export function ListHead({ view, isPage, query, onQuery, search, toRows }: ListHeadProps) {
  const t = useT();
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <header className="z-10 px-3 pt-2.5 pb-2 max-md:sticky max-md:top-0 max-md:bg-paper">
      <div className="flex items-center gap-1">
        <WayBack view={view} />
        <Heading className="min-w-0 flex-1 truncate py-1 text-heading">
          {t(view === 'archived' ? 'chat.list.archive' : 'chat.page.title')}
        </Heading>
        {view === 'inbox' && <IconLink to={listHref('archived')} icon="archive" label={t('chat.list.archive')} />}
      </div>
      <div role="search" aria-label={t('chat.list.search')} className="relative mt-1.5">
        <Icon name="search" className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted" />
        <input
          ref={search}
          type="search"
          value={query}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('chat.list.search')}
          placeholder={t('chat.list.search')}
          className="input rounded-full bg-paper ps-10"
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') {
              event.preventDefault();
              toRows();
            }
          }}
        />
      </div>
    </header>
  );
}

/** From the archive to the list; from the list to the previous page. */
function WayBack({ view }: { view: ListView }) {
  const t = useT();
  const leave = useLeaveChat();
  if (view === 'archived') {
    return <IconLink to={listHref()} icon="arrow-left" label={t('chat.list.toInbox')} />;
  }
  return <IconButton icon="arrow-left" label={t('chat.list.leave')} onClick={leave} />;
}
