import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComposedMail } from './compose.ts';

/** A folder of unsent mails: a complete `<id>.eml` each, readable only by the owner. */
export interface Outbox {
  /** The path of a mail's file, whether or not it exists. */
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
      // Rename the complete file, so that readers of the folder never see half a mail, even with concurrent writers.
      const part = join(folder, `${id}.${randomUUID()}.part`);
      await writeFile(part, raw, { mode: 0o600 });
      await rename(part, fileOf(id));
    },
  };
}
