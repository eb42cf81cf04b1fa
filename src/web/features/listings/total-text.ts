import type { ListingPage } from '#contract/listings/listings.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import type { KindId } from '#kinds/index.ts';

/** The number of results in words: "34 ogłoszenia", "10 000+ ogłoszeń" when the count is capped. */
export function totalText(
  kindId: KindId,
  { total, totalIsExact }: Pick<ListingPage, 'total' | 'totalIsExact'>,
  t: Translate,
): string {
  const text = t(`kind.${kindId}.count` as MessageId, { count: total });
  return totalIsExact ? text : text.replace(/\d(?=\D*$)/, '$&+');
}
