import type { Locale } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import type { NewsDescriptor } from '../notifications/centre/descriptor.ts';
import { listOfferNews, type OfferNewsRow } from './news-repository.ts';
import { priceOf } from './offer-text.ts';
import type { OfferNews } from './talk.ts';

/** Offers in the user's conversations: one line per conversation, about its latest offer. */
export const offerNews: NewsDescriptor<'offer'> = {
  thingOf: ({ conversationId }) => String(conversationId),
  read: async (db, groups, locale) => {
    const found = await listOfferNews(
      db,
      groups.map(({ abouts: [{ offerId }] }) => offerId),
    );
    return groups.map(({ accountId, abouts: [{ conversationId, offerId, step }] }) => {
      const row = found.get(offerId);
      if (!row) return null;
      const title = accountId === row.lowId ? row.highName : row.lowName;
      return { title, text: textOf(row, step, locale), path: `/chat/conversation/${conversationId}` };
    });
  },
};

function textOf({ priceMinor, priceUnit }: OfferNewsRow, step: OfferNews['step'], locale: Locale): string {
  const say = getTranslator(locale);
  if (priceMinor === null) return say(`offers.news.${step === 'made' ? 'asked' : step}`);
  return say(`offers.news.${step}With`, { price: priceOf(priceMinor, priceUnit, locale) });
}
