import type { Account } from '#contract/account-settings.ts';
import type { Quote } from '#contract/payments.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useT } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Suspended } from '../notices/suspended.tsx';
import { getAccount } from '../panel/calls.ts';
import { OwnPage } from '../panel/own-page.tsx';
import { PanelProvider } from '../panel/panel-context.tsx';
import { sectionHref } from '../panel/sections.ts';
import { useRemote } from '../panel/use-remote.ts';
import { Checkout } from './checkout.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { ShopLinkOffer } from './shop-link-offer.tsx';

/** Where the link to one's own shop is bought, for oneself and not for a listing. */
export function ShopLinkPage() {
  const t = useT();
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="text-title">{t('paying.shop.title')}</h1>
      <p className="mt-2 mb-6 max-w-text text-muted">{t('paying.shop.lead')}</p>
      <Suspended className="mb-6" />
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

/** The part of an address that people know a shop by. */
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
