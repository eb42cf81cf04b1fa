const ELISION = /(?<!\p{L})(?:[dn]ell|[d]?all|sull|quell|un|d|l)['’](?=\p{L}{2})/giu;

/** Blanks Italian articles and prepositions before an apostrophe, which would become part of the noun: "cera d'api". */
export function withoutElisions(text: string): string {
  return text.replace(ELISION, (article) => ' '.repeat(article.length));
}

/** The German vowels that are typed as two letters on keyboards without umlauts. */
const UMLAUT = /(?<=[^aeouqy]|^)(?:ae|oe|ue)/g;

/** The word with "ae", "oe" and "ue" read as umlauts: "haselnuesse" becomes "haselnüsse". */
export function withUmlauts(word: string): string {
  return word.replace(UMLAUT, (vowels) => `${vowels.charAt(0)}\u0308`.normalize());
}

const RUSSIAN_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:ые|ие)$/u, 'і'],
  [/(?:ый|ой)$/u, 'ий'],
  [/ая$/u, 'а'],
  [/яя$/u, 'я'],
  [/(?:ое|ее)$/u, 'е'],
];

/** A Russian word in Ukrainian letters, with the endings of Ukrainian adjectives: "сушёные" becomes "сушені". */
export function inUkrainianLetters(word: string): string {
  const [ending, becomes] = RUSSIAN_ENDINGS.find(([each]) => each.test(word)) ?? [/$/u, ''];
  return word
    .replace(ending, becomes)
    .replaceAll('ы', 'и')
    .replaceAll('э', 'е')
    .replaceAll('ё', 'е')
    .replaceAll('ъ', '');
}

/** Case endings of Ukrainian nouns and adjectives in Latin letters, as `latinStem` spells them. */
const LATIN_CASE = /(?:ami|amy|omu|oho|iv|ov|ev|iam|am|om|em|ah|ih|im|ii|ei|oi)$/;
const SHORTEST_STEM = 4;

/** The stem of a transliterated word without its case ending; undefined if too little is left. */
export function withoutLatinCase(stem: string): string | undefined {
  const bare = stem.replace(LATIN_CASE, '');
  return bare !== stem && bare.length >= SHORTEST_STEM ? bare : undefined;
}
