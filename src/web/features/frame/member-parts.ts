import { useEffect } from 'react';
import { useCurrentUser, useSession } from '../session/session-store.ts';

/** What the frame loads when somebody is logged in or wants to be: for all of it one file. */
export const memberParts = () => import('../session/member-parts.ts');

/** Asks the server who is logged in, wherever that is not known yet; once it is, their messages come. */
export function useKeptSession(): void {
  const session = useSession();
  const isUnknown = useCurrentUser() === null;
  const token = session ? session.auth_token : null;
  useEffect(() => {
    if (!token) return;
    memberParts()
      .then((parts) => (isUnknown ? parts.keepSession() : parts.startInbox()))
      .catch(() => {});
  }, [token, isUnknown]);
}
