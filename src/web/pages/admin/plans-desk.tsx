import type { InfoDocument } from '#contract/web-seam.ts';
import { plansOf } from '#kinds/plans.ts';
import type { Prices } from '#kinds/price-list.ts';
import { fillDocument } from '../../features/documents/fill-document.ts';
import { PlanCards } from '../../features/documents/plan-cards.tsx';
import { PlanTable } from '../../features/documents/plan-table.tsx';
import { PricesPage } from '../../features/payments/prices/prices-page.tsx';
import { useT } from '../../lib/i18n.tsx';
import { documentPrices, planPriceText } from '../../lib/plans/plan-prices.ts';

/** The price list of the operator, with a preview of its page. `pricing`: the page's text as it is written. */
export function PlansDesk({ pricing }: { pricing: InfoDocument }) {
  return <PricesPage preview={(prices) => <Preview pricing={pricing} prices={prices} />} />;
}

function Preview({ pricing, prices }: { pricing: InfoDocument; prices: Prices }) {
  const t = useT();
  const sold = plansOf(prices);
  const { sections } = fillDocument(pricing, documentPrices(t, sold, prices.shopLink));
  const shop = sections.find(({ id }) => id === 'shop-link');
  return (
    // `inert`: the preview's links and buttons must not work.
    <div inert className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-3">
      <PlanCards sections={sections} sold={sold} />
      <PlanTable sold={sold} />
      {shop && (
        <div className="rounded-panel bg-amber-soft p-6">
          <p className="text-subheading font-bold">{shop.heading}</p>
          <p className="font-heading text-title font-bold text-amber-strong">
            {planPriceText(prices.shopLink.priceMinor)}
          </p>
          <p>{shop.paragraphs[0]}</p>
        </div>
      )}
    </div>
  );
}
