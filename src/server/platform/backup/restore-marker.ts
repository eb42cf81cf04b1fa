import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The file in DATA_DIR that stands there while a restore is not finished. */
export const MARKER = 'restoring';

/** The folder holds half of a backup. */
export class UnfinishedRestoreError extends Error {
  override readonly name = 'UnfinishedRestoreError';
}

/** @throws UnfinishedRestoreError */
export function assertRestored(dataDir: string): void {
  if (existsSync(join(dataDir, MARKER))) {
    throw new UnfinishedRestoreError(`a restore into ${dataDir} was interrupted; run it again, or empty the folder`);
  }
}
