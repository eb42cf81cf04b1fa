import { isFoodCategory } from '../category-hints.ts';
import { fold } from '../text.ts';
import { readWord } from '../words.ts';
import { animalsNamed } from './animals.ts';
import type { Market } from './market.ts';
import type { PlacedWord } from './typed-text.ts';

/** What a holder does, and the words for things that do so: for food, for animals, and for anything else. */
interface Holding {
  /** How the verb begins, as an infinitive or verbal noun, without diacritics. */
  readonly verb: RegExp;
  readonly food: string;
  readonly animal?: string;
  readonly other: string;
}

const HOLDINGS: readonly Holding[] = [
  {
    verb: /^(?:przy|prze|za)?(?:trzyma|trzym|chowywa|hodowa)(?:c|ni[ae])$|^przechow(?:a|ywa)(?:c|ni[ae])$/u,
    food: 'naczynie',
    animal: 'klatka lub zagroda lub buda',
    other: 'kufer lub kosz',
  },
  { verb: /^(?:s|po)?chowa(?:c|ni[ae])$|^sklada(?:c|ni[ae])$|^zlozyc$/u, food: 'naczynie', other: 'kufer lub kosz' },
  {
    verb: /^(?:po|za|roz)?(?:stawi(?:a?c|eni[ae]|ani[ae])|da(?:wa)?c|dani[ae]|dawani[ae])$|^serwowa(?:c|ni[ae])$|^(?:na|prze|wy)l(?:ac|ewac|ani[ae]|ewani[ae])$/u,
    food: 'naczynie',
    other: 'taca lub stojak',
  },
  {
    verb: /^(?:za|po|roz|prze|przy|wy)?(?:nosic|niesc|noszeni[ae]|niesieni[ae])$/u,
    food: 'kosz lub naczynie',
    other: 'kosz lub torba',
  },
  { verb: /^(?:na|u|po)?(?:zbiera(?:c|ni[ae])|zbierac|zbieru|zbior|zbioru|zebrac)$/u, food: 'kosz', other: 'kosz' },
  { verb: /^(?:po|za|roz|od)?wies(?:ic|zac|zeni[ae]|zani[ae])$/u, food: 'hak', other: 'hak lub wieszak lub zawiasy' },
  { verb: /^(?:u|za|po)?gotowa(?:c|ni[ae])$|^(?:u)?dusi(?:c)$|^duszeni[ae]$/u, food: 'garnek', other: 'garnek' },
  { verb: /^(?:za)?parz(?:yc|eni[ae])$/u, food: 'dzbanek lub kubek', other: 'dzbanek lub kubek' },
  { verb: /^(?:wy|na)?pi(?:c|ci[ae])$/u, food: 'kubek lub szklanka', other: 'kubek lub szklanka' },
  { verb: /^(?:z)?jesc$|^jedzeni[ae]$/u, food: 'miska lub talerz', other: 'miska lub talerz' },
];

/** Prepositions of a question for a holder, before "czym" or "co": "w czym", "na czym", "w co". */
const HELD = new Set(['w', 'we', 'na']);
const WHAT = new Set(['czym', 'co']);
const WHERE = 'gdzie';
const SOMETHING = new Set(['coś', 'cos', 'czegoś', 'czegos']);
/** Words between the preposition and its thing, which hold the place of an adjective or object. */
const SKIPPED = new Set(['mi', 'się', 'sie', 'można', 'mozna', 'moge', 'mogę', 'by', 'te', 'ten', 'tę']);

function holdingOf(word: string | undefined): Holding | undefined {
  return word === undefined ? undefined : HOLDINGS.find(({ verb }) => verb.test(fold(word)));
}

/**
 * Replaces a question for what holds a thing by the names of such holders: "w czym nosić drewno" asks for a basket for
 * firewood, and "do przechowywania koców" for a chest.
 */
export function withHolders(words: readonly PlacedWord[], market: Market): PlacedWord[] {
  const at = questionIn(words);
  if (at === undefined) return [...words];
  const verbAt = words.findIndex(({ word }, index) => index >= at && !isAsking(word));
  const holding = holdingOf(words[verbAt]?.word);
  const verb = words[verbAt];
  const things = words.slice(verbAt + 1);
  const [first] = things;
  if (!holding || !verb || !first || first.word.length < 3) return [...words];
  const holders = holdersFor(things, holding, market);
  const on = { ...verb, word: holders === holding.animal ? 'dla' : 'na' };
  return [...holders.split(' ').map((word) => ({ ...verb, word })), on, ...things];
}

// Where a query begins to ask for a holder; a query that names a thing before does not.
function questionIn(words: readonly PlacedWord[]): number | undefined {
  const [first, second] = words;
  if (!first || !second) return undefined;
  if (HELD.has(first.word) && WHAT.has(second.word)) return 0;
  if (first.word === WHERE) return 0;
  if (first.word === 'do') return 0;
  return SOMETHING.has(first.word) && second.word === 'do' ? 0 : undefined;
}

function isAsking(word: string): boolean {
  return (
    HELD.has(word) || WHAT.has(word) || word === WHERE || word === 'do' || SOMETHING.has(word) || SKIPPED.has(word)
  );
}

function holdersFor(
  things: readonly PlacedWord[],
  { food, animal, other }: Holding,
  { hints, stemmer }: Market,
): string {
  const stems = things.map(({ word }) => readWord(word, stemmer).strict.stems);
  if (animal && stems.some((each) => animalsNamed(each))) return animal;
  const isFood = stems.some((each) =>
    hints.of(each).some(({ categoryId, role }) => role !== 'of' && isFoodCategory(categoryId)),
  );
  return isFood ? food : other;
}
