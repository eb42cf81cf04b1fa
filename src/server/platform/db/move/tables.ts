import type { Side } from './side.ts';

/** The move is impossible or failed: the target must not be used. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}

/** Reads one database within a transaction. */
export type Reader = Pick<Side, 'run' | 'copyOut'>;

/** The schemas of a market: the site's and the job queue's. */
export const SCHEMAS = `('public', 'pgboss')`;
/** Makes all databases format values identically. */
export const SESSION = `set timezone = 'UTC'; set datestyle = 'ISO'; set extra_float_digits = 1; set search_path = public`;

/** `name` is quoted and has its schema; `columns` are the stored ones, quoted and separated by commas. */
export interface Table {
  readonly name: string;
  readonly columns: string;
}

/** The number of rows, and the sum of their hashes, both as decimal numbers. */
export interface TableSum {
  readonly rows: string;
  readonly sum: string;
}

/** The last number of a sequence; null if it was never used. */
export interface SequenceState {
  readonly name: string;
  readonly last: string | null;
}

export async function listTables({ run }: Pick<Reader, 'run'>): Promise<Table[]> {
  const rows = await run(`
    select format('%I.%I', n.nspname, c.relname) as name,
      string_agg(quote_ident(a.attname), ', ' order by a.attname) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname in ${SCHEMAS} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by 1 order by 1`);
  return rows as unknown as Table[];
}

export async function sumTable({ run }: Pick<Reader, 'run'>, name: string): Promise<TableSum> {
  const [row] = await run(`
    select count(*)::text as rows,
      coalesce(sum(('x' || substr(md5(t::text), 1, 16))::bit(64)::bigint::numeric), 0)::text as sum
    from ${name} t`);
  return row as unknown as TableSum;
}

export async function listSequences({ run }: Pick<Reader, 'run'>): Promise<SequenceState[]> {
  const rows = await run(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences where schemaname in ${SCHEMAS} order by 1`);
  return rows as unknown as SequenceState[];
}

/** @throws MoveError with the name of the part that differs */
export function assertSame(what: string, ours: unknown, theirs: unknown): void {
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) throw new MoveError(`the ${what} of the two sides differ`);
}
