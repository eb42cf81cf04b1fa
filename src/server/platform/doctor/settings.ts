import { type Config, needsTaxId } from '../../config.ts';
import { advice, type Finding, right, wrong } from './finding.ts';

/** Prefixes of the site's variables, to find misspelled ones in the environment. */
const PREFIX = /^(BACKUP|DATABASE|DEMO|KSEF|METRICS|OPERATOR|P24|REPLY|S3|SMTP|STRIPE)_/;

/**
 * Variables that are no settings.
 *
 * inFile  those of `.env`, where every variable is meant for the site; from the environment only those with a known
 *         prefix.
 */
export function findUnknown(known: readonly string[], inFile: readonly string[], all: readonly string[]): Finding[] {
  const looksOurs = all.filter((name) => PREFIX.test(name));
  return [...new Set([...inFile, ...looksOurs])]
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = nearest(name, known);
      return wrong(
        `${name} is no setting, so it has no effect`,
        near ? `did you mean ${near}?` : 'remove it; .env.example lists all settings',
      );
    });
}

/** The most similar name, if few letters differ. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const [best] = known.map((each) => ({ each, far: distance(name, each) })).sort((a, b) => a.far - b.far);
  return best && best.far <= Math.max(2, name.length / 4) ? best.each : undefined;
}

/** The number of letters to insert, remove or replace. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Checks for settings that are valid separately, but not in combination or on a public site. */
export function judgeSettings(config: Config): Finding[] {
  const judges = [judgeAddress, judgeMail, judgeSecrets, judgeMarket, judgeRest];
  const found = judges.flatMap((judge) => judge(config));
  return found.length > 0 ? found : [right('The settings fit together')];
}

/** Whether the site is meant for visitors from other machines. */
export function isPublic({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return !isLocal(new URL(publicUrl).hostname);
}

const isLocal = (host: string) => /^(localhost|127\..*|\[?::1\]?|.*\.localhost)$/.test(host);

function judgeAddress(config: Config): Finding[] {
  if (!isPublic(config)) {
    return [advice(`PUBLIC_URL is ${config.publicUrl}: links in mails work on this machine only`, 'set PUBLIC_URL')];
  }
  if (config.publicUrl.startsWith('http:')) {
    return [wrong('PUBLIC_URL begins with http://: passwords are sent readable', 'serve it by https and set https://')];
  }
  // The site itself speaks plain HTTP, so https requires a proxy.
  if (!config.trustProxy) {
    return [
      wrong('PUBLIC_URL is https, but no proxy is trusted: all visitors share its rate limit', 'set TRUST_PROXY=1'),
    ];
  }
  return [];
}

function judgeMail({ mail, ...config }: Config): Finding[] {
  if (!isPublic(config)) return [];
  const found: Finding[] = [];
  if (!mail.smtpUrl) found.push(wrong('No mail is sent: it is written to DATA_DIR/outbox', 'set SMTP_URL'));
  if (/@localhost/.test(mail.from))
    found.push(wrong(`MAIL_FROM is ${mail.from}: no server accepts it`, 'set MAIL_FROM'));
  if (/@localhost/.test(mail.contactEmail)) {
    found.push(
      wrong(
        'What people write to you goes nowhere',
        'state an address that somebody reads at /admin/settings, or set CONTACT_EMAIL',
      ),
    );
  }
  return found;
}

/** A secret with fewer distinct characters is easy to guess. */
const FEWEST_CHARACTERS = 8;

function judgeSecrets({ metrics, replies, backup, database, s3 }: Config): Finding[] {
  const host = database.url ? new URL(database.url) : null;
  const secrets = {
    METRICS_TOKEN: metrics.token,
    REPLY_SECRET: replies?.secret,
    BACKUP_KEY: backup.key,
    S3_SECRET_ACCESS_KEY: s3?.secretAccessKey,
    // A local database, or one over a socket, may have no password.
    'the password of DATABASE_URL': host?.hostname && !isLocal(host.hostname) ? host.password : null,
  };
  return Object.entries(secrets).flatMap(([name, secret]) => {
    if (secret === null || secret === undefined) return [];
    const isWeak = secret.length < 12 || new Set(secret).size < FEWEST_CHARACTERS;
    return isWeak ? [wrong(`${name} is easily guessed`, 'choose another: openssl rand -hex 24')] : [];
  });
}

/** Checks the settings of the market and its operator, from admins and the environment. */
function judgeMarket(config: Config): Finding[] {
  const { operator, market } = config;
  const found: Finding[] = [];
  if (needsTaxId(config) && !operator?.taxId) {
    found.push(wrong('The site does not start: its invoices would name no payee', 'set OPERATOR_TAX_ID'));
  }
  if (!isPublic(config)) return found;
  if (!operator)
    found.push(
      advice(
        'The site says that it is a demonstration',
        'state the operator at /admin/settings, or set OPERATOR_NAME and the others',
      ),
    );
  if (!market.isIndexed) {
    found.push(advice('Search engines are asked not to list the site', 'if they may, say so at /admin/settings'));
  }
  return found;
}

function judgeRest(config: Config): Finding[] {
  const { metrics, rateLimit, demo, payments, backup, s3, dataDir } = config;
  const found: Finding[] = [];
  if (metrics.enabled && !metrics.token && config.host !== '127.0.0.1') {
    found.push(advice('Whoever reaches the port reads /metrics', 'set METRICS_TOKEN, or refuse the path in the proxy'));
  }
  if (rateLimit === 0) found.push(wrong('There is no limit on requests and attempts', 'remove RATE_LIMIT=0'));
  if (!isPublic(config)) return found;
  if (demo.enabled) found.push(advice('An empty database gets the demo market', 'set DEMO=0'));
  if (payments.sandbox) found.push(advice('Payments are simulated', 'configure Stripe or Przelewy24'));
  if (!backup.place) found.push(wrong('Nothing is backed up', 'set BACKUP_DIR'));
  else if (!backup.key && backup.place.kind === 's3') {
    found.push(advice('Backups in the bucket are not encrypted', 'set BACKUP_KEY, and keep it elsewhere too'));
  } else if (backup.place.kind === 'disk' && backup.place.folder.startsWith(dataDir)) {
    found.push(advice('The backups lie beside what they are to save', 'set BACKUP_DIR to another disk or a bucket'));
  }
  if (s3?.endpoint?.startsWith('http:') && !isLocal(new URL(s3.endpoint).hostname)) {
    found.push(advice('Pictures travel to the bucket unencrypted', 'set S3_ENDPOINT to an https address'));
  }
  return found;
}
