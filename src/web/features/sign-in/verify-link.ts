import { verifyEmail } from '../session/calls.ts';
import { plainApi } from '../session/session-call.ts';
import { mailLink } from './mail-link.ts';

/** Confirms the address that a link was sent to; answers the address. */
export const useVerification = mailLink(async (token) => {
  const { data } = await plainApi.call(verifyEmail, { body: { token } });
  void noticeVerified();
  return data.email;
});

/** Whoever is logged in here may do more from now on. */
export async function noticeVerified(): Promise<void> {
  try {
    const { refreshCurrentUser } = await import('../session/keep-session.ts');
    await refreshCurrentUser();
  } catch {
    // It will be asked for again by the next page that wants to know.
  }
}
