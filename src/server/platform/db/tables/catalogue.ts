import type { Generated, JSONColumnType } from 'kysely';
import type { CatalogueActType } from '#contract/catalogue/catalogue.ts';
import type { CategoryChange } from '#kinds/ad/catalogue.ts';
import type { MomentByDefault } from './columns.ts';

/** The operator's changes of the catalogue. */
export interface CatalogueTables {
  catalogue_edition: CatalogueEditionTable;
  category_end: { category_id: number; successor: number | null };
  category_move: { listing_id: number; from_id: number; to_id: number; is_back: Generated<boolean> };
}

/** The action of an edition, and its category: null when it concerns several. */
export interface DoneAct {
  readonly type: CatalogueActType;
  readonly categoryId: number | null;
  readonly name: string;
}

interface CatalogueEditionTable {
  number: number;
  changes: JSONColumnType<CategoryChange[]>;
  next_id: number;
  act: JSONColumnType<DoneAct>;
  made_at: MomentByDefault;
}
