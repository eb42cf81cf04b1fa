import type { ApiError } from '#contract/errors.ts';
import type { Faults } from './text-editor.tsx';

/** What a refused call says at each field. */
export function faultsIn({ fieldErrors }: ApiError): Faults {
  return Object.fromEntries(Object.entries(fieldErrors).map(([field, said]) => [field, said.join(' ')]));
}
