import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as z from 'zod';
import { lineText } from '../values/text.ts';

/** An extension behind a number, as offices write it: `wew. 12`, `w. 12`, `ext. 12`, `#12`. */
const EXTENSION = /(?:\bw(?:ewn?(?:ętrzny)?)?|\bext(?:ension)?|\bint|\bdop|\bвн(?:утр)?|x|#)[.:]?\s*\d{1,6}\s*$/iu;

/** Why a text is not a phone number: `extension` if only the part behind the number is at fault. */
export type PhoneProblem = 'number' | 'extension';

/**
 * Parses a number as people in Poland write it: with the leading `0` dialled before area codes until 2009, with the
 * area code in brackets, with `+48` or `0048`, or with the prefix of any country.
 *
 * @returns E.164, `+48184421122`, or why the text is not a number
 */
export function readPhone(text: string): { number: string } | { problem: PhoneProblem } {
  const bare = text.replace(EXTENSION, '');
  const number = validNumber(bare);
  if (!number) return { problem: 'number' };
  return bare === text ? { number } : { problem: 'extension' };
}

/** A number parsed by `readPhone`, or null. E.164: `+48501502503`. */
export function parsePhone(text: string): string | null {
  const read = readPhone(text);
  return 'number' in read ? read.number : null;
}

function validNumber(text: string): string | null {
  const parsed = parsePhoneNumberFromString(text, 'PL');
  // What the library parses as an extension here is a second number.
  if (!parsed || parsed.ext) return null;
  const phone = withoutTrunkZero(parsed);
  // The library also accepts numbers without their area code, as they were dialled within a town.
  if (!phone?.isValid() || (phone.countryCallingCode === '48' && phone.nationalNumber.length !== 9)) return null;
  return phone.number;
}

/** The library knows no trunk prefix for Poland, which abolished it, but people still write it. */
function withoutTrunkZero(parsed: PhoneNumber): PhoneNumber | undefined {
  if (parsed.countryCallingCode !== '48' || !/^0\d{9}$/.test(parsed.nationalNumber)) return parsed;
  return parsePhoneNumberFromString(`+48${parsed.nationalNumber.slice(1)}`);
}

const MESSAGES = { number: 'validation.phone', extension: 'validation.phoneExtension' } as const;

/** A phone number in any usual form, converted to E.164; Polish if it names no country. */
export const phoneSchema = lineText({ error: 'validation.phoneRequired' })
  .min(1, 'validation.phoneRequired')
  .max(40, 'validation.phone')
  .transform((text, context) => {
    const read = readPhone(text);
    if ('number' in read) return read.number;
    context.addIssue({ code: 'custom', message: MESSAGES[read.problem] });
    return z.NEVER;
  });
