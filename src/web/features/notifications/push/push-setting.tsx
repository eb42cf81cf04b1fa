import { useState } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { failureText } from '../../../lib/remote/failure-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { CheckboxInput } from '../../../ui/choices.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { turnPushOff, turnPushOn, usePushState } from './push.ts';

/** Switches push notifications in this browser, or says why they are unavailable. */
export function PushSetting() {
  const t = useT();
  const state = usePushState();
  const { isBusy, change } = useChange();
  const cannot = state === 'unsupported' || state === 'needsInstall' || state === 'denied';
  return (
    <>
      <CheckboxInput
        checked={state === 'on'}
        disabled={cannot || state === 'unknown'}
        aria-busy={isBusy || undefined}
        label={<span className="font-semibold">{t('panel.push.label')}</span>}
        hint={t('panel.push.labelHint')}
        onChange={(event) => !isBusy && void change(event.currentTarget.checked)}
      />
      {cannot && (
        <Alert title={t(`panel.push.${state}.title`)} className="mt-3">
          {t(`panel.push.${state}.text`)}
        </Alert>
      )}
    </>
  );
}

function useChange() {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  async function change(isWanted: boolean): Promise<void> {
    setBusy(true);
    try {
      const choice = isWanted ? await turnPushOn() : await turnPushOff();
      if (choice === 'default') showToast({ id: 'push', tone: 'info', title: t('panel.push.noChoice') });
      else if (choice !== 'denied') showToast({ id: 'push', tone: 'success', title: t('panel.saved') });
    } catch (error) {
      const description = error instanceof DOMException ? t('panel.push.noService') : failureText(error, t);
      showToast({ tone: 'error', title: t('panel.form.failed'), description });
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, change };
}
