import { type ReactNode, useCallback, useState } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import { showToast } from '../../../../ui/toast-store.ts';

/** A lazily loaded overlay of the thread; shows a failure to load. */
export function useOverlay() {
  const t = useT();
  const [overlay, setOverlay] = useState<ReactNode>(null);
  const close = useCallback(() => setOverlay(null), []);
  const open = useCallback(
    (load: () => Promise<ReactNode>) => {
      load().then(setOverlay, () => showToast({ tone: 'error', description: t('frame.error.offline') }));
    },
    [t],
  );
  return { overlay, open, close };
}
