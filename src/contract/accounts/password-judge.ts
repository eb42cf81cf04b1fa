/** How well a password withstands guessing: 0 very weak to 4 very strong. Below 2 it is rejected. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/**
 * Why a password is rejected; each has a message that suggests a better one, as `validation.<fault>`.
 *
 * passwordPersonal  made of personal data that others know.
 * passwordCommon    a common choice, or a name.
 * passwordPattern   repeated, a keyboard or alphabetical sequence, or a date.
 * passwordWeak      easily guessed for another reason.
 */
export type PasswordFault = 'passwordPersonal' | 'passwordCommon' | 'passwordPattern' | 'passwordWeak';

export interface PasswordVerdict {
  readonly strength: Strength;
  /** Null for an acceptable password. */
  readonly fault: PasswordFault | null;
}

/** Judges a password; `about` is what others may know of its owner: name, e-mail address, phone number. */
export type PasswordJudge = (password: string, about: readonly string[]) => PasswordVerdict;

const SITE = 'jarmark';
/** Only this many characters are judged, because each costs time. */
const JUDGED_LENGTH = 64;
const LEAST_STRENGTH = 2;
/** Shorter parts of a name occur in too many words. */
const PART_MIN_LENGTH = 3;
/** With this many letters beside the owner's data, a password is not personal. */
const OWN_LETTERS_MIN = 4;

/** The most common choices in Poland, in the order in which they are guessed. */
const COMMON_HERE =
  'polska haslo zaq12wsx qwerty123 kochanie 12345678 123456789 1234567890 misiek qwertyuiop agnieszka mateusz marcin monika bartek karolina kasia samsung lol123 polska1 matrix komputer zxcvbnm kacper damian sebastian niunia kocham lolek legia piotrek kwiatuszek dupa123 widzew wisla lech slask lodz krakow warszawa poznan wroclaw gdansk lowicz lublin zakopane gorale jarmark targ miod pszczola pasieka krowa kura kurczak traktor ursus zetor rolnik gospodarz gospodarstwo wies stodola jablko ziemniak slonko sloneczko myszka zabka kotek piesek aniolek marzenie szczescie tajne tajnehaslo mojehaslo nowehaslo haslohaslo password iloveyou dragon'.split(
    ' ',
  );

/**
 * Loads the recognition of patterns, keyboards, names and common words, some 30 kB.
 *
 * @param leaked  the most frequent leaked passwords worldwide: the full list on the server, in pages what they have
 * loaded
 */
export async function makePasswordJudge(leaked: readonly string[]): Promise<PasswordJudge> {
  const [{ ZxcvbnFactory }, { default: graphs }, { default: men }, { default: women }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs'),
    import('@zxcvbn-ts/language-pl/dist/maleFirstnames.json.esm.js'),
    import('@zxcvbn-ts/language-pl/dist/femaleFirstnames.json.esm.js'),
  ]);
  const checker = new ZxcvbnFactory({
    graphs,
    dictionary: { here: COMMON_HERE, men, women, leaked: [...leaked] },
    maxLength: JUDGED_LENGTH,
  });
  return (password, about) => {
    const parts = partsOf(about);
    const { score, sequence } = checker.check(password, [...about.filter(Boolean), ...parts]);
    if (isMadeOf(password, parts)) return { strength: score < LEAST_STRENGTH ? score : 1, fault: 'passwordPersonal' };
    return { strength: score, fault: score < LEAST_STRENGTH ? faultOf(sequence) : null };
  };
}

function faultOf(sequence: readonly { pattern: string; token: string; dictionaryName?: string }[]): PasswordFault {
  const longest = sequence.reduce((one, other) => (other.token.length > one.token.length ? other : one));
  if (longest.dictionaryName === 'userInputs') return 'passwordPersonal';
  if (longest.pattern === 'dictionary') return 'passwordCommon';
  return longest.pattern === 'bruteforce' ? 'passwordWeak' : 'passwordPattern';
}

/** Letters and digits only, lower case, without diacritics: `Żółta-Łąka 7` becomes `zoltalaka7`. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The words of the owner's data, longest first: a name, both sides of an address, the digits of a number. */
function partsOf(about: readonly string[]): string[] {
  const words = about.flatMap((text) => [...text.split(/[^\p{L}\p{M}\p{N}]+/u), text.split('@')[0] ?? '', text]);
  const national = about.filter((text) => /^[+\d\s()-]+$/.test(text)).map((text) => text.replace(/\D/g, '').slice(-9));
  const parts = new Set([...words, ...national, SITE].map(plain).filter(({ length }) => length >= PART_MIN_LENGTH));
  return [...parts].sort((one, other) => other.length - one.length);
}

/** Whether a password is little more than the owner's data, with digits and punctuation around it. */
function isMadeOf(password: string, parts: readonly string[]): boolean {
  const text = plain(password);
  const rest = parts.reduce((left, part) => left.replaceAll(part, ' '), text);
  return rest !== text && rest.replace(/[^\p{L}]/gu, '').length < OWN_LETTERS_MIN;
}
