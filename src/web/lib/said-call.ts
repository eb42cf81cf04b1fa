import type { AnyEndpoint } from '#contract/endpoint.ts';

/**
 * An endpoint said without the contract's schemas, for where these would have to be loaded only to make a call: who looks
 * must not load what checks forms. Each feature's tests hold that what it says is the contract's.
 *
 * field  the name of the files' parts, of a call that brings files.
 */
export function saidCall<E extends AnyEndpoint>(
  name: E['name'],
  method: E['method'],
  path: E['path'],
  field?: string,
): E {
  return { name, method, path, ...(field && { upload: { field } }) } as unknown as E;
}
