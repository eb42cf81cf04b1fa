import type { ReturnReason } from '#contract/payments/desk.ts';
import type { ProviderId, TargetType, Variant } from '#contract/payments/payments.ts';
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

/** What was bought, as worded on the invoice: always in Polish. */
export function boughtWords({ target_type: target, variant, title, credit_minor: creditMinor }: Bought): string {
  if (target === 'shopPromotion' || variant === 'basic') {
    return `Promocja sklepu w serwisie Jarmark: link do sklepu, ${shopLinkPlan.visibleDays} dni`;
  }
  const { name, visibleDays } = PLANS[variant];
  const extra = creditMinor > 0 ? ', dopłata po zaliczeniu niewykorzystanych dni poprzedniego planu' : '';
  return `Promocja ${PROMOTED[target]} „${title}” w serwisie Jarmark: plan ${name}, ${visibleDays} dni${extra}`;
}

const REASONS: Readonly<Record<ReturnReason, string>> = {
  withdrawal: 'odstąpienie od umowy, zwrot zapłaty za niewykorzystaną część usługi',
  notDelivered: 'zwrot zapłaty za usługę, która nie została wykonana',
  goodwill: 'obniżenie ceny po sprzedaży',
  duplicate: 'zwrot całej zapłaty: ta sama usługa została opłacona drugi raz',
  credit: 'zwrot zapłaty za niewykorzystane dni, zaliczonej na poczet planu, który został zwrócony',
};

const WHOLE: Readonly<Partial<Record<ReturnReason, string>>> = {
  withdrawal: 'odstąpienie od umowy, zwrot całej zapłaty',
  goodwill: 'zwrot całej zapłaty z dobrej woli sprzedawcy',
};

/** The reason of a correction. A withdrawal before activation is refunded in full. */
export function reasonWords(reason: ReturnReason, isWhole: boolean): string {
  return (isWhole && WHOLE[reason]) || REASONS[reason];
}

const WAYS: Readonly<Record<ProviderId, string>> = {
  sandbox: 'próbna, bez pieniędzy',
  stripe: 'online (Stripe)',
  przelewy24: 'online (Przelewy24)',
};

/** The payment method. */
export function wayWords(provider: ProviderId): string {
  return WAYS[provider];
}
