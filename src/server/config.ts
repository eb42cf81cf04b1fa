import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import * as z from 'zod';
import type { Market } from '#contract/settings/market.ts';
import type { Operator } from '#contract/settings/operator.ts';
import { marketOf, missingOperatorSetting, operatorOf } from '#contract/settings/public.ts';
import { INITIAL_SETTINGS } from '#contract/settings/registry.ts';
import type { ReplyListener } from './notifications/replies/listener.ts';
import { missingPaymentSetting, type PaymentConfig, paymentConfigOf, paymentSettings } from './payment-settings.ts';
import { type BackupPlace, parseBackupPlace } from './platform/backup/place.ts';
import { readProxies, type TrustsProxy } from './platform/proxies.ts';
import type { TracingConfig } from './platform/tracing/open-telemetry.ts';
import type { LockedSettings } from './settings/current.ts';
import { readLocked, SETTING_OF_VARIABLE, variableOf } from './settings/environment.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');

/** An empty variable counts as unset, like a variable without a value in a `.env` file. */
function setting<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema);
}

/** The same for a whole group of settings. */
function optionalSettings<Shape extends Record<string, z.ZodType>>(shape: Shape): Shape {
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, setting(schema)])) as unknown as Shape;
}

/** Comma-separated `host` or `host:port`. */
const hostList = z
  .string()
  .toLowerCase()
  .transform((text) => text.split(',').map((host) => host.trim()))
  .pipe(z.array(z.string().regex(/^[a-z\d.-]+(:\d{1,5})?$/, 'must be hosts such as push.example.org:8443')));

