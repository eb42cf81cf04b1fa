import type { AnyEndpoint } from '#contract/endpoint.ts';

/**
 * An endpoint declared without the contract's schemas, for pages that would load them only to make a call: read-only
 * pages must not bundle the validation. Each feature's tests check its declarations against the contract.
 *
 * field  the name of the file parts, for calls that upload files.
 */
export function saidCall<E extends AnyEndpoint>(
  name: E['name'],
  method: E['method'],
  path: E['path'],
  field?: string,
): E {
  return { name, method, path, ...(field && { upload: { field } }) } as unknown as E;
}
