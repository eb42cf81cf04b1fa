import { HOUSE_RULES } from '#contract/rule-grounds.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#i18n/locales.ts';
import type { MessageId, MessageValues, Translate } from '#i18n/message-id.ts';
import { dateText } from './dates.ts';
import type { LetterFact } from './letter.ts';
import { isPaymentFact, type PaymentFactName, paymentFact, zlotyText } from './payment-facts.ts';
import { oneLine, withoutLinks } from './untrusted-text.ts';
import type { MailKind, MailValues } from './values.ts';

/** What a mail can name in a word or two; one that its values do not tell is left out. */
export type FactName =
  | 'report'
  | 'decision'
  | 'appealed'
  | 'thing'
  | 'reason'
  | 'action'
  | 'until'
  | 'rule'
  | 'ground'
  | 'sender'
  | 'about'
  | PaymentFactName;

/** Every value that some mail has, as that mail has it. */
type AnyValues = { [K in MailKind]: MailValues[K] }[MailKind];
type Known = Partial<
  MailValues['reportReceived'] &
    MailValues['reportDecided'] &
    MailValues['decisionMade'] &
    MailValues['messagesWaiting']
>;

const NAMES: Readonly<Record<Exclude<FactName, PaymentFactName>, MessageId>> = {
  report: 'mail.fact.report',
  decision: 'mail.fact.decision',
  appealed: 'mail.fact.appealed',
  thing: 'mail.fact.thing',
  reason: 'mail.fact.reason',
  action: 'mail.fact.action',
  until: 'mail.fact.until',
  rule: 'mail.fact.rule',
  ground: 'mail.fact.ground',
  sender: 'mail.fact.sender',
  about: 'mail.fact.about',
};

/** The named facts as a letter says them. */
export function factsOf(
  names: readonly FactName[],
  values: AnyValues,
  locale: Locale,
  translate: Translate,
): LetterFact[] {
  return names.flatMap((name) => {
    if (isPaymentFact(name)) return paymentFact(name, values, locale, translate);
    const value = factValue(name, values as Known, locale, translate);
    return value ? { name: translate(NAMES[name]), value } : [];
  });
}

function factValue(
  name: Exclude<FactName, PaymentFactName>,
  values: Known,
  locale: Locale,
  translate: Translate,
): string | null {
  const { target, title = '', reason, action, rule, sender = '' } = values;
  switch (name) {
    case 'report':
    case 'decision':
    case 'appealed':
      return values.reference ?? null;
    case 'thing':
      return target ? translate(`mail.thing.${target}`, { title: withoutLinks(title) }) : null;
    case 'reason':
      return reason ? translate(`reason.${reason}`) : null;
    case 'action':
      return action ? translate(`action.${action}`) : null;
    case 'until':
      return action === 'suspendAccount' ? untilText(values.suspendedUntil ?? null, locale, translate) : null;
    case 'rule':
      return rule ? translate(`rule.${rule}`) : null;
    case 'ground':
      return rule ? translate(`ground.${HOUSE_RULES[rule]}`) : null;
    case 'sender':
      return withoutLinks(sender) || null;
    case 'about':
      return withoutLinks(title) || null;
  }
}

function untilText(until: string | null, locale: Locale, translate: Translate): string {
  return until === null
    ? translate('mail.forGood')
    : translate('mail.until', { moment: dateText(locale, until, true) });
}

/** The values that texts name. */
export function spokenValues(locale: Locale, values: AnyValues): MessageValues {
  return {
    email: 'email' in values ? oneLine(values.email) : '',
    size: 'sizeBytes' in values ? sizeText(locale, values.sizeBytes) : '',
    title: 'title' in values ? oneLine(values.title) : '',
    sender: 'sender' in values ? withoutLinks(values.sender) : '',
    count: 'count' in values ? values.count : 0,
    rating: 'rating' in values ? values.rating : '',
    reference: 'reference' in values ? values.reference : '',
    appealUntil: 'appealUntil' in values ? dateText(locale, values.appealUntil) : '',
    payment: 'payment' in values ? values.payment : '',
    amount: 'amountMinor' in values ? zlotyText(locale, values.amountMinor) : '',
    invoice: 'invoice' in values ? values.invoice : 'correction' in values ? values.correction : '',
    withdrawUntil: 'withdrawUntil' in values ? dateText(locale, values.withdrawUntil) : '',
    moment: 'withdrawnAt' in values ? dateText(locale, values.withdrawnAt, true) : '',
    refundUntil: 'refundUntil' in values ? dateText(locale, values.refundUntil) : '',
  };
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1_000;

/** A file's size as people say it, such as `1,2 MB`. */
function sizeText(locale: Locale, sizeBytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(sizeBytes, 1)) / Math.log(STEP)));
  const language = locale === DEFAULT_LOCALE ? LOCALES[locale].formats : locale;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    maximumFractionDigits: power > 1 ? 1 : 0,
  });
  return format.format(sizeBytes / STEP ** power).replace(' ', '\u00a0');
}
