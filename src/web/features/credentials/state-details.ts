import type { Credential } from '#contract/credentials/credentials.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Translate } from '#i18n/message-id.ts';
import { dateText } from '../../lib/format.ts';

/**
 * The dates of a state, shown after its name: when the document was seen, until when it is valid, or when it expired.
 */
export function stateDetails(
  { state, seenAt, validUntil }: Pick<Credential, 'state' | 'seenAt' | 'validUntil'>,
  t: Translate,
  locale: Locale,
): string[] {
  if (state === 'expired') return validUntil ? [dateText(locale, validUntil)] : [];
  return [
    ...(state === 'seen' && seenAt ? [dateText(locale, seenAt)] : []),
    ...(validUntil ? [t('credentials.validUntil', { date: dateText(locale, validUntil) })] : []),
  ];
}
