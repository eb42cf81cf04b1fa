import { cloneElement, type KeyboardEvent, type ReactElement, useId } from 'react';
import { classNames } from './class-names.ts';

export interface TooltipProps {
  /** A few words. Never the only place where something needed is said: fingers do not hover. */
  text: string;
  side?: 'top' | 'bottom';
  /** Which edges meet; near the edge of the page choose `start` or `end`. */
  align?: 'start' | 'center' | 'end';
  className?: string;
  /** One element that can take the focus; the text describes it. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** Words that appear while one points at or focuses something; Escape hides them. Made of CSS alone. */
export function Tooltip({ text, side = 'top', align = 'center', className, children }: TooltipProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard on its way up from the focused child
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
