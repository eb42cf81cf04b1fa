import type { ApiError } from '#contract/errors.ts';
import type { Faults } from './text-editor.tsx';

/** The field errors of a rejected call. */
export function faultsIn({ fieldErrors }: ApiError): Faults {
  return Object.fromEntries(Object.entries(fieldErrors).map(([field, said]) => [field, said.join(' ')]));
}
