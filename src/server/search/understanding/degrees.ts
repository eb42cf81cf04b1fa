/** Irregular comparatives, with the words that listings use instead. */
const IRREGULAR: Readonly<Record<string, string>> = {
  większy: 'duży wielki olbrzymi olbrzym ogromny',
  mniejszy: 'mały miniaturowy miniaturka karłowaty',
  lżejszy: 'lekki',
};
/** Endings of comparatives, with the possible endings of the positive form. */
const ENDINGS = (
  'niejszy>ny,ni lejszy>ły rzejszy>ry ściejszy>sty ciejszy>ty wiejszy>wy miejszy>my tszy>ty,tki dszy>dy,dki rszy>ry wszy>wy ' +
  'pszy>py ńszy>ni,nki chszy>chy bszy>by,bki kszy>kki łszy>ły ższy>gi,ski,soki,żki ęższy>ąski'
)
  .split(' ')
  .map((rule) => rule.split('>') as [string, string]);
const SHORTEST_STEM = 2;

/** Whether a typed word is a superlative. Beside an animal, it describes the breed: "największe kury". */
export function isSuperlative(text: string): boolean {
  return /^naj\p{L}+sz(?:y|a|e|ą|ych|ego|ej|ym|ymi|i)$/u.test(text);
}

/**
 * The possible positive forms of a comparative or superlative: "łagodny" of "najłagodniejszy". Listings seldom use
 * comparatives. The forms may not exist; such forms match nothing.
 */
export function positiveForms(adjective: string): string[] {
  // Stems of other languages contain a colon ("de:klein"), so they do not match.
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
