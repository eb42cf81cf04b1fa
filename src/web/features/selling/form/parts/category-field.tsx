import { lazy, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { categoryPath } from '#kinds/ad/categories.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { Field, useFieldWiring } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { usePosting } from '../form-context.tsx';
import { useCategorySuggestions } from '../use-category-suggestions.ts';

const loadSheet = async () => ({ default: (await import('./category-sheet.tsx')).CategorySheet });
const CategorySheet = lazy(loadSheet);

/** The category: suggested from the title, or chosen from all categories. */
export function CategoryField() {
  const t = useT();
  const { form, errorOf } = usePosting();
  const category = useWatch({ control: form.control, name: 'category' });
  const [isOpen, setOpen] = useState(false);
  const choose = (id: number) => {
    form.setValue('category', id, { shouldDirty: true, shouldTouch: true });
    form.clearErrors('category');
    setOpen(false);
  };
  return (
    <div className="flex flex-col gap-2.5">
      <Field label={t('posting.field.category')} error={errorOf('category')} required>
        <PickerButton text={categoryText(category, t)} isChosen={category !== null} onPress={() => setOpen(true)} />
      </Field>
      <Suggestions chosen={category} onChoose={choose} />
      {isOpen && (
        <Suspense>
          <CategorySheet chosen={category} onChoose={choose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function categoryText(id: number | null, t: Translate): string {
  if (id === null) return t('posting.category.choose');
  const names = categoryPath(id).map(({ key }) => t(`category.${key}` as MessageId));
  return names.join(' › ');
}

function PickerButton({ text, isChosen, onPress }: { text: string; isChosen: boolean; onPress: () => void }) {
  const t = useT();
  const { id, 'aria-describedby': describedBy } = useFieldWiring();
  return (
    <button
      type="button"
      id={id}
      data-field="category"
      aria-haspopup="dialog"
      aria-label={`${t('posting.field.category')}: ${text}`}
      aria-describedby={describedBy}
      onClick={onPress}
      onPointerEnter={() => void loadSheet()}
      className="input flex cursor-pointer items-center gap-2 text-start"
    >
      <span className={`min-w-0 flex-1 ${isChosen ? 'font-semibold' : 'text-muted'}`}>{text}</span>
      <Icon name="chevron-right" className="text-muted" />
    </button>
  );
}

const MOST = 3;

/** Categories of similar titles; a press chooses one. */
function Suggestions({ chosen, onChoose }: { chosen: number | null; onChoose: (id: number) => void }) {
  const t = useT();
  const { form } = usePosting();
  const title = useWatch({ control: form.control, name: 'title' });
  const suggested = useCategorySuggestions(title).slice(0, MOST);
  if (suggested.length === 0 || (chosen !== null && suggested[0] === chosen)) return null;
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className="float-start me-1 text-sm text-muted">{t('posting.category.fits')}</legend>
      {suggested.map((id) => (
        <button
          key={id}
          type="button"
          className="chip"
          aria-pressed={id === chosen}
          data-selected={id === chosen || undefined}
          onClick={() => onChoose(id)}
        >
          {t(`category.${categoryPath(id).at(-1)?.key}` as MessageId)}
        </button>
      ))}
    </fieldset>
  );
}
