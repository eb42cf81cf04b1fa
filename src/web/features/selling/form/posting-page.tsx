import { type ComponentType, type ReactNode, Suspense, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { MessageId } from '#i18n/message-id.ts';
import type { KindId } from '#kinds/index.ts';
import { useT } from '../../../lib/i18n.tsx';
import { MustLoggedIn } from '../../../lib/session/must-logged-in.tsx';
import { type SessionUser, useSession } from '../../../lib/session/session-store.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import type { EditorProps } from './editor.tsx';
import { Waiting } from './waiting.tsx';

const DonePage = lazyPart(
  () => import('./done-page.tsx'),
  (module) => module.DonePage,
);

export interface PostingPageProps {
  kindId: KindId;
  /** The listing being edited; 0 for a new one. */
  listingId: number;
  /** Above all actions. */
  notice: ReactNode;
  /** Opens the form; may be lazy. */
  Editor: ComponentType<EditorProps>;
}

/** The page that posts or edits a listing of any kind; `#done=` shows the result. */
export function PostingPage({ kindId, listingId, notice, Editor }: PostingPageProps) {
  const t = useT();
  const doneId = Number(/^#done=(\d+)$/.exec(useLocation().hash)?.[1]);
  // The server does not see the hash: until hydration, show the form.
  const isAlive = useSession() !== null;
  const isDone = isAlive && Number.isSafeInteger(doneId) && doneId > 0;
  const title = t(`posting.title.${listingId > 0 ? 'edit' : 'add'}.${kindId}` as MessageId);
  return (
    <div className="mx-auto w-full max-w-page px-4 py-5 sm:px-6 lg:py-10">
      {!isDone && <h1 className="mb-4 text-title lg:mb-6">{title}</h1>}
      {notice}
      <MustLoggedIn loader={<Waiting />}>
        {(user) => (
          <Suspense fallback={<Waiting />}>
            {isDone ? (
              <DonePage key={doneId} kindId={kindId} listingId={doneId} />
            ) : (
              <Opened key={`${user.id} ${kindId} ${listingId}`} {...{ user, kindId, listingId, Editor }} />
            )}
          </Suspense>
        )}
      </MustLoggedIn>
    </div>
  );
}

type OpenedProps = Omit<PostingPageProps, 'notice'> & { user: SessionUser };

function Opened({ user, kindId, listingId, Editor }: OpenedProps) {
  const draftKey = useMemo(() => ({ accountId: user.id, kind: kindId, listingId }), [user.id, kindId, listingId]);
  return <Editor draftKey={draftKey} user={user} />;
}
