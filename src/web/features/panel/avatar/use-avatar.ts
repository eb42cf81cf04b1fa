import { useEffect, useRef, useState } from 'react';
import { isApiError } from '#contract/errors.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { upload } from '../../../lib/upload.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { updateSession } from '../../session/session-store.ts';
import { removeAvatar, setAvatar } from '../calls.ts';
import { failureText, isCalledOff } from '../failure-text.ts';

/** Sends the person's picture and takes it away; the new one shows in the whole site at once. */
export function useAvatar() {
  const t = useT();
  const [progress, setProgress] = useState<number | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  /** @returns null when it is done, else why not; an empty text when the person has ended it. */
  async function send(picture: Blob): Promise<string | null> {
    abort.current = new AbortController();
    setProgress(0);
    try {
      const { signal } = abort.current;
      const { data } = await upload(setAvatar, [picture], { onProgress: setProgress, signal });
      updateSession(data);
      showToast({ tone: 'success', title: t('panel.avatar.saved') });
      return null;
    } catch (error) {
      if (isCalledOff(error)) return '';
      const reason = isApiError(error) ? error.fieldErrors['files.0']?.[0] : undefined;
      return reason ?? failureText(error, t);
    } finally {
      setProgress(null);
    }
  }

  async function remove(): Promise<void> {
    setRemoving(true);
    try {
      const { data } = await browserApi().call(removeAvatar);
      updateSession(data);
      showToast({ tone: 'success', title: t('panel.avatar.removed') });
    } catch (error) {
      showToast({ tone: 'error', title: t('panel.form.failed'), description: failureText(error, t) });
    } finally {
      setRemoving(false);
    }
  }

  return { progress, isRemoving, send, remove: () => void remove(), cancel: () => abort.current?.abort() };
}
