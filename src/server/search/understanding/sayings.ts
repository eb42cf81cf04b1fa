import type { Stemmer } from '../stemmer.ts';
import { STOP_WORDS } from '../stop-words.ts';
import { animalsNamed } from './animals.ts';
import { isOtherThing, largerForms } from './diminutives.ts';
import type { PlacedWord } from './typed-text.ts';

/**
 * What people say of goods and work in several words, in base forms, and the words that name what they mean. The words of a saying match
 * in any form; between them only small words may stand. `<ktoś>` is any word of its class.
 */
const SAYINGS = `
prawo jazda > prawko
królik z opuszczony ucho > królik baranek
królik z oklapnięty ucho > królik baranek
królik z obwisły ucho > królik baranek
królik z zwisający ucho > królik baranek
królik z wiszący ucho > królik baranek
królik z opadający ucho > królik baranek
królik z klapnięty ucho > królik baranek
królik z kłapciasty ucho > królik baranek
wyrób z wełna > wełna
<zwierzę> do koszenie > owca do koszenia
<zwierzę> do skoszenie > owca do koszenia
<zwierzę> do wykaszanie > owca do koszenia
<zwierzę> do strzyżenie trawa > owca do koszenia
<zwierzę> na trawa > owca do koszenia
<zwierzę> jeść trawa > owca do koszenia
<zwierzę> zamiast kosiarka > owca do koszenia
żywy kosiarka > owca do koszenia
naturalny kosiarka > owca do koszenia
ekologiczny kosiarka > owca do koszenia
wełniany kosiarka > owca do koszenia
kosiarka na cztery noga > owca do koszenia
<zwierzę> na mleko > koza mleczna lub krowa
<zwierzę> dawać mleko > koza mleczna lub krowa
<zwierzę> dla dziecko > królik lub kotek lub piesek
<zwierzę> do przytulać > królik lub kotek lub piesek
<zwierzę> do przytulanie > królik lub kotek lub piesek
<zwierzę> do głaskać > królik lub kozy karłowate
<zwierzę> pociągowy > koń
<zwierzę> do jazda > koń do jazdy
<zwierzę> do mini zoo > kozy karłowate
<zwierzę> na ślimak > kaczki biegusy
<zwierzę> na mysz > kot do łowienia
coś na mysz > kot do łowienia
zielony nóżka > zielononóżka
zielony nóżki > zielononóżka
mejn kun > maine coon
mein kun > maine coon
łowca mysz > kot do łowienia
pogromca mysz > kot do łowienia
łapacz mysz > kot do łowienia
coś na szczur > kot do łowienia
mysz w dom > kot do łowienia
mysz w stodoła > kot do łowienia
mysz w stajnia > kot do łowienia
plaga mysz > kot do łowienia
plaga ślimak > na ślimaki
ślimak w ogród > na ślimaki
ślimak w ogródek > na ślimaki
ślimak w warzywnik > na ślimaki
ślimak na grządka > na ślimaki
ślimak zjadać > na ślimaki
zjadać ślimak > na ślimaki
wyjadać ślimak > na ślimaki
żreć ślimak > na ślimaki
jeść ślimak > na ślimaki
zjeść ślimak > na ślimaki
<usunąć> mech > wertykulacja trawnika
mech w trawnik > wertykulacja trawnika
mech na trawnik > wertykulacja trawnika
łysy trawnik > dosiewka trawnika
trawnik łysy > dosiewka trawnika
zniszczyć trawnik > dosiewka trawnika
trawnik do renowacja > wertykulacja trawnika
renowacja trawnik > wertykulacja trawnika
przerosnąć kopyto > werkowanie kopyt
przerośnięty kopyto > werkowanie kopyt
długi kopyto > werkowanie kopyt
krowa kuleć > korekcja racic
krowa utykać > korekcja racic
koza kuleć > racice kóz
owca kuleć > racice kóz
gniazdo pszczoła > zdejmowanie rojów
pszczoła w komin > zdejmowanie rojów
pszczoła w ściana > zdejmowanie rojów
pszczoła na strych > zdejmowanie rojów
pszczoła pod dach > zdejmowanie rojów
pszczoła w dom > zdejmowanie rojów
pszczoła się wyroić > zdejmowanie rojów
przewrócić drzewo > przegląd drzew
przewrócony drzewo > przegląd drzew
powalić drzewo > przegląd drzew
drzewo po burza > przegląd drzew
drzewo po wichura > przegląd drzew
drzewo grozić > wycinka drzew
drzewo zagrażać > wycinka drzew
uschnąć drzewo > wycinka drzew
uschnięty drzewo > wycinka drzew
suchy drzewo do > wycinka drzew
suchy gałąź > prześwietlanie koron
gałąź nad dach > prześwietlanie koron
gałąź nad dom > prześwietlanie koron
drzewo przy dom do wycięcie > wycinka drzew
drzewo nad dach > prześwietlanie koron
jabłoń nie owocować > cięcie jabłoni
jabłoń nie rodzić > cięcie jabłoni
jabłonka nie owocować > cięcie jabłoni
zdziczały sad > odmładzanie drzew owocowych
stary sad > odmładzanie drzew owocowych
zaniedbany sad > odmładzanie drzew owocowych
ogród od podstawa > projekt ogrodu
ogród od zero > projekt ogrodu
nowy ogród > projekt ogrodu
urządzić ogród > projekt ogrodu
obsadzić balkon > nasadzenia na balkon
dach z słoma > krycie dachów strzechą
dach ze słoma > krycie dachów strzechą
słomiany dach > krycie dachów strzechą
dach z trzcina > krycie dachów strzechą
dach z gont > krycie dachów gontem
chata kryta strzecha > krycie dachów strzechą
kiszonka z kukurydza > sieczkarnia kukurydza
święty od strażak > święty florian
patron strażak > święty florian
obraz dla strażak > święty florian
opiekun strażak > święty florian
chroniący od pożar > święty florian
obrona przed pożar > święty florian
święty od ogień > święty florian
żłobek betlejemski > szopka
szopka betlejemski > szopka
stajenka betlejemski > szopka
święty rodzina > szopka
<pudło> na pościel > kufer na pościel
<pudło> na koc > kufer na pościel
<pudło> na pranie > kufer
<pudło> na zabawka > kufer lub kosz
zamiast folia > woskowijki
zamiast folia do kanapka > woskowijki
zamiast plastik > woskowijki lub kosz
zamiast woreczek foliowy > woskowijki
zamiast papier śniadaniowy > woskowijki
wielorazowy folia > woskowijki
papier śniadaniowy wielorazowy > woskowijki
opakowanie na kanapka > woskowijki
pakowanie kanapka > woskowijki
owinąć kanapka > woskowijki
zamiast reklamówka > kosz
zamiast kosiarka > owca do koszenia
zamiast proszek do pranie > szare mydło
zamiast płyn do pranie > szare mydło
zamiast bukiet > roślina doniczkowa
sklep mięsny > sklep masarni
w mięsny > w masarni
sprzedawca mięso > sprzedaż masarni
sprzedawca wędlina > sprzedaż masarni
praca w mięsny > praca sprzedaż w sklepie masarni
<ktoś> z piła > wycinka drzew
<ktoś> z pilarka > wycinka drzew
<ktoś> z kopaczka > wykopki ziemniaków
<ktoś> z opryskiwacz > oprysk
<ktoś> z prasa > prasowanie siana
<ktoś> z przyczepa > transport
<ktoś> z sieczkarnia > sieczkarnia
<ktoś> z rozrzutnik > rozsiew nawozów
puchaty kura > silki
puchaty kurka > silki
puszysty kura > silki
futrzasty kura > silki
włochaty kura > silki
kura jak kłębek > silki
сухоцвіти > suszone kwiaty
wyrób z wiklina > wiklina
wyrób z glina > ceramika
wyrób z wosk > świeca
domek dla kura > kurnik
domek dla świnka > zagroda dla świnki
domek dla kawia > zagroda dla świnki
domek dla gryzoń > zagroda dla świnki
domek dla chomik > zagroda dla chomika
domek dla królik > klatka dla królika
dom dla świnka > zagroda dla świnki
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
mięso z las > dziczyzna
leśny mięso > dziczyzna
grzyb do wódka > grzybki marynowane
grzyb do wódeczka > grzybki marynowane
grzyb pod wódka > grzybki marynowane
grzyb pod wódeczka > grzybki marynowane
grzyb do kieliszek > grzybki marynowane
grzyb na zagrycha > grzybki marynowane
grzyb na zakąska > grzybki marynowane
po ciężki obiad > na trawienie
po tłusty obiad > na trawienie
po obiad > na trawienie
po posiłek > na trawienie
po jedzenie > na trawienie
po obżarstwo > na trawienie
kręcić włos > loki
kręcony włos > loki
falowany włos > loki
falować włos > loki
olejowanie włos > olejek do włosów
ptasi mleczko > ptasiemleczko
owoc morze > krewetka
tusz do rzęsa > maskara
cień do powieka > eyeliner
krem pod oko > krem do twarzy
krem czekoladowy > nutella
folia wielorazowy > woskowijka
wielorazowy folia > woskowijka
ekologiczny folia > woskowijka
woskowy owijka > woskowijka
owijka z wosk > woskowijka
papier woskowany > woskowijka
guma do żucia > zabrus
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
co posmarować > smarowanie
pod choinka > prezent
prezent na urodziny > prezent
prezent na imieniny > prezent
prezent na gwiazdka > prezent
prezent na mikołajki > prezent
<prezent> na święta > prezent
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
serek do smarowanie > twarożek lub twaróg lub rolada
serek do smarować > twarożek lub twaróg lub rolada
serek na kanapka > twarożek lub twaróg lub rolada
serek do kanapka > twarożek lub twaróg lub rolada
serek na chleb > twarożek lub twaróg lub rolada
serek do chleb > twarożek lub twaróg lub rolada
serek śniadaniowy > twarożek lub twaróg
serek wiejski > twarożek lub twaróg
serek homogenizowany > twarożek
do deska ser > do sera
na deska ser > do sera
deska ser > ser
barszcz czerwony > na barszcz
czerwony barszcz > na barszcz
barszcz biały > żurek
biały barszcz > żurek
pierś z kurczak > filet z kurczaka
pierś kurczak > filet z kurczaka
pierś z indyk > filet z indyka
pierś indyk > filet z indyka
pierś z kaczka > filet z kaczki
salami > salami
ryba bez ość > filet rybny lub jesiotr
ryba bezość > filet rybny lub jesiotr
jajko do inkubator > jajo wylęgowe
jajo do inkubator > jajo wylęgowe
jajko do wylęg > jajo wylęgowe
jajo do wylęg > jajo wylęgowe
jajko na wylęg > jajo wylęgowe
jajo na wylęg > jajo wylęgowe
jajko do lęg > jajo wylęgowe
jajo do lęg > jajo wylęgowe
jajko pod kwoka > jajo wylęgowe
jajo pod kwoka > jajo wylęgowe
jajko pod kura > jajo wylęgowe
jajo pod kura > jajo wylęgowe
jajko na kurczę > jajo wylęgowe
jajko na kurczak > jajo wylęgowe
jajko zalężony > jajo wylęgowe
napój bezalkoholowy > sok
masło orzechowy > pasta orzechowa
masło z orzech > pasta orzechowa
ziarno słonecznik > słonecznik
pestka słonecznik > słonecznik
pieczywo chrupki > podpłomyki
chleb chrupki > podpłomyki
chrupki pieczywo > podpłomyki
kapusta kwaśny > kapusta kiszona
kwaśny mleko > kefir lub maślanka
żółty ser > ser
ser żółty > ser
coś z ul > miód lub pyłek lub pierzga
jajo do ozdabianie > wydmuszka
jajo do ozdobienie > wydmuszka
jajo do malowanie > wydmuszka lub jajo na pisanki
jajko do ozdabianie > wydmuszka
jajko do ozdobienie > wydmuszka
jajko do malowanie > wydmuszka lub jajo na pisanki
jajko do decoupage > wydmuszka
pusty jajo > wydmuszka
pusty jajko > wydmuszka
jajo strusi pusty > wydmuszka
skorupa jajo > wydmuszka
skorupka jajo > wydmuszka
skorupka jajko > wydmuszka
sok z kiszony burak > zakwas buraczany
sok z kiszony buraczek > zakwas buraczany
sok z kiszony kapusta > kapusta kiszona
sok z kapusta kiszony > kapusta kiszona
sok z ogórek kiszony > ogórki kiszone
kiszony burak > zakwas buraczany
kiszony buraczek > zakwas buraczany
mycie okno > sprzątanie
mycie naczynie > sprzątanie
mycie podłoga > sprzątanie
mycie garnek > sprzątanie
czyszczenie okno > sprzątanie
usuwanie kamień > sprzątanie
pół świnia > schab lub karkówka lub żeberko
pół świniak > schab lub karkówka lub żeberko
połówka świnia > schab lub karkówka lub żeberko
marynowany grzyb > grzybki marynowane lub grzyby w occie lub rydze marynowane
grzyb marynowany > grzybki marynowane lub grzyby w occie lub rydze marynowane
nauka sztuczka > treningowy
skóra głowa > włosy
wracać co rok > byliny
odrastać co rok > byliny
ręczny robota > ręczny
wianek dla panna młody > wianek do stroju
wianek dla panna > wianek do stroju
wianek na wesele > wianek do stroju
wianek ślubny > wianek do stroju
wianek komunijny > wianek do stroju
wianek na komunia > wianek do stroju
uczenie sztuczka > treningowy
sztuczka dla pies > przysmaki treningowe dla psa
mleko kwaśny > kefir lub maślanka
zsiadły mleko > kefir lub maślanka
mleko zsiadły > kefir lub maślanka
kwaśny kapusta > kapusta kiszona
ogórek kwaśny > ogórki kiszone
kwaśny ogórek > ogórki kiszone
kapusta z beczka > kapusta kiszona
ogórek z beczka > ogórki kiszone
olej budwigowy > olej lniany
śliwka kalifornijski > śliwki suszone
woda z brzoza > oskoła
kwas buraczany > zakwas buraczany
mrożonka > mrożone
mleko roślinny > mleko sojowe
poczęstunek do herbata > podwieczorek
poczęstunek do kawa > podwieczorek
brusznica > czerwona borówka
jedzenie na wynos > danie gotowe
serów > sery
jedzenie > żywność
wyrób wędliniarski > wędlina
wyrób mleczarski > nabiał
wyrób mleczny > nabiał
produkt mleczny > nabiał
przetwór mleczny > nabiał
wyrób mięsny > mięso lub wędlina
produkt mięsny > mięso lub wędlina
wyrób cukierniczy > ciasto
wyrób piekarniczy > pieczywo
wyrób garmażeryjny > garmażerka
wyrób serowarski > ser
deska wędlina > wędlina
deska z wędlina > wędlina
zimny płyta > catering
stół szwedzki > catering
stół wiejski > catering
wiejski stół > catering
swojski stół > catering
chleb z ziarno > chleb ziarnisty
bułka z ziarno > bułka ziarnista
bułka tarty > panierka
kasza jęczmienny > pęczak
kasza perłowy > pęczak
kaszka manny > kasza manna
susz na kompot > suszone owoce
susz wigilijny > suszone owoce
susz owocowy > suszone owoce
susz na wigilia > suszone owoce
barszcz wigilijny > na barszcz
barszcz na wigilia > na barszcz
grzyb suchy > grzyby suszone
suchy grzyb > grzyby suszone
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
suchy chleb > resztki chleba
suchy pieczywo > resztki chleba
suchy bułka > resztki chleba
stary chleb > resztki chleba
stary pieczywo > resztki chleba
wczorajszy chleb > resztki chleba
wczorajszy pieczywo > resztki chleba
chleb dla kura > resztki chleba
chleb dla kaczka > resztki chleba
chleb dla koń > resztki chleba
pieczywo dla kura > resztki chleba
bez skorupka > bez łupin
bez skorupa > bez łupin
bez łupinka > bez łupin
bez drożdże > na zakwasie
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
tarta de queso > sernik
tarta queso > sernik
torta formaggio > sernik
сирний пиріг > sernik
cheese cake > sernik
huevos de corral > jajka z wolnego wybiegu
huevos camperos > jajka z wolnego wybiegu
huevo campero > jajka z wolnego wybiegu
freilandeier > jajka z wolnego wybiegu
freilandei > jajka z wolnego wybiegu
weideeier > jajka z wolnego wybiegu
uova galline libere > jajka z wolnego wybiegu
pasture eggs > jajka z wolnego wybiegu
bioeier > ekologiczne jajka
organic eggs > ekologiczne jajka
trockenobst > suszone owoce
trockenfrüchte > suszone owoce
dörrobst > suszone owoce
backobst > suszone owoce
сухофрукти > suszone owoce
сухофрукты > suszone owoce
frutos secos > bakalie
hazelnut > orzech laskowy
hazelnuts > orzech laskowy
haselnuss > orzech laskowy
haselnüsse > orzech laskowy
avellana > orzech laskowy
avellanas > orzech laskowy
nocciola > orzech laskowy
nocciole > orzech laskowy
фундук > orzech laskowy
лісовий горіх > orzech laskowy
лісові горіхи > orzech laskowy
walnut > orzech włoski
walnuts > orzech włoski
walnuss > orzech włoski
walnüsse > orzech włoski
волоський горіх > orzech włoski
волоські горіхи > orzech włoski
грецький горіх > orzech włoski
грецкий орех > orzech włoski
грецкие орехи > orzech włoski
honeycomb > miód w plastrze
honeycombs > miód w plastrze
comb honey > miód w plastrze
wabenhonig > miód w plastrze
panal > miód w plastrze
мед у стільниках > miód w plastrze
мед в сотах > miód w plastrze
miele favo > miód w plastrze
aceite de lino > olej lniany
aceite lino > olej lniany
aceite de linaza > olej lniany
olio di lino > olej lniany
olio lino > olej lniany
trigo sarraceno > gryka
grano saraceno > gryka
білий гриб > borowiki
білі гриби > borowiki
белые грибы > borowiki
cabbage rolls > gołąbki z kapusty
stuffed cabbage > gołąbki z kapusty
kohlrouladen > gołąbki z kapusty
kohlroulade > gołąbki z kapusty
krautwickel > gołąbki z kapusty
sunflower seeds > słonecznik
sunflower seed > słonecznik
sonnenblumenkerne > słonecznik
pipas de girasol > słonecznik
pipas girasol > słonecznik
semi girasole > słonecznik
насіння соняшника > słonecznik
poppy seeds > mak
poppy seed > mak
poppyseed > mak
mohnsamen > mak
semillas de amapola > mak
semi papavero > mak
bbq > na grilla
barbecue > na grilla
grillfleisch > mięso na grilla
bbq meat > mięso na grilla
carne barbacoa > mięso na grilla
cordial > syrop
squash drink > syrop
pfefferminztee > mięta
minztee > mięta
minzentee > mięta
kamillentee > rumianek
lindenblüten > kwiat lipy
lindenblütentee > kwiat lipy
lindenblüte > kwiat lipy
waldhonig > miód leśny lub spadziowy
forest honey > miód leśny lub spadziowy
miel de bosque > miód leśny lub spadziowy
miele di bosco > miód leśny lub spadziowy
лісовий мед > miód leśny lub spadziowy
солоні огірки > kwaszone ogórki
солоний огірок > kwaszone ogórki
salzgurken > kwaszone ogórki
sour cucumbers > kwaszone ogórki
pickled gherkins > kwaszone ogórki
dill pickles > kwaszone ogórki
hot dog > kiełbasa
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
ciepły rzecz na noga > skarpety lub kapcie
coś ciepły na stopa > skarpety lub kapcie
ciepły na stopa > skarpety lub kapcie
nie krystalizować > akacjowy
mleczko kozi > mleko kozie
mleczko krowi > mleko krowie
coś kiszony > kiszonka
coś kwaszony > kiszonka
coś haftowany > haft
coś wyszywany > haft
coś koronkowy > koronka
nasiono do chleb > pestki lub słonecznik lub siemię
ziarno do chleb > pestki lub słonecznik lub siemię
bułka z cebula > cebulak
placek z cebula > cebulak
nie twardnieć > akacjowy
nie cukrzyć > akacjowy
zupa krem > zupa
drzewko na boży narodzenie > choinka
drzewko świąteczny > choinka
drzewko na gwiazdka > choinka
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
pies pilnować > pies do stróżowania
pies obronny > pies do stróżowania
pies stróżować > pies do stróżowania
ryba do oczko > narybek do oczka
ryba do oczek > narybek do oczka
ryba na oczko > narybek do oczka
ryba w oczko > narybek do oczka
coś słodki > deser
słodki przekąska > deser
coś na słodko > deser
coś na ząb > zagrycha
coś na jeden ząb > zagrycha
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
<usunąć> rój > zdejmowanie rojów
pszczoła drzewo > zdejmowanie roju
pszczoła komin > zdejmowanie roju
<usunąć> pszczoła > zdejmowanie rojów
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
domek dla ptak > budka dla ptaków
domek dla ptaszek > budka dla ptaków
domek dla pies > buda
łóżko dla pies > legowisko dla psa
łóżeczko dla pies > legowisko dla psa
spanie dla pies > legowisko dla psa
spanie dla kot > legowisko dla kota
domek dla kot > budka lub domek dla kota
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
koń dla początkujący jeździec > wierzchowiec
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
<ktoś> do > ktoś do
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
dog house > buda dla psa
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
<praca> z dziecko > praca animatora
zarośnięty działka > wykaszanie
zarośnięty ogród > wykaszanie
zarośnięty podwórko > wykaszanie
zarośnięty pole > wykaszanie
zarośnięty łąka > wykaszanie
zarośnięty teren > wykaszanie
zarośnięty posesja > wykaszanie
zarośnięty sad > wykaszanie
zapuszczony działka > wykaszanie
zapuszczony ogród > wykaszanie
zaniedbany działka > wykaszanie
zaniedbany ogród > wykaszanie
zachwaszczony działka > wykaszanie
zachwaszczony ogród > wykaszanie
zachwaszczony pole > wykaszanie
oczyszczenie działka > wykaszanie
uporządkowanie działka > wykaszanie
wysoki trawa > wykaszanie trawy
wysoki chwast > wykaszanie chwastów
trawa po pas > wykaszanie trawy
trawa po kolano > wykaszanie trawy
działka po pas > wykaszanie
<usunąć> chwast > wykaszanie chwastów
kopanie rów > koparka
kopanie fundament > koparka
kopanie staw > koparka
kopanie oczko > koparka
kopanie wykop > koparka
wykopać rów > koparka
wykopać staw > koparka
wykopać dół > koparka
wykopać oczko > koparka
wykop pod fundament > koparka
drzewo zagrażać > wycinka drzew
niebezpieczny drzewo > wycinka drzewa
uschnięty drzewo > wycinka drzewa
złamany drzewo > wycinka drzewa
drzewo do wycięcie > wycinka drzewa
<usunąć> drzewo > wycinka drzew
zwalić drzewo > wycinka drzewa
pień po drzewo > frezowanie pnia
<usunąć> pień > frezowanie pni
pieniek do usunięcie > frezowanie pnia
<usunąć> pieniek > frezowanie pni
<usunąć> karpa > frezowanie pni
zarybienie staw > narybek do stawu
zarybienie jezioro > narybek do jeziora
zarybienie oczko > narybek do oczka
zarybianie staw > narybek do stawu
zarybić staw > narybek do stawu
ryba do staw > narybek do stawu
adopcja zwierzę > zwierzę ze schroniska
adopcja pies > pies ze schroniska
adopcja kot > kot ze schroniska
adoptować pies > pies ze schroniska
adoptować kot > kot ze schroniska
adoptować zwierzę > zwierzę ze schroniska
zaadoptować pies > pies ze schroniska
zaadoptować kot > kot ze schroniska
przygarnąć pies > pies ze schroniska
przygarnąć kot > kot ze schroniska
przygarnąć zwierzę > zwierzę ze schroniska
pies do adopcja > pies ze schroniska
kot do adopcja > kot ze schroniska
zwierzę do adopcja > zwierzę ze schroniska
szczeniak do adopcja > szczeniak ze schroniska
bezdomny pies > pies ze schroniska
bezdomny zwierzę > zwierzę ze schroniska
dog adoption > pies ze schroniska
cat adoption > kot ze schroniska
rescue dog > pies ze schroniska
shelter dog > pies ze schroniska
rescue cat > kot ze schroniska
guard dog > pies do stróżowania
watch dog > pies do stróżowania
wach hund > pies do stróżowania
hof hund > pies do stróżowania
perro guardián > pies do stróżowania
cane da guardia > pies do stróżowania
сторожовий пес > pies do stróżowania
сторожовий собака > pies do stróżowania
pies na podwórko > pies do stróżowania
pies na podwórze > pies do stróżowania
pies podwórkowy > pies do stróżowania
pies łańcuchowy > pies do stróżowania
pies do zagroda > pies do stróżowania
pies do owca > pies pasterski
pies do stado > pies pasterski
pies zaganiający > pies pasterski
kot na mysz > kot do łowienia
kot do stodoła > kot do łowienia
kot podwórkowy > kot do łowienia
kot do łowienie > kot do łowienia
barn cat > kot do łowienia
farm cat > kot do łowienia
bee hotel > hotel dla owadów
insect hotel > hotel dla owadów
insektenhotel > hotel dla owadów
bird house > budka dla ptaków
birdhouse > budka dla ptaków
nest box > budka dla ptaków
nesting box > budka dla ptaków
nistkasten > budka dla ptaków
vogelhaus > karmnik
vogelhäuschen > karmnik
dokarmianie ptak > karmnik
dokarmianie sikora > karmnik
dokarmianie sikorka > karmnik
dokarmiać ptak > karmnik
dokarmiać sikorka > karmnik
stołówka dla ptak > karmnik
gniazdo dla ptak > budka dla ptaków
skrzynka dla ptak > budka dla ptaków
skrzynka lęgowy > budka dla ptaków
budka lęgowy > budka dla ptaków
opiekunka do dziecko > niania
opieka nad dziecko > niania
opiekun do dziecko > niania
wymiana wosk > wytop wosku
wosk na węza > wytop wosku
kiszonka dla krowa > sianokiszonka dla krowy
kiszonka dla bydło > sianokiszonka dla bydła
kiszonka dla koń > sianokiszonka dla konia
kiszonka paszowy > sianokiszonka
kiszonka w bel > sianokiszonka
pies myśliwski > pies do polowania
koń do jeździć > koń do jazdy
koń do orka > koń zimnokrwisty
koń do praca > koń zimnokrwisty
koń pociągowy > koń zimnokrwisty
koń roboczy > koń zimnokrwisty
ptactwo ozdobny > drób ozdobny
ozdobny ptactwo > drób ozdobny
ptak ozdobny > drób ozdobny
ozdobny ptak > drób ozdobny
drzewo grozić > wycinka drzew
drzewo nad dom > wycinka drzewa
drzewo po wichura > przegląd drzew po wichurze
sianie kukurydza > siew kukurydzy
sianie zboże > siew zbóż
sianie trawa > siew trawy
golenie owca > strzyżenie owiec
pedicure dla krowa > korekcja racic krów
pedicure krowa > korekcja racic krów
obcinanie kopyto > werkowanie kopyt
czyszczenie kopyto > werkowanie kopyt
pszczoła w ściana > zdejmowanie rojów
pszczoła w komin > zdejmowanie rojów
pszczoła w dach > zdejmowanie rojów
pszczoła na drzewo > zdejmowanie rojów
pszczoła w ogród > zdejmowanie rojów
pszczoła na balkon > zdejmowanie rojów
rój na drzewo > zdejmowanie rojów
rój w ogród > zdejmowanie rojów
rój na balkon > zdejmowanie rojów
złapać rój > zdejmowanie rojów
wynajem ul > zapylanie
wypożyczenie ul > zapylanie
wypożyczalnia ul > zapylanie
pszczoła do rzepak > zapylanie rzepaku
pszczoła do zapylanie > zapylanie
początkujący pszczelarz > mentoring pszczelarski
nauka pszczelarstwo > mentoring pszczelarski
pomoc dla pszczelarz > przegląd pasieki
prasa do słoma > prasowanie słomy
prasa do siano > prasowanie siana
prasa rolować > prasowanie bel
prasa kostkować > prasowanie
remont dach > krycie dachu
naprawa dach > krycie dachu
nowy dach > krycie dachu
pokrycie dach > krycie dachu
koniowóz > transport konia
przewóz koń > transport konia
domek na narzędzie > szopa
domek narzędziowy > szopa
domek ogrodowy > szopa
wiata na samochód > wiata
wiata garażowy > wiata
garaż drewniany > wiata drewniana
zagroda dla kura > kurnik
budynek dla kura > kurnik
ziemia pod trawnik > ziemia ogrodowa
ziemia do ogród > ziemia ogrodowa
ziemia na działka > ziemia ogrodowa
wywóz gałąź > wywóz gałęzi
kruszenie gałąź > rębak
rozdrabnianie gałąź > rębak
mielenie gałąź > rębak
zrębkowanie gałąź > rębak
cięcie drewno > trak
przetarcie drewno > trak
pocięcie kłoda > trak
drzewo na dach > wycinka drzewa
żywopłot do przycięcie > przycięcie żywopłotu
trawnik do koszenie > koszenie trawnika
kosić trawnik > koszenie trawnika
trawnik od zero > zakładanie trawnika
zrobić trawnik > zakładanie trawnika
ogród od zero > projekt ogrodu
zrobić ogród > projekt ogrodu
urządzić ogród > projekt ogrodu
ogródek do przekopanie > przekopanie ogródka
skopać ogródek > przekopanie ogródka
barf dla pies > mięso dla psa
barf dla kot > mięso dla kota
wyprowadzać pies > opieka nad psem
wyprowadzanie pies > opieka nad psem
dogsitter > opieka nad psem
petsitter > opieka nad zwierzętami
pet sitter > opieka nad zwierzętami
catsitter > opieka nad kotem
dokarmianie zwierzę > opieka nad zwierzętami
karmienie zwierzę > opieka nad zwierzętami
rozbiór mięso > rozbieracz mięsa
piekarnia nocny > praca w piekarni nocna
praca w sklep > praca sprzedaż w sklepie
sklep praca > praca sprzedaż w sklepie
praca za lada > praca sprzedaż za ladą
wędzarz > praca przy wędzeniu
praca na pieczarkarnia > praca przy zbiorze
zwerghühner > kury liliputy
zwerghuhn > kury liliputy
ziervögel > drób ozdobny
ziergeflügel > drób ozdobny
bantam chicken > kury liliputy
bantam chickens > kury liliputy
ornamental birds > drób ozdobny
fancy poultry > drób ozdobny
aves ornamentales > drób ozdobny
uccelli ornamentali > drób ozdobny
milchkuh > krowa mleczna
milchkühe > krowa mleczna
dairy cow > krowa mleczna
vaca lechera > krowa mleczna
mucca da latte > krowa mleczna
jungbullen > byczek
jungbulle > byczek
mastschwein > tucznik
mastschweine > tucznik
kutschpferd > koń do bryczki
reitpferd > koń pod siodło
riding horse > koń pod siodło
carriage horse > koń do bryczki
caballo de montar > koń pod siodło
cavallo da sella > koń pod siodło
teichfische > narybek do stawu
teichfisch > narybek do stawu
pond fish > narybek do stawu
peces para estanque > narybek do stawu
pesci da laghetto > narybek do stawu
zuchtkaninchen > króliki hodowlane
mastkaninchen > króliki na mięso
meat rabbits > króliki na mięso
meat rabbit > króliki na mięso
katzenbaby > kocię
babykatze > kocię
hundebaby > szczeniak
racing pigeons > gołębie pocztowe
racing pigeon > gołębie pocztowe
homing pigeons > gołębie pocztowe
queen bees > matka pszczela
abeja reina > matka pszczela
ape regina > matka pszczela
бджолина матка > matka pszczela
layer hens > kury nioski
laying hen > kury nioski
gallinas ponedoras > kury nioski
galline ovaiole > kury nioski
кури несучки > kury nioski
young hens > młode kurki
farrier > podkuwanie koni
hufschmied > podkuwanie koni
herrador > podkuwanie koni
maniscalco > podkuwanie koni
hufpflege > werkowanie kopyt
hoof care > werkowanie kopyt
ballen pressen > prasowanie bel
heu pressen > prasowanie siana
stroh pressen > prasowanie słomy
hecke schneiden > przycięcie żywopłotu
heckenschnitt > przycięcie żywopłotu
obstbaum schneiden > cięcie jabłoni
obstbaumschnitt > cięcie jabłoni
obstbäume schneiden > cięcie jabłoni
baum schneiden > pielęgnacja drzew
bäume schneiden > pielęgnacja drzew
fruit tree pruning > cięcie jabłoni
tree pruning > pielęgnacja drzew
tree surgeon > pielęgnacja drzew
tree removal > wycinka drzew
tree cutting > wycinka drzew
stump removal > frezowanie pni
reetdach > krycie strzechą
thatched roof > krycie strzechą
bee removal > zdejmowanie rojów
swarm removal > zdejmowanie rojów
bee swarm > rój pszczół
beekeeping course > warsztaty w pasiece
beekeeping class > warsztaty w pasiece
imkerkurs > warsztaty w pasiece
imker kurs > warsztaty w pasiece
curso de apicultura > warsztaty w pasiece
corso di apicoltura > warsztaty w pasiece
housekeeping job > sprzątanie pokoi
cleaning job > sprzątanie pokoi
chambermaid > sprzątanie pokoi
vogelfutter > pokarm dla ptaków
bird seed > pokarm dla ptaków
bird food > pokarm dla ptaków
pony > kucyk
ponies > kucyk
smaczek > przysmak
smaczek dla pies > przysmak dla psa
smaczek dla kot > przysmak dla kota
smaczek dla koń > przysmak dla konia
smaczek dla królik > przysmak dla królika
smaczek dla chomik > przysmak dla chomika
zbieranie szyszka > pracownik do zbioru szyszek
pavo real > paw
спиляти дерево > wycinka drzewa
зрізати дерево > wycinka drzewa
риба для ставка > narybek do stawu
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
prosto z lasu > świeży
przegryzka > przekąska
produkt z > z
produkt ze > ze
produkt dla > dla
gotowy żarcie > danie gotowe
szybki żarcie > danie gotowe
dobry żarcie > żywność
swojski żarcie > żywność
domowy żarcie > żywność
wiejski żarcie > żywność
zdrowy żarcie > żywność
żarcie na impreza > catering
słoik od mama > przetwory
słoik od babcia > przetwory
rosołek > na rosół
przysmak kulinarny > żywność
góralski przysmak > żywność góralska
przysmak góralski > żywność góralska
góralski smakołyk > żywność góralska
smakołyk góralski > żywność góralska
góralski specjał > żywność góralska
specjał góralski > żywność góralska
góralski smak > żywność góralska
smak góralski > żywność góralska
śląski przysmak > żywność śląska
przysmak śląski > żywność śląska
śląski smakołyk > żywność śląska
smakołyk śląski > żywność śląska
śląski specjał > żywność śląska
specjał śląski > żywność śląska
śląski smak > żywność śląska
smak śląski > żywność śląska
kaszubski przysmak > żywność kaszubska
przysmak kaszubski > żywność kaszubska
kaszubski smakołyk > żywność kaszubska
smakołyk kaszubski > żywność kaszubska
kaszubski specjał > żywność kaszubska
specjał kaszubski > żywność kaszubska
kaszubski smak > żywność kaszubska
smak kaszubski > żywność kaszubska
litewski przysmak > żywność litewska
przysmak litewski > żywność litewska
litewski smakołyk > żywność litewska
smakołyk litewski > żywność litewska
litewski specjał > żywność litewska
specjał litewski > żywność litewska
litewski smak > żywność litewska
smak litewski > żywność litewska
podlaski przysmak > żywność podlaska
przysmak podlaski > żywność podlaska
podlaski smakołyk > żywność podlaska
smakołyk podlaski > żywność podlaska
podlaski specjał > żywność podlaska
specjał podlaski > żywność podlaska
podlaski smak > żywność podlaska
smak podlaski > żywność podlaska
mazurski przysmak > żywność mazurska
przysmak mazurski > żywność mazurska
mazurski smakołyk > żywność mazurska
smakołyk mazurski > żywność mazurska
mazurski specjał > żywność mazurska
specjał mazurski > żywność mazurska
mazurski smak > żywność mazurska
smak mazurski > żywność mazurska
kurpiowski przysmak > żywność kurpiowska
przysmak kurpiowski > żywność kurpiowska
kurpiowski smakołyk > żywność kurpiowska
smakołyk kurpiowski > żywność kurpiowska
kurpiowski specjał > żywność kurpiowska
specjał kurpiowski > żywność kurpiowska
kurpiowski smak > żywność kurpiowska
smak kurpiowski > żywność kurpiowska
kresowi przysmak > żywność kresowa
przysmak kresowi > żywność kresowa
kresowi smakołyk > żywność kresowa
smakołyk kresowi > żywność kresowa
kresowi specjał > żywność kresowa
specjał kresowi > żywność kresowa
kresowi smak > żywność kresowa
smak kresowi > żywność kresowa
podhalański przysmak > żywność podhalańska
przysmak podhalański > żywność podhalańska
podhalański smakołyk > żywność podhalańska
smakołyk podhalański > żywność podhalańska
podhalański specjał > żywność podhalańska
specjał podhalański > żywność podhalańska
podhalański smak > żywność podhalańska
smak podhalański > żywność podhalańska
małopolski przysmak > żywność małopolska
przysmak małopolski > żywność małopolska
małopolski smakołyk > żywność małopolska
smakołyk małopolski > żywność małopolska
małopolski specjał > żywność małopolska
specjał małopolski > żywność małopolska
małopolski smak > żywność małopolska
smak małopolski > żywność małopolska
wielkopolski przysmak > żywność wielkopolska
przysmak wielkopolski > żywność wielkopolska
wielkopolski smakołyk > żywność wielkopolska
smakołyk wielkopolski > żywność wielkopolska
wielkopolski specjał > żywność wielkopolska
specjał wielkopolski > żywność wielkopolska
wielkopolski smak > żywność wielkopolska
smak wielkopolski > żywność wielkopolska
lubelski przysmak > żywność lubelska
przysmak lubelski > żywność lubelska
lubelski smakołyk > żywność lubelska
smakołyk lubelski > żywność lubelska
lubelski specjał > żywność lubelska
specjał lubelski > żywność lubelska
lubelski smak > żywność lubelska
smak lubelski > żywność lubelska
świętokrzyski przysmak > żywność świętokrzyska
przysmak świętokrzyski > żywność świętokrzyska
świętokrzyski smakołyk > żywność świętokrzyska
smakołyk świętokrzyski > żywność świętokrzyska
świętokrzyski specjał > żywność świętokrzyska
specjał świętokrzyski > żywność świętokrzyska
świętokrzyski smak > żywność świętokrzyska
smak świętokrzyski > żywność świętokrzyska
pomorski przysmak > żywność pomorska
przysmak pomorski > żywność pomorska
pomorski smakołyk > żywność pomorska
smakołyk pomorski > żywność pomorska
pomorski specjał > żywność pomorska
specjał pomorski > żywność pomorska
pomorski smak > żywność pomorska
smak pomorski > żywność pomorska
podkarpacki przysmak > żywność podkarpacka
przysmak podkarpacki > żywność podkarpacka
podkarpacki smakołyk > żywność podkarpacka
smakołyk podkarpacki > żywność podkarpacka
podkarpacki specjał > żywność podkarpacka
specjał podkarpacki > żywność podkarpacka
podkarpacki smak > żywność podkarpacka
smak podkarpacki > żywność podkarpacka
zur zakwas > zakwas na żur
zakwas na zur > zakwas na żur
zakwas zur > zakwas na żur
zur domowy > żur
zur swojski > żur
zur w butelka > żur w butelce
z wędzarnia > wędzony
od wędzarz > wędzony
jajko na święta > jajka
jajo na święta > jaja
wyrób ze świniobicie > świniobicie
wyrób po świniobicie > świniobicie
mięso ze świniobicie > świniobicie
kiełbasa ze świniobicie > kiełbasa
smarowidło do chleb > do chleba
smarowidło na chleb > do chleba
smarowidło do kanapka > do chleba
pasta do chleb > do chleba
pasta na kanapka > do chleba
pasta kanapkowy > do chleba
serek kanapkowy > twarożek lub twaróg lub rolada
serek śmietankowy > twarożek lub ser twarogowy
serek topiony > ser topiony
danie jednogarnkowy > danie gotowe
domowy obiad > danie gotowe
obiad domowy > danie gotowe
obiad w słoik > danie w słoiku
dziki ptactwo > dziczyzna
mięso z las > dziczyzna
owoc morze > owoce morza
barszcz > na barszcz
борщ > na barszcz
rosół > na rosół
bulion > na rosół
ryba z jezioro > karp lub pstrąg lub szczupak lub okoń lub leszcz lub sielawa
ryba ze staw > karp lub pstrąg lub amur lub tołpyga lub jesiotr
ryba z rzeka > pstrąg lub szczupak lub okoń lub leszcz
ryba z morze > flądra lub śledź lub dorsz lub szprot
ryba z bałtyk > flądra lub śledź lub dorsz lub szprot
ryba bałtycki > flądra lub śledź lub dorsz lub szprot
ryba z kuter > flądra lub śledź lub dorsz lub szprot
carne de ciervo > dziczyzna
carne di cervo > dziczyzna
carne de caza > dziczyzna
оленина > dziczyzna
дичина > dziczyzna
crauti > kapusta kiszona
chucrut > kapusta kiszona
wędzić mięso > wędzona wędlina
mięso wędzić > wędzona wędlina
smoked meat > wędzona wędlina
smoked meats > wędzona wędlina
rauchfleisch > wędzona wędlina
geräuchertes fleisch > wędzona wędlina
копчене м'ясо > wędzona wędlina
carne ahumada > wędzona wędlina
carne affumicata > wędzona wędlina
dog food > karma dla psa
food for dog > karma dla psa
dogs food > karma dla psa
food for dogs > karma dla psa
cat food > karma dla kota
food for cat > karma dla kota
cats food > karma dla kota
food for cats > karma dla kota
rabbit food > karma dla królika
food for rabbit > karma dla królika
rabbits food > karma dla królika
food for rabbits > karma dla królika
bunny food > karma dla królika
food for bunny > karma dla królika
horse food > karma dla konia
food for horse > karma dla konia
horses food > karma dla konia
food for horses > karma dla konia
chicken food > karma dla kur
food for chicken > karma dla kur
chickens food > karma dla kur
food for chickens > karma dla kur
hen food > karma dla kur
food for hen > karma dla kur
hens food > karma dla kur
food for hens > karma dla kur
bird food > karma dla ptaków
food for bird > karma dla ptaków
birds food > karma dla ptaków
food for birds > karma dla ptaków
fish food > karma dla ryb
food for fish > karma dla ryb
hamster food > karma dla chomika
food for hamster > karma dla chomika
hamsters food > karma dla chomika
food for hamsters > karma dla chomika
goat food > karma dla kóz
food for goat > karma dla kóz
goats food > karma dla kóz
food for goats > karma dla kóz
sheep food > karma dla owiec
food for sheep > karma dla owiec
pig food > karma dla świń
food for pig > karma dla świń
pigs food > karma dla świń
food for pigs > karma dla świń
cow food > karma dla krów
food for cow > karma dla krów
cows food > karma dla krów
food for cows > karma dla krów
pigeon food > karma dla gołębi
food for pigeon > karma dla gołębi
pigeons food > karma dla gołębi
food for pigeons > karma dla gołębi
duck food > karma dla kaczek
food for duck > karma dla kaczek
ducks food > karma dla kaczek
food for ducks > karma dla kaczek
parrot food > karma dla papugi
food for parrot > karma dla papugi
turkey food > karma dla indyków
food for turkey > karma dla indyków
puppy food > karma dla szczeniaka
food for puppy > karma dla szczeniaka
puppies food > karma dla szczeniaka
food for puppies > karma dla szczeniaka
kitten food > karma dla kociaka
food for kitten > karma dla kociaka
kittens food > karma dla kociaka
food for kittens > karma dla kociaka
rodent food > karma dla gryzoni
food for rodent > karma dla gryzoni
pet food > karma dla zwierząt
food for pet > karma dla zwierząt
pets food > karma dla zwierząt
food for pets > karma dla zwierząt
animal food > karma dla zwierząt
food for animal > karma dla zwierząt
animals food > karma dla zwierząt
food for animals > karma dla zwierząt
guinea pig food > karma dla świnki morskiej
food for guinea pig > karma dla świnki morskiej
guinea pigs food > karma dla świnki morskiej
food for guinea pigs > karma dla świnki morskiej
food > żywność
foods > żywność
christmas eve dinner > potrawy na wigilię
christmas eve > wigilia
christmas dinner > potrawy na wigilię
heiligabend essen > potrawy na wigilię
weihnachtsessen > potrawy na wigilię
cena de nochebuena > potrawy na wigilię
cena della vigilia > potrawy na wigilię
святвечір > wigilia
food basket > delikatesy
gift food > delikatesy
gift food basket > delikatesy
gift basket > prezent
gift hamper > prezent
food hamper > delikatesy
geschenkkorb > prezent
präsentkorb > prezent
cesta de navidad > prezent
cesta regalo > prezent
cesto regalo > prezent
подарунковий кошик > prezent
mięso z gęś > gęsina
mięso gęsi > gęsina
mięso z kaczka > kaczka na obiad
mięso kaczy > kaczka na obiad
mięso z kurczak > kurczak na obiad
mięso z indyk > indyk na obiad
mięso indyczy > indyk na obiad
mięso z kura > kura na obiad
mięso drobiowy > drób
goose meat > gęsina
duck meat > kaczka na obiad
chicken meat > kurczak na obiad
turkey meat > indyk na obiad
gänsefleisch > gęsina
entenfleisch > kaczka na obiad
hühnerfleisch > kurczak na obiad
putenfleisch > indyk na obiad
carne de ganso > gęsina
carne de pato > kaczka na obiad
carne de pavo > indyk na obiad
carne de pollo > kurczak na obiad
carne di oca > gęsina
carne di anatra > kaczka na obiad
carne di tacchino > indyk na obiad
м'ясо гуски > gęsina
м'ясо качки > kaczka na obiad
kaninchenfleisch > mięso królika
lammfleisch > jagnięcina
hirschfleisch > dziczyzna
rehfleisch > sarnina
syrop z malina > sok lub syrop z malin
sok z malina > sok lub syrop z malin
syrop malinowy > sok lub syrop malinowy
sok malinowy > sok lub syrop malinowy
syrop z aronia > sok lub syrop z aronii
sok z aronia > sok lub syrop z aronii
syrop aroniowy > sok lub syrop aroniowy
sok aroniowy > sok lub syrop aroniowy
syrop z porzeczka > sok lub syrop z porzeczki
sok z porzeczka > sok lub syrop z porzeczki
syrop porzeczkowy > sok lub syrop porzeczkowy
sok porzeczkowy > sok lub syrop porzeczkowy
syrop z wiśnia > sok lub syrop z wiśni
sok z wiśnia > sok lub syrop z wiśni
syrop wiśniowy > sok lub syrop wiśniowy
sok wiśniowy > sok lub syrop wiśniowy
syrop z żurawina > sok lub syrop z żurawiny
sok z żurawina > sok lub syrop z żurawiny
syrop żurawinowy > sok lub syrop żurawinowy
sok żurawinowy > sok lub syrop żurawinowy
syrop z rokitnik > sok lub syrop z rokitnika
sok z rokitnik > sok lub syrop z rokitnika
syrop rokitnikowy > sok lub syrop rokitnikowy
sok rokitnikowy > sok lub syrop rokitnikowy
syrop z truskawka > sok lub syrop z truskawek
sok z truskawka > sok lub syrop z truskawek
syrop truskawkowy > sok lub syrop truskawkowy
sok truskawkowy > sok lub syrop truskawkowy
syrop z jeżyna > sok lub syrop z jeżyn
sok z jeżyna > sok lub syrop z jeżyn
syrop jeżynowy > sok lub syrop jeżynowy
sok jeżynowy > sok lub syrop jeżynowy
syrop z jagoda > sok lub syrop z jagód
sok z jagoda > sok lub syrop z jagód
syrop jagodowy > sok lub syrop jagodowy
sok jagodowy > sok lub syrop jagodowy
syrop z pigwa > sok lub syrop z pigwy
sok z pigwa > sok lub syrop z pigwy
syrop pigwowy > sok lub syrop pigwowy
sok pigwowy > sok lub syrop pigwowy
syrop z pigwowiec > sok lub syrop z pigwowca
sok z pigwowiec > sok lub syrop z pigwowca
syrop pigwowcowy > sok lub syrop pigwowcowy
sok pigwowcowy > sok lub syrop pigwowcowy
syrop z dzika róża > sok lub syrop z dzikiej róży
sok z dzika róża > sok lub syrop z dzikiej róży
syrop różany > sok lub syrop różany
sok różany > sok lub syrop różany
syrop z jarzębina > sok lub syrop z jarzębiny
sok z jarzębina > sok lub syrop z jarzębiny
syrop jarzębinowy > sok lub syrop jarzębinowy
sok jarzębinowy > sok lub syrop jarzębinowy
syrop z głóg > sok lub syrop z głogu
sok z głóg > sok lub syrop z głogu
syrop głogowy > sok lub syrop głogowy
sok głogowy > sok lub syrop głogowy
syrop z kalina > sok lub syrop z kaliny
sok z kalina > sok lub syrop z kaliny
syrop kalinowy > sok lub syrop kalinowy
sok kalinowy > sok lub syrop kalinowy
syrop z borówka > sok lub syrop z borówki
sok z borówka > sok lub syrop z borówki
syrop borówkowy > sok lub syrop borówkowy
sok borówkowy > sok lub syrop borówkowy
raspberry syrup > sok lub syrop malinowy
himbeersirup > sok lub syrop malinowy
strawberry syrup > sok lub syrop truskawkowy
erdbeersirup > sok lub syrop truskawkowy
holundersaft > sok lub syrop z bzu
elderberry juice > sok lub syrop z bzu
elderberry syrup > syrop z bzu
малиновий сироп > sok lub syrop malinowy
jarabe de frambuesa > sok lub syrop malinowy
sciroppo di lampone > sok lub syrop malinowy
z mleko kozi > kozi
z kozi mleko > kozi
z mleko owczy > owczy
z owczy mleko > owczy
z mleko krowi > krowi
z krowi mleko > krowi
mleko od koza > mleko kozie
ser od koza > ser kozi
suchy chleb > resztki chleba
czerstwy pieczywo > resztki chleba
chleb dla kura > resztki chleba
św > święty
drugi śniadanie > śniadanie
ze wieś > wiejski
prezent ze wieś > prezent
składnik na > na
składnik do > na
wigilia na gotowo > gotowe dania na wigilię
święta na gotowo > gotowe dania na święta
dwanaście potrawa > potrawy
zapas na zima > przetwory na zimę
do piec chleb > mąka na chleb
do upiec chleb > mąka na chleb
do wypiek chleb > mąka na chleb
na domowy chleb > mąka na chleb
jedzenie na wyjazd > prowiant
jedzenie na wycieczka > prowiant
jedzenie na droga > prowiant
jedzenie w podróż > prowiant
jedzenie na podróż > prowiant
jedzenie w góra > prowiant
prowiant w góra > prowiant
prowiant na szlak > prowiant
rozszerzać dieta > jedzenie dla niemowlaka
rozszerzanie dieta > jedzenie dla niemowlaka
produkt pszczeli > pyłek lub pierzga lub propolis lub mleczko lub wosk lub zabrus
wyrób pszczeli > pyłek lub pierzga lub propolis lub mleczko lub wosk lub zabrus
dar pszczoła > pyłek lub pierzga lub propolis lub mleczko lub wosk lub zabrus
skarb ul > pyłek lub pierzga lub propolis lub mleczko lub wosk lub zabrus
produkt z ul > pyłek lub pierzga lub propolis lub mleczko lub wosk lub zabrus
miód smakowy > miód z cynamonem lub z maliną lub z orzechami lub z imbirem
miód z dodatek > miód z cynamonem lub z maliną lub z orzechami lub z imbirem
sok z bez > sok lub syrop z bzu
sok z czarny bez > sok lub syrop z bzu
syrop z bez > syrop z bzu
sok z mniszek > sok lub syrop z mniszka
syrop z mniszek > sok lub syrop z mniszka
miód z mniszek > sok lub syrop z mniszka
miód mniszkowy > sok lub syrop z mniszka
miodek majowy > sok lub syrop z mniszka
kwiat czarny bez > zioło kwiat bzu
kwiat bez czarny > zioło kwiat bzu
suszyć kwiat bez > zioło kwiat bzu
kiszka ziemniaczany > babka ziemniaczana
kosz delikatesowy > delikatesy
kosz z delikates > delikatesy
kosz z jedzenie > delikatesy
kosz z produkt > delikatesy
kosz z smakołyk > delikatesy
kosz z przetwór > przetwory
kosz z wędlina > wędlina
kosz z ser > ser
kosz z owoc > owoce
kosz z warzywo > warzywa
paczka od rolnik > żywność
paczka z jedzenie > żywność
paczka żywnościowy > żywność
paczka ze wieś > żywność
skrzynka od rolnik > warzywa
regionalny przysmak > żywność
lokalny przysmak > żywność
tradycyjny przysmak > żywność
domowy przysmak > żywność
wiejski przysmak > żywność
swojski przysmak > żywność
przysmak regionalny > żywność
przysmak ze wieś > żywność
przysmak z > żywność z
regionalny specjał > żywność
lokalny specjał > żywność
specjał regionalny > żywność
lokalny jedzenie > żywność
lokalny żywność > żywność
regionalny żywność > żywność
polski jedzenie > żywność
staropolski jedzenie > żywność
jedzenie od rolnik > żywność
jedzenie prosto od rolnik > żywność
żywność od rolnik > żywność
żywność prosto od rolnik > żywność
prosto od rolnik > od rolnika
kuchnia kaszubski > żywność kaszubska
kuchnia śląski > żywność śląska
kuchnia góralski > żywność góralska
kuchnia litewski > żywność litewska
kuchnia podlaski > żywność podlaska
kuchnia mazurski > żywność mazurska
kuchnia kresowy > żywność kresowa
kuchnia kurpiowski > żywność kurpiowska
kuchnia staropolski > żywność
kuchnia polski > żywność
kuchnia domowy > danie gotowe
kuchnia regionalny > żywność
rybak z > ryby z
rybak w > ryby w
rybak nad > ryby nad
mięso od zwierzę > mięso
mięso ze zwierzę > mięso
kto ugotować > catering
ktoś ugotować > catering
kto gotować > catering
kto przygotować jedzenie > catering
obsługa przyjęcie > catering
jedzenie na impreza > catering
jedzenie na wesele > catering
jedzenie na komunia > catering
jedzenie na chrzciny > catering
jedzenie na stypa > catering
jedzenie na przyjęcie > catering
obiad na stypa > catering
obiad na komunia > catering
obiad na chrzciny > catering
jajko do malować > jaja na pisanki
jajo do malować > jaja na pisanki
jajko do zdobić > jaja na pisanki
jajko na pisanka > jaja na pisanki
jajko na kraszanka > jaja na pisanki
mięso w słoik > danie gotowe mięsne
obiad w słoik > danie gotowe w słoiku
słoik na obiad > danie gotowe w słoiku
domowy obiad na wynos > danie gotowe
ziarno do chleb > słonecznik lub siemię lub pestki lub mak
ziarenko do chleb > słonecznik lub siemię lub pestki lub mak
ziarno do sałatka > słonecznik lub pestki lub siemię
posypka do sałatka > słonecznik lub pestki lub siemię
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
krem do golenie > mydło do golenia
pianka do golenie > mydło do golenia
pianka golenie > mydło do golenia
żel do golenie > mydło do golenia
krem po golenie > mydło do golenia
krem przeciwzmarszczkowy > krem do twarzy
przeciwzmarszczkowy > na zmarszczki
przeciwstarzeniowy > na zmarszczki
przeciwłupieżowy > na łupież
przeciwtrądzikowy > na trądzik
przeciwbólowy > na ból
antycellulitowy > na cellulit
antystresowy > na stres
wosk do wąs > balsam do brody
pomada do wąs > balsam do brody
pomada do broda > balsam do brody
wosk do broda > balsam do brody
maść na łapa > masełko do łap
maść do łapa > masełko do łap
maść na psi łapa > masełko do łap
krem do łapa > masełko do łap
krem na łapa > masełko do łap
krem do psi łapa > masełko do łap
wosk do łapa > masełko do łap
wosk na łapa > masełko do łap
balsam do łapa > masełko do łap
balsam na łapa > masełko do łap
smarowidło na łapa > masełko do łap
smarowidło na psi łapa > masełko do łap
smarowidło do łapa > masełko do łap
popękany opuszka > masełko do łap
ochrona łapa > masełko do łap
psi łapa > łap psa
pfotenbalsam > masełko do łap
paw balm > masełko do łap
lawenda do szafa > woreczki lawendowe
zapach do szafa > woreczki lawendowe
zapach do szuflada > woreczki lawendowe
pachnący woreczek > woreczki lawendowe
zapachowy woreczek > woreczki lawendowe
zawieszka do szafa > woreczki lawendowe
coś do szafa > woreczki lawendowe
coś na mól > woreczki lawendowe
na mól > woreczki lawendowe
przeciw mól > woreczki lawendowe
mól w szafa > woreczki lawendowe
odstraszacz mól > woreczki lawendowe
kulka na mól > woreczki lawendowe
lavender bag > woreczki lawendowe
lavender bags > woreczki lawendowe
lavendelsäckchen > woreczki lawendowe
duftsäckchen > woreczki lawendowe
sacchetti lavanda > woreczki lawendowe
bolsitas de lavanda > woreczki lawendowe
osłona od sąsiad > żywopłot
osłona przed sąsiad > żywopłot
zasłonić się od sąsiad > żywopłot
zasłonić od sąsiad > żywopłot
zasłonić sąsiad > żywopłot
odgrodzić się od sąsiad > żywopłot
odgrodzić od sąsiad > żywopłot
żywy płot > żywopłot
zielony płot > żywopłot
zielony ściana > żywopłot
warzywo do posadzenie > rozsada warzyw
warzywo do sadzenie > rozsada warzyw
warzywo do wysadzenie > rozsada warzyw
warzywo do posianie > nasiona warzyw
warzywo do siew > nasiona warzyw
kwiat do posadzenie > byliny
kwiat do sadzenie > byliny
kwiat do ogród > byliny
kwiat do ogródek > byliny
kwiat na rabata > byliny
kwiat na klomb > byliny
kwiat rabatowy > byliny
kwiat ogrodowy > byliny
kwiat do posianie > nasiona kwiatów
kwiat balkonowy > kwiaty na balkon
kwiat do skrzynka > kwiaty na balkon
kwiat do balkonowy skrzynka > kwiaty na balkon
kwiat na okno > kwiaty na balkon
kwiat na taras > kwiaty na balkon
kwiat do donica > kwiaty doniczkowe
kwiat do doniczka > kwiaty doniczkowe
kwiat w doniczka > kwiaty doniczkowe
kwiatek w doniczka > kwiaty doniczkowe
balkonblumen > kwiaty na balkon
balcony flowers > kwiaty na balkon
balcony plants > kwiaty na balkon
roślina na ból ucho > anginka
roślina na ucho > anginka
liść na ból ucho > anginka
coś na ból ucho > anginka
na ból ucho > anginka
drzewko iglasty > iglak
drzewo iglasty > iglak
krzew iglasty > iglak
roślina iglasty > iglak
krzak iglasty > iglak
rzecz z metal > kowalstwo
wyrób z metal > kowalstwo
wyrób z żelazo > kowalstwo
rzecz z żelazo > kowalstwo
coś z metal > kowalstwo
coś z żelazo > kowalstwo
kowalstwo artystyczny > kowalstwo
wyrób z skóra > kaletnictwo
rzecz z skóra > kaletnictwo
galanteria skórzany > kaletnictwo
wyrób skórzany > kaletnictwo
wyrób wełniany > wełna
wyrób koronkowy > koronka
wyrób drewniany > snycerka
wyrób z drewno > snycerka
rzecz z drewno > snycerka
coś z drewno > snycerka
<prezent> znad morze > bursztyn
<prezent> z nad morze > bursztyn
<prezent> znad bałtyk > bursztyn
souvenir from poland > pamiątka ludowa
souvenir aus polen > pamiątka ludowa
souvenir de polonia > pamiątka ludowa
miłośnik ptak > dla ptaków
miłośniczka ptak > dla ptaków
wielbiciel ptak > dla ptaków
prezent dla psiarz > prezent dla psa
prezent dla psiara > prezent dla psa
prezent dla kociarz > prezent dla kota
prezent dla kociara > prezent dla kota
prezent dla koniarz > prezent dla konia
prezent dla koniara > prezent dla konia
właściciel pies > dla psa
właściciel kot > dla kota
właściciel koń > dla konia
sprzęt jeździecki > ogłowie lub kantar lub uprząż
akcesorium jeździecki > ogłowie lub kantar lub uprząż
ekwipunek jeździecki > ogłowie lub kantar lub uprząż
rząd jeździecki > ogłowie lub kantar lub uprząż
rząd koński > ogłowie lub kantar lub uprząż
sprzęt do jazda konny > ogłowie lub kantar
akcesorium dla koń > ogłowie lub kantar lub uprząż
sprzęt dla koń > ogłowie lub kantar lub uprząż
horse tack > ogłowie lub kantar lub uprząż
pferdegeschirr > uprząż
horse harness > uprząż
nauka wyplatać > kurs wyplatania
lekcja wyplatać > kurs wyplatania
warsztat wyplatać > kurs wyplatania
szkolenie z wyplatać > kurs wyplatania
nauczyć się wyplatać > kurs wyplatania
nauka wikliniarstwo > kurs wyplatania
kurs wikliniarstwo > kurs wyplatania
kurs wikliniarski > kurs wyplatania
kurs plecionkarstwo > kurs wyplatania
kurs koszykarstwo > kurs wyplatania
nauka haft > zestaw do haftu
nauka haftować > zestaw do haftu
nauczyć się haftować > zestaw do haftu
kurs haft > zestaw do haftu
zestaw do haftować > zestaw do haftu
mulina > zestaw do haftu
kanwa > zestaw do haftu
embroidery kit > zestaw do haftu
stickset > zestaw do haftu
łóżeczko dla lalka > kołyska dla lalek
łóżko dla lalka > kołyska dla lalek
wózek dla lalka > kołyska dla lalek
mebelek dla lalka > kołyska dla lalek
spanie dla lalka > kołyska dla lalek
jajko drapany > kroszonka
jajo drapany > kroszonka
drapany jajko > kroszonka
malowany jajko > pisanka
jajko malowany > pisanka
jajko zdobiony > pisanka
jajko batikowy > pisanka
<prezent> z kaszub > kaszubska pamiątka
<prezent> z kurpi > kurpiowska pamiątka
<prezent> z łowicza > łowicka pamiątka
<prezent> z lowicza > łowicka pamiątka
<prezent> z zakopanego > góralska pamiątka
<prezent> z podhala > góralska pamiątka
<prezent> z tatr > góralska pamiątka
<prezent> z beskidów > góralska pamiątka
<prezent> z gór > góralska pamiątka
<prezent> z krakowa > krakowska pamiątka
<prezent> z bolesławca > bolesławiecka pamiątka
<prezent> z opola > opolska pamiątka
<prezent> z podlasia > podlaska pamiątka
<prezent> z mazur > mazurska pamiątka
<prezent> z cieszyna > cieszyńska pamiątka
<prezent> z koniakowa > koniakowska pamiątka
<prezent> z gdańska > bursztyn
krem do goleń > mydło do golenia
pianka do goleń > mydło do golenia
żel do goleń > mydło do golenia
krem po goleń > mydło do golenia
katzenhaus > budka dla kota
katzenhütte > budka dla kota
katzenbett > legowisko dla kota
cat house > budka dla kota
cat bed > legowisko dla kota
casa para gatos > budka dla kota
cuccia per gatti > budka dla kota
cuccia per cani > buda dla psa
cuccia cane > buda dla psa
caseta para perros > buda dla psa
caseta perro > buda dla psa
будка для собаки > buda dla psa
будиночок для кота > budka dla kota
hundehaus > buda dla psa
hundezubehör > akcesoria dla psa
casa para pájaros > budka dla ptaków
casetta uccelli > budka dla ptaków
шпаківня > budka dla szpaków
futterhaus > karmnik dla ptaków
vogelfutterhaus > karmnik dla ptaków
mangiatoia > karmnik
comedero de pájaros > karmnik dla ptaków
kratzbaum > drapak
pferdedecke > derka
paper cutting > wycinanka
paper cut > wycinanka
paper cutout > wycinanka
paper cutouts > wycinanka
papierschnitt > wycinanka
витинанка > wycinanka
витинанки > wycinanka
tongefäß > naczynie gliniane
tongefäße > naczynie gliniane
tontopf > garnek gliniany
steinzeug > ceramika
steingut > ceramika
stoneware > ceramika
earthenware > ceramika
clay pot > garnek gliniany
töpferware > ceramika
töpferei > ceramika
глечик > dzban
дудка > fujarka
сопілка > fujarka
рушник > obrus
blockflöte > fujarka
hirtenflöte > fujarka
shepherd flute > fujarka
bagpipes > dudy
bagpipe > dudy
dudelsack > dudy
gaita > dudy
cornamusa > dudy
волинка > dudy
do posadzenie > sadzonka
do zasadzenie > sadzonka
do wysadzenie > sadzonka
coś do posadzenie > coś do posadzenia
zioło do skrzynka > zioła na parapet
zioło do doniczka > zioła na parapet
zioło w doniczka > zioła doniczkowe
zioło na balkon > zioła na parapet
zioło na taras > zioła na parapet
zioło do kuchnia > zioła na parapet
zioło kuchenny > zioła na parapet
suchy kwiat > bukiet suszony
suchy bukiet > bukiet suszony
kwiat cięty hurt > kwiaty cięte
ciąć sam choinka > choinka
wyciąć sam choinka > choinka
wyciąć choinka > choinka
ściąć choinka > choinka
choinka z las > choinka
dzień mama > dla mamusi
dzień chłopak > dla chłopaka
dzień dziadek > dla dziadka
dzień mężczyzna > dla mężczyzny
dzień nauczycielka > dla nauczycielki
muttertag > dla mamusi
vatertag > dla taty
mothers day > dla mamusi
mother's day > dla mamusi
festa della mamma > dla mamusi
pierwszy komunia > komunia
handmade > rękodzieło
usługi ogrodowe > usługi ogrodnicze
usługa ogrodowa > usługi ogrodnicze
zwierzęta hodowlane > zwierzęta gospodarskie
farm animals > zwierzęta gospodarskie
livestock > zwierzęta gospodarskie
nutztiere > zwierzęta gospodarskie
animales de granja > zwierzęta gospodarskie
animali da fattoria > zwierzęta gospodarskie
сільськогосподарські тварини > zwierzęta gospodarskie
свійські тварини > zwierzęta gospodarskie
handarbeit > rękodzieło
handicraft > rękodzieło
handicrafts > rękodzieło
kunsthandwerk > rękodzieło
artesanía > rękodzieło
artigianato > rękodzieło
рукоділля > rękodzieło
piante da giardino > byliny
gartenpflanzen > byliny
garden plants > byliny
plantas de jardín > byliny
садові рослини > byliny
frambueso > sadzonki malin
dla koniarz > dla konia
dla koniara > dla konia
dla psiarz > dla psa
dla psiara > dla psa
dla kociarz > dla kota
dla kociara > dla kota
na nowy mieszkanie > na parapetówkę
na nowy dom > na parapetówkę
do nowy mieszkanie > na parapetówkę
do nowy dom > na parapetówkę
do posadzić > sadzonka
do zasadzić > sadzonka
do wysadzić > sadzonka
coś do posadzić > coś do posadzenia
warzywo do posadzić > rozsada warzyw
warzywo do wysadzić > rozsada warzyw
warzywo do posiać > nasiona warzyw
kwiat do posadzić > byliny
kwiat do posiać > nasiona kwiatów
zero waste > naturalny
stylizacja lok > żel do włosów
stylizacja włos > żel do włosów
układanie lok > żel do włosów
układanie włos > żel do włosów
skręt włos > żel do włosów
żel chłodzący > chłodząca maść
chłodzący żel > chłodząca maść
krem chłodzący > chłodząca maść
balsam chłodzący > chłodząca maść
shampoo bar > szampon w kostce
solid shampoo > szampon w kostce
festes shampoo > szampon w kostce
haarseife > szampon w kostce
shampoo solido > szampon w kostce
champú sólido > szampon w kostce
твердий шампунь > szampon w kostce
conditioner bar > odżywka w kostce
їжа для > karma dla
корм для > karma dla
їжа > żywność
<mały> kaczka > kaczę
kaczka mały > kaczę
<mały> kaczuszka > kaczę
kaczuszka mały > kaczę
<mały> gęś > gąsię
gęś mały > gąsię
<mały> gąska > gąsię
gąska mały > gąsię
<mały> indyk > indyczę
indyk mały > indyczę
<mały> indyczka > indyczę
indyczka mały > indyczę
<mały> kura > kurczę
kura mały > kurczę
<mały> kurka > kurczę
kurka mały > kurczę
<mały> kurczak > kurczę
kurczak mały > kurczę
<mały> kogut > kurczę
kogut mały > kurczę
<mały> krowa > cielę
krowa mały > cielę
<mały> byk > cielę
byk mały > cielę
<mały> świnia > prosię
świnia mały > prosię
<mały> świnka > prosię
świnka mały > prosię
<mały> owca > jagnię
owca mały > jagnię
<mały> owieczka > jagnię
owieczka mały > jagnię
<mały> baranek > jagnię
baranek mały > jagnię
<mały> koza > koźlę lub kozy karłowate
koza mały > koźlę lub kozy karłowate
<mały> kózka > koźlę lub kozy karłowate
kózka mały > koźlę lub kozy karłowate
<mały> koń > kuc lub źrebak
koń mały > kuc lub źrebak
<mały> konik > kuc lub źrebak
konik mały > kuc lub źrebak
kaczka malutki > kaczę
kaczuszka malutki > kaczę
gęś malutki > gąsię
gąska malutki > gąsię
indyk malutki > indyczę
indyczka malutki > indyczę
kura malutki > kurczę
kurka malutki > kurczę
kurczak malutki > kurczę
kogut malutki > kurczę
krowa malutki > cielę
byk malutki > cielę
świnia malutki > prosię
świnka malutki > prosię
owca malutki > jagnię
owieczka malutki > jagnię
baranek malutki > jagnię
koza malutki > koźlę lub kozy karłowate
kózka malutki > koźlę lub kozy karłowate
koń malutki > kuc lub źrebak
konik malutki > kuc lub źrebak
kaczka maleńki > kaczę
kaczuszka maleńki > kaczę
gęś maleńki > gąsię
gąska maleńki > gąsię
indyk maleńki > indyczę
indyczka maleńki > indyczę
kura maleńki > kurczę
kurka maleńki > kurczę
kurczak maleńki > kurczę
kogut maleńki > kurczę
krowa maleńki > cielę
byk maleńki > cielę
świnia maleńki > prosię
świnka maleńki > prosię
owca maleńki > jagnię
owieczka maleńki > jagnię
baranek maleńki > jagnię
koza maleńki > koźlę lub kozy karłowate
kózka maleńki > koźlę lub kozy karłowate
koń maleńki > kuc lub źrebak
konik maleńki > kuc lub źrebak
młody kaczka > kaczę
kaczka młody > kaczę
młody indyk > indyczę
indyk młody > indyczę
młody świnia > prosię lub warchlak
świnia młody > prosię lub warchlak
młody owca > jagnię
owca młody > jagnię
młody koza > koźlę
koza młody > koźlę
młody koń > źrebak
koń młody > źrebak
młody krowa > jałówka
krowa młody > jałówka
młody byk > byczek
byk młody > byczek
<praca> na wakacje > praca wakacyjna
praca w wakacje > praca wakacyjna
praca wakacje > praca wakacyjna
<praca> na lato > praca wakacyjna
praca w lato > praca wakacyjna
praca letni > praca wakacyjna
praca na ferie > praca wakacyjna
ferienjob > praca wakacyjna
ferienarbeit > praca wakacyjna
summer job > praca wakacyjna
summer work > praca wakacyjna
trabajo de verano > praca wakacyjna
lavoro estivo > praca wakacyjna
робота на літо > praca wakacyjna
літня робота > praca wakacyjna
dorobić na wakacje > praca wakacyjna
dorobić w wakacje > praca wakacyjna
dorobić w lato > praca wakacyjna
zarobić na wakacje > praca wakacyjna
zarobić w wakacje > praca wakacyjna
zarobić w lato > praca wakacyjna
<praca> na wieś > praca
praca rolnictwo > praca
praca w teren wiejski > praca
<ktoś> z koparka > minikoparka
<ktoś> z minikoparka > minikoparka
<ktoś> z traktor > orka lub wynajem ciągnika
<ktoś> z ciągnik > orka lub wynajem ciągnika
<ktoś> z kombajn > koszenie zboża kombajnem
<ktoś> z rębak > rębak do gałęzi
<ktoś> z podnośnik > podnośnik koszowy
<ktoś> z zwyżka > podnośnik koszowy
<ktoś> z kosiarka > koszenie trawy
<ktoś> z kosa > koszenie kosą
<ktoś> z wywrotka > wywrotka
<ktoś> z glebogryzarka > przygotowanie działki glebogryzarką
<ktoś> z łuparka > łuparka do drewna
<ktoś> z trak > trak
<ktoś> z laweta > transport
<ktoś> z siewnik > siew
<ktoś> z pług > orka
zabrać pszczoła > zdejmowanie rojów
<usunąć> pniak > frezowanie pni
<usunąć> korzeń > frezowanie pni
<usunąć> zarośla > wykaszanie
<usunąć> krzak > wykaszanie
<usunąć> chaszcze > wykaszanie
<usunąć> gałąź > wywóz gałęzi
<usunąć> gruz > wywóz ziemi
<usunąć> ślimak > na ślimaki
<usunąć> mysz > kot do łowienia
trawa do skoszenie > koszenie trawy
łąka do skoszenie > koszenie łąki
działka do skoszenie > koszenie działki
zboże do skoszenie > koszenie zboża
pole do zaoranie > orka pola
działka do zaoranie > orka działki
owca do strzyżenie > strzyżenie owiec
owca do ostrzyżenie > strzyżenie owiec
koń do podkucie > kucie koni
kopyto do struganie > werkowanie kopyt
dach do pokrycie > krycie dachu
drzewo do przycięcie > pielęgnacja drzew
jabłoń do przycięcie > cięcie jabłoni
przekopać ogródek > przekopanie ogródka
przekopać działka > przygotowanie działki glebogryzarką
przekopać ogród > przekopanie ogródka
deska z własny drzewo > trak
pociąć kłoda > trak
kłoda na deska > trak
tartak objazdowy > trak
tartak mobilny > trak
tartak przewoźny > trak
tartak polowy > trak
klasa do pasieka > warsztaty w pasiece
erntehelfer > praca przy zbiorze
erntehelferin > praca przy zbiorze
fruit picker > praca przy zbiorze owoców
fruit picking > praca przy zbiorze owoców
harvest worker > praca przy zbiorze
harvest job > praca przy zbiorze
recogida de fruta > praca przy zbiorze owoców
raccolta frutta > praca przy zbiorze owoców
trabajo en el campo > praca w gospodarstwie
trabajo de campo > praca w gospodarstwie
arbeit auf dem bauernhof > praca w gospodarstwie
work on a farm > praca w gospodarstwie
lavoro in campagna > praca w gospodarstwie
робота на селі > praca w gospodarstwie
робота з кіньми > praca w stajni
робота з тваринами > praca ze zwierzętami
harvest service > kombajn
combine harvester > kombajn
viehtransport > transport zwierząt
pferdetransport > transport konia
horse transport > transport konia
livestock transport > transport zwierząt
зрубати дерево > wycinka drzewa
dom dla kot > domek dla kota
dom dla pies > buda dla psa
dom dla jeż > domek dla jeża
dom dla ptak > budka dla ptaków
dom dla jerzyk > budka dla jerzyków
katzenhaus > domek dla kota
katzenhöhle > budka dla kota
skrzynka dla szpak > budka dla szpaków
skrzynka dla sikora > budka dla sikor
skrzynka dla sikorka > budka dla sikor
założyć pasieka > rodzina pszczela lub odkład lub pakiet pszczół
zakładać pasieka > rodzina pszczela lub odkład lub pakiet pszczół
założenie pasieka > rodzina pszczela lub odkład lub pakiet pszczół
zacząć z pszczoła > rodzina pszczela lub odkład lub pakiet pszczół
nagroda treningowy > przysmak treningowy dla psa
gryzoń jedzenie > karma dla chomika lub królika
gryzoń karma > karma dla chomika lub królika
karma gryzoń > karma dla chomika lub królika
karma dla gryzoń > karma dla chomika lub królika
pokarm dla gryzoń > karma dla chomika lub królika
jedzenie dla gryzoń > karma dla chomika lub królika
przysmak dla gryzoń > karma dla chomika lub królika
smaczek dla gryzoń > karma dla chomika lub królika
ryba dla kot > karma dla kota
rybka dla kot > karma dla kota
kurczak dla kot > karma dla kota
jabłko dla koń > przysmak dla konia
marchew dla koń > przysmak dla konia
marchewka dla koń > przysmak dla konia
zioło dla królik > sianko dla królika
trawa dla królik > sianko dla królika
warzywo dla królik > przysmak dla królika
mlecz dla królik > sianko dla królika
`;

