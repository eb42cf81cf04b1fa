import { getTranslator } from '#i18n/translator.ts';
import type { NewsDescriptor } from '../notifications/centre/descriptor.ts';
import { listStatedTraders } from './repository.ts';

/** Asks somebody who sells much whether they do so by trade; gone once they have stated that they do. */
export const sellsMuchNews: NewsDescriptor<'sellsMuch'> = {
  thingOf: () => '',
  read: async (db, groups, locale) => {
    const say = getTranslator(locale);
    const traders = await listStatedTraders(
      db,
      groups.map(({ accountId }) => accountId),
    );
    return groups.map(({ accountId }) =>
      traders.has(accountId)
        ? null
        : {
            title: say('sellerStatus.news.title'),
            text: say('sellerStatus.news.text'),
            path: '/userpanel?section=seller',
          },
    );
  },
};
