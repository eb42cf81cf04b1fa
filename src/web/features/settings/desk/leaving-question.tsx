import { Suspense } from 'react';
import { useBlocker } from 'react-router';
import { useLeavingQuestion } from '../../../lib/forms/use-leaving-question.ts';
import { useT } from '../../../lib/i18n.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';

const ConfirmDialog = lazyPart(
  () => import('../../../ui/confirm-dialog.tsx'),
  (module) => module.ConfirmDialog,
);

/** Asks before the page is left with changes that are not saved; `parts` are the titles of those that have some. */
export function LeavingQuestion({ parts }: { parts: readonly string[] }) {
  const t = useT();
  const isAsking = parts.length > 0;
  useLeavingQuestion(isAsking);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAsking && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  // The dialog closes before it confirms, and a blocked navigation that was reset cannot proceed.
  let isLeaving = false;
  return (
    <Suspense>
      <ConfirmDialog
        title={t('settings.leave.title')}
        confirmLabel={t('settings.leave.confirm')}
        cancelLabel={t('settings.leave.stay')}
        closeLabel={t('frame.close')}
        onConfirm={() => {
          isLeaving = true;
          blocker.proceed();
        }}
        onClose={() => queueMicrotask(() => isLeaving || blocker.reset())}
      >
        {t('settings.leave.text', { parts: parts.join(', ') })}
      </ConfirmDialog>
    </Suspense>
  );
}
