import { connect } from 'node:tls';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { advice, type Finding, right, wrong } from './finding.ts';
import { isPublic } from './settings.ts';

/** The TXT records of a name, as in `node:dns/promises`. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

const PATIENCE_MS = 10_000;
const DAY_MS = 86_400_000;
const RENEWAL_DAYS = 14;

/** Checks that need the network: run only when the operator asks for them. */
export async function judgeOnline(config: Config, resolveTxt: ResolveTxt): Promise<Finding[]> {
  const domain = /@([\w.-]+)>?\s*$/.exec(config.mail.from)?.[1] ?? '';
  return [
    ...(isPublic(config) ? await judgePublicUrl(config.publicUrl) : []),
    ...(config.mail.smtpUrl ? [await judgeSmtp(config.mail.smtpUrl), ...(await judgeSender(domain, resolveTxt))] : []),
  ];
}

async function judgePublicUrl(publicUrl: string): Promise<Finding[]> {
  try {
    const answer = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const theirs = Date.parse(answer.headers.get('date') ?? '');
    if (!answer.ok) return [wrong(`${publicUrl} answers with ${answer.status}`, 'look at the proxy and at the log')];
    const found = [right(`${publicUrl} answers`)];
    if (Math.abs(theirs - Date.now()) > 60_000) {
      found.push(wrong('The clocks of this machine and of the proxy differ', 'timedatectl set-ntp true'));
    }
    const { hostname, port, protocol } = new URL(publicUrl);
    return protocol === 'https:' ? [...found, await judgeCertificate(hostname, Number(port || 443))] : found;
  } catch (error) {
    const { cause, message } = error as Error;
    return [
      wrong(
        `${publicUrl} cannot be reached: ${(cause as Error | undefined)?.message ?? message}`,
        'look at DNS, the firewall (ports 80 and 443) and the certificate',
      ),
    ];
  }
}

function judgeCertificate(host: string, port: number): Promise<Finding> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, timeout: PATIENCE_MS }, () => {
      const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS);
      socket.end();
      const says = `The certificate is valid for ${days} more days`;
      resolve(days < RENEWAL_DAYS ? wrong(says, 'see why the proxy does not renew it') : right(says));
    });
    socket.on('error', (error) => resolve(wrong(`TLS fails: ${error.message}`, 'look at the certificate')));
    socket.on('timeout', () => socket.destroy(new Error('no answer')));
  });
}

async function judgeSmtp(url: string): Promise<Finding> {
  const transport = createTransport({ url, connectionTimeout: PATIENCE_MS } as Parameters<typeof createTransport>[0]);
  try {
    await transport.verify();
    return right('The mail server accepts us');
  } catch (error) {
    return wrong(`The mail server refuses us: ${(error as Error).message}`, 'correct SMTP_URL');
  } finally {
    transport.close();
  }
}

/** Checks the DNS records without which mails are treated as spam. */
export async function judgeSender(domain: string, resolveTxt: ResolveTxt): Promise<Finding[]> {
  const texts = async (name: string) => (await resolveTxt(name).catch(() => [])).map((parts) => parts.join(''));
  const spf = (await texts(domain)).filter((text) => text.startsWith('v=spf1'));
  const dmarc = (await texts(`_dmarc.${domain}`)).filter((text) => text.startsWith('v=DMARC1'));
  return [
    spf.length === 1
      ? right(`${domain} says who may send its mail (SPF)`)
      : wrong(
          spf.length === 0 ? `${domain} has no SPF record` : `${domain} has several SPF records, so none counts`,
          `one TXT record at ${domain}: "v=spf1 include:<your mail service> -all"`,
        ),
    dmarc.length === 1
      ? right(`${domain} has a DMARC policy`)
      : advice(
          `${domain} has no DMARC policy: large mail services refuse or hide its mail`,
          `a TXT record at _dmarc.${domain}: "v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}"`,
        ),
  ];
}
