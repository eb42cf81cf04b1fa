import { LOCALES, type Locale } from '#i18n/locales.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { dateText } from './dates.ts';
import type { LetterFact } from './letter.ts';
import type { MailValues } from './template.ts';
import { withoutLinks } from './untrusted-text.ts';

const NAMES = {
  bought: 'mail.fact.bought',
  paid: 'mail.fact.paid',
  refunded: 'mail.fact.refunded',
  activeUntil: 'mail.fact.activeUntil',
  invoice: 'mail.fact.invoice',
  correction: 'mail.fact.correction',
  payment: 'mail.fact.payment',
  withdrawn: 'mail.fact.withdrawn',
  buyer: 'mail.fact.buyer',
  duplicateOf: 'mail.fact.duplicateOf',
} as const satisfies Record<string, MessageId>;

/** Facts that a mail about a payment can list. */
export type PaymentFactName = keyof typeof NAMES;

export function isPaymentFact(name: string): name is PaymentFactName {
  return name in NAMES;
}

/** The formatted fact; none where its value is missing. */
export function paymentFact(
  name: PaymentFactName,
  values: MailValues,
  locale: Locale,
  translate: Translate,
): LetterFact[] {
  const value = saidValue(name, values, locale, translate);
  return value ? [{ name: translate(NAMES[name]), value }] : [];
}

function saidValue(
  name: PaymentFactName,
  values: MailValues,
  locale: Locale,
  translate: Translate,
): string | false | undefined {
  const { amountMinor, activeUntil, withdrawnAt, buyer } = values;
  switch (name) {
    case 'bought':
      return boughtText(values, translate);
    case 'paid':
    case 'refunded':
      return amountMinor === undefined ? undefined : zlotyText(locale, amountMinor);
    case 'activeUntil':
      return activeUntil ? dateText(locale, activeUntil, true) : undefined;
    case 'withdrawn':
      return withdrawnAt && dateText(locale, withdrawnAt, true);
    case 'buyer':
      // The e-mail address has been validated, and is meant to be clickable.
      return buyer !== undefined && [withoutLinks(buyer), values.buyerEmail].filter(Boolean).join(', ');
    case 'duplicateOf':
      return values.duplicateOf ?? undefined;
    default:
      return values[name];
  }
}

function boughtText({ bought, title = '' }: MailValues, translate: Translate): string | undefined {
  if (!bought) return undefined;
  if (bought.targetType === 'shopPromotion' || bought.variant === 'basic') return translate('mail.bought.shopLink');
  const plan = translate(bought.variant === 'promoted' ? 'pages.plan.basic' : 'pages.plan.extended');
  return translate('mail.bought.plan', { plan, title: withoutLinks(title) });
}

/** An amount in grosz, formatted for any language of the site: `1 234,50 zł`. */
export function zlotyText(locale: Locale, minor: number): string {
  const format = new Intl.NumberFormat(LOCALES[locale].formats, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  });
  return `${format.format(minor / 100).replace(/\s/g, '\u00a0')}\u00a0zł`;
}
