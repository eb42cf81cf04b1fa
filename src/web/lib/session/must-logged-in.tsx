import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Spinner } from '../../ui/spinner.tsx';
import { useT } from '../i18n.tsx';
import { loginPath } from './places.ts';
import { type SessionUser, useSession } from './session-store.ts';

export interface MustLoggedInProps {
  /** Rendered for signed-in users only, in the browser. */
  children: (user: SessionUser) => ReactNode;
  /** Shown while the session is unknown; a spinner by default. */
  loader?: ReactNode;
}

/**
 * A page or part for signed-in users. Others are redirected to the login and return afterwards. The server renders the
 * loader, as it has no session. Its page has the messages of a part with `account.session.`.
 */
export function MustLoggedIn({ children, loader }: MustLoggedInProps) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session) return children(session);
  if (session === false) return <Navigate to={loginPath(pathname + search + hash)} replace />;
  return <>{loader ?? <Waiting />}</>;
}

function Waiting() {
  const t = useT();
  return (
    <div className="grid min-h-[60dvh] place-items-center px-4 text-primary">
      <Spinner size="2.5rem" label={t('account.session.waiting')} />
      <noscript>
        <p className="max-w-text text-center text-muted">{t('account.session.script')}</p>
      </noscript>
    </div>
  );
}
