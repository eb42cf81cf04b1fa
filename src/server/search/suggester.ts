import type { KindId } from '#kinds/index.ts';
import { TITLE } from './fields.ts';
import type { Filter } from './filter.ts';
import type { IndexParts, Match, Matcher } from './matcher.ts';
import { denied, isWithout, negated, spelled, stemsOfForm } from './negated-forms.ts';
import { NewestTitles, titledIn } from './newest-titles.ts';
import type { PostingStore, Run } from './postings.ts';
import { selectFirst } from './selection.ts';
import { STOP_WORDS } from './stop-words.ts';
import { isAscii, normalise, tokenize } from './text.ts';

const MIN_LENGTH = 3;
const MAX_CANDIDATES = 64;
/** How many of the newest listings with a word are read to estimate how often it occurs together with others. */
const SAMPLE = 2_000;
const ENDS_IN_WORD = /[\p{L}\p{Nd}]$/u;

/** How many titles are read for the typed word itself, and how many for each word that completes it, newest first. */
const TITLES = 200;
const TITLES_OF_WORD = 32;

/** Words that may complete a text, and listings that have them in their titles. */
export interface TitleSample {
  readonly ids: readonly number[];
  /** Parallel to `ids`. */
  readonly revisions: readonly number[];
  /** Words in lower case that complete the last typed word or are spelled like it. */
  readonly words: ReadonlySet<string>;
}

const NO_TITLES: TitleSample = { ids: [], revisions: [], words: new Set() };

/** Completes the word that is being typed with words from titles. */
export class Suggester {
  readonly #parts: IndexParts;
  readonly #matcher: Matcher;
  readonly #newest = new NewestTitles();

  constructor(parts: IndexParts, matcher: Matcher) {
    this.#parts = parts;
    this.#matcher = matcher;
  }

  /** Clears the caches after slots have been renamed. */
  reset(): void {
    this.#newest.reset();
  }

  /**
   * Words that complete the last word of the text, one form of each. After other words, those come first that occur
   * together with these in the most listings; otherwise those in the most titles, among equals the shorter.
   */
  suggest(text: string, kinds: readonly KindId[], nowMs: number): string[] {
    const earlier = tokenize(text);
    const prefix = earlier.pop();
    if (!prefix || !ENDS_IN_WORD.test(normalise(text))) return [];
    if (isWithout(earlier.at(-1))) {
      const found = this.#complete(earlier.slice(0, -1), negated(prefix), kinds, nowMs);
      if (found.length > 0) return found.map((form) => denied(form) ?? form);
    }
    return this.#complete(earlier, prefix, kinds, nowMs).map(spelled);
  }

  /**
   * Visible listings that match the words before the last one and have in their title a word that begins with the last
   * one or, when there is none, almost so; at most 400.
   */
  sampleTitles(text: string, kinds: readonly KindId[], nowMs: number): TitleSample {
    const earlier = tokenize(text);
    const prefix = earlier.pop();
    if (!prefix) return NO_TITLES;
    const { columns, terms } = this.#parts;
    const whole = terms.find(prefix);
    const isInTitles = whole !== undefined && terms.titleCounts.at(whole) > 0;
    const forms = [...(isInTitles ? [whole] : []), ...this.#candidates(prefix)];
    const similar = forms.length > 0 ? forms : this.#popular(terms.titleWordsLike(prefix));
    const slots = new Set<number>();
    for (const kind of similar.length > 0 ? kinds : []) {
      const match = this.#matcher.matchWords(earlier.join(' '), kind, nowMs);
      const fits = match.isScored ? this.#among(match) : (slot: number) => match.filter.matches(slot);
      for (const form of similar) {
        if (slots.size >= 2 * TITLES) break;
        const atMost = form === whole ? TITLES : TITLES_OF_WORD;
        const run = terms.postings.run(form);
        const found = match.isScored
          ? titledIn(run, run.start, run.end, fits, atMost).slots
          : this.#newest.find(run, kind, nowMs, fits, atMost);
        for (const slot of found) slots.add(slot);
      }
    }
    const sample = [...slots].slice(0, 2 * TITLES);
    return {
      ids: sample.map((slot) => columns.id[slot] as number),
      revisions: sample.map((slot) => columns.revision[slot] as number),
      words: new Set(similar.map((form) => terms.surface(form))),
    };
  }

  #among({ count }: Match): (slot: number) => boolean {
    const { scratch } = this.#parts;
    const stamp = scratch.nextStamp();
    for (let i = 0; i < count; i++) scratch.mark[scratch.slots[i] as number] = stamp;
    return (slot) => scratch.mark[slot] === stamp;
  }

