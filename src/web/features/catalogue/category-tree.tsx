import { useState } from 'react';
import type { DeskCategory } from '#contract/catalogue/catalogue.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { CheckboxInput } from '../../ui/choices.tsx';
import { TextInput } from '../../ui/field.tsx';
import { CategoryRow } from './category-row.tsx';
import { childrenOf, nameIn, type PlaceAct, ROOT_ID, searched } from './tree.ts';

export interface CategoryTreeProps {
  categories: readonly DeskCategory[];
  chosenId: number | null;
  onChoose: (id: number) => void;
  onMove: (act: PlaceAct) => Promise<void>;
}

/** All categories as nested lists to expand, search, select and move, by pointer or with Alt and the arrow keys. */
export function CategoryTree({ categories, chosenId, onChoose, onMove }: CategoryTreeProps) {
  const { locale, t } = useLanguage();
  const [query, setQuery] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [dragged, setDragged] = useState<DeskCategory | null>(null);
  const opening = useOpened(categories.find(({ id }) => id === chosenId));
  const isSearch = query.trim() !== '' || isMissing;
  const shown = isSearch ? searched(categories, query, isMissing) : categories;
  const missing = categories.filter((category) => category.missing.length > 0).length;
  const rowProps = { categories, chosenId, onChoose, onMove, dragged, onDrag: setDragged };
  return (
    <section aria-label={t('catalogue.tree')} className="card overflow-hidden">
      <div className="border-b border-line p-4">
        <TextInput
          type="search"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          aria-label={t('catalogue.search')}
          placeholder={t('catalogue.search')}
          autoComplete="off"
        />
        {(missing > 0 || isMissing) && (
          <CheckboxInput
            className="mt-2"
            label={t('catalogue.onlyMissing', { count: missing })}
            checked={isMissing}
            onChange={(event) => setMissing(event.currentTarget.checked)}
          />
        )}
        <p id="catalogue-keys" className="mt-2 text-sm text-muted max-lg:hidden">
          {t('catalogue.keys')}
        </p>
      </div>
      {shown.length === 0 && (
        <p role="status" className="p-5 text-muted">
          {t('catalogue.noneFound')}
        </p>
      )}
      <ul className="py-1.5">
        {childrenOf(shown, ROOT_ID).map((main) => {
          const isOpen = isSearch || opening.isOpen(main.id);
          const below = childrenOf(shown, main.id);
          return (
            <li key={main.id}>
              <CategoryRow
                {...rowProps}
                category={main}
                opening={below.length > 0 ? { isOpen, onToggle: () => opening.toggle(main.id) } : null}
              />
              {isOpen && below.length > 0 && (
                <ul className="ms-5 border-s border-line ps-1" aria-label={nameIn(main, locale)}>
                  {below.map((leaf) => (
                    <li key={leaf.id}>
                      <CategoryRow {...rowProps} category={leaf} opening={null} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Which main categories are expanded: those that the user opened, and the parent of the chosen category. */
function useOpened(chosen: DeskCategory | undefined) {
  const [opened, setOpened] = useState<ReadonlyMap<number, boolean>>(new Map());
  const isOpen = (id: number) => opened.get(id) ?? chosen?.parentId === id;
  const toggle = (id: number) => setOpened(new Map([...opened, [id, !isOpen(id)]]));
  return { isOpen, toggle };
}
