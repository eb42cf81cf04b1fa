import type { Transaction } from '#contract/payments.ts';
import { useT } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { historyHref } from '../history/places.ts';
import { stateOf } from '../history/transaction-state.ts';
import { useSession } from '../session/session-store.ts';
import { againHref, seenHref } from './ordered.ts';

/** What can be done now; what is likeliest wanted stands first. */
export function PaymentWays({ transaction }: { transaction: Transaction }) {
  const t = useT();
  const state = stateOf(transaction);
  const isPayable = state === 'pending' && transaction.checkoutUrl !== null;
  const isUnpaid = state === 'declined' || state === 'timeout';
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

/** Where what was paid for can be seen: the listing, or the own profile with the shop's link. */
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
