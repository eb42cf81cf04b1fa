import type { ShownStatus } from '#contract/seller-status/shown.ts';
import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { sellerLine } from './seller-line.ts';
import { TraderData } from './trader-data.tsx';

/** Who sells, in a few words; a trader's unfold to their data. Nothing until it is stated. */
export function SellerFact({ seller }: { seller: ShownStatus }) {
  const t = useT();
  const line = sellerLine(seller, t);
  if (!line || !seller.trader) return line;
  return (
    <details className="group">
      <summary className="link inline-flex min-h-6 cursor-pointer items-center gap-1 max-md:-my-2.5 max-md:min-h-11">
        {line}
        <Icon name="chevron-down" size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <TraderData trader={seller.trader} className="mt-2 rounded-field bg-surface p-3 text-ink" />
    </details>
  );
}
