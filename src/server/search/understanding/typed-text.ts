import { normalise } from '../text.ts';
import { withoutElisions } from './foreign-spelling.ts';

/** The part `from .. to` of the typed text, `to` excluded, in UTF-16 code units. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const TOKEN = /\p{Nd}+(?:[.,]\p{Nd}+)?|\p{L}+/gu;

/** A word or number that has not been taken out of the text. */
export interface PlacedWord extends Span {
  readonly word: string;
  /** Typed with a capital first letter. */
  readonly isCapital: boolean;
  /** Only a hyphen separates it from the previous word. */
  readonly isHyphened: boolean;
  /** A comma, slash, semicolon or vertical bar separates it from the previous word. */
  readonly isListed: boolean;
}

/**
 * A query while it is being read. Parts that have been understood are taken out of the rest; their spans are kept, so
 * that the query can be rewritten without them.
 */
export class TypedText {
  readonly typed: string;
  #rest: string;

  constructor(text: string) {
    const normal = normalise(withoutElisions(text));
    // Spans of the normalised text must fit the typed one; if rare letters change the length, use the normalised text.
    this.typed = normal.length === text.length ? text : normal;
    this.#rest = normal;
  }

  /** The remaining text in lower case, with spaces in place of the parts that were taken out. */
  get rest(): string {
    return this.#rest;
  }

  /** Takes out the first match of a pattern. */
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

  /** Replaces a part by a word, which must not be longer. */
  replace({ from, to }: Span, word: string): void {
    this.#rest = this.#rest.slice(0, from) + word.padEnd(to - from, ' ') + this.#rest.slice(to);
  }

  /** The remaining words. */
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

  /** The typed text without these parts. */
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
