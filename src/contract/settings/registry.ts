import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as z from 'zod';
import { LOCALE_IDS, type Locale } from '#i18n/locales.ts';
import { emailSchema } from '../accounts/accounts.ts';
import { parsePhone } from '../accounts/phone.ts';
import { isNip, nipDigits } from '../invoices/nip.ts';
import { lineText, longText } from '../values/text.ts';
import { webAddressSchema } from '../values/web-address.ts';
import { LEAST_CONTRAST, type MarketColours, mainContrast, THEMES } from './colours.ts';
import { NETWORKS, USUAL_MARKET } from './market.ts';

/**
 * A setting of the site: stored in the database and changed by admins.
 *
 * schema    validates a value, also one that is parsed already.
 * initial   the default.
 * variable  the environment variable that sets and locks it.
 * isPublic  available to visitors' pages.
 */
interface Setting<Schema extends z.ZodType> {
  readonly schema: Schema;
  readonly initial: z.output<Schema>;
  readonly variable?: string;
  readonly isPublic: boolean;
}

function setting<Schema extends z.ZodType>(definition: Setting<Schema>): Setting<Schema> {
  return definition;
}

export const NAME_LENGTH = { min: 2, max: 40 } as const;
export const PLACE_MAX_LENGTH = 80;
export const BANNER_MAX_LENGTH = 300;
export const BLOCKED_MAX = 500;
export const NEWCOMER_DAYS_MAX = 365;

/** One line without markup; may be empty. */
const optionalLine = (max: number) =>
  lineText()
    .max(max, 'validation.tooLong')
    .regex(/^[^<>]*$/, 'validation.invalid');

