import { type RefObject, useState } from 'react';
import type { ListingForm } from '#contract/selling/forms.ts';
import { getKind } from '#kinds/index.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { getEditable } from './calls.ts';
import type { EditBase } from './draft-content.ts';
import type { PostingFormMethods } from './form-context.tsx';
import { type FormValues, valuesOf } from './form-values.ts';
import type { DraftKey } from './local-drafts.ts';
import { type Difference, differencesOf, withChosen } from './versions.ts';

/** Another edit was saved meanwhile. */
export interface EditConflict {
  readonly theirs: FormValues;
  readonly version: number;
  readonly differences: readonly Difference[];
}

/** Compares an edit that the server has rejected with what was saved meanwhile, and lets the user choose. */
export function useEditConflict(
  { kind: kindId, listingId }: DraftKey,
  form: PostingFormMethods,
  base: RefObject<EditBase | null>,
) {
  const [conflict, setConflict] = useState<EditConflict | null>(null);

  /** Without differences the edit goes on from the saved version. @returns whether it can be sent again */
  async function compare(): Promise<boolean> {
    const editable = await browserApi().call(getEditable(kindId), { params: { id: listingId } });
    const theirs = valuesOf(getKind(kindId), editable.form as unknown as ListingForm, editable.pictures);
    const { version } = editable.listing;
    const differences = differencesOf(base.current?.values ?? null, form.getValues(), theirs);
    if (differences.length > 0) setConflict({ theirs, version, differences });
    else base.current = { version, values: theirs };
    return differences.length === 0;
  }

  /** theirFields: fields to take from the other edit; null: back to the form. @returns whether to send the result */
  function settle(theirFields: readonly string[] | null): boolean {
    setConflict(null);
    if (!conflict || !theirFields) return false;
    base.current = { version: conflict.version, values: conflict.theirs };
    form.reset(withChosen(form.getValues(), conflict.theirs, theirFields), { keepDefaultValues: true });
    return true;
  }

  return { conflict, compare, settle };
}
