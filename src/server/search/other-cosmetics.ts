import { isCosmeticCategory } from './category-hints.ts';
import type { AskedWord } from './understanding/meaning.ts';

/** Base forms of words for uses that make a cosmetic a different product: "olejek do opalania" is no oil for the face. */
const OTHER_USES = new Set(
  (
    'opalanie opalać opalenizna samoopalanie depilacja depilować woskowanie farbowanie farbować prostowanie prostować ' +
    'kręcenie stylizacja wybielanie wybielenie zmywanie zmycie naczynie zmywarka podłoga dywan tapicerka samochód auto ' +
    'but okno szyba blat garnek pralka brew tatuaż soczewka proteza pieluszka'
  ).split(' '),
);

/** Whether the purpose makes a cosmetic a different product, so that a match must state it. */
export function isOtherCosmetic({ strict: { stems } }: AskedWord['word'], head: AskedWord | undefined): boolean {
  if (!head || head.need || head.categoryIds.length === 0 || !head.categoryIds.every(isCosmeticCategory)) return false;
  return stems.some((stem) => OTHER_USES.has(stem));
}
