/**
 * Adjectives and the nouns that they are derived from: "portfel skórzany" and "portfel ze skóry", "sok malinowy" and
 * "sok z malin".
 */
const RELATED =
  'skórzany>skóra wełniany>wełna drewniany>drewno wiklinowy>wiklina ceramiczny>ceramika gliniany>glina lniany>len miodowy>miód ' +
  'mleczny>mleko kozi>koza owczy>owca krowi>krowa kurzy>kura gęsi>gęś kaczy>kaczka ziołowy>zioło różany>róża lipowy>lipa śliwkowy>śliwka ' +
  'malinowy>malina jabłkowy>jabłko wiśniowy>wiśnia truskawkowy>truskawka porzeczkowy>porzeczka aroniowy>aronia żurawinowy>żurawina ' +
  'jagodowy>jagoda borówkowy>borówka gruszkowy>gruszka pomidorowy>pomidor ogórkowy>ogórek dyniowy>dynia czosnkowy>czosnek ' +
  'cebulowy>cebula marchewkowy>marchew marchwiowy>marchew buraczany>burak ziemniaczany>ziemniak grzybowy>grzyb orzechowy>orzech makowy>mak ' +
  'słonecznikowy>słonecznik rzepakowy>rzepak gryczany>gryka żytni>żyto pszenny>pszenica orkiszowy>orkisz owsiany>owies ' +
  'kukurydziany>kukurydza jaglany>proso lawendowy>lawenda nagietkowy>nagietek rumiankowy>rumianek pokrzywowy>pokrzywa miętowy>mięta ' +
  'sosnowy>sosna dębowy>dąb bukowy>buk brzozowy>brzoza świerkowy>świerk woskowy>wosk bursztynowy>bursztyn srebrny>srebro ' +
  'filcowy>filc słomiany>słoma papierowy>papier szklany>szkło metalowy>metal ludowy>lud wielkanocny>wielkanoc choinkowy>choinka ' +
  'bożonarodzeniowy>gwiazdka owocowy>owoc warzywny>warzywo mięsny>mięso rybny>ryba drobiowy>drób wołowy>wołowina wieprzowy>wieprzowina ' +
  'czekoladowy>czekolada karmelowy>karmel cynamonowy>cynamon serowy>ser maślany>masło śmietankowy>śmietanka pszczeli>pszczoła ' +
  'koński>koń konny>koń psi>pies koci>kot króliczy>królik świński>świnia ptasi>ptak leśny>las górski>góra morski>morze ' +
  'krowa>bydło krowa>dój świnia>trzoda świnia>tucznik pszczoła>pasieka koń>stajnia kwiatowy>kwiat haftowany>haft haftować>haft wyszywany>haft wyszywać>haft koronkowy>koronka ogrodowy>ogród rolny>rolnictwo rolniczy>rolnictwo ' +
  // Occupations, and what they do or work with.
  'traktorzysta>ciągnik traktorzysta>traktor recepcjonistka>recepcja winobranie>winogrono sprzątaczka>sprzątanie kucharka>kuchnia ' +
  'dojarz>dój ceramik>ceramika ogrodnik>ogród stajenny>stajnia drwal>pilarz drwal>wycinka instruktor>prowadzenie zbieracz>zbiór pasterz>pasterski pasterz>owca serowar>serowarnia serowar>ser ' +
  'pokojówka>pokój pokojówka>sprzątanie piekarz>piekarnia masarz>masarnia rzeźnik>ubojnia stolarz>stolarnia ' +
  'kowal>kuźnia garncarz>ceramiczny garncarz>glina krawcowa>szycie florystka>kwiat florysta>kwiat pilarz>drewno kombajnista>kombajn ' +
  'gliniany>ceramika gliniany>kamionkowy gliniany>kamionka gliniany>siwak ceramiczny>kamionkowy ceramiczny>gliniany glina>kamionkowy drewniany>lipowy drewniany>jaworowy drewniany>osika drewniany>jawor kuty>kowalstwo metalowy>kowalstwo zbożowy>zboże paszowy>pasza jabłeczny>jabłko ' +
  'sekcyjny>sekcja bzowy>bez ' +
  'ogrodniczy>ogród ogrodzeniowy>ogrodzenie kuchenny>kuchnia deszczówka>deszczowy garncarski>garncarstwo ' +
  'pszczelarski>pasieka jeździecki>jazda pnący>pnącze stadnina>stajnia stadnina>koń ' +
  'zajęczy>zając jeleni>jeleń dziczy>dzik indyczy>indyk strusi>struś przepiórczy>przepiórka ' +
  'cielęcy>cielęcina barani>baranina jagnięcy>jagnięcina szmaciany>szmaciak rokitnikowy>rokitnik ' +
  'octowy>ocet sojowy>soja dożynkowy>dożynki pigwowy>pigwa kapuściany>kapusta rabarbarowy>rabarbar soczewicowy>soczewica grochowy>groch ' +
  'fasolowy>fasola jęczmienny>jęczmień ryżowy>ryż konopny>konopie kawowy>kawa morelowy>morela ' +
  'agrestowy>agrest jeżynowy>jeżyna winogronowy>winogrono jałowcowy>jałowiec jodłowy>jodła ' +
  'modrzewiowy>modrzew olchowy>olcha jesionowy>jesion klonowy>klon mosiężny>mosiądz miedziany>miedź ' +
  'żelazny>żelazo węszyć>zapach węchowy>zapach węchowy>zapachowy węszyć>zapachowy szarpać>szarpak aportować>aport drapać>drapak huśtać>huśtawka pierzasty>pierze pierzany>pierze puchowy>puch bawełniany>bawełna jedwabny>jedwab futrzany>futro ' +
  // Purpose, place or time.
  'komunijny>komunia chrzcielny>chrzest ślubny>ślub urodzinowy>urodziny weselny>wesele ścienny>ściana pokojowy>pokój okienny>okno ' +
  'rzemienny>skóra rzemienny>skórzany rzemienny>rzemień płócienny>len płócienny>lniany płócienny>płótno słomkowy>słoma słomkowy>słomiany kordonkowy>kordonek ' +
  'ogrodnictwo>ogrodniczy ogrodnictwo>ogród ogrodnictwo>szkółka sadownictwo>sad sadownictwo>jabłko leśnictwo>las leśnictwo>leśny piekarnictwo>piekarnia piekarnictwo>piekarz ' +
  'masarstwo>masarnia rzeźnictwo>masarnia serowarstwo>serowarnia młynarstwo>młyn stolarstwo>stolarz kowalstwo>kowal krawiectwo>krawiec garncarstwo>ceramiczny tkactwo>tkactwo ' +
  'gastronomia>kuchnia turystyka>agroturystyka hotelarstwo>pokój hodowla>stado rybactwo>staw rybactwo>rybny warzywnictwo>warzywny mleczarstwo>mleczny pszczelarstwo>pasieka szkółkarstwo>szkółka ' +
  // Origin: "ser z Litwy" is "ser litewski".
  'litewski>litwa ukraiński>ukraina węgierski>węgry włoski>włochy francuski>francja hiszpański>hiszpania grecki>grecja ' +
  'niemiecki>niemcy czeski>czechy słowacki>słowacja holenderski>holandia szwajcarski>szwajcaria szkocki>szkocja ' +
  'syberyjski>syberia amerykański>ameryka ' +
  'zapachowy>zapach pachnący>zapach pachnieć>zapach zimowy>zima letni>lato jesienny>jesień wiosenny>wiosna ' +
  'sypialniany>sypialnia szkolny>szkoła przedszkolny>przedszkole cmentarny>cmentarz nagrobny>grób kieszonkowy>kieszeń';

