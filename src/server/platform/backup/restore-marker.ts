import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The file that exists in DATA_DIR while a restore is not complete. */
export const MARKER = 'restoring';

/** The folder contains a partially restored backup. */
export class UnfinishedRestoreError extends Error {
  override readonly name = 'UnfinishedRestoreError';
}

/** @throws UnfinishedRestoreError */
export function assertRestored(dataDir: string): void {
  if (existsSync(join(dataDir, MARKER))) {
    throw new UnfinishedRestoreError(`a restore into ${dataDir} was interrupted; run it again, or empty the folder`);
  }
}
