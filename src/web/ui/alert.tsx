import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type AlertTone = 'info' | 'success' | 'warning' | 'error';

export interface AlertProps {
  tone?: AlertTone;
  title?: ReactNode;
  /** Buttons or links below the text. */
  action?: ReactNode;
  /** Announced when it appears: for results of the visitor's own action. */
  live?: boolean;
  className?: string;
  children?: ReactNode;
}

const ICONS = { info: 'info', success: 'circle-check', warning: 'triangle-alert', error: 'circle-x' } as const;

/** A message that stays on the page. */
export function Alert({ tone = 'info', title, action, live, className, children }: AlertProps) {
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div role={role} className={classNames('alert', `tone-${tone}`, className)}>
      <Icon name={ICONS[tone]} className="mt-0.5 text-(--tone)" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-bold">{title}</p>}
        {children}
        {action && <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}
