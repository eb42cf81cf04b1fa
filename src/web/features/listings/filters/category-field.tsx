import type { MessageId } from '#i18n/message-id.ts';
import { categoryTree } from '#kinds/ad/categories.ts';
import { Fragment } from '../../../lib/fragment.tsx';
import { useT } from '../../../lib/i18n.tsx';
import { Field, SelectInput, useFieldWiring } from '../../../ui/field.tsx';
import type { ListData } from './list-data.ts';

/** The category tree as a select. */
export function CategoryField({ list: { values, errors } }: { list: ListData }) {
  const t = useT();
  const error = 'category' in errors ? errors.category || t('list.wrongValue') : undefined;
  return (
    <Field label={t('list.category')} error={error}>
      <CategorySelect chosen={values.category ?? ''} />
    </Field>
  );
}

/** A fragment, as it has more than a hundred options. */
function CategorySelect({ chosen }: { chosen: string }) {
  const wiring = useFieldWiring();
  return (
    <Fragment as="div" cacheKey={() => JSON.stringify(['categories', chosen, wiring])}>
      <SelectInput name="category" defaultValue={chosen} {...wiring}>
        <CategoryOptions />
      </SelectInput>
    </Fragment>
  );
}

function CategoryOptions() {
  const t = useT();
  return (
    <>
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
    </>
  );
}
