import { withoutEmails } from './contact.ts';
import type { Finding, Wording } from './finding.ts';

/** Endings that Polish words after a missing space are not: no "in", "to", "do", "na", "me", "by". */
const TLDS =
  'pl|com|eu|net|org|info|biz|shop|store|online|site|website|xyz|top|club|app|dev|blog|page|link|live|de|uk|ua|ru|cz|sk|lt|fr|it|es|at|ch';
const SHORT_HOSTS =
  'bit\\.ly|tinyurl\\.com|goo\\.gl|t\\.co|is\\.gd|ow\\.ly|cutt\\.ly|rb\\.gy|shorturl\\.at|linktr\\.ee|wa\\.me|t\\.me|m\\.me|discord\\.gg|fb\\.me|youtu\\.be|signal\\.me|viber\\.me';
const LABEL = '[\\p{L}\\d](?:[\\p{L}\\d-]{0,61}[\\p{L}\\d])?';
const DOT = '(?:\\.|\\s?\\(\\.\\)\\s?|\\s?\\[\\.\\]\\s?|\\s(?:kropka|dot)\\s|\\s?\\((?:kropka|dot)\\)\\s?)';
const PATH = '(?:[:/?#][^\\s<>"]*)?';
const NOT_INSIDE = '(?<![\\p{L}\\d@.])';

const SCHEME = /(?:https?|hxxps?|ftp):\/\/[^\s<>"]+/giu;
const WWW = /(?<![\p{L}\d])www\s?\.\s?[^\s<>"]+\.[^\s<>"]+/giu;
const SHORT = new RegExp(`${NOT_INSIDE}(?:${SHORT_HOSTS})${PATH}(?![\\p{L}\\d])`, 'giu');
const BARE = new RegExp(
  `${NOT_INSIDE}(?:${LABEL}\\.){0,4}${LABEL}${DOT}(?:${TLDS})(?![\\p{L}\\d-]|\\.\\p{L})${PATH}`,
  'giu',
);
const MESSENGERS =
  /^(?:chat\.whatsapp\.com|api\.whatsapp\.com|whatsapp\.com|telegram\.(?:me|org)|join\.skype\.com|invite\.viber\.com|signal\.group)$/;
const SHORTENER = new RegExp(`^(?:${SHORT_HOSTS})$`);

/** Links in a text, as they stand in it and with the host that they lead to. */
export function findLinks(text: string): { link: string; host: string }[] {
  let rest = withoutEmails(text);
  const links: { link: string; host: string }[] = [];
  for (const pattern of [SCHEME, WWW, SHORT, BARE]) {
    rest = rest.replace(pattern, (found) => {
      const link = found.trim().replace(/[.,;:!?)\]]+$/, '');
      links.push({ link, host: hostOf(link) });
      return ' ';
    });
  }
  return links;
}

/** The host of a link without `www`, in lower case; dots that are spelled out are dots. */
export function hostOf(link: string): string {
  return link
    .toLowerCase()
    .replace(/\s?[([]?(?:\.|\bkropka\b|\bdot\b)[)\]]?\s?/g, '.')
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#:].*$/s, '');
}

/** Links beside the one for which there is a field; shorteners and messengers weigh more, for they hide where they lead. */
export function detectLinks({ title, text, captions, ownLinks }: Wording): Finding[] {
  const own = new Set(ownLinks.map(hostOf));
  const links = findLinks([title, text, captions].join('\n')).filter(({ host }) => !own.has(host));
  if (links.length === 0) return [];
  const hides = links.some(({ host }) => SHORTENER.test(host) || MESSENGERS.test(host));
  return [
    {
      kind: 'links',
      severity: hides ? 2 : 1,
      rule: 'spam',
      words: links.map(({ link }) => link),
      listingIds: [],
      count: links.length,
      traces: links.map(({ link }) => link.toLowerCase()),
    },
  ];
}
