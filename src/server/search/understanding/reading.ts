import { type Catalogue, currentCatalogue } from '#kinds/ad/catalogue.ts';
import type { KindId } from '#kinds/index.ts';
import type { Market } from './market.ts';
import type { QueryMeaning } from './meaning.ts';
import { takeLiterally, understand } from './understand.ts';

/** The words of a query; with `asTyped` they are searched for literally. */
export interface ReadText {
  readonly kind: KindId;
  readonly words: string;
  readonly asTyped: boolean;
}

/** A question to the market and its answer as a string. */
interface Answer {
  readonly ask: (market: Market) => boolean | string[];
  readonly said: string;
}

/**
 * Caches the meaning of one text while the market changes. Reading asks the market about some of the words; as long as
 * the answers are the same, so is the meaning, and repeating the questions is much faster than reading again.
 */
export class Reading {
  readonly #text: ReadText;
  #meaning: QueryMeaning | undefined;
  #answers: Answer[] = [];
  #hints: Market['hints'] | undefined;
  #catalogue: Catalogue | undefined;
  #day = '';
  #version = Number.NaN;

  constructor(text: ReadText) {
    this.#text = text;
  }

  /** The meaning at a version of the market and on a day in Poland; the same object as before if nothing changed. */
  in(market: Market, version: number, day: string): QueryMeaning {
    const isSame = day === this.#day && market.hints === this.#hints && currentCatalogue() === this.#catalogue;
    if (this.#meaning && isSame && (version === this.#version || this.#holds(market))) {
      this.#version = version;
      return this.#meaning;
    }
    const { kind, words, asTyped } = this.#text;
    this.#answers = [];
    this.#meaning = (asTyped ? takeLiterally : understand)(words, kind, listening(market, this.#answers));
    this.#hints = market.hints;
    this.#catalogue = currentCatalogue();
    this.#day = day;
    this.#version = version;
    return this.#meaning;
  }

  #holds(market: Market): boolean {
    return this.#answers.every(({ ask, said }) => String(ask(market)) === said);
  }
}

/** The market, recording its answers. */
function listening(market: Market, answers: Answer[]): Market {
  const note = <Value extends boolean | string[]>(ask: (market: Market) => Value): Value => {
    const value = ask(market);
    answers.push({ ask, said: String(value) });
    return value;
  };
  return {
    ...market,
    isThing: (kind, word) => note((each) => each.isThing(kind, word)),
    isSeller: (kind, words) => note((each) => each.isSeller(kind, words)),
    isFound: (kind, words) => note((each) => each.isFound(kind, words)),
    isTitled: (kind, words) => note((each) => each.isTitled(kind, words)),
    corrections: (kind, word) => note((each) => each.corrections(kind, word)),
    saidAlike: (kind, word) => note((each) => each.saidAlike(kind, word)),
    isWritten: (stem) => note((each) => each.isWritten(stem)),
    hasForm: (word) => note((each) => each.hasForm(word)),
    hasAnyForm: (words) => note((each) => each.hasAnyForm(words)),
  };
}

/** The market at one version with cached answers, for reading many texts. */
export function answeringOnce(market: Market): Market {
  const once = <Value>(ask: (kind: KindId, words: string) => Value): ((kind: KindId, words: string) => Value) => {
    const known = new Map<string, Value>();
    return (kind, words) => {
      const key = `${kind} ${words}`;
      const former = known.get(key);
      if (former !== undefined) return former;
      const value = ask(kind, words);
      known.set(key, value);
      return value;
    };
  };
  return {
    ...market,
    isThing: once(market.isThing),
    isSeller: once(market.isSeller),
    isFound: once(market.isFound),
    isTitled: once(market.isTitled),
    saidAlike: once(market.saidAlike),
  };
}
