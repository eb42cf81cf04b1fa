import { useEffect, useState } from 'react';
import type { ConversationListing } from '#contract/conversations.ts';
import type { ListingCard } from '#contract/listings/listings.ts';
import { getKind } from '#kinds/index.ts';
import { takesOffers } from '#kinds/offered-terms.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { PriceLabel } from '../../lib/prices/price-label.tsx';
import { writtenLang } from '../../lib/written-lang.ts';
import { FieldGroup } from '../../ui/choices.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { OFFER_LISTINGS_MAX } from './bounds.ts';
import { listAds } from './calls.ts';

export interface BundleFieldProps {
  about: ConversationListing;
  chosen: readonly number[];
  error: string | undefined;
  onChange: (ids: number[]) => void;
}

/** The same seller's other ads, to include in one offer; nothing when there are none. */
export function BundleField({ about, chosen, error, onChange }: BundleFieldProps) {
  const { locale, t } = useLanguage();
  const others = useOthers(about);
  if (others.length === 0) return null;
  const toggle = (id: number, isOn: boolean) => onChange(isOn ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <Disclosure
      summary={<span>{t('offers.form.bundle')}</span>}
      open={error !== undefined}
      className="border-y border-line"
    >
      <FieldGroup legend={t('offers.form.bundle')} quietLegend hint={t('offers.form.bundleHint')} error={error}>
        <div className="flex max-h-64 flex-col gap-1 overflow-y-auto pb-3">
          {others.map((other) => {
            const isChosen = chosen.includes(other.id);
            return (
              <label key={other.id} className="tick-row">
                <input
                  type="checkbox"
                  className="tick"
                  checked={isChosen}
                  disabled={!isChosen && chosen.length >= OFFER_LISTINGS_MAX}
                  onChange={(event) => toggle(other.id, event.currentTarget.checked)}
                />
                <span className="min-w-0">
                  <span lang={writtenLang(locale)}>{other.title}</span>{' '}
                  {other.price !== null && (
                    <b className="whitespace-nowrap">
                      <PriceLabel priced={other} />
                    </b>
                  )}
                </span>
              </label>
            );
          })}
        </div>
      </FieldGroup>
    </Disclosure>
  );
}

/** The seller's other ads that accept offers; empty while offline, so the offer covers the one ad. */
function useOthers({ id, sellerId }: ConversationListing): readonly ListingCard[] {
  const [others, setOthers] = useState<readonly ListingCard[]>([]);
  useEffect(() => {
    if (sellerId === null) return;
    let isOver = false;
    const query = { seller: String(sellerId) };
    browserApi()
      .call(listAds, { query })
      .then(({ items }) => {
        const isOffered = (each: ListingCard) => each.id !== id && takesOffers(getKind(each.kind), each.categoryId);
        if (!isOver) setOthers(items.filter(isOffered));
      })
      .catch(() => {});
    return () => {
      isOver = true;
    };
  }, [id, sellerId]);
  return others;
}