const colour = lineText()
  .regex(/^#[\da-fA-F]{6}$/, 'validation.colour')
  .toLowerCase();
const themeColours = z.object({ light: colour, dark: colour });

const colours = z
  .object({ primary: themeColours, accent: themeColours })
  .superRefine(({ primary }: MarketColours, context) => {
    for (const theme of THEMES) {
      if (mainContrast(primary[theme], theme) >= LEAST_CONTRAST) continue;
      context.addIssue({ code: 'custom', path: ['primary', theme], message: 'validation.contrast' });
    }
  })
  .nullable();

const locale = z.enum(LOCALE_IDS as [Locale, ...Locale[]], { error: 'validation.unknownOption' });

const languages = z
  .object({
    offered: z
      .array(locale)
      .min(1, 'validation.languageMissing')
      .overwrite((chosen) => LOCALE_IDS.filter((id) => chosen.includes(id))),
    default: locale,
  })
  .superRefine(({ offered, default: usual }, context) => {
    if (!offered.includes(usual))
      context.addIssue({ code: 'custom', path: ['default'], message: 'validation.languageNotOffered' });
  });

/** A text per language; empty ones are dropped. */
const writtenText = z
  .partialRecord(locale, lineText().max(BANNER_MAX_LENGTH, 'validation.tooLong'))
  .overwrite((texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as typeof texts);

const day = z.iso.date('validation.date');

function inOrder({ from, until }: { from: string | null; until: string | null }): boolean {
  return from === null || until === null || from <= until;
}

const LATER = { error: 'validation.endsBeforeStart', path: ['until'] };

/** Polish calendar days, both included; null for no limit. */
const banner = z
  .object({
    texts: writtenText.refine((texts) => Object.keys(texts).length > 0, {
      error: 'validation.messageRequired',
      path: ['pl'],
    }),
    from: day.nullable(),
    until: day.nullable(),
    isDismissible: z.boolean(),
  })
  .refine(inOrder, LATER)
  .nullable();

const holiday = z.object({ from: day, until: day, texts: writtenText }).refine(inOrder, LATER).nullable();

const socialLinks = z
  .array(z.object({ network: z.enum(NETWORKS, { error: 'validation.unknownOption' }), url: webAddressSchema }))
  .max(NETWORKS.length, 'validation.tooMany')
  .refine((links) => new Set(links.map(({ network }) => network)).size === links.length, 'validation.networkTwice');

const unique = (texts: string[]) => [...new Set(texts)];

const blockedWords = z
  .array(
    lineText()
      .min(2, 'validation.tooShort')
      .max(60, 'validation.tooLong')
      .regex(/[\p{L}\p{N}]/u, 'validation.invalid'),
  )
  .max(BLOCKED_MAX, 'validation.tooMany')
  .overwrite(unique);

/** `someone@example.pl`, or a domain with all below it: `example.pl`, also written `@example.pl`. */
const blockedAddresses = z
  .array(
    lineText()
      .toLowerCase()
      .overwrite((text) => text.replace(/^@/, ''))
      .max(254, 'validation.tooLong')
      .regex(/^([^\s@]+@)?([\p{L}\d-]+\.)+[\p{L}\d-]{2,}$/u, 'validation.blockedAddress'),
  )
  .max(BLOCKED_MAX, 'validation.tooMany')
  .overwrite(unique);

const operatorName = optionalLine(200).refine((name) => name.length !== 1, 'validation.tooShort');

/** A postal address: lines, also written on one line with semicolons. */
const operatorAddress = longText()
  .max(300, 'validation.tooLong')
  .regex(/^[^<>]*$/, 'validation.invalid')
  .overwrite((text) =>
    text
      .split(/[;\n]/)
      .map((part) => part.trim())
      .filter(Boolean)
      .join('\n'),
  );

/** In any usual notation, converted to the international one: `+48 18 443 56 00`; Polish if it names no country. */
const operatorPhone = lineText()
  .max(40, 'validation.phone')
  .transform((text, context) => {
    if (text === '') return '';
    const parsed = parsePhoneNumberFromString(parsePhone(text) ?? '');
    if (parsed) return parsed.formatInternational();
    context.addIssue({ code: 'custom', message: 'validation.phone' });
    return z.NEVER;
  });

/** A NIP with or without separators and `PL`, converted to ten digits. */
const operatorTaxId = lineText()
  .max(30, 'validation.nip')
  .overwrite(nipDigits)
  .refine((digits) => digits === '' || isNip(digits), 'validation.nip');

/** A number in the National Court Register with or without `KRS`, converted to ten digits. */
const operatorRegister = lineText()
  .max(30, 'validation.register')
  .overwrite((text) => text.replace(/[\s-]/g, '').replace(/^KRS:?/i, ''))
  .regex(/^(\d{10})?$/, 'validation.register');

/** Every setting that admins can change, one line each. The registry is the only place that lists them. */
export const SETTINGS = {
  marketName: setting({
    schema: optionalLine(NAME_LENGTH.max).min(1, 'validation.required').min(NAME_LENGTH.min, 'validation.tooShort'),
    initial: USUAL_MARKET.name,
    variable: 'MARKET_NAME',
    isPublic: true,
  }),
  marketPlace: setting({ schema: optionalLine(PLACE_MAX_LENGTH), initial: '', isPublic: true }),
  /** The id of a stored logo; null for the drawn one. */
  logo: setting({
    schema: z
      .string()
      .regex(/^[\da-f]{32}$/)
      .nullable(),
    initial: null,
    isPublic: true,
  }),
  colours: setting({ schema: colours, initial: null, isPublic: true }),
  operatorName: setting({ schema: operatorName, initial: '', variable: 'OPERATOR_NAME', isPublic: true }),
  operatorAddress: setting({ schema: operatorAddress, initial: '', variable: 'OPERATOR_ADDRESS', isPublic: true }),
  operatorEmail: setting({
    schema: z.union([z.literal(''), emailSchema], { error: 'validation.email' }),
    initial: '',
    variable: 'OPERATOR_EMAIL',
    isPublic: true,
  }),
  operatorPhone: setting({ schema: operatorPhone, initial: '', variable: 'OPERATOR_PHONE', isPublic: true }),
  operatorTaxId: setting({ schema: operatorTaxId, initial: '', variable: 'OPERATOR_TAX_ID', isPublic: true }),
  operatorRegister: setting({ schema: operatorRegister, initial: '', variable: 'OPERATOR_REGISTER', isPublic: true }),
  /** The recipient of the contact form's messages. */
  contactEmail: setting({
    schema: emailSchema,
    initial: 'kontakt@localhost.localdomain',
    variable: 'CONTACT_EMAIL',
    isPublic: false,
  }),
  languages: setting({
    schema: languages,
    initial: USUAL_MARKET.languages as z.output<typeof languages>,
    isPublic: true,
  }),
  banner: setting({ schema: banner, initial: null, isPublic: true }),
  /** The operator's holiday. */
  holiday: setting({ schema: holiday, initial: null, isPublic: true }),
  socialLinks: setting({ schema: socialLinks, initial: [], isPublic: true }),
  /** Whether search engines may list the site. */
  isIndexed: setting({ schema: z.boolean(), initial: true, isPublic: true }),
  /** The days of the basic plan that a newcomer's first ad gets as a gift; 0 for none. */
  newcomerDays: setting({
    schema: z
      .int({ error: 'validation.integer' })
      .min(0, 'validation.tooSmall')
      .max(NEWCOMER_DAYS_MAX, 'validation.tooLarge'),
    initial: USUAL_MARKET.newcomerDays,
    isPublic: true,
  }),
  blockedWords: setting({ schema: blockedWords, initial: [], isPublic: false }),
  blockedAddresses: setting({ schema: blockedAddresses, initial: [], isPublic: false }),
};

export type SettingKey = keyof typeof SETTINGS;
export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];

/** The values of all settings. */
export type SettingValues = { readonly [Key in SettingKey]: z.output<(typeof SETTINGS)[Key]['schema']> };

/** The default values. */
export const INITIAL_SETTINGS = Object.fromEntries(
  Object.entries(SETTINGS).map(([key, { initial }]) => [key, initial]),
) as SettingValues;

type Shape<Of extends { readonly [Key in SettingKey]: unknown }> = Of;

/** The schema of all values in responses. */
export const settingValuesSchema = z.object(
  Object.fromEntries(Object.entries(SETTINGS).map(([key, { schema }]) => [key, schema])) as Shape<{
    readonly [Key in SettingKey]: (typeof SETTINGS)[Key]['schema'];
  }>,
);
