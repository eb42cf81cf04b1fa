import { negated } from './negated-forms.ts';

// The dictionary has some genitive plurals as words of their own, without a relation to their base form.
const GENITIVE_PLURALS =
  'brzóz>brzoza dyń>dynia gum>guma jaj>jajo kanap>kanapa klas>klasa kóz>koza kwok>kwoka lal>lala lat>lato łap>łapa ' +
  'łóz>łoza łóż>łoże miast>miasto mięs>mięso mórz>morze nasion>nasiono nauk>nauka państw>państwo pism>pismo piw>piwo ' +
  'pól>pole rzemiosł>rzemiosło serc>serce wnętrz>wnętrze wzgórz>wzgórze zbóż>zboże złóż>złoże ziół>zioło żarn>żarna ' +
  'żniw>żniwa';

// Other inflected forms that the dictionary does not relate to their base form.
const OTHER_CASES =
  'kotła>kocioł kotle>kocioł modrzewia>modrzew lesie>las końmi>koń koniach>koń koniom>koń dziećmi>dziecko dzieciach>dziecko dzieciom>dziecko gościom>gość mięsie>mięso ' +
  'domu>dom zaora>zaorać gośćmi>gość cieście>ciasto mieście>miasto ' +
  'oczy>oko oczu>oko oczom>oko oczami>oko oczach>oko uszy>ucho uszu>ucho uszom>ucho uszami>ucho uszach>ucho ' +
  'chłopca>chłopiec chłopcu>chłopiec chłopcem>chłopiec synowi>syn bratu>brat sąsiadowi>sąsiad pana>pan ' +
  'lasu>las lasem>las domem>dom liściom>liść liściach>liść wiatru>wiatr wiatrem>wiatr morzom>morze morzami>morze ' +
  'morzach>morze zbożom>zboże zbożami>zboże zbożach>zboże wnętrzom>wnętrze wnętrzami>wnętrze wnętrzach>wnętrze ' +
  'drobiu>drób drobiem>drób filetu>filet karpiem>karp kiełbiem>kiełb ozoru>ozór szpondru>szponder camembertu>camembert ' +
  'cheddaru>cheddar piwom>piwo piwami>piwo piwach>piwo keksu>keks ekleru>ekler cząbru>cząber poru>por ' +
  'bakłażanu>bakłażan szczawiem>szczaw bananu>banan grejpfrutu>grejpfrut pulpetu>pulpet klopsu>klops migdału>migdał ' +
  'pekanu>pekan marcepanu>marcepan batonu>baton garncu>garniec garncem>garniec garnców>garniec garncom>garniec ' +
  'garncami>garniec garncach>garniec abażuru>abażur obrusu>obrus wisioru>wisior laptopu>laptop kotu>kot synu>syn ' +
  'synem>syn bratem>brat sąsiadem>sąsiad panu>pan panem>pan chłopa>chłop chłopu>chłop chłopem>chłop gościach>gość ' +
  'chabru>chaber milinu>milin modrzewiem>modrzew cyprysu>cyprys pawiem>paw gołębiem>gołąb kozłem>kozioł ' +
  'chlewu>chlew konaru>konar żołędziem>żołądź tygodniu>tydzień tygodniach>tydzień ołowiu>ołów czerwiu>czerw';

// Forms for which the dictionary has a rare base form that hardly anybody means; this one replaces it.
const MISTAKEN = 'karpia>karp karpie>karp same>sam zetnie>ściąć zetnij>ściąć zetnijcie>ściąć';

// Synonyms that buyers and sellers use interchangeably.
const SAME_THING =
  'jajko>jajo cielak>cielę grula>ziemniak jagniątko>jagnię kartofel>ziemniak kociak>kocię koźlątko>koźlę kucyk>kuc ' +
  'marchewka>marchew prawdziwek>borowik prosiak>prosię pyra>ziemniak szczeniak>szczenię źrebak>źrebię';

