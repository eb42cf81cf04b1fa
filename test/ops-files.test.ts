import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, SETTING_NAMES } from '#server/config.ts';

const ROOT = new URL('../', import.meta.url).pathname;
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** The variables read by Node and by the images themselves. */
const OTHERS = /^(NODE_COMPILE_CACHE|DOMAIN|POSTGRES_\w+|MINIO_\w+|MC_HOST_\w+)$/;

test.each([
  ['Dockerfile', /\b([A-Z][A-Z0-9_]+)=/g],
  ['ops/jarmark.service', /(?:^Environment=| )([A-Z][A-Z0-9_]+)=/gm],
  ['ops/jarmark.env', /^([A-Z0-9_]+)=/gm],
  ['compose.yaml', /^ {6}([A-Z][A-Z0-9_]+): /gm],
  ['compose.scale.yaml', /^ {4,6}([A-Z][A-Z0-9_]+): /gm],
])('%s names only settings that exist', (file, pattern) => {
  const named = matches(read(file), pattern).filter((name) => !OTHERS.test(name));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
});

test('the example settings are valid unchanged', () => {
  const lines = read('ops/jarmark.env')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line));
  const config = readConfig(Object.fromEntries(lines.map((line) => line.split(/=(.*)/s) as [string, string])));
  expect(config).toMatchObject({ publicUrl: 'https://targ.example.pl', dataDir: '/var/lib/jarmark' });
});

test('container, service and npm start run the server by the same command', () => {
  const flags = matches(read('scripts/start.mjs'), /'(--[\w-]+(?:=\d+)?)'/g);
  expect(flags).toContain('--enable-source-maps');
  const words = [...flags, 'src/server/main.ts'];
  const service = /^ExecStart=(.*)$/m.exec(read('ops/jarmark.service'))?.[1]?.split(' ').slice(1);
  const container = /^CMD (\[.*\])$/m.exec(read('Dockerfile'))?.[1] ?? '[]';
  expect(service).toEqual(words);
  expect((JSON.parse(container) as string[]).slice(1)).toEqual(words);
});

test('the image holds every folder that the server imports from, and nothing that is missing', () => {
  const dockerfile = read('Dockerfile');
  const copied = matches(dockerfile, /^COPY --from=build \/app\/(\S+) /gm);
  expect(copied.filter((name) => !['build', 'node_modules'].includes(name) && !existsSync(join(ROOT, name)))).toEqual(
    [],
  );
  const sources = ['src', 'demo', 'scripts'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
      .filter((name) => folder !== 'src' || !name.startsWith('web/'))
      .map((name) => join(folder, name)),
  );
  const { imports } = JSON.parse(read('package.json')) as { imports: Record<string, string> };
  const needed = sources
    .filter((name) => name.startsWith('src/server/'))
    .flatMap((name) => matches(read(name), /(?:from|import\() ?'(#\w+)\//g))
    .map((alias) => imports[`${alias}/*`]?.split('/')[1] ?? alias);
  expect([...new Set(needed)].filter((folder) => !copied.includes(folder))).toEqual([]);
});

test('the image holds every file beside the code that the server reads', () => {
  const sources = readdirSync(join(ROOT, 'src/server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => join('src/server', name));
  const needed = sources.flatMap((name) =>
    matches(read(name), /new URL\('(\.[^']+)', import\.meta\.url\)/g).map((path) => join(dirname(name), path)),
  );
  expect(needed).toContain('docs/api.md');
  const copied = matches(read('Dockerfile'), /^COPY --from=build \/app\/(\S+) /gm);
  expect(needed.filter((path) => !copied.some((each) => path === each || path.startsWith(`${each}/`)))).toEqual([]);
  // The build can copy only files that it receives; just `build` and `node_modules` are created there.
  const ignored = read('.dockerignore').split('\n').filter(Boolean);
  const given = copied.filter((name) => !['build', 'node_modules'].includes(name));
  const isIgnored = (path: string) => ignored.some((rule) => matchesGlob(path, rule)) && !ignored.includes(`!${path}`);
  expect(given.filter(isIgnored)).toEqual([]);
});

test('the guide names only commands, files and options that exist', () => {
  const guide = read('docs/operate.md');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = matches(guide, /npm run ([a-z-]+)/g);
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const files = matches(guide, /(?:^|[\s`/])((?:ops|scripts|docs)\/[\w./-]+\w)/gm);
  const made = ['ops/tls/site.pem'];
  expect(files.filter((path) => !made.includes(path) && !existsSync(join(ROOT, path)))).toEqual([]);
  for (const [name, option] of guide.matchAll(/npm run (?:backup|restore|update|doctor) --[^`\n]*?(--[a-z-]+)/g)) {
    const script = /npm run (\w+)/.exec(name)?.[1] ?? '';
    const source = read(scripts[script]?.split(' ')[1] ?? '');
    expect([name, source.includes(option?.slice(2) ?? '?')]).toEqual([name, true]);
  }
});
