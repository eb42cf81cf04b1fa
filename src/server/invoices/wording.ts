import type { ReturnReason } from '#contract/payments/desk.ts';
import type { ProviderId, TargetType, Variant } from '#contract/payments/payments.ts';

interface Bought {
  readonly target_type: TargetType;
  readonly variant: Variant;
  readonly title: string;
  readonly days: number;
  readonly list_price_minor: number;
  readonly reduction_minor: number;
  readonly credit_minor: number;
}

const PROMOTED = { ad: 'ogłoszenia', agritourismFacility: 'obiektu agroturystycznego' } as const;
const PLANS: Readonly<Record<Exclude<Variant, 'basic'>, string>> = {
  promoted: 'podstawowy',
  highlighted: 'rozszerzony',
};

/**
 * What was bought, as worded on the invoice: always in Polish.
 *
 * code    of the voucher that reduced the price; null without one.
 * market  the name of the market.
 */
export function boughtWords(bought: Bought, { code, market }: { code: string | null; market: string }): string {
  const { target_type: target, variant, title, days, credit_minor: creditMinor } = bought;
  const lasting = days === 1 ? '1 dzień' : `${days} dni`;
  const reduced = reducedWords(bought, code);
  if (target === 'shopPromotion' || variant === 'basic') {
    return `Promocja sklepu w serwisie ${market}: link do sklepu, ${lasting}${reduced}`;
  }
  const extra = creditMinor > 0 ? ', dopłata po zaliczeniu niewykorzystanych dni poprzedniego planu' : '';
  return `Promocja ${PROMOTED[target]} „${title}” w serwisie ${market}: plan ${PLANS[variant]}, ${lasting}${reduced}${extra}`;
}

/** States the reduction in words, since the line has the reduced price. */
function reducedWords({ list_price_minor: priceMinor, reduction_minor: minor }: Bought, code: string | null): string {
  if (minor === 0) return '';
  const named = code === null ? '' : ` (kod ${code})`;
  return `, cena ${zloty(priceMinor)} obniżona o rabat ${zloty(minor)}${named}`;
}

function zloty(minor: number): string {
  return `${(minor / 100).toFixed(2).replace('.', ',')} zł`;
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
