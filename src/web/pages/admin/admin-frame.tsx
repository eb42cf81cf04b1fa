import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { RowsSkeleton } from '../../lib/staff/rows-skeleton.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuLine, MenuLink } from '../../ui/menu.tsx';
import { FolkStrip } from '../../ui/ornament.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { AdminNav } from './admin-nav.tsx';
import { ADMIN_ENTRIES, ADMIN_GROUPS, type AdminEntry, entryOf } from './entries.ts';

/** Around each page of the desk: the navigation at the side on wide screens, a menu above the page on narrow ones. */
export function AdminFrame() {
  const t = useT();
  const current = entryOf(useLocation().pathname);
  return (
    <div>
      <div className="bg-linen lg:hidden">
        <div className="mx-auto max-w-page px-4 py-2 sm:px-6">
          <NarrowMenu current={current} />
        </div>
        <FolkStrip />
      </div>
      <div className="mx-auto max-w-page px-4 py-6 sm:px-6 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8 lg:py-8">
        <div className="max-lg:hidden">
          <AdminNav current={current} />
        </div>
        <div className="min-w-0">
          <Suspense
            fallback={
              <>
                <h1 className="mb-5 text-heading">{t(current?.label ?? 'operator.title')}</h1>
                <Loading label={t('panel.loading')}>
                  <RowsSkeleton />
                </Loading>
              </>
            }
          >
            <Outlet />
          </Suspense>
        </div>
      </div>
    </div>
  );
}

function NarrowMenu({ current }: { current: AdminEntry | undefined }) {
  const t = useT();
  return (
    <nav aria-label={t('operator.nav')}>
      <Menu
        trigger={
          <>
            <Icon name={current?.icon ?? 'menu'} className="text-primary-strong" />
            <span className="min-w-0 truncate">{t(current?.label ?? 'operator.title')}</span>
            <Icon name="chevron-down" className="ms-auto text-muted" />
          </>
        }
        className="w-full"
        triggerClassName="btn btn-secondary w-full justify-start bg-surface"
        panelClassName="w-full"
      >
        {ADMIN_GROUPS.map((group) => (
          <MenuGroup key={group} entries={ADMIN_ENTRIES.filter((entry) => entry.group === group)} current={current} />
        ))}
      </Menu>
    </nav>
  );
}

function MenuGroup({ entries, current }: { entries: readonly AdminEntry[]; current: AdminEntry | undefined }) {
  const t = useT();
  return (
    <div className="group">
      {entries.length > 0 && (
        <div className="group-first:hidden">
          <MenuLine />
        </div>
      )}
      {entries.map((entry) => (
        <MenuLink
          key={entry.to}
          to={entry.to}
          icon={entry.icon}
          aria-current={entry === current ? 'page' : undefined}
          className="aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-strong"
        >
          {t(entry.label)}
        </MenuLink>
      ))}
    </div>
  );
}
