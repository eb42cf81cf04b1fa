import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect } from './fixtures.ts';

/** The newest link to the site mailed to an address; waits for the mail, as a job sends it. */
export async function mailedLink(
  address: string,
  page:
    | 'verifyEmail'
    | 'resetPassword'
    | 'loginLink'
    | 'renew'
    | 'decision'
    | 'notice'
    | 'savedSearch/confirm'
    | 'savedSearch',
): Promise<string> {
  let link: string | undefined;
  const find = async () => {
    const links = (await textsTo(address)).map((text) => new RegExp(`/${page}[/?][\\w=-]+`).exec(text)?.[0]);
    link = links.find(Boolean);
    return link;
  };
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy();
  return link ?? '';
}

/** How many mails an address has received. */
export async function countMails(address: string): Promise<number> {
  return (await textsTo(address)).length;
}

/** Waits until a mail to an address contains the given text, ignoring line breaks. */
export async function expectMail(address: string, words: RegExp): Promise<void> {
  const isThere = async () => (await textsTo(address)).some((text) => words.test(text.replace(/\s+/g, ' ')));
  await expect.poll(isThere, { timeout: 30_000, message: `a mail that says ${words}` }).toBe(true);
}

/** The texts of the mails to an address, newest first. */
async function textsTo(address: string): Promise<string[]> {
  const files = outboxes()
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.eml') && readFileSync(file, 'utf8').includes(`To: ${address}`))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  return Promise.all(files.map(async (file) => (await PostalMime.parse(readFileSync(file))).text ?? ''));
}

/** Mail folders of all such servers; each test uses new addresses, so it does not matter which server wrote a mail. */
function outboxes(): string[] {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith('jarmark-e2e-'));
  return folders.map((name) => join(tmpdir(), name, 'outbox')).filter((folder) => existsSync(folder));
}
