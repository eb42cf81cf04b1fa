import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { isNip, nipDigits } from '#contract/nip.ts';
import type { Operator } from '#contract/web-seam.ts';

function withoutGaps(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/** An address on one line, its parts divided by semicolons, turned into the lines of an envelope. */
export const addressSetting = z
  .string()
  .max(300, 'must have at most 300 characters')
  .transform((text) =>
    text
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine((lines) => lines.length > 0, 'must name a street and a town, divided by a semicolon');

/** A phone number in any usual form, turned into the international one; Poland where no country is named. */
export const operatorPhoneSetting = z.string().transform((text, context) => {
  const parsed = parsePhoneNumberFromString(text, 'PL');
  if (parsed?.isValid()) return parsed.formatInternational();
  context.addIssue({ code: 'custom', message: 'must be a phone number, such as +48 18 443 56 00' });
  return z.NEVER;
});

/** A NIP with or without its gaps and `PL`, turned into ten digits. */
export const taxIdSetting = z
  .string()
  .transform(nipDigits)
  .refine(isNip, 'must be a NIP: ten digits of which the last one fits the others');

/** A number in the National Court Register with or without `KRS`, turned into ten digits. */
export const registerSetting = z
  .string()
  .transform((text) => withoutGaps(text).replace(/^KRS:?/i, ''))
  .refine((digits) => /^\d{10}$/.test(digits), 'must be a KRS number: ten digits');

interface OperatorSettings {
  readonly OPERATOR_NAME?: string | undefined;
  readonly OPERATOR_ADDRESS?: readonly string[] | undefined;
  readonly OPERATOR_EMAIL?: string | undefined;
  readonly OPERATOR_PHONE?: string | undefined;
  readonly OPERATOR_TAX_ID?: string | undefined;
  readonly OPERATOR_REGISTER?: string | undefined;
}

/** What the law asks of whoever runs a site: none of it goes without the others. */
const NEEDED = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const;

/** The name of the first setting that is missing beside the others; undefined when all or none are set. */
export function missingOperatorSetting(settings: OperatorSettings): (typeof NEEDED)[number] | undefined {
  const isNamed = Object.entries(settings).some(([name, value]) => name.startsWith('OPERATOR_') && value !== undefined);
  return isNamed ? NEEDED.find((name) => settings[name] === undefined) : undefined;
}

/** Who runs the site, null where nobody is named. */
export function operatorOf(settings: OperatorSettings): Operator | null {
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_EMAIL: email } = settings;
  if (!name || !address || !email) return null;
  return {
    name,
    address,
    email,
    phone: settings.OPERATOR_PHONE ?? null,
    taxId: settings.OPERATOR_TAX_ID ?? null,
    register: settings.OPERATOR_REGISTER ?? null,
  };
}
