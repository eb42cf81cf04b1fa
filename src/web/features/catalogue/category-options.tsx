import type { DeskCategory } from '#contract/catalogue/catalogue.ts';
import { childrenOf, ROOT_ID } from './tree.ts';

export interface CategoryOptionsProps {
  categories: readonly DeskCategory[];
  /** Which categories can be chosen; the others are left out, or name a group. */
  isOffered: (category: DeskCategory) => boolean;
}

/** Options of a select: main categories, and below each those of its own. */
export function CategoryOptions({ categories, isOffered }: CategoryOptionsProps) {
  return childrenOf(categories, ROOT_ID).map((main) => {
    const below = childrenOf(categories, main.id).filter(isOffered);
    return (
      <optgroup key={main.id} label={main.names.pl}>
        {[...(isOffered(main) ? [main] : []), ...below].map(({ id, names }) => (
          <option key={id} value={id}>
            {names.pl}
          </option>
        ))}
      </optgroup>
    );
  });
}
