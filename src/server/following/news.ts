import { getTranslator } from '#i18n/translator.ts';
import { getKind } from '#kinds/index.ts';
import { pathOf } from '../listings/titles-repository.ts';
import type { NewsDescriptor } from '../notifications/centre/descriptor.ts';
import { listTellable } from './repository.ts';

/** New listings of followed sellers; unread ones of the same seller are one line. */
export const followedNews: NewsDescriptor<'followedListing'> = {
  thingOf: ({ sellerId }) => String(sellerId),
  read: async (db, groups, locale) => {
    const say = getTranslator(locale);
    const tellable = await listTellable(
      db,
      groups.flatMap(({ accountId, abouts }) => abouts.map(({ listingId }) => ({ accountId, listingId }))),
    );
    return groups.map(({ accountId, abouts, count }) => {
      const shown = abouts.flatMap(
        ({ listingId }) => tellable.find((each) => each.accountId === accountId && each.id === listingId) ?? [],
      );
      const [newest] = shown;
      if (!newest) return null;
      const { title, kind, sellerId, sellerName } = newest;
      // Only the newest of very many are checked; the others are assumed to be visible.
      const inAll = count - abouts.length + shown.length;
      if (inAll > 1) {
        return {
          title: sellerName,
          text: say('following.news.many', { count: inAll, title }),
          path: `/user/${sellerId}`,
        };
      }
      const isEvent = getKind(kind).capabilities.schedule;
      const text = say(isEvent ? 'following.news.event' : 'following.news.one', { title });
      return { title: sellerName, text, path: pathOf(newest) };
    });
  },
};
