import type { TypedText } from './typed-text.ts';

/** A dog or cat that is to cost nothing, as typed. */
const GIVEN =
  /(?<!\p{L})(?:pupp(?:y|ies)|dogs?|kittens?|cats?|welpen?|h(?:u|ü)nd\p{L}*|katzen?|k(?:a|ä)tzchen|perros?|perritos?|cachorros?|gat(?:o|ito|a)s?|cuccioli|cucciolo|can[ei]|gatt\p{L}+|цуцен\p{L}+|собак\p{L}*|кошен\p{L}+|кіт|кота|szczeni(?:ak|ę|e|aki|aka|aczek|ęta|eta)|pies(?:ek|ka|ki)?|psa|psy|psiak\p{L}?|kot(?:a|y|ek|ka|ki|kę|ke)?|koci(?:ak\p{L}?|ę|e|ęta|eta))(?!\p{L}).*(?:za darmo|za free|gratis|darmow\p{L}+|bezp[łl]atn\p{L}+|nieodp[łl]atn\p{L}+|for free|free|kostenlos|zu verschenken|gratuit\p{L}+|безкоштовно|даром)|(?:darmow\p{L}+|za darmo) (?:szczeni|pies|psa|psy|kot)/u;

/** The owner's own words: nothing is sought. */
const GIVING = /(?<!\p{L})odda(?:m|my)(?!\p{L})/u;

/**
 * "Szczeniak za darmo" asks for adoption. It is no price, because even a shelter asks for its expenses. The sayings
 * have the words for it.
 */
export function isPetGiven(text: TypedText): boolean {
  return GIVEN.test(text.rest) && !GIVING.test(text.rest);
}
