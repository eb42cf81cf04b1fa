import type { Finding, Wording } from './finding.ts';
import { findDictated } from './spoken-digits.ts';

/** Bounded, so that matching stays linear. */
const LOCAL = '(?<![\\p{L}\\d._%+-])[\\p{L}\\d][\\p{L}\\d._%+-]{0,63}';
const AT = '(?:@|\\s?[([](?:at|małpa|malpa|@)[)\\]]\\s?|\\s(?:małpa|malpa|małpka|malpka)\\s)';
const DOT = '(?:\\.|\\s?[([](?:kropka|dot|\\.)[)\\]]\\s?|\\s(?:kropka|dot)\\s)';
const EMAIL = new RegExp(
  `${LOCAL}${AT}[\\p{L}\\d-]{1,63}(?:${DOT}[\\p{L}\\d-]{1,63}){0,4}${DOT}(?:\\p{L}{2,8})(?![\\p{L}\\d])`,
  'giu',
);
/** "jan małpa wp pl", "jan@gmail": a known provider without its top-level domain. */
const KNOWN_HOSTS = 'gmail|wp|onet|interia|o2|op|tlen|poczta|yahoo|outlook|hotmail|icloud|proton|vp|buziaczek';
const SHORT_EMAIL = new RegExp(`${LOCAL}${AT}(?:${KNOWN_HOSTS})(?![\\p{L}\\d])`, 'giu');

/** Digits with the separators that people use. Commas and slashes separate numbers of a list. */
const FIGURES = /(?<![\p{L}\d])\+?\(?\d(?:[ \u00a0.\-–—_*()]{0,3}\d)+(?![\p{L}\d])/gu;
const LIST_UNIT =
  /^\s*(?:kg|dag|g|ml|l|cm|mm|m|km|zł|pln|szt|sztuk\p{L}*|osób|ha|ar\p{L}*|°|%|lat|r\.|rok|roku|kcal|w|wat\p{L}*|€|euro)(?![\p{L}\d])/iu;
const OTHER_NUMBER =
  /(?:nip|regon|krs|pesel|konto|konta|iban|rhd|wni|wet|(?:nr|numer)\s+\p{L}+|decyzj\p{L}*|rejestr\p{L}*|ean|kod|isbn|certyfikat\p{L}*|licencj\p{L}*|pl-eko|zezwoleni\p{L}*|działk\p{L}*|kolczyk\p{L}*|faktur\p{L}*|zamówieni\p{L}*|paczk\p{L}*|przesyłk\p{L}*|chip\p{L}*|czip\p{L}*)\s*(?:\p{L}{1,12}\.?\s*)?[:.#-]?\s*(?:[a-z]{2}\s?)?$/iu;
const PHONE_CUE =
  /(?:tel|telefon\p{L}*|kom|dzwoń\p{L}*|zadzwoń\p{L}*|sms\p{L}*|whatsapp|whats app|viber|kontakt\p{L}*|nr tel|numer telefonu)\W*(?:\p{L}{1,12}\W+){0,2}$/iu;

/** The usual groupings of Polish phone numbers. */
const GROUPINGS = new Set([
  '9',
  '3-3-3',
  '2-3-2-2',
  '3-2-2-2',
  '2-2-2-3',
  '3-6',
  '6-3',
  '2-7',
  '3-2-4',
  '1-1-1-1-1-1-1-1-1',
  '2-2-2-2-1',
  '1-2-2-2-2',
  '3-3-2-1',
  '4-5',
  '5-4',
]);
/** Prefixes of Polish numbers: mobile networks, then areas. */
const PREFIX =
  /^(?:45|50|51|53|57|60|66|69|72|73|78|79|88|1[2-8]|2[2-59]|3[2-4]|4[1-46-8]|5[24-689]|6[1-3578]|7[14-7]|8[1-79]|9[145])/;
const COUNTRY = /^(?:00|\+)?48(?=\d{9}$)/;

/** E-mail addresses, including ones with spelled-out characters. */
export function findEmails(text: string): string[] {
  const whole = text.match(EMAIL) ?? [];
  const rest = text.replace(EMAIL, ' ');
  return [...whole, ...(rest.match(SHORT_EMAIL) ?? [])].map((email) => email.trim());
}

/** Replaces each e-mail address in a text. */
export function replaceEmails(text: string, mark: string): string {
  return text.replace(EMAIL, mark).replace(SHORT_EMAIL, mark);
}

/** Phone numbers: nine Polish digits in a usual grouping, a number with country code, or a dictated one. */
export function findPhones(text: string): string[] {
  const written = [...text.matchAll(FIGURES)].flatMap(({ 0: found, index }) =>
    isPhone(found, text.slice(Math.max(0, index - 40), index), text.slice(index + found.length)) ? [found.trim()] : [],
  );
  const dictated = findDictated(text).flatMap(({ digits, words }) => (isDictatedPhone(digits) ? [words] : []));
  return [...written, ...dictated];
}

function isPhone(found: string, before: string, after: string): boolean {
  const digits = found.replace(/\D/g, '');
  if (OTHER_NUMBER.test(before) && !PHONE_CUE.test(before)) return false;
  if (found.startsWith('+')) return digits.length >= 9 && digits.length <= 14;
  if (COUNTRY.test(digits)) return PREFIX.test(digits.replace(COUNTRY, ''));
  if (digits.length !== 9 || !PREFIX.test(digits)) return false;
  if (PHONE_CUE.test(before)) return true;
  return GROUPINGS.has(groupingOf(found)) && !LIST_UNIT.test(after);
}

function groupingOf(found: string): string {
  return (found.match(/\d+/g) ?? []).map(({ length }) => length).join('-');
}

function isDictatedPhone(digits: string): boolean {
  const local = digits.replace(COUNTRY, '');
  return local.length === 9 && PREFIX.test(local) && !isCounting(local);
}

/** "jeden, dwa, trzy …" is counting, not a phone number. */
function isCounting(digits: string): boolean {
  return [...digits].every((digit, at) => at === 0 || Number(digit) === Number(digits[at - 1]) + 1);
}

/**
 * An e-mail address or phone number where none belongs: in a title, a caption, a comment or a person's profile. A
 * description may contain one, although the forms have separate fields for it.
 */
export function detectContact({ type, title, text, captions }: Wording): Finding[] {
  const places = type === 'listing' ? [title, captions] : [title, text];
  const found = places.flatMap((place) => [...findEmails(place), ...findPhones(place)]);
  if (found.length === 0) return [];
  return [
    {
      kind: 'contactInText',
      severity: 1,
      rule: 'contactInText',
      words: found,
      listingIds: [],
      count: found.length,
      traces: found.map((each) => each.toLowerCase()),
    },
  ];
}
