import * as z from 'zod';

/** Settings of the payment providers and of KSeF, as named in the environment; each is optional. */
export const paymentSettings = {
  /** Enables the built-in sandbox; by default it is on where no real provider is configured. */
  SANDBOX_PAYMENTS: z
    .enum(['0', '1', 'true', 'false'])
    .transform((value) => value === '1' || value === 'true')
    .optional(),
  STRIPE_SECRET_KEY: z.string().min(10).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(10).optional(),
  /** Overrides the base URL of Stripe's API, as tests do. */
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  P24_MERCHANT_ID: z.coerce.number().int().positive().optional(),
  /** The shop's id where it differs from the merchant's. */
  P24_POS_ID: z.coerce.number().int().positive().optional(),
  P24_CRC: z.string().min(8).optional(),
  P24_API_KEY: z.string().min(8).optional(),
  /** Defaults to `https://secure.przelewy24.pl`. */
  P24_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  /** The API of KSeF, such as `https://api.ksef.mf.gov.pl/v2`; without it invoices are only exported as files. */
  KSEF_URL: z.url({ protocol: /^https?$/ }).optional(),
  KSEF_TOKEN: z.string().min(10).optional(),
  /** The site that invoice QR codes link to. */
  KSEF_QR_URL: z.url({ protocol: /^https?$/ }).optional(),
};

type PaymentEnvironment = {
  readonly [Name in keyof typeof paymentSettings]?: z.output<(typeof paymentSettings)[Name]>;
};

export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiBase: string | null;
}

export interface Przelewy24Config {
  readonly merchantId: number;
  readonly posId: number;
  readonly crc: string;
  readonly apiKey: string;
  readonly apiBase: string;
}

export interface KsefConfig {
  readonly url: string;
  readonly token: string;
}

/** The configured providers; null ones are not offered. */
export interface PaymentConfig {
  readonly sandbox: boolean;
  readonly stripe: StripeConfig | null;
  readonly przelewy24: Przelewy24Config | null;
  /** Where invoices are sent; null if they are only exported. */
  readonly ksef: KsefConfig | null;
  readonly ksefQrUrl: string;
}

/** Settings of each group must be set together. */
const GROUPS = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['P24_MERCHANT_ID', 'P24_CRC', 'P24_API_KEY'],
  ['KSEF_URL', 'KSEF_TOKEN'],
] as const;

/** The first missing setting of an incomplete group; undefined when all groups are complete or empty. */
export function missingPaymentSetting(env: PaymentEnvironment): keyof PaymentEnvironment | undefined {
  const broken = GROUPS.find(
    (names) => names.some((name) => env[name] !== undefined) && names.some((name) => env[name] === undefined),
  );
  return broken?.find((name) => env[name] === undefined);
}

export function paymentConfigOf(env: PaymentEnvironment): PaymentConfig {
  const stripe = stripeOf(env);
  const przelewy24 = przelewy24Of(env);
  return {
    sandbox: env.SANDBOX_PAYMENTS ?? (stripe === null && przelewy24 === null),
    stripe,
    przelewy24,
    ksef: env.KSEF_URL && env.KSEF_TOKEN ? { url: env.KSEF_URL.replace(/\/+$/, ''), token: env.KSEF_TOKEN } : null,
    ksefQrUrl: (env.KSEF_QR_URL ?? 'https://qr.ksef.mf.gov.pl').replace(/\/+$/, ''),
  };
}

function stripeOf(env: PaymentEnvironment): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!secretKey || !webhookSecret) return null;
  return { secretKey, webhookSecret, apiBase: env.STRIPE_API_BASE?.replace(/\/+$/, '') ?? null };
}

function przelewy24Of(env: PaymentEnvironment): Przelewy24Config | null {
  const { P24_MERCHANT_ID: merchantId, P24_CRC: crc, P24_API_KEY: apiKey } = env;
  if (!merchantId || !crc || !apiKey) return null;
  const apiBase = (env.P24_API_BASE ?? 'https://secure.przelewy24.pl').replace(/\/+$/, '');
  return { merchantId, posId: env.P24_POS_ID ?? merchantId, crc, apiKey, apiBase };
}
