import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testApp } from './test-app.ts';

const app = testApp({ METRICS: '1' });
const ROOT = new URL('../', import.meta.url).pathname;
/** Keywords of the query language that can appear where a metric could. */
const WORDS = new Set(['by', 'without', 'on', 'and', 'or', 'unless', 'bool', 'offset', 'Inf']);

/** The metrics of an expression: its names except functions, and outside strings, labels and groupings. */
function metricsOf(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replace(/\b(by|without|on)\s*\([^)]*\)/g, '');
  const names = [...bare.matchAll(/[a-zA-Z_:][\w:]*(?!\w*\s*\()/g)].map(([name]) => name);
  return names.filter((name) => !WORDS.has(name) && name !== 'up');
}

function expressionsOf(file: string): string[] {
  const text = readFileSync(`${ROOT}ops/${file}`, 'utf8');
  if (file.endsWith('.yaml')) return [...text.matchAll(/^ +expr: (.+)$/gm)].map((match) => match[1] ?? '');
  const { panels } = JSON.parse(text) as { panels: { targets?: { expr: string }[] }[] };
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
}

test.each(['grafana.json', 'alerts.yaml'])('every metric that ops/%s names is served', async (file) => {
  const { body } = await app.app.fastify.inject('/metrics');
  const served = new Set(
    [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) => series(name, type)),
  );
  const expressions = expressionsOf(file);
  expect(expressions.length).toBeGreaterThan(5);
  for (const expression of expressions) {
    const named = metricsOf(expression);
    expect([expression, named.filter((name) => !served.has(name))]).toEqual([expression, []]);
  }
  expect(new Set(expressions.flatMap(metricsOf)).size).toBeGreaterThan(5);
});

function series(name: string, type?: string): string[] {
  return type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name];
}

test('the metrics of an expression are found in it', () => {
  expect(metricsOf('sum by (le) (rate(a_bucket{b="c"}[5m])) / max(d) > 30 * 3600 and time() - up{x="y"} > e')).toEqual([
    'a_bucket',
    'd',
    'e',
  ]);
});
