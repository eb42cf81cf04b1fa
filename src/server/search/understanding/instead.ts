import type { Stemmer } from '../stemmer.ts';
import type { TypedText } from './typed-text.ts';

/**
 * What this market offers as a substitute, and the base forms of the things that it replaces. A substitute that is
 * longer than the typed phrase ("zamiast" with the word) is not used.
 */
const INSTEAD = `
miód: cukier słodzik ksylitol syrop
woskowijka: folia folijka torebka woreczek foliówka streczówka opakowanie
danie wege: mięso wędlina kotlet kiełbasa
smalec: masło
masło: olej margaryna
kasza: ryż makaron kuskus ziemniak
zakwas: drożdże
lubczyk: kostka bulion maggi vegeta
herbatka ziołowa: kawa herbata
sok: cola napój oranżada lemoniada
suszone owoce: cukierek słodycz baton batonik żelek ciastko
chipsy jabłkowe: chips chrupka paluszek
szare mydło: chemia proszek płyn detergent
propolis: antybiotyk tabletka lek lekarstwo
mydło w kostce: żel
maść: krem
ocet: cytryna
jogurt: śmietana
`;

const NOTHING_ELSE =
  /^[\s,.!?]*(?:(?:co[śs]?|jaki[eś]?|czym|czego|u[żz]y[ćc]|da[ćc]|kupi[ćc]|naturaln\p{L}+|zdrow\p{L}+)\s+)*(?:zamiast|zamiennik|zast[ęe]pnik|alternatywa(?:\s+dla)?|w\s+miejsce)\s+(\p{L}{3,})(?!\p{L})/u;

/** Reads requests for substitutes: "zamiast cukru". */
export class Instead {
  readonly #stemmer: Stemmer;
  readonly #answers = new Map<string, string>();

  constructor(stemmer: Stemmer) {
    this.#stemmer = stemmer;
    for (const line of INSTEAD.trim().split('\n')) {
      const [answer = '', words = ''] = line.split(': ');
      for (const word of words.split(' ')) if (!this.#answers.has(word)) this.#answers.set(word, answer);
    }
  }

  /** Replaces a phrase such as "zamiast cukru" with the substitute, if no other thing is named before it. */
  read(text: TypedText): void {
    const found = NOTHING_ELSE.exec(text.rest);
    const [whole = '', word = ''] = found ?? [];
    const answer = [word, ...this.#stemmer.stems(word)].flatMap((stem) => this.#answers.get(stem) ?? [])[0];
    if (answer !== undefined && answer.length <= whole.length) text.replace({ from: 0, to: whole.length }, answer);
  }
}