/** Small and fond names of animals: what is said of the animal is said of these as well. */
const FOND_ANIMALS =
  'piesek>pies pieski>pies psiak>pies psina>pies psinka>pies pupil>pies szczeniak>pies kotek>kot kotka>kot kicia>kot kiciuś>kot kociak>kot ' +
  'króliczek>królik kurka>kura kokoszka>kura owieczka>owca kózka>koza świniak>świnia ' +
  'chomiczek>chomik ptaszek>ptak sikorka>sikora kaczuszka>kaczka pszczółka>pszczoła jeżyk>jeż';
const plainAnimals = new Map(FOND_ANIMALS.split(' ').map((pair) => pair.split('>') as [string, string]));

/** Words that stand for one another in sayings, which name them by the first one: `<ktoś> z kosa`. */
const CLASSES =
  'ktoś kto majster facet gość chłop pan pani człowiek fachowiec firma ekipa koleś typ gospodarz usługa usługi spec;' +
  'usunąć pozbyć zlikwidować zdjąć usunięcie usuwanie pozbycie likwidacja likwidować usuwać wytępić tępić zwalczyć zwalczanie wyeliminować;' +
  'mały malutki maleńki maluśki malusi niewielki mini;' +
  'prezent upominek pamiątka podarunek podarek souvenir suwenir pamiąteczka prezencik upominkowy;' +
  'praca robota zatrudnienie fucha zajęcie zarobek;' +
  'zwierzę zwierzak zwierzątko stworzenie żyjątko zwierz;' +
  'pudło pudełko skrzynia skrzynka pojemnik schowek kosz koszyk kuferek pojemniczek';
