import { getTranslator } from '#i18n/translator.ts';
import type { NewsDescriptor } from '../notifications/centre/descriptor.ts';
import { zlotyText } from '../notifications/mail/payment-facts.ts';
import type { Db } from '../platform/db/client.ts';
import { listTold } from './news-repository.ts';

const PATH = '/userpanel?section=transactions';

/** The user's payments, received or refunded. Mails with the documents are sent separately. */
export const paymentNews: NewsDescriptor<'payment'> = {
  thingOf: ({ purchaseId }) => String(purchaseId),
  read: async (db, groups, locale) => {
    const say = getTranslator(locale);
    const told = await readTold(db, groups);
    return groups.map(({ abouts: [{ purchaseId, step }] }) => {
      const purchase = told.get(purchaseId);
      if (!purchase) return null;
      const { isShop, title, amountMinor, refundMinor } = purchase;
      const amount = zlotyText(locale, step === 'paid' ? amountMinor : refundMinor);
      return {
        title: isShop ? say('news.shopLink') : title,
        text: say(step === 'paid' ? 'news.paid' : 'news.refunded', { amount }),
        path: PATH,
      };
    });
  },
  mail: 'elsewhere',
};

/** A mail about a payment that could not be delivered to the address on its invoice. */
export const paymentMailReturnedNews: NewsDescriptor<'paymentMailReturned'> = {
  thingOf: ({ purchaseId }) => String(purchaseId),
  read: async (db, groups, locale) => {
    const say = getTranslator(locale);
    const told = await readTold(db, groups);
    return groups.map(({ abouts: [{ purchaseId }] }) => {
      const purchase = told.get(purchaseId);
      if (!purchase) return null;
      const { isShop, title, email } = purchase;
      return {
        title: isShop ? say('news.shopLink') : title,
        text: say('news.paymentMailReturned', { email }),
        path: PATH,
      };
    });
  },
};

function readTold(
  db: Db,
  groups: readonly { readonly abouts: readonly [{ readonly purchaseId: number }, ...unknown[]] }[],
) {
  return listTold(
    db,
    groups.map(({ abouts: [{ purchaseId }] }) => purchaseId),
  );
}
