import type { Stemmer } from '../stemmer.ts';
import { STOP_WORDS } from '../stop-words.ts';
import type { PlacedWord } from './typed-text.ts';

/**
 * What people say of goods and work in several words, in base forms, and the words that name what they mean. The words of a saying match
 * in any form; between them only small words may stand.
 */
const SAYINGS = `
wyrób z wełna > wełna
wyrób z wiklina > wiklina
wyrób z glina > ceramika
wyrób z wosk > świeca
domek dla kura > kurnik
dom dla kura > kurnik
prosto z pole > świeży
prosto z piec > świeży
prosto z ul > świeży
prosto z las > świeży
prosto z ogród > świeży
prosto z ogródek > świeży
prosto z sad > świeży
prosto z pasieka > świeży
prosto z wędzarnia > świeży
prosto z drzewo > świeży
prosto z krzak > świeży
prosto z grządka > świeży
prosto z zagon > świeży
prosto z morze > świeży
prosto z obora > świeży
prosto z łąka > świeży
prosto ze wieś > świeży
prosto od krowa > świeży
prosto od pszczoła > świeży
prosto od baca > świeży
owoc leśny > jagoda lub borówka lub żurawina lub jeżyna lub jałowiec
leśny owoc > jagoda lub borówka lub żurawina lub jeżyna lub jałowiec
biały ser > twaróg lub klinek
ser biały > twaróg lub klinek
domowy robota > domowy
własny robota > domowy
ręczny robota > ręczny
własny wyrób > domowy
własny produkcja > domowy
własny chów > domowy
własny uprawa > domowy
kosz dla pies > legowisko dla psa
koszyk dla pies > legowisko dla psa
koszyk dla kot > legowisko dla kota
chodzić po trawa > wolny wybieg
biegać po trawa > wolny wybieg
biegać po podwórko > wolny wybieg
chodzić po podwórko > wolny wybieg
w co kisić > garnek do kiszenia
w co ukisić > garnek do kiszenia
w czym kisić > garnek do kiszenia
w czym ukisić > garnek do kiszenia
w czym kiszenie > garnek do kiszenia
czym polać > olej do
czym posmarować > smarowanie
co posmarować > smarowanie
pod choinka > prezent
prezent na urodziny > prezent
prezent na imieniny > prezent
prezent na gwiazdka > prezent
prezent na mikołajki > prezent
prezent na święta > prezent
upominek na święta > prezent
na zakończenie rok > prezent
na koniec rok > prezent
kto mieć wszystko > prezent
kolega z praca > kolega
koleżanka z praca > koleżanka
matka boski > boska
ból gardło > gardło
ból głowa > migrena
ból brzuch > brzuch
ból żołądek > żołądek
ból ząb > ząb
ból dziąsło > dziąsło
ser na sernik > twaróg
ser do sernik > twaróg
ser do naleśnik > twaróg lub klinek
ser na naleśnik > twaróg lub klinek
ser do pierogi > twaróg lub klinek lub bryndza
ser do pieróg > twaróg lub klinek lub bryndza
ser na pierogi > twaróg lub klinek lub bryndza
bez plastik > naturalny
od myśliwy > swojski
od rybak > swojski
od gazda > swojski
od gaździna > swojski
od gospodyni > swojski
od piekarz > swojski
od młynarz > swojski
od sadownik > swojski
od zielarka > swojski
od serowar > swojski
od garncarz > ręczny
od rzemieślnik > ręczny
od kowal > ręczny
rzecz z > z
rzecz ze > ze
wyrób z > z
wyrób ze > ze
przedmiot z > z
przedmiot ze > ze
wyrób kowalski > kowalstwo
wyrób garncarski > ceramika
wyrób ceramiczny > ceramika
wyrób tkacki > tkactwo
wyrób wiklinowy > wiklina
koń na biegun > bujak
konik na biegun > bujak
prosto z jezioro > świeży
prosto z staw > świeży
prosto z kuter > świeży
prosto z rzeka > świeży
ryba słodkowodny > karp lub pstrąg lub szczupak lub okoń lub leszcz lub sielawa
ryba morski > flądra lub śledź lub dorsz lub szprot
upiec chleb > na chleb
piec chleb > na chleb
upiec ciasto > na ciasto
mieć gość > dla gości
zaczynać z > chcę
zacząć z > chcę
przygoda z > chcę
czerstwy chleb > resztki chleba
stary chleb > resztki chleba
woda brzozowy > oskoła
coś kwaśny > kiszony
coś ostry > chrzan lub musztarda
coś słony > zagrycha
coś mięsny > wędlina
coś rozgrzewać > na przeziębienie
na mikołajki > prezent
zestaw upominkowy > prezent
zestaw prezentowy > prezent
kosz prezentowy > prezent
kosz upominkowy > prezent
paczka świąteczny > prezent
paczka prezentowy > prezent
ubrać choinka > ozdoby na choinkę
ubieranie choinka > ozdoby na choinkę
sauerkraut > kapusta kiszona
sauerkohl > kapusta kiszona
easter eggs > pisanki
easter egg > pisanki
christmas ornaments > ozdoby na choinkę
christmas decorations > ozdoby na choinkę
weihnachtsschmuck > ozdoby na choinkę
christbaumschmuck > ozdoby na choinkę
ручна робота > ręczny
ручної роботи > ręczny
goose fat > smalec gęsi
gänseschmalz > smalec gęsi
wild boar > dzik
wildschwein > dzik
cottage cheese > twaróg
potato dumplings > kartacze
potato pancakes > placki ziemniaczane
baby blanket > kołdra dziecięca
naczynie do kiszenie > garnek do kiszenia
beczka do kiszenie > garnek do kiszenia
deska z drzewo > cięcie na deski
drzewo na deska > cięcie na deski
drewno na deska > cięcie na deski
pokój dziecko > dziecko
popękany pięta > pięty
suchy chleb zwierzę > resztki chleba
suchy chleb dla koń > resztki chleba
miód pitny > trójniak
sianokos > koszenie łąki
szmaciany lalka > lalka
pieczenie chleb > chleb
opał > drewno opałowe
opal > drewno opałowe
jajo lęgowy > jajo wylęgowe
jajko lęgowy > jajo wylęgowe
but po dom > kapcie
wszyscy święty > cmentarz
święto zmarły > cmentarz
obuwie po dom > kapcie
but domowy > kapcie
obuwie domowy > kapcie
ciepły na noga > skarpety
coś na noga > skarpety
szneka z glanc > drożdżówka
przy koń > przy koniach lub stajni lub rajdach
przy krowa > przy krowach lub bydle lub doju lub dojeniu lub mleku
przy bydło > przy bydle lub doju lub dojeniu lub mleku
przy owca > przy owcach lub stadzie lub hali
przy koza > przy kozach lub doju
przy pies > przy psach lub szczeniętach
przy zwierzę > przy zwierzętach lub koniach lub kozach lub owcach lub psach lub bydle lub stajni lub stadzie
przy kwiat > przy kwiatach lub kwiaciarni lub bylinach lub cebulach
przy roślina > przy roślinach lub bylinach lub drzewach lub ogrodzie
przy owoc > przy owocach lub truskawkach lub jabłkach lub borówce lub winogronach
przy warzywo > przy warzywach lub tunelach lub ogórkach lub ziemniakach
przy ryba > przy rybach lub stawach
przy mięso > przy mięsie lub masarni
przy wędlina > przy wędlinach lub masarni
przy piec > przy pieczeniu lub piecu
przy chleb > przy chlebie lub piecu lub mące
przy glina > przy glinie lub ceramice
przy maszyna > przy maszynach lub ciągniku lub koparce lub opryskiwaczu
w rzeźnia > w ubojni lub masarni
w ferma > na fermie lub stadzie lub gospodarstwie
na ferma > na fermie lub stadzie lub gospodarstwie
w obora > w oborze lub stadzie lub bydle lub doju
sadzonka na żywopłot > żywopłot
roślina na żywopłot > żywopłot
krzew na żywopłot > żywopłot
krzak na żywopłot > żywopłot
drzewko na żywopłot > żywopłot
pamiątka z góra > góralska pamiątka
pies do pilnować > pies
pies obronny > owczarek
pies stróżować > owczarek
ryba do oczko > narybek
ryba do oczek > narybek
ryba do staw > narybek
żółty ser > ser
ser żółty > ser
coś słodki > deser
słodki przekąska > deser
coś na słodko > deser
na ząb > zagrycha
swojski jedzenie > żywność
swojski jadło > żywność
wiejski jedzenie > żywność
wiejski jadło > żywność
domowy jedzenie > żywność
regionalny jedzenie > żywność
tradycyjny jedzenie > żywność
dobry jedzenie > żywność
zdrowy jedzenie > żywność
ekologiczny jedzenie > żywność
zdrowy żywność > żywność
swojski wyrób > żywność
wiejski wyrób > żywność
domowy wyrób > żywność
regionalny wyrób > żywność
wyrób swojski > żywność
wyrób domowy > żywność
wyrób regionalny > żywność
wyrób rolnik > żywność
wyrób gospodarz > żywność
wyrób gospodarstwo > żywność
produkt rolnik > żywność
produkt gospodarz > żywność
produkt gospodarstwo > żywność
produkt rolny > żywność
produkt wiejski > żywność
produkt swojski > żywność
produkt regionalny > żywność
produkt tradycyjny > żywność
produkt lokalny > żywność
wiejski produkt > żywność
swojski produkt > żywność
domowy produkt > żywność
regionalny produkt > żywność
tradycyjny produkt > żywność
lokalny produkt > żywność
zdrowy produkt > żywność
swojski smakołyk > żywność
wiejski smakołyk > żywność
regionalny smakołyk > żywność
jedzenie rolnik > żywność
jedzenie ze wieś > żywność
produkt ze wieś > żywność
wyrób ze wieś > żywność
rój drzewo > zdejmowanie roju
rój gałąź > zdejmowanie roju
rój ogród > zdejmowanie roju
rój komin > zdejmowanie roju
zabrać rój > zdejmowanie roju
zebrać rój > zdejmowanie roju
usunąć rój > zdejmowanie roju
pszczoła drzewo > zdejmowanie roju
pszczoła komin > zdejmowanie roju
usunąć pszczoła > zdejmowanie roju
ziemia z dowóz > wywrotka ziemia
ziemia z przywóz > wywrotka ziemia
ziemia do ogród > wywrotka ziemia
ziemia do ogródek z przywóz > wywrotka ziemia
ziemia do ogródek z dowóz > wywrotka ziemia
ziemia do ogródek > wywrotka ziemia
ziemia ogrodowy > wywrotka ziemia
ziemia pod trawnik > wywrotka ziemia
piasek z dowóz > wywrotka piasek
piasek z transport > wywrotka piasek
żwir z dowóz > wywrotka żwir
ross 308 > brojler
domek dla ptak > budka lęgowa
domek dla ptaszek > budka lęgowa
domek dla pies > buda
łóżko dla pies > legowisko dla psa
łóżeczko dla pies > legowisko dla psa
spanie dla pies > legowisko dla psa
spanie dla kot > legowisko dla kota
domek dla kot > budka dla kota
drzewko na święta > choinka
drzewko święta > choinka
drzewko świąteczny > choinka
drzewko bożonarodzeniowy > choinka
jajko na wielkanoc > pisanka
jajko wielkanocny > pisanka
jajo wielkanocny > pisanka
malować jajko > pisanka
zdobić jajko > pisanka
mleczko do ciało > balsam do ciała
palić w kominek > drewno kominkowe
palić w piec > drewno opałowe
drewno do palić > drewno opałowe
drzewo do palić > drewno opałowe
drzewo do kominek > drewno kominkowe
drzewo na opał > drewno opałowe
opal > drewno opałowe
drzewo do piec > drewno opałowe
koń do jazda > koń pod siodło
koń dla początkujący > wierzchowiec
koń dla dziecko > kuc
konik dla dziecko > kuc
kura na jajko > nioska
kura znosić jajko > nioska
kura do jajko > nioska
kura nieść > nioska
kura co nieść > nioska
kurczak na tucz > brojlery
kurczak do tucz > brojlery
kurczak do odchów > kurczęta
kurczak odchów > kurczęta
kurczątko odchów > kurczęta
krowa do dój > krowa mleczna
świnia na ubój > tucznik
świniak na ubój > tucznik
pół świnia > półtusza
pół świniak > półtusza
kwiat co sam rosnąć > byliny
kwiat co rok > byliny
kwiat rosnąć co rok > byliny
kwiat na lata > byliny
kwiat wieloletni > byliny
kwiat ogródek sam rosnąć > byliny
kwiat ogródek co sam rosnąć > byliny
queen bee > matka pszczela
bienenkönigin > matka pszczela
abeja reina > matka pszczela
ape regina > matka pszczela
бджоломатка > matka pszczela
бджоломатки > matka pszczela
royal jelly > mleczko pszczele
gelee royale > mleczko pszczele
jalea real > mleczko pszczele
маточне молочко > mleczko pszczele
black pudding > kaszanka
guinea fowl > perliczka
guinea pig > świnka morska
meerschweinchen > świnka morska
apple pie > szarlotka
tarta manzana > szarlotka
torta mele > szarlotka
яблучний пиріг > szarlotka
sonnenblumenöl > olej słonecznikowy
hanföl > olej konopny
kürbiskernöl > olej z dyni
leinöl > olej lniany
holundersirup > syrop z bzu
gärtopf > garnek do kiszenia
fußcreme > krem do stóp
bartöl > olejek do brody
beard oil > olejek do brody
wildblumenwiese > łąka kwietna
wildflower seed > łąka kwietna
wildflower seeds > łąka kwietna
wildflower meadow > łąka kwietna
schaffell > skóra owcza
sheepskin > skóra owcza
hay bale > siano
hay bales > siano
straw bale > słoma
straw bales > słoma
horse riding > jazda konna
horseback riding > jazda konna
swarm removal > zdejmowanie roju
bee swarm > zdejmowanie roju
bienenschwarm > zdejmowanie roju
рій бджіл > zdejmowanie roju
shepherd dog > owczarek
rocking horse > konik na biegunach
glass painting > obraz na szkle
hinterglasmalerei > obraz na szkle
pan do > ktoś do
pani do > ktoś do
chłop do > ktoś do
człowiek do > ktoś do
majster do > ktoś do
majster od > ktoś do
spec od > ktoś do
jadło > żywność
suppenhuhn > kura na rosół
rapsöl > olej rzepakowy
apfelessig > ocet jabłkowy
badesalz > sól do kąpieli
gesichtscreme > krem do twarzy
handcreme > krem do rąk
gesichtsöl > olejek do twarzy
rosenwasser > hydrolat różany
lippenbalsam > balsam do ust
tomatenpflanzen > rozsada pomidora
kräutertöpfe > zioła w doniczkach
hühnerfutter > pasza dla kur
hundebett > legowisko dla psa
hundeleckerli > przysmaki dla psa
kaninchenstall > klatka dla królika
landarbeiter > praca w gospodarstwie
ferienjob > praca w wakacje
klauenpflege > korekcja racic
hoof trimming > korekcja racic
schafschur > strzyżenie owiec
schaukelpferd > konik na biegunach
korallenkette > korale
nussbaum > drzewko orzecha
apple tree > jabłoń
apple trees > jabłoń
pear tree > grusza
cherry tree > czereśnia lub wiśnia
plum tree > śliwa
dog house > buda
chicken coop > kurnik
hen house > kurnik
stable hand > stajenny
part time > pół etatu
teilzeit > pół etatu
pruning > cięcie drzew
potatura > cięcie drzew
baumschnitt > cięcie drzew
poda > cięcie drzew
обрізка дерев > cięcie drzew
обрізка > cięcie drzew
salo > słonina
sino > siano
kuch z > ciasto z
kuch drożdżowy > ciasto drożdżowe
cebula kwiatowy > cebulki
cebula kwiat > cebulki
cebula tulipan > cebulki tulipanów
ul z pszczoła > rodziny pszczele
ul z rodzina > rodziny pszczele
kwiat do dom > kwiaty doniczkowe
kwiat do mieszkanie > kwiaty doniczkowe
kwiat do pokój > kwiaty doniczkowe
w stadnina > przy koniach lub stajni lub rajdach
w szklarnia > w szklarni lub tunelach lub ogórkach
noc kupała > noc świętojańska
ziemniak sadzeniak > sadzeniaki
sadzeniak ziemniak > sadzeniaki
czosnek sadzeniak > czosnek do sadzenia
sadzeniak czosnek > czosnek do sadzenia
z mieszkanie > z zakwaterowaniem lub noclegiem lub pokojem
z nocleg > z zakwaterowaniem lub noclegiem lub pokojem
z kwatera > z zakwaterowaniem lub noclegiem lub pokojem
z zamieszkanie > z zakwaterowaniem lub noclegiem lub pokojem
z zakwaterowanie > z zakwaterowaniem lub noclegiem lub pokojem
z lokum > z zakwaterowaniem lub noclegiem lub pokojem
pomoc w żniwa > kombajnista na żniwa
praca w żniwa > kombajnista na żniwa
lekcja o pszczoła > warsztaty w pasiece
lekcja w pasieka > warsztaty w pasiece
wycieczka do pasieka > warsztaty w pasiece
na fermi > na fermie
praca z dziecko > praca animatora
robota z dziecko > praca animatora
koszyk rozrostowy > słomianka
kosz rozrostowy > słomianka
koszyk do wyrastać > słomianka
koszyk do garować > słomianka
koszyk do wyrastanie > słomianka
kosz do wyrastanie > słomianka
koszyk do garowanie > słomianka
forma do wyrastanie > słomianka
obrzeże do warzywnik > płotek do grządek
obrzeże warzywnik > płotek do grządek
obrzeże grządka > płotek do grządek
płotek do ogródek > płotek do grządek
stajenka betlejemski > szopka
szopka betlejemski > szopka
szopka bożonarodzeniowy > szopka
szopka świąteczny > szopka
stajenka bożonarodzeniowy > szopka
żłóbek bożonarodzeniowy > szopka
ozdoba choinkowy > bombka lub aniołek
dekoracja choinkowy > bombka lub aniołek
zawieszka choinkowy > bombka lub aniołek
zawieszka na choinka > bombka lub aniołek
bombka choinkowy > bombka
bombka na choinka > bombka
ozdoba wielkanocny > pisanka lub palma lub kroszonka
dekoracja wielkanocny > pisanka lub palma lub kroszonka
ozdoba na wielkanoc > pisanka lub palma lub kroszonka
dekoracja na wielkanoc > pisanka lub palma lub kroszonka
ozdoba do koszyczek > pisanka lub palma lub kroszonka
akcesorium kominkowy > zestaw kominkowy
akcesorium do kominek > zestaw kominkowy
przybory kominkowy > zestaw kominkowy
przybory do kominek > zestaw kominkowy
narzędzie kominkowy > zestaw kominkowy
narzędzie do kominek > zestaw kominkowy
kuty element > kowalstwo
element kuty > kowalstwo
kuty rzecz > kowalstwo
wianek na głowa > wianek do stroju
wianek na włosy > wianek do stroju
bukiet z > bukiet
wiązanka z > wiązanka
odstraszać komar > na komary
odstraszanie komar > na komary
odstraszacz komar > na komary
na odstraszanie komar > na komary
gryzak dla niemowlę > grzechotka
gryzak dla niemowlak > grzechotka
gryzak dla dziecko > grzechotka
gryzak dla bobas > grzechotka
roślina cieniolubny > rośliny do cienia
bylina cieniolubny > byliny do cienia
roślina miododajny > rośliny dla zapylaczy
kwiat miododajny > rośliny dla zapylaczy
krzew miododajny > rośliny dla zapylaczy
roślina dla pszczoła > rośliny dla zapylaczy
kwiat dla pszczoła > rośliny dla zapylaczy
roślina na pożytek > rośliny dla zapylaczy
nasiono łąka > nasiona kwiatów
winogrono sadzonka > sadzonka winorośli
sadzonka winogrono > sadzonka winorośli
krzew winogrono > sadzonka winorośli
krzak winogrono > sadzonka winorośli
winogrono do sadzenie > sadzonka winorośli
stroisz > gałązka na stroik
płyn do demakijaż > do demakijażu
mleczko do demakijaż > do demakijażu
płyn micelarny > do demakijażu
zmywać makijaż > do demakijażu
zmywanie makijaż > do demakijażu
dzień matka > dla mamy
dzień babcia > dla babci
dzień ojciec > dla taty
dzień kobieta > dla kobiety
dzień nauczyciel > dla nauczycielki
róża pnące > róża pnąca
tealight > podgrzewacze
tealighty > podgrzewacze
tealajty > podgrzewacze
zastawa stołowy > zastawa
`;

