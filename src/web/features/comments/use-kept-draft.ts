import { useEffect, useState } from 'react';
import { type Draft, keepDraft, readDraft } from './drafts.ts';

/** What was kept under a name when the form was opened. */
export function useKeptDraft(name: string): Draft | null {
  const [kept] = useState(() => readDraft(name));
  return kept;
}

/** Keeps what is typed for as long as it differs from what stands there already. */
export function useKeeping(name: string, { text, rating }: Draft, standing: Draft): void {
  const isNew = text !== standing.text || rating !== standing.rating;
  useEffect(() => keepDraft(name, isNew ? { text, rating } : null), [name, isNew, text, rating]);
}
