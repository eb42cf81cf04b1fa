import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';

/** A number as people dial it in Poland, or with the prefix of any country; null when it is none. E.164: `+48501502503`. */
export function parsePhone(text: string): string | null {
  const parsed = parsePhoneNumberFromString(text, 'PL');
  return parsed?.isValid() ? parsed.number : null;
}

/** A phone number in any usual form, turned into E.164; Poland where no country is named. */
export const phoneSchema = z
  .string({ error: 'validation.required' })
  .trim()
  .min(1, 'validation.required')
  .max(40, 'validation.phone')
  .transform((text, context) => {
    const number = parsePhone(text);
    if (number) return number;
    context.addIssue({ code: 'custom', message: 'validation.phone' });
    return z.NEVER;
  });
