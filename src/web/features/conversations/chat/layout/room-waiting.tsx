import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useT } from '../../../../lib/i18n.tsx';
import { chatPlaceOf } from '../../../../lib/paths/chat-paths.ts';
import { Loading } from '../../../../ui/skeleton.tsx';
import { HeadSkeleton } from '../header/head-skeleton.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { TwoPanes } from './two-panes.tsx';

/** The chat's skeleton while the session or the code is loading. */
export function RoomWaiting({ isUnsure = false }: { isUnsure?: boolean }) {
  const t = useT();
  const isPaneOpen = chatPlaceOf(useParams()).name !== 'list';
  // On phones the list is hidden beside an open conversation.
  const ListTitle = isPaneOpen ? 'span' : 'h1';
  useEffect(() => {
    // Preloads the pane along with the room; if that fails, the room shows the error.
    if (!isUnsure) import('./chat-pane.tsx').catch(() => {});
  }, [isUnsure]);
  return (
    <TwoPanes
      isUnsure={isUnsure}
      isPaneOpen={isPaneOpen}
      list={
        <Loading label={t('panel.loading')}>
          <ListTitle className="block px-4 pt-4 pb-3 font-heading text-heading font-semibold">
            {t('chat.page.title')}
          </ListTitle>
          <ListSkeleton />
        </Loading>
      }
      pane={
        isPaneOpen && (
          <>
            <h1 className="sr-only">{t('chat.page.title')}</h1>
            <HeadSkeleton />
          </>
        )
      }
    />
  );
}
