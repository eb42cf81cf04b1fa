import type { KindId } from '#kinds/index.ts';
import { STOP_WORDS } from '../stop-words.ts';
import { isNumber } from '../text.ts';
import type { Market } from './market.ts';
import type { PlacedWord } from './typed-text.ts';

const SHORTEST_PART = 3;
const PREPOSITIONS = ['dla', 'bez', 'na', 'do', 'od', 'ze', 'po'];

/** Words as the market writes them: "miódlipowy" in two, "agro turystyka" and "wi-fi" in one. */
export function mendWords(words: readonly PlacedWord[], kind: KindId, market: Market): PlacedWord[] {
  const mended: PlacedWord[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as PlacedWord;
    const next = words[at + 1];
    const joined = next && joinedOf(word, next, kind, market);
    if (joined !== undefined) {
      mended.push({ ...word, word: joined, to: (next as PlacedWord).to });
      at++;
    } else mended.push({ ...word, word: partedOf(word.word, kind, market) });
  }
  return mended;
}

function joinedOf(one: PlacedWord, other: PlacedWord, kind: KindId, market: Market): string | undefined {
  if (isNumber(one.word) || isNumber(other.word)) return undefined;
  const joined = one.word + other.word;
  const isWhole = (word: string) => !STOP_WORDS.has(word) && market.isThing(kind, word);
  // Each for itself is something already: "kura nioska".
  if (
    !other.isHyphened &&
    (isWhole(other.word) || (isWhole(one.word) && market.stemmer.knownStems(other.word).length > 0))
  )
    return undefined;
  const spellings = [joined, ...market.stemmer.restored(joined)];
  return spellings.find((spelling) => market.hasForm(spelling));
}

function partedOf(word: string, kind: KindId, market: Market): string {
  if (word.length < 2 * SHORTEST_PART || isNumber(word)) return word;
  const { stemmer } = market;
  if (stemmer.knownStems(word).length > 0 || stemmer.restored(word).length > 0 || market.hasForm(word)) return word;
  // The name of a category in another language may look like two Polish words.
  if (market.isThing(kind, word)) return word;
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => market.isThing(kind, part))) return parts.join(' ');
  }
  const led = PREPOSITIONS.find((each) => word.startsWith(each) && market.isThing(kind, word.slice(each.length)));
  if (led) return `${led} ${word.slice(led.length)}`;
  return word;
}
