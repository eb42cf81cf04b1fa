import { CATEGORIES_BELOW_MAX, NEW_CATEGORIES_MAX } from '#contract/catalogue/changes.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { type CategoryChange, FIRST_NEW_ID, newCategoryKey } from '#kinds/ad/catalogue.ts';
import { ROOT_CATEGORY_ID } from '#kinds/ad/categories.ts';
import { type CategoryTree, growCategories, seedById } from '#kinds/ad/grow-categories.ts';
import { plainName } from './names.ts';

/** An error in a change: the category and its field. */
export interface Fault {
  readonly id: number;
  readonly field: string;
  readonly message: MessageId;
}

/** All errors of changes in combination; each change has already passed its schema. */
export function findFaults(changes: readonly CategoryChange[]): Fault[] {
  const tree = growCategories(changes);
  const byId = new Map(changes.map((change) => [change.id, change]));
  const twice = changes.filter((change) => byId.get(change.id) !== change);
  const isNew = ({ id }: CategoryChange) => id >= FIRST_NEW_ID;
  return [
    ...twice.map(({ id }) => fault(id, 'id', 'validation.categoryTwice')),
    ...changes.flatMap((change) => [
      ...faultsOfIdentity(change),
      ...faultsOfPlace(change, byId, tree),
      ...faultsOfParts(change, tree),
    ]),
    ...faultsOfNames(changes, tree),
    ...(changes.filter(isNew).length > NEW_CATEGORIES_MAX
      ? [fault(changes.findLast(isNew)?.id ?? 0, 'id', 'validation.tooManyCategories')]
      : []),
  ];
}

function fault(id: number, field: string, message: MessageId): Fault {
  return { id, field, message };
}

function faultsOfIdentity({ id, key, names, likeId }: CategoryChange): Fault[] {
  const isNew = id >= FIRST_NEW_ID;
  const faults: Fault[] = [];
  if (!isNew && !seedById.has(id)) return [fault(id, 'id', 'validation.categoryMissing')];
  if (key !== (isNew ? newCategoryKey(id) : seedById.get(id)?.key)) faults.push(fault(id, 'key', 'validation.invalid'));
  if (isNew && !names?.pl) faults.push(fault(id, 'names.pl', 'validation.required'));
  if (likeId !== undefined && (!isNew || likeId === ROOT_CATEGORY_ID || !seedById.has(likeId)))
    faults.push(fault(id, 'likeId', 'validation.unknownOption'));
  return faults;
}

/** The parent category according to the changes. */
function parentOf(id: number, byId: ReadonlyMap<number, CategoryChange>): number {
  return byId.get(id)?.parentId ?? seedById.get(id)?.parentId ?? ROOT_CATEGORY_ID;
}

function faultsOfPlace(
  change: CategoryChange,
  byId: ReadonlyMap<number, CategoryChange>,
  { byId: present, below, merged }: CategoryTree,
): Fault[] {
  const { id, mergedInto, isHidden, isRemoved } = change;
  if (id === ROOT_CATEGORY_ID) {
    const isTouched = change.parentId !== undefined || mergedInto !== undefined || isHidden || isRemoved;
    return isTouched ? [fault(id, 'id', 'validation.categoryRoot')] : [];
  }
  const faults: Fault[] = [];
  const isGone = mergedInto !== undefined || isRemoved === true;
  if (mergedInto !== undefined && !present.get(merged.get(id) ?? id)?.isLeaf)
    faults.push(fault(id, 'mergedInto', 'validation.categoryNotLeaf'));
  if (isGone && hasBelow(id, byId, present)) faults.push(fault(id, 'id', 'validation.categoryNotEmpty'));
  if (isGone) return faults;
  const parentId = parentOf(id, byId);
  if (!present.has(parentId) || parentId === id) faults.push(fault(id, 'parentId', 'validation.categoryMissing'));
  else if (parentId !== ROOT_CATEGORY_ID && parentOf(parentId, byId) !== ROOT_CATEGORY_ID)
    faults.push(fault(id, 'parentId', 'validation.categoryDepth'));
  else if (parentId !== ROOT_CATEGORY_ID && hasBelow(id, byId, present))
    faults.push(fault(id, 'parentId', 'validation.categoryDepth'));
  if ((below.get(id)?.length ?? 0) > CATEGORIES_BELOW_MAX) faults.push(fault(id, 'id', 'validation.tooManyCategories'));
  return faults;
}

/** Whether an existing category has this one as its parent. */
function hasBelow(
  id: number,
  byId: ReadonlyMap<number, CategoryChange>,
  present: ReadonlyMap<number, unknown>,
): boolean {
  return [...present.keys()].some((each) => each !== ROOT_CATEGORY_ID && parentOf(each, byId) === id);
}

function faultsOfParts({ id, likeId, dominant }: CategoryChange, { byId: present }: CategoryTree): Fault[] {
  const category = present.get(id);
  if (!category || id === ROOT_CATEGORY_ID) return [];
  const faults: Fault[] = [];
  const isNewMain = id >= FIRST_NEW_ID && category.parentId === ROOT_CATEGORY_ID;
  if (isNewMain && likeId === undefined) faults.push(fault(id, 'likeId', 'validation.categoryLike'));
  if (category.isLeaf && dominant && !category.units.includes(dominant))
    faults.push(fault(id, 'dominant', 'validation.unknownOption'));
  return faults;
}

/** Categories with the same parent must have different Polish names. */
function faultsOfNames(changes: readonly CategoryChange[], { byId: present }: CategoryTree): Fault[] {
  const changed = new Map(changes.map((change) => [change.id, change]));
  const seen = new Map<string, number>();
  return [...present.values()].flatMap(({ id, key, parentId }) => {
    const place = `${parentId} ${plainName(key, 'pl', changed.get(id)).toLocaleLowerCase('pl')}`;
    const other = seen.get(place);
    seen.set(place, id);
    if (other === undefined) return [];
    const at = changed.get(id)?.names?.pl !== undefined || changed.get(id)?.parentId !== undefined ? id : other;
    return [fault(at, 'names.pl', 'validation.categoryNameTaken')];
  });
}