const classOf = new Map(
  CLASSES.split(';').flatMap((line) => {
    const words = line.split(' ');
    return words.map((word) => [word, `<${words[0]}>`] as const);
  }),
);

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
        return { words: said.split(' ').map((word) => baseOf(word, stemmer)), meant };
      })
      .sort((a, b) => b.words.length - a.words.length);
    for (const saying of sayings) {
      const [first = ''] = saying.words;
      this.#sayings.set(first, [...(this.#sayings.get(first) ?? []), saying]);
    }
  }

  /** Whether a word, as it is, begins a saying. */
  isSaid(word: string): boolean {
    return this.#sayings.has(word);
  }

  /** The words of a query with what its sayings mean in their place. */
  meantBy(words: readonly PlacedWord[]): PlacedWord[] {
    const forms = words.map(({ word }) => withClass(withPlainAnimal([word, ...this.#stemmer.stems(word)])));
    const larger = forms.map(withLarger);
    const read: PlacedWord[] = [];
    for (let at = 0; at < words.length; at++) {
      const word = words[at] as PlacedWord;
      const found = larger[at]?.flatMap((form) => this.#sayings.get(form) ?? []) ?? [];
      // A saying of one word means no small thing that is called alike.
      const endIn = (saying: Saying) => endOf(saying, saying.words.length > 1 ? larger : forms, at);
      const ends = found.map((saying) => ({ saying, end: isBegun(saying, forms, at) ? endIn(saying) : undefined }));
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

const VERBAL = /(?:[nc]ie|(?:[ao]n|t|ąc)y)$/;

// "Koszenie" and "koszony" are forms of "kosić", and read as one.
function baseOf(word: string, stemmer: Stemmer): string {
  const stems = VERBAL.test(word) ? stemmer.knownStems(word) : [word];
  return stems.includes(word) ? word : (stems.find((stem) => stem.endsWith('ć')) ?? word);
}

function isBegun({ words }: Saying, forms: readonly (readonly string[])[], at: number): boolean {
  return words.length > 1 || forms[at]?.includes(words[0] ?? '') === true;
}

// What is said of fish is said of "rybka" as well; "konik" may be a toy.
function withLarger(forms: readonly string[]): readonly string[] {
  const larger = forms.flatMap((form) => (isOtherThing(form) ? [] : largerForms(form)));
  return animalsNamed([...forms, ...larger]) ? forms : [...forms, ...larger];
}

function withPlainAnimal(forms: readonly string[]): readonly string[] {
  const plain = forms.map((form) => plainAnimals.get(form)).find((animal) => animal !== undefined);
  return plain === undefined ? forms : [...forms, plain];
}

function withClass(forms: readonly string[]): readonly string[] {
  const found = forms.map((form) => classOf.get(form)).find((each) => each !== undefined);
  return found === undefined ? forms : [...forms, found];
}

const ADJECTIVE = /^<mały>$|[^aeiouyąęó][yi]$/u;

// The place of the last word of a saying that begins there.
function endOf({ words }: Saying, forms: readonly (readonly string[])[], from: number): number | undefined {
  let at = from;
  for (const word of words.slice(1)) {
    at++;
    // An adjective of the saying stands beside its noun: "owieczki na małą łąkę" are no small sheep.
    const isBeside = ADJECTIVE.test(word);
    while (!isBeside && !forms[at]?.includes(word) && STOP_WORDS.has(forms[at]?.[0] ?? '')) at++;
    if (!forms[at]?.includes(word)) return undefined;
  }
  return at;
}
