import { useDeferredValue, useState } from 'react';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { type Category, categoriesById, categoryTree } from '#kinds/ad/categories.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { CategoryPicture } from '../../../../lib/kinds/category-picture.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { useCategorySuggestions } from '../use-category-suggestions.ts';

export interface CategorySheetProps {
  chosen: number | null;
  onChoose: (id: number) => void;
  onClose: () => void;
}

/** All categories: by search, or branch by branch. Load it lazily. */
export function CategorySheet({ chosen, onChoose, onClose }: CategorySheetProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('posting.category.choose')}
      closeLabel={t('frame.close')}
    >
      <input
        type="search"
        className="input mb-3"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        aria-label={t('posting.category.search')}
        placeholder={t('posting.category.search')}
        autoComplete="off"
      />
      <div className="min-h-[55dvh]">
        {asked.trim() ? (
          <Found query={asked} chosen={chosen} onChoose={onChoose} />
        ) : (
          <Tree chosen={chosen} onChoose={onChoose} />
        )}
      </div>
    </Sheet>
  );
}

type ListProps = Omit<CategorySheetProps, 'onClose'>;

function Tree({ chosen, onChoose }: ListProps) {
  const t = useT();
  const open = categoriesById.get(chosen ?? 0)?.parentId;
  return categoryTree.children.map((branch) =>
    branch.isLeaf ? (
      <ul key={branch.id} className="border-b border-line py-1.5">
        <Leaf leaf={branch} isChosen={branch.id === chosen} onChoose={onChoose} />
      </ul>
    ) : (
      <Disclosure
        key={branch.id}
        name="branches"
        open={branch.id === open}
        className="border-b border-line"
        summary={
          <span className="flex min-w-0 items-center gap-3">
            <CategoryPicture name={branch.picture} className="w-10" />
            <span className="min-w-0">{nameOf(branch, t)}</span>
          </span>
        }
      >
        <ul className="pb-3 ps-2">
          {branch.children.map((leaf) => (
            <Leaf key={leaf.id} leaf={leaf} isChosen={leaf.id === chosen} onChoose={onChoose} />
          ))}
        </ul>
      </Disclosure>
    ),
  );
}

/** Categories whose name or typical titles match. */
function Found({ query, chosen, onChoose }: ListProps & { query: string }) {
  const t = useT();
  const suggested = useCategorySuggestions(query).categories.flatMap((id) => categoriesById.get(id) ?? []);
  const named = searched(query, t);
  const found = [...new Set([...named, ...suggested])];
  return (
    <>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'py-4 text-muted'}>
        {found.length > 0 ? t('posting.category.found', { count: found.length }) : t('posting.category.none')}
      </p>
      <ul>
        {found.map((leaf) => (
          <Leaf key={leaf.id} leaf={leaf} isChosen={leaf.id === chosen} onChoose={onChoose} withBranch />
        ))}
      </ul>
    </>
  );
}

interface LeafProps {
  leaf: Category;
  isChosen: boolean;
  onChoose: (id: number) => void;
  withBranch?: boolean;
}

function Leaf({ leaf, isChosen, onChoose, withBranch }: LeafProps) {
  const t = useT();
  const branch = withBranch && leaf.parentId ? categoriesById.get(leaf.parentId) : undefined;
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => onChoose(leaf.id)}
        className="flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-field px-3 py-2 text-start hover:bg-linen aria-pressed:bg-primary-soft aria-pressed:font-bold"
      >
        <span className="min-w-0 flex-1">
          {nameOf(leaf, t)}
          {branch && <span className="block text-sm font-normal text-muted">{nameOf(branch, t)}</span>}
        </span>
        {isChosen && <Icon name="check" className="text-primary" />}
      </button>
    </li>
  );
}

function nameOf({ key }: Category, t: Translate): string {
  return t(`category.${key}` as MessageId);
}

/** Folds case and diacritics, which people often omit. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '').trim();
}

function searched(query: string, t: Translate): Category[] {
  const words = folded(query).split(/\s+/);
  const fits = (text: string) => words.every((word) => text.includes(word));
  return categoryTree.children.flatMap((branch) =>
    (branch.isLeaf ? [branch] : branch.children).filter((leaf) =>
      fits(folded(`${nameOf(leaf, t)} ${nameOf(branch, t)}`)),
    ),
  );
}
