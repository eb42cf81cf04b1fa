import { useEffect, useState } from 'react';
import { type Draft, keepDraft, readDraft } from './drafts.ts';

/** The draft stored under a name when the form was opened. */
export function useKeptDraft(name: string): Draft | null {
  const [kept] = useState(() => readDraft(name));
  return kept;
}

/** Stores the input as long as it differs from what is saved. */
export function useKeeping(name: string, { text, rating }: Draft, standing: Draft): void {
  const isNew = text !== standing.text || rating !== standing.rating;
  useEffect(() => keepDraft(name, isNew ? { text, rating } : null), [name, isNew, text, rating]);
}
