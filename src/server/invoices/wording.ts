import type { ProviderId, TargetType, Variant } from '#contract/payments.ts';
import type { RefundReason } from '#contract/payments-desk.ts';
import { plans, shopLinkPlan } from '#kinds/plans.ts';

interface Bought {
  readonly target_type: TargetType;
  readonly variant: Variant;
  readonly title: string;
  readonly credit_minor: number;
}

const PROMOTED = { ad: 'ogłoszenia', agritourismFacility: 'obiektu agroturystycznego' } as const;
const PLANS: Readonly<Record<Exclude<Variant, 'basic'>, { name: string; visibleDays: number }>> = {
  promoted: { name: 'podstawowy', visibleDays: plans.basic.visibleDays },
  highlighted: { name: 'rozszerzony', visibleDays: plans.extended.visibleDays },
};

/** What was bought, in the words of its invoice: those are Polish, whoever buys. */
export function boughtWords({ target_type: target, variant, title, credit_minor: creditMinor }: Bought): string {
  if (target === 'shopPromotion' || variant === 'basic') {
    return `Promocja sklepu w serwisie Jarmark: link do sklepu, ${shopLinkPlan.visibleDays} dni`;
  }
  const { name, visibleDays } = PLANS[variant];
  const extra = creditMinor > 0 ? ', dopłata po zaliczeniu niewykorzystanych dni poprzedniego planu' : '';
  return `Promocja ${PROMOTED[target]} „${title}” w serwisie Jarmark: plan ${name}, ${visibleDays} dni${extra}`;
}

const REASONS: Readonly<Record<RefundReason, string>> = {
  withdrawal: 'odstąpienie od umowy, zwrot zapłaty za niewykorzystaną część usługi',
  notDelivered: 'zwrot zapłaty za usługę, która nie została wykonana',
  goodwill: 'obniżenie ceny po sprzedaży',
};

/** Why an invoice is corrected. Whoever withdraws before anything began gets all of it back. */
export function reasonWords(reason: RefundReason, isWhole: boolean): string {
  return reason === 'withdrawal' && isWhole ? 'odstąpienie od umowy, zwrot całej zapłaty' : REASONS[reason];
}

const WAYS: Readonly<Record<ProviderId, string>> = {
  sandbox: 'próbna, bez pieniędzy',
  stripe: 'online (Stripe)',
  przelewy24: 'online (Przelewy24)',
};

/** How it was paid. */
export function wayWords(provider: ProviderId): string {
  return WAYS[provider];
}
