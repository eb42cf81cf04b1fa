import { categoryTree } from '#kinds/ad/categories.ts';

/** A root category for menus; its name is the message `category.<key>`, its picture a name for `CategoryPicture`. */
export interface Branch {
  readonly id: number;
  readonly key: string;
  /** If it is not the key. */
  readonly picture?: string;
}

/** The root categories. For loaders: keeps the whole tree out of every page's bundle. */
export function listBranches(): Branch[] {
  return categoryTree.children.map(({ id, key, picture }) => ({ id, key, ...(picture !== key && { picture }) }));
}
