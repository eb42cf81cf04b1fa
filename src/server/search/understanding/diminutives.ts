/** Endings of small things and of the larger ones: "kar-pik" and "karp", "cielaczek" and "cielak". */
const ENDINGS =
  'aczek>ak,a eczek>ek,ka yczek>yk iczek>ik uszek>,ek uszka>a uszko>o eczka>ka,a eczko>ko,o ątko>ę iątko>ię inka>ina,a ynka>yna ' +
  'ułka>uła ówka>ów iczka>ica yczka>yca elka>la,ela ełko>ło ienka>na eńka>na ek> ek>ka ik> yk> ka>a,ia,ja ko>o szek>ch żek>g czek>k dko>da';
const LEAST_STEM = 3;

const rules = ENDINGS.split(' ').flatMap((rule) => {
  const [ending = '', larger = ''] = rule.split('>');
  return larger.split(',').map((each) => ({ ending, larger: each }));
});

/** What the larger thing may be called; which of these are words, a dictionary tells. */
export function largerForms(word: string): string[] {
  return rules.flatMap(({ ending, larger }) => {
    const stem = word.slice(0, word.length - ending.length);
    if (stem.length < LEAST_STEM || !word.endsWith(ending)) return [];
    return [stem + larger, ...withVowel(stem, larger)];
  });
}

// "Kózka" is a small "koza", "świnka" a small "świnia".
function withVowel(stem: string, larger: string): string[] {
  const opened = stem.replace(/ó(?=\p{L}$)/u, 'o').replace(/ą(?=\p{L}$)/u, 'ę');
  const softened = stem.replace(/ń$/u, 'n').replace(/ś$/u, 's').replace(/ź$/u, 'z');
  return [opened, softened].filter((each) => each !== stem).map((each) => each + larger);
}
