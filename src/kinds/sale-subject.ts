import { naturePath } from './ad/categories.ts';
import type { Kind } from './define-kind.ts';

/** The subjects of listings that make a difference to the buyer's rights. */
export const SALE_SUBJECTS = ['goods', 'food', 'plants', 'animals', 'services', 'jobs', 'events', 'stays'] as const;
export type SaleSubject = (typeof SALE_SUBJECTS)[number];

/** By main category; all others are ordinary goods, which can be returned. */
const BY_BRANCH: Readonly<Record<string, SaleSubject>> = {
  food: 'food',
  plants: 'plants',
  animals: 'animals',
  jobs: 'jobs',
  services: 'services',
};

/** The category of goods among the services. */
const WOOD_HAY = 'wood_hay';

/** The subject of a listing of this kind and category; a category is null for kinds without. */
export function saleSubject({ capabilities }: Kind, categoryId: number | null): SaleSubject {
  if (capabilities.schedule) return 'events';
  if (!capabilities.categories) return 'stays';
  const path = naturePath(categoryId ?? 0);
  return path.at(-1)?.key === WOOD_HAY ? 'goods' : (BY_BRANCH[path[0]?.key ?? ''] ?? 'goods');
}
