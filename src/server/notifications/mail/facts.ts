import type { ReportReason } from '#contract/moderation/reports.ts';
import { HOUSE_RULES } from '#contract/moderation/rule-grounds.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#i18n/locales.ts';
import type { MessageId, MessageValues, Translate } from '#i18n/message-id.ts';
import { dateText } from './dates.ts';
import type { LetterFact } from './letter.ts';
import { isPaymentFact, type PaymentFactName, paymentFact, zlotyText } from './payment-facts.ts';
import type { MailValues } from './template.ts';
import { oneLine, withoutLinks } from './untrusted-text.ts';

/** Facts that a mail can list; those without a value are omitted. */
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

/** The named facts, formatted for a letter. */
export function factsOf(
  names: readonly FactName[],
  values: MailValues,
  locale: Locale,
  translate: Translate,
): LetterFact[] {
  return names.flatMap((name) => {
    if (isPaymentFact(name)) return paymentFact(name, values, locale, translate);
    const value = factValue(name, values, locale, translate);
    return value ? { name: translate(NAMES[name]), value } : [];
  });
}

function factValue(
  name: Exclude<FactName, PaymentFactName>,
  values: MailValues,
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
      return reason ? translate(`reason.${reason as ReportReason}`) : null;
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

/** The values that texts interpolate, formatted. */
export function spokenValues(locale: Locale, values: MailValues): MessageValues {
  const { conversations = [], moreCount = 0, sizeBytes, amountMinor, creditMinor } = values;
  const dayOf = (moment: string | undefined) => (moment === undefined ? '' : dateText(locale, moment));
  const zlotyOf = (minor: number | undefined) => (minor === undefined ? '' : zlotyText(locale, minor));
  return {
    email: oneLine(values.email ?? ''),
    size: sizeBytes === undefined ? '' : sizeText(locale, sizeBytes),
    title: oneLine(values.title ?? ''),
    date: values.date ?? '',
    sender: withoutLinks(values.sender ?? ''),
    count: values.count ?? 0,
    conversations: conversations.length + moreCount,
    moreCount,
    rating: values.rating ?? '',
    reference: values.reference ?? '',
    appealUntil: dayOf(values.appealUntil),
    payment: values.payment ?? '',
    amount: zlotyOf(amountMinor),
    invoice: values.invoice ?? values.correction ?? '',
    withdrawUntil: dayOf(values.withdrawUntil),
    moment: values.withdrawnAt === undefined ? '' : dateText(locale, values.withdrawnAt, true),
    credit: zlotyOf(creditMinor),
    duplicate: values.duplicateOf ?? '',
    refundUntil: dayOf(values.refundUntil),
  };
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1_000;

/** A human-readable file size, such as `1,2 MB`. */
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
