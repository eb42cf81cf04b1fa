import { type FormEvent, useId, useState } from 'react';
import { useLanguage } from '../../lib/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, SelectInput, TextInput } from '../../ui/field.tsx';
import { NAME_MAX_LENGTH } from './bounds.ts';
import { CategoryOptions } from './category-options.tsx';
import type { DeskBarProps } from './desk-bar.tsx';
import { childrenOf, nameIn, ROOT_ID } from './tree.ts';
import type { Faults } from './use-acts.ts';

/** Creates a category: Polish name, place, and the category that its rules come from. The editor has the rest. */
export function CreateDialog({ catalogue, acts, onChoose, onClose }: DeskBarProps & { onClose: () => void }) {
  const { locale, t } = useLanguage();
  const formId = useId();
  const { categories } = catalogue;
  const [name, setName] = useState('');
  const [parentId, setParentId] = useState(ROOT_ID);
  const [likeId, setLikeId] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const parents = childrenOf(categories, ROOT_ID).filter(({ isLeaf, listings }) => !isLeaf || listings === 0);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const like = likeId ? { likeId: Number(likeId) } : {};
    const done = await acts.run({ type: 'create', parentId, names: { pl: name }, ...like });
    setFaults(done.faults);
    const made = done.catalogue?.categories.findLast(({ isNew, parentId: above }) => isNew && above === parentId);
    if (!made) return;
    onClose();
    onChoose(made.id);
  }

  return (
    <Dialog
      open
      isPage
      sticky
      onOpenChange={(open) => !open && onClose()}
      title={t('catalogue.create')}
      description={t('catalogue.createText')}
      closeLabel={t('frame.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('catalogue.cancel')}
          </Button>
          <Button type="submit" form={formId} icon="plus" busy={acts.isBusy}>
            {t('catalogue.createDo')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
        <Field label={t('catalogue.namePolish')} error={faults['names.pl'] ?? faults['act.names.pl']} required>
          <TextInput
            value={name}
            maxLength={NAME_MAX_LENGTH}
            autoComplete="off"
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        <Field label={t('catalogue.parent')} error={faults.parentId}>
          <SelectInput value={parentId} onChange={(event) => setParentId(Number(event.currentTarget.value))}>
            <option value={ROOT_ID}>{t('catalogue.asMain')}</option>
            {parents.map((category) => (
              <option key={category.id} value={category.id}>
                {nameIn(category, locale)}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Field
          label={t('catalogue.like')}
          hint={t('catalogue.likeHint')}
          error={faults.likeId}
          required={parentId === ROOT_ID}
        >
          <SelectInput value={likeId} onChange={(event) => setLikeId(event.currentTarget.value)}>
            <option value="">{parentId === ROOT_ID ? t('catalogue.choose') : t('catalogue.likeParent')}</option>
            <CategoryOptions categories={categories} isOffered={({ isNew }) => !isNew} />
          </SelectInput>
        </Field>
        {faults.id && (
          <Alert tone="error" live>
            {faults.id}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}
