import { replaceEmails } from './contact.ts';
import type { Finding, Wording } from './finding.ts';

/** Top-level domains that are not Polish words after a missing space: excludes "in", "to", "do", "na", "me", "by". */
const TLDS =
  'pl|com|eu|net|org|info|biz|shop|store|online|site|website|xyz|top|club|app|dev|blog|page|link|live|de|uk|ua|ru|cz|sk|lt|fr|it|es|at|ch|lv|ee|nl|pt|hu|ro|bg|hr|dk|fi|gr|ie|tr|us|ca|cn|jp|br|mx|ar|cc|tv|io|gg|ly|ws|pw|tk|ml|ga|cf|gq|vip|icu|cyou|cfd|sbs|fun|space|tech|host|press|click|buzz|rest|bond|lol|quest|beauty|autos|homes|delivery|express|cards|money|cash|finance|bank|support|help|center|services|solutions|digital|agency|cloud|email|market|sale|promo|deals|world|life|today|news|media|pro|mobi|name|asia|kiev|wiki|art|design|studio|farm|bio|eco|travel|house|garden|ink|run|win|bid|loan|stream|review|trade|date|men|work|gdn|monster|pics|rocks|ninja|guru|zone|plus|team|direct|id|укр|рф';
/** Top-level domains that are words as well: they make a link only when a path follows. */
const WORDY_TLDS = 'to|me|in|co|do|na|by|no|se|so|is|am|be|im|za|my|la|ai|as|gl|li|st|si|sh|vc|gd|mn|su|md|rs|ma';
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
const WORDY = new RegExp(`${NOT_INSIDE}(?:${LABEL}\\.){1,5}(?:${WORDY_TLDS})/[\\p{L}\\d][^\\s<>"]*`, 'giu');
const NUMBERED = /(?<![\p{L}\d@.])\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?\/[^\s<>"]*/giu;
const MESSENGERS =
  /^(?:chat\.whatsapp\.com|api\.whatsapp\.com|whatsapp\.com|telegram\.(?:me|org)|join\.skype\.com|invite\.viber\.com|signal\.group)$/;
const SHORTENER = new RegExp(`^(?:${SHORT_HOSTS})$`);

/** A link as it appears in a text, and its host. */
export interface FoundLink {
  readonly link: string;
  readonly host: string;
}

/** Replaces each link in a text, and each e-mail address by a mark. */
export function replaceLinks(text: string, put: (found: FoundLink) => string, emailMark = ' '): string {
  const replace = (source: string, patterns: readonly RegExp[]) =>
    patterns.reduce((rest, pattern) => rest.replace(pattern, (found) => put(asLink(found))), source);
  return replace(replaceEmails(replace(text, [SCHEME, WWW]), emailMark), [SHORT, BARE, WORDY, NUMBERED]);
}

function asLink(found: string): FoundLink {
  const link = found.trim().replace(/[.,;:!?)\]]+$/, '');
  return { link, host: hostOf(link) };
}

/** Links in a text. */
export function findLinks(text: string): FoundLink[] {
  const links: FoundLink[] = [];
  replaceLinks(text, (found) => {
    links.push(found);
    return ' ';
  });
  return links;
}

/** The host of a link in lower case, without `www` and with spelled-out dots resolved. */
export function hostOf(link: string): string {
  return link
    .toLowerCase()
    .replace(/\s?[([]?(?:\.|\bkropka\b|\bdot\b)[)\]]?\s?/g, '.')
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^[^/?#@]*@/, '')
    .replace(/^www\./, '')
    .replace(/[/?#:].*$/s, '')
    .replace(/\.$/, '');
}

/** Links outside the field meant for them; shorteners and messengers weigh more because they hide their destination. */
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
