import { Suspense, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { categoryPath } from '#kinds/ad/categories.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { Field, useFieldWiring } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { usePosting } from '../form-context.tsx';
import { type CategorySuggestions, useCategorySuggestions } from '../use-category-suggestions.ts';

const loadSheet = () => import('./category-sheet.tsx');
const CategorySheet = lazyPart(loadSheet, (module) => module.CategorySheet);

/** The category: preselected or suggested from the title, or chosen from all categories. */
export function CategoryField() {
  const t = useT();
  const { form, errorOf } = usePosting();
  const [category, title] = useWatch({ control: form.control, name: ['category', 'title'] });
  const suggestions = useCategorySuggestions(title);
  const [isOpen, setOpen] = useState(false);
  const { isTaken, keep } = useSureCategory(suggestions);
  const choose = (id: number) => {
    keep();
    form.setValue('category', id, { shouldDirty: true, shouldTouch: true });
    form.clearErrors('category');
    setOpen(false);
  };
  return (
    <div className="flex flex-col gap-2.5">
      <Field
        label={t('posting.field.category')}
        error={errorOf('category')}
        required
        aside={isTaken ? t('posting.category.fromTitle') : undefined}
      >
        <PickerButton text={categoryText(category, t)} isChosen={category !== null} onPress={() => setOpen(true)} />
      </Field>
      <p role="status" className="sr-only">
        {isTaken && `${t('posting.field.category')}: ${categoryText(category, t)}, ${t('posting.category.fromTitle')}`}
      </p>
      <Suggestions
        suggested={suggestions.categories.slice(0, MOST)}
        chosen={category}
        isTaken={isTaken}
        onChoose={choose}
      />
      {isOpen && (
        <Suspense>
          <CategorySheet chosen={category} onChoose={choose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Takes the category that a title leaves no doubt about, until the user chooses one. */
function useSureCategory({ categories: [first], isSure }: CategorySuggestions) {
  const { form } = usePosting();
  const [taken, setTaken] = useState<number | null>(null);
  const category = useWatch({ control: form.control, name: 'category' });
  const isTaken = category !== null && category === taken;
  const sure = isSure && (category === null || isTaken) ? first : undefined;
  useEffect(() => {
    if (sure === undefined || sure === form.getValues('category')) return;
    setTaken(sure);
    form.setValue('category', sure, { shouldDirty: true });
    form.clearErrors('category');
  }, [sure, form]);
  return { isTaken, keep: () => setTaken(null) };
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
      // Without a connection it fails, and is fetched again when the button is pressed.
      onPointerEnter={() => loadSheet().catch(() => {})}
      className="input flex cursor-pointer items-center gap-2 text-start"
    >
      <span className={`min-w-0 flex-1 ${isChosen ? 'font-semibold' : 'text-muted'}`}>{text}</span>
      <Icon name="chevron-right" className="text-muted" />
    </button>
  );
}

const MOST = 3;

interface SuggestionsProps {
  suggested: readonly number[];
  chosen: number | null;
  /** Whether the category was preselected from the title. */
  isTaken: boolean;
  onChoose: (id: number) => void;
}

/** Categories that fit the title; a press chooses one. */
function Suggestions({ suggested, chosen, isTaken, onChoose }: SuggestionsProps) {
  const t = useT();
  const isSettled = chosen !== null && suggested[0] === chosen;
  if (suggested.length === 0 || (isSettled && !isTaken)) return null;
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
