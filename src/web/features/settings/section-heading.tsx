import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';

/** The heading of a part of the settings, or of a step of the set-up. */
export function SectionHeading({ id, icon, children }: { id?: string; icon: IconName; children: ReactNode }) {
  return (
    <h2 id={id} className="flex items-center gap-2.5 text-subheading">
      <Icon name={icon} className="text-primary-strong" />
      {children}
    </h2>
  );
}
