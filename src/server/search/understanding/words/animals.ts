import type { BranchWords } from '../branch-words.ts';

/** How people ask for live animals. */
export const animalsWords: BranchWords = {
  sayings: `
królik zwisający ucho > królik baranek
królik ze zwisający ucho > królik baranek
królik ze opuszczony ucho > królik baranek
świnia z wełna > mangalica
świnka z wełna > mangalica
świnia w loczki > mangalica
kura jedwabny > silki
kot bez łapa > kot trójłapek
kot bez noga > kot trójłapek
kot na trzy łapa > kot trójłapek
pies na emerytura > pies staruszek
stary pies > pies staruszek
pies dla emeryt > pies staruszek
kot co łapać mysz > kot do łowienia
kura co sam szukać jedzenie > zielononóżki
kura sam znaleźć jedzenie > zielononóżki
kura na wolny wybieg > kury z wolnego wybiegu lub zielononóżki
ryba do zarybienie > narybek
ryba do łowisko > ryba do stawu wędkarskiego
ryba na łowisko > ryba do stawu wędkarskiego
ptak na staw > kaczki
ptak do staw > kaczki
ptak wodny > kaczki lub gęsi
gołąb na wesele > gołębie białe
jagnięcina żywy > jagnię
królik z opuszczony ucho > królik baranek
królik z oklapnięty ucho > królik baranek
królik z obwisły ucho > królik baranek
królik z zwisający ucho > królik baranek
królik z wiszący ucho > królik baranek
królik z opadający ucho > królik baranek
królik z klapnięty ucho > królik baranek
królik z kłapciasty ucho > królik baranek
zjadać chwast > wypas
wyjadać chwast > wypas
jeść chwast > wypas
zjadać zarośla > wypas
zjadać pokrzywa > wypas
zjadać krzak > wypas
zgryzać krzak > wypas
zgryzać zarośla > wypas
obgryzać krzak > wypas
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
zamiast kosiarka > owca do koszenia
puchaty kura > silki
puchaty kurka > silki
puszysty kura > silki
futrzasty kura > silki
włochaty kura > silki
kura jak kłębek > silki
pokój dziecko > dziecko
przy koń > przy koniach lub stajni lub rajdach
przy owca > przy owcach lub stadzie lub hali
w obora > w oborze lub stadzie lub bydle lub doju
pies pilnować > pies do stróżowania
pies obronny > pies do stróżowania
pies stróżować > pies do stróżowania
ryba do oczko > narybek do oczka
ryba do oczek > narybek do oczka
ryba na oczko > narybek do oczka
ryba w oczko > narybek do oczka
ross 308 > brojler
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
queen bee > matka pszczela
bienenkönigin > matka pszczela
abeja reina > matka pszczela
ape regina > matka pszczela
бджоломатка > matka pszczela
бджоломатки > matka pszczela
shepherd dog > owczarek
ul z pszczoła > rodziny pszczele
ul z rodzina > rodziny pszczele
w stadnina > przy koniach lub stajni lub rajdach
zarybienie staw > narybek do stawu
zarybienie jezioro > narybek do jeziora
zarybienie oczko > narybek do oczka
zarybianie staw > narybek do stawu
zarybić staw > narybek do stawu
ryba do staw > narybek do stawu
szczeniory > szczenięta
kociska > koty
psiska > psy
psiaki > psy
matka nieunasienniony > matka pszczela nieunasienniona
nieunasienniony matka > matka pszczela nieunasienniona
matka unasienniony > matka pszczela unasienniona
unasienniony matka > matka pszczela unasienniona
matka krainka > matka pszczela krainka
matka buckfast > matka pszczela buckfast
border kolia > border collie
border koli > border collie
border colie > border collie
border kolie > border collie
krowa highland > bydło highland
krówka highland > bydło highland
krowa limousine > bydło limousine
krówka limousine > bydło limousine
krowa angus > bydło angus
krówka angus > bydło angus
krowa hereford > bydło hereford
krówka hereford > bydło hereford
krowa szkocki > bydło szkocki
beehive with bees > odkład lub pakiet lub rodzina pszczela
вулик з бджола > odkład lub pakiet lub rodzina pszczela
вулик з бджолами > odkład lub pakiet lub rodzina pszczela
бджолосімя > odkład lub pakiet lub rodzina pszczela
bee colony > odkład lub pakiet lub rodzina pszczela
bee colonies > odkład lub pakiet lub rodzina pszczela
bienenvolk > odkład lub pakiet lub rodzina pszczela
bienenvölker > odkład lub pakiet lub rodzina pszczela
colmena con abejas > odkład lub pakiet lub rodzina pszczela
famiglia di api > odkład lub pakiet lub rodzina pszczela
famiglie di api > odkład lub pakiet lub rodzina pszczela
broiler chicks > kurczęta brojlery
pulcini da carne > kurczęta brojlery
pollos de engorde > kurczęta brojlery
masthühner > kurczęta brojlery
dairy goat > koza mleczna
milk goat > koza mleczna
milking goat > koza mleczna
milchziege > koza mleczna
milchziegen > koza mleczna
cabra lechera > koza mleczna
cabra de leche > koza mleczna
capra da latte > koza mleczna
capre da latte > koza mleczna
дійна коза > koza mleczna
vaca de leche > krowa mleczna
дійна корова > krowa mleczna
w dobry ręka > ze schroniska
pies za darmo > pies ze schroniska
pies za free > pies ze schroniska
pies gratis > pies ze schroniska
pies bezpłatnie > pies ze schroniska
pies nieodpłatnie > pies ze schroniska
pies darmowy > pies ze schroniska
pies bezpłatny > pies ze schroniska
darmowy pies > pies ze schroniska
za darmo pies > pies ze schroniska
oddać za darmo pies > pies ze schroniska
kot za darmo > kot ze schroniska
kot za free > kot ze schroniska
kot gratis > kot ze schroniska
kot bezpłatnie > kot ze schroniska
kot nieodpłatnie > kot ze schroniska
kot darmowy > kot ze schroniska
kot bezpłatny > kot ze schroniska
darmowy kot > kot ze schroniska
za darmo kot > kot ze schroniska
oddać za darmo kot > kot ze schroniska
oddać pies > pies ze schroniska
oddać kot > kot ze schroniska
oddać szczeniak > szczeniak ze schroniska
oddać kotek > kot ze schroniska
uratować pies > pies ze schroniska
uratować kot > kot ze schroniska
porzucony pies > pies ze schroniska
porzucony kot > kot ze schroniska
ozdobny królik > królik miniaturka
domowy królik > królik miniaturka
pokojowy królik > królik miniaturka
królik domowy > królik miniaturka
królik pokojowy > królik miniaturka
królik ozdobny > królik miniaturka
królik do dom > królik miniaturka
królik do mieszkanie > królik miniaturka
królik kanapowy > królik miniaturka
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
бджолина матка > matka pszczela
layer hens > kury nioski
laying hen > kury nioski
gallinas ponedoras > kury nioski
galline ovaiole > kury nioski
кури несучки > kury nioski
young hens > młode kurki
bee swarm > rój pszczół
pony > kucyk
ponies > kucyk
pavo real > paw
риба для ставка > narybek do stawu
psi łapa > łap psa
zwierzęta hodowlane > zwierzęta gospodarskie
farm animals > zwierzęta gospodarskie
livestock > zwierzęta gospodarskie
nutztiere > zwierzęta gospodarskie
animales de granja > zwierzęta gospodarskie
animali da fattoria > zwierzęta gospodarskie
сільськогосподарські тварини > zwierzęta gospodarskie
свійські тварини > zwierzęta gospodarskie
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
<usunąć> ślimak > na ślimaki
<usunąć> mysz > kot do łowienia
założyć pasieka > odkład lub pakiet lub rodzina pszczela
zakładać pasieka > odkład lub pakiet lub rodzina pszczela
założenie pasieka > odkład lub pakiet lub rodzina pszczela
zacząć z pszczoła > odkład lub pakiet lub rodzina pszczela
nie latać > nielot
nielatający > nielot
nie umieć latać > nielot
nie odlecieć > nielot
nie odfrunąć > nielot
nie fruwać > nielot
flightless > nielot
kura na kolorowy jajo > marans
kura na kolorowy jajko > marans
kolorowy jajko kura > marans lub kury ozdobne
kolorowy jajo kura > marans lub kury ozdobne
czekoladowy jajko > kury marans
czekoladowy jajo > kury marans
ciemny jajko kura > kury marans
kura ciemny jajko > kury marans
entenküken > kaczuszki
duckling > kaczuszki
ducklings > kaczuszki
gosling > gąsięta
goslings > gąsięta
zwergkaninchen > królik miniaturka
dwarf rabbit > królik miniaturka
dwarf rabbits > królik miniaturka
coniglio nano > królik miniaturka
conigli nani > królik miniaturka
conejo enano > królik miniaturka
карликовий кролик > królik miniaturka
jagdhund > pies na polowanie
hunting dog > pies na polowanie
hunting dogs > pies na polowanie
perro de caza > pies na polowanie
cane da caccia > pies na polowanie
мисливський собака > pies na polowanie
forellenbrut > narybek pstrąga
karpfenbrut > narybek karpia
setzkarpfen > kroczek karpia
draft horse > koń zimnokrwisty
draught horse > koń zimnokrwisty
kaltblut > koń zimnokrwisty
kaltblutpferd > koń zimnokrwisty
caballo de tiro > koń zimnokrwisty
cavallo da tiro > koń zimnokrwisty
каченята > kaczuszki
гусенята > gąsięta
anatroccoli > kaczuszki
patitos > kaczuszki
vacca da latte > krowa mleczna
pecora da latte > owca
pecore da latte > owce
oveja lechera > owca
ovejas lecheras > owce
milchschaf > owca
milchschafe > owce
dairy sheep > owce
stary kura > kury po pierwszym sezonie
kura po nośność > kury po pierwszym sezonie
kura stary > kury po pierwszym sezonie
kura emerytka > kury po pierwszym sezonie
kura z likwidacja > kury po pierwszym sezonie
kura z ferma > kury po pierwszym sezonie
kura z wymiana > kury po pierwszym sezonie
kura dwuletni > kury po pierwszym sezonie
ziegenlamm > koźlęta
ziegenlämmer > koźlęta
zicklein > koźlęta
goat kid > koźlęta
goat kids > koźlęta
baby goat > koźlęta
baby goats > koźlęta
capretti > koźlęta
capretto > koźlęta
cabritos > koźlęta
cabrito > koźlęta
козенята > koźlęta
wełna do przędzenie > runo po strzyży
wełna z strzyża > runo po strzyży
wełna po strzyża > runo po strzyży
wełna prosto z owca > runo po strzyży
schurwolle > runo po strzyży
lana grezza > runo po strzyży
lana cruda > runo po strzyży
непряна вовна > runo po strzyży
drób jednodniowy > pisklę jednodniowe
tarpan > konik polski
kaliforny > królik kalifornijski
kalifornijczyk > królik kalifornijski
`,
  same: `
kaczka kaczucha kacka
kura kokoszka kokosz kurzyca
królik trus trusia królas
maciora locha
byk buhaj byczysko
kuc kucyk pony
szczenię szczeniak
pisklę pisklak
świnia świniak
prosię prosiak
źrebię źrebaczek
koza koźlica
krowa mućka
cielę cielaczek ciele
kot koteł
kocur kocurek
kotka kicia koteczka
cielny wysokocielny
perliczka perlica
`,
  also: `
świnia loszka locha maciora maciorka tucznik warchlak prosię
ciężarny kotny cielny prośny źrebny
krycie rozpłodowy reproduktor
rozmnażanie rozpłodowy hodowlany
rozród rozpłodowy hodowlany
kaleki trójłapek niepełnosprawny
niepełnosprawny trójłapek kaleki
trójnogi trójłapek
śnieżnobiały biały
łaciaty pstry
plamiasty pstry łaciaty
kasztanowaty kasztan kasztanowy
gniadosz gniady
karosz kary
nierasowy mieszaniec
niepełnorasowy mieszaniec
kłapouch osioł osiołek
tropiący gończy myśliwski
tropiciel gończy myśliwski
rodzimy polski staropolski zachowawczy
wędrówka rajd teren
dojny mleczny
kędzierzawy kręcony mangalica
puszysty puchaty
znajda kundelek schronisko
przybłęda kundelek schronisko
senior staruszek
seniorka staruszka
karłowaty miniaturka mini
stary staruszek senior
starszy staruszek senior
razem dwupak nierozłączny rodzeństwo
kura brahma kochin silka jedwabista liliput czubatka orpington marans leghorn zielononóżka sussex karmazyn rosa
byk byczek
opas byczek
kurczątko pisklę
psiak pies
psina pies
kicia kot
prosiaczek prosię
cielątko cielę
kaczka kaczuszka
kaczuszka kaczka
gęś gąsię gąska
kura nioska
kurka kura
kurczę pisklę brojler
kurczaczek kurczę pisklę
pisklak pisklę kurczę
rój odkład pakiet zdejmowanie
psiarz pies psi
psiara pies psi
kociarz kot koci
kociara kot koci
koniarz koń konny
koniara koń konny
gołębiarz gołąb
pisklę kurczę kaczuszka gąsię indyczę
szczenię suczka piesek
świnia prosię warchlak tucznik
konik koń
kocię kotka
owca jagnię
wycielenie laktacja
ptactwo kura kaczka gęś
kurczęta pisklę brojler
brojler kurczę
brojlery kurczę
kwoka kura
tucznik świnia
maciora locha maciorka loszka
loszka maciorka
knur wieprz
jałówka jałoszka krowa
cielak cielę byczek odsadek
byczek byk odsadek cielę
opas byczek odsadek
klacz kobyła źrebica
wierzchowiec koń wałach klacz
osioł osiołek oślik osiołeczek
kucyk kuc
kuc kucyk konik
królica królik samica
baran tryk
tryk baran
kozioł cap
cap kozioł
koziołek cap koźlę
szczeniak szczenię
kundel kundelek
rodowodowy rodowód rasowy
narybek kroczek palczak obsada
kroczek narybek
obsada narybek kroczek
zarybienie narybek kroczek palczak
obora mleczny bydło dój
stajenny stajnia koń
masztalerz stajnia koń opiekun
konno koń jeździectwo
jeździectwo koń siodło
miniaturka karłowaty mini
karzełek karłowaty miniaturka
mini karłowaty miniaturka
obronny stróżujący stado podhalański
pasterski owczarek stado collie
pastwisko wypas
kwoka nioska
schronisko adopcja kwarantanna
źrebię źrebak źrebica klaczka
źrebak źrebię źrebica
źrebię źrebica
warchlak odsadek prosię
rasowy rodowód hodowla rasa wystawa brytyjski syberyjski norweski coon golden border owczarek podhalański jamnik gończy
dziecko oswojony łagodny miniaturka
włochaty highland szkocki mangalica
kudłaty highland szkocki mangalica owczarek
rudy highland rdzawy
grzywka highland
kaczę kaczuszka kaczątko
para małżeństwo dwoje
nizinniak nizinny
złotnik złotnicki
puławiak puławski
małopolak małopolski
ślązak śląski
kameruny kameruński
żywiec tucznik opas jagnię
highlander highland szkocki
zielononogi zielononóżka
adoptować adopcja kwarantanna schronisko
przygarnąć adopcja kwarantanna schronisko
kaczor kaczka
nioseczka nioska kura
młódka nioska kura
buhaj byk
kobyłka klacz
suka suczka
wypas juhas pasterz baca wypasanie owca
miniaturowy miniaturka karłowaty
mini miniaturka karłowaty
szkocki highland
szkocka highland
jagniak jagnię
jagniaczek jagnię
koźlak koźlę
koźlaczek koźlę
`,
  translations: `
kaczka|duck|ente|pato|качка|anatra
kura|hen chicken|huhn henne legehenne|gallina|курка кури|gallina
kurczę|chick|küken|pollito|курча курчата|pulcino
królik|rabbit bunny|kaninchen hase|conejo|кролик|coniglio
owca|sheep|schaf|oveja|вівця|pecora
jagnię|lamb|lamm|cordero|ягня|agnello
koza|goat|ziege|cabra|коза|capra
krowa|cow|kuh|vaca|корова|mucca vacca
jałówka|heifer|färse|novilla|телиця|giovenca
byk|bull|bulle stier|toro|бик|toro
cielę|calf|kalb|ternero|теля|vitello
świnia|pig swine|schwein|cerdo puerco|свиня|maiale
prosię|piglet|ferkel|lechón cochinillo|порося|maialino
koń|horse|pferd|caballo|кінь коні|cavallo
kuc|pony|pony|poni|поні|pony
osioł|donkey|esel|burro asno|осел|asino
pszczoła|bee|biene|abeja|бджола бджоли|ape
pies|dog|hund|perro|собака пес|cane
szczenię|puppy|welpe|cachorro|цуценя|cucciolo
kot|cat|katze|gato|кіт кішка|gatto
kocię|kitten|kätzchen|gatito|кошеня|gattino
gołąb|pigeon dove|taube|paloma|голуб|piccione colombo
narybek|fingerling fry|besatzfisch|alevín|мальок зариблення|avannotto
kaczka|duckling ducks|enten entenbraten|patos|качки|anatre
królik|rabbits hare|hasen|conejos|кролі кролик|conigli
staw|joint joints|gelenke|articulaciones|суглоби суглоб|articolazioni
ciało|body|körper|cuerpo|тіло тіла|corpo
dziecko|child kid kids children baby|kind kinder baby|niño niños bebé|дитина дітей дітям малюк|bambino bambini neonato
koń|horses mare stallion gelding|pferde stute hengst|caballos yegua|коня лошадь кобила|cavalli cavalla
źrebię|foal|fohlen|potro|лоша|puledro
szczenię|puppies pup|welpen|cachorros|цуценята щеня щенята песик|cuccioli
pies|dogs|hunde|perros|собаки пси|cani
kocię|kittens|kätzchen|gatitos|кошенята|gattini
kot|cats|katzen|gatos|коти котик|gatti
kurczę|chicks|küken|pollitos|курчата ципля|pulcini
kura|hens layers|hühner legehennen|gallinas|кури несучки несучка|galline ovaiole
kaczka|ducks|enten|patos|каченята|anatre
bażant|pheasant|fasan|faisán|фазан|fagiano
paw|peacock|pfau|pavo|павич|pavone
gołąb|pigeons|tauben|palomas|голуби голубів|piccioni colombi
koza|goats|ziegen|cabras|кози козеня|capre
owca|sheeps ewe|schafe|ovejas|вівці|pecore
baran|ram|widder|carnero|баран|montone
krowa|cows cattle|kühe rinder vieh|vacas ganado|корови худоба|mucche bovini
cielę|calves|kälber|terneros|телята|vitelli
świnia|pigs sow hog|schweine sau|cerdos|свині|maiali
prosię|piglets|ferkel|lechones|поросята|maialini
pszczoła|bees swarm colony|bienen bienenvolk|abejas enjambre|бджолосім'я рій|api sciame
konik|rocking|schaukelpferd|caballito|коник|cavallino
zwierzę|animal animals pets|tier tiere haustier|animales mascota|тварини тваринами|animali
pies|puppyfood|welpen|perrito|песик собачка|cagnolino
jamnik|dachshund|dackel teckel|salchicha|такса|bassotto
owczarek|shepherd sheepdog|hirtenhund schäferhund hütehund||вівчарка|
kundel|mutt mongrel|mischling|mestizo|дворняга|meticcio bastardino
kot|kitty pussycat|mieze hauskatze|minino|кицька котик|micio
stół|table|tisch|mesa|стіл|tavolo
baranek|easterlamb|osterlamm|corderito|баранчик|agnellino
grab|hornbeam|hainbuche|carpe|граб|carpino
nioska|layer layers|legehühner legen legt|ponedora|несучка несучки|ovaiola
pisklę|hatchling hatchlings|eintagsküken|polluelo|пташеня|pulcini
kaczor|drake|erpel|pato|качур|anatra
gąsior|gander|ganter|ganso|гусак|oca
biegus|runner|laufente laufenten|corredor|бігунець|corritrice
paw|peafowl|pfauen|pavo|павич|pavone
bażant|pheasants|fasane|faisanes|фазани|fagiani
królik|bunnies|zwergkaninchen stallhase|conejito|кролики|coniglietto
samica|doe female|häsin weibchen|hembra|самиця|femmina
samiec|buck male|rammler männchen|macho|самець|maschio
tryk|ram|widder schafbock|carnero|баран|montone ariete
owca|ewe lambs|schafe mutterschaf|ovejas|вівці|pecore
cap|billygoat|ziegenbock|chivo|цап|caprone becco
koźlę|kid|zicklein|cabrito chivo|козеня|capretto
bydło|cattle livestock|rinder rindvieh vieh|ganado|худоба|bestiame bovini
maciora|sow|sau zuchtsau|cerda|свиноматка|scrofa
knur|boar|eber|verraco|кнур|verro
wałach|gelding|wallach|capón|мерин|castrone
ogier|stallion|hengst|semental|жеребець|stallone
źrebię|foals|fohlen|potro potrillo|лоша|puledro
odkład|nuc nucleus splits|ableger|núcleo|відводок|nucleo
rój|swarm|schwarm bienenschwarm|enjambre|рій|sciame
rodzina|colony|bienenvolk volk|colonia familia|бджолосім'я|famiglia
karaś|cruciancarp|karausche|carpín|карась|carassio
lin|tench|schleie|tenca|лин|tinca
szczeniak|pup pups|welpenfutter|cachorros|щеня щенята|cuccioli
świnka|guineapig cavy|meerschweinchen|cobaya cuy|свинка|cavia porcellino
nietoperz|bat|fledermaus|murciélago|кажан|pipistrello
obora|cowshed barn|kuhstall|establo|корівник|stalla
rasowy|purebred pedigree|rasse|raza|породистий|razza
mleczny|dairy|milch|lechero|молочний|lattiero
kozioł|billy buck|ziegenbock|chivo|козел|caprone
gołąb||brieftaube brieftauben|||
cielę||||телятко|
szczenię|pups|welpe|perrito|цуцик|
kot|kitty|kater|gatita|котяра|gattone
królik|bunnies|kaninchen|conejito|кроленята|coniglietto
owsiany|oat oatmeal|hafer|||
królik||||кролятина кролик|
locha|sow|sau|cerda|свиноматка|scrofa
jagnię||lämmer||ягнята|agnelli agnellini
koźlę||zicklein|cabrito|козенята|capretto
gąsię|gosling|gänseküken||гусенята|papero
indyczę||putenküken||індичата|
brojler|broiler|masthähnchen|broiler|бройлери|
kaczuszka|duckling|entenküken|patito|каченята|anatroccolo
owczarek|sheepdog|hütehund schäferhund||вівчарка|
papuga|parrot|papagei|loro|папуга|pappagallo
rodzina|family|familie familienfreundlich|familia|сім'я сімейний|famiglia
spokojny|quiet peaceful|ruhig|tranquilo|тихий спокійний|tranquillo
dziecko||||дітьми дітям|
kozi||||козиний козинячий|
gąsię|gosling goslings|gänseküken gössel|ansarino|гусеня гусенята|papero paperi
koński|horse|pferde|equino|кінський конячий|equino
kaczuszka|duckling ducklings|entenküken|patito|каченя каченята|anatroccolo
para|couple|paar pärchen|pareja|пара пари|coppia
gęsi||||гусячий гусячі|
adopcja|adoption adopt rescue|adoption adoptieren|adopción|усиновлення адопція|adozione
kaczuszka|duckling|entenküken|patito|каченя|anatroccolo
gąsię|gosling|gänseküken|gansito|гусеня|papero
indyczę|poult|putenküken|pavipollo|індича|tacchinotto
klacz|mare|stute|yegua|кобила|giumenta
staw|pond|teich weiher|estanque|ставок|laghetto stagno
liliput|bantam|zwerghuhn||бентамка|
kocię|kitten|kätzchen|gatito|кошеня котеня котенята кошенятко|gattino micino
warchlak|weaner shoat|läufer läuferschwein|lechón|підсвинок|magroncello
tucznik|hog porker|mastschwein|cerdo cebado|підсвинок|suino
odsadek|weaner|absetzer|destetado||svezzato
adopcja|adoption adopt|adoption adoptieren tierheim|adopción adoptar|усиновлення|adozione adottare
szetlandzki|shetland|shetland|shetland|шетлендський|shetland
kameruński|cameroon|kamerun|camerún||camerun
nioska|pullet|junghenne|||
karłowaty|dwarf pygmy miniature|zwerg mini|enano|карликовий|nano
młody|young|jung|joven|молодий|giovane
mięsny|meat|||м'ясний|
podroby|offal giblets|innereien|menudos|потрухи субпродукти|frattaglie
byczek|steer bullock|jungbulle|torito|бичок|torello
syberyjski|siberian|sibirisch|siberiano|сибірський|siberiano
brytyjski|british|britisch|británico|британський|britannico
norweski|norwegian|norwegisch|noruego|норвезький|norvegese
belgijski|belgian|belgisch|belga|бельгійський|belga
francuski|french|französisch|francés|французький|francese
kalifornijski|californian|kalifornisch|californiano|каліфорнійський|californiano
indyjski|indian|indisch|indio|індійський|indiano
jamnik|dachshund|dackel|salchicha|такса|bassotto
syberyjski|siberians|||сибірські|siberiani
brytyjski|||británicos|британські|britannici
krótkowłosy|shorthair|kurzhaar||короткошерстий|
ochrona|protection guarding|schutz bewachung|protección|охорона охорони|protezione
początkujący|beginner beginners novice|anfänger|principiante principiantes|початківець початківців|principianti
olbrzym|giant|riesen|gigante|велетень|gigante
gąsię|gosling goslings|gänschen gänseküken|ansarino|гусенята|paperetta
kaczka|ducklings|entchen entenküken|patito|каченята|anatroccolo
maciora|sow|sau|cerda|свиноматка|scrofa
`,
};
