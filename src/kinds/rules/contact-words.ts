import type { Finding, Post } from './rule.ts';

/** Units after three groups of three digits: such a number is an amount, not a phone number. */
const UNIT = String.raw`(?!\s*(?:k?g|dag|[mc]?l|[cm]?m²?|km|zł|pln|szt)(?!\p{L}))`;

/** The beginnings of Polish numbers: mobile numbers, then the area codes of landlines. */
const MOBILE = '(?:45|5[0137]|6[069]|7[2389]|88)';
const AREA = '(?:1[2-8]|2[2-59]|3[234]|4[1-8]|5[24-689]|6[1-357-8]|7[14-7]|8[1-79]|9[145])';

const GAP = String.raw`[\s.\-]?`;
const OPENING = String.raw`(?<![\p{L}\p{N}]|\d[\s.,/\-×x])`;
const CLOSING = String.raw`(?![\p{L}\p{N}]|[\s.,/\-×x]{1,2}\d)`;

const PHONES: readonly RegExp[] = [
  // With a country code: any grouping.
  /(?<![\p{L}\p{N}])(?:\+|00)\s?\d{1,3}(?:[\s.\-()]{0,2}\d){7,12}/u,
  new RegExp(String.raw`${OPENING}(?:\(?48\)?${GAP})?${MOBILE}\d(?:${GAP}\d{3}){2}${CLOSING}${UNIT}`, 'u'),
  new RegExp(
    String.raw`${OPENING}(?:\(?48\)?${GAP})?\(?0?${AREA}\)?${GAP}\d{3}(?:${GAP}\d{2}){2}${CLOSING}${UNIT}`,
    'u',
  ),
  /(?<!\p{L})(?:tel|telefon|telef|phone|kom|тел|телефон|móvil|cell)\.?:?\s*(?:nr\s*)?\d(?:[\s.-]?\d){5,}/iu,
];

const DOMAIN =
  /(?<![\p{L}\p{N}.@-])(?:[a-z0-9][a-z0-9-]{1,62}\.)+(?:pl|com|eu|net|org|info|shop|store|online|site|biz|de|uk|ua|es|it|cz|sk|lt|me|gg|ly)(?![\p{L}\p{N}])/u;
const LINK = /https?:\/\/|(?<!\p{L})www\.\p{L}/iu;
const EMAIL = /[^\s@]+@[^\s@]+\.\p{L}{2,}/u;

/**
 * Phone numbers, links and addresses in a title: they belong to the account's contact data, where they can be
 * protected.
 */
export function readContactInTitle({ title }: Pick<Post, 'title'>): Finding[] {
  const found: Finding[] = [];
  if (PHONES.some((phone) => phone.test(title))) found.push(inTitle('rules.contact.phone'));
  if (EMAIL.test(title)) found.push(inTitle('rules.contact.email'));
  else if (LINK.test(title) || DOMAIN.test(title)) found.push(inTitle('rules.contact.link'));
  return found;
}

function inTitle(message: Finding['message']): Finding {
  return { field: 'title', severity: 'refuse', message };
}
