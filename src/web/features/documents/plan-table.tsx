import type { MessageId } from '#i18n/message-id.ts';
import { benefitGroups, PLAN_IDS, type Plans, plans } from '#kinds/plans.ts';
import { useT } from '../../lib/i18n.tsx';
import { planPriceText } from '../../lib/plans/plan-prices.ts';
import { Icon } from '../../ui/icon.tsx';

type Row = (typeof benefitGroups)[number]['rows'][number];

/** Comparison of the plans as they are sold now, or will be: first for all promotable listings, then for ads and for farms only. */
export function PlanTable({ sold = plans }: { sold?: Plans }) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a horizontally scrolling region must be reachable by keyboard
    <div role="region" aria-label={t('pages.pricing.compare')} tabIndex={0} className="card overflow-x-auto">
      <table className="w-full min-w-120 max-sm:text-sm border-collapse text-start">
        <thead>
          <tr className="border-b border-line align-bottom">
            <td className="w-2/5 p-4" />
            {PLAN_IDS.map((id) => (
              <th key={id} scope="col" className="p-4 text-center">
                {t(`pages.plan.${id}` as MessageId)}
                <span className="block font-heading text-xl text-primary-strong">
                  {planPriceText(sold[id].priceMinor)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="border-b border-line">
            <th scope="row" className={ROW_HEAD}>
              {t('pages.pricing.visible')}
            </th>
            {PLAN_IDS.map((id) => (
              <td key={id} className="p-3 text-center">
                {t('pages.pricing.days', { count: sold[id].visibleDays })}
              </td>
            ))}
          </tr>
        </tbody>
        {benefitGroups.map(({ name, rows }) => (
          <tbody key={name}>
            {name !== 'all' && (
              <tr className="border-b border-line bg-linen">
                <th colSpan={4} scope="rowgroup" className="px-4 py-2 text-start text-sm text-amber-strong">
                  {t(`pages.pricing.only.${name}` as MessageId)}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <BenefitRow key={row.name} row={row} sold={sold} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Row headers stay in place while the plans scroll beneath them. */
const ROW_HEAD = 'sticky start-0 bg-surface px-4 py-3 text-start font-semibold max-sm:max-w-36 max-sm:px-3';

function BenefitRow({ row: { name, benefits }, sold }: { row: Row; sold: Plans }) {
  const t = useT();
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className={ROW_HEAD}>
        {t(`pages.benefit.${name}` as MessageId)}
      </th>
      {PLAN_IDS.map((id) => {
        const given = benefits.find((each) => sold[id].gives.includes(each));
        return (
          <td key={id} className="p-3 text-center">
            {given === undefined ? (
              <Icon name="minus" label={t('pages.pricing.no')} className="inline text-muted" />
            ) : benefits.length > 1 ? (
              t(`pages.benefit.${given}` as MessageId)
            ) : (
              <Icon name="check" label={t('pages.pricing.yes')} className="inline text-primary" />
            )}
          </td>
        );
      })}
    </tr>
  );
}
