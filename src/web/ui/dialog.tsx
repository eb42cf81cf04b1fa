import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface DialogProps {
  open: boolean;
  /** Asked to open or close: by Escape, the cross, a press beside it. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, the most wanted one last. */
  actions?: ReactNode;
  /** Accessible name of the cross. */
  closeLabel: string;
  size?: 'normal' | 'wide';
  /** A press beside it does not close it: for what was typed and must not be lost. */
  sticky?: boolean;
  /** What gets the focus first; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What gets the focus at the end; by default what had it before. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Fills the screen of a phone: for a form, which would else scroll in a small window. */
  isPage?: boolean;
}

/** A window over the page that wants an answer. Load it lazily: it brings Base UI's dialog with it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  closeLabel,
  size,
  sticky,
  initialFocus,
  finalFocus,
  isPage,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)} disablePointerDismissal={sticky}>
      <Base.Portal>
        <Base.Backdrop className="backdrop" />
        <Base.Viewport className="overlay-viewport dialog-viewport">
          <Base.Popup
            className={classNames(
              'dialog relative p-6 sm:p-8',
              size === 'wide' && 'dialog-wide',
              isPage && 'dialog-page max-sm:px-5 max-sm:pt-0',
            )}
            initialFocus={initialFocus && (() => focusInPlace(initialFocus))}
            finalFocus={finalFocus}
          >
            <Base.Title className="dialog-title pe-10 text-heading">{title}</Base.Title>
            {description && <Base.Description className="mt-2 text-muted">{description}</Base.Description>}
            {children && <div className="mt-5">{children}</div>}
            {actions && <div className="mt-7 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">{actions}</div>}
            <Base.Close
              className={classNames(
                'btn btn-quiet btn-icon absolute end-3 top-3 sm:end-5 sm:top-5',
                isPage && 'max-sm:fixed max-sm:end-2 max-sm:top-1.5 max-sm:z-1',
              )}
              aria-label={closeLabel}
            >
              <Icon name="x" />
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/**
 * A window begins at its top, also where it is higher than the screen and what has the focus stands at its foot.
 * @returns null where that is not there: then the first control has it
 */
function focusInPlace({ current }: RefObject<HTMLElement | null>): false | null {
  if (!current) return null;
  current.focus({ preventScroll: true });
  return false;
}
