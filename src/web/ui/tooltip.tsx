import { cloneElement, type KeyboardEvent, type ReactElement, useId } from 'react';
import { classNames } from './class-names.ts';

export interface TooltipProps {
  /** A few words. Never the only place for necessary information: touch devices cannot hover. */
  text: string;
  side?: 'top' | 'bottom';
  /** The alignment; near the edge of the page choose `start` or `end`. */
  align?: 'start' | 'center' | 'end';
  className?: string;
  /** One focusable element, described by the text. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** A text shown on hover or focus; Escape hides it. CSS only. */
export function Tooltip({ text, side = 'top', align = 'center', className, children }: TooltipProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape bubbling up from the focused child
    <span className={classNames('tooltip', className)} onKeyDown={dismiss} onBlur={restore} onMouseLeave={restore}>
      {cloneElement(children, { 'aria-describedby': id })}
      <span role="tooltip" id={id} data-side={side} data-align={align}>
        {text}
      </span>
    </span>
  );
}

function dismiss(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Escape') event.currentTarget.dataset.dismissed = '';
}

function restore(event: { currentTarget: HTMLElement }): void {
  delete event.currentTarget.dataset.dismissed;
}
