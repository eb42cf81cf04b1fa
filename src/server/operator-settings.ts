import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { parsePhone } from '#contract/accounts/phone.ts';
import { isNip, nipDigits } from '#contract/invoices/nip.ts';
import type { Operator } from '#contract/web-seam.ts';

function withoutGaps(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/** A one-line postal address, parts separated by semicolons, converted to the lines of an envelope. */
export const addressSetting = z
  .string()
  .max(300, 'must have at most 300 characters')
  .transform((text) =>
    text
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine((lines) => lines.length > 0, 'must name a street and a town, separated by a semicolon');

/** A phone number in any usual notation, converted to the international one; Polish if it has no country code. */
export const operatorPhoneSetting = z.string().transform((text, context) => {
  const parsed = parsePhoneNumberFromString(parsePhone(text) ?? '');
  if (parsed) return parsed.formatInternational();
  context.addIssue({ code: 'custom', message: 'must be a phone number, such as +48 18 443 56 00' });
  return z.NEVER;
});

/** A NIP with or without separators and `PL`, converted to ten digits. */
export const taxIdSetting = z
  .string()
  .transform(nipDigits)
  .refine(isNip, 'must be a NIP: ten digits with a valid check digit');

/** A National Court Register number with or without `KRS`, converted to ten digits. */
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

/** What the law requires of a site's operator; each needs the others. */
const NEEDED = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const;

/** The first missing setting when some are set; undefined when all or none are. */
export function missingOperatorSetting(settings: OperatorSettings): (typeof NEEDED)[number] | undefined {
  const isNamed = Object.entries(settings).some(([name, value]) => name.startsWith('OPERATOR_') && value !== undefined);
  return isNamed ? NEEDED.find((name) => settings[name] === undefined) : undefined;
}

/** The operator of the site; null if none is configured. */
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
