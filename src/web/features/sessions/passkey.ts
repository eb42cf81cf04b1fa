import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import type { SignedIn } from '#contract/accounts/accounts.ts';
import { loginWithPasskey, startPasskeyLogin } from '../../lib/session/calls.ts';
import { plainApi, signInApi } from '../../lib/session/session-call.ts';

/** Logs in with a passkey of this site. @throws what the call or the browser's prompt throws */
export async function logInWithPasskey(): Promise<SignedIn> {
  const { data } = await plainApi.call(startPasskeyLogin);
  const optionsJSON = data.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON });
  return (await signInApi.call(loginWithPasskey, { body: { response: { ...response } } })).data;
}
