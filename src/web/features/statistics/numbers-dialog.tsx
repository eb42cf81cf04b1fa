import { useRef, useState } from 'react';
import type { OwnListing } from '#contract/selling/selling.ts';
import { useT } from '../../lib/i18n.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NumbersView } from './numbers-view.tsx';

export interface NumbersDialogProps {
  listing: OwnListing;
  /** Gets the focus back. */
  opener: HTMLElement | null;
  /** The closing animation has ended: the dialog can be unmounted. */
  onGone: () => void;
}

const CLOSING_MS = 250;

/** Statistics of the user's listing, as a dialog over any page. */
export function NumbersDialog({ listing, opener, onGone }: NumbersDialogProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(true);
  const back = useRef(opener);
  const close = () => {
    setOpen(false);
    setTimeout(onGone, CLOSING_MS);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => !next && close()}
      title={t('numbers.title')}
      description={<span className="wrap-anywhere">{listing.title}</span>}
      closeLabel={t('frame.close')}
      finalFocus={back}
      size="wide"
      isPage
    >
      <NumbersView listing={listing} onLeave={close} />
    </Dialog>
  );
}
