import type { ReactNode } from 'react';
import { numberText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { FolkStrip } from '../../../ui/ornament.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useFocusedHeading } from '../../desk/desk-shell.tsx';
import { paymentsHref } from '../places.ts';

export interface PaymentsShellProps {
  tab: 'all' | 'attention';
  /** How many payments somebody should look at; undefined until it is known. */
  attentionCount: number | undefined;
  /** Beside the heading. */
  action: ReactNode;
  children: ReactNode;
}

/** A list of payments under its tab, with its heading. */
export function PaymentsShell({ tab, attentionCount = 0, action, children }: PaymentsShellProps) {
  const { locale, t } = useLanguage();
  const heading = useFocusedHeading(tab);
  const tabs = [
    { to: paymentsHref(), icon: 'receipt', label: t('moneyDesk.tab.all'), current: tab === 'all' },
    {
      to: paymentsHref({ attention: 'any' }),
      icon: 'circle-alert',
      label: t('moneyDesk.tab.attention'),
      current: tab === 'attention',
      ...(attentionCount > 0 && { count: numberText(locale, attentionCount) }),
    },
  ] as const;
  return (
    <div>
      <div className="bg-linen">
        <div className="mx-auto max-w-page px-4 pt-5 sm:px-6">
          <p className="font-heading text-subheading font-semibold">{t('moneyDesk.title')}</p>
          <Tabs label={t('moneyDesk.tabs')} tabs={tabs} className="-mx-4 mt-2 px-4 sm:mx-0 sm:px-0" />
        </div>
        <FolkStrip />
      </div>
      <div className="mx-auto max-w-page px-4 py-6 sm:px-6 lg:py-8">
        <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
              {t(`moneyDesk.tab.${tab}`)}
            </h1>
            <p className="mt-1 max-w-text text-[0.9375rem] text-muted">{t(`moneyDesk.lead.${tab}`)}</p>
          </div>
          {action}
        </header>
        {children}
      </div>
    </div>
  );
}
