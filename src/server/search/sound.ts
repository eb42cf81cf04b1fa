import { fold } from './text.ts';

/** Polish spellings with the same sound, replaced in this order. */
const SAID_ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ó/g, 'u'],
  [/j/g, 'i'],
  [/v/g, 'w'],
  [/x/g, 'ks'],
  [/rz/g, 'ż'],
  [/ch/g, 'h'],
  [/(?:om|on)(?=[bptdkgcs])/g, 'ą'],
  [/(?:em|en)(?=[bptdkgcs])/g, 'ę'],
];
/** A voiced consonant becomes voiceless at the end of a word and before a voiceless consonant. */
const VOICELESS: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k', w: 'f', z: 's', ż: 's' };
const DEVOICED = /(?:[bdgwż]|(?<![sc])z)(?=$|[ptkfsch])/g;

/**
 * A key that Polish words share when they sound the same apart from diacritics: "miut" and "miód", "hleb" and "chleb".
 */
export function soundOf(word: string): string {
  const respelled = SAID_ALIKE.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word);
  return fold(respelled.replace(DEVOICED, (letter) => VOICELESS[letter] ?? letter)).replace(/(.)\1/g, '$1');
}

/** The keys of all sounds that a typed word may have: the diacritic of any one "ó" may be missing. */
export function soundsOf(typed: string): string[] {
  const marked = Array.from(typed.matchAll(/o/g), ({ index }) => `${typed.slice(0, index)}ó${typed.slice(index + 1)}`);
  return [...new Set([typed, ...marked].map(soundOf))];
}
