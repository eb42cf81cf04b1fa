import type { Stemmer } from '../stemmer.ts';
import type { TypedText } from './typed-text.ts';

/**
 * What this market has in the place of things that people want to do without, whose base forms stand behind it. It is
 * no longer than "zamiast" with such a word.
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

/** Reads what is to stand in the place of something else, by base forms that a stemmer gives. */
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

  /** Puts what this market has in the place of "zamiast cukru", where no other thing is named before it. */
  read(text: TypedText): void {
    const found = NOTHING_ELSE.exec(text.rest);
    const [whole = '', word = ''] = found ?? [];
    const answer = [word, ...this.#stemmer.stems(word)].flatMap((stem) => this.#answers.get(stem) ?? [])[0];
    if (answer !== undefined && answer.length <= whole.length) text.replace({ from: 0, to: whole.length }, answer);
  }
}
