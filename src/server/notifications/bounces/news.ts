import { getTranslator } from '#i18n/translator.ts';
import type { NewsDescriptor } from '../centre/descriptor.ts';
import { listTroubles } from './trouble-repository.ts';

/** News that the account's address is undeliverable; gone once the address is changed or confirmed again. */
export const mailTroubleNews: NewsDescriptor<'mailTrouble'> = {
  thingOf: () => '',
  read: async (db, groups, locale) => {
    const say = getTranslator(locale);
    const troubles = await listTroubles(
      db,
      groups.map(({ accountId }) => accountId),
    );
    return groups.map(({ accountId }) => {
      const trouble = troubles.get(accountId);
      if (!trouble) return null;
      return {
        title: say('news.mailTrouble.title'),
        text: say('news.mailTrouble.text', { email: trouble.email }),
        path: '/userpanel?section=security',
      };
    });
  },
  // No mail, since it would not arrive.
  mail: 'elsewhere',
};
