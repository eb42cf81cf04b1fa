import type { ListingCard } from '#contract/listings/listings.ts';
import type { Market } from '#contract/settings/market.ts';
import { TIME_ZONE } from '#contract/values/polish-time.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { statedPrice } from '#i18n/stated-price.ts';
import { categoryPath } from '#kinds/ad/categories.ts';
import { listingPath, type PictureFile, pageUrl, pictureFile, sellerPath } from './addresses.ts';
import { type Content, element } from './xml.ts';

/** A feed, independent of format. URLs are absolute, timestamps ISO 8601. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly locale: Locale;
  /** The URL of the feed, and that of the page with the same content. */
  readonly selfUrl: string;
  readonly pageUrl: string;
  /** The timestamp of the newest entry; the epoch for an empty feed, so that its text stays the same. */
  readonly updatedAt: string;
  readonly entries: readonly FeedEntry[];
}

/**
 * A listing in a feed.
 *
 * id       its URL in the default language: stable across feeds and over time.
 * html     what a reader shows below the title.
 * price    PLN, or null where the kind has none.
 * place    town and voivodeship.
 */
export interface FeedEntry {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly html: string;
  readonly author: { readonly name: string; readonly url: string };
  readonly publishedAt: string;
  readonly categories: readonly string[];
  readonly price: number | null;
  readonly place: string;
  readonly picture: { readonly full: PictureFile; readonly thumbnail: PictureFile; readonly alt: string } | null;
}

/** The settings for generating entries. */
export interface FeedSetting {
  readonly publicUrl: string;
  readonly market: Pick<Market, 'name' | 'languages'>;
  readonly locale: Locale;
  readonly translate: Translate;
}

const SHORT_TEXT = 160;
const FULL_WIDTH = 1200;
const SHOWN_WIDTH = 640;
const THUMBNAIL_WIDTH = 320;
export const NO_MOMENT = new Date(0).toISOString();

export function feedEntry(card: ListingCard, setting: FeedSetting): FeedEntry {
  const { publicUrl, market, locale } = setting;
  const url = pageUrl(publicUrl, listingPath(card), locale, market.languages.default);
  return {
    id: publicUrl + listingPath(card),
    url,
    title: card.title,
    html: entryHtml(card, url, setting),
    author: {
      name: card.seller.name,
      url: pageUrl(publicUrl, sellerPath(card.seller.id), locale, market.languages.default),
    },
    publishedAt: card.created_at,
    categories: labelsOf(card, setting.translate),
    price: card.price,
    place: placeOf(card),
    picture: card.picture && {
      full: pictureFile(publicUrl, card.picture, FULL_WIDTH),
      thumbnail: pictureFile(publicUrl, card.picture, THUMBNAIL_WIDTH),
      alt: card.picture.alt || card.title,
    },
  };
}

function entryHtml(card: ListingCard, url: string, setting: FeedSetting): string {
  const facts = factsOf(card, setting).flatMap((fact, index) => (index === 0 ? [fact] : [element('br'), fact]));
  const paragraphs = [
    pictureHtml(card, url, setting.publicUrl),
    card.excerpt ? element('p', {}, wholeWords(card.excerpt)) : null,
    element('p', {}, ...facts),
  ];
  return paragraphs.map((each) => each?.markup ?? '').join('');
}

/** Short texts are complete; longer ones were cut at the limit, unless they happen to end a sentence. */
function wholeWords(excerpt: string): string {
  if (excerpt.length < SHORT_TEXT || /[.!?…][^\p{L}\p{N}]*$/u.test(excerpt)) return excerpt;
  return `${excerpt.replace(/\s+\S*$/, '')}…`;
}

function pictureHtml(card: ListingCard, url: string, publicUrl: string) {
  if (!card.picture) return null;
  const file = pictureFile(publicUrl, card.picture, SHOWN_WIDTH);
  const alt = card.picture.alt || card.title;
  const image = element('img', { src: file.url, width: file.width, height: file.height, alt });
  return element('p', {}, element('a', { href: url }, image));
}

/** The facts that readers want to see without opening the page: date, price, place. */
function factsOf(card: ListingCard, { locale, translate }: FeedSetting): Content[] {
  const when = card.startsAt && timeSpan(card.startsAt, card.endsAt, locale);
  return [
    ...(when ? [translate('feeds.when', { when })] : []),
    ...(card.price === null
      ? []
      : [translate('feeds.price', { price: statedPrice(priceText(card.price, locale), card, translate) })]),
    translate('feeds.place', { place: placeOf(card) }),
  ];
}

function placeOf({ town, voivodeship }: ListingCard): string {
  return `${town}, ${voivodeship}`;
}

function labelsOf(card: ListingCard, translate: Translate): string[] {
  const categories = card.categoryId === null ? [] : categoryPath(card.categoryId).map(({ key }) => `category.${key}`);
  return [...categories, ...card.tags.map((tag) => `tag.${tag}`)].map((id) => translate(id as MessageId));
}

function priceText(price: number, locale: Locale): string {
  return new Intl.NumberFormat(LOCALES[locale].formats, { style: 'currency', currency: 'PLN' }).format(price);
}

/** Dates and times in Poland, wherever the reader is, because the event takes place there. */
function timeSpan(startsAt: string, endsAt: string | null, locale: Locale): string {
  const format = new Intl.DateTimeFormat(LOCALES[locale].formats, {
    day: 'numeric',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: TIME_ZONE,
  });
  return endsAt ? format.formatRange(new Date(startsAt), new Date(endsAt)) : format.format(new Date(startsAt));
}
