import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import type { SignedIn } from '#contract/accounts.ts';
import { loginWithPasskey, startPasskeyLogin } from '../session/calls.ts';
import { identifiedApi, plainApi } from '../session/session-call.ts';

/** Asks the browser for a passkey of this site and logs in with it. @throws what the call or the browser's question threw */
export async function logInWithPasskey(): Promise<SignedIn> {
  const { data } = await plainApi.call(startPasskeyLogin);
  const optionsJSON = data.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON });
  return (await identifiedApi.call(loginWithPasskey, { body: { response: { ...response } } })).data;
}
