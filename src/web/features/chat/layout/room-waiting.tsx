import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useT } from '../../../lib/i18n.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { HeadSkeleton } from '../header/head-skeleton.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { chatPlaceOf } from '../places.ts';
import { TwoPanes } from './two-panes.tsx';

/** The room while it is not known who is there, or while its code is on the way. */
export function RoomWaiting({ isUnsure = false }: { isUnsure?: boolean }) {
  const t = useT();
  const isPaneOpen = chatPlaceOf(useParams()).name !== 'list';
  useEffect(() => {
    // What stands in the room comes along with it, not after it; where it cannot, the room says so.
    if (!isUnsure) import('./chat-pane.tsx').catch(() => {});
  }, [isUnsure]);
  return (
    <TwoPanes
      isUnsure={isUnsure}
      isPaneOpen={isPaneOpen}
      list={
        <Loading label={t('panel.loading')}>
          <span className="block px-4 pt-4 pb-3 font-heading text-heading font-semibold">{t('chat.page.title')}</span>
          <ListSkeleton />
        </Loading>
      }
      pane={isPaneOpen && <HeadSkeleton />}
    />
  );
}
