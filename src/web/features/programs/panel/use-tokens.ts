import type { AccessToken } from '#contract/programs/tokens.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { failureText } from '../../../lib/remote/failure-text.ts';
import { type UsedRemote, useRemote } from '../../../lib/remote/use-remote.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { listAccessTokens, revokeAccessToken } from '../calls.ts';

type Tokens = readonly AccessToken[];

export interface UsedTokens {
  readonly remote: UsedRemote<Tokens>;
  /** Shows a new token first. */
  readonly add: (token: AccessToken) => void;
  /** Revokes a token; false when it failed, which is shown. */
  readonly revoke: (token: AccessToken) => Promise<boolean>;
}

/** The signed-in user's access tokens, newest first. */
export function useTokens(): UsedTokens {
  const t = useT();
  const remote = useRemote<Tokens>('tokens', async () => (await browserApi().call(listAccessTokens)).items);
  const { value = [], write } = remote;

  async function revoke({ id, name }: AccessToken): Promise<boolean> {
    try {
      await browserApi().call(revokeAccessToken, { params: { id } });
      write(value.filter((each) => each.id !== id));
      showToast({ tone: 'success', title: t('programs.tokens.revoked', { name }) });
      return true;
    } catch (error) {
      showToast({ tone: 'error', title: t('programs.failed'), description: failureText(error, t) });
      return false;
    }
  }

  // A repeated request answers with a token that is listed already.
  const add = (token: AccessToken) => write([token, ...value.filter(({ id }) => id !== token.id)]);
  return { remote, add, revoke };
}
