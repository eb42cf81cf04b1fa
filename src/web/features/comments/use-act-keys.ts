import { useState } from 'react';
import { actKeys } from '../session/act-key.ts';

/** The keys of a form's tries, for as long as the form is there. */
export function useActKeys(): (content: unknown) => string {
  const [keyOf] = useState(() => actKeys());
  return keyOf;
}
