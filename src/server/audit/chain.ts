import { createHash } from 'node:crypto';

/** What an entry of the log says, beside its place in the chain. */
export interface ChainedContent {
  readonly id: number;
  readonly at: Date;
  readonly actorId: number | null;
  readonly action: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** What the first entry follows. */
export const CHAIN_START = Buffer.alloc(32);

/** The hash of an entry: it covers all that the entry says, and through the one before all that was said earlier. */
export function chainHash(previous: Buffer, { id, at, actorId, action, content }: ChainedContent): Buffer {
  const said = canonicalJson({ id, at: at.toISOString(), actorId, action, content });
  return createHash('sha256').update(previous).update(said).digest();
}

/** JSON in which equal values read alike: the database keeps no order of names. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`).join(',')}}`;
}
