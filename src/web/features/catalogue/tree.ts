import type { CatalogueAct, DeskCategory } from '#contract/catalogue/catalogue.ts';
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts';

/** The root's id; main categories are below it, and nothing is below their children. */
export const ROOT_ID = 1;

export const DIRECTIONS = ['up', 'down', 'in', 'out'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export type PlaceAct = Extract<CatalogueAct, { type: 'place' }>;

type Categories = readonly DeskCategory[];

export function childrenOf(categories: Categories, parentId: number): DeskCategory[] {
  return categories.filter((category) => category.parentId === parentId);
}

/** The category's 1-based position among its siblings, and the number of siblings. */
export function placeAmong(categories: Categories, { id, parentId }: DeskCategory): { at: number; of: number } {
  const siblings = childrenOf(categories, parentId ?? ROOT_ID);
  return { at: siblings.findIndex((each) => each.id === id) + 1, of: siblings.length };
}

/** The move by one step; null where there is none. */
export function stepOf(categories: Categories, category: DeskCategory, direction: Direction): PlaceAct | null {
  const { id, parentId } = category;
  const siblings = childrenOf(categories, parentId ?? ROOT_ID);
  const at = siblings.findIndex((each) => each.id === id);
  const place = (newParentId: number, beforeId: number | undefined): PlaceAct => ({
    type: 'place',
    id,
    parentId: newParentId,
    beforeId: beforeId ?? null,
  });
  const before = siblings[at - 1];
  switch (direction) {
    case 'up':
      return before ? place(parentId ?? ROOT_ID, before.id) : null;
    case 'down':
      return siblings[at + 1] ? place(parentId ?? ROOT_ID, siblings[at + 2]?.id) : null;
    case 'in':
      return before && parentId === ROOT_ID && category.isLeaf && takesOthers(before)
        ? place(before.id, undefined)
        : null;
    case 'out': {
      if (parentId === ROOT_ID || parentId === null) return null;
      const mains = childrenOf(categories, ROOT_ID);
      return place(ROOT_ID, mains[mains.findIndex((each) => each.id === parentId) + 1]?.id);
    }
  }
}

/** Whether a main category can have others below it: a leaf with listings cannot. */
function takesOthers({ parentId, isLeaf, listings }: DeskCategory): boolean {
  return parentId === ROOT_ID && (!isLeaf || listings === 0);
}

/** Where something is dropped on a row: above or below it, or into it. */
export type DropEdge = 'before' | 'after' | 'into';

/**
 * What dropping one category on the row of another means.
 *
 * ratio  how far down the row, 0 to 1.
 * @returns null where it cannot be dropped
 */
export function dropOf(
  categories: Categories,
  dragged: DeskCategory,
  target: DeskCategory,
  ratio: number,
): { readonly edge: DropEdge; readonly act: PlaceAct } | null {
  if (dragged.id === target.id) return null;
  const goesInto =
    dragged.isLeaf && takesOthers(target) && (dragged.parentId !== ROOT_ID || (ratio > 0.3 && ratio < 0.7));
  const act = (parentId: number, beforeId: number | null): PlaceAct => ({
    type: 'place',
    id: dragged.id,
    parentId,
    beforeId,
  });
  if (goesInto && dragged.parentId !== target.id) return { edge: 'into', act: act(target.id, null) };
  const parentId = target.parentId ?? ROOT_ID;
  if (parentId !== ROOT_ID && !dragged.isLeaf) return null;
  if (ratio < 0.5) return { edge: 'before', act: act(parentId, target.id) };
  const siblings = childrenOf(categories, parentId).filter(({ id }) => id !== dragged.id);
  const next = siblings[siblings.findIndex(({ id }) => id === target.id) + 1];
  return { edge: 'after', act: act(parentId, next?.id ?? null) };
}

/** A category's name in a language; the Polish one where it has none. */
export function nameIn({ names }: Pick<DeskCategory, 'names'>, locale: Locale): string {
  return names[locale] ?? names[DEFAULT_LOCALE] ?? '';
}

/** The categories whose name in any language contains all words, with the main categories above them. */
export function searched(categories: Categories, query: string, isMissing: boolean): DeskCategory[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const fits = ({ id, names, missing }: DeskCategory) =>
    id !== ROOT_ID &&
    (!isMissing || missing.length > 0) &&
    words.every((word) => Object.values(names).some((name) => folded(name).includes(word)));
  const found = new Set(categories.filter(fits).flatMap(({ id, parentId }) => [id, parentId]));
  return categories.filter(({ id }) => found.has(id));
}

function folded(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}
