import type { NewsKind } from '#contract/notifications/kinds.ts';
import { polishDay, polishMidnight, TIME_ZONE } from '#contract/values/polish-time.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import type { Translate } from '#i18n/message-id.ts';
import { getTranslator } from '#i18n/translator.ts';
import { findTitles, type ListingTitle, pathOf } from '../listings/titles-repository.ts';
import type { NewsDescriptor, NewsDescriptors, NewsGroup, NewsText } from '../notifications/centre/descriptor.ts';
import { dateText } from '../notifications/mail/dates.ts';
import { zlotyText } from '../notifications/mail/payment-facts.ts';
import type { Db } from '../platform/db/client.ts';

type FavouriteKind = 'priceDrop' | 'endingSoon' | 'gone' | 'backAgain' | 'eventTomorrow';

/** The text about a visible listing; null when there is nothing left to say. */
type Say<K extends NewsKind> = (
  group: NewsGroup<K>,
  listing: ListingTitle,
  t: Translate,
  locale: Locale,
) => string | null;

/** News about a listing that visitors can open; the line disappears with the listing. */
function aboutShown<K extends Exclude<FavouriteKind, 'gone'>>(say: Say<K>): NewsDescriptor<K> {
  return {
    thingOf: (about) => String(listingIdOf(about)),
    read: async (db, groups, locale) => {
      const titles = await titlesOf(db, groups);
      return groups.map((group): NewsText | null => {
        const listing = titles.get(listingIdOf(group.abouts[0]));
        const text = listing?.isVisible ? say(group, listing, getTranslator(locale), locale) : null;
        return listing && text ? { title: listing.title, text, path: pathOf(listing) } : null;
      });
    },
  };
}

/** Every kind of these news names its listing. */
function listingIdOf(about: object): number {
  return (about as { readonly listingId: number }).listingId;
}

function titlesOf(db: Db, groups: readonly { readonly abouts: readonly [object, ...object[]] }[]) {
  return findTitles(
    db,
    groups.map(({ abouts: [newest] }) => listingIdOf(newest)),
  );
}

/** Several unread price drops are one line: from the first price to the last. */
const priceDrop = aboutShown<'priceDrop'>(({ abouts }, _listing, t, locale) =>
  t('favourites.news.priceDrop', {
    to: zlotyText(locale, abouts[0].toGrosze),
    from: zlotyText(locale, (abouts.at(-1) ?? abouts[0]).fromGrosze),
  }),
);

const endingSoon = aboutShown<'endingSoon'>((_group, { visibleUntil }, t, locale) => {
  if (!visibleUntil) return null;
  const day = relativeDay(visibleUntil);
  return t(`favourites.news.ends.${day}`, { date: dateText(locale, visibleUntil.toISOString()) });
});

const eventTomorrow = aboutShown<'eventTomorrow'>((_group, { startsAt }, t, locale) => {
  if (!startsAt) return null;
  const time = new Intl.DateTimeFormat(locale === 'en' ? LOCALES.en.formats : locale, {
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  });
  return t(`favourites.news.begins.${relativeDay(startsAt)}`, {
    time: time.format(startsAt),
    date: dateText(locale, startsAt.toISOString()),
  });
});

const backAgain = aboutShown<'backAgain'>((_group, _listing, t) => t('favourites.news.backAgain'));

/** Unavailable listings have no link; removed ones are not named. */
const gone: NewsDescriptor<'gone'> = {
  thingOf: ({ listingId }) => String(listingId),
  read: async (db, groups, locale) => {
    const t = getTranslator(locale);
    const titles = await titlesOf(db, groups);
    return groups.map(({ abouts: [{ listingId, how }] }) => {
      const listing = titles.get(listingId);
      if (!listing) return { title: t('favourites.news.unnamed'), text: t('favourites.news.removed'), path: null };
      // A removed listing has been restored.
      const text = t(how === 'sold' ? 'favourites.news.sold' : 'favourites.news.ended');
      return { title: listing.title, text, path: listing.isVisible ? pathOf(listing) : null };
    });
  },
};

/** The day relative to the time of reading, by the Polish clock. */
function relativeDay(moment: Date): 'today' | 'tomorrow' | 'day' {
  const day = polishDay(moment);
  const today = polishDay(Date.now());
  if (day === today) return 'today';
  return day === polishDay(polishMidnight(today, 1)) ? 'tomorrow' : 'day';
}

/** News about favourites. */
export const favouriteNews: Pick<NewsDescriptors, FavouriteKind> = {
  priceDrop,
  endingSoon,
  gone,
  backAgain,
  eventTomorrow,
};
