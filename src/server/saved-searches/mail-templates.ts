import type { FoundListing, MailTemplate } from '../notifications/mail/template.ts';
import { withoutLinks } from '../notifications/mail/untrusted-text.ts';

/**
 * What is new to a saved search.
 *
 * title       the search's name.
 * count       number of listings.
 * listings    the first of them, with their links.
 * moreCount   number of further ones that are not listed.
 * link        the list of the search.
 * stopLink    a page to stop this search or change it; `stopAllLink` to stop all. `oneClickLink` stops it by POST.
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
  items: ({ listings }, say) =>
    listings.map(({ title, about, picture, link }) => ({
      heading: withoutLinks(title),
      note: withoutLinks(about),
      label: '',
      text: '',
      picture,
      link: { label: say('mail.searchFound.see'), url: link },
    })),
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

/** To a visitor who wants to hear of a search, for the address to be confirmed; `title` is the search's name. */
export const confirmSearch: MailTemplate<{ name: string; title: string; link: string }> = {
  kind: 'confirmSearch',
  paragraphs: ['mail.confirmSearch.text'],
  // Anybody may have typed it.
  quote: ['mail.confirmSearch.quote', 'title'],
  button: ['mail.confirmSearch.button', 'link'],
  smallPrint: ['mail.confirmSearch.notYou'],
};
