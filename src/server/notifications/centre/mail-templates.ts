import type { MailTemplate, MailValues, NewsInMail } from '../mail/template.ts';
import { withoutLinks } from '../mail/untrusted-text.ts';

interface NewsValues extends MailValues {
  readonly news: readonly NewsInMail[];
  readonly stopLink: string;
  readonly oneClickLink: string;
}

const items: MailTemplate<NewsValues>['items'] = ({ news }, say) =>
  news.map(({ title, text, link }) => ({
    heading: withoutLinks(title),
    note: '',
    label: '',
    text: withoutLinks(text),
    link: { label: say('mail.news.see'), url: link },
  }));

/**
 * Mailed at once: one line of news; `title` names the thing.
 *
 * link      the page of all news.
 * stopLink  a page that stops mails of this topic; `oneClickLink` does so by POST.
 */
export const newsArrived: MailTemplate<NewsValues & { readonly title: string; readonly link: string }> = {
  kind: 'newsArrived',
  paragraphs: ['mail.newsArrived.text'],
  items,
  button: ['mail.news.button', 'link'],
  smallPrint: ['mail.news.choose'],
  stop: { link: ['mail.news.stop', 'stopLink'], oneClick: 'oneClickLink' },
};

/**
 * The daily mail with news that are not urgent.
 *
 * count      number of lines, of which `moreCount` are not listed.
 * stopLink   a page that stops the daily mail; `oneClickLink` does so by POST.
 */
export const newsDigest: MailTemplate<
  NewsValues & { readonly count: number; readonly moreCount: number; readonly link: string }
> = {
  kind: 'newsDigest',
  paragraphs: ({ moreCount }) => [
    'mail.newsDigest.text',
    ...(moreCount > 0 ? (['mail.newsDigest.more'] as const) : []),
  ],
  items,
  button: ['mail.news.button', 'link'],
  smallPrint: ['mail.news.choose'],
  stop: { link: ['mail.newsDigest.stop', 'stopLink'], oneClick: 'oneClickLink' },
};
