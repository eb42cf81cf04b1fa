import { useState } from 'react';
import { useLanguage } from '../../../lib/i18n.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, SelectInput } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { CategoryOptions } from '../category-options.tsx';
import { nameIn } from '../tree.ts';
import type { CategoryEditorProps } from './category-editor.tsx';

/** Chooses the category that takes over all listings, and explains what happens to the merged one. */
export function MergeDialog(props: CategoryEditorProps & { onClose: () => void }) {
  const { category, categories, acts, onChoose, onClose } = props;
  const { locale, t } = useLanguage();
  const [intoId, setIntoId] = useState('');
  const [fault, setFault] = useState<string>();
  const name = nameIn(category, locale);
  const into = categories.find(({ id }) => id === Number(intoId));

  async function merge(): Promise<void> {
    if (!into) return setFault(t('catalogue.choose'));
    const { catalogue, faults } = await acts.run({ type: 'merge', id: category.id, intoId: into.id });
    setFault(Object.values(faults)[0]);
    if (!catalogue) return;
    onClose();
    onChoose(into.id);
    showToast({ tone: 'success', title: t('catalogue.done.merge', { name, into: nameIn(into, locale) }) });
  }

  return (
    <Dialog
      open
      isPage
      onOpenChange={(open) => !open && onClose()}
      title={t('catalogue.mergeTitle', { name })}
      description={t('catalogue.mergeLead')}
      closeLabel={t('frame.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('catalogue.cancel')}
          </Button>
          <Button icon="package" busy={acts.isBusy} onClick={() => void merge()}>
            {t('catalogue.mergeDo', { count: category.listings })}
          </Button>
        </>
      }
    >
      <Field label={t('catalogue.mergeInto')} error={fault} required>
        <SelectInput value={intoId} onChange={(event) => setIntoId(event.currentTarget.value)}>
          <option value="">{t('catalogue.choose')}</option>
          <CategoryOptions categories={categories} isOffered={({ id, isLeaf }) => isLeaf && id !== category.id} />
        </SelectInput>
      </Field>
      {into && into.likeId !== category.likeId && (
        <Alert tone="warning" className="mt-4">
          {t('catalogue.mergeRules')}
        </Alert>
      )}
    </Dialog>
  );
}
