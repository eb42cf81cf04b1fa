import { fold } from '../text.ts';

/**
 * Rules from a declined place name back to its nominative, without diacritics: `ending>endings of nominatives`, which
 * may be empty. A form has several readings; the look-up shows which of them is a place.
 */
const RULES =
  'owie>ow,owo owa>ow owu>ow owem>ow,owo owi>ow owej>owa ach>y,e,i,a,o iach>ie,i,e ami>y,e,i,a om>y,e,i,a ' +
  'iu>,ie,i u>,o,e a>,o,e ia>,ie,e em>,o,e iem>,ie,i ie>,a,o,y dzie>d,da,do cie>t,ta,to rze>r,ra,ro le>l,la,lo ce>ka,ca,ko dze>ga ' +
  'cu>iec,ec ca>iec,ec cem>iec,ec cowi>iec,ec ku>ek,k,ko ka>ek,k,ko kiem>ek,k,ko gu>g,go ga>g,go giem>g,go y>a, ii>ia i>a,, ' +
  'iej>a,ia ej>a ego>y,e,i iego>i,ie ym>y,e im>i,ie emu>y,e iemu>i,ie ych>e,y ich>ie,i ymi>e,y imi>ie,i ' +
  'szy>sza scie>sta,st,sto zdzie>zda,zd stoku>stok sku>sk,sko ska>sk,sko skiem>sk,sko dzi>dz,dza zni>zno,zna zi>z,za ci>c,t ni>n,na,nia';

/**
 * Endings to append to genitive plurals, which have lost theirs. Only for words that are unlikely to be common ones;
 * see `mayBeEndingless`.
 */
const ENDINGLESS = ['y', 'e', 'i', 'a', 'ki'];
const SHORTEST_ENDINGLESS = 5;

const rules = RULES.split(' ').map((rule) => {
  const [ending = '', nominatives = ''] = rule.split('>');
  return { ending, nominatives: nominatives.split(',') };
});

/** Nominatives of irregular forms, such as names whose first part is declined too; without diacritics. */
const IRREGULAR: Readonly<Record<string, string>> = {
  bialymstoku: 'bialystok',
  bialegostoku: 'bialystok',
  bialymstokiem: 'bialystok',
  krasnymstawie: 'krasnystaw',
  krasnegostawu: 'krasnystaw',
  wysokiem: 'wysokie',
  lodzia: 'lodz',
  lodzi: 'lodz',
  sacza: 'sacz',
  kielc: 'kielce',
  tych: 'tychy',
  bydgoszczy: 'bydgoszcz',
  zamosciu: 'zamosc',
  zamoscia: 'zamosc',
  ostrodzie: 'ostroda',
  gdyni: 'gdynia',
  walbrzychu: 'walbrzych',
};

/**
 * What visitors call Polish towns in English, German, Spanish and Italian, and in Ukrainian with the cases that follow
 * prepositions; without diacritics: `nominative>names`.
 */
const FOREIGN_NAMES =
  'warszawa>warsaw warschau varsovia varsavia варшава варшави варшаві варшаву варшавою|' +
  'krakow>cracow krakau cracovia краків кракова кракові краковом|' +
  'gdansk>danzig danzica гданськ гданська гданську гданськом|' +
  'wroclaw>breslau breslavia вроцлав вроцлава вроцлаві вроцлавом|' +
  'poznan>posen познань познані познанню|' +
  'szczecin>stettin stettino щецин щецін щецина щеціна щецині щеціні|' +
  'lodz>lodsch litzmannstadt лодзь лодзі|' +
  'lublin>lublino люблін любліна любліні любліном|' +
  'katowice>kattowitz катовіце катовиць катовицях катовіцах|' +
  'bialystok>bialistok білосток білостока білостоці|' +
  'rzeszow>жешув жешува жешуві ряшів ряшева ряшеві|' +
  'przemysl>перемишль перемишля перемишлі|' +
  'torun>торунь торуня торуні|' +
  'bydgoszcz>bromberg бидгощ бидгощі|' +
  'gdynia>gdingen гдиня гдині гдиню|' +
  'sopot>zoppot сопот сопота сопоті|' +
  'olsztyn>allenstein ольштин ольштина ольштині|' +
  'opole>oppeln ополе ополя ополі|' +
  'kielce>кельце кельці кельцях|' +
  'radom>радом радома радомі|' +
  'tarnow>тарнів тарнова тарнові|' +
  'chelm>хелм хелма хелмі холм холма холмі|' +
  'zamosc>замость замостя замості|' +
  'czestochowa>tschenstochau ченстохова ченстохови ченстохові|' +
  'zakopane>закопане закопаного закопаному|' +
  'gliwice>gleiwitz глівіце глівіцах|' +
  'elblag>elbing ельблонг ельблонга ельблонгу|' +
  'koszalin>koslin кошалін кошаліна кошаліні|' +
  'kolobrzeg>kolberg колобжег колобжега колобжезі|' +
  'slupsk>stolp слупськ слупська слупську|' +
  'legnica>liegnitz легниця легниці|' +
  'walbrzych>waldenburg валбжих валбжиха|' +
  'swinoujscie>swinemunde|miedzyzdroje>misdroy|klodzko>glatz|nysa>neisse|malbork>marienburg|' +
  'gizycko>lotzen|mikolajki>nikolaiken';

const polishNames = new Map(
  FOREIGN_NAMES.split('|').flatMap((line) => {
    const [polish = '', names = ''] = line.split('>');
    return names.split(' ').map((name) => [fold(name), polish] as const);
  }),
);

const LEAST_STEM = 2;

/** The possible nominatives of a word, in lower case without diacritics; the word itself comes first. */
export function nominativesOf(word: string, mayBeEndingless: boolean): string[] {
  const folded = fold(word);
  const found = [folded, polishNames.get(folded) ?? IRREGULAR[folded] ?? folded];
  for (const { ending, nominatives } of rules) {
    const stem = folded.slice(0, folded.length - ending.length);
    if (stem.length < LEAST_STEM || !folded.endsWith(ending)) continue;
    for (const nominative of nominatives) found.push(stem + nominative);
  }
  if (mayBeEndingless && folded.length >= SHORTEST_ENDINGLESS) found.push(...ENDINGLESS.map((end) => folded + end));
  return [...new Set(found)];
}
