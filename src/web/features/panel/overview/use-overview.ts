import { useCallback } from 'react';
import type { Account } from '#contract/account-settings.ts';
import type { Profile } from '#contract/accounts.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { getAccount, getProfile } from '../calls.ts';
import { type UsedRemote, useRemote } from '../use-remote.ts';

/** What the panel's first page is made of: the account, and the profile as everybody sees it. */
export function useOverview(userId: number): UsedRemote<readonly [Account, Profile]> {
  const account = useRemote<Account>('account', () => browserApi().call(getAccount));
  const profile = useRemote<Profile>('profile', () => browserApi().call(getProfile, { params: { id: userId } }));
  const reloadAccount = account.reload;
  const reloadProfile = profile.reload;
  const reload = useCallback(
    async () => void (await Promise.all([reloadAccount(), reloadProfile()])),
    [reloadAccount, reloadProfile],
  );
  return {
    value: account.value && profile.value && [account.value, profile.value],
    error: account.error ?? profile.error,
    reload,
    write: ([ofAccount, ofProfile]) => {
      account.write(ofAccount);
      profile.write(ofProfile);
    },
  };
}
