import { type ComponentType, Suspense } from 'react';
import { Outlet } from 'react-router';
import type { CurrentUser } from '#contract/accounts.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { useT } from '../../lib/i18n.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { OwnPage } from '../panel/own-page.tsx';
import { PanelProvider } from '../panel/panel-context.tsx';
import { useCurrentUser } from '../session/session-store.ts';
import type { ClosedReason } from './closed-desk.tsx';

export interface StaffDoorProps {
  /** What lies behind, for whoever waits. */
  title: MessageId;
  isFor: (role: CurrentUser['role']) => boolean;
  /** Says to the others why it is closed. */
  Closed: ComponentType<{ reason: ClosedReason }>;
}

/**
 * What stands around pages of those who run the site: lets them in who signed in with a second factor, tells others what
 * is missing, and keeps what was fetched while one goes from page to page.
 */
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

function Door({ title, isFor, Closed }: StaffDoorProps) {
  const me = useCurrentUser();
  if (!me) return <Waiting title={title} />;
  const reason = !isFor(me.role) ? 'forbidden' : me.strong ? null : 'strongSignInRequired';
  return <Suspense fallback={<Waiting title={title} />}>{reason ? <Closed reason={reason} /> : <Outlet />}</Suspense>;
}

/** Until it is known who is there. Without a script nobody ever is. */
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
