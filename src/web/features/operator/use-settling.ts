import { useState } from 'react';
import { browserApi } from '../../lib/browser-api.ts';
import { useT } from '../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../lib/remote/failure-text.ts';
import { useActKeys } from '../../lib/session/use-act-keys.ts';
import { showToast } from '../../ui/toast-store.ts';
import { dropJob, runJobAgain, sendMailAgain } from './calls.ts';

const CALLS = { mailAgain: sendMailAgain, jobAgain: runJobAgain, dropJob } as const;

/** The actions on a mail or job of a list. */
export type Settling = keyof typeof CALLS;

/** Sends a mail again, or runs or drops a job, and reloads the list; a retry is idempotent. */
export function useSettling(reload: () => Promise<void>) {
  const t = useT();
  const keyOf = useActKeys();
  const [busyId, setBusyId] = useState<string | null>(null);

  async function settle(act: Settling, id: string): Promise<void> {
    setBusyId(id);
    try {
      await browserApi({ idempotencyKey: keyOf([act, id]) }).call(CALLS[act], { params: { id } });
      showToast({ tone: 'success', title: t(`operator.settled.${act}`) });
    } catch (error) {
      if (!isCalledOff(error)) showToast({ tone: 'error', title: failureText(error, t) });
    }
    await reload();
    setBusyId(null);
  }

  return { busyId, settle };
}
