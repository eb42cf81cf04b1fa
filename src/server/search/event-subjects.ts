import type { DemandParts, LookUp } from './demand-lists.ts';
import { isOfStay, OF_A_SORT } from './looked-up.ts';
import { isAdjective, type Stemmer } from './stemmer.ts';
import type { AskedWord } from './understanding/meaning.ts';
import { isAnyEvent, isOfRegion, isQuality } from './understanding/word-classes.ts';

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
function isOfSubject(
  { word, need, role, isPurpose }: AskedWord,
  head: AskedWord | undefined,
  stemmer: Stemmer,
): boolean {
  const { stems } = word.strict;
  const named = head?.word.strict.stems ?? [];
  if (!isAnyEvent(named) && !named.some((stem) => OF_A_SORT.has(stem))) return false;
  if (role !== 'detail' || isPurpose || need) return false;
  return word.isKnown && !isQuality(stems) && !isOfRegion(stems) && isAdjective(word.text, stemmer);
}
