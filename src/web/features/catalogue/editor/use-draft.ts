import { useState } from 'react';
import type { CatalogueAct, DeskCategory } from '#contract/catalogue/catalogue.ts';
import { LOCALE_IDS } from '#i18n/locales.ts';
import { useT } from '../../../lib/i18n.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { Acts, Faults } from '../use-acts.ts';

/** The values of the editor's form; a missing name is empty. */
export type DraftValues = Pick<
  DeskCategory,
  'names' | 'words' | 'picture' | 'likeId' | 'quantities' | 'flags' | 'units' | 'dominant' | 'delivery'
>;

export interface Draft {
  readonly values: DraftValues;
  readonly isChanged: boolean;
  readonly set: (parts: Partial<DraftValues>) => void;
  readonly reset: () => void;
  readonly save: () => Promise<void>;
  /** The error of a field; the first error elsewhere is `otherFault`. */
  readonly faultAt: (field: string) => string | undefined;
  readonly otherFault: string | undefined;
}

function valuesOf(category: DeskCategory): DraftValues {
  const { words, picture, likeId, quantities, flags, units, dominant, delivery, missing } = category;
  const names = LOCALE_IDS.map((locale) => [locale, missing.includes(locale) ? '' : (category.names[locale] ?? '')]);
  return { names: Object.fromEntries(names), words, picture, likeId, quantities, flags, units, dominant, delivery };
}

/** The form of a category until it is saved, also while the category is moved. Only what was changed is sent. */
export function useDraft(category: DeskCategory, acts: Acts): Draft {
  const t = useT();
  const start = valuesOf(category);
  const [edited, setEdited] = useState<Partial<DraftValues>>({});
  const values = { ...start, ...edited };
  const [faults, setFaults] = useState<Faults>({});
  const fields = Object.keys(start) as (keyof DraftValues)[];
  const changed = fields.filter((field) => JSON.stringify(values[field]) !== JSON.stringify(start[field]));
  const isChanged = changed.length > 0;

  async function save(): Promise<void> {
    if (!isChanged) return;
    const parts = Object.fromEntries(changed.map((field) => [field, values[field]]));
    const done = await acts.run({ type: 'edit', id: category.id, ...parts } as CatalogueAct);
    setFaults(done.faults);
    if (!done.catalogue) return;
    setEdited({});
    showToast({ tone: 'success', title: t('catalogue.saved') });
  }

  // The contract reports `act.<field>`, the service only the field.
  const faultAt = (field: string) => faults[field] ?? faults[`act.${field}`];
  const known = [...fields, ...LOCALE_IDS.map((locale) => `names.${locale}`)];
  const other = Object.entries(faults).find(([field]) => !known.includes(field.replace(/^act\./, '')));
  return {
    values,
    isChanged,
    set: (parts) => setEdited({ ...edited, ...parts }),
    reset: () => setEdited({}),
    save,
    faultAt,
    otherFault: other?.[1],
  };
}
