import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DeskCatalogue, DeskCategory } from '#contract/catalogue/catalogue.ts';
import type { Locale } from '#i18n/locales.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import type { UsedRemote } from '../../lib/remote/use-remote.ts';
import { useIsWide } from '../../lib/use-is-wide.ts';
import { Alert } from '../../ui/alert.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { CategoryTree } from './category-tree.tsx';
import { DeskBar } from './desk-bar.tsx';
import { CategoryEditor } from './editor/category-editor.tsx';
import { nameIn, type PlaceAct, placeAmong } from './tree.ts';
import { useActs } from './use-acts.ts';

export interface CatalogueDeskProps {
  catalogue: DeskCatalogue;
  remote: UsedRemote<DeskCatalogue>;
}

/** The tree and the editor of the category that the address names: beside it, or in a sheet on narrow screens. */
export function CatalogueDesk({ catalogue, remote }: CatalogueDeskProps) {
  const { locale, t } = useLanguage();
  const isWide = useIsWide();
  const [search, setSearch] = useSearchParams();
  const [said, setSaid] = useState('');
  const acts = useActs(remote);
  const { categories, moving } = catalogue;
  const chosen = categories.find(({ id, parentId }) => parentId !== null && id === Number(search.get('category')));
  const choose = (id: number | null) =>
    setSearch(id === null ? {} : { category: String(id) }, { replace: true, preventScrollReset: true });

  async function move(act: PlaceAct): Promise<void> {
    const { catalogue: after, faults } = await acts.run(act);
    const [fault] = Object.values(faults);
    if (fault) showToast({ tone: 'error', title: t('catalogue.cannotMove'), description: fault });
    const moved = after?.categories.find(({ id }) => id === act.id);
    if (!after || !moved) return;
    const above = after.categories.find(({ id }) => id === moved.parentId);
    setSaid(t('catalogue.moved', { ...placeAmong(after.categories, moved), ...namesOf(moved, above, locale) }));
  }

  const editor = chosen && (
    <CategoryEditor
      key={chosen.id}
      category={chosen}
      categories={categories}
      acts={acts}
      onMove={move}
      onChoose={choose}
    />
  );
  return (
    <>
      <DeskBar catalogue={catalogue} acts={acts} onChoose={choose} />
      {moving > 0 && <Alert className="mb-5">{t('catalogue.moving', { count: moving })}</Alert>}
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <CategoryTree categories={categories} chosenId={chosen?.id ?? null} onChoose={choose} onMove={move} />
        {isWide && (
          <section
            aria-label={t('catalogue.editor')}
            className="card sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto p-5"
          >
            {editor ?? (
              <EmptyState ornament="tree-of-life" title={t('catalogue.nothingChosen')}>
                {t('catalogue.nothingChosenText')}
              </EmptyState>
            )}
          </section>
        )}
      </div>
      {!isWide && chosen && (
        <Sheet
          open
          onOpenChange={(open) => !open && choose(null)}
          title={nameIn(chosen, locale)}
          closeLabel={t('frame.close')}
        >
          {editor}
        </Sheet>
      )}
    </>
  );
}

function namesOf(moved: DeskCategory, above: DeskCategory | undefined, locale: Locale) {
  return { name: nameIn(moved, locale), above: above ? nameIn(above, locale) : '' };
}
