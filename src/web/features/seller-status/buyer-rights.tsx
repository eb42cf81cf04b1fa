import type { ShownStatus } from '#contract/seller-status/shown.ts';
import type { SaleSubject } from '#kinds/sale-subject.ts';
import { useT } from '../../lib/i18n.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { rightsOf } from './rights-of.ts';
import { TraderData } from './trader-data.tsx';

export interface BuyerRightsProps {
  seller: ShownStatus;
  subject: SaleSubject;
}

/** One line about returns and complaints that unfolds to the buyer's rights and the trader's data. */
export function BuyerRights({ seller, subject }: BuyerRightsProps) {
  const t = useT();
  const rights = rightsOf(seller, subject);
  const { trader } = seller;
  if (!rights && !trader) return null;
  return (
    <Disclosure
      className="rounded-card border border-line bg-surface px-4 print:hidden"
      summary={
        <>
          <Icon name={rights ? 'scale' : 'store'} className="text-amber-strong" />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
            <span>{t(rights?.title ?? 'sellerStatus.data')}</span>
            {rights && <span className="text-sm font-normal text-muted">{t(rights.short)}</span>}
          </span>
        </>
      }
    >
      <div className="flex flex-col gap-4 pt-1 pb-4">
        {rights && (
          <ul className="flex list-disc flex-col gap-1.5 ps-5 text-[0.9375rem] marker:text-amber-strong">
            {rights.points.map((id) => (
              <li key={id}>{t(id)}</li>
            ))}
          </ul>
        )}
        {trader && (
          <div>
            {rights && <h3 className="mb-1 font-sans text-sm font-bold text-muted">{t('sellerStatus.data')}</h3>}
            <TraderData trader={trader} />
          </div>
        )}
      </div>
    </Disclosure>
  );
}
