import type { Stemmer } from '../stemmer.ts';
import { Deeds } from './deeds.ts';
import { Instead } from './instead.ts';
import { Needs } from './needs.ts';
import { OtherWords } from './other-words.ts';
import { Sayings } from './sayings.ts';

/** The tables of what Polish words mean; the stemmer knows their forms. */
export interface Lexicon {
  readonly otherWords: OtherWords;
  readonly needs: Needs;
  readonly deeds: Deeds;
  readonly sayings: Sayings;
  readonly instead: Instead;
}

/** Builds the lexicon with the base forms of the stemmer; takes a few milliseconds. */
export function makeLexicon(stemmer: Stemmer): Lexicon {
  return {
    otherWords: new OtherWords(stemmer),
    needs: new Needs(stemmer),
    deeds: new Deeds(stemmer),
    sayings: new Sayings(stemmer),
    instead: new Instead(stemmer),
  };
}
