import type { LetterItem } from '../notifications/mail/letter.ts';
import type { FoundListing, MailTemplate, MailValues } from '../notifications/mail/template.ts';
import { withoutLinks } from '../notifications/mail/untrusted-text.ts';

type Items = NonNullable<MailTemplate<MailValues>['items']>;

function itemOf({ title, about, picture, link }: FoundListing, say: Parameters<Items>[1]): LetterItem {
  return {
    heading: withoutLinks(title),
    note: withoutLinks(about),
    label: '',
    text: '',
    picture,
    link: { label: say('mail.searchFound.see'), url: link },
  };
}

/**
 * New listings of one saved search.
 *
 * title       the search's name.
 * count       number of listings.
 * listings    the first of them, with their links.
 * moreCount   number of further ones that are not listed.
 * link        the list of the search.
 * stopLink    a page to stop or change this search; `stopAllLink` to stop all. `oneClickLink` stops it by POST.
 */
export const searchFound: MailTemplate<{
  name: string;
  title: string;
  count: number;
  listings: readonly FoundListing[];
  moreCount: number;
  link: string;
  stopLink: string;
  stopAllLink: string;
  oneClickLink: string;
}> = {
  kind: 'searchFound',
  paragraphs: ['mail.searchFound.text'],
  items: ({ listings }, say) => listings.map((listing) => itemOf(listing, say)),
  button: ['mail.searchFound.button', 'link'],
  smallPrint: ({ moreCount }) => [
    ...(moreCount > 0 ? (['mail.searchFound.more'] as const) : []),
    'mail.searchFound.once',
  ],
  stop: {
    link: ['mail.searchFound.stop', 'stopLink'],
    all: ['mail.searchFound.stopAll', 'stopAllLink'],
    oneClick: 'oneClickLink',
  },
};

/**
 * New listings of several searches of one owner.
 *
 * count      number of listings.
 * searches   each search with the first of its listings.
 * moreCount  number of listings that are not shown.
 * link       the list of saved searches in the user's panel.
 */
export const searchesFound: MailTemplate<{
  name: string;
  count: number;
  searches: readonly { readonly name: string; readonly listings: readonly FoundListing[] }[];
  moreCount: number;
  link: string;
  stopLink: string;
  oneClickLink: string;
}> = {
  kind: 'searchesFound',
  paragraphs: ['mail.searchesFound.text'],
  items: ({ searches }, say) =>
    searches.flatMap(({ name, listings }) =>
      listings.map(({ about, ...listing }) =>
        itemOf({ ...listing, about: [about, name].filter(Boolean).join(' · ') }, say),
      ),
    ),
  button: ['mail.searchesFound.button', 'link'],
  smallPrint: ({ moreCount }) => [
    ...(moreCount > 0 ? (['mail.searchFound.more'] as const) : []),
    'mail.searchFound.once',
  ],
  stop: { link: ['mail.searchesFound.stop', 'stopLink'], oneClick: 'oneClickLink' },
};

/** Asks a visitor to confirm their address for a search; `title` is the search's name. */
export const confirmSearch: MailTemplate<{ name: string; title: string; link: string }> = {
  kind: 'confirmSearch',
  paragraphs: ['mail.confirmSearch.text'],
  // Quoted as user content, since anybody may have typed it.
  quote: ['mail.confirmSearch.quote', 'title'],
  button: ['mail.confirmSearch.button', 'link'],
  smallPrint: ['mail.confirmSearch.notYou'],
};
