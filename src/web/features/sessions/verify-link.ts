import { verifyEmail } from '../../lib/session/calls.ts';
import { noticeVerified } from '../../lib/session/notice-verified.ts';
import { plainApi } from '../../lib/session/session-call.ts';
import { mailLink } from '../../lib/sign-in/mail-link.ts';

/** Confirms the e-mail address of a link; resolves to the address and whether it was already confirmed. */
export const useVerification = mailLink(async (token) => {
  const { data } = await plainApi.call(verifyEmail, { body: { token } });
  void noticeVerified();
  return data;
});
