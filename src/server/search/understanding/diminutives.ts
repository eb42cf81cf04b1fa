/**
 * Endings of diminutives and augmentatives, with the endings of the plain words: "kurcz-aczek" and "kurcz-ak",
 * "ko-cisko" and "ko-t". An empty ending is the bare stem. Words with these endings hardly ever have another meaning.
 */
const SURE_ENDINGS =
  'aczek>ak,a,ę eczek>ek,ka yczek>yk iczek>ik uszek>,ek uś>,ek usia>a unia>a uszka>a,ka eczka>ka,a yczka>a,yca iczka>a,ica ' +
  'ieczka>ca erka>ra ełka>ła iełka>ła ienka>na eńka>na ynka>yna ułka>uła uszko>o,ko eczko>ko,o ełko>ło erko>ro ienko>no enko>no ' +
  'ątko>ę iątko>ię dzik>d';
/** Words with these endings often have another meaning: "butelka", "piłka", "ognisko". */
const ENDINGS =
  'ek> ka>a,ia,ja ko>o ik>,ek yk> szek>ch,k żek>g czek>k dek>d cik>t,ć lik>ł nik>ń zik>ź sik>ś szka>cha żka>ga czka>ka,ca ' +
  'ewka>ew iewka>iew elka>la,ela inka>ina,a czko>ko żko>go szko>cho dko>da isko>,o,a ysko>,o,a cisko>t dzisko>d';
/** The same for diminutives of adjectives: "świeżutki", "maluśki". */
const FOND_ENDINGS = 'uteńki>y,i iuteńki>i,y utki>y,i iutki>y,i eńki>y iuśki>i,y uśki>y usieńki>y';
const LEAST_STEM = 2;
/** "Marcheweczka" is a small "marchewka", and that a small "marchew". */
const MOST_STEPS = 2;
/** Diminutives that name another thing than their plain word, although both are of the same branch. */
const OTHER_THINGS = new Set(
  (
    'cukierek śmietanka krówka kurka gąska gołąbek pasztecik olejek oliwka cebulka fasolka groszek sałatka mleczko łyżeczka chusteczka ' +
    'piłka butelka ognisko boisko lotnisko książka zegarek garnek krzesełko zabawka bajka siatka kozik wózek wózeczek'
  ).split(' '),
);

interface Rule {
  readonly ending: string;
  readonly larger: string;
}

function parse(endings: string): Rule[] {
  return endings.split(' ').flatMap((rule) => {
    const [ending = '', larger = ''] = rule.split('>');
    return larger.split(',').map((each) => ({ ending, larger: each }));
  });
}

const VOWEL_LAST = /[aeęoy]$/;
/** Changes at the end of a stem, of its last vowel or its last letter; SHUT is the reverse of OPEN. */
const OPEN = [
  [/ó(?=\p{L}{0,2}$)/u, 'o'],
  [/ą(?=\p{L}{0,2}$)/u, 'ę'],
  [/ń$/u, 'n'],
  [/ś$/u, 's'],
  [/ź$/u, 'z'],
] as const;
const SHUT = [
  [/o(?=\p{L}{0,2}$)/u, 'ó'],
  [/ę(?=\p{L}{0,2}$)/u, 'ą'],
  [/n$/u, 'ń'],
  [/s$/u, 'ś'],
  [/z$/u, 'ź'],
] as const;
/** The plain form of "malutki" is "mały". */
const HARD = [[/l(?=y$)/u, 'ł']] as const;

const sureRules = parse(SURE_ENDINGS);
const rules = [...sureRules, ...parse(ENDINGS)];
const fondRules = parse(FOND_ENDINGS);

/** Whether a base form looks like a diminutive but names another thing: "piłka" is no small "piła". */
export function isOtherThing(word: string): boolean {
  return OTHER_THINGS.has(word);
}

/** The possible plain words of a diminutive, in at most two steps; a dictionary must tell which of them exist. */
export function largerForms(word: string): string[] {
  return steps(word, larger(word));
}

/** The same, with only the sure endings in the first step. */
export function surelyLargerForms(word: string): string[] {
  return steps(word, applied(word, sureRules));
}

function steps(word: string, first: readonly string[]): string[] {
  const found = new Set(first.filter((each) => each !== word));
  let round = [...found];
  for (let step = 1; step < MOST_STEPS; step++) {
    round = round.flatMap(larger).filter((each) => each !== word && !found.has(each));
    for (const each of round) found.add(each);
  }
  return [...found];
}

/** The possible diminutives of a word; a dictionary must tell which of them exist. */
export function smallerForms(word: string): string[] {
  const candidates = rules.flatMap(({ ending, larger: end }) =>
    [word, ...unshut(word)].flatMap((spelling) => {
      const stem = spelling.slice(0, spelling.length - end.length);
      if (stem.length < LEAST_STEM || !spelling.endsWith(end)) return [];
      return [stem, ...shut(stem)].map((each) => each + ending);
    }),
  );
  return [...new Set(candidates)].filter((each) => each !== word && larger(each).includes(word));
}

/** The possible plain forms of a diminutive adjective: "świeży" of "świeżutki". */
export function plainForms(adjective: string): string[] {
  return applied(adjective, fondRules).flatMap((each) => [each, ...respelled(each, HARD)]);
}

/** The possible base forms of an inflected diminutive that no dictionary knows: "marcheweczek". */
export function smallNominatives(word: string): string[] {
  const stem =
    /^\p{L}{3,}(?=ek$)/u.exec(word) ?? /^\p{L}{3,}(?=k(?:a|ą|e|ę|i|iem|owi|u|om|ami|ach|o|ów|ow)?$)/u.exec(word);
  return stem === null ? [] : ['ka', 'ek', 'ko', 'k'].map((ending) => stem[0] + ending);
}

function larger(word: string): string[] {
  return applied(word, rules);
}

function applied(word: string, by: readonly Rule[]): string[] {
  return by.flatMap(({ ending, larger: end }) => {
    const stem = word.slice(0, word.length - ending.length);
    if (stem.length < LEAST_STEM || !word.endsWith(ending)) return [];
    const all = [stem, ...unshut(stem)].map((each) => each + end);
    // A plain word that ends with a consonant may change its last vowel or consonant: "miodzik" and "miód".
    const long = [...all, ...(VOWEL_LAST.test(end) ? [] : all.flatMap(shut))];
    return long.filter((each) => each.length > LEAST_STEM);
  });
}

// Undoes the changes of a diminutive: "kózka" is a small "koza", "rączka" a small "ręka".
function unshut(stem: string): string[] {
  return respelled(stem, OPEN);
}

function shut(stem: string): string[] {
  return respelled(stem, SHUT);
}

function respelled(stem: string, by: readonly (readonly [RegExp, string])[]): string[] {
  return by.map(([from, to]) => stem.replace(from, to)).filter((each) => each !== stem);
}
