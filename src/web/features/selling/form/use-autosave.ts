import { useEffect } from 'react';
import { type EditBase, withBase } from './draft-content.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import type { PostingFormMethods } from './form-context.tsx';
import { type DraftKey, noteWriting } from './local-drafts.ts';

/** Saves every change. */
export function useAutosave(
  draftKey: DraftKey,
  form: PostingFormMethods,
  keeper: DraftKeeper,
  base: { readonly current: EditBase | null },
): void {
  useEffect(() => {
    let last = JSON.stringify(form.getValues());
    // Synchronously with each change, not after the next paint: the tab may be closed in between.
    const { unsubscribe } = form.watch(() => {
      const values = form.getValues();
      const text = JSON.stringify(values);
      if (text === last) return;
      last = text;
      keeper.put(withBase(structuredClone(values), base.current));
      noteWriting(draftKey, true);
    });
    return unsubscribe;
  }, [form, keeper, draftKey, base]);
}
