import type { ReactNode } from 'react';
import type { PriceDesk } from '#contract/payments/price-list.ts';
import type { Prices } from '#kinds/price-list.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { useFreshOnReturn } from '../../../lib/remote/use-fresh-on-return.ts';
import { useRemote } from '../../../lib/remote/use-remote.ts';
import { AdminPart } from '../../../lib/staff/admin/admin-part.tsx';
import { RowsSkeleton } from '../../../lib/staff/rows-skeleton.tsx';
import { StaffPage } from '../../../lib/staff/staff-page.tsx';
import { getPrices } from './calls.ts';
import { HoldingCard } from './holding-card.tsx';
import { PastEditions } from './past-editions.tsx';
import { PriceEditor } from './price-editor.tsx';
import { ScheduledCard } from './scheduled-card.tsx';

export interface PricesPageProps {
  /** Shows the page of the price list as it would be. */
  preview: (prices: Prices) => ReactNode;
}

/** The operator's price list: the edition in force, the scheduled one, the editor, and past editions. */
export function PricesPage({ preview }: PricesPageProps) {
  const t = useT();
  const remote = useRemote<PriceDesk>('prices', () => browserApi().call(getPrices));
  useFreshOnReturn(remote.reload);
  return (
    <StaffPage page="prices" title={t('operator.nav.plans')} lead={t('pricesDesk.lead')}>
      <AdminPart remote={remote} skeleton={<RowsSkeleton />}>
        {(desk) => (
          <div className="flex flex-col gap-5">
            <HoldingCard edition={desk.holding} />
            {desk.scheduled.map((edition) => (
              <ScheduledCard key={edition.number} edition={edition} before={desk.holding} remote={remote} />
            ))}
            <PriceEditor key={desk.last} desk={desk} remote={remote} preview={preview} />
            <PastEditions editions={desk.past} />
          </div>
        )}
      </AdminPart>
    </StaffPage>
  );
}
