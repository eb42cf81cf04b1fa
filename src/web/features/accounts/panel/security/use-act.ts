import { useState } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../../lib/remote/failure-text.ts';

/** Runs an action on a press; tracks whether it is busy and why it failed. */
export function useAct(explain: (error: unknown) => string | null = () => null) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(act: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      if (!isCalledOff(error)) setFailure(explain(error) ?? failureText(error, t));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, failure, run: (act: () => Promise<void>) => void run(act) };
}
