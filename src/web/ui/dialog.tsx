import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface DialogProps {
  open: boolean;
  /** Requests opening or closing: by Escape, the close button, an outside press. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom, the primary one last. */
  actions?: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  size?: 'normal' | 'wide';
  /** An outside press does not close it: protects input. */
  sticky?: boolean;
  /** Gets the initial focus; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Gets the focus on closing; by default the previously focused element. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Fills the screen of a phone: for forms, which would otherwise scroll in a small window. */
  isPage?: boolean;
}

/** A modal dialog. Load it lazily: it imports Base UI's dialog. */
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
            <Base.Title className="dialog-title pe-10 text-heading wrap-anywhere">{title}</Base.Title>
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
 * Focuses without scrolling: a dialog taller than the screen starts at its top even if the focused element is at its
 * bottom.
 * @returns null when the element does not exist: then the first control gets the focus
 */
function focusInPlace({ current }: RefObject<HTMLElement | null>): false | null {
  if (!current) return null;
  current.focus({ preventScroll: true });
  return false;
}