// Diminutives that denote the same thing. Those that denote another thing are not listed here: serek,
// śmietanka, twarożek, krówka, kurka, gąska, gołąbek, pasztecik, olejek, oliwka, cebulka, fasolka,
// groszek, mleczko, łyżeczka, chusteczka.
const FOND_NAMES =
  'aniołek>anioł bukiecik>bukiet bułeczka>bułka buraczek>burak chlebek>chleb ciasteczko>ciastko czapeczka>czapka ' +
  'deseczka>deska drzewko>drzewo dzbanek>dzban dzbanuszek>dzban dżemik>dżem garnuszek>garnek grzybek>grzyb ' +
  'herbatka>herbata jabłuszko>jabłko jajeczko>jajo kapustka>kapusta kiełbaska>kiełbasa kocyk>koc kompocik>kompot ' +
  'koszyczek>kosz koszyk>kosz kubeczek>kubek kwiatek>kwiat masełko>masło miodek>miód miodzik>miód miseczka>miska ' +
  'mydełko>mydło obrazek>obraz obrusik>obrus ogóreczek>ogórek pierniczek>piernik pierożek>pieróg placuszek>placek ' +
  'poduszeczka>poduszka pomidorek>pomidor powidełka>powidła pudełeczko>pudełko serniczek>sernik serwetka>serweta ' +
  'skarpetka>skarpeta smalczyk>smalec soczek>sok stołeczek>stołek sweterek>sweter syropek>syrop szyneczka>szynka ' +
  'śliweczka>śliwka świeczka>świeca talerzyk>talerz truskaweczka>truskawka tuszka>tusza wianuszek>wianek ' +
  'ziemniaczek>ziemniak ziółko>zioło zabaweczka>zabawka iglaczek>iglak ?zabaweczk>zabawka ?iglaczek>iglak';

// A query for the first word also matches the second, but not the reverse: "owieczka" may be a sheep or a toy, while
// "owca" is never a toy.
const MEANS_ALSO =
  'baranek>baran jagódka>jagoda kaczuszka>kaczka konik>koń kotek>kot kózka>koza króliczek>królik kurczaczek>kurczak ' +
  'malinka>malina orzeszek>orzech owieczka>owca piesek>pies pieski>pies kobyła>klacz kobyłka>klacz baran>tryk spodnie>portki torebka>torba dywanik>chodnik dywan>kilim opał>opałowy pszczółka>pszczoła rybka>ryba serduszko>serce wisienka>wiśnia';

// Adjectives that mean "bez" with a noun. `?` begins the stem of a word that the dictionary lacks.
const WITHOUT =
  'bezalkoholowy>alkohol bezglutenowy>gluten ?bezcukrow>cukier ?bezdrozdzow>drożdże ?bezjajeczn>jajo ' +
  '?bezglutenow>gluten bezkofeinowy>kofeina ?bezlaktozow>laktoza bezmięsny>mięso ?bezmleczn>mleko bezpestkowy>pestka ' +
  'beztłuszczowy>tłuszcz bezzapachowy>zapach';

function pairs(text: string): [string, string][] {
  return text.split(' ').map((pair) => pair.split('>') as [string, string]);
}

const baseByForm = new Map(pairs(`${GENITIVE_PLURALS} ${OTHER_CASES}`));
const twinByStem = new Map([
  ...pairs(`${SAME_THING} ${FOND_NAMES}`),
  ...pairs(WITHOUT).map(([stem, noun]): [string, string] => [stem, negated(noun)]),
]);
const meantByForm = new Map(pairs(MISTAKEN));
const alsoByStem = new Map(pairs(MEANS_ALSO));

/** The base forms of a word, completed by those that the dictionary lacks. */
export function completeStems(word: string, stems: readonly string[]): string[] {
  const meant = meantByForm.get(word);
  const base = baseByForm.get(word);
  const all = meant ? [meant] : base ? [...stems, base] : stems;
  return [...new Set(all.flatMap((stem) => [stem, twinByStem.get(stem) ?? stem]))];
}

/** Base forms of other words that a query with these base forms also matches. Listings are not indexed by them. */
export function alsoMeant(stems: readonly string[]): string[] {
  return stems.flatMap((stem) => alsoByStem.get(stem) ?? []);
}
