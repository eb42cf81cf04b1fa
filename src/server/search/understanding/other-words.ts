import type { Stemmer } from '../stemmer.ts';

/** Words for one thing, in Polish base forms: who asks by any word of a line is answered by all of it. */
const SAME = `
propolis kit
pyłek obnóże
oscypek oszczypek oscyp scypek
bundz bunc
masło osełka
kaszanka krupniok krupniak bułczanka żymlok
salceson presswurst
wątrobianka leberka leberwurst pasztetowa
kiełbasa kiełbacha wurst wuszt
smalec szmalec smolec omasta
karkówka kark karczek
golonka golonko ajzbajn
żeberko żebro
cielęcina cielęcinka
jagnięcina jagnięcinka
kurczak kurak
kogut kokot kogucik
indyk indor
kaczka kaczucha
kura kokoszka kokosz
gęsina gęś
bułka buła żymła żemła
drożdżówka szneka buchta
pączek krepel
faworek chrust chruścik
szarlotka jabłecznik
makowiec makownik makocz
sękacz bankuch
kołacz kołocz
strucla zawijaniec
piernik pierniczek katarzynka
cebularz cebulak
obwarzanek precel
powidła powidło
kiszony kwaszony
kiszonka kwaszonka
żur żurek
ziemniak kartofel pyra pyrka grula barabola kobzol perka ziemiok
burak buraczek burok
dynia bania korbol korbal harbuz garbuz
rzodkiew rzodkiewka
kalafior karfiol
fasola fasolka
jagoda czernica
czereśnia trześnia
borowik prawdziwek prawus
kurka lisiczka pieprznik
podgrzybek podgrzyb
zioło ziele ziółko
herbata herbatka napar
mniszek mlecz
gryka hreczka tatarka
jaglany jagła
makaron nudle krajanka
pieróg pierożek warenik
kartacz cepelin
kopytko szagówka
flaki flaczki
galareta studzienina galart
krówka ciągutka
cukierek bombon cuksy
miska misa
garnek gar garniec
doniczka donica
wazon flakon
chodnik dywanik szmaciak
narzuta kapa
koc pled
sweter pulower kardigan
skarpeta skarpetka zokiet
kapcie kapeć papuć bambosz laczek papcie pantofel
rękawiczka rękawica
chusta chustka
fartuch zapaska fartuszek
spódnica kiecka spódniczka
portfel portmonetka
naszyjnik wisior wisiorek zawieszka kolia
bransoletka bransoleta
pierścionek pierścień sygnet
korale koralik paciorek
broszka brosza
bombka bańka
pisanka kraszanka kroszonka drapanka
szopka stajenka
obraz obrazek malunek malowidło
świeca świeczka
tuja thuja żywotnik
hosta funkia
piwonia peonia
pelargonia geranium muszkatelka anginka
powojnik klematis clematis
rododendron różanecznik
irys kosaciec
mieczyk gladiola
storczyk orchidea
świerk smrek
floks płomyk
rozsada flanca
bukiet wiązanka
wianek wieniec
krzew krzak krzaczek
królik trus trusia
maciora locha
byk buhaj
kuc kucyk pony
szczenię szczeniak
karma żarcie jedzenie pokarm
przysmak smakołyk
praca robota zatrudnienie
zbiór zbieranie zrywanie rwanie
koszenie wykaszanie skoszenie kośba
wycinka ścinka ścięcie wycięcie
orka oranie zaoranie
zdejmowanie zdjęcie
oprysk opryskiwanie opryskiwacz
transport przewóz przewiezienie zwózka
wynajem wypożyczenie wypożyczalnia najem wynajęcie
podkuwanie podkucie
ogrodzenie płot parkan
ciągnik traktor
pelet pellet
bela balot
jarmark kiermasz
festyn piknik
bożonarodzeniowy gwiazdka gwiazdkowy świąteczny
mikołajki mikołaj
palmowy palma
kulig sanie
domek chata chatka chałupa
pokój kwatera
ognisko grill
kajak spływ
rower wycieczka
wędkowanie wędkarstwo
`;

