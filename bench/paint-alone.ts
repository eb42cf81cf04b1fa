/**
 * `npm run bench:paint`: measures how fast the pages of a running market are painted, and writes that section of
 * bench/RESULTS.md.
 *
 * --origin http://localhost:3000   the market, with its pictures
 * --against <origin>               the same market served by another build, measured in turn
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measurePaint } from './paint.ts';
import { paintSection, withPaintSection } from './paint-section.ts';

const { values } = parseArgs({
  options: { origin: { type: 'string', default: 'http://localhost:3000' }, against: { type: 'string' } },
});
const section = paintSection(await measurePaint([values.origin, ...(values.against ? [values.against] : [])]));
const file = new URL('RESULTS.md', import.meta.url);
writeFileSync(file, withPaintSection(readFileSync(file, 'utf8'), section));
console.log(section);
