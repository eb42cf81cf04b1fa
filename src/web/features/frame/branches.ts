import { categoryTree } from '#kinds/ad/categories.ts';

/** A branch of the category tree, as menus need it; its name is the message `category.<key>`. */
export interface Branch {
  readonly id: number;
  readonly key: string;
}

/** The branches of the category tree. For loaders: the tree itself stays out of what every page loads. */
export function listBranches(): Branch[] {
  return categoryTree.children.map(({ id, key }) => ({ id, key }));
}
