import type { CatalogueAct } from '#contract/catalogue/catalogue.ts';
import { ApiError } from '#contract/errors.ts';
import { type CategoryChange, FIRST_NEW_ID, newCategoryKey } from '#kinds/ad/catalogue.ts';
import { type Category, ROOT_CATEGORY_ID } from '#kinds/ad/categories.ts';
import { growCategories, seedById } from '#kinds/ad/grow-categories.ts';
import { onlyChanged } from './names.ts';
import type { Edition } from './repository.ts';

/** The result of an action: all changes, the id of the next new category, and the category concerned. */
export interface Outcome {
  readonly changes: readonly CategoryChange[];
  readonly nextId: number;
  readonly categoryId: number;
}

type Changes = Map<number, CategoryChange>;
type ActOf<Type extends CatalogueAct['type']> = Extract<CatalogueAct, { type: Type }>;

/**
 * Applies an action to an edition. `findFaults` checks the result as a whole.
 *
 * @throws ApiError 'notFound' if the category does not exist
 */
export function applyAct({ changes: before, nextId }: Edition, act: Exclude<CatalogueAct, { type: 'undo' }>): Outcome {
  const changes: Changes = new Map(before.map((change) => [change.id, change]));
  const present = growCategories(before).byId;
  const categoryId = act.type === 'create' ? nextId : act.id;
  if (act.type !== 'create' && (!present.has(act.id) || act.id === ROOT_CATEGORY_ID)) throw new ApiError('notFound');
  switch (act.type) {
    case 'create':
      create(changes, nextId, act);
      break;
    case 'edit':
      edit(changes, act);
      break;
    case 'place':
      place(changes, act, before);
      break;
    case 'hide':
    case 'show':
      put(changes, act.id, { isHidden: act.type === 'hide' || undefined });
      break;
    case 'merge':
      merge(changes, act, present);
      break;
    case 'remove':
      put(changes, act.id, { isRemoved: true });
      break;
  }
  const isNew = act.type === 'create';
  return { changes: tidied(changes), nextId: isNew ? nextId + 1 : nextId, categoryId };
}

function put(changes: Changes, id: number, parts: Partial<CategoryChange>): void {
  const key = seedById.get(id)?.key ?? newCategoryKey(id);
  changes.set(id, { ...(changes.get(id) ?? { id, key }), ...parts });
}

function create(changes: Changes, id: number, { type, ...parts }: ActOf<'create'>): void {
  put(changes, id, parts);
}

function edit(changes: Changes, { type, id, names, ...parts }: ActOf<'edit'>): void {
  const key = seedById.get(id)?.key ?? newCategoryKey(id);
  put(changes, id, { ...parts, ...(names && { names: onlyChanged(names, key, id) }) });
}

function place(changes: Changes, { id, parentId, beforeId }: ActOf<'place'>, before: readonly CategoryChange[]): void {
  const siblings = (growCategories(before).below.get(parentId) ?? []).filter((each) => each !== id);
  const at = beforeId === null ? siblings.length : siblings.indexOf(beforeId);
  if (at < 0) throw new ApiError('notFound');
  put(changes, id, { parentId: parentId === seedById.get(id)?.parentId ? undefined : parentId });
  put(changes, parentId, { order: siblings.toSpliced(at, 0, id) });
}

/** The remaining category gets the properties of both, so that no listing loses data. */
function merge(changes: Changes, { id, intoId }: ActOf<'merge'>, present: ReadonlyMap<number, Category>): void {
  const [gone, stays] = [present.get(id), present.get(intoId)];
  if (!gone || !stays) throw new ApiError('notFound');
  const both = <T>(one: readonly T[], other: readonly T[]) => [...new Set([...one, ...other])];
  put(changes, intoId, {
    quantities: both(stays.quantities, gone.quantities),
    flags: both(stays.flags, gone.flags),
    units: both(stays.units, gone.units),
    delivery: both(stays.delivery, gone.delivery),
    ...(gone.words && { words: both(stays.words.split(' '), gone.words.split(' ')).join(' ').trim() }),
  });
  put(changes, id, { mergedInto: intoId, order: undefined, isHidden: undefined });
}

/** Removes changes without any field. */
function tidied(changes: Changes): CategoryChange[] {
  return [...changes.values()]
    .map((change) => Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)))
    .map((change) => change as unknown as CategoryChange)
    .filter((change) => change.id >= FIRST_NEW_ID || Object.keys(change).length > 2)
    .sort((one, other) => one.id - other.id);
}
