import type { DemandParts, LookUp } from './demand-lists.ts';
import { isOfStay } from './looked-up.ts';
import { isAdjective, type Stemmer } from './stemmer.ts';
import type { AskedWord } from './understanding/meaning.ts';
import { isAnyEvent, isQuality } from './understanding/word-classes.ts';

/** Whether an event or farm stay must have the detail, because without it it is another one. */
export function isFirmOfOuting(
  asked: AskedWord,
  head: AskedWord | undefined,
  { stemmer }: DemandParts,
  lookUp: LookUp,
): boolean {
  return isOfStay(asked, lookUp) || isOfSubject(asked, head, stemmer);
}

// "Festiwal filmowy": the adjective says what the event is about.
function isOfSubject({ word, need, role }: AskedWord, head: AskedWord | undefined, stemmer: Stemmer): boolean {
  const { stems } = word.strict;
  if (!head || !isAnyEvent(head.word.strict.stems) || role !== 'detail' || need) return false;
  return word.isKnown && !isQuality(stems) && isAdjective(word.text, stemmer);
}
