import { type ReactNode, useEffect, useRef } from 'react';
import { numberText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { CREDENTIALS_DESK_PATH } from '../../../lib/staff/credentials-path.ts';
import { StaffFrame } from '../../../lib/staff/staff-frame.tsx';
import { type Tab, Tabs } from '../../../ui/tabs.tsx';
import { ShortcutHelp } from './keys/shortcut-help.tsx';
import { APPEALS_PATH, AUDIT_PATH, queueHref } from './places.ts';
import { useDeskCounts } from './use-desk.ts';

/** The desk's pages with a tab. */
export type DeskTab = 'open' | 'mine' | 'credentials' | 'appeals' | 'decided' | 'log';

const TABS = [
  ['open', queueHref(), 'shopping-basket'],
  ['mine', queueHref({ tab: 'mine' }), 'hand-heart'],
  ['credentials', CREDENTIALS_DESK_PATH, 'award'],
  ['appeals', APPEALS_PATH, 'scale'],
  ['decided', queueHref({ tab: 'decided' }), 'check-check'],
  ['log', AUDIT_PATH, 'history'],
] as const satisfies readonly (readonly [DeskTab, string, Tab['icon']])[];

export interface DeskShellProps {
  tab: DeskTab;
  /** Below the tab's name: what the page shows. */
  lead: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the desk: tabs with counts, heading, content. */
export function DeskShell({ tab, lead, action, children }: DeskShellProps) {
  const { t } = useLanguage();
  return (
    <StaffFrame
      band={
        <>
          <div className="flex items-center justify-between gap-4">
            <p className="font-heading text-subheading font-semibold">{t('desk.title')}</p>
            <ShortcutHelp />
          </div>
          <DeskTabs tab={tab} />
        </>
      }
      tab={tab}
      title={t(`desk.tab.${tab}`)}
      lead={lead}
      action={action}
    >
      {children}
    </StaffFrame>
  );
}

function DeskTabs({ tab }: { tab: DeskTab }) {
  const { locale, t } = useLanguage();
  const { value } = useDeskCounts();
  const counts: Partial<Record<DeskTab, number>> = value ?? {};
  const row = useRef<HTMLDivElement>(null);
  const hasCounts = value !== undefined;
  useEffect(() => {
    // Scroll the current tab into view when the row overflows.
    const current = row.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const nav = row.current?.querySelector('nav');
    if (!current || !nav || (!tab && !hasCounts)) return;
    const frame = nav.getBoundingClientRect();
    nav.scrollLeft += current.left - frame.left - (frame.width - current.width) / 2;
    // The counts widen the row once loaded.
  }, [tab, hasCounts]);
  const tabs = TABS.map(([id, to, icon]) => {
    const count = counts[id] ?? 0;
    return {
      to,
      icon,
      label: t(`desk.tab.${id}`),
      current: id === tab,
      ...(count && { count: numberText(locale, count) }),
    };
  });
  return (
    <div ref={row}>
      <Tabs label={t('desk.tabs')} tabs={tabs} className="-mx-4 mt-2 px-4 sm:mx-0 sm:px-0" />
    </div>
  );
}
