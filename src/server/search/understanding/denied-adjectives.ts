import { isAlwaysOf } from '../materials.ts';
import { denied, negated } from '../negated-forms.ts';
import { isAdjective, type Stemmer } from '../stemmer.ts';
import type { AskedWord } from './meaning.ts';

/** Endings of adjectives in the genitive, the case that "bez" requires. */
const GENITIVE = /(?:ego|ej|[yi]ch)$/u;

/**
 * In "bez oleju palmowego" the adjective says which oil is not wanted, so the adjective is denied instead of the noun:
 * otherwise everything made with any oil would be left out.
 */
export function withDeniedAdjectives(words: readonly AskedWord[], stemmer: Stemmer): AskedWord[] {
  const isDeniedNoun = (asked: AskedWord | undefined) => {
    const noun = asked && denied(asked.word.text);
    return noun !== undefined && !isAdjective(noun, stemmer);
  };
  const isOfIt = (asked: AskedWord | undefined) =>
    asked !== undefined && GENITIVE.test(asked.word.text) && isAdjective(asked.word.text, stemmer);
  return words.map((asked, at) => {
    const next = words[at + 1];
    if (next && isDeniedNoun(asked) && isOfIt(next)) return isAnyOf(asked, next) ? asked : { ...asked, role: 'colour' };
    const before = words[at - 1];
    if (!before || !isOfIt(asked) || !isDeniedNoun(before)) return asked;
    return isAnyOf(before, asked) ? { ...asked, role: 'colour' } : asDenied(asked);
  });
}

// All wax is "wosk pszczeli", so the adjective adds nothing and the noun stays denied.
function isAnyOf(noun: AskedWord, adjective: AskedWord): boolean {
  const stems = noun.word.strict.stems.flatMap((stem) => denied(stem) ?? []);
  const word = { ...noun.word, strict: { ...noun.word.strict, stems } };
  return isAlwaysOf(adjective, { ...noun, word, categoryIds: [] });
}

function asDenied(asked: AskedWord): AskedWord {
  const { text, strict } = asked.word;
  const word = {
    ...asked.word,
    text: negated(text),
    loose: null,
    strict: { surfaces: strict.surfaces.map(negated), stems: strict.stems.map(negated) },
  };
  return { ...asked, word, role: 'without' };
}
