import type { ListingDetail } from '#contract/listings/listings.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MessageValues, Translate } from '#i18n/message-id.ts';
import { shownDetails } from '#kinds/rules/for-category.ts';
import type { Pay } from '#kinds/rules/pay.ts';
import { showDetail } from '#kinds/rules/shown-detail.ts';
import { moneyText } from '../../../lib/format.ts';

/** A mandatory declaration of the seller, in the page's language. */
export interface StatedFact {
  readonly name: string;
  readonly value: string;
}

/** The declarations that the rules of a listing's category require. For loaders: the rules are large. */
export function statedFacts({ categoryId, tags, details }: ListingDetail, t: Translate, locale: Locale): StatedFact[] {
  return shownDetails(categoryId, tags).flatMap((name) => {
    const stated = details[name];
    if (typeof stated !== 'string') return [];
    const shown = showDetail(name, stated);
    const label = t(`rules.field.${name}.label`);
    if (shown.as === 'code') return { name: label, value: shown.code };
    const values: MessageValues = shown.as === 'pay' ? { amount: payText(shown.pay, locale) } : {};
    return { name: label, value: t(shown.message, values) };
  });
}

function payText({ fromMinor, toMinor }: Pay, locale: Locale): string {
  const from = moneyText(locale, fromMinor / 100);
  return toMinor === null ? from : `${from.replace(/\u00a0zł$/, '')}–${moneyText(locale, toMinor / 100)}`;
}
