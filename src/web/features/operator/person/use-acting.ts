import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PersonAct, PersonDetail } from '#contract/operator/people.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../lib/remote/failure-text.ts';
import { useActKeys } from '../../../lib/session/use-act-keys.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { confirmPerson, endPersonSessions, exportPerson, openPersonCase, sendPersonReset } from '../calls.ts';

/** The acts that need no more than a confirmation. */
export type PlainAct = Exclude<PersonAct, 'changeRole' | 'erase'>;

const CALLS = {
  confirm: confirmPerson,
  endSessions: endPersonSessions,
  sendReset: sendPersonReset,
  export: exportPerson,
} as const;

/** Runs an action on a person; a retry after a lost response is idempotent. */
export function useActing({ id }: PersonDetail, onPerson: (person: PersonDetail) => void) {
  const t = useT();
  const navigate = useNavigate();
  const keyOf = useActKeys();
  const [done, setDone] = useState(0);
  const [busy, setBusy] = useState<PlainAct | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(act: PlainAct): Promise<void> {
    setBusy(act);
    setFailure(null);
    const api = browserApi({ idempotencyKey: keyOf([act, id, done]) });
    try {
      if (act === 'openCase') {
        const { data } = await api.call(openPersonCase, { params: { id } });
        await navigate(`/moderation/case/${data.caseId}`);
      } else {
        const { data } = await api.call(CALLS[act], { params: { id } });
        onPerson(data);
        showToast({ tone: 'success', title: t(`operator.act.${act}.done`) });
      }
      // The next press is a new action with a new idempotency key.
      setDone(done + 1);
    } catch (error) {
      if (!isCalledOff(error)) setFailure(failureText(error, t));
    }
    setBusy(null);
  }

  return { busy, failure, run };
}
