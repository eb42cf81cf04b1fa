import type { ReactNode } from 'react';
import type { Account } from '#contract/accounts/settings.ts';
import type { Quote } from '#contract/payments/payments.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { sectionHref } from '../../../lib/panel/sections.ts';
import { PanelProvider } from '../../../lib/remote/remote-context.tsx';
import { useRemote } from '../../../lib/remote/use-remote.ts';
import { getAccount } from '../../../lib/session/calls.ts';
import { OwnPage } from '../../../lib/session/own-page.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Checkout } from './checkout.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { ShopLinkOffer } from './shop-link-offer.tsx';

export interface ShopLinkPageProps {
  /** Above all actions. */
  notice: ReactNode;
}

/** The page where a user buys the link to their own shop, which is not bound to a listing. */
export function ShopLinkPage({ notice }: ShopLinkPageProps) {
  const t = useT();
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="text-title">{t('paying.shop.title')}</h1>
      <p className="mt-2 mb-6 max-w-text text-muted">{t('paying.shop.lead')}</p>
      {notice}
      <OwnPage loader={<Waiting />}>
        {(user) => (
          <PanelProvider key={user.id}>
            <ShopLink />
          </PanelProvider>
        )}
      </OwnPage>
    </div>
  );
}

function Waiting() {
  const t = useT();
  return (
    <>
      <noscript>
        <p className="mb-6 max-w-text">{t('account.session.script')}</p>
      </noscript>
      <Loading label={t('panel.loading')}>
        <CheckoutSkeleton />
      </Loading>
    </>
  );
}

function ShopLink() {
  const account = useRemote<Account>('account', () => browserApi().call(getAccount));
  const shopUrl = account.value?.shop_url ?? '';
  return (
    <Checkout
      ordered={{ type: 'shopLink' }}
      subject={<Subject shopUrl={shopUrl} />}
      offer={(quote: Quote) => <ShopLinkOffer quote={quote} shopUrl={shopUrl} />}
      refused={(code) => <Refused isMissing={code === 'shopLinkMissing'} />}
    />
  );
}

function Subject({ shopUrl }: { shopUrl: string }) {
  return (
    <div className="flex items-center gap-3.5">
      <span className="grid size-14 shrink-0 place-items-center rounded-field bg-linen text-amber-strong">
        <Icon name="store" size={28} />
      </span>
      <p className="min-w-0 font-heading text-lg leading-snug font-semibold wrap-anywhere">{hostOf(shopUrl)}</p>
    </div>
  );
}

/** The host name, by which people know a shop. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address;
}

function Refused({ isMissing }: { isMissing: boolean }) {
  const t = useT();
  return (
    <Card>
      <EmptyState
        ornament={isMissing ? 'basket' : 'lost-path'}
        title={t(isMissing ? 'paying.shop.missing' : 'paying.refused.title')}
        action={
          <LinkButton to={sectionHref(isMissing ? 'description' : 'overview')} icon={isMissing ? 'pencil' : undefined}>
            {t(isMissing ? 'paying.shop.missingGo' : 'paying.toPanel')}
          </LinkButton>
        }
      >
        {t(isMissing ? 'paying.shop.missingText' : 'paying.refused.text')}
      </EmptyState>
    </Card>
  );
}
