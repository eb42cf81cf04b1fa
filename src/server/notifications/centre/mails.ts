import { TOPIC_OF_KIND } from '#contract/notifications/kinds.ts';
import { type AccountMail, findRecipient, type Recipient } from '../../accounts/mails.ts';
import type { Mail } from '../mail/mailer.ts';
import { type MailSite, mailTo, type QueuedMail } from '../mail/queued.ts';
import type { NewsInMail } from '../mail/template.ts';
import type { NewsDescriptors } from './descriptor.ts';
import { readTexts } from './lines.ts';
import * as templates from './mail-templates.ts';
import { NEWS_PATH } from './paths.ts';
import { mailTimesOf } from './preferences.ts';
import { type LineRow, listMailed, postponeUnknown } from './repository.ts';
import { makeStopLinks } from './stop-links.ts';

/** At most this many lines are listed in a mail; the others are counted. */
const LINES_MAX = 20;

/** The queued data: the ids of the news to mail. */
type NewsMail = AccountMail<{ readonly ids: readonly number[] }>;

/** The kinds of news mails, for the queue; `createNewsMails` writes their content. */
export const NEWS_MAILS = {
  newsArrived: { kind: 'newsArrived' },
  newsDigest: { kind: 'newsDigest' },
} as const satisfies Record<string, Pick<QueuedMail<NewsMail>, 'kind'>>;

/** Mails about news in their state when sent; omits news that were read, are gone or unknown, or are switched off. */
export function createNewsMails(descriptors: NewsDescriptors) {
  const newsArrived: QueuedMail<NewsMail> = {
    kind: 'newsArrived',
    write: async (site, input) => {
      const told = await readTold(site, descriptors, input);
      const [line] = told?.lines ?? [];
      return told && line ? writeArrived(site, told.recipient, line) : null;
    },
  };
  const newsDigest: QueuedMail<NewsMail> = {
    kind: 'newsDigest',
    write: async (site, input) => {
      const told = await readTold(site, descriptors, input);
      return told && told.lines.length > 0 ? writeDigest(site, told.recipient, told.lines) : null;
    },
  };
  return { newsArrived, newsDigest };
}

interface Line {
  readonly row: LineRow;
  readonly news: NewsInMail;
}

async function readTold(site: MailSite, descriptors: NewsDescriptors, input: NewsMail) {
  const recipient = await findRecipient(site.db, input);
  if (!recipient) return null;
  const { accountId, locale } = recipient;
  const timeOf = await mailTimesOf(site.db, accountId);
  await postponeUnknown(site.db, accountId, input.details.ids);
  const unread = await listMailed(site.db, accountId, input.details.ids);
  const wanted = unread.filter(({ kind }) => timeOf(TOPIC_OF_KIND[kind]) !== 'never');
  const texts = await readTexts(site.db, descriptors, accountId, wanted, locale);
  const lines = wanted.flatMap((row, at): Line[] => {
    const text = texts[at];
    if (!text) return [];
    return [{ row, news: { title: text.title, text: text.text, link: site.publicUrl + (text.path ?? NEWS_PATH) } }];
  });
  return { recipient, lines };
}

async function writeArrived(site: MailSite, recipient: Recipient, { row, news }: Line): Promise<Mail> {
  return mailTo(site, recipient, templates.newsArrived, {
    name: recipient.name,
    title: news.title,
    news: [news],
    link: site.publicUrl + NEWS_PATH,
    ...(await makeStopLinks(site, recipient, TOPIC_OF_KIND[row.kind])),
  });
}

async function writeDigest(site: MailSite, recipient: Recipient, lines: readonly Line[]): Promise<Mail> {
  return mailTo(site, recipient, templates.newsDigest, {
    name: recipient.name,
    count: lines.length,
    news: lines.slice(0, LINES_MAX).map(({ news }) => news),
    moreCount: Math.max(0, lines.length - LINES_MAX),
    link: site.publicUrl + NEWS_PATH,
    ...(await makeStopLinks(site, recipient, 'daily')),
  });
}
