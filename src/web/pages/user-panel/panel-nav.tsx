import { Fragment, type ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import {
  SECTION_GROUPS,
  SECTION_ICONS,
  type SectionGroupId,
  type SectionId,
  sectionHref,
} from '../../lib/panel/sections.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

export interface PanelNavProps {
  section: SectionId;
  className?: string;
  /** Before the last group. */
  children?: ReactNode;
}

/** Links to all sections: large rows with arrows on phones, a plain column on wide screens. */
export function PanelNav({ section, className, children }: PanelNavProps) {
  const t = useT();
  return (
    <nav aria-label={t('panel.nav')} className={classNames('flex flex-col gap-6 lg:gap-5', className)}>
      {SECTION_GROUPS.map(({ id, sections }) => (
        <Fragment key={id}>
          {id === 'end' && children}
          <Group id={id} sections={sections} current={section} />
        </Fragment>
      ))}
    </nav>
  );
}

interface GroupProps {
  id: SectionGroupId;
  sections: readonly SectionId[];
  current: SectionId;
}

function Group({ id, sections, current }: GroupProps) {
  const t = useT();
  const isNamed = id !== 'start' && id !== 'end';
  return (
    <div>
      {isNamed && (
        <p id={`panel-${id}`} className="mb-1.5 px-1 font-heading text-[0.9375rem] font-semibold text-muted lg:px-4">
          {t(`panel.group.${id}`)}
        </p>
      )}
      <ul
        aria-labelledby={isNamed ? `panel-${id}` : undefined}
        className="max-lg:overflow-hidden max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:shadow-card"
      >
        {sections.map((section) => (
          <li key={section} className={classNames('border-line', lineOf(section, isNamed))}>
            <NavRow section={section} isCurrent={section === current} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On phones the panel's own row is hidden, as it is the current page; the first visible row has no line above it. */
function lineOf(section: SectionId, isNamed: boolean): string | false {
  if (section === 'overview') return 'max-lg:hidden';
  return isNamed && 'max-lg:not-first:border-t';
}

const ROW = classNames(
  'group flex items-center gap-3 font-semibold -outline-offset-3 hover:bg-primary-soft',
  'max-lg:min-h-14 max-lg:px-4 max-lg:py-2 lg:min-h-11 lg:rounded-full lg:px-4 lg:py-1.5 lg:leading-tight',
  'aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-strong',
);

function NavRow({ section, isCurrent }: { section: SectionId; isCurrent: boolean }) {
  const t = useT();
  const isDanger = section === 'delete';
  return (
    <Link to={sectionHref(section)} className={ROW} aria-current={isCurrent ? 'page' : undefined}>
      <span
        className={classNames(
          'max-lg:grid max-lg:size-9 max-lg:place-items-center max-lg:rounded-full lg:contents',
          isDanger ? 'text-danger max-lg:bg-danger-soft' : 'text-primary-strong max-lg:bg-primary-soft',
        )}
      >
        <Icon name={SECTION_ICONS[section]} className={isCurrent ? undefined : 'lg:opacity-80'} />
      </span>
      <span className="min-w-0 flex-1">{t(`panel.section.${section}`)}</span>
      <Icon name="chevron-right" className="text-muted lg:hidden" />
    </Link>
  );
}
