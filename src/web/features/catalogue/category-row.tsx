import { type DragEvent, type KeyboardEvent, useState } from 'react';
import type { DeskCategory } from '#contract/catalogue/catalogue.ts';
import { numberText } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { CategoryPicture } from '../../lib/kinds/category-picture.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { type Direction, type DropEdge, dropOf, nameIn, type PlaceAct, ROOT_ID, stepOf } from './tree.ts';

export interface CategoryRowProps {
  category: DeskCategory;
  categories: readonly DeskCategory[];
  chosenId: number | null;
  /** Of a main category with others below it. */
  opening: { readonly isOpen: boolean; readonly onToggle: () => void } | null;
  dragged: DeskCategory | null;
  onDrag: (category: DeskCategory | null) => void;
  onChoose: (id: number) => void;
  onMove: (act: PlaceAct) => Promise<void>;
}

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

const EDGES: Readonly<Record<DropEdge, string>> = {
  before: 'shadow-[inset_0_3px_0_var(--color-primary)]',
  after: 'shadow-[inset_0_-3px_0_var(--color-primary)]',
  into: 'shadow-[inset_0_0_0_3px_var(--color-primary)]',
};

/** A category in the tree: expands its subcategories, is selected by a press and moved by dragging or by keyboard. */
export function CategoryRow(props: CategoryRowProps) {
  const { category, categories, chosenId, opening, onChoose, onMove, onDrag } = props;
  const { locale, t } = useLanguage();
  const dropping = useDropping(props);
  const isMain = category.parentId === ROOT_ID;
  const name = nameIn(category, locale);

  function handleKey(event: KeyboardEvent): void {
    const direction = event.altKey ? KEYS[event.key] : undefined;
    if (!direction) return;
    event.preventDefault();
    const act = stepOf(categories, category, direction);
    if (act) void onMove(act);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging has its counterpart on the button's keyboard
    <div
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDrag(category);
      }}
      onDragEnd={() => onDrag(null)}
      {...dropping.handlers}
      className={classNames(
        'group flex items-center gap-1 px-2',
        chosenId === category.id && 'bg-primary-soft',
        dropping.edge && EDGES[dropping.edge],
      )}
    >
      <Icon name="grip-vertical" className="cursor-grab text-muted opacity-40 group-hover:opacity-100 max-lg:hidden" />
      {opening ? (
        <button
          type="button"
          className="btn btn-quiet btn-icon shrink-0"
          aria-expanded={opening.isOpen}
          aria-label={t(opening.isOpen ? 'catalogue.close' : 'catalogue.open', { name })}
          onClick={opening.onToggle}
        >
          <Icon name={opening.isOpen ? 'chevron-down' : 'chevron-right'} />
        </button>
      ) : (
        isMain && <span className="w-11 shrink-0" />
      )}
      <button
        type="button"
        aria-current={chosenId === category.id ? 'true' : undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
        aria-describedby="catalogue-keys"
        className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-2.5 rounded-field px-1.5 py-1 text-start hover:text-primary-strong"
        onClick={() => onChoose(category.id)}
        onKeyDown={handleKey}
      >
        {isMain && <CategoryPicture name={category.picture} className="w-9 shrink-0" />}
        <span
          className={classNames(
            'min-w-0 flex-1 leading-tight wrap-anywhere',
            category.isHidden && 'text-muted',
            isMain && 'font-semibold',
          )}
        >
          {name}
        </span>
        <Marks category={category} />
        <span className="count shrink-0" title={t('catalogue.listings', { count: category.listings })}>
          {category.isLeaf && numberText(locale, category.listings)}
        </span>
      </button>
    </div>
  );
}

function Marks({ category: { isHidden, isNew, missing } }: { category: DeskCategory }) {
  const { t } = useLanguage();
  return (
    <span className="flex shrink-0 flex-wrap justify-end gap-1">
      {isNew && <Badge tone="success">{t('catalogue.mark.new')}</Badge>}
      {isHidden && (
        <Badge icon="eye-off">
          <span className="max-sm:sr-only">{t('catalogue.mark.hidden')}</span>
        </Badge>
      )}
      {missing.length > 0 && (
        <Badge tone="amber" icon="languages">
          <span className="sr-only">{t('catalogue.mark.missing')} </span>
          {missing.join(' ')}
        </Badge>
      )}
    </span>
  );
}

/** Where on the row the dragged category would be dropped, and dropping it. */
function useDropping({ category, categories, dragged, onMove, onDrag }: CategoryRowProps) {
  const [edge, setEdge] = useState<DropEdge | null>(null);
  const find = (event: DragEvent<HTMLElement>) => {
    if (!dragged) return null;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    return dropOf(categories, dragged, category, (event.clientY - top) / height);
  };
  const handlers = {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      const found = find(event);
      if (found) event.preventDefault();
      setEdge(found?.edge ?? null);
    },
    onDragLeave: () => setEdge(null),
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      const found = find(event);
      setEdge(null);
      onDrag(null);
      if (found) void onMove(found.act);
    },
  };
  return { edge, handlers };
}