interface Saying {
  readonly words: readonly string[];
  readonly meant: string;
}

/** Reads what is said in several words, by base forms that a stemmer gives. */
export class Sayings {
  readonly #stemmer: Stemmer;
  /** By their first word; longer ones stand first. */
  readonly #sayings = new Map<string, Saying[]>();

  constructor(stemmer: Stemmer) {
    this.#stemmer = stemmer;
    const sayings = SAYINGS.trim()
      .split('\n')
      .map((line) => {
        const [said = '', meant = ''] = line.split(' > ');
        return { words: said.split(' '), meant };
      })
      .sort((a, b) => b.words.length - a.words.length);
    for (const saying of sayings) {
      const [first = ''] = saying.words;
      this.#sayings.set(first, [...(this.#sayings.get(first) ?? []), saying]);
    }
  }

  /** The words of a query with what its sayings mean in their place. */
  meantBy(words: readonly PlacedWord[]): PlacedWord[] {
    const forms = words.map(({ word }) => [word, ...this.#stemmer.stems(word)]);
    const read: PlacedWord[] = [];
    for (let at = 0; at < words.length; at++) {
      const word = words[at] as PlacedWord;
      const found = forms[at]?.flatMap((form) => this.#sayings.get(form) ?? []) ?? [];
      const ends = found.map((saying) => ({ saying, end: endOf(saying, forms, at) }));
      const [longest] = ends.filter(({ end }) => end !== undefined).sort((a, b) => (b.end ?? 0) - (a.end ?? 0));
      if (longest?.end === undefined) read.push(word);
      else {
        const { to } = words[longest.end] as PlacedWord;
        read.push(...longest.saying.meant.split(' ').map((each) => ({ ...word, word: each, to })));
        at = longest.end;
      }
    }
    return read;
  }
}

// The place of the last word of a saying that begins there.
function endOf({ words }: Saying, forms: readonly (readonly string[])[], from: number): number | undefined {
  let at = from;
  for (const word of words.slice(1)) {
    at++;
    while (!forms[at]?.includes(word) && STOP_WORDS.has(forms[at]?.[0] ?? '')) at++;
    if (!forms[at]?.includes(word)) return undefined;
  }
  return at;
}
