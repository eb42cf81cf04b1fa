/** The real server with the demo market in a folder of its own, empty at every run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'jarmark-e2e-'));
process.env.DATA_DIR = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await import('../../src/server/main.ts');
