import type { ListingPage } from '#contract/listings.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import type { KindId } from '#kinds/index.ts';

/** How many listings there are in words: "34 ogłoszenia", "10 000+ ogłoszeń" where counting stopped. */
export function totalText(
  kindId: KindId,
  { total, totalIsExact }: Pick<ListingPage, 'total' | 'totalIsExact'>,
  t: Translate,
): string {
  const text = t(`kind.${kindId}.count` as MessageId, { count: total });
  return totalIsExact ? text : text.replace(/\d(?=\D*$)/, '$&+');
}
