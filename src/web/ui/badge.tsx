import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

export type Tone = 'neutral' | 'primary' | 'amber' | 'danger' | 'success' | 'info';

export interface BadgeProps {
  tone?: Tone;
  icon?: IconName;
  className?: string;
  children: ReactNode;
}

/** A small label: a status, a promise, a count. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames('badge', tone !== 'neutral' && `tone-${tone}`, className)}>
      {icon && <Icon name={icon} size="1.1em" />}
      {children}
    </span>
  );
}