const proxies = z.string().transform((text, context): TrustsProxy | null => {
  try {
    return readProxies(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
});

/** `smtp://host:port` or `lmtp://host:port`. */
const listenUrl = z.string().transform((text, context): ReplyListener => {
  const [, protocol, host = '', listened = ''] = /^(smtp|lmtp):\/\/([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/.exec(text) ?? [];
  if (!protocol || Number(listened) > 65_535) {
    context.addIssue({ code: 'custom', message: 'must be such as lmtp://127.0.0.1:2400' });
    return z.NEVER;
  }
  return { protocol: protocol as ReplyListener['protocol'], host: host.replace(/[[\]]/g, ''), port: Number(listened) };
});

/** `HH:MM`. */
const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 02:30')
  .transform((text) => ({ hour: Number(text.slice(0, 2)), minute: Number(text.slice(3)) }));

/** 32 bytes in hexadecimal. */
const documentKeySetting = z
  .string()
  .regex(/^[\da-f]{64}$/i, 'must be 64 hexadecimal digits: openssl rand -hex 32')
  .transform((text) => Buffer.from(text, 'hex'));

/** `name=value`, separated by commas, as OpenTelemetry writes headers. */
const headerList = z
  .string()
  .regex(/^\s*[\w-]+=[^,=][^,]*(,\s*[\w-]+=[^,=][^,]*)*$/, 'must be name=value, separated by commas')
  .transform((text) =>
    Object.fromEntries(
      text.split(',').map((pair) => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
      }),
    ),
  );

const environmentSchema = z.object({
  PORT: setting(port.default(3000)),
  HOST: setting(z.string().default('0.0.0.0')),
  REALTIME_PORT: setting(port.optional()),
  PUBLIC_URL: setting(z.url({ protocol: /^https?$/ }).optional()),
  DATABASE_URL: setting(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
      .optional(),
  ),
  DATABASE_POOL: setting(z.coerce.number().int().min(2).max(200).default(10)),
  DATABASE_WAIT: setting(z.coerce.number().min(0).max(3_600).default(60)),
  DATA_DIR: setting(z.string().default('data')),
  LOG_LEVEL: setting(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
  METRICS: setting(flag.default(false)),
  METRICS_TOKEN: setting(z.string().min(16).optional()),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(z.url({ protocol: /^https?$/ }).optional()),
  OTEL_EXPORTER_OTLP_HEADERS: setting(headerList.default({})),
  OTEL_SERVICE_NAME: setting(z.string().max(100).default('jarmark')),
  OTEL_TRACES_SAMPLER_ARG: setting(z.coerce.number().min(0).max(1).default(1)),
  TRUST_PROXY: setting(proxies.default(null)),
  RENDER_WORKERS: setting(z.coerce.number().int().min(0).max(64).optional()),
  REQUEST_DEADLINE_MS: setting(z.coerce.number().int().min(100).max(600_000).default(10_000)),
  RATE_LIMIT: setting(z.coerce.number().int().min(0).max(1_000_000).default(600)),
  DEMO: setting(flag.default(true)),
  DEMO_PICTURES: setting(z.coerce.number().int().min(0).default(100_000)),
  SMTP_URL: setting(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: setting(z.string().default('jarmark@localhost')),
  CREDENTIALS_KEY: setting(documentKeySetting.optional()),
  REPLY_DOMAIN: setting(z.hostname().toLowerCase().optional()),
  REPLY_LISTEN: setting(listenUrl.optional()),
  REPLY_SECRET: setting(z.string().min(16).optional()),
  S3_BUCKET: setting(z.string().optional()),
  S3_REGION: setting(z.string().default('eu-central-1')),
  S3_ENDPOINT: setting(z.url().optional()),
  S3_ACCESS_KEY_ID: setting(z.string().optional()),
  S3_SECRET_ACCESS_KEY: setting(z.string().optional()),
  BACKUP_DIR: setting(z.string().optional()),
  BACKUP_AT: setting(timeOfDay.default({ hour: 2, minute: 30 })),
  BACKUP_KEEP: setting(z.coerce.number().int().min(1).max(1_000).default(14)),
  BACKUP_KEY: setting(z.string().min(16).optional()),
  BACKUP_S3_REGION: setting(z.string().optional()),
  BACKUP_S3_ENDPOINT: setting(z.url().optional()),
  BACKUP_S3_ACCESS_KEY_ID: setting(z.string().optional()),
  BACKUP_S3_SECRET_ACCESS_KEY: setting(z.string().optional()),
  PUSH_HOSTS: setting(hostList.default([])),
  WEBHOOK_LOOPBACK: setting(flag.default(false)),
  ...optionalSettings(paymentSettings),
  NODE_ENV: setting(z.enum(['production', 'development', 'test']).default('production')),
});

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = [
  ...Object.keys(environmentSchema.shape),
  ...Object.keys(SETTING_OF_VARIABLE),
];

/** All validated settings of the server; `.env.example` documents each. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** A separate port for sockets only; null for none. */
  readonly realtimePort: number | null;
  readonly publicUrl: string;
  /** `waitMs`: how long startup waits for the database to respond. */
  readonly database: { readonly url: string | null; readonly poolSize: number; readonly waitMs: number };
  readonly dataDir: string;
  /** Encrypts the documents of credentials; null uses the key in `dataDir`, created on the first start. */
  readonly credentialsKey: Buffer | null;
  readonly logLevel: string;
  readonly metrics: { readonly enabled: boolean; readonly token: string | null };
  /** Where traces are exported to; null turns tracing off. */
  readonly tracing: TracingConfig | null;
  /** Proxies whose X-Forwarded-For is trusted; null for none. */
  readonly trustProxy: TrustsProxy | null;
  /** Threads that render pages; 0 renders on the main thread. */
  readonly renderWorkers: number;
  /** How long a request may take before it is answered with 503; uploads and downloads are exempt. */
  readonly requestDeadlineMs: number;
  /** Requests that one address may make per minute; 0 means no limit. */
  readonly rateLimit: number;
  /** `pictures`: maximum number of listings that get pictures. */
  readonly demo: { readonly enabled: boolean; readonly pictures: number };
  /** `from`: an address, with or without a name; without one it gets the market's name. */
  readonly mail: { readonly smtpUrl: string | null; readonly from: string; readonly contactEmail: string };
  /** The settings that the environment locks; admins cannot change them. */
  readonly lockedSettings: LockedSettings;
  /** The market as visitors see it. */
  readonly market: Market;
  /** How replies by mail are received; null if they are not. */
  readonly replies: ReplyConfig | null;
  /** Who runs the site and is legally responsible; null in a demonstration. */
  readonly operator: Operator | null;
  /** Additional hosts of push services, besides those of the known browsers. */
  readonly pushHosts: readonly string[];
  /** Whether webhooks may point to this machine, to try them out. */
  readonly webhookLoopback: boolean;
  readonly payments: PaymentConfig;
  readonly s3: S3Config | null;
  readonly backup: BackupConfig;
  readonly mode: 'production' | 'development' | 'test';
}

/** `domain` of the reply addresses; mails are received by `listen`, by the webhook with its `secret`, or by both. */
export interface ReplyConfig {
  readonly domain: string;
  readonly listen: ReplyListener | null;
  readonly secret: string | null;
}

export interface S3Config {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Where the site's backups are stored (null for none), and when they are made, in Polish time. */
export interface BackupConfig {
  readonly place: BackupPlace | null;
  readonly at: { readonly hour: number; readonly minute: number };
  /** Number of complete backups to keep. */
  readonly keep: number;
  /** Encrypts them; null for unencrypted backups. */
  readonly key: string | null;
}

/** An invalid setting; the message names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Whether invoices are issued for real money, or sent to KSeF: they must state the operator's tax number. */
export function needsTaxId({ payments }: Pick<Config, 'payments'>): boolean {
  return payments.stripe !== null || payments.przelewy24 !== null || payments.ksef !== null;
}

/** @throws ConfigError when invoices are issued and neither the environment nor an admin has set the tax number */
export function assertPayee(config: Pick<Config, 'payments' | 'operator'>): void {
  if (needsTaxId(config) && !config.operator?.taxId)
    throw new ConfigError('OPERATOR_TAX_ID: must be set where payments are real, or invoices go to KSeF');
}

/** Validates the settings. @throws ConfigError naming the first invalid one */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const env = parsed.data;
  const lockedSettings = lockedConfig(environment);
  const settings = { ...INITIAL_SETTINGS, ...lockedSettings };
  return {
    port: env.PORT,
    host: env.HOST,
    realtimePort: env.REALTIME_PORT ?? null,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    database: { url: env.DATABASE_URL ?? null, poolSize: env.DATABASE_POOL, waitMs: env.DATABASE_WAIT * 1_000 },
    dataDir: resolve(env.DATA_DIR),
    credentialsKey: env.CREDENTIALS_KEY ?? null,
    logLevel: env.LOG_LEVEL,
    metrics: { enabled: env.METRICS, token: env.METRICS_TOKEN ?? null },
    tracing: tracingConfig(env),
    trustProxy: env.TRUST_PROXY,
    renderWorkers: env.RENDER_WORKERS ?? availableParallelism() - 1,
    requestDeadlineMs: env.REQUEST_DEADLINE_MS,
    rateLimit: env.RATE_LIMIT,
    demo: { enabled: env.DEMO, pictures: env.DEMO_PICTURES },
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM, contactEmail: settings.contactEmail },
    replies: replyConfig(env),
    lockedSettings,
    market: marketOf(settings),
    operator: operatorOf(settings),
    pushHosts: env.PUSH_HOSTS,
    webhookLoopback: env.WEBHOOK_LOOPBACK,
    payments: paymentConfig(env),
    s3: s3Config(env),
    backup: backupConfig(env),
    mode: env.NODE_ENV,
  };
}

/**
 * The configuration of this machine: the environment, with `.env` filling the gaps.
 *
 * overrides  settings given to a command, which take precedence.
 * @throws ConfigError
 */
export function loadConfig(overrides: Record<string, string> = {}): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig({ ...process.env, ...overrides });
}

function paymentConfig(env: z.output<typeof environmentSchema>): PaymentConfig {
  const missing = missingPaymentSetting(env);
  if (missing) throw new ConfigError(`${missing}: must be set with the other settings of its kind`);
  return paymentConfigOf(env);
}

function tracingConfig(env: z.output<typeof environmentSchema>): TracingConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = env;
  if (!endpoint) return null;
  return { endpoint, headers, serviceName: env.OTEL_SERVICE_NAME, share: env.OTEL_TRACES_SAMPLER_ARG };
}

function replyConfig(env: z.output<typeof environmentSchema>): ReplyConfig | null {
  const { REPLY_DOMAIN: domain, REPLY_LISTEN: listen = null, REPLY_SECRET: secret = null } = env;
  if (!domain && (listen || secret))
    throw new ConfigError('REPLY_DOMAIN: must be set with REPLY_LISTEN or REPLY_SECRET');
  if (!domain) return null;
  if (!listen && !secret)
    throw new ConfigError('REPLY_DOMAIN: needs REPLY_LISTEN or REPLY_SECRET, or nothing comes in');
  return { domain, listen, secret };
}

/** The settings that the environment locks; those of the operator must be complete or absent. */
function lockedConfig(environment: Record<string, string | undefined>): LockedSettings {
  const locked = orConfigError(() => readLocked(environment));
  const missing = missingOperatorSetting({ ...INITIAL_SETTINGS, ...locked });
  if (missing) throw new ConfigError(`${variableOf(missing)}: must be set with the other settings of the operator`);
  return locked;
}

function orConfigError<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

function s3Config(env: z.output<typeof environmentSchema>): S3Config | null {
  if (!env.S3_BUCKET) return null;
  if (!env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) {
    throw new ConfigError('S3_BUCKET: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with it');
  }
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
}

function backupConfig(env: z.output<typeof environmentSchema>): BackupConfig {
  const { BACKUP_AT: at, BACKUP_KEEP: keep, BACKUP_KEY: key = null, BACKUP_DIR: directory } = env;
  if (!directory) return { place: null, at, keep, key };
  // Without settings of their own, backups in S3 use the service and keys of the pictures.
  const place = parseBackupPlace(directory, {
    region: env.BACKUP_S3_REGION ?? env.S3_REGION,
    endpoint: env.BACKUP_S3_ENDPOINT ?? env.S3_ENDPOINT,
    accessKeyId: env.BACKUP_S3_ACCESS_KEY_ID ?? env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.BACKUP_S3_SECRET_ACCESS_KEY ?? env.S3_SECRET_ACCESS_KEY,
  });
  if (typeof place === 'string') throw new ConfigError(`BACKUP_DIR: ${place}`);
  if (place.kind === 's3' && place.bucket === env.S3_BUCKET && place.prefix === '') {
    throw new ConfigError('BACKUP_DIR: must name a folder in the bucket of the pictures, such as s3://bucket/backups');
  }
  return { place, at, keep, key };
}
