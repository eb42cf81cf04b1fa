import type { AboutOf } from '#contract/notifications/kinds.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { getTranslator } from '#i18n/translator.ts';
import type { NewsDescriptor } from '../notifications/centre/descriptor.ts';
import { listReviewNews, type ReviewNewsRow } from './repository.ts';

/** News about reviews after an agreement, one line per agreement. The line's text follows the current state. */
export const reviewNews: NewsDescriptor<'review'> = {
  thingOf: ({ offerId }) => String(offerId),
  read: async (db, groups, locale) => {
    const say = getTranslator(locale);
    const found = await listReviewNews(
      db,
      groups.map(({ abouts: [{ offerId }] }) => offerId),
    );
    return groups.map(({ accountId, abouts: [{ offerId, step }] }) => {
      const row = found.get(offerId);
      if (!row) return null;
      const isBuyer = accountId === row.buyerId;
      return {
        title: isBuyer ? row.sellerName : row.buyerName,
        text: say(textOf(row, step, isBuyer ? 'buyer' : 'seller')),
        path: step === 'shown' ? `/user/${row.buyerId}?tab=buyer` : `/chat/conversation/${row.conversationId}`,
      };
    });
  },
};

/** The text for the current state, since the other side may have written or withdrawn a review in the meantime. */
function textOf(
  { isOpen, buyerWrote, sellerWrote }: ReviewNewsRow,
  step: AboutOf<'review'>['step'],
  role: 'buyer' | 'seller',
): MessageId {
  if (step === 'shown') return 'reviews.news.shown';
  if (!isOpen) return buyerWrote || sellerWrote ? 'reviews.shown' : 'reviews.over';
  const [hasWritten, otherWrote] = role === 'buyer' ? [buyerWrote, sellerWrote] : [sellerWrote, buyerWrote];
  if (hasWritten) return 'reviews.news.written';
  if (step === 'reminded') return 'reviews.news.reminded';
  return otherWrote ? 'reviews.news.waiting' : 'reviews.news.asked';
}
