import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { EditBase } from './draft-content.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import type { PostingFormMethods } from './form-context.tsx';
import type { FormValues } from './form-values.ts';
import { type DraftKey, noteWriting } from './local-drafts.ts';
import { contentOf } from './use-publishing.ts';

/** Keeps every change, from the first one on. */
export function useAutosave(
  draftKey: DraftKey,
  { control }: PostingFormMethods,
  keeper: DraftKeeper,
  base: { readonly current: EditBase | null },
): void {
  const values = useWatch({ control }) as FormValues;
  const last = useRef<string | null>(null);
  useEffect(() => {
    const text = JSON.stringify(values);
    if (last.current !== null && last.current !== text) {
      keeper.put(contentOf(values, base.current));
      noteWriting(draftKey, true);
    }
    last.current = text;
  }, [values, keeper, draftKey, base]);
}
