import type { ListingAction, OwnListing } from '#contract/selling/selling.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { INVERSES } from './acts-of.ts';
import type { BulkResult } from './use-acts.ts';

export interface BulkOutcomeProps {
  result: BulkResult;
  onUndo: (inverse: ListingAction, listings: readonly OwnListing[]) => void;
  onClose: () => void;
}

/** Result of a bulk action: how many succeeded, which failed and why, and undo. */
export function BulkOutcome({ result: { action, done, refused }, onUndo, onClose }: BulkOutcomeProps) {
  const t = useT();
  const inverse = INVERSES[action];
  const counts = [
    t('selling.bulk.done', { count: done.length }),
    refused.length > 0 && t('selling.bulk.refused', { count: refused.length }),
  ].filter(Boolean);
  return (
    <Alert
      live
      tone={refused.length === 0 ? 'success' : 'warning'}
      title={`${t(`selling.bulk.${action}`)}: ${counts.join(', ')}`}
      action={
        <>
          {inverse && done.length > 0 && (
            <Button size="sm" variant="secondary" icon="undo-2" onClick={() => onUndo(inverse, done)}>
              {t('selling.undo')}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={onClose}>
            {t('selling.bulk.close')}
          </Button>
        </>
      }
    >
      {refused.length > 0 && (
        <>
          <p>{t(`selling.bulk.why.${action}`)}</p>
          <ul className="mt-1 list-disc ps-5">
            {refused.map(({ id, title }) => (
              <li key={id} className="wrap-anywhere">
                {title}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
