import { useEffect } from 'react';
import { useCurrentUser, useSession } from '../lib/session/session-store.ts';

/** Loaded when somebody is logged in or about to log in: one chunk for all of it. */
export const memberParts = () => import('./session/member-parts.ts');

/** Requests the current user when unknown; once known, starts their messages. */
export function useKeptSession(): void {
  const session = useSession();
  const isUnknown = useCurrentUser() === null;
  const token = session ? session.auth_token : null;
  useEffect(() => {
    if (!token) return;
    memberParts()
      .then((parts) => (isUnknown ? parts.keepSession() : parts.startMemberLife()))
      .catch(() => {});
  }, [token, isUnknown]);
}
