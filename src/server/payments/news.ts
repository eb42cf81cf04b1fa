import { getTranslator } from '#i18n/translator.ts';
import type { NewsDescriptor } from '../notifications/centre/descriptor.ts';
import { zlotyText } from '../notifications/mail/payment-facts.ts';
import { listTold } from './news-repository.ts';

/** One's own payments: received, or returned. Mails with the documents are sent with them. */
export const paymentNews: NewsDescriptor<'payment'> = {
  thingOf: ({ purchaseId }) => String(purchaseId),
  read: async (db, groups, locale) => {
    const say = getTranslator(locale);
    const told = await listTold(
      db,
      groups.map(({ abouts: [{ purchaseId }] }) => purchaseId),
    );
    return groups.map(({ abouts: [{ purchaseId, step }] }) => {
      const purchase = told.get(purchaseId);
      if (!purchase) return null;
      const { isShop, title, amountMinor, refundMinor } = purchase;
      const amount = zlotyText(locale, step === 'paid' ? amountMinor : refundMinor);
      return {
        title: isShop ? say('news.shopLink') : title,
        text: say(step === 'paid' ? 'news.paid' : 'news.refunded', { amount }),
        path: '/userpanel?section=transactions',
      };
    });
  },
  mail: 'elsewhere',
};
