/** Adjectives and the nouns that they are made of: "portfel skórzany" is one of leather, "sok z malin" a raspberry one. */
const RELATED =
  'skórzany>skóra wełniany>wełna drewniany>drewno wiklinowy>wiklina ceramiczny>ceramika gliniany>glina lniany>len miodowy>miód ' +
  'mleczny>mleko kozi>koza owczy>owca krowi>krowa kurzy>kura gęsi>gęś kaczy>kaczka ziołowy>zioło różany>róża lipowy>lipa śliwkowy>śliwka ' +
  'malinowy>malina jabłkowy>jabłko wiśniowy>wiśnia truskawkowy>truskawka porzeczkowy>porzeczka aroniowy>aronia żurawinowy>żurawina ' +
  'jagodowy>jagoda borówkowy>borówka gruszkowy>gruszka pomidorowy>pomidor ogórkowy>ogórek dyniowy>dynia czosnkowy>czosnek ' +
  'cebulowy>cebula marchewkowy>marchew buraczany>burak ziemniaczany>ziemniak grzybowy>grzyb orzechowy>orzech makowy>mak ' +
  'słonecznikowy>słonecznik rzepakowy>rzepak gryczany>gryka żytni>żyto pszenny>pszenica orkiszowy>orkisz owsiany>owies ' +
  'kukurydziany>kukurydza jaglany>proso lawendowy>lawenda nagietkowy>nagietek rumiankowy>rumianek pokrzywowy>pokrzywa miętowy>mięta ' +
  'sosnowy>sosna dębowy>dąb bukowy>buk brzozowy>brzoza świerkowy>świerk woskowy>wosk bursztynowy>bursztyn srebrny>srebro ' +
  'filcowy>filc słomiany>słoma papierowy>papier szklany>szkło metalowy>metal ludowy>lud wielkanocny>wielkanoc choinkowy>choinka ' +
  'bożonarodzeniowy>gwiazdka owocowy>owoc warzywny>warzywo mięsny>mięso rybny>ryba drobiowy>drób wołowy>wołowina wieprzowy>wieprzowina ' +
  'czekoladowy>czekolada karmelowy>karmel cynamonowy>cynamon serowy>ser maślany>masło śmietankowy>śmietanka pszczeli>pszczoła ' +
  'koński>koń konny>koń psi>pies koci>kot króliczy>królik świński>świnia ptasi>ptak leśny>las górski>góra morski>morze ' +
  'kwiatowy>kwiat haftowany>haft koronkowy>koronka ogrodowy>ogród rolny>rolnictwo rolniczy>rolnictwo ' +
  // Who does it, and what is done or worked with.
  'traktorzysta>ciągnik traktorzysta>traktor recepcjonistka>recepcja winobranie>winogrono sprzątaczka>sprzątanie kucharka>kuchnia ' +
  'dojarz>dój ceramik>ceramika ogrodnik>ogród stajenny>stajnia drwal>las instruktor>prowadzenie zbieracz>zbiór pasterz>pasterski pasterz>owca serowar>serowarnia serowar>ser ' +
  'pokojówka>pokój pokojówka>sprzątanie kelner>śniadanie piekarz>piekarnia masarz>masarnia rzeźnik>ubojnia stolarz>stolarnia ' +
  'kowal>kuźnia garncarz>ceramiczny garncarz>glina krawcowa>szycie florystka>kwiat florysta>kwiat pilarz>drewno kombajnista>kombajn ' +
  'gliniany>ceramika kuty>kowalstwo metalowy>kowalstwo zbożowy>zboże paszowy>pasza jabłeczny>jabłko';

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

/** Base forms of the words that say the same of a thing as the ones with these. */
export function relatedStems(stems: readonly string[]): string[] {
  return stems.flatMap((stem) => relatedByStem.get(stem) ?? []).filter((stem) => !stems.includes(stem));
}
