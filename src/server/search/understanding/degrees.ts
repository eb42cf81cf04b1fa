/** Comparatives that are not made of the adjective's own stem, and what listings call such a thing. */
const IRREGULAR: Readonly<Record<string, string>> = {
  większy: 'duży wielki olbrzymi olbrzym ogromny',
  mniejszy: 'mały miniaturowy miniaturka karłowaty',
  lżejszy: 'lekki',
};
/** Endings of comparatives, and of the adjectives that they may be made of. */
const ENDINGS = (
  'niejszy>ny,ni lejszy>ły rzejszy>ry ściejszy>sty ciejszy>ty wiejszy>wy miejszy>my tszy>ty,tki dszy>dy,dki rszy>ry wszy>wy ' +
  'pszy>py ńszy>ni,nki chszy>chy bszy>by,bki kszy>kki łszy>ły ższy>gi,ski,soki,żki ęższy>ąski'
)
  .split(' ')
  .map((rule) => rule.split('>') as [string, string]);
const SHORTEST_STEM = 2;

/** Whether a word, as it is typed, is a superlative; of animals one tells the breed: "największe kury". */
export function isSuperlative(text: string): boolean {
  return /^naj\p{L}+sz(?:y|a|e|ą|ych|ego|ej|ym|ymi|i)$/u.test(text);
}

/**
 * The base forms that a comparative or a superlative may be made of: "najłagodniejszy" of "łagodny". Listings seldom
 * compare. Forms that do not exist find nothing.
 */
export function positiveForms(adjective: string): string[] {
  // A colon parts a language from a stem of it.
  if (!/^\p{L}+szy$/u.test(adjective)) return [];
  const comparative = adjective.replace(/^naj/u, '');
  const irregular = IRREGULAR[comparative];
  if (irregular !== undefined) return irregular.split(' ');
  return ENDINGS.flatMap(([ending, positive]) => {
    const stem = comparative.slice(0, -ending.length);
    if (!comparative.endsWith(ending) || stem.length < SHORTEST_STEM) return [];
    return positive.split(',').map((each) => stem + each);
  });
}
