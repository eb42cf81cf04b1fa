import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';

export interface TwoPanesProps {
  list: ReactNode;
  /** Beside the list; on phones in its place. */
  pane: ReactNode;
  /** Whether phones show the pane rather than the list. */
  isPaneOpen: boolean;
  /** The session is unknown yet; show it if the visitor seems to be logged in. */
  isUnsure?: boolean;
}

/**
 * The list and the open pane: side by side where there is room, else one of them. `chat.css` styles its class and data
 * attributes.
 */
export function TwoPanes({ list, pane, isPaneOpen, isUnsure = false }: TwoPanesProps) {
  return (
    <div
      className={classNames('chat-room flex w-full', isUnsure && 'not-in-data-session:hidden')}
      data-open={isPaneOpen || undefined}
      data-unsure={isUnsure || undefined}
    >
      <div className="mx-auto flex min-h-0 w-full max-w-page flex-1 md:px-6 md:pt-3 md:pb-6">
        <div className="relative flex min-h-0 w-full flex-1 md:overflow-hidden md:rounded-card md:border md:border-line md:bg-surface md:shadow-card">
          <div
            className={classNames(
              'flex min-h-0 min-w-0 flex-col max-md:flex-1 md:w-80 md:shrink-0 md:border-e md:border-line lg:w-90',
              isPaneOpen && 'max-md:hidden',
            )}
          >
            {list}
          </div>
          <div
            className={classNames(
              'relative flex min-h-0 min-w-0 flex-1 flex-col bg-paper',
              !isPaneOpen && 'max-md:hidden',
            )}
          >
            {pane}
          </div>
        </div>
      </div>
    </div>
  );
}
