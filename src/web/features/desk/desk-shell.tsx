import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { numberText } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { FolkStrip } from '../../ui/ornament.tsx';
import { type Tab, Tabs } from '../../ui/tabs.tsx';
import { ShortcutHelp } from './keys/shortcut-help.tsx';
import { APPEALS_PATH, AUDIT_PATH, queueHref } from './places.ts';
import { useDeskCounts } from './use-desk.ts';

/** The pages of the desk that its tabs lead to. */
export type DeskTab = 'open' | 'mine' | 'appeals' | 'decided' | 'log';

const TABS = [
  ['open', queueHref(), 'shopping-basket'],
  ['mine', queueHref({ tab: 'mine' }), 'hand-heart'],
  ['appeals', APPEALS_PATH, 'scale'],
  ['decided', queueHref({ tab: 'decided' }), 'check-check'],
  ['log', AUDIT_PATH, 'history'],
] as const satisfies readonly (readonly [DeskTab, string, Tab['icon']])[];

export interface DeskShellProps {
  tab: DeskTab;
  /** Below the tab's name: what one sees here. */
  lead: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the desk: its tabs with what waits behind them, its heading, its content. */
export function DeskShell({ tab, lead, action, children }: DeskShellProps) {
  const { t } = useLanguage();
  const heading = useFocusedHeading(tab);
  return (
    <div>
      <div className="bg-linen">
        <div className="mx-auto max-w-page px-4 pt-5 sm:px-6">
          <div className="flex items-center justify-between gap-4">
            <p className="font-heading text-subheading font-semibold">{t('desk.title')}</p>
            <ShortcutHelp />
          </div>
          <DeskTabs tab={tab} />
        </div>
        <FolkStrip />
      </div>
      <div className="mx-auto max-w-page px-4 py-6 sm:px-6 lg:py-8">
        <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
              {t(`desk.tab.${tab}`)}
            </h1>
            <p className="mt-1 max-w-text text-[0.9375rem] text-muted">{lead}</p>
          </div>
          {action}
        </header>
        {children}
      </div>
    </div>
  );
}

function DeskTabs({ tab }: { tab: DeskTab }) {
  const { locale, t } = useLanguage();
  const { value } = useDeskCounts();
  const counts: Partial<Record<DeskTab, number>> = value ?? {};
  const row = useRef<HTMLDivElement>(null);
  const hasCounts = value !== undefined;
  useEffect(() => {
    // Where the row is longer than the window, the tab that one is on must be in sight.
    const current = row.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const nav = row.current?.querySelector('nav');
    if (!current || !nav || (!tab && !hasCounts)) return;
    const frame = nav.getBoundingClientRect();
    nav.scrollLeft += current.left - frame.left - (frame.width - current.width) / 2;
    // The numbers make the row longer when they come.
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

/** The heading of a page that came without the browser loading it gets the focus. */
export function useFocusedHeading(page: string | number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const way = useRef(useNavigationType());
  useEffect(() => {
    if (way.current !== 'POP' && page) heading.current?.focus({ preventScroll: true });
  }, [page]);
  return heading;
}
