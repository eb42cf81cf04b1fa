import type { ReactNode } from 'react';
import { numberText } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { StaffPage } from '../../../../lib/staff/staff-page.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { paymentsHref } from '../places.ts';

export type PaymentsTab = 'all' | 'attention' | 'explained';

export interface PaymentsShellProps {
  tab: PaymentsTab;
  /** How many payments need attention; undefined until loaded. */
  attentionCount: number | undefined;
  /** Beside the heading. */
  action: ReactNode;
  children: ReactNode;
}

/** A list of payments: tabs, heading, content. */
export function PaymentsShell({ tab, attentionCount = 0, action, children }: PaymentsShellProps) {
  const { locale, t } = useLanguage();
  const tabs = [
    { to: paymentsHref(), icon: 'receipt', label: t('moneyDesk.tab.all'), current: tab === 'all' },
    {
      to: paymentsHref({ attention: 'any' }),
      icon: 'circle-alert',
      label: t('moneyDesk.tab.attention'),
      current: tab === 'attention',
      ...(attentionCount > 0 && { count: numberText(locale, attentionCount) }),
    },
    {
      to: paymentsHref({ attention: 'explained' }),
      icon: 'scale',
      label: t('moneyDesk.tab.explained'),
      current: tab === 'explained',
    },
  ] as const;
  return (
    <>
      <Tabs label={t('moneyDesk.tabs')} tabs={tabs} className="-mx-4 mb-5 px-4 sm:mx-0 sm:px-0" />
      <StaffPage page={tab} title={t(`moneyDesk.tab.${tab}`)} lead={t(`moneyDesk.lead.${tab}`)} action={action}>
        {children}
      </StaffPage>
    </>
  );
}
