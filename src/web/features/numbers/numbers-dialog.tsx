import { useRef, useState } from 'react';
import type { OwnListing } from '#contract/selling.ts';
import { useT } from '../../lib/i18n.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NumbersView } from './numbers-view.tsx';

export interface NumbersDialogProps {
  listing: OwnListing;
  /** Gets the focus back at the end. */
  opener: HTMLElement | null;
  /** The dialog has gone from sight and can be taken away. */
  onGone: () => void;
}

const CLOSING_MS = 250;

/** The numbers of an own listing, over whatever page they were asked for on. */
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
