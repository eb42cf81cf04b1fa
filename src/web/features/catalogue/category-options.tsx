import type { DeskCategory } from '#contract/catalogue/catalogue.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { childrenOf, nameIn, ROOT_ID } from './tree.ts';

export interface CategoryOptionsProps {
  categories: readonly DeskCategory[];
  /** Which categories can be chosen; the others are left out, or name a group. */
  isOffered: (category: DeskCategory) => boolean;
}

/** Options of a select: main categories, and below each those of its own. */
export function CategoryOptions({ categories, isOffered }: CategoryOptionsProps) {
  const { locale } = useLanguage();
  return childrenOf(categories, ROOT_ID).map((main) => {
    const below = childrenOf(categories, main.id).filter(isOffered);
    return (
      <optgroup key={main.id} label={nameIn(main, locale)}>
        {[...(isOffered(main) ? [main] : []), ...below].map((category) => (
          <option key={category.id} value={category.id}>
            {nameIn(category, locale)}
          </option>
        ))}
      </optgroup>
    );
  });
}
