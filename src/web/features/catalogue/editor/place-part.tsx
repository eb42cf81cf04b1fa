import { useLanguage } from '../../../lib/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { DIRECTIONS, type Direction, nameIn, placeAmong, ROOT_ID, stepOf } from '../tree.ts';
import type { CategoryEditorProps } from './category-editor.tsx';

const ICONS = { up: 'arrow-up', down: 'arrow-down', in: 'arrow-right', out: 'arrow-left' } as const satisfies Record<
  Direction,
  string
>;

/** The category's position, with buttons to move it. */
export function PlacePart({ category, categories, acts, onMove }: CategoryEditorProps) {
  const { locale, t } = useLanguage();
  const above = categories.find(({ id }) => id === category.parentId);
  const place = placeAmong(categories, category);
  const name = above && above.id !== ROOT_ID ? nameIn(above, locale) : t('catalogue.mains');
  return (
    <section aria-label={t('catalogue.place')} className="mt-4 rounded-card bg-linen p-3">
      <p className="text-[0.9375rem]">{t('catalogue.placeAt', { ...place, above: name })}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {DIRECTIONS.map((direction) => {
          const act = stepOf(categories, category, direction);
          const isUsual = direction === 'up' || direction === 'down';
          if (!act && !isUsual) return null;
          // Not `disabled`: the button keeps the focus after the last possible move.
          return (
            <Button
              key={direction}
              size="sm"
              variant="secondary"
              icon={ICONS[direction]}
              aria-disabled={act === null}
              className={act ? undefined : 'opacity-50'}
              onClick={() => act && !acts.isBusy && void onMove(act)}
            >
              {t(`catalogue.step.${direction}`)}
            </Button>
          );
        })}
      </div>
    </section>
  );
}
