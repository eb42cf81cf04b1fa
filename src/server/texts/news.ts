import { polishDay } from '#contract/values/polish-time.ts';
import { getTranslator } from '#i18n/translator.ts';
import type { NewsDescriptor } from '../notifications/centre/descriptor.ts';
import { dateText } from '../notifications/mail/dates.ts';
import { mailJob } from '../notifications/mail/queued.ts';
import { textMails } from './mails.ts';
import { termsPath } from './paths.ts';
import { findAnnounced } from './terms-repository.ts';

/** New terms, and the day from which they apply; gone if they are withdrawn. */
export const termsNews: NewsDescriptor<'terms'> = {
  thingOf: () => '',
  read: async (db, groups, locale) => {
    const say = getTranslator(locale);
    return Promise.all(
      groups.map(async ({ abouts: [{ version }] }) => {
        const terms = await findAnnounced(db, version);
        if (!terms) return null;
        const date = dateText(locale, polishDay(terms.holdsAt));
        return { title: say('texts.news.title'), text: say('texts.news.text', { date }), path: termsPath(version) };
      }),
    );
  },
  mail: ({ version }, accountId) => mailJob(textMails.termsChanged, { accountId, details: { version } }),
};