/** What a word means as well though the other does not mean it: `asked other other`. */
const ALSO = `
kiełbasa kabanos frankfurterka parówka
wędlina szynka boczek kiełbasa
twarożek twaróg
serek ser
śmietanka śmietana
masełko masło
grzyb borowik podgrzybek kurka maślak rydz koźlarz pieczarka boczniak kania opieńka
jagoda borówka
borówka jagoda
brusznica borówka żurawina
śliwka węgierka
jabłko reneta antonówka papierówka
dżem konfitura marmolada mus powidła frużelina
konfitura dżem marmolada
marmolada dżem konfitura
korniszon ogórek
dziczyzna dzik sarnina jeleń zając
dzik dziczyzna
sarnina dziczyzna
ciasto placek
placek ciasto
precel obwarzanek
opał drewno brykiet pellet pelet
opałowy brykiet
obraz szyba szkło
dywan kilim chodnik
dywanik kilim
woda hydrolat
balsam masełko
kaczka kaczuszka
kaczuszka kaczka
gęś gąsię gąska
gąska gęś gąsię
indyk indyczę indyczka
kura kurka nioska
kurka kura
kurczę pisklę brojler
kurczaczek kurczę pisklę
pisklak pisklę kurczę
zboże pszenica żyto jęczmień owies kukurydza pszenżyto
rój pszczoła odkład
pisklę kurczę kaczuszka gąsię indyczę
szczenię suczka piesek
krówka krowa
krowa jałówka
świnia prosię warchlak tucznik
konik koń
kocię kotka
owca jagnię
jagnię jagniątko baranek
karp karpik
karpik karp
sielawka sielawa
oscypek góralski
bulwa ziemniak
pyza kartacz
kluska kopytko pyza
salaterka miska
kufel kubek
plecak torba
chochla łyżka
stolnica deska
figurka rzeźba
rzeźba figurka świątek
anioł aniołek
wisior naszyjnik
biżuteria naszyjnik kolczyk bransoletka korale pierścionek
instrument skrzypce flet bęben akordeon
drzewko jabłoń grusza śliwa wiśnia czereśnia
winorośl winogrono
jabłonka jabłoń
budka buda
domek budka
posłanie legowisko
jacuzzi balia
bania sauna balia
koń konny
wesele przyjęcie
`;

/** Reads what else a word is called, with the base forms that a stemmer gives. */
export class OtherWords {
  readonly #same = new Map<string, Set<string>>();
  readonly #also = new Map<string, Set<string>>();

  constructor(stemmer: Stemmer) {
    const stemsOf = (word: string) => [word, ...stemmer.stems(word)];
    for (const line of linesOf(SAME)) {
      for (const word of line) add(this.#same, stemsOf(word), line.filter((other) => other !== word).flatMap(stemsOf));
    }
    for (const [word = '', ...others] of linesOf(ALSO)) add(this.#also, stemsOf(word), others.flatMap(stemsOf));
  }

  /** The base forms of other words for the same thing. */
  same(stems: readonly string[]): string[] {
    return found(this.#same, stems);
  }

  /** The base forms of words for what a word means as well, though less. */
  also(stems: readonly string[]): string[] {
    return found(this.#also, stems);
  }
}

function add(map: Map<string, Set<string>>, stems: readonly string[], others: readonly string[]): void {
  for (const stem of stems) map.set(stem, (map.get(stem) ?? new Set()).union(new Set(others)));
}

function found(map: ReadonlyMap<string, ReadonlySet<string>>, stems: readonly string[]): string[] {
  const others = new Set(stems.flatMap((stem) => [...(map.get(stem) ?? [])]));
  return [...others].filter((stem) => !stems.includes(stem));
}

function linesOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
}