const relatedByStem = new Map<string, string[]>();
for (const pair of RELATED.split(' ')) {
  const [adjective = '', noun = ''] = pair.split('>');
  for (const [one, other] of [
    [adjective, noun],
    [noun, adjective],
  ] as const) {
    relatedByStem.set(one, [...(relatedByStem.get(one) ?? []), other]);
  }
}

/** A base form of the dictionary; those of other languages contain ":" and those of unknown words begin with "?". */
const PLAIN = /^\p{L}+$/u;
const SHORTEST_NOUN = 3;

/**
 * Base forms of nouns that an adjective in -owy may be derived from, of adjectives that may be derived from a noun
 * ("kominkowy" and "kominek"), and of words of the same root. Some of them do not exist, and these match nothing.
 */
export function madeStems(stems: readonly string[]): string[] {
  return [...new Set(stems.filter((stem) => PLAIN.test(stem)).flatMap(madeOf))].filter((stem) => !stems.includes(stem));
}

function madeOf(stem: string): string[] {
  return [...adjectivesOrNounsOf(stem), ...familyOf(stem)];
}

/** Verb prefixes that hardly change the meaning: "wsadzić" and "sadzić". */
const VERB_PREFIXES = ['w', 'po', 'za', 'ob', 'wy', 'na', 'prze', 'przy', 'do', 'u', 'z', 's', 'roz', 'od', 'o'];
const SHORTEST_VERB = 5;
/** Endings of the imperfective and perfective verbs of one root: "zapraszać" and "zaprosić". */
const ASPECTS = 'ować>ić ywać>ać iwać>ać szać>sić żać>zić dzać>dzić cać>cić czać>czyć iać>ić lać>lić niać>nić ać>ić';
/** Endings of a person, a place, a trade and an adjective of one root: "piekarz", "piekarnia", "piekarski". */
const FAMILIES = ['arz arka arnia arski arstwo', 'nik nica niczy nictwo', 'acz aczka alnia ać', 'iciel icielka ić'].map(
  (endings) => endings.split(' '),
);
const SHORTEST_ROOT = 3;
const aspectPairs = ASPECTS.split(' ').flatMap((pair) => {
  const [often = '', once = ''] = pair.split('>');
  return [
    [often, once],
    [once, often],
  ] as const;
});

