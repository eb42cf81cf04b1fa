import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LOCALES_FOLDER } from '#i18n/catalog.ts';
import { messagesPlugin } from './vite-messages.ts';

test('an edited message is in the next page and its data without a restart', async () => {
  const root = mkdtempSync(join(tmpdir(), 'messages-'));
  const locales = join(root, 'locales');
  cpSync(LOCALES_FOLDER, locales, { recursive: true });
  writeFileSync(
    join(root, 'page.js'),
    `import { loaders } from 'virtual:messages';
     import { parts } from 'virtual:message-parts';
     const kept = new Map();
     export async function say() {
       if (!kept.has('pl')) kept.set('pl', (await loaders.pl()).messages);
       return parts.home.map((id) => kept.get('pl')[id]);
     }`,
  );
  const plugin = messagesPlugin({
    locales: pathToFileURL(`${locales}/`),
    findParts: () => ({ frame: [], home: ['home.title'] }),
  });
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [plugin],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(async () => {
    await vite.close();
    rmSync(root, { recursive: true });
  });
  const say = async () => (await vite.ssrLoadModule('/page.js')).say();
  const file = join(locales, 'pl', 'home.json');
  const written = readFileSync(file, 'utf8');
  const { 'home.title': title } = JSON.parse(written);
  expect(await say()).toEqual([[title]]);
  writeFileSync(file, written.replace(JSON.stringify(title), '"Nowy tytuł"'));
  await vi.waitUntil(async () => (await say())[0][0] === 'Nowy tytuł', { timeout: 60_000, interval: 100 });
});
