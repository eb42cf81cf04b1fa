import yauzl from 'yauzl';

/** Why an archive is refused: `zipBroken` if unreadable, `zipTooMany` or `zipTooLarge` by its content. */
export type ZipErrorCode = 'zipBroken' | 'zipTooMany' | 'zipTooLarge';

export class ZipError extends Error {
  readonly code: ZipErrorCode;
  constructor(code: ZipErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/**
 * Limits on unpacked data, whatever the archive declares.
 *
 * maxFiles      files, without ignored entries.
 * maxFileBytes  of one file; a larger one is reported and not unpacked further.
 * maxBytes      of all files together.
 */
export interface ZipLimits {
  readonly maxFiles: number;
  readonly maxFileBytes: number;
  readonly maxBytes: number;
}

/** A file of an archive: its name without folders, and its bytes; null if too large or encrypted. */
export interface ZipFile {
  readonly name: string;
  readonly bytes: Buffer | null;
}

/** Ignored entries added by operating systems may outnumber the pictures, within reason. */
const ENTRIES_PER_FILE = 10;

/**
 * Yields the files of an archive one by one. Nothing is written to disk, so `../` in names is harmless. Unpacks no more
 * of an entry than the limits allow, so that a small archive cannot fill the memory.
 *
 * @throws  ZipError
 */
export async function* readZip(bytes: Buffer, limits: ZipLimits): AsyncGenerator<ZipFile> {
  const archive = await yauzl.fromBufferPromise(bytes, { decodeStrings: false }).catch(broken);
  if (archive.entryCount > limits.maxFiles * ENTRIES_PER_FILE) throw new ZipError('zipTooMany');
  let count = 0;
  let totalBytes = 0;
  const entries = archive.eachEntry()[Symbol.asyncIterator]();
  for (;;) {
    const { value: entry, done } = await entries.next().catch(broken);
    if (done) return;
    const path = entryName(entry.fileName);
    const name = path.split(/[\\/]/).at(-1) ?? '';
    if (!isOfPeople(path, name)) continue;
    count += 1;
    if (count > limits.maxFiles) throw new ZipError('zipTooMany');
    const isReadable = !entry.isEncrypted() && entry.uncompressedSize <= limits.maxFileBytes;
    const content = isReadable ? await unpack(archive.openReadStreamPromise(entry), limits.maxFileBytes) : null;
    totalBytes += content?.length ?? 0;
    if (totalBytes > limits.maxBytes) throw new ZipError('zipTooLarge');
    yield { name, bytes: content };
  }
}

/** Ignores folders and files added by operating systems. */
function isOfPeople(path: string, name: string): boolean {
  return name !== '' && !name.startsWith('.') && !path.startsWith('__MACOSX/') && name.toLowerCase() !== 'thumbs.db';
}

/** Null if an entry exceeds the limit, whatever size it declares. */
async function unpack(opening: Promise<NodeJS.ReadableStream>, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of await opening) {
      size += chunk.length;
      if (size > maxBytes) return null;
      chunks.push(Buffer.from(chunk));
    }
  } catch (error) {
    return broken(error);
  }
  return Buffer.concat(chunks);
}

function broken(error: unknown): never {
  throw new ZipError('zipBroken', { cause: error });
}

/** Polish letters in CP852, which Windows uses in archives without UTF-8. */
const CP852: Readonly<Record<number, string>> = Object.fromEntries(
  [...'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ'].map((letter, at) => [
    [0xa5, 0x86, 0xa9, 0x88, 0xe4, 0xa2, 0x98, 0xab, 0xbe, 0xa4, 0x8f, 0xa8, 0x9d, 0xe3, 0xe0, 0x97, 0x8d, 0xbd][at],
    letter,
  ]),
);

function entryName(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return [...bytes].map((byte) => CP852[byte] ?? String.fromCharCode(byte)).join('');
  }
}
