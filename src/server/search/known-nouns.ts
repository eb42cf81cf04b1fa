import { isAdjective, isNoun, type Stemmer } from './stemmer.ts';
import { STOP_WORDS } from './stop-words.ts';
import type { AskedWord } from './understanding/meaning.ts';
import { relatedStems } from './understanding/related-words.ts';
import { polishFor } from './understanding/translations.ts';

/**
 * Whether the head is the name of a thing and of nothing else; `isOnly` if it is the only word. A noun with a related
 * adjective is not: a query for "len" may ask for things made of linen.
 */
export function isNounOfThing(head: AskedWord | undefined, isOnly: boolean, stemmer: Stemmer): boolean {
  if (!head || head.need || STOP_WORDS.has(head.word.text)) return false;
  const { text, isBaseForm, strict, isKnown } = head.word;
  if (!isKnown && isOnly) return polishFor(head.word, false).some((each) => isNoun(each, stemmer));
  return isBaseForm && !isAdjective(text, stemmer) && relatedStems(strict.stems).length === 0;
}
