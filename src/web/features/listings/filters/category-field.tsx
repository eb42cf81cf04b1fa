import type { MessageId } from '#i18n/message-id.ts';
import { categoryTree } from '#kinds/ad/categories.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Field, SelectInput } from '../../../ui/field.tsx';
import type { ListData } from './list-data.ts';

/** The category tree as a select. */
export function CategoryField({ list: { values, errors } }: { list: ListData }) {
  const t = useT();
  const error = 'category' in errors ? errors.category || t('list.wrongValue') : undefined;
  return (
    <Field label={t('list.category')} error={error}>
      <SelectInput name="category" defaultValue={values.category ?? ''}>
        <option value="">{t('category.master')}</option>
        {categoryTree.children.map((branch) => {
          const name = t(`category.${branch.key}` as MessageId);
          return branch.isLeaf ? (
            <option key={branch.id} value={branch.id}>
              {name}
            </option>
          ) : (
            <optgroup key={branch.id} label={name}>
              <option value={branch.id}>{t('list.wholeBranch', { name })}</option>
              {branch.children.map((leaf) => (
                <option key={leaf.id} value={leaf.id}>
                  {t(`category.${leaf.key}` as MessageId)}
                </option>
              ))}
            </optgroup>
          );
        })}
      </SelectInput>
    </Field>
  );
}
