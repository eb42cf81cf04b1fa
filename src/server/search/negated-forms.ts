import type { Stemmer } from './stemmer.ts';

const WITHOUT = 'bez';
/** No word that is typed has this sign, so what a thing is without never meets what it is. */
const PREFIX = `${WITHOUT}+`;

/** The form under which a word is filed that a thing is without. */
export function negated(word: string): string {
  return PREFIX + word;
}

/** The word itself of such a form; undefined for any other. */
export function denied(form: string): string | undefined {
  return form.startsWith(PREFIX) ? form.slice(PREFIX.length) : undefined;
}

/** A form as people write it. */
export function spelled(form: string): string {
  const word = denied(form);
  return word === undefined ? form : `${WITHOUT} ${word}`;
}

/** Whether a word may tell that a thing is without what comes next; it may also be the elder. */
export function isWithout(word: string | undefined): boolean {
  return word === WITHOUT;
}

/** All base forms of a form, a negated one's negated as well. */
export function stemsOfForm(form: string, stemmer: Stemmer): readonly string[] {
  const word = denied(form);
  return word === undefined ? stemmer.stems(form) : stemmer.stems(word).map(negated);
}
