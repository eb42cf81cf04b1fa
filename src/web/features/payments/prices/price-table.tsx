import type { SoldPrices } from '#contract/payments/price-list.ts';
import { PRICED, type Priced } from '#kinds/price-list.ts';
import { moneyText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { changedFields } from './typed-prices.ts';

export interface PriceTableProps {
  prices: SoldPrices;
  /** The price list that it replaces: its values are shown struck through before the new ones. */
  before?: SoldPrices;
  label: string;
}

/** A price list: a row for each thing sold, on phones a block. */
export function PriceTable({ prices, before, label }: PriceTableProps) {
  const { t } = useLanguage();
  const changed = before ? changedFields(before, prices) : new Set<string>();
  const columns = ['price', 'days', 'vatPercent', 'places'] as const;
  return (
    <table aria-label={label} className="w-full border-collapse text-start max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line text-sm text-muted">
          <td />
          {columns.map((column) => (
            <th key={column} scope="col" className="px-3 pb-2 text-start font-semibold">
              {t(`pricesDesk.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {PRICED.map((plan) => (
          <tr
            key={plan}
            className="border-b border-line last:border-b-0 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-3 max-sm:gap-y-1 max-sm:py-3"
          >
            <th scope="row" className="py-3 pe-3 text-start font-bold max-sm:col-span-2 max-sm:py-0">
              {t(`pricesDesk.plan.${plan}`)}
            </th>
            {columns.map((column) => (
              <td
                key={column}
                className={classNames('px-3 py-3 max-sm:px-0 max-sm:py-0', column !== 'places' && 'whitespace-nowrap')}
              >
                <span className="block text-sm text-muted sm:hidden">{t(`pricesDesk.column.${column}`)}</span>
                {before && changed.has(`${plan}.${column}`) && (
                  <>
                    <span className="sr-only">{t('pricesDesk.was')}</span>
                    <s className="me-2 text-muted">
                      <Cell prices={before} plan={plan} column={column} />
                    </s>
                    <span className="sr-only">{t('pricesDesk.is')}</span>
                  </>
                )}
                <span className={changed.has(`${plan}.${column}`) ? 'font-bold text-primary-strong' : undefined}>
                  <Cell prices={prices} plan={plan} column={column} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  prices: SoldPrices;
  plan: Priced;
  column: 'price' | 'days' | 'vatPercent' | 'places';
}

function Cell({ prices, plan, column }: CellProps) {
  const { locale, t } = useLanguage();
  const { price, days, vatPercent, places } = { places: undefined, ...prices[plan] };
  if (column === 'price') return Number.isFinite(price) ? moneyText(locale, price) : '–';
  if (column === 'days') return Number.isFinite(days) ? t('pages.pricing.days', { count: days }) : '–';
  if (column === 'vatPercent') return `${vatPercent}%`;
  return places?.map((place) => t(`pricesDesk.place.${place}`)).join(', ') || t('pricesDesk.place.shop');
}
