import { editDistance } from '../search/edit-distance.ts';
import { type PlainWord, plainWord } from './plain-words.ts';

/**
 * Ways to say something, in any language: whole words ("kod"), prefixes ("przelew*"), prefixes that may be misspelled
 * ("~whatsap*"), any number ("#"). Several words follow each other; "_" allows one other word in between.
 *
 * deniable  does not count where it is negated: "bez zaliczki", "nie podawaj kodu".
 * asked     counts only within a question.
 */
export interface Concept {
  readonly deniable?: true;
  readonly asked?: true;
  readonly said: readonly string[];
}

/** Where a concept occurs: the range of word positions. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

type WordTest = (word: PlainWord) => boolean;

interface Phrase {
  readonly concept: string;
  readonly isDeniable: boolean;
  readonly isAsked: boolean;
  readonly steps: readonly { readonly fits: WordTest; readonly maySkip: boolean }[];
}

/** Phrases by the first letters of their first word, so that each word is compared with few; the rest under ''. */
export type ConceptBook = ReadonlyMap<string, readonly Phrase[]>;

const KEY_LETTERS = 2;
/** Words that may be misspelled are indexed under their first letter alone. */
const FUZZY_KEY_LETTERS = 1;
const FUZZY_MIN_LENGTH = 6;

export function compileConcepts(concepts: Readonly<Record<string, Concept>>): ConceptBook {
  const book = new Map<string, Phrase[]>();
  for (const [concept, { said, deniable = false, asked = false }] of Object.entries(concepts)) {
    for (const phrase of said) {
      const words = phrase.split(' ');
      const steps = words.flatMap((word, at) =>
        word === '_' ? [] : [{ fits: testOf(word), maySkip: words[at - 1] === '_' }],
      );
      const key = keyOf(words[0] as string);
      book.set(key, [...(book.get(key) ?? []), { concept, isDeniable: deniable, isAsked: asked, steps }]);
    }
  }
  return book;
}

function keyOf(word: string): string {
  if (word === '#') return '';
  const letters = plainWord(word.replace(/[~*]/g, ''));
  return letters.slice(0, word.startsWith('~') ? FUZZY_KEY_LETTERS : KEY_LETTERS);
}

function testOf(word: string): WordTest {
  if (word === '#') return ({ forms }) => /^\d/.test(forms[0] as string);
  const letters = plainWord(word.replace(/[~*]/g, ''));
  if (word.startsWith('~')) return ({ forms }) => forms.some((form) => isNearly(form, letters));
  if (word.endsWith('*')) return ({ forms }) => forms.some((form) => form.startsWith(letters));
  return ({ forms }) => forms.includes(letters);
}

/** Whether a word starts with the prefix, allowing one typo after the first letter. */
function isNearly(form: string, beginning: string): boolean {
  if (form.startsWith(beginning)) return true;
  if (form.length < FUZZY_MIN_LENGTH || form[0] !== beginning[0]) return false;
  return [-1, 0, 1].some((more) => editDistance(form.slice(0, beginning.length + more), beginning, 1) <= 1);
}

/** Where each of the book's concepts occurs in a message, in message order. */
export function findConcepts(words: readonly PlainWord[], book: ConceptBook): ReadonlyMap<string, readonly Place[]> {
  const found = new Map<string, Place[]>();
  for (const [at, word] of words.entries()) {
    for (const { concept, steps, isDeniable, isAsked } of phrasesFor(word, book)) {
      if (isAsked && !word.isAsked) continue;
      const to = endOf(words, steps, at);
      if (to === null || (isDeniable && isDenied(words, at, to))) continue;
      const places = found.get(concept) ?? [];
      found.set(concept, places);
      places.push({ from: at, to });
    }
  }
  return found;
}

function phrasesFor({ forms }: PlainWord, book: ConceptBook): Phrase[] {
  const keys = forms.flatMap((form) => [form.slice(0, KEY_LETTERS), form.slice(0, FUZZY_KEY_LETTERS)]);
  return [...new Set([...keys, ''])].flatMap((key) => book.get(key) ?? []);
}

function endOf(words: readonly PlainWord[], steps: Phrase['steps'], at: number): number | null {
  let place = at - 1;
  for (const { fits, maySkip } of steps) {
    const next = [place + 1, ...(maySkip ? [place + 2] : [])].find((each) => words[each] && fits(words[each]));
    if (next === undefined) return null;
    place = next;
  }
  return place;
}

const DENIALS = new Set(
  'nie bez brak zaden zadna zadnej zadnego zadnych nigdy nikomu zero ne не без нi ні немає жодних жодної ніколи not no never without dont doesnt didnt isnt wont cant nicht kein keine keinen keiner keinerlei ohne nie niemals sin nunca ninguna ningun tampoco non senza mai nessun nessuna'
    .split(' ')
    .map(plainWord),
);
/** "Zaliczki nie trzeba", "Anzahlung ist nicht nötig". */
const DENIED_BEFORE = 3;
const DENIED_AFTER = 2;

function isDenied(words: readonly PlainWord[], from: number, to: number): boolean {
  const { clause } = words[from] as PlainWord;
  const near = [...words.slice(Math.max(0, from - DENIED_BEFORE), from), ...words.slice(to + 1, to + 1 + DENIED_AFTER)];
  return near.some((word) => word.clause === clause && word.forms.some((form) => DENIALS.has(form)));
}
