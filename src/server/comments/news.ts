import { getTranslator } from '#i18n/translator.ts';
import { findTitles, pathOf } from '../listings/titles-repository.ts';
import type { NewsDescriptor } from '../notifications/centre/descriptor.ts';
import { mailJob } from '../notifications/mail/queued.ts';
import { commentMails } from './mails.ts';
import { listShown } from './repository.ts';

/** Reviews of the user's listings. */
export const commentNews: NewsDescriptor<'comment'> = {
  thingOf: ({ listingId }) => String(listingId),
  read: async (db, groups, locale) => {
    const say = getTranslator(locale);
    const all = groups.flatMap(({ abouts }) => abouts);
    const titles = await findTitles(
      db,
      all.map(({ listingId }) => listingId),
    );
    const shown = await listShown(
      db,
      all.map(({ commentId }) => commentId),
    );
    return groups.map(({ abouts }) => {
      const listing = titles.get(abouts[0].listingId);
      const [newest, ...others] = abouts.flatMap(({ commentId }) => shown.get(commentId) ?? []);
      if (!listing || !newest) return null;
      const text = say('news.comment', { count: others.length + 1, rating: newest.rating });
      return { title: listing.title, text, path: `${pathOf(listing)}#comments` };
    });
  },
  mail: ({ commentId }, accountId) => mailJob(commentMails.commentReceived, { accountId, details: { commentId } }),
};

/** Replies to the user's reviews: the seller's, below the listing, or the reviewed buyer's, on their profile. */
export const replyNews: NewsDescriptor<'reply'> = {
  thingOf: ({ commentId }) => String(commentId),
  read: async (db, groups, locale) => {
    const say = getTranslator(locale);
    const titles = await findTitles(
      db,
      groups.flatMap(({ abouts: [{ listingId }] }) => listingId ?? []),
    );
    const shown = await listShown(
      db,
      groups.map(({ abouts: [{ commentId }] }) => commentId),
    );
    return groups.map(({ abouts: [{ listingId, commentId }] }) => {
      const comment = shown.get(commentId);
      if (!comment?.hasReply) return null;
      const text = say('news.reply');
      const { buyer } = comment;
      if (buyer) return { title: buyer.name, text, path: `/user/${buyer.id}?tab=buyer` };
      const listing = listingId === null ? undefined : titles.get(listingId);
      return listing?.isVisible ? { title: listing.title, text, path: `${pathOf(listing)}#comments` } : null;
    });
  },
};
