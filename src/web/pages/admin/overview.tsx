import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { StaffPage } from '../../lib/staff/staff-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ADMIN_ENTRIES, ADMIN_PATH } from './entries.ts';

/** The first page of the desk: its parts. */
export function Overview() {
  const t = useT();
  return (
    <StaffPage page="overview" title={t('operator.title')} lead={t('operator.lead')}>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {ADMIN_ENTRIES.filter(({ to }) => to !== ADMIN_PATH).map(({ to, icon, label }) => (
          <li key={to}>
            <Link to={to} className="card flex min-h-16 items-center gap-3 p-4 font-semibold hover:bg-primary-soft">
              <Icon name={icon} className="text-primary-strong" />
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </StaffPage>
  );
}
