import { STOP_WORDS } from '../stop-words.ts';
import { fold } from '../text.ts';
import { readWord } from '../words.ts';
import { animalsNamed } from './animals.ts';
import { isVerb } from './clauses.ts';
import type { Market } from './market.ts';
import type { PlacedWord } from './typed-text.ts';
import { isFiller } from './word-classes.ts';

/** First words of what buyers say about themselves before they ask. */
const BEGINNINGS = new Set(
  (
    'mam mamy moj moja moje nasz nasza nasze jestem jestesmy robie robimy pieke pieczemy prowadze prowadzimy karmie karmimy ' +
    'remontuje remontujemy buduje budujemy urzadzam urzadzamy hoduje hodujemy trzymam trzymamy jade jedziemy wybieram ' +
    'wybieramy szykuje szykujemy planuje planujemy organizuje organizujemy zalozylem zalozylam kupilem kupilam dostalem ' +
    'dostalam adoptowalem adoptowalam zaczynam zaczynamy ucze uczymy cwicze gram spiewam tancze chodze pracuje przygotowuje ' +
    'przygotowujemy wyjezdzam przeprowadzam wykanczam meblujemy mebluje'
  ).split(' '),
);
/** Words that begin the question itself. */
const REQUESTS = new Set(
  'szukam szukamy potrzebuje potrzebujemy potrzebny potrzebna potrzebne poszukuje poszukujemy chcialbym chcialabym przydalby przydalaby przydaloby kupie kupimy'.split(
    ' ',
  ),
);
const WHO = new Set(['jestem', 'jestesmy']);
const HAVING = new Set(['mam', 'mamy']);
/** Pronouns for what was named before. */
const PRONOUNS = new Set('nich niego niej nim nią nia im mu jej jemu niemu'.split(' '));
const MOST_BEFORE = 9;

/**
 * The question of a query that first tells about the buyer: "piekę chleb i szukam koszyka" asks for a basket. A pronoun
 * in the question stands for the thing named before, and the buyer's animal is what the goods are for.
 */
export function withoutPreamble(words: readonly PlacedWord[], market: Market): PlacedWord[] {
  if (!BEGINNINGS.has(fold(words[0]?.word ?? ''))) return [...words];
  // "Jestem stolarzem i mam szorstkie ręce": who the buyer is asks for nothing.
  const isWho = WHO.has(fold(words[0]?.word ?? ''));
  const isAsking = (word: string) => REQUESTS.has(fold(word)) || (isWho && HAVING.has(word));
  const at = words.findIndex(({ word }, index) => index > 1 && index <= MOST_BEFORE && isAsking(word));
  if (at < 0) return [...words];
  const question = words.slice(at);
  const isSaying = question.some(({ word }) => isTelling(word, market));
  const told = words.slice(1, at).filter(({ word }) => isTelling(word, market) && !isVerb(word, market.stemmer));
  if (!isSaying || told.length === 0) return [...words];
  const isOfAnimal = ({ word }: PlacedWord) => animalsNamed(readWord(word, market.stemmer).strict.stems) !== undefined;
  const animal = told.find(isOfAnimal);
  const [thing] = animal ? [animal] : told;
  if (thing && question.some(({ word }) => PRONOUNS.has(word))) return withThing(question, thing);
  if (!animal || question.some(isOfAnimal)) return question;
  return [...question, { ...animal, word: 'dla' }, animal];
}

// "Karmy dla nich" is feed for the animals named before; so is "potrzebuje im karmy".
function withThing(question: readonly PlacedWord[], thing: PlacedWord): PlacedWord[] {
  const at = question.findIndex(({ word }) => PRONOUNS.has(word));
  const isAfterPreposition = STOP_WORDS.has(question[at - 1]?.word ?? '');
  const others = question.filter((_, index) => index !== at && !(isAfterPreposition && index === at - 1));
  const preposition = isAfterPreposition ? (question[at - 1]?.word ?? 'dla') : 'dla';
  return [...others, { ...thing, word: preposition }, thing];
}

function isTelling(word: string, { stemmer }: Market): boolean {
  return word.length > 2 && !STOP_WORDS.has(word) && !isFiller(word, stemmer) && !REQUESTS.has(fold(word));
}
