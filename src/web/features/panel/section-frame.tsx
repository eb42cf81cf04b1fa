import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigationType } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PANEL_PATH, type SectionId } from './sections.ts';

export interface SectionFrameProps {
  id: SectionId;
  /** Below the heading: what one does here. */
  lead?: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of the panel with its heading; on phones also with the way back to the list of sections. */
export function SectionFrame({ id, lead, action, children }: SectionFrameProps) {
  const t = useT();
  const heading = useFocusOnArrival(id);
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
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
            {t(`panel.section.${id}`)}
          </h1>
          {action}
        </div>
        {lead && <p className="mt-2 max-w-text text-muted">{lead}</p>}
      </header>
      {children}
    </div>
  );
}

/** Puts the focus on the heading of a section that came without the browser loading a page. */
export function useFocusOnArrival(id: SectionId) {
  const heading = useRef<HTMLHeadingElement>(null);
  // How one came to the section: what is chosen within it leaves the focus where it is.
  const way = useRef(useNavigationType());
  useEffect(() => {
    if (way.current !== 'POP' && id) heading.current?.focus({ preventScroll: true });
  }, [id]);
  return heading;
}
