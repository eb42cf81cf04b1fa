import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder with a file of every invoice for KSeF, whether it is sent or not. */
export interface ExportFolder {
  /** Atomic; writing the same number again replaces the file. */
  readonly write: (invoiceNumber: string, xml: Uint8Array) => Promise<void>;
}

export function exportFolder(dataDir: string): ExportFolder {
  const folder = join(dataDir, 'ksef');
  return {
    write: async (invoiceNumber, xml) => {
      await mkdir(folder, { recursive: true });
      const temporary = join(folder, `.${randomUUID()}`);
      try {
        await writeFile(temporary, xml, { flag: 'wx', flush: true, mode: 0o640 });
        await rename(temporary, join(folder, fileNameOf(invoiceNumber)));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
  };
}

/** `FV/2026/11/0001` → `FV-2026-11-0001.xml`. */
function fileNameOf(invoiceNumber: string): string {
  return `${invoiceNumber.replace(/[^\p{L}\d]+/gu, '-')}.xml`;
}
