import { createHash } from 'node:crypto';
import { GuardedClient } from './guarded-client.ts';

/** More distinct statements than the code has mean composed texts, which are not worth preparing. */
const MAX_STATEMENTS = 500;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MAX_STATEMENTS) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/**
 * A connection that prepares every parameterised statement once and reuses its plan: planning a list's statement takes
 * as long as running it.
 */
export class PreparingClient extends GuardedClient {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's own signature has eight forms
  override query(config: any, values?: any, callback?: any): any {
    if (typeof config !== 'string' || !Array.isArray(values)) return super.query(config, values, callback);
    return super.query({ name: nameOf(config), text: config, values }, callback);
  }
}
