import type { DeskCategory } from '#contract/catalogue/catalogue.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Field, SelectInput } from '../../../ui/field.tsx';
import { CategoryOptions } from '../category-options.tsx';
import type { Draft } from './use-draft.ts';

/** For a new category: chooses the seed category that it takes its rules from. */
export function LikePart({ categories, draft }: { categories: readonly DeskCategory[]; draft: Draft }) {
  const t = useT();
  const { values, set, faultAt } = draft;
  return (
    <Field label={t('catalogue.like')} hint={t('catalogue.likeHint')} error={faultAt('likeId')}>
      <SelectInput
        value={values.likeId ?? ''}
        onChange={(event) => set({ likeId: Number(event.currentTarget.value) || null })}
      >
        {values.likeId === null && <option value="">{t('catalogue.choose')}</option>}
        <CategoryOptions categories={categories} isOffered={({ isNew }) => !isNew} />
      </SelectInput>
    </Field>
  );
}
