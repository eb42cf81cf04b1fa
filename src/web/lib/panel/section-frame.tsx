import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useFocusedHeading } from '../../ui/use-focused-heading.ts';
import { useT } from '../i18n.tsx';
import { PANEL_PATH, type SectionId } from './sections.ts';

export interface SectionFrameProps {
  id: SectionId;
  /** Below the heading: the section's purpose. */
  lead?: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of the panel with its heading; on phones also a link back to the list of sections. */
export function SectionFrame({ id, lead, action, children }: SectionFrameProps) {
  const t = useT();
  const heading = useFocusedHeading(id);
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <header>
        <Link
          to={PANEL_PATH}
          className="-ms-2 mb-2 inline-flex min-h-11 items-center gap-1 rounded-field px-2 font-semibold text-primary lg:hidden"
        >
          <Icon name="chevron-left" />
          {t('panel.title')}
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
            {t(`panel.section.${id}`)}
          </h1>
          {lead && (
            <div className="w-full sm:order-last">
              <p className="max-w-text text-muted">{lead}</p>
            </div>
          )}
          {action && <div className="max-sm:mt-2">{action}</div>}
        </div>
      </header>
      {children}
    </div>
  );
}
