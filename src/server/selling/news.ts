import { getTranslator } from '#i18n/translator.ts';
import { findTitles } from '../listings/titles-repository.ts';
import type { NewsDescriptor } from '../notifications/centre/descriptor.ts';
import { dateText } from '../notifications/mail/dates.ts';
import { mailJob } from '../notifications/mail/queued.ts';
import { listingMails } from './mails.ts';

const MAILS = { expiring: listingMails.listingExpiring, expired: listingMails.listingExpired };

/** The user's listings that end soon or have ended. */
export const expiryNews: NewsDescriptor<'expiry'> = {
  thingOf: ({ listingId }) => String(listingId),
  read: async (db, groups, locale) => {
    const say = getTranslator(locale);
    const titles = await findTitles(
      db,
      groups.map(({ abouts: [{ listingId }] }) => listingId),
    );
    return groups.map(({ abouts: [{ listingId, step }] }) => {
      const listing = titles.get(listingId);
      if (!listing) return null;
      const until = listing.visibleUntil;
      const text =
        step === 'expiring' && until
          ? say('news.expiring', { moment: dateText(locale, until.toISOString()) })
          : say('news.expired');
      return { title: listing.title, text, path: '/userpanel?section=ads' };
    });
  },
  mail: ({ listingId, step }, accountId) => mailJob(MAILS[step], { accountId, details: { listingId } }),
};
