import { useState } from 'react';
import { actKeys } from './act-key.ts';

/** Idempotency keys of a form's attempts, for the form's lifetime. */
export function useActKeys(): (content: unknown) => string {
  const [keyOf] = useState(() => actKeys());
  return keyOf;
}
