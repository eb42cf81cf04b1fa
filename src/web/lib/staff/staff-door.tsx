import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useT } from '../i18n.tsx';
import { PanelProvider } from '../remote/remote-context.tsx';
import { OwnPage } from '../session/own-page.tsx';
import { useCurrentUser } from '../session/session-store.ts';
import type { ClosedReason } from './closed-reason.ts';

export interface StaffDoorProps {
  /** Title of the page while waiting. */
  title: MessageId;
  isFor: (role: CurrentUser['role']) => boolean;
  /** Explains a denied access. */
  Closed: ComponentType<{ reason: ClosedReason }>;
  /** The frame around the pages; none by default. */
  children?: ReactNode;
}

/** Layout of staff pages: requires the second factor, explains a denied access, and caches data across pages. */
export function StaffDoor(props: StaffDoorProps) {
  return (
    <OwnPage loader={<Waiting title={props.title} />}>
      {(user) => (
        <PanelProvider key={user.id}>
          <Door {...props} />
        </PanelProvider>
      )}
    </OwnPage>
  );
}

function Door({ title, isFor, Closed, children = <Outlet /> }: StaffDoorProps) {
  const me = useCurrentUser();
  if (!me) return <Waiting title={title} />;
  const reason = !isFor(me.role) ? 'forbidden' : me.strong ? null : 'strongSignInRequired';
  return <Suspense fallback={<Waiting title={title} />}>{reason ? <Closed reason={reason} /> : children}</Suspense>;
}

/** Until the session is known, which never happens without JavaScript. */
function Waiting({ title }: Pick<StaffDoorProps, 'title'>) {
  const t = useT();
  return (
    <div className="grid min-h-[60dvh] place-items-center px-4 text-primary">
      <h1 className="sr-only">{t(title)}</h1>
      <Spinner size="2.5rem" label={t('panel.loading')} />
      <noscript>
        <p className="max-w-text text-center text-muted">{t('account.session.script')}</p>
      </noscript>
    </div>
  );
}
