import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { MustLoggedIn, type MustLoggedInProps } from '../session/must-logged-in.tsx';
import { useSession } from '../session/session-store.ts';

export interface OwnPageProps extends MustLoggedInProps {
  /** Stands there while it is not known who is there. */
  loader: ReactNode;
}

/**
 * A page that belongs to who is logged in. Whoever logs out on it is on the way home when the session ends, and must not
 * be sent to the log-in from here.
 */
export function OwnPage({ loader, children }: OwnPageProps) {
  const session = useSession();
  const { pathname } = useLocation();
  const next = useNavigation().location;
  const isOnTheWay = next !== undefined && next.pathname !== pathname;
  if (session === false && isOnTheWay) return loader;
  return <MustLoggedIn loader={loader}>{children}</MustLoggedIn>;
}
