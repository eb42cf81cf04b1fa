import { isFoodCategory } from '../category-hints.ts';
import { fold } from '../text.ts';
import { readWord } from '../words.ts';
import { animalsNamed } from './animals.ts';
import type { Market } from './market.ts';
import type { PlacedWord } from './typed-text.ts';

/** A deed, and the words for things that one does it with or in: for food, for animals, and for anything else. */
interface Serving {
  /** How the verb begins, as an infinitive or verbal noun, without diacritics. */
  readonly verb: RegExp;
  readonly food?: string;
  readonly animal?: string;
  readonly other: string;
  /** The preposition between the thing and the object of the deed; "na" unless given. */
  readonly link?: string;
  /** The words only follow "do": "do mycia rąk", but not "gdzie umyć ręce". */
  readonly isUse?: boolean;
  /** The words only follow a question: "do powieszenia na ścianie" asks for what hangs. */
  readonly isQuestion?: boolean;
}

const SERVINGS: readonly Serving[] = [
  {
    verb: /^(?:przy|prze|za)?(?:trzyma|hodowa)(?:c|ni[ae])$|^przechow(?:a|ywa)(?:c|ni[ae])$/u,
    food: 'naczynie',
    animal: 'klatka lub zagroda lub buda',
    other: 'kufer lub kosz',
  },
  { verb: /^(?:s|po)?chowa(?:c|ni[ae])$|^sklada(?:c|ni[ae])$|^zlozyc$/u, food: 'naczynie', other: 'kufer lub kosz' },
  {
    verb: /^(?:po|roz)?stawi(?:a?c|eni[ae]|ani[ae])$|^(?:po)?da(?:wa)?(?:c|ni[ae])$|^serwowa(?:c|ni[ae])$|^(?:na|prze|wy)l(?:ac|ewac|ani[ae]|ewani[ae])$/u,
    food: 'naczynie',
    other: 'taca lub stojak',
  },
  {
    verb: /^(?:za|po|roz|prze|przy|wy)?(?:nosic|niesc|noszeni[ae]|niesieni[ae])$/u,
    food: 'kosz lub naczynie',
    other: 'kosz lub torba',
  },
  { verb: /^(?:na|u|po)?zbiera(?:c|ni[ae])$|^(?:u|na|ze)?zebrac$/u, food: 'kosz', other: 'kosz' },
  {
    verb: /^(?:po|za|roz|od)?wies(?:ic|zac|zeni[ae]|zani[ae])$/u,
    other: 'hak lub wieszak lub zawiasy',
    isQuestion: true,
  },
  { verb: /^(?:u|za|po)?gotowa(?:c|ni[ae])$|^(?:u)?dusic$|^duszeni[ae]$/u, other: 'garnek' },
  { verb: /^(?:za)?parz(?:yc|eni[ae])$/u, other: 'dzbanek lub kubek' },
  { verb: /^(?:u|za)?(?:kisic|kwasic)$/u, other: 'garnek do kiszenia', isQuestion: true },
  { verb: /^(?:wy|na)?pi(?:c|ci[ae])$/u, other: 'kubek lub szklanka' },
  { verb: /^(?:z)?jesc$|^jedzeni[ae]$/u, other: 'miska lub talerz', animal: 'karma', link: 'do' },
  { verb: /^(?:u|prze|ob)?myci[ae]$/u, other: 'mydło', link: 'do', isUse: true },
  {
    verb: /^(?:prze|wy)cierani[ae]$|^(?:to|od)nizowani[ae]$|^(?:s|po)?(?:prysk|psik)(?:iw)?ani[ae]$/u,
    other: 'hydrolat',
    link: 'do',
    isUse: true,
  },
  { verb: /^(?:zl|l)uszczani[ae]$/u, other: 'peeling', link: 'do', isUse: true },
  { verb: /^(?:roz)?czesywani[ae]$/u, other: 'odżywka', link: 'do', isUse: true },
  { verb: /^(?:utrwalani|ukladani|modelowani)[ae]$/u, other: 'żel', link: 'do', isUse: true },
  {
    verb: /^(?:tucz(?:eni)?|odchow(?:ani)?|dokarmiani|karmieni|skarmiani)[aeu]?$/u,
    other: 'karma',
    animal: 'pasza',
    link: 'dla',
    isUse: true,
  },
  { verb: /^(?:zamiatani|zamiecieni|sprzatani|sprzatnieci)[ae]$/u, other: 'miotła', link: 'do', isUse: true },
  { verb: /^(?:s|po|u)?krojeni[ae]$|^siekani[ae]$/u, other: 'nóż lub deska', link: 'do', isUse: true },
  { verb: /^(?:za)?pal(?:eni|ani)[ae]$|^oswietl(?:eni|ani)[ae]$/u, other: 'świeca', isUse: true },
  { verb: /^(?:za|po)?gr(?:ani[ae]|y)$/u, other: 'instrument', isUse: true },
];

/** Prepositions of a question for a holder, before "czym" or "co": "w czym", "na czym", "w co". */
const HELD = new Set(['w', 'we', 'na']);
const WHAT = new Set(['czym', 'co']);
const WHERE = 'gdzie';
const SOMETHING = new Set(['coś', 'cos', 'czegoś', 'czegos']);
/** Words between the preposition and its thing, which hold the place of an adjective or object. */
const SKIPPED = new Set(['mi', 'się', 'sie', 'można', 'mozna', 'moge', 'mogę', 'by', 'te', 'ten', 'tę']);

function servingOf(word: string | undefined): Serving | undefined {
  return word === undefined ? undefined : SERVINGS.find(({ verb }) => verb.test(fold(word)));
}

/**
 * Names the things that a query asks for by what is done with them: "w czym nosić drewno" asks for a basket for
 * firewood, "do przechowywania koców" for a chest, and "do mycia rąk" for soap.
 */
export function withHolders(words: readonly PlacedWord[], market: Market): PlacedWord[] {
  const at = questionIn(words);
  if (at === undefined) return [...words];
  const verbAt = words.findIndex(({ word }, index) => index >= at && !isAsking(word));
  const serving = servingOf(words[verbAt]?.word);
  const verb = words[verbAt];
  const things = words.slice(verbAt + 1);
  const [first] = things;
  const isOfUse = words[verbAt - 1]?.word === 'do';
  if (!serving || !verb || !first || (isOfUse ? serving.isQuestion : serving.isUse)) return [...words];
  const named = thingsFor(things, serving, market);
  // "Do grania na weselu".
  const link =
    first.word.length < 3 ? [] : [{ ...verb, word: named === serving.animal ? 'dla' : (serving.link ?? 'na') }];
  return [...named.split(' ').map((word) => ({ ...verb, word })), ...link, ...things];
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

function thingsFor(
  objects: readonly PlacedWord[],
  { food, animal, other }: Serving,
  { hints, stemmer }: Market,
): string {
  const stems = objects.map(({ word }) => readWord(word, stemmer).strict.stems);
  if (animal && stems.some((each) => animalsNamed(each))) return animal;
  const isFood = (each: readonly string[]) =>
    hints.of(each).some(({ categoryId, role }) => role !== 'of' && isFoodCategory(categoryId));
  return food && stems.some(isFood) ? food : other;
}
