import { getTranslator } from '#i18n/translator.ts';
import type { NewsDescriptor } from '../notifications/centre/descriptor.ts';
import { listStatedTraders } from './repository.ts';

/** Asks a seller with many sales whether they are a trader; gone once they have declared that they are. */
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
