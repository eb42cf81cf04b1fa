import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';

/** The heading of a step that is no part of the settings, as theirs look. */
export function StepHeading({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <h2 className="flex items-center gap-2.5 text-subheading">
      <Icon name={icon} className="text-primary-strong" />
      {children}
    </h2>
  );
}
