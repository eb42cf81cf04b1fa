import type { ShownStatus } from '#contract/seller-status/shown.ts';
import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TraderData } from './trader-data.tsx';

const WORDS = {
  private: 'sellerStatus.form.private',
  farmer: 'sellerStatus.form.farmer',
  trader: 'sellerStatus.form.trader',
} as const;

/** The kind of seller in a word or two; a trader's expands to their data. Nothing until it is stated. */
export function SellerFact({ seller }: { seller: ShownStatus }) {
  const t = useT();
  if (seller.status === null) return null;
  const word = t(WORDS[seller.farmer ? 'farmer' : seller.status]);
  if (!seller.trader) return word;
  return (
    <details className="group">
      <summary className="link relative -my-2.5 inline-flex min-h-11 cursor-pointer items-center gap-1">
        {word}
        <Icon name="chevron-down" size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <TraderData trader={seller.trader} className="mt-2 rounded-field bg-surface p-3 text-ink" />
    </details>
  );
}
