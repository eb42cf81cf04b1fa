/** How well a password withstands guessing: 0 very weak to 4 very strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** What people here choose most, in the order in which it is guessed; the large list of the world comes later. */
const COMMON_HERE =
  'polska haslo zaq12wsx qwerty123 kochanie 12345678 123456789 1234567890 misiek qwertyuiop agnieszka mateusz marcin monika bartek karolina kasia samsung lol123 polska1 matrix komputer zxcvbnm kacper damian sebastian niunia kocham lolek legia piotrek kwiatuszek dupa123 widzew wisla lech slask lodz krakow warszawa poznan wroclaw gdansk lowicz lublin zakopane gorale jarmark targ miod pszczola pasieka krowa kura kurczak traktor ursus zetor rolnik gospodarz gospodarstwo wies stodola jablko ziemniak slonko sloneczko myszka zabka kotek piesek aniolek marzenie szczescie tajne tajnehaslo mojehaslo nowehaslo haslohaslo password iloveyou dragon'.split(
    ' ',
  );

/** Judges a password; `about` is what others may know of its owner. */
export type Judge = (password: string, about: readonly string[]) => Strength;

/**
 * What stands in until the real judge is there, and where it cannot be loaded: length, and how many sorts of characters
 * there are. It never calls a password very strong, as it knows no words.
 */
export function roughStrength(password: string): Strength {
  const sorts = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((sort) => sort.test(password)).length;
  const different = new Set(password).size;
  if (password.length < 8 || different < 5) return 0;
  if (password.length < 10 || sorts < 2) return 1;
  return password.length >= 16 && different >= 9 ? 3 : 2;
}

let judge: Promise<Judge> | undefined;

/** Loads what knows patterns, keyboards, names and the words that are guessed first; some 30 kB. */
export function loadJudge(): Promise<Judge> {
  judge ??= makeJudge([]).catch((error) => {
    judge = undefined;
    throw error;
  });
  return judge;
}

/** The same with the passwords that leaked the world over, some 180 kB more: not for whoever saves data. */
export async function loadThoroughJudge(): Promise<Judge> {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || /2g$/.test(connection?.effectiveType ?? '')) return loadJudge();
  const { default: leaked } = await import('@zxcvbn-ts/language-common/dist/passwords.json.mjs');
  judge = makeJudge(leaked);
  return judge;
}

async function makeJudge(leaked: readonly string[]): Promise<Judge> {
  const [{ ZxcvbnFactory }, { default: graphs }, { default: men }, { default: women }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs'),
    import('@zxcvbn-ts/language-pl/dist/maleFirstnames.json.esm.js'),
    import('@zxcvbn-ts/language-pl/dist/femaleFirstnames.json.esm.js'),
  ]);
  const checker = new ZxcvbnFactory({
    graphs,
    dictionary: { here: COMMON_HERE, men, women, leaked: [...leaked] },
    // Longer ones are strong enough, and each character costs time.
    maxLength: 64,
  });
  return (password, about) => checker.check(password, [...about]).score as Strength;
}
