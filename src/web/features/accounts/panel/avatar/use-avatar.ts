import { useEffect, useRef, useState } from 'react';
import { isApiError } from '#contract/errors.ts';
import { browserApi } from '../../../../lib/browser-api.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../../lib/remote/failure-text.ts';
import { updateSession } from '../../../../lib/session/session-store.ts';
import { upload } from '../../../../lib/upload.ts';
import { showToast } from '../../../../ui/toast-store.ts';
import { removeAvatar, setAvatar } from '../calls.ts';

/** Uploads and removes the user's avatar; the whole site shows the new one at once. */
export function useAvatar() {
  const t = useT();
  const [progress, setProgress] = useState<number | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  /** @returns null on success, else the reason; an empty string when the user cancelled. */
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
