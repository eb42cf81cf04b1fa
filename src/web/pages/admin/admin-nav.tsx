import { useT } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { ADMIN_ENTRIES, ADMIN_GROUPS, type AdminEntry, type AdminGroup } from './entries.ts';

/** Links to all parts of the desk, in groups: a column beside the page. */
export function AdminNav({ current }: { current: AdminEntry | undefined }) {
  const t = useT();
  return (
    <nav
      aria-label={t('operator.nav')}
      className="sticky top-4 flex max-h-[calc(100dvh-2rem)] flex-col gap-5 overflow-y-auto"
    >
      <p className="px-4 font-heading text-subheading font-semibold">{t('operator.title')}</p>
      {ADMIN_GROUPS.map((group) => (
        <Group key={group} group={group} current={current} />
      ))}
    </nav>
  );
}

function Group({ group, current }: { group: AdminGroup; current: AdminEntry | undefined }) {
  const t = useT();
  const entries = ADMIN_ENTRIES.filter((entry) => entry.group === group);
  if (entries.length === 0) return null;
  return (
    <div>
      <p id={`admin-${group}`} className="mb-1 px-4 font-heading text-[0.9375rem] font-semibold text-muted">
        {t(`operator.group.${group}`)}
      </p>
      <ul aria-labelledby={`admin-${group}`}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} className={ROW} aria-current={entry === current ? 'page' : undefined}>
              <Icon name={entry.icon} className="text-primary-strong" />
              <span className="min-w-0 flex-1">{t(entry.label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const ROW = classNames(
  'flex min-h-11 items-center gap-3 rounded-full px-4 py-1.5 leading-tight font-semibold -outline-offset-3 hover:bg-primary-soft',
  'aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-strong',
);
