import type { OwnListing } from '#contract/selling/selling.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

export interface RemovalDialogProps {
  listings: readonly OwnListing[];
  onRemove: () => void;
  onClose: () => void;
}

/** Confirms a deletion, and says until when it can be undone. */
export function RemovalDialog({ listings, onRemove, onClose }: RemovalDialogProps) {
  const t = useT();
  const [first] = listings;
  const title =
    listings.length === 1
      ? t('selling.remove.one', { title: first?.title ?? '' })
      : t('selling.remove.many', { count: listings.length });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<span className="wrap-anywhere">{title}</span>}
      description={t('selling.remove.text')}
      closeLabel={t('frame.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('selling.cancel')}
          </Button>
          <Button
            variant="danger"
            icon="trash-2"
            onClick={() => {
              onClose();
              onRemove();
            }}
          >
            {t('selling.act.remove')}
          </Button>
        </>
      }
    />
  );
}
