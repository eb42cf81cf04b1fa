import type { ReactNode } from 'react';
import type { Offer } from '#contract/offers/offer.ts';
import { dayText, moneyText, numberText, shortWeekdayText } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { PriceLabel } from '../../lib/prices/price-label.tsx';
import { writtenLang } from '../../lib/written-lang.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Link } from '../../ui/link.tsx';
import { totalOf } from './offer-state.ts';

/** The price, the quantity with its total, and the day of an offer. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const { locale, t } = useLanguage();
  const { price, priceUnit, quantity, pickUpOn } = offer;
  const total = totalOf(offer);
  const amount = quantity === null ? null : quantityText(numberText(locale, quantity), offer, t);
  return (
    <>
      <p className="font-heading text-[1.625rem] leading-tight font-bold text-primary-strong">
        {price === null ? t('offers.atPrice') : <PriceLabel priced={{ price, priceUnit, priceIsLowest: false }} />}
      </p>
      <ul className="mt-1.5 flex flex-col gap-1 text-[0.9375rem] empty:hidden">
        {amount && (
          <Fact icon="package">
            {amount}
            {total !== null && <b>{` = ${moneyText(locale, total)}`}</b>}
          </Fact>
        )}
        {pickUpOn && (
          <Fact icon="calendar">
            {t('offers.pickUp', { day: `${shortWeekdayText(locale, pickUpOn)} ${dayText(locale, pickUpOn)}` })}
          </Fact>
        )}
      </ul>
    </>
  );
}

type T = ReturnType<typeof useLanguage>['t'];

function quantityText(number: string, { priceUnit }: Offer, t: T): string {
  return priceUnit === null
    ? t('offers.quantityOnly', { quantity: number })
    : t('offers.quantity', { quantity: number, unit: t(`priceUnit.short.${priceUnit}`) });
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name={icon} size={18} className="mt-0.5 text-primary" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}

/** The listings of a bundle; nothing for a single listing, which is shown above the conversation. */
export function OfferedListings({ listings }: Pick<Offer, 'listings'>) {
  const { locale, t } = useLanguage();
  if (listings.length < 2) return null;
  return (
    <ul className="mt-2 flex flex-col gap-0.5 border-t border-line pt-2 text-[0.9375rem]">
      {listings.map(({ id, title, path }) => (
        <li key={id} className="flex items-start gap-2">
          <Icon name="tag" size={16} className="mt-1 text-muted" />
          <span className="min-w-0 wrap-anywhere" lang={title === null ? undefined : writtenLang(locale)}>
            {path ? (
              <Link to={path} className="link">
                {title}
              </Link>
            ) : (
              (title ?? t('offers.listingGone'))
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
