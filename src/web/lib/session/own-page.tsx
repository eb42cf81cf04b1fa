import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { MustLoggedIn, type MustLoggedInProps } from './must-logged-in.tsx';
import { useSession } from './session-store.ts';

export interface OwnPageProps extends MustLoggedInProps {
  /** Shown while the session is unknown. */
  loader: ReactNode;
}

/** A private page. After a logout on it the user is on the way home and must not be redirected to the login. */
export function OwnPage({ loader, children }: OwnPageProps) {
  const session = useSession();
  const { pathname } = useLocation();
  const next = useNavigation().location;
  const isOnTheWay = next !== undefined && next.pathname !== pathname;
  if (session === false && isOnTheWay) return loader;
  return <MustLoggedIn loader={loader}>{children}</MustLoggedIn>;
}
