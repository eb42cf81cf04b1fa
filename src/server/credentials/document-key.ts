import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;
const FILE_NAME = 'credentials.key';

interface KeySettings {
  readonly credentialsKey: Buffer | null;
  readonly dataDir: string;
  readonly s3: unknown;
}

/**
 * The key that encrypts documents: from the configuration, or from a file on this machine that only the server's user
 * can read, created if missing.
 *
 * @throws  Error when the file does not contain a valid key: a new one would make all documents unreadable
 */
export function openDocumentKey({ credentialsKey, dataDir, s3 }: KeySettings, warn: (line: string) => void): Buffer {
  if (credentialsKey) return credentialsKey;
  if (s3)
    warn('CREDENTIALS_KEY is not set while files are in S3: other machines could not read the documents stored here');
  const path = join(dataDir, FILE_NAME);
  return readKey(path) ?? makeKey(dataDir, path);
}

function readKey(path: string): Buffer | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const key = Buffer.from(text, 'hex');
  if (key.length !== KEY_BYTES) throw new Error(`${path} does not hold a key of ${KEY_BYTES} bytes in hexadecimal`);
  return key;
}

/** Written under a temporary name first, so that neither a crash nor another process ever sees a partial file. */
function makeKey(dataDir: string, path: string): Buffer {
  mkdirSync(dataDir, { recursive: true });
  const incoming = join(dataDir, `${FILE_NAME}.${randomUUID()}`);
  writeFileSync(incoming, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(incoming, path);
  } catch (error) {
    // Another process was first: use its key.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(incoming);
  }
  return readKey(path) as Buffer;
}
