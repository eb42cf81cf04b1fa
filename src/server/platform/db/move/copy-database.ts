import { bringUpToDate, fillDatabase } from './fill-database.ts';
import type { Side } from './side.ts';
import { listSequences, listTables, SESSION, sumTable } from './tables.ts';

/**
 * Copies everything from one database into a new one, in one transaction, and compares the two.
 *
 * @returns the number of tables and rows.
 * @throws MoveError if the target is not empty, or differs in the end.
 */
export async function copyDatabase(
  source: Side,
  target: Side,
  say: (line: string) => void,
): Promise<{ tables: number; rows: number }> {
  for (const side of [source, target]) await bringUpToDate(side);
  await source.run(`${SESSION}; begin isolation level repeatable read`);
  const tables = await listTables(source);
  const content = {
    tables,
    sequences: await listSequences(source),
    readTable: ({ name, columns }: (typeof tables)[number]) => source.copyOut(`${name} (${columns})`),
    sumTable: ({ name }: (typeof tables)[number]) => sumTable(source, name),
  };
  const rows = await fillDatabase(target, content, say);
  await source.run('commit');
  return { tables: tables.length, rows };
}
