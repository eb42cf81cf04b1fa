import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect } from 'vitest';
import type { SiteProcess } from '../site-process.ts';

/** A user who talks to a site over HTTP alone. */
export interface Newcomer {
  get<Answer>(path: string): Promise<Answer>;
  /** The response's `data`. */
  post<Answer = unknown>(path: string, body: object): Promise<Answer>;
  /** The same user with the same session, at a site that was restarted. */
  at(site: SiteProcess): Newcomer;
}

function speaking(origin: string, token: string): Newcomer {
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/api${path}`, { headers, ...init });
    const text = await answer.text();
    expect(answer.ok, `${path}: ${text}`).toBe(true);
    return JSON.parse(text);
  };
  return {
    get: (path) => call(path),
    post: async (path, body) => (await call(path, { method: 'POST', body: JSON.stringify(body) })).data,
    at: (site) => speaking(site.origin, token),
  };
}

let count = 0;

/** Registers, and opens the link of the mail that the site has written to its outbox. */
export async function aNewcomer(site: SiteProcess, name: string, dataDir: string): Promise<Newcomer> {
  const email = `smoke-${++count}@example.pl`;
  const form = { name, email, password: 'Zielona-furtka-77', phone_number: '501 502 503', address: '-' };
  const { auth_token } = await speaking(site.origin, '').post<{ auth_token: string }>('/user/register', form);
  const person = speaking(site.origin, auth_token);
  let link: string | undefined;
  const find = async () => {
    link = (await mailTo(dataDir, email))?.match(/\/verifyEmail\/([\w-]+)/)?.[1];
    return link;
  };
  await expect.poll(find, { timeout: 20_000, interval: 50 }).toBeTruthy();
  await person.post('/user/verify-email', { token: link });
  return person;
}

async function mailTo(dataDir: string, address: string): Promise<string | undefined> {
  const outbox = join(dataDir, 'outbox');
  const names = readdirSync(dataDir).includes('outbox') ? readdirSync(outbox) : [];
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => readFileSync(join(outbox, name)));
  const mail = files.find((bytes) => bytes.toString('utf8').includes(`To: ${address}`));
  return mail && (await PostalMime.parse(mail)).text;
}
