import { useCallback } from 'react';
import type { Profile } from '#contract/accounts/accounts.ts';
import type { Account } from '#contract/accounts/settings.ts';
import { browserApi } from '../../../../lib/browser-api.ts';
import { type ShownRemote, useRemote } from '../../../../lib/remote/use-remote.ts';
import { getAccount } from '../../../../lib/session/calls.ts';
import { getProfile } from '../calls.ts';

/** Data of the panel's first page: the account and the public profile. */
export function useOverview(userId: number): ShownRemote<readonly [Account, Profile]> {
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
  };
}
