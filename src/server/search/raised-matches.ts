import type { Demands } from './demands.ts';
import { raise } from './match.ts';
import { COLOUR, KEPT, OWN_WORDS, PURPOSE, QUALITY, TITLED_FOR, TRAIT } from './match-weights.ts';
import type { Scratch } from './scratch.ts';
import type { Sense } from './sense.ts';
import { raiseTold } from './work-demands.ts';

/** Raises the matches in `scratch.slots` that meet what the query does not require, and lowers preserved food. */
export function raiseMatches(demands: Demands, sense: Sense, count: number, scratch: Scratch): void {
  const dropped = demands.details.filter((detail) => !sense.details.includes(detail));
  for (const detail of dropped) raise(detail, count, OWN_WORDS, scratch);
  if (demands.usual) raise(demands.usual, count, OWN_WORDS, scratch);
  if (demands.own && sense.head !== 'category') raise(demands.own, count, OWN_WORDS, scratch);
  for (const trait of demands.traits) raise(trait, count, TRAIT, scratch);
  for (const purpose of sense.purposes) raise(purpose, count, PURPOSE, scratch);
  const untold = demands.withouts.filter((without) => !sense.musts.includes(without));
  for (const quality of [...demands.qualities, ...untold]) raise(quality, count, QUALITY, scratch);
  for (const stated of demands.titledFor) raise(stated, count, TITLED_FOR, scratch);
  for (const kept of demands.kept) raise(kept, count, -KEPT, scratch);
  for (const told of demands.told) raiseTold(told, count, scratch);
  for (const colour of demands.colours) raise(colour, count, COLOUR, scratch);
}
