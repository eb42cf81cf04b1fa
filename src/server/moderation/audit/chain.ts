import { createHash } from 'node:crypto';

/** The content of a log entry, without its hash. */
export interface ChainedContent {
  readonly id: number;
  readonly at: Date;
  readonly actorId: number | null;
  readonly action: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** The predecessor hash of the first entry. */
export const CHAIN_START = Buffer.alloc(32);

/** The hash of an entry: covers its content and, through its predecessor's hash, all earlier entries. */
export function chainHash(previous: Buffer, { id, at, actorId, action, content }: ChainedContent): Buffer {
  const said = canonicalJson({ id, at: at.toISOString(), actorId, action, content });
  return createHash('sha256').update(previous).update(said).digest();
}

/** Canonical JSON, since the database does not keep the order of keys. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`).join(',')}}`;
}
