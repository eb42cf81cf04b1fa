import type { Transaction } from '#contract/payments/payments.ts';
import { useT } from '../../../lib/i18n.tsx';
import { useSession } from '../../../lib/session/session-store.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { historyHref } from '../history/places.ts';
import { stateOf } from '../history/transaction-state.ts';
import { againHref, seenHref } from './ordered.ts';

/** Available actions, the likeliest first. */
export function PaymentWays({ transaction }: { transaction: Transaction }) {
  const t = useT();
  const state = stateOf(transaction);
  const isPayable = state === 'pending' && transaction.checkoutUrl !== null;
  // If another payment has already paid for it, there is nothing to retry.
  const isUnpaid = (state === 'declined' || state === 'timeout') && transaction.duplicateOf === null;
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {isPayable && (
        <a href={transaction.checkoutUrl ?? undefined} className="btn btn-lg">
          <Icon name="credit-card" />
          {t('paying.goOn')}
        </a>
      )}
      {isUnpaid && (
        <LinkButton to={againHref(transaction)} size="lg" icon="rotate-cw">
          {t('paying.again')}
        </LinkButton>
      )}
      {state === 'approved' && <SeeIt transaction={transaction} />}
      <LinkButton to={historyHref()} size="lg" variant="secondary" icon="receipt">
        {t('paying.toHistory')}
      </LinkButton>
    </div>
  );
}

/** Links to the purchase: the listing, or the user's profile with the shop link. */
function SeeIt({ transaction }: { transaction: Transaction }) {
  const t = useT();
  const session = useSession();
  const isShop = transaction.targetType === 'shopPromotion';
  const href = isShop ? session && `/user/${session.id}` : seenHref(transaction);
  if (!href) return null;
  return (
    <LinkButton to={href} size="lg" icon="eye">
      {t(isShop ? 'paying.seeProfile' : 'selling.plan.see')}
    </LinkButton>
  );
}