  #complete(earlier: string[], prefix: string, kinds: readonly KindId[], nowMs: number): string[] {
    const candidates = this.#candidates(prefix);
    const counts = new Map<number, number>(candidates.map((form) => [form, 0]));
    for (const kind of candidates.length > 0 ? kinds : []) {
      const match = this.#matcher.matchWords(earlier.join(' '), kind, nowMs);
      if (match.isScored) this.#countTogether(match, counts);
      else countLeading(this.#parts.terms.postings, match.filter, counts);
    }
    const useful = candidates.filter((form) => counts.get(form));
    return this.#oneFormEach(useful.sort((a, b) => (counts.get(b) as number) - (counts.get(a) as number)));
  }

  #candidates(prefix: string): number[] {
    const { terms } = this.#parts;
    const isMeant = isAscii(prefix) ? () => true : (form: number) => terms.surface(form).startsWith(prefix);
    const forms = terms.titleWordsWith(prefix).filter((form) => {
      const surface = terms.surface(form);
      return surface !== prefix && surface.length >= MIN_LENGTH && !STOP_WORDS.has(surface) && isMeant(form);
    });
    return this.#popular(forms);
  }

  // The forms in the most titles, among equals the shorter; at most 64.
  #popular(forms: Uint32Array): number[] {
    const { terms } = this.#parts;
    const counts = terms.titleCounts.values;
    return selectFirst(
      forms,
      forms.length,
      MAX_CANDIDATES,
      (a, b) =>
        (counts[b] as number) - (counts[a] as number) || terms.surface(a).length - terms.surface(b).length || a - b,
    );
  }

  // Adds to each count the estimated number of matches that contain the form.
  #countTogether(match: Match, counts: Map<number, number>): void {
    const { postings } = this.#parts.terms;
    const isAmong = this.#among(match);
    for (const [form, known] of counts) counts.set(form, known + estimateAmong(postings.run(form), isAmong));
  }

  // The first form of every word; forms with a common base form are one word.
  #oneFormEach(forms: readonly number[]): string[] {
    const { terms, stemmer } = this.#parts;
    const seen = new Set<string>();
    return forms
      .map((form) => terms.surface(form))
      .filter((surface) => {
        const stems = stemsOfForm(surface, stemmer);
        const isNew = stems.every((stem) => !seen.has(stem));
        for (const stem of stems) seen.add(stem);
        return isNew;
      });
  }
}

function estimateAmong({ data, start, end, shift }: Run, isAmong: (slot: number) => boolean): number {
  const from = Math.max(start, end - SAMPLE);
  let count = 0;
  for (let i = from; i < end; i++) if (isAmong((data[i] as number) >>> shift)) count++;
  return count === 0 ? 0 : (count * (end - start)) / (end - from);
}

// Sets the count to 1 for each form in the title of a listing that passes the filter.
function countLeading(postings: PostingStore, filter: Filter, counts: Map<number, number>): void {
  for (const form of counts.keys()) if (leadsSomewhere(postings.run(form), filter)) counts.set(form, 1);
}

function leadsSomewhere({ data, start, end, shift }: Run, filter: Filter): boolean {
  for (let i = end - 1; i >= start; i--) {
    const posting = data[i] as number;
    if (posting & TITLE && filter.matches(posting >>> shift)) return true;
  }
  return false;
}
