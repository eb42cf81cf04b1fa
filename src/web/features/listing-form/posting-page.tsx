import { lazy, Suspense, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { MessageId } from '#i18n/message-id.ts';
import type { KindId } from '#kinds/index.ts';
import { useT } from '../../lib/i18n.tsx';
import { Suspended } from '../notices/suspended.tsx';
import { MustLoggedIn } from '../session/must-logged-in.tsx';
import { type SessionUser, useSession } from '../session/session-store.ts';
import { Waiting } from './waiting.tsx';

const Editor = lazy(async () => ({ default: (await import('./editor.tsx')).Editor }));
const DonePage = lazy(async () => ({ default: (await import('./done-page.tsx')).DonePage }));

export interface PostingPageProps {
  kindId: KindId;
  /** The listing that is edited; 0 for a new one. */
  listingId: number;
}

/** Where a listing of any kind is written; `#done=` shows what has become of it. */
export function PostingPage({ kindId, listingId }: PostingPageProps) {
  const t = useT();
  const doneId = Number(/^#done=(\d+)$/.exec(useLocation().hash)?.[1]);
  // The server does not see what stands behind the `#`: until the page has come to life, it is the form's.
  const isAlive = useSession() !== null;
  const isDone = isAlive && Number.isSafeInteger(doneId) && doneId > 0;
  const title = t(`posting.title.${listingId > 0 ? 'edit' : 'add'}.${kindId}` as MessageId);
  return (
    <div className="mx-auto w-full max-w-page px-4 py-5 sm:px-6 lg:py-10">
      {!isDone && <h1 className="mb-4 text-title lg:mb-6">{title}</h1>}
      <Suspended className="mb-6" />
      <MustLoggedIn loader={<Waiting />}>
        {(user) => (
          <Suspense fallback={<Waiting />}>
            {isDone ? (
              <DonePage key={doneId} kindId={kindId} listingId={doneId} />
            ) : (
              <Opened key={`${user.id} ${kindId} ${listingId}`} user={user} kindId={kindId} listingId={listingId} />
            )}
          </Suspense>
        )}
      </MustLoggedIn>
    </div>
  );
}

function Opened({ user, kindId, listingId }: PostingPageProps & { user: SessionUser }) {
  const draftKey = useMemo(() => ({ accountId: user.id, kind: kindId, listingId }), [user.id, kindId, listingId]);
  return <Editor draftKey={draftKey} user={user} />;
}
