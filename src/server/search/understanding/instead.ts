import type { Stemmer } from '../stemmer.ts';
import { readWord } from '../words.ts';
import { polishFor } from './translations.ts';
import type { PlacedWord, TypedText } from './typed-text.ts';

/** What this market offers as a substitute, and the base forms of the things that it replaces. */
const INSTEAD = `
miód: cukier słodzik ksylitol syrop stewia erytrol erytrytol melasa słodzidło aspartam
woskowijka: folia folijka torebka woreczek foliówka streczówka opakowanie
danie wege: mięso wędlina kotlet kiełbasa parówka mięsko
smalec: masło
masło: olej margaryna
kasza: ryż makaron kuskus ziemniak
zakwas: drożdże
lubczyk: kostka bulion maggi vegeta
herbatka ziołowa: kawa herbata
sok: cola napój oranżada lemoniada
suszone owoce: cukierek słodycz baton batonik żelek ciastko
chipsy jabłkowe: chips chrupka paluszek
szare mydło: chemia proszek płyn detergent domestos ludwik
propolis: antybiotyk tabletka lek lekarstwo
mydło: żel
szampon w kostce: szampon
płukanka octowa: odżywka
hydrolat: tonik micel perfumy perfum
maść: krem
ocet: cytryna odkamieniacz
jogurt: śmietana majonez
powidła: nutella
olej rzepakowy: oliwa
sól ziołowa: sól
`;

const NOTHING_ELSE =
  /^[\s,.!?]*(?:(?:co[śs]?|jaki[eś]?|czym|czego|u[żz]y[ćc]|da[ćc]|kupi[ćc]|naturaln\p{L}+|zdrow\p{L}+)\s+)*(?:zamiast|zamiennik|zast[ęe]pnik|zast[ąa]pi[ćc]|alternatywa(?:\s+dla)?|w\s+miejsce|instead\s+of|(?:an)?statt|en\s+(?:lugar|vez)\s+de|al\s+posto\s+(?:di|del|della)|invece\s+(?:di|del)|замість)\s+(\p{L}{3,})(?!\p{L})/u;

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

  /**
   * Replaces a phrase such as "zamiast cukru" with the substitute, if no other thing is named before it.
   *
   * @returns the words of a substitute that is longer than the phrase, for which the text has no room.
   */
  read(text: TypedText): PlacedWord[] {
    const found = NOTHING_ELSE.exec(text.rest);
    const [whole = '', word = ''] = found ?? [];
    const replaced = readWord(word, this.#stemmer);
    const stems = [word, ...replaced.strict.stems, ...polishFor(replaced)];
    const answer = stems.flatMap((stem) => this.#answers.get(stem) ?? [])[0];
    if (answer === undefined) return [];
    const phrase = { from: 0, to: whole.length };
    if (answer.length <= whole.length) {
      text.replace(phrase, answer);
      return [];
    }
    text.remove(phrase);
    const placed = { ...phrase, isCapital: false, isHyphened: false, isListed: false };
    return answer.split(' ').map((each) => ({ ...placed, word: each }));
  }
}
