import type { Stemmer } from './stemmer.ts';

const WITHOUT = 'bez';
/** No typed word contains this character, so a negated form never equals a plain one. */
const PREFIX = `${WITHOUT}+`;

/** The form that indexes a word which the thing is without. */
export function negated(word: string): string {
  return PREFIX + word;
}

/** The word of a negated form; undefined for any other form. */
export function denied(form: string): string | undefined {
  return form.startsWith(PREFIX) ? form.slice(PREFIX.length) : undefined;
}

/** A form as people write it: `bez cukru` for the negated form of `cukru`. */
export function spelled(form: string): string {
  const word = denied(form);
  return word === undefined ? form : `${WITHOUT} ${word}`;
}

/** Whether a word is "bez", which may negate the next word or be the elder. */
export function isWithout(word: string | undefined): boolean {
  return word === WITHOUT;
}

/** All base forms of a form; those of a negated form are negated, too. */
export function stemsOfForm(form: string, stemmer: Stemmer): readonly string[] {
  const word = denied(form);
  return word === undefined ? stemmer.stems(form) : stemmer.stems(word).map(negated);
}
