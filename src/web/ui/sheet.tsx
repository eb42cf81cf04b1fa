import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface SheetProps {
  open: boolean;
  /** Requests opening or closing: by Escape, the close button, an outside press. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  /** Sticky at the bottom while the rest scrolls. */
  footer?: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** The side it slides in from on wide screens; on phones it is the bottom. */
  side?: 'start' | 'end';
}

/** A sheet that slides over the page: filters, a menu. Load it lazily: it imports Base UI's dialog. */
export function Sheet({ open, onOpenChange, title, children, footer, closeLabel, side = 'end' }: SheetProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="backdrop" />
        <Base.Viewport className="overlay-viewport">
          <Base.Popup className="sheet" data-side={side}>
            <header className="flex items-center justify-between gap-4 border-b border-line py-3 ps-5 pe-3">
              <Base.Title className="min-w-0 text-heading wrap-anywhere">{title}</Base.Title>
              <Base.Close className="btn btn-quiet btn-icon" aria-label={closeLabel}>
                <Icon name="x" />
              </Base.Close>
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5">{children}</div>
            {footer && (
              <footer className="border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
                {footer}
              </footer>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
