import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComposedMail } from './compose.ts';

/** A folder of mails that are not sent: one whole `<id>.eml` each, for its owner's eyes only. */
export interface Outbox {
  /** The file of a mail, whether or not it is there. */
  fileOf(id: string): string;
  has(id: string): Promise<boolean>;
  put(id: string, mail: ComposedMail): Promise<void>;
}

export function openOutbox(dataDir: string): Outbox {
  const folder = join(dataDir, 'outbox');
  const fileOf = (id: string) => join(folder, `${id}.eml`);
  return {
    fileOf,
    has: (id) =>
      access(fileOf(id)).then(
        () => true,
        () => false,
      ),
    put: async (id, { raw }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Renamed when whole: whoever watches the folder never reads half a mail, also when two write the same one.
      const part = join(folder, `${id}.${randomUUID()}.part`);
      await writeFile(part, raw, { mode: 0o600 });
      await rename(part, fileOf(id));
    },
  };
}
