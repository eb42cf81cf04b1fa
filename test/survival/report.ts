import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { Row } from './scenario.ts';

const FILE = new URL('../../bench/SURVIVAL.md', import.meta.url);

const INTRODUCTION = `# Survival

What \`npm run test:survival\` measured: each scenario breaks something that the site depends on, and afterwards compares the acknowledged writes with the database. Running a scenario again replaces its part.
`;

/** Writes a scenario's part of the report, replacing its previous one. */
export function writeReport(title: string, rows: readonly Row[], seconds: number): void {
  const known = existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
    : [];
  const parts = new Map(known.map((part) => [part.split('\n', 1)[0], `${part.trimEnd()}\n`]));
  parts.set(`## ${title}`, partOf(title, rows, seconds));
  writeFileSync(FILE, [INTRODUCTION, ...parts.values()].join('\n'));
}

function partOf(title: string, rows: readonly Row[], seconds: number): string {
  const [cpu] = cpus();
  const machine = `${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  return `## ${title}

${new Date().toISOString().slice(0, 10)}, ${seconds} s, on ${machine}.

| what | goal | measured | |
|---|---|---|---|
${rows.map(lineOf).join('\n')}
`;
}

/** A row of the table, on one line. */
function lineOf({ what, goal, measured, isMet }: Row): string {
  const cells = [what, goal, measured, isMet ? '✓' : '**missed**'];
  return `| ${cells.map((cell) => cell.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`;
}

export function printRows(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  for (const { what, goal, measured, isMet } of rows) {
    console.log(`${isMet ? '✓' : '✗'} ${what}${goal ? ` (goal ${goal})` : ''}: ${measured}`);
  }
}
