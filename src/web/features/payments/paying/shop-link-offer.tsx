import type { Quote } from '#contract/payments/payments.ts';
import { dateText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { sectionHref } from '../../../lib/panel/sections.ts';
import { useNowMs } from '../../../lib/time/use-now.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { shopLinkUntil } from './ordered.ts';

export interface ShopLinkOfferProps {
  quote: Quote;
  shopUrl: string;
}

/** The shop link's benefits, its preview, and its target. */
export function ShopLinkOffer({ quote, shopUrl }: ShopLinkOfferProps) {
  const { locale, t } = useLanguage();
  const until = shopLinkUntil(quote, useNowMs());
  return (
    <Card as="section" aria-labelledby="shop-link-gives" className="overflow-hidden">
      <div className="flex flex-col gap-4 p-5 sm:p-6">
        <h2 id="shop-link-gives" className="text-heading">
          {t('paying.shop.gives')}
        </h2>
        <ul className="flex flex-col gap-2.5">
          {(['profile', 'ads', 'everything'] as const).map((what) => (
            <li key={what} className="flex gap-2.5">
              <Icon name="check" className="mt-0.5 text-primary" />
              <span>{t(`paying.shop.${what}`, { count: quote.days })}</span>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
          <span>
            {t('paying.shop.address')} <b className="font-semibold text-ink wrap-anywhere">{shopUrl}</b>
          </span>
          <Link to={sectionHref('description')} className="link tap inline-flex min-h-6 items-center">
            {t('paying.shop.change')}
          </Link>
        </p>
        {until && (
          <Alert tone="success" title={t('paying.shop.running', { date: dateText(locale, until) })}>
            <p>{t('paying.shop.longer', { date: dateText(locale, quote.activeUntil) })}</p>
          </Alert>
        )}
      </div>
      <div className="border-t border-line bg-linen px-5 py-5 sm:px-6">
        <p className="mb-2.5 text-sm font-semibold text-muted">{t('paying.shop.preview')}</p>
        <Preview />
      </div>
    </Card>
  );
}

/** A preview of the seller's card beside an ad. */
function Preview() {
  const { t } = useLanguage();
  return (
    <div
      aria-hidden="true"
      className="flex max-w-sm items-center gap-3.5 rounded-card border border-line bg-surface p-4"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-strong">
        <Icon name="user" size={24} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-1.5">
        <span className="block h-3 w-32 rounded-full bg-line" />
        <span className="inline-flex items-center gap-2 font-semibold text-primary underline">
          <Icon name="store" className="text-amber-strong" />
          {t('profile.shop')}
          <Icon name="external-link" size={16} />
        </span>
      </span>
    </div>
  );
}
