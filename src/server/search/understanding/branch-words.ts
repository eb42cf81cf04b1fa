import { agritourismWords } from './words/agritourism.ts';
import { animalsWords } from './words/animals.ts';
import { cosmeticsWords } from './words/cosmetics.ts';
import { craftsWords } from './words/crafts.ts';
import { eventsWords } from './words/events.ts';
import { foodWords } from './words/food.ts';
import { foreignWords } from './words/foreign.ts';
import { generalWords } from './words/general.ts';
import { jobsWords } from './words/jobs.ts';
import { petGoodsWords } from './words/pet-goods.ts';
import { plantsWords } from './words/plants.ts';
import { servicesWords } from './words/services.ts';

/** The words that people use for the offers of one branch of the market: tables as text, one row per line. */
export interface BranchWords {
  /**
   * Phrases of several words, in base forms, and the words for what they mean:
   * `żywy kosiarka > owca do koszenia`. The words of a saying match in any form; between them only stop words may
   * stand. `<ktoś>` is any word of its class (`sayings.ts`).
   */
  readonly sayings: string;
  /** Words for one thing, in base forms: a search for any word of a row finds all of them. */
  readonly same: string;
  /** One-way synonyms: a search for the first word also finds the others, not the reverse: `asked other other`. */
  readonly also: string;
  /**
   * A Polish base form, then what visitors call it in English, German, Spanish, Ukrainian and Italian, with `|`
   * between languages and spaces between alternatives.
   */
  readonly translations: string;
}

const BRANCHES: readonly BranchWords[] = [
  foodWords,
  animalsWords,
  plantsWords,
  craftsWords,
  cosmeticsWords,
  petGoodsWords,
  servicesWords,
  jobsWords,
  agritourismWords,
  eventsWords,
  generalWords,
  foreignWords,
];

/** The rows of one table, of all branches. */
export function rowsOf(table: keyof BranchWords): string[] {
  return BRANCHES.flatMap((branch) => branch[table].trim().split('\n')).filter(Boolean);
}
