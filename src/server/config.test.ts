import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const ROOT = new URL('../../', import.meta.url).pathname;

test('without settings the server listens on port 3000 with the embedded database', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    database: { url: null },
    mode: 'production',
  });
});

test('an empty setting counts as one that is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, database: { url: null } });
});

test.each([
  ['PORT', 'many'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://somewhere'],
  ['PUBLIC_URL', 'jarmark'],
  ['LOG_LEVEL', 'loud'],
  ['CONTACT_EMAIL', 'nobody'],
  ['METRICS_TOKEN', 'short'],
])('%s=%s is refused with its name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: `));
});

test('a bucket without its keys is refused', () => {
  expect(() => readConfig({ S3_BUCKET: 'jarmark' })).toThrow(/^S3_BUCKET: /);
});

test('.env.example names every setting and no other', () => {
  const named = [...readFileSync(join(ROOT, '.env.example'), 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)].map(
    (match) => match[1],
  );
  const read = [
    ...readFileSync(join(ROOT, 'src/server/config.ts'), 'utf8').matchAll(/^ {2}([A-Z0-9_]+): setting\(/gm),
  ].map((match) => match[1]);
  expect(named.sort()).toEqual(read.sort());
});

test('process.env is read in config.ts alone', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const readers = files.filter(
    (name) => !name.includes('.test.') && readFileSync(join(ROOT, 'src', name), 'utf8').includes('process.env'),
  );
  expect(readers).toEqual([join('server', 'config.ts')]);
});
