import type { Transaction } from '#contract/payments/payments.ts';
import type { Translate } from '#i18n/message-id.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { STATE_LOOKS, stateOf } from './transaction-state.ts';

/* How payments are labelled, in the buyer's history and at the desk. */

/** A payment's state. */
export function StateMark({ transaction }: { transaction: Transaction }) {
  const state = stateOf(transaction);
  return <Badge {...STATE_LOOKS[state]}>{useT()(`transaction.state.${state}`)}</Badge>;
}

/** The purchase in words: the plan and its subject. */
export function boughtText({ targetType, variant }: Pick<Transaction, 'targetType' | 'variant'>, t: Translate): string {
  if (targetType === 'shopPromotion') return t('transaction.bought.shopPromotion');
  return `${t(`transaction.bought.${variant}`)} · ${t(`transaction.target.${targetType}`)}`;
}

const SEALS = {
  basic: ['store', 'bg-info-soft text-info'],
  promoted: ['star', 'bg-primary-soft text-primary-strong'],
  highlighted: ['sparkles', 'bg-amber-soft text-amber-strong'],
} as const satisfies Record<Transaction['variant'], readonly [IconName, string]>;

/** The purchase as a seal. */
export function BoughtSeal({ variant, className }: { variant: Transaction['variant']; className?: string }) {
  const [icon, colours] = SEALS[variant];
  return (
    <span className={classNames('grid size-11 shrink-0 place-items-center rounded-full', colours, className)}>
      <Icon name={icon} size={22} />
    </span>
  );
}
