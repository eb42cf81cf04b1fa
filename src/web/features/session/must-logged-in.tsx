import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { loginPath } from './places.ts';
import { type SessionUser, useSession } from './session-store.ts';

export interface MustLoggedInProps {
  /** What only people who are logged in see; made in the browser alone. */
  children: (user: SessionUser) => ReactNode;
  /** What stands there while it is not known who is there; a turning wheel when left out. */
  loader?: ReactNode;
}

/**
 * A page, or the part of one, that belongs to people who are logged in. Others are sent to the log-in and come back
 * afterwards. The server renders the loader, as it knows nobody. Its page carries the messages of a part with
 * `account.session.`.
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
