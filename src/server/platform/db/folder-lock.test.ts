import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FolderLockedError, lockFolder } from './folder-lock.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jarmark-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a folder locked by another living process is refused, and free when that process has ended', async () => {
  const folder = aFolder();
  const holder = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  writeFileSync(join(folder, 'lock'), `${holder.pid} `);
  expect(() => lockFolder(folder)).toThrow(FolderLockedError);
  const gone = new Promise((resolve) => holder.on('exit', resolve));
  holder.kill('SIGKILL');
  await gone;
  const unlock = lockFolder(folder);
  unlock();
});

test('a lock is taken over if its process id now belongs to another process', () => {
  const folder = aFolder();
  writeFileSync(join(folder, 'lock'), '1 123');
  lockFolder(folder)();
});

test('a folder can be locked again after it was released', () => {
  const folder = aFolder();
  lockFolder(folder)();
  lockFolder(folder)();
});
