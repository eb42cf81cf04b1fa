import { normalise } from '../text.ts';

/** Characters `from .. to` of the text as it was typed. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const TOKEN = /\p{Nd}+(?:[.,]\p{Nd}+)?|\p{L}+/gu;

/** A word or number of what has not been understood yet. */
export interface PlacedWord extends Span {
  readonly word: string;
  /** Written with a capital. */
  readonly isCapital: boolean;
  /** A hyphen and nothing else parts it from the word before. */
  readonly isHyphened: boolean;
  /** A comma or a slash parts it from the word before. */
  readonly isListed: boolean;
}

/**
 * A query while it is being read: what was understood is taken out of the rest, and each part knows where it stood, so
 * that the query can be written without it.
 */
export class TypedText {
  readonly typed: string;
  #rest: string;

  constructor(text: string) {
    const normal = normalise(text);
    // Places in the one are places in the other, but for the rare letters that change their length.
    this.typed = normal.length === text.length ? text : normal;
    this.#rest = normal;
  }

  /** What is left, in lower case; where something was taken out stand spaces. */
  get rest(): string {
    return this.#rest;
  }

  /** Takes out what a pattern matches first. */
  take(pattern: RegExp): { readonly groups: readonly (string | undefined)[]; readonly span: Span } | undefined {
    const match = pattern.exec(this.#rest);
    if (!match) return undefined;
    const span = { from: match.index, to: match.index + match[0].length };
    this.remove(span);
    return { groups: match.slice(1), span };
  }

  remove({ from, to }: Span): void {
    this.replace({ from, to }, '');
  }

  /** Puts a word, which must not be longer, in the place of what stands there. */
  replace({ from, to }: Span, word: string): void {
    this.#rest = this.#rest.slice(0, from) + word.padEnd(to - from, ' ') + this.#rest.slice(to);
  }

  /** The words that are left. */
  words(): PlacedWord[] {
    let end = 0;
    return Array.from(this.#rest.matchAll(TOKEN), ({ 0: word, index }) => {
      const between = this.#rest.slice(end, index);
      end = index + word.length;
      const typed = this.typed.charAt(index);
      return {
        word,
        from: index,
        to: end,
        isCapital: typed !== typed.toLowerCase(),
        isHyphened: /^[-‐–]$/.test(between),
        isListed: /[,/;|]/.test(between),
      };
    });
  }

  /** The text as it was typed without these parts. */
  without(spans: readonly Span[]): string {
    const kept = [...this.typed].map((letter) => letter);
    let at = 0;
    const text = kept.map((letter) => {
      const from = at;
      at += letter.length;
      return spans.some((span) => from >= span.from && from < span.to) ? ' ' : letter;
    });
    return text.join('').replace(/\s+/g, ' ').trim();
  }
}
