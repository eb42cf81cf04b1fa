import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { OwnPage } from '../panel/own-page.tsx';
import { PanelProvider } from '../panel/panel-context.tsx';
import { useCurrentUser } from '../session/session-store.ts';

const Closed = lazy(async () => ({ default: (await import('./closed-money.tsx')).ClosedMoney }));

/**
 * What stands around the admins' pages for payments: lets admins with a second factor in, tells others why it is closed,
 * and keeps what was fetched while one goes from page to page.
 */
export function MoneyDoor() {
  return (
    <OwnPage loader={<MoneyWaiting />}>
      {(user) => (
        <PanelProvider key={user.id}>
          <Door>
            <Outlet />
          </Door>
        </PanelProvider>
      )}
    </OwnPage>
  );
}

function Door({ children }: { children: ReactNode }) {
  const me = useCurrentUser();
  if (!me) return <MoneyWaiting />;
  const reason = me.role !== 'admin' ? 'forbidden' : me.strong ? null : 'strongSignInRequired';
  return <Suspense fallback={<MoneyWaiting />}>{reason ? <Closed reason={reason} /> : children}</Suspense>;
}

/** Until it is known who is there. Without a script nobody ever is. */
function MoneyWaiting() {
  const t = useT();
  return (
    <div className="grid min-h-[60dvh] place-items-center px-4 text-primary">
      <h1 className="sr-only">{t('moneyDesk.title')}</h1>
      <Spinner size="2.5rem" label={t('panel.loading')} />
      <noscript>
        <p className="max-w-text text-center text-muted">{t('account.session.script')}</p>
      </noscript>
    </div>
  );
}