/** Base forms of possible words of the same root; those that do not exist match nothing. */
export function familyOf(stem: string): string[] {
  const relatives = FAMILIES.flatMap((endings) => {
    const ending = endings.find((each) => stem.endsWith(each) && stem.length - each.length >= SHORTEST_ROOT);
    return ending === undefined ? [] : endings.map((each) => stem.slice(0, -ending.length) + each);
  });
  return [...relatives, ...verbsOf(stem)];
}

function verbsOf(stem: string): string[] {
  // The participle "zapraszający" belongs to "zapraszać".
  const verb = stem.replace(/jący$/u, 'ć');
  if (!/[aiyą]ć$/u.test(verb)) return [];
  const bare = VERB_PREFIXES.flatMap((prefix) => {
    const rest = verb.slice(prefix.length);
    return verb.startsWith(prefix) && rest.length >= SHORTEST_VERB ? rest : [];
  });
  const aspects = [verb, ...bare].flatMap((each) =>
    aspectPairs.flatMap(([from, to]) => {
      if (!each.endsWith(from)) return [];
      const root = each.slice(0, -from.length);
      return [root + to, root.replace(/a(?=\p{L}$)/u, 'o') + to, root.replace(/a(?=\p{L}?$)/u, 'o') + to];
    }),
  );
  const led = bare.length > 0 ? [] : VERB_PREFIXES.map((prefix) => prefix + verb);
  return [verb, ...bare, ...aspects, ...led];
}

function adjectivesOrNounsOf(stem: string): string[] {
  if (stem.endsWith('owy')) {
    const root = stem.slice(0, -3);
    if (root.length < SHORTEST_NOUN) return [];
    const mobile = [root.replace(/(?<=[^aeiouyąęó])k$/u, 'ek'), root.replace(/c$/u, 'iec')];
    return [root, `${root}a`, `${root}o`, `${root}e`, ...mobile];
  }
  // "Pomarańczowy" is a colour in nearly all listings.
  if (stem.startsWith('pomarańcz')) return [];
  const root = stem
    .replace(/ek$/u, 'k')
    .replace(/iec$/u, 'c')
    .replace(/[aoe]$/u, '');
  if (root.length < SHORTEST_NOUN || /[yićąęu]$/u.test(root)) return [];
  // "Miodowy", "dębowy": the vowel before the last consonant changes.
  const open = root.replace(/ó(?=\p{L}$)/u, 'o').replace(/ą(?=\p{L}$)/u, 'ę');
  return [`${root}owy`, ...(open === root ? [] : [`${open}owy`])];
}

/** Base forms of the listed adjectives and nouns that are related to these. */
export function relatedStems(stems: readonly string[]): string[] {
  return stems.flatMap((stem) => relatedByStem.get(stem) ?? []).filter((stem) => !stems.includes(stem));
}

/** Endings of nicknames of breeds, and of the adjectives in the full names. */
const NICKNAMES: readonly (readonly [RegExp, string])[] = [
  [/jczyk$/u, 'jski'],
  [/ówk$/u, 'owy'],
  [/iak$/u, 'ny'],
  [/iak$/u, 'ski'],
  [/ak$/u, 'ski'],
  [/n$/u, 'ński'],
  [/nk$/u, 'ński'],
  [/ł$/u, 'lski'],
  [/(?<=[dl])$/u, 'zki'],
  [/(?<=[^ńłk])$/u, 'ski'],
  [/$/u, 'ijski'],
];
const CASE_ENDING = /(?:ami|ach|ów|om|ek|[yiaęeu])$/u;

/** Base forms of the adjectives that a nickname may be short for: "nowozeland" for "nowozelandzki". */
export function adjectivesOfNickname(text: string): string[] {
  const roots = [text, text.replace(CASE_ENDING, '')].filter((root) => root.length > SHORTEST_ROOT);
  return [...new Set(roots)].flatMap((root) =>
    NICKNAMES.flatMap(([end, adjective]) => (end.test(root) ? root.replace(end, '') + adjective : [])),
  );
}

/** Possible base forms of what a tradesperson works with or at: "szkółkarz" and "szkółka". */
export function thingsOfTrade(stems: readonly string[]): string[] {
  return stems.flatMap((stem) => {
    const root = /^(.{3,})(?:arz|arka|ownik|owniczka|nik|niczka|ysta|ystka|ista|istka)$/u.exec(stem)?.[1];
    return root === undefined ? [] : [root, `${root}a`, `${root}o`, `${root}owy`, `${root}ny`];
  });
}
