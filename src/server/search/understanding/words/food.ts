import type { BranchWords } from '../branch-words.ts';

/** How people ask for food. */
export const foodWords: BranchWords = {
  sayings: `
zamiast folia > woskowijki
zamiast folia do kanapka > woskowijki
zamiast woreczek foliowy > woskowijki
zamiast papier śniadaniowy > woskowijki
wielorazowy folia > woskowijki
papier śniadaniowy wielorazowy > woskowijki
opakowanie na kanapka > woskowijki
pakowanie kanapka > woskowijki
owinąć kanapka > woskowijki
sklep mięsny > sklep masarni
w mięsny > w masarni
sprzedawca mięso > sprzedaż masarni
sprzedawca wędlina > sprzedaż masarni
<ktoś> z kopaczka > wykopki ziemniaków
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
śliwka nałęczowski > śliwka w czekoladzie
zupka chiński > ramen
zupka błyskawiczny > ramen
zupka w proszek > ramen
peanut butter > pasta orzechowa
erdnussbutter > pasta orzechowa
cranberry sauce > żurawina do mięs
preiselbeersauce > żurawina do mięs
cream cheese > serek
ziegenfrischkäse > twarożek kozi lub rolada kozia
bee pollen > pyłek pszczeli
bee bread > pierzga
перга > pierzga
gelée royale > mleczko pszczele
apple cider vinegar > ocet jabłkowy
maple syrup > syrop klonowy
coś ciepły do picie > herbatka lub kompot
ciepły napój > herbatka lub kompot
gorący napój > herbatka lub kompot
bez pestka > drylowany
bez pestek > drylowany
sok pomarańczowy > sok z pomarańczy
syrop pomarańczowy > syrop z pomarańczy
dżem pomarańczowy > dżem z pomarańczy
marmolada pomarańczowy > marmolada z pomarańczy
konfitura pomarańczowy > konfitura z pomarańczy
mleko w proszek > mleko sproszkowane
jajo w proszek > jajo sproszkowane
jajko w proszek > jajko sproszkowane
wax wraps > woskowijki
food wraps > woskowijki
wachstücher > woskowijki
воскові серветки > woskowijki
bread sourdough > chleb na zakwasie
biały miód > miód kremowany lub akacjowy
miód spadź > miód spadziowy
miód ze spadź > miód spadziowy
śmietana kremówka > śmietana do ubicia
śmietanka kremówka > śmietana do ubicia
śmietana kremowy > śmietana do ubicia
bita śmietana > śmietana do ubicia
noga z kurczak > udko z kurczaka
noga z kaczka > udko z kaczki
noga z gęś > udko z gęsi
noga z indyk > udko z indyka
nóżka z kurczak > udko z kurczaka
noga kurczak > udko kurczaka
babka drożdżowy > ciasto drożdżowe
nać pietruszka > pietruszka w pęczkach
natka pietruszka > pietruszka w pęczkach
pietruszka naciowy > pietruszka w pęczkach
czarny kmin > czarnuszka
czarny kminek > czarnuszka
kmin czarny > czarnuszka
black cumin > czarnuszka
black seed oil > olej z czarnuszki
schwarzkümmel > czarnuszka
comino negro > czarnuszka
cumino nero > czarnuszka
чорний кмин > czarnuszka
pół kurczak > kurczak
wędzony gęś > półgęsek
gęś wędzić > półgęsek
smarowidło rybny > pasta rybna
smarowidło z ryba > pasta rybna
pomidor malinówka > pomidory malinowe
malinówka pomidor > pomidory malinowe
pieróg z ser > pierogi ruskie
pieróg z biały ser > pierogi ruskie
pieróg z twaróg > pierogi ruskie
pieróg z ziemniak > pierogi ruskie
kogutek na patyk > lizaki
kogutek cukrowy > lizaki
kogutek z cukier > lizaki
kiszony warzywo > kiszonki
warzywo kiszony > kiszonki
ściereczka woskowany > woskowijki
ściereczka z wosk > woskowijki
chusta woskowany > woskowijki
schweinebraten > wieprzowina
rinderbraten > wołowina na pieczeń
gänsebraten > gęsina
entenbraten > kaczka na obiad
skrobia ziemniaczany > mąka ziemniaczana
krochmal ziemniaczany > mąka ziemniaczana
sos żurawinowy > żurawina do mięs
sos z żurawina > żurawina do mięs
sos borówkowy > konfitura z borówki
blok czekoladowy > michałki
blok kakaowy > michałki
kulka moc > kulki daktylowe
kogucik na patyk > lizaki
nasiono na kiełek > ziarno na kiełki
nasiono do kiełkowanie > ziarno na kiełki
mięso wieprzowy > wieprzowina
wieprzowy mięso > wieprzowina
mięso ze świnia > wieprzowina
mięso wołowy > wołowina
wołowy mięso > wołowina
mięso z krowa > wołowina
mięso cielęcy > cielęcina
mięso jagnięcy > jagnięcina
mięso barani > jagnięcina
mięso z baran > jagnięcina
mięso z owca > jagnięcina
mięso kozi > koźlina
mięso z koza > koźlina
mięso z sarna > sarnina
mięso z jeleń > dziczyzna
mięso z królik > królik na obiad
chleb pszczeli > pierzga
ptasi mleczko > ptasiemleczko
owoc morze > krewetka
krem czekoladowy > nutella
folia wielorazowy > woskowijka
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
chodzić po trawa > wolny wybieg
biegać po trawa > wolny wybieg
biegać po podwórko > wolny wybieg
chodzić po podwórko > wolny wybieg
czym polać > olej do
ból gardło > gardło
ból głowa > migrena
ból brzuch > brzuch
ból żołądek > żołądek
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
pół świnia > schab lub karkówka lub żeberko
pół świniak > schab lub karkówka lub żeberko
połówka świnia > schab lub karkówka lub żeberko
marynowany grzyb > grzybki marynowane lub grzyby w occie lub rydze marynowane
grzyb marynowany > grzybki marynowane lub grzyby w occie lub rydze marynowane
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
mleko owsiany > mleko sojowe
mleko migdałowy > mleko sojowe
mleko ryżowy > mleko sojowe
mleko kokosowy > mleko sojowe
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
rzecz ze > ze
wyrób ze > ze
przedmiot ze > ze
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
bez drożdże > na zakwasie
woda brzozowy > oskoła
coś kwaśny > kiszony
coś ostry > chrzan lub musztarda
coś słony > zagrycha
coś mięsny > wędlina
coś rozgrzewać > na przeziębienie
sauerkraut > kapusta kiszona
sauerkohl > kapusta kiszona
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
freilandeier > jajka wolnowybiegowe
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
suchy chleb zwierzę > resztki chleba
suchy chleb dla koń > resztki chleba
miód pitny > trójniak
pieczenie chleb > chleb
jajo lęgowy > jajo wylęgowe
jajko lęgowy > jajo wylęgowe
nie krystalizować > akacjowy
mleczko kozi > mleko kozie
mleczko krowi > mleko krowie
coś kiszony > kiszonka
coś kwaszony > kiszonka
nasiono do chleb > pestki lub słonecznik lub siemię
ziarno do chleb > pestki lub słonecznik lub siemię
bułka z cebula > cebulak
placek z cebula > cebulak
nie twardnieć > akacjowy
nie cukrzyć > akacjowy
zupa krem > zupa
szneka z glanc > drożdżówka
przy krowa > przy krowach lub bydle lub doju lub dojeniu lub mleku
przy koza > przy kozach lub doju
przy owoc > przy owocach lub truskawkach lub jabłkach lub borówce lub winogronach
przy warzywo > przy warzywach lub tunelach lub ogórkach lub ziemniakach
przy ryba > przy rybach lub stawach
przy mięso > przy mięsie lub masarni
przy wędlina > przy wędlinach lub masarni
przy piec > przy pieczeniu lub piecu
przy chleb > przy chlebie lub piecu lub mące
w rzeźnia > w ubojni lub masarni
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
royal jelly > mleczko pszczele
gelee royale > mleczko pszczele
jalea real > mleczko pszczele
маточне молочко > mleczko pszczele
black pudding > kaszanka
guinea fowl > perliczka
apple pie > szarlotka
tarta manzana > szarlotka
torta mele > szarlotka
яблучний пиріг > szarlotka
sonnenblumenöl > olej słonecznikowy
hanföl > olej konopny
kürbiskernöl > olej z dyni
leinöl > olej lniany
holundersirup > syrop z bzu
jadło > żywność
suppenhuhn > kura na rosół
rapsöl > olej rzepakowy
apfelessig > ocet jabłkowy
cherry tree > czereśnia lub wiśnia
plum tree > śliwa
salo > słonina
kuch z > ciasto z
kuch drożdżowy > ciasto drożdżowe
w szklarnia > w szklarni lub tunelach lub ogórkach
piekarnia nocny > praca w piekarni nocna
smaczek > przysmak
prosto z lasu > świeży
przegryzka > przekąska
produkt ze > ze
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
food > żywność
foods > żywność
christmas eve dinner > potrawy na wigilię
christmas dinner > potrawy na wigilię
heiligabend essen > potrawy na wigilię
weihnachtsessen > potrawy na wigilię
cena de nochebuena > potrawy na wigilię
cena della vigilia > potrawy na wigilię
food basket > delikatesy
gift food > delikatesy
gift food basket > delikatesy
food hamper > delikatesy
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
miel de flores > miód wielokwiatowy
miele di fiori > miód wielokwiatowy
flower honey > miód wielokwiatowy
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
z mleko krowi > krowi
z krowi mleko > krowi
mleko od koza > mleko kozie
ser od koza > ser kozi
czerstwy pieczywo > resztki chleba
drugi śniadanie > śniadanie
ze wieś > wiejski
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
słoik na obiad > danie gotowe w słoiku
domowy obiad na wynos > danie gotowe
ziarenko do chleb > słonecznik lub siemię lub pestki lub mak
ziarno do sałatka > słonecznik lub pestki lub siemię
posypka do sałatka > słonecznik lub pestki lub siemię
antystresowy > na stres
<prezent> z opola > opolska pamiątka
zero waste > naturalny
їжа > żywność
woskowy folia > woskowijki
folia woskowy > woskowijki
beeswax wrap > woskowijki
beeswax wraps > woskowijki
pan abeja > pierzga
nektar pszczeli > miód
słodki od pszczoła > miód
mleczko świeży > świeże mleko
mleczko wiejski > wiejskie mleko
mleczko od krowa > mleko krowie
сир домашній > twaróg
домашній сир > twaróg
dziki mięso > dziczyzna
mięso dziki > dziczyzna
karp żywy > karp
żywy karp > karp
żywy karp do staw > karp do stawu
karp żywy do staw > karp do stawu
rybny smarowidło > pasta z pstrąga
smarowidło słodki > dżem
słodki smarowidło > dżem
smarowidło do chleb na słodko > dżem
plum butter > powidła śliwkowe
apple sauce > mus jabłkowy
pan zenzero > piernik
horseradish sauce > chrzan tarty
birch sap > oskoła
липовий цвіт > lipa kwiat
цвіт липи > lipa kwiat
octik jabłkowy > ocet jabłkowy
octik winny > ocet winny
octik malinowy > ocet malinowy
vegeta domowy > sól ziołowa
domowy vegeta > sól ziołowa
vegetable box > paczka warzyw
veg box > paczka warzyw
lecca lecca > lizak
malinka do herbata > sok malinowy
jadalny olejek > olej
olejek jadalny > olej
kwas omega > olej lniany
omega kwas > olej lniany
schwarzkümmelöl > olej z czarnuszki
leindotteröl > olej rydzowy
camelina oil > olej rydzowy
sesamöl > olej sezamowy
gänsekeule > gęsie udka
gänsekeulen > gęsie udka
entenkeule > udka kaczki
straußenei > jajo strusie
straußeneier > jaja strusie
apfelmus > mus jabłkowy
bienenwachstücher > woskowijki
bienenwachstuch > woskowijki
w ciąża > dla mamy
dla kobieta w ciąża > dla mamy
dla ciężarna > dla mamy
gęś świętomarciński > gęś owsiana
gęsina świętomarciński > gęś owsiana
świętomarciński gęś > gęś owsiana
świętomarciński gęsina > gęś owsiana
sok do rozcieńczać > syrop
sok do rozcieńczać z woda > syrop
syrop do rozcieńczać z woda > syrop
mąka do pizza > mąka pszenna na ciasto drożdżowe
mąka na pizza > mąka pszenna na ciasto drożdżowe
mąka na knedel > mąka pszenna na pierogi
mąka na kopytko > mąka pszenna na pierogi
mąka do racuch > mąka pszenna na ciasto drożdżowe
mąka na racuch > mąka pszenna na ciasto drożdżowe
mąka na pączek > mąka pszenna na ciasto drożdżowe
mąka na drożdżówka > mąka pszenna na ciasto drożdżowe
mąka do bułka > mąka pszenna na ciasto drożdżowe
orzech bez skorupka > orzech łuskany
orzech bez łupina > orzech łuskany
orzech bez łupinka > orzech łuskany
wołowy bez kość > wołowina bez kości
milk thistle oil > olej z ostropestu
milk thistle > ostropest
mariendistelöl > olej z ostropestu
flower pollen > pyłek kwiatowy
bee glue > propolis
honey comb > miód w plastrze
cut comb > miód w plastrze
honigwabe > miód w plastrze
miel en panal > miód w plastrze
miele in favo > miód w plastrze
мед в стільниках > miód w plastrze
forest honeydew > miód spadziowy
honeydew honey > miód spadziowy
set honey > miód kremowany
whipped honey > miód kremowany
creamed honey > miód kremowany
cremehonig > miód kremowany
food wrap > woskowijka
sandwich wrap > woskowijka
envoltorio de cera > woskowijka
poppy seed roll > makowiec
poppy seed cake > makowiec
poppy roll > makowiec
mohnstrudel > makowiec
apple cake > szarlotka
apple strudel > szarlotka
apfelstrudel > szarlotka
carrot cake > ciasto marchewkowe
karottenkuchen > ciasto marchewkowe
tree cake > sękacz
spit cake > sękacz
wedding cake > kołacz
yeast cake > ciasto drożdżowe
yeast dough cake > ciasto drożdżowe
crumble cake > ciasto z kruszonką
streuselkuchen > ciasto z kruszonką
honey cake > piernik
walnut cookie > orzeszki
nut cookie > orzeszki
fruit cake > keks
fruitcake > keks
früchtebrot > keks
goat milk > mleko kozie
raw milk > mleko surowe
cured sausage > kiełbasa suszona lub kindziuk
dry sausage > kabanosy lub kiełbasa suszona
smoked sausage > kiełbasa wędzona
blood sausage > kaszanka
head cheese > salceson
pork jelly > galareta
smoked goose > półgęsek
goose breast > półgęsek
gänsebrust > półgęsek
goose lard > smalec gęsi
goose leg > udka gęsie
goose legs > udka gęsie
duck leg > udka kacze
chicken leg > udka kurze
chicken thigh > udka kurze
chicken drumstick > udka kurze
hähnchenkeule > udka kurze
chicken breast > filet z kurczaka
turkey breast > filet z indyka
putenbrust > filet z indyka
pechuga de pavo > filet z indyka
petto di tacchino > filet z indyka
whole chicken > kurczak cały
soup chicken > kura na rosół
soup hen > kura na rosół
stewing hen > kura na rosół
gallina da brodo > kura na rosół
martinsgans > gęś na świętego Marcina
weihnachtsgans > gęś
stewing beef > wołowina na gulasz
beef stew > wołowina na gulasz
ground beef > burgery
lamb leg > udziec jagnięcy
leg of lamb > udziec jagnięcy
lammkeule > udziec jagnięcy
pork belly > boczek
pork ribs > żeberka
spare ribs > żeberka
rack of ribs > żeberka
pork knuckle > golonka
pork hock > golonka
schweinshaxe > golonka
eisbein > golonka
cured lard > słonina dojrzewana
pork fat > słonina
pork shoulder > łopatka
pork neck > karkówka
pork loin > schab
wild boar sausage > kiełbasa z dzika
venison sausage > kiełbasa z dzika
goat meat > koźlina
kid goat > koźlina
ziegenfleisch > koźlina
kitzfleisch > koźlina
rabbit meat > tusza królika
hasenfleisch > tusza królika
duck egg > jajka kacze
duck eggs > jajka kacze
goose egg > jaja gęsie
goose eggs > jaja gęsie
quail egg > jajka przepiórcze
quail eggs > jajka przepiórcze
wachtelei > jajka przepiórcze
wachteleier > jajka przepiórcze
ostrich egg > jajo strusie
hatching egg > jajka wylęgowe
hatching eggs > jajka wylęgowe
bruteier > jajka wylęgowe
fertile egg > jajka wylęgowe
egg shell > wydmuszka
eggshell > wydmuszka
blown egg > wydmuszka
empty egg > wydmuszka
egg tray > wytłaczanka jaj
vendace > sielawa
kleine maräne > sielawa
maräne > sielawa
вобла > suszone płocie
тараня > suszone płocie
таранька > suszone płocie
stockfish > ryba suszona
dried fish > ryba suszona
grass carp > amur
silver carp > tołpyga
brathering > śledzie opiekane
bratheringe > śledzie opiekane
fried herring > śledzie opiekane
roll mop > śledzie
fish spread > pasta rybna
fish paste > pasta rybna
smoked fish spread > pasta z wędzonej ryby
trout spread > pasta z pstrąga
kieler sprotte > szproty wędzone
kieler sprotten > szproty wędzone
fish soup > zupa rybna
fischsuppe > zupa rybna
cod liver > wątróbka dorsza
pearl barley > pęczak
oat flake > płatki owsiane
oat flakes > płatki owsiane
rolled oat > płatki owsiane
rolled oats > płatki owsiane
haferflocken > płatki owsiane
potato starch > mąka ziemniaczana
kartoffelstärke > mąka ziemniaczana
wheat bran > otręby pszenne
wheat flour > mąka pszenna
weizenmehl > mąka pszenna
bread flour > mąka chlebowa
spelt flour > mąka orkiszowa
dinkelmehl > mąka orkiszowa
rye flour > mąka żytnia
roggenmehl > mąka żytnia
buckwheat flour > mąka gryczana
buchweizenmehl > mąka gryczana
roasted buckwheat > kasza gryczana palona
sour cherry > wiśnie
sour cherries > wiśnie
dried prune > śliwki suszone
dried plum > śliwki suszone
dried plums > śliwki suszone
dörrpflaume > śliwki suszone
dried apple > suszone jabłka
dried pear > gruszki suszone
apple chip > chipsy z jabłek
apple chips > chipsy z jabłek
apple crisp > chipsy z jabłek
apple ring > jabłka krążki
apple rings > jabłka krążki
chocolate apple > jabłka w czekoladzie
eating apple > jabłka deserowe
eating apples > jabłka deserowe
cooking apple > jabłka na szarlotkę
cooking apples > jabłka na szarlotkę
cider apple > jabłka przemysłowe na sok
cider apples > jabłka przemysłowe na sok
juniper berry > jałowiec owoce
juniper berries > jałowiec owoce
wacholderbeeren > jałowiec owoce
rose hip > dzika róża
rose hips > dzika róża
rosehip > dzika róża
hagebutte > dzika róża
hagebuttenmarmelade > marmolada z dzikiej róży
rosehip jam > marmolada z dzikiej róży
rose petal > płatki róży
rose jam > konfitura z róży
linden flower > lipa kwiat
linden blossom > lipa kwiat
lime blossom > lipa kwiat
chamomile flower > rumianek koszyczki
chamomile flowers > rumianek koszyczki
chamomile tea > rumianek
camomile tea > rumianek
kamillenblüten > rumianek koszyczki
peppermint tea > mięta
mint tea > mięta
nettle tea > pokrzywa
brennnesseltee > pokrzywa
fireweed tea > iwan czaj
willowherb tea > iwan czaj
іван чай > iwan czaj
fireweed > wierzbówka
herbal tea > herbata ziołowa
kräutertee > herbata ziołowa
tisana de hierbas > herbata ziołowa
elderflower cordial > syrop z czarnego bzu
elderflower syrup > syrop z czarnego bzu
holunderblütensirup > syrop z czarnego bzu
pine syrup > syrop sosnowy
pine shoot > pędy sosny
pine honey > syrop sosnowy
birch water > oskoła
birch juice > oskoła
birkenwasser > oskoła
birkensaft > oskoła
березовий сік > oskoła
sea buckthorn > rokitnik
blackcurrant juice > sok z czarnej porzeczki
black currant > czarna porzeczka
grape juice > sok winogronowy
traubensaft > sok winogronowy
grape jelly > galaretka z winogron
dandelion honey > sok z mniszka
dandelion syrup > sok z mniszka
löwenzahnhonig > sok z mniszka
lingonberry jam > konfitura z czerwonej borówki
lingonberry > czerwona borówka
lingonberries > czerwona borówka
cowberry > czerwona borówka
apple puree > mus jabłkowy
applesauce > mus jabłkowy
яблучне пюре > mus jabłkowy
plum jam > powidła śliwkowe
pflaumenmus > powidła śliwkowe
plum spread > powidła śliwkowe
rhubarb > rabarbar
rhabarber > rabarbar
ruibarbo > rabarbar
rabarbaro > rabarbar
ревінь > rabarbar
milk cap > rydze
milk caps > rydze
saffron milk cap > rydze
pickled mushroom > grzybki marynowane lub grzyby w occie lub rydze marynowane
pickled mushrooms > grzybki marynowane lub grzyby w occie lub rydze marynowane
eingelegte pilze > grzybki marynowane lub grzyby w occie lub rydze marynowane
мариновані гриби > grzybki marynowane lub grzyby w occie lub rydze marynowane
funghi sottaceto > grzybki marynowane lub grzyby w occie lub rydze marynowane
bay bolete > podgrzybek
button mushroom > pieczarki
mushroom kit > grzybnia
mushroom spawn > grzybnia
mushroom growing kit > grzybnia
pilzbrut > grzybnia
pilzzucht > grzybnia
sprouting seed > ziarno na kiełki
sprouting seeds > ziarno na kiełki
sprout seed > ziarno na kiełki
keimsaat > ziarno na kiełki
sprossen > kiełki
pumpkin seed > pestki dyni
pumpkin seeds > pestki dyni
kürbiskerne > pestki dyni
semi di zucca > pestki dyni
pipas de calabaza > pestki dyni
sesame > sezam
sesame brittle > sezamki
sesame bar > sezamki
sesamriegel > sezamki
pumpkin seed oil > olej z pestek dyni
camelina > olej rydzowy
flaxseed oil > olej lniany
linseed oil > olej lniany
sunflower oil > olej słonecznikowy
rapeseed oil > olej rzepakowy
canola oil > olej rzepakowy
hemp oil > olej konopny
hemp seed oil > olej konopny
beet kvass > zakwas buraczany
beetroot kvass > zakwas buraczany
beet juice > zakwas buraczany
rote bete saft > zakwas buraczany
буряковий квас > zakwas buraczany
half sour > małosolne
half sour pickle > ogórki małosolne
half sour cucumber > ogórki małosolne
lightly salted cucumber > ogórki małosolne
малосольні огірки > ogórki małosolne
dill pickle > ogórki kiszone
sour pickle > ogórki kiszone
salzgurke > ogórki kiszone
saure gurke > ogórki kiszone
pickled cucumber > ogórki kiszone
fermented cucumber > ogórki kiszone
cucumber salad > sałatka z ogórków
gurkensalat > sałatka z ogórków
pickled pepper > papryka konserwowa
pickled peppers > papryka konserwowa
pickled pumpkin > dynia w occie
fermented cauliflower > kalafior kiszony
sour rye soup > żurek
rye soup > żurek
rye starter > zakwas żytni
rye sourdough starter > zakwas żytni
sourdough starter > zakwas
cabbage roll > gołąbki
голубці > gołąbki
hunter stew > bigos
hunter's stew > bigos
hunters stew > bigos
sauerkraut stew > bigos
lentil dumpling > soczewiaki
lentil dumplings > soczewiaki
cepelinai > kartacze
zeppelin > kartacze
potato dumpling > kartacze
kartoffelknödel > kartacze
potato cake > babka ziemniaczana
potato bake > babka ziemniaczana
potato pie > babka ziemniaczana
kartoffelkuchen > babka ziemniaczana
potato and cheese > ruskie
buckwheat pancake > bliny gryczane
buckwheat pancakes > bliny gryczane
buchweizenpfannkuchen > bliny gryczane
гречані млинці > bliny gryczane
blini > bliny
vegan pate > pasztet z soczewicy
vegetarian pate > pasztet z soczewicy
lentil pate > pasztet z soczewicy
lard spread > smalec ze skwarkami
griebenschmalz > smalec ze skwarkami
crackling > skwarki
cracklings > skwarki
caterer > catering
date ball > kulki daktylowe
date balls > kulki daktylowe
energy ball > kulki daktylowe
energy balls > kulki daktylowe
energiebällchen > kulki daktylowe
chocolate prune > śliwki w czekoladzie
chocolate plum > śliwki w czekoladzie
chocolate covered prune > śliwki w czekoladzie
chocolate covered plum > śliwki w czekoladzie
caramel lollipop > lizaki
cough drop > karmelki ziołowe
cough drops > karmelki ziołowe
cough candy > karmelki ziołowe
herbal drop > karmelki ziołowe
hustenbonbon > karmelki ziołowe
hustenbonbons > karmelki ziołowe
quince paste > galaretki z pigwy
quince jelly > galaretki z pigwy
quittenbrot > galaretki z pigwy
membrillo > pigwa
quince > pigwa
quitte > pigwa
quince syrup > syrop z pigwowca
gift box > pudełko świąteczne
gift set > zestaw prezent
christmas box > pudełko świąteczne
geschenkset > zestaw prezent
geschenkbox > pudełko świąteczne
tasting set > zestaw degustacyjny
tasting box > zestaw degustacyjny
probierset > zestaw degustacyjny
horseradish root > chrzan w korzeniu
prepared horseradish > chrzan tarty
grated horseradish > chrzan tarty
creamed horseradish > chrzan tarty
parsley root > pietruszka korzeniowa
petersilienwurzel > pietruszka korzeniowa
heirloom vegetable > warzywa odmiany dawne
heirloom vegetables > warzywa odmiany dawne
heirloom carrot > marchew odmiany dawne
white bean > fasola biała
white beans > fasola biała
butter bean > fasola biała
white cabbage > kapusta biała
raspberry tomato > pomidory malinowe
beef tomato > pomidory malinowe
swiss chard > boćwina
mangold > boćwina
herb salt > sól ziołowa
kräutersalz > sól ziołowa
smoked paprika > papryka wędzona
smoked pepper > papryka wędzona
red wine vinegar > ocet winny czerwony
wine vinegar > ocet winny
rotweinessig > ocet winny czerwony
weinessig > ocet winny
aceto di vino > ocet winny
vinagre de vino > ocet winny
plum vinegar > ocet śliwkowy
raspberry vinegar > ocet malinowy
himbeeressig > ocet malinowy
apple vinegar > ocet jabłkowy
cider vinegar > ocet jabłkowy
nigella seed > czarnuszka
nigella seeds > czarnuszka
nigella > czarnuszka
honey mustard > musztarda miodowa
honigsenf > musztarda miodowa
whole grain mustard > musztarda
gouda cheese > ser gouda
goat cheese log > rolada kozia
goat log > rolada kozia
goat curd > twarożek kozi
fresh goat cheese > twarożek kozi lub rolada kozia
aged cheese > ser dojrzewający
aged goat cheese > ser kozi dojrzewający
hard cheese > ser dojrzewający
hartkäse > ser dojrzewający
mature cheese > ser dojrzewający
smoked cheese > ser wędzony lub gołka
clarified butter > masło klarowane
butterschmalz > masło klarowane
mantequilla clarificada > masło klarowane
топлене масло > masło klarowane
whipping cream > śmietana do ubicia
schlagsahne > śmietana do ubicia
drinking yoghurt > jogurt pitny
drinkable yoghurt > jogurt pitny
farm egg > jajka wiejskie
farm eggs > jajka wiejskie
free range > wolny wybieg
freiland > wolny wybieg
caged egg > jajka klatkowe
udo jagnięcy > udziec jagnięcina
udo z jagnię > udziec jagnięcina
udo barani > udziec jagnięcina
noga jagnięcy > udziec jagnięcina
noga barani > udziec jagnięcina
udo z sarna > udziec sarnina
udo z dzik > dziczyzna
pierś z gęś > półgęsek
pierś gęsi > półgęsek
wędzony pierś z gęś > półgęsek
gęsi pierś wędzony > półgęsek
noga kurzy > udka kurze
noga z kura > udka kurze
wędzony kurczak > udka kurze wędzone
kura do pieczenie > kurczak
mięso na rosół > rosołowa kura lub kogut lub wołowina
mięso do rosół > rosołowa kura lub kogut lub wołowina
mięso na burger > burgery
mięso do burger > burgery
mięso na hamburger > burgery
mięso mielony > burgery
mięso z zając > zając
mięso z dziki zwierzę > dziczyzna
wędlina z dziczyzna > kiełbasa z dzika
wędlina z dzik > kiełbasa z dzika
wędlina z gęś > półgęsek
wędlina z indyk > szynka z indyka
tłuszcz z gęś > smalec gęsi
gęsi tłuszcz > smalec gęsi
tłuszcz gęsi > smalec gęsi
tłuszcz wieprzowy > słonina lub smalec
świński tłuszcz > słonina lub smalec
sadło wieprzowy > słonina
sadło na smalec > słonina
tłuszcz do smażenie > masło klarowane lub smalec
masło topiony > masło klarowane
mąka graham > mąka pszenna razowa
mąka pełnoziarnisty > mąka razowa
pełnoziarnisty mąka > mąka razowa
mąka z pełny ziarno > mąka razowa
mąka biały > mąka pszenna
mąka tortowy > mąka pszenna
mąka chlebowy > mąka żytnia lub pszenna
mąka bezglutenowy > mąka bez glutenu
kasza z jęczmień > pęczak
kasza z proso > kasza jaglana
kasza z gryka > kasza gryczana
kasza na krupnik > pęczak
kasza do krupnik > pęczak
kasza brązowy > kasza gryczana
kasza żółty > kasza jaglana
kasza biały > kasza gryczana niepalona
płatek śniadaniowy > płatki owsiane
jeść na śniadanie z mleko > płatki owsiane
na śniadanie z mleko > płatki owsiane
do mleko na śniadanie > płatki owsiane
nasiono len > siemię lniane
nasiono z len > siemię lniane
ziarno len > siemię lniane
nasiono dynia > pestki dyni
ziarno dynia > pestki dyni
nasiono z dynia > pestki dyni
nasiono słonecznik > słonecznik łuskany
nasiono mak > mak
nasiono czarnuszka > czarnuszka
nasiono na pasożyt > pestki dyni
nasiono na robak > pestki dyni
nasiono na kisiel > siemię lniane
nasiono kiełek > ziarno na kiełki
nasiono do jedzenie > pestki lub słonecznik lub siemię lub mak
wyhodować kiełek > ziarno na kiełki
hodowla kiełek > ziarno na kiełki
domowy kiełek > ziarno na kiełki
wyhodować grzyb > grzybnia
hodowla grzyb > grzybnia
uprawa grzyb > grzybnia
uprawa boczniak > grzybnia boczniaka
hodowla boczniak > grzybnia boczniaka
wyhodować boczniak > grzybnia boczniaka
zestaw do uprawa boczniak > grzybnia boczniaka
zestaw do uprawa grzyb > grzybnia
zestaw do hodowla grzyb > grzybnia
susz miętowy > mięta
susz ziołowy > zioła
suszony mięta > mięta
suszony liść mięta > mięta
zioło do rosół > lubczyk
przyprawa zamiast kostka rosołowy > sól ziołowa
zamiast kostka rosołowy > sól ziołowa
zamiast vegeta > sól ziołowa
zamiast maggi > lubczyk
zamiast cytryna > pigwowiec
zamiast cukier > miód
zamiast czarny herbata > iwan-czaj
zamiast herbata > iwan-czaj lub herbatka lub liść
zamiast chleb > podpłomyki
zamiast masło > smalec lub masło
zamiast mięso > pasztet z soczewicy lub gołąbki
zamiast zwykły mąka > mąka orkiszowa
ziarenko do marynata > jałowiec
ziarenko do dziczyzna > jałowiec
ziarno do dziczyzna > jałowiec
do marynata dziczyzna > jałowiec
jagoda do dziczyzna > jałowiec
miód łąkowy > miód wielokwiatowy
miód polny > miód wielokwiatowy
miód z łąka > miód wielokwiatowy
miód kwiatowy > miód wielokwiatowy
miód z kwiat > miód wielokwiatowy
miód z wosk > miód w plastrze
miód w kawałek > miód w plastrze
kawałek plaster > miód w plastrze
miód z różny smak > zestaw degustacyjny miodów
różny miód > zestaw degustacyjny miodów
różny rodzaj miód > zestaw degustacyjny miodów
miód z robinia > miód akacjowy
miód z akacja > miód akacjowy
miód z drzewo iglasty > miód spadziowy
miód z mlecz > sok z mniszka
miód majowy > sok z mniszka
surowiec na świeca > wosk
surowiec do świeca > wosk
surowiec do robienie świeca > wosk
królowa matka pszczoła > mleczko pszczele
pokarm matka pszczeli > mleczko pszczele
pokarm królowa > mleczko pszczele
chlebek pszczeli > pierzga
pszczeli chleb > pierzga
pszczeli chlebek > pierzga
pszczeli proszek > pyłek
kwaszony pyłek > pierzga
kiszony pyłek > pierzga
sfermentowany pyłek > pierzga
fermentowany pyłek > pierzga
kwiat od pszczoła > pyłek kwiatowy
kuleczka z kwiat > pyłek kwiatowy
kawałek z ul > propolis
klej pszczeli > propolis
pszczeli klej > propolis
kropla propolisowy > propolis
guma pszczeli > zabrus
zawijanie kanapka > woskowijki
zawijać kanapka > woskowijki
zawinąć kanapka > woskowijki
zapakować kanapka > woskowijki
kanapka bez folia > woskowijki
przykrycie miska > woskowijki
food wrap instead of plastic > woskowijki
napój mleczny > kefir lub maślanka lub jogurt
mleczny napój > kefir lub maślanka lub jogurt
napój z mleko > kefir lub maślanka lub jogurt
napój jogurtowy > jogurt pitny
napój po robienie masło > maślanka
mleko prosto od krowa > mleko świeże lub krowie
mleko od krowa > mleko świeże lub krowie
mleko z udój > mleko świeże lub kozie
mleko z automat > mleko świeże
do ubicie na tort > śmietana do ubicia
krem do tort > śmietana do ubicia
ser do smarowanie > twarożek lub twarogowy lub bryndza
ser kozi do smarowanie > twarożek kozi
kozi ser do smarowanie > twarożek kozi
kozi serek do smarowanie > twarożek kozi
ser do krojenie > biały ser w klinku
tarty ser > ser dojrzewający
ser tarty > ser dojrzewający
kozi feta > kostki sera koziego
feta kozi > kostki sera koziego
owczy pasta > bryndza
pasta serowy > bryndza
pasta z ser > bryndza
ciasto serowy > sernik
ciasto z ser > sernik
ciasto z twaróg > sernik lub kołacz
ciasto z mak > makowiec
ciasto makowy > makowiec
ciasto z jabłko > szarlotka
ciasto jabłkowy > szarlotka
placek z jabłko > szarlotka
placek z ser > sernik
placek z mak > makowiec
ciasto z marchew > ciasto marchewkowe
ciasto z marchewka > ciasto marchewkowe
ciasto z bakalie > ciasto bakaliowe
ciasto bakaliowy > ciasto bakaliowe
ciasto z orzech > ciasto bakaliowe lub marchewkowe
ciasto na choinka > pierniki
ciastko na choinka > pierniki
ciastko korzenny > pierniki
korzenny ciastko > pierniki
ciastko z białko > bezy
białkowy ciastko > bezy
ciasteczko białkowy > bezy
białkowy ciasteczko > bezy
blok z mleko w proszek > michałki blok
blok mleczny > michałki blok
blok w proszek > michałki blok
słodki bułka > drożdżówki lub bułki drożdżowe
słodki chleb > chałka
chlebek do mleko > chałka
coś smażony z róża > pączki z różą
na ostatki > na tłusty czwartek
na tłusty wtorek > na tłusty czwartek
placuszek z gryka > bliny gryczane
placek z gryka > bliny gryczane
placek gryczany > bliny gryczane
placuszek gryczany > bliny gryczane
gryczany placek > bliny gryczane
gryczany placuszek > bliny gryczane
naleśnik gryczany > bliny gryczane
pieróg z soczewica > soczewiaki
pierożek z soczewica > soczewiaki
pieróg pieczony > soczewiaki
pieróg z piec > soczewiaki
pieróg wigilijny > pierogi z kapustą i grzybami
pieróg z kartofel > pierogi ruskie
kluska z mięso > kartacze
klucha z mięso > kartacze
ziemniaczany klucha > kartacze
kluska ziemniaczany z mięso > kartacze
pyza z mięso > kartacze
zapiekanka z ziemniak > babka ziemniaczana
zapiekanka ziemniaczany > babka ziemniaczana
zapiekanka z tarty ziemniak > babka ziemniaczana
placek ziemniaczany pieczony > babka ziemniaczana
zupa z karp > zupa rybna
zupa z ryba > zupa rybna
rybny zupa > zupa rybna
zupa na wielkanoc > żurek
zupa wielkanocny > żurek
zupa na zakwas > żurek
kwaśny zupa > żurek
kwas na żurek > zakwas na żur
kwas na żur > zakwas na żur
baza na żurek > zakwas na żur
kwas na barszcz > zakwas na barszcz
baza na barszcz > zakwas na barszcz
kapusta z mięso > bigos
kapusta w beczka > kapusta biała na kiszenie
wiosenny kapusta > młoda kapusta
młody bigos > młoda kapusta
na młody bigos > młoda kapusta
na ogórkowy > ogórki kiszone
do zupa ogórkowy > ogórki kiszone
na zupa ogórkowy > ogórki kiszone
ogórek w solanka > ogórki małosolne
ogórek w plasterek > sałatka z ogórków
dynia w słoik > dynia w occie
dynia marynowany > dynia w occie
marynowany dynia > dynia w occie
kostka w ocet > dynia w occie
papryka w słoik > papryka konserwowa
papryka marynowany > papryka konserwowa
marynowany papryka > papryka konserwowa
burak w słoik > buraczki zasmażane
buraczek w słoik > buraczki zasmażane
tarty burak > buraczki zasmażane
sos do mięso > żurawina do mięs
sos z owoc > żurawina do mięs
ostry do wędlina > chrzan tarty lub musztarda
ostry do kiełbasa > chrzan tarty lub musztarda
ostry do szynka > chrzan tarty
do wędlina ostry > chrzan tarty
ocet z wino > ocet winny
ocet z jabłko > ocet jabłkowy
ocet z malina > ocet malinowy
ocet z śliwka > ocet śliwkowy
picie na czczo > ocet jabłkowy
pić na czczo > ocet jabłkowy
picie rano na czczo > ocet jabłkowy
pić rano na czczo > ocet jabłkowy
picie na odchudzanie > ocet jabłkowy
witamina c > rokitnik lub pigwowiec lub porzeczka lub dzika róża
witamina c w butelka > sok z rokitnika
pigwówka bez alkohol > syrop z pigwowca
pigwa do herbata > syrop z pigwowca
sok z winorośl > sok winogronowy
sok z winogrono > sok winogronowy
dżem z winogrono > galaretka z winogron
dżem winogronowy > galaretka z winogron
dżem z głóg > marmolada z dzikiej róży
dżem z dziki róża > marmolada z dzikiej róży
dżem z róża > konfitura z róży lub marmolada z róży
dżem z borówka > konfitura z borówki
dżem borówkowy > konfitura z borówki
dżem z brusznica > konfitura z czerwonej borówki
dżem brusznicowy > konfitura z czerwonej borówki
dżem z śliwka > powidła
dżem śliwkowy > powidła
dżem ze śliwka > powidła
dżem na pączek > marmolada lub konfitura z róży
nadzienie do pączek > marmolada lub konfitura z róży
nadzienie różany > konfitura z róży
deser dla niemowlę > mus jabłkowy
deserek dla niemowlę > mus jabłkowy
deserek dla niemowlak > mus jabłkowy
deser dla niemowlak > mus jabłkowy
przecier z jabłko > mus jabłkowy
jabłko prażony > mus jabłkowy
żółty śliwka > mirabelki
żółty śliweczka > mirabelki
mały śliwka > mirabelki
śliwka żółty > mirabelki
przetwór po mama > wyprzedaż spiżarni
przetwór po babcia > wyprzedaż spiżarni
przetwór po zmarły mama > wyprzedaż spiżarni
słoik po mama > wyprzedaż spiżarni
słoik po babcia > wyprzedaż spiżarni
słoik z piwnica > ogórki dżemy kompoty
mieszany słoik > ogórki dżemy kompoty
likwidacja spiżarnia > wyprzedaż spiżarni
różny przetwór > ogórki dżemy kompoty
powidło o zapach ognisko > powidła w dymie
dymny powidło > powidła w dymie
wędzony powidło > powidła w dymie
spad jabłko > jabłka przemysłowe
jabłko spad > jabłka przemysłowe
mieszany jabłko > jabłka mieszanka
skrzynka mieszany jabłko > jabłka mieszanka
owoc z bagno > żurawina
owoc do pieróg > jagody
owoc na pieróg > jagody
mrożony owoc > jagody mrożone
mrożony owoc na pieróg > jagody mrożone
owoc na jagodzianka > jagody
jagoda leśny > czarne jagody
jagoda z ogród > borówka amerykańska
leśny jagoda do mięso > konfitura z czerwonej borówki
jagódka do mięso > konfitura z czerwonej borówki
kosmaty owoc > agrest
włochaty owoc > agrest
sznur grzyb > podgrzybki na sznurku
pomarańczowy grzyb w słoik > rydze marynowane
ryba z kawior > jesiotr
płaski ryba > flądra
rybka do piwo > szproty lub suszone płocie
suszony rybka > suszone płocie
suszony ryba > suszone płocie
ryba suszony > suszone płocie
karp pokrojony > karp w dzwonkach
karp krojony > karp w dzwonkach
pokrojony karp > karp w dzwonkach
karp w kawałek > karp w dzwonkach
wędzony pstrąg w plaster > filety z pstrąga wędzone
pstrąg w plaster > filety z pstrąga
pstrąg w plasterek > filety z pstrąga
śledź w pomidor > śledź po kaszubsku
śledzik w pomidor > śledź po kaszubsku
śledź w koncentrat > śledź po kaszubsku
jajko od baba > jajka swojskie
jajko od gospodyni > jajka swojskie
jajko w kropka > jajka przepiórcze
jajko w plamka > jajka przepiórcze
jajko z numer 0 > jaja zerówki
jajko z zero > jaja zerówki
jajko klasa 0 > jaja zerówki
jajko numer 0 > jaja zerówki
klasa 0 > zerówki
paleta jajko > wytłaczanka jaj
paleta jajo > wytłaczanka jaj
skorupa do decoupage > wydmuszka
skorupka do decoupage > wydmuszka
skorupa po jajo > wydmuszka
obrany orzech > orzechy łuskane
orzech obrany > orzechy łuskane
orzech w skorupa > orzechy w łupinach
orzech w skorupka > orzechy w łupinach
niełuskany orzech > orzechy w łupinach
olej z bodiak > olej z ostropestu
olej na prezent > trzy małe oleje
zestaw olej > trzy małe oleje
słodycze dla cukrzyk > kulki daktylowe
słodycze bez cukier > kulki daktylowe
słodki bez cukier > kulki daktylowe
cukierek na gardło > karmelki ziołowe
cukierek na kaszel > karmelki ziołowe
cukierek mleczny > krówki
mleczny cukierek > krówki
cukierek z śliwka > śliwki w czekoladzie
czekoladka z śliwka > śliwki w czekoladzie
czekoladka ze śliwka > śliwki w czekoladzie
słodki upominek > pudełko świąteczne słodycze
słodki prezent > pudełko świąteczne słodycze
kosz słodycz > pudełko świąteczne słodycze
zestaw słodycz > pudełko świąteczne słodycze
paczka słodycz > pudełko świąteczne słodycze
słodycze z odpust > lizaki
słodycz z odpust > lizaki
słodycze z prl > michałki
słodycz z prl > michałki
obiad na chrzest > catering na chrzciny
jedzenie na chrzest > catering na chrzciny
ugotować na impreza > catering
zanęta ze zboże > otręby
zanęta na ryba > otręby
zanęta dla ryba > otręby
zanęta dla karp > otręby
zaprawa do mięso > marynata
herbata po obiad > herbatka po obiedzie
na trawienie herbata > herbatka po obiedzie
zioło po obiad > herbatka po obiedzie
pić po obiad > herbatka po obiedzie
pić po ciężki obiad > herbatka po obiedzie
herbata z liść > herbata z liści
napar z liść > liść susz
herbata na zima > mieszanka ziół na zimowe wieczory
herbata na rozgrzanie > mieszanka ziół na zimowe wieczory
herbata rozgrzewający > mieszanka ziół na zimowe wieczory
ziołowy herbata na zima > mieszanka ziół na zimowe wieczory
sok na anemia > zakwas buraczany
sok warzywny > sok jabłko-marchew-burak
sok z warzywo > sok jabłko-marchew-burak
sok z marchew > sok jabłko-marchew-burak
sok marchwiowy > sok jabłko-marchew-burak
sok z karton > sok tłoczony
sok z drzewo > oskoła
warzywo liściasty > jarmuż lub boćwina lub sałata lub szpinak
fioletowy marchew > marchew odmiany dawne
ziemniak z różowy skórka > ziemniaki Irga
korzeń do kiszenie > chrzan w korzeniu
korzeń na ogórek > chrzan w korzeniu
sandwich wraps > woskowijka
poppy seed rolls > makowiec
poppy seed cakes > makowiec
poppy rolls > makowiec
apple pies > szarlotka
apple cakes > szarlotka
apple strudels > szarlotka
carrot cakes > ciasto marchewkowe
tree cakes > sękacz
spit cakes > sękacz
wedding cakes > kołacz
yeast cakes > ciasto drożdżowe
yeast dough cakes > ciasto drożdżowe
crumble cakes > ciasto z kruszonką
honey cakes > piernik
walnut cookies > orzeszki
nut cookies > orzeszki
fruit cakes > keks
cured sausages > kiełbasa suszona lub kindziuk
dry sausages > kabanosy lub kiełbasa suszona
smoked sausages > kiełbasa wędzona
blood sausages > kaszanka
goose breasts > półgęsek
duck legs > udka kacze
chicken legs > udka kurze
chicken thighs > udka kurze
chicken drumsticks > udka kurze
chicken breasts > filet z kurczaka
turkey breasts > filet z indyka
lamb legs > udziec jagnięcy
pork knuckles > golonka
pork hocks > golonka
wild boar sausages > kiełbasa z dzika
venison sausages > kiełbasa z dzika
ostrich eggs > jajo strusie
fertile eggs > jajka wylęgowe
egg shells > wydmuszka
blown eggs > wydmuszka
empty eggs > wydmuszka
egg trays > wytłaczanka jaj
fried herrings > śledzie opiekane
dried prunes > śliwki suszone
dried apples > suszone jabłka
dried pears > gruszki suszone
apple crisps > chipsy z jabłek
chocolate apples > jabłka w czekoladzie
linden flowers > lipa kwiat
linden blossoms > lipa kwiat
lime blossoms > lipa kwiat
pine shoots > pędy sosny
saffron milk caps > rydze
bay boletes > podgrzybek
button mushrooms > pieczarki
mushroom kits > grzybnia
mushroom growing kits > grzybnia
sprout seeds > ziarno na kiełki
sesame bars > sezamki
half sour pickles > ogórki małosolne
half sour cucumbers > ogórki małosolne
lightly salted cucumbers > ogórki małosolne
sour pickles > ogórki kiszone
pickled cucumbers > ogórki kiszone
fermented cucumbers > ogórki kiszone
rye starters > zakwas żytni
rye sourdough starters > zakwas żytni
sourdough starters > zakwas
potato cakes > babka ziemniaczana
potato pies > babka ziemniaczana
chocolate prunes > śliwki w czekoladzie
chocolate plums > śliwki w czekoladzie
chocolate covered prunes > śliwki w czekoladzie
chocolate covered plums > śliwki w czekoladzie
caramel lollipops > lizaki
cough candies > karmelki ziołowe
herbal drops > karmelki ziołowe
gift boxes > pudełko świąteczne
gift sets > zestaw prezent
christmas boxes > pudełko świąteczne
tasting sets > zestaw degustacyjny
tasting boxes > zestaw degustacyjny
horseradish roots > chrzan w korzeniu
parsley roots > pietruszka korzeniowa
veg boxes > paczka warzyw
vegetable boxes > paczka warzyw
heirloom carrots > marchew odmiany dawne
butter beans > fasola biała
raspberry tomatoes > pomidory malinowe
beef tomatoes > pomidory malinowe
smoked peppers > papryka wędzona
caged eggs > jajka klatkowe
goldenrod honey > miód nawłociowy
phacelia honey > miód faceliowy
raspberry honey > miód malinowy
dandelion jam > sok z mniszka
smoked chicken leg > udka kurze wędzone
smoked chicken legs > udka kurze wędzone
smoked duck breast > filet z kaczki wędzony
`,
  same: `
spadź spadziowy
maggi lubczyk
natka pietruszka
grucha gruszka
kiełba kiełbasa
rąbanka wieprzowina
pralina pralinka czekoladka bombonierka
krówka ciągutka mordoklejka
kiełek kiełkować kiełkowanie
sarna sarnina
sok nektar
łuskany łuskać obłuskać obrać obierać obłupać łupać
razowy razowiec
propolis kit
pyłek obnóże
oscypek oszczypek oscyp scypek ościpek
bundz bunc
masło osełka
szprot szprota szprotka
płoć płotka
niebieski błękitny
woskowijka owijka zawijka
ziarno ziarenko ziarnko
puszysty pulchny
wędzarniczy wędzarski
kaszanka krupniok krupniak bułczanka żymlok krupniocek
salceson presswurst salcefiks
wątrobianka leberka leberwurst pasztetowa
kiełbasa kiełbacha wurst wuszt kiełba kiełbaska
smalec szmalec smolec omasta tłustość smalczyk
karkówka kark karczek
golonka golonko ajzbajn giczka
żeberko żebro
cielęcina cielęcinka
jagnięcina jagnięcinka
kurczak kurak
kogut kokot
indyk indor
gęś gęsica
bułka buła żymła żemła bulka zymła
drożdżówka szneka buchta jagodzianka kołoczek
pączek krepel
faworek chrust chruścik jaworek
szarlotka jabłecznik jabłkowiec
makowiec makownik makocz
sękacz bankuch bankuchen baumkuchen
kołacz kołocz
strucla zawijaniec
piernik pierniczek katarzynka
cebularz cebulak
obwarzanek precel
powidła powidło śliwczanki powidełka smażonki
kiszony kwaszony ukiszony zakiszony
kiszonka kwaszonka
żur żurek zalewajka
ziemniak kartofel pyra pyrka grula barabola kobzol perka ziemiok bulba kartofelek kartofla
burak buraczek burok
dynia korbol korbal harbuz garbuz
rzodkiew rzodkiewka redyska radyska
kalafior karfiol
fasola fasolka
jagoda czernica borówczak
borowik prawdziwek prawus prawy szlachetny
kurka lisiczka pieprznik kurzajka lisica
podgrzybek podgrzyb
zioło ziele ziółko
herbata herbatka napar czaj
mniszek mlecz
gryka hreczka tatarka
jaglany jagła
makaron nudle krajanka
pieróg pierożek warenik pirog perogi pyrogi
kartacz cepelin
kopytko szagówka kluska
flaki flaczki
galareta studzienina galart studzieniec
krówka ciągutka ciągutek
cukierek bombon cuksy landrynka
przysmak smakołyk smaczek
pomidor paradajka paradajs tomat
ogórek uogórek gurka
kapusta kapucha
cebula cybula
marchew marchewka karotka karota mechef
papryka paprykula
kalarepa galarepa oberiba
brukiew karpiel
groch groszek
szpinak szpinok
rabarbar rzewień
agrest angrest jagrest
borówka borówa
poziomka pozimka
jeżyna ożyna ostrężyna ostrężnica cernica
żurawina żurawiny żórawina
jabłko jabuszko japko
orzech łorzech
czosnek czosnyk
koper koperek
pietruszka petersilka
maślak maślok
koźlarz kozak koźlak
rydz rydzyk
pieczarka szampinion
opieńka opieniek podpinka
miód miodek patoka
pierzga pierga
małosolny małosolniak małosolniaczek
burger hamburger
boćwina botwina botwinka mangold
truskawka truskawa
mus przecier purée puree
zrazówka sznycel
pasztet pasztecik
twaróg sernica
śmietana śmietan
maślanka kiślonka
mleko mliko mlyko
słonina słoninka sperka
boczek boczuś szpek
parówka serdelek
jajko jajo jajco jajeczko
ciasto ciacho placek blacharz
rogalik rożek kipferl
ciastko herbatnik
chleb chlyb bochenek bochen
dżem marmulada
kompot kompocik
syrop sirup
konfitura konfitury
bigos bigosik
rumianek romaszka
mięta miętka
lipa lipka
lizak lizok
michałek michałki
czekolada czekoladka
węza wosk
kura kurzyna
skrobia krochmal
makowiec makowczyk
drożdżówka drożdżowiec
catering katering
beza bezik bezunia
kołacz kołaczyk
gołka gołeczka
klarowany ghee
osełkowy osełka
kremówka kremowy
śmietana śmietanka
jarmuż jarmużyk
kabanos kabanosik
pierniczek piernik
skwarka szkwarka
propolisowy propolis
lejący płynny patoka
papierówka oliwka
łubianka kobiałka
dzwonko dzwonek
patroszony wypatroszony sprawiony oprawiony
sprawiony oprawiony patroszony oskubany
małosolny półkiszony
wędzony uwędzony podwędzany
mielony zmielony
starty tarty utarty
smażony usmażony zasmażany
obrany łuskany
krojony pokrojony
drylowany bezpestkowy
`,
  also: `
białko jajko
żółtko jajko
przyprawa majeranek lubczyk kminek czarnuszka
pestka słonecznik
przysmak gryzak ciasteczko żwacz ucho przełyk
smaczek gryzak ciasteczko żwacz ucho przełyk
gruszeczka gruszka
kiełbasa kabanos frankfurterka parówka
wędlina szynka boczek kiełbasa kabanos kindziuk baleron półgęsek salceson pasztet słonina polędwica kaszanka
twarożek twaróg twarogowy
twaróg twarogowy
masełko masło
grzyb borowik podgrzybek kurka maślak rydz koźlarz pieczarka boczniak kania opieńka
jagoda borówka
borówka jagoda
brusznica borówka żurawina
keks bakaliowy
chrupka chips
leżakować dojrzewać
kremowy kremowany ubijany
cebulka cebula
pigwa pigwowiec pigwowy
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
balsam masełko
gąska gęś gąsię
indyk indyczę indyczka
karp karpik
karpik karp
sielawka sielawa
oscypek góralski gołka redykołka
bulwa ziemniak
pyza kartacz
kluska kopytko pyza
drzewko jabłoń grusza śliwa wiśnia czereśnia
bania sauna balia dynia
słonina szpek
tłuszcz smalec olej masło
rosołowy rosół
zupa żurek
obiadowy obiad
nowalijka rzodkiewka sałata szczypiorek
włoszczyzna marchew pietruszka seler por
jagodowy jagoda
bakalie orzech pestka słonecznik
orzechy orzech
ziele zioło
kiszonka kiszony małosolny zakwas
marynata marynowany konserwowy octowy
gęsina gęś gęsi
kogucik kogut
indyczka indyk indyczę
smaczek przysmak ciasteczko
pomidorowy pomidor
rzeźnik rozbieracz masarnia
masarz rozbieracz masarnia
wędzarz wędzenie
wakacyjny sezon truskawka borówka
łowisko wędkowanie ryba
wędkarz wędkowanie ryba
śmietanka śmietana
sadło słonina smalec
kiszka kaszanka
bekon boczek
wieprzowina schab karkówka żeberko golonka łopatka wieprzowy
cielęcina cielęcy
koźlina koźlęcina
baranina jagnięcina jagnięcy barani
jagnięcina baranina jagnięcy barani
pierś filet
kajzerka bułka
grahamka bułka
bajgiel obwarzanek precel
strucla makowiec
krakers podpłomyk
suchar podpłomyk
ciastko piernik rogalik orzeszki
ciasteczko piernik rogalik orzeszki
herbatnik piernik
schabowy schab
gulaszowy gulasz wołowina
gryka gryczany
hreczka gryczany
tatarka gryczany
orkisz orkiszowy
proso jaglany
owocowy jabłkowy malinowy śliwkowy truskawkowy wiśniowy porzeczkowy gruszkowy winogronowy jabłko malina śliwka truskawka wiśnia porzeczka gruszka aronia winogrono
warzywny marchew burak pomidor buraczany pomidorowy
grzybowy borowik podgrzybek maślak kozak rydz pieczarka boczniak
zalewa ocet octowy marynata
ziarnisty słonecznik pestka ziarno
wędzony podwędzany
sałatka zasmażane
surówka sałatka zasmażane
woszczyna wosk
jarzyna marchew pietruszka seler por burak kapusta
wędliniarz masarnia rozbieracz wędzenie
barf mielony podrób
mokry pasztecik saszetka gotowany mielony
miodobranie miód pasieka
balot bela kostka
wosk węza
śliwka śliwa
śliwa śliwka
płukanka ocet
smaczek przysmak ciasteczko gryzak ucho przełyk żwacz skóra płuca
przysmak nagroda ciasteczko gryzak ucho przełyk żwacz skóra
smakołyk nagroda ciasteczko gryzak ucho przełyk żwacz skóra
przekąska ucho przełyk żwacz ciasteczko
gąsior gęś
gąsiorek gęś gąsior
indor indyk indyczę
owsianka płatek
podroby kaszanka salceson pasztet
podrób kaszanka salceson pasztet
korycin koryciński
parzenica gołka góralski
redykołka gołka góralski
barszczyk buraczany
skrobia ziemniaczany
krochmal ziemniaczany
stornia flądra
szponder wołowina
pręga wołowina
łata wołowina
mostek wołowina cielęcina
rostbef wołowina
antrykot wołowina
ligawa wołowina
rozbratel wołowina
ossobuco wołowina cielęcina
entrecote wołowina
befsztyk wołowina burger
gulaszowy wołowina
udziec jagnięcina sarnina
gicz jagnięcina cielęcina
comber sarnina dziczyzna
eskalopka cielęcina
sznycel cielęcina
biodrówka karkówka schab
polędwiczka schab
kumpia szynka
baleron szynka boczek
ogonówka szynka
polędwica szynka
szynkowa kiełbasa
zwyczajna kiełbasa
śląska kiełbasa
podwawelska kiełbasa
krakowska kiełbasa
lisiecki łagowski kiełbasa
myśliwska jałowcowy
jałowcowa jałowcowy
polska kiełbasa
frankfurterka kiełbasa kabanos
parówka kiełbasa kabanos
skilandis kindziuk
kumpiak kindziuk
napój kefir maślanka jogurt oskoła zakwas kwas
kwas zakwas oskoła
smarowidło pasta smalec bryndza pasztet dżem
pasta smarowidło bryndza pasztet
placuszek blin placek
placuszki blin placek
naleśnik blin
pankejk blin
racuch blin placek
wypiek cebulak drożdżówka ciasto chałka
przyprawa majeranek lubczyk kminek czarnuszka papryka chrzan sól jałowiec musztarda pieprz
susz mięta pokrzywa rumianek lipa skrzyp suszony
zielenina lubczyk pietruszka koperek szczypiorek jarmuż
włoszczyzna pietruszka marchew por seler lubczyk
nowalijka rzodkiewka sałata szczypiorek koperek szparag
owoc jagoda żurawina borówka rokitnik aronia jeżyna jałowiec
orzeszek orzech
cukierek krówka karmelek landrynka galaretka michałek śliwka pralinka
cukierki krówka karmelek landrynka galaretka michałek śliwka
czekoladka śliwka michałek jabłko kulka
pralina kulka śliwka michałek
pralinka kulka śliwka michałek
trufla kulka
batonik kulka sezamka
baton kulka sezamka
żelka galaretka
żelki galaretka
landrynka karmelek lizak
ciasteczko beza piernik rogalik orzeszki
ciastko beza piernik rogalik orzeszki
bułeczka bułka drożdżówka
ziarenko ziarno jałowiec czarnuszka
ziarno siemię słonecznik pestka czarnuszka
śliweczka śliwka mirabelka
śliwka mirabelka
przetwór dżem konfitura ogórek kompot powidła mus marmolada galaretka
przetwory dżem konfitura ogórek kompot powidła mus marmolada galaretka
weka słoik dżem kompot ogórek
deserek mus galaretka jogurt
deser mus galaretka sernik beza
pigwówka pigwowiec
pigwówka syrop
lemoniada syrop sok
oranżada syrop sok
herbatka mieszanka mięta rumianek lipa
napar mięta rumianek lipa herbatka herbata liść pokrzywa mieszanka
kotlet burger karkówka schab
hamburger burger
mielony burger
kefirek kefir
jogurcik jogurt
feta ser
zanęta otręby
błonnik otręby
graham razowy
grahamka razowy
gołeczka gołka
oscypeczek oscypek góralski gołka
kuleczka kulka grudka pyłek
kulka pyłek
granulka grudka pyłek
wieczko odsklepiny
wędzonka boczek szynka półgęsek
winogrono winogronowy
winko winny
kogucik kogut lizak
kiełek ziarno
placek blin kołacz szarlotka podpłomyk
bankowiec sękacz
murzynek ciasto
blok michałek
mordoklejka krówka
toffi krówka
toffee krówka
irys krówka
ciągutka krówka
zupka zupa żurek bigos
zapiekanka babka
kugel babka
kartoflak babka
kartoflanka babka
rejbak babka
cepelin kartacz
kołdun pieróg
uszko pieróg
pielmień pieróg
pielmieni pieróg
pirożok pieróg soczewiak
samosa soczewiak pieróg
krokiet pieróg gołąbek
garmażerka pieróg gołąbek bigos kartacz babka żurek
kiszonka kapusta ogórek zakwas kalafior
piklowany konserwowy marynowany
pikle konserwowy marynowany ogórek
piklowane konserwowy marynowany
marynaty konserwowy marynowany occie
zagrycha ogórek grzybki śledź kabanos
zakąska ogórek grzybki śledź kabanos
rolmops śledź
matjas śledź
matias śledź
płastuga flądra
gładzica flądra
sola flądra
szproty szprot
kilka szprot
karmazyn ryba
białoryb amur tołpyga
łososiowaty pstrąg
troć pstrąg
lipień pstrąg
mufflon dziczyzna
łania dziczyzna
daniel dziczyzna
jelenina dziczyzna
sarenka sarnina
dziczek dzik
kózka koźlina
`,
  translations: `
wolnowybiegowy|||campero||
dojrzewający|aged matured|gereift|curado maduro|витриманий|stagionato
pieczeń|roasting roast|braten|asar asado|запікання|arrosto
pieczenie|baking||hornear|випічка|
smażenie|frying|anbraten|freír|смаження|friggere
gotowanie|cooking boiling|kochen|cocinar||bollire cucinare
wędzenie|smoking|räuchern|ahumar|копчення|affumicare
gulasz|goulash|gulasch|guiso|гуляш|spezzatino gulasch
rosół|broth bouillon|brühe fleischbrühe hühnersuppe|caldo|бульйон|brodo
karp||||карп|
chrzan||kren|||cren
pieróg||maultaschen teigtaschen|ravioles empanadillas||
papryka|||pimentón|паприка|
mięta|peppermint|pfefferminz||м'ята|
mąka||||мука|
winogrono||weintraube|||
żurawina||preiselbeere|||
pieczarka|champignon|champignon|champiñón|печериця|champignon
suszony||dörr|||
marynowany|||escabeche||sottaceto
słodki||||солодкий|
kwaśny||sauer|ácido|кислий|acido aspro
ostry|spicy|scharf|picante|гострий|piccante
ciemny|dark|dunkel|oscuro|темний|scuro
jasny||||світлий|chiaro
biały|white|weiß|blanco||bianco
czerwony|red|rot|rojo|червоний|rosso
czarny|black|schwarz|negro|чорний|nero
sarnina|deer|rehfleisch|corzo|козуля|
schab||lende|lomo|корейка|
filet|fillet|filet||філе|filetto
wielkanoc||||пасха|
pszczelarz|beekeeper|imker|apicultor|пасічник бджоляр|apicoltore
rybak|fisherman|fischer|pescador|рибалка|pescatore
myśliwy|hunter|jäger|cazador|мисливець|cacciatore
miód|honey|honig bienenhonig|miel|мед|miele
pyłek|pollen|pollen|polen|пилок|polline
wosk|wax beeswax|wachs bienenwachs|cera|віск|cera
propolis|propolis|propolis|propóleo|прополіс|propoli
ser|cheese|käse kaese|queso|сир бринза|formaggio pecorino
mleko|milk|milch|leche|молоко|latte
masło|butter|butter|mantequilla|масло|burro
śmietana|cream sour|sahne rahm|nata|сметана вершки|panna
twaróg|curd quark cottage|quark topfen|requesón|творог|ricotta
jogurt|yogurt yoghurt|joghurt|yogur|йогурт|yogurt
kefir|kefir|kefir|kéfir|кефір|kefir
jajo|egg|ei eier hühnerei|huevo|яйце яєчко яйця|uovo uova
kiełbasa|sausage|wurst bratwurst|salchicha chorizo embutido|ковбаса|salsiccia
szynka|ham|schinken|jamón|шинка|prosciutto
boczek|bacon|speck|tocino panceta|бекон грудинка|pancetta
wędlina|charcuterie meats|aufschnitt wurstwaren|embutido fiambre|нарізка вудженина|salumi
pasztet|pate|pastete|paté|паштет|patè
kaszanka|blood|blutwurst|morcilla|кров'янка|sanguinaccio
smalec|lard fat dripping|schmalz|manteca|смалець|strutto
cukier|sugar|zucker|azúcar|цукор|zucchero
mięso|meat|fleisch|carne|м'ясо|carne
wołowina|beef|rindfleisch|ternera|яловичина|manzo
wieprzowina|pork|schweinefleisch|puerco|свинина|suino
jagnięcina|lamb mutton|lammfleisch|cordero|баранина|agnello
dziczyzna|venison game|wild wildfleisch|caza|дичина|selvaggina
kurczak|chicken|hähnchen huhn|pollo|курча курка|pollo
gęś|goose geese|gans gänse|ganso oca|гуска|oca
indyk|turkey|truthahn pute|pavo|індик|tacchino
drób|poultry|geflügel|aves|птиця|pollame
ryba|fish|fisch|pescado|риба|pesce
karp|carp|karpfen|carpa|короп|carpa
pstrąg|trout|forelle|trucha|форель|trota
łosoś|salmon|lachs|salmón|лосось|salmone
śledź|herring|hering|arenque|оселедець|aringa
węgorz|eel|aal|anguila|вугор|anguilla
chleb|bread loaf|brot|pan|хліб|pane
bułka|roll bun|brötchen semmel|panecillo|булка булочка|panino
zakwas|sourdough|sauerteig|masa|закваска|lievito
ciasto|cake pastry|kuchen|pastel tarta|пиріг тістечко|torta dolce
sernik|cheesecake|käsekuchen||сирник|cheesecake
piernik|gingerbread|lebkuchen pfefferkuchen|jengibre|пряник|panpepato
szarlotka||apfelkuchen||шарлотка|
makowiec||mohnkuchen||маковий|
ciastko|cookie biscuit|keks kekse plätzchen|galleta|печиво|biscotto
tort|cake|torte|tarta|торт|torta
dżem|jam|marmelade konfitüre|mermelada|джем варення|marmellata confettura
powidła||pflaumenmus||повидло|
konfitura|preserve|konfitüre|confitura|конфітюр|confettura
ogórek|cucumber gherkin|gurke|pepino|огірок огірки|cetriolo
kapusta|cabbage sauerkraut|kohl sauerkraut|col repollo chucrut|капуста|cavolo crauti
kiszony|pickled fermented|eingelegt saure|encurtido fermentado|квашений квашена|fermentato
sok|juice|saft|zumo jugo|сік|succo
syrop|syrup|sirup|jarabe sirope|сироп|sciroppo
kompot|compote|kompott|compota|компот|composta
cydr|cider|apfelwein|sidra|сидр|sidro
ziemniak|potato potatoe|kartoffel erdapfel|patata papa|картопля бульба|patata
marchew|carrot|karotte möhre|zanahoria|морква|carota
burak|beetroot beet|rote bete rübe|remolacha|буряк|barbabietola
pomidor|tomato tomatoe|tomate|tomate|помідор|pomodoro
cebula|onion|zwiebel|cebolla|цибуля|cipolla
czosnek|garlic|knoblauch|ajo|часник|aglio
dynia|pumpkin squash|kürbis|calabaza|гарбуз|zucca
fasola|bean|bohne|judía alubia frijol|квасоля|fagiolo
papryka|pepper paprika|paprika|pimiento|перець|peperone
szparag|asparagus|spargel|espárrago|спаржа|asparago
pietruszka|parsley|petersilie|perejil|петрушка|prezzemolo
warzywo|vegetable veggie|gemüse|verdura hortaliza|овочі овоч|verdura ortaggio
owoc|fruit|obst|fruta|фрукти фрукт|frutta
jabłko|apple|apfel äpfel|manzana|яблуко|mela
gruszka|pear|birne|pera|груша|pera
śliwka|plum prune|pflaume zwetschge|ciruela|слива|prugna
wiśnia|cherry|kirsche sauerkirsche|cereza guinda|вишня|ciliegia amarena
truskawka|strawberry|erdbeere|fresa|полуниця|fragola
borówka|blueberry bilberry|blaubeere heidelbeere|arándano|чорниця лохина|mirtillo
żurawina|cranberry|cranberry moosbeere|arándano|журавлина|mirtillo
grzyb|mushroom|pilz|seta hongo|гриб гриби|fungo funghi
borowik|boletus porcini|steinpilz|boleto|боровик білий|porcino
kurka|chanterelle|pfifferling|rebozuelo|лисичка|finferli gallinaccio
zioło|herb|kraut kräuter|hierba|трава трави|erba
herbata|tea|tee|té infusión|чай|tè tisana
mięta|mint|minze|menta|м'ята|menta
rumianek|chamomile camomile|kamille|manzanilla|ромашка|camomilla
lipa|linden|linde |tilo|липа|tiglio
mąka|flour|mehl|harina|борошно|farina
kasza|groats|grütze|sémola|крупа каша|grano semola
gryka|buckwheat|buchweizen|alforfón|гречка|saraceno
makaron|pasta noodle|nudel|pasta fideo|макарони локшина|pasta tagliatelle
płatek|flake oat|flocke haferflocken|copo avena|пластівці|fiocchi
olej|oil|öl leinöl|aceite|олія|olio
ocet|vinegar|essig apfelessig|vinagre|оцет|aceto
przyprawa|spice seasoning|gewürz|especia|приправа спеції|spezia
musztarda|mustard|senf|mostaza|гірчиця|senape
sól|salt|salz|sal|сіль|sale
chrzan|horseradish|meerrettich|rábano|хрін|rafano
pieróg|dumpling pierogi|pirogge teigtasche|empanadilla|вареник вареники|raviolo
bigos|stew|eintopf|estofado|бігос|stufato
barszcz|borscht borsch beetroot|borschtsch||борщ|
zupa|soup|suppe|sopa|суп|zuppa minestra
orzech|nut walnut hazelnut|nuss walnuss haselnuss nüsse|nuez avellana|горіх горіхи|noce nocciola
mak|poppy|mohn|amapola|мак|papavero
słonecznik|sunflower|sonnenblume|girasol|соняшник|girasole
cukierek|candy sweet|bonbon süßigkeit|caramelo dulce|цукерка цукерки|caramella
czekolada|chocolate|schokolade|chocolate|шоколад|cioccolato
krówka|fudge|karamell|dulce|іриска|mou
kwiat|flower|blume|flor|квітка квіти|fiore
kogut|rooster cock|hahn|gallo|півень|gallo
jezioro|lake|see|lago|озеро|lago
śniadanie|breakfast|frühstück|desayuno|сніданок|colazione
kozi|goat|ziegen|cabra|козячий|capra
wędzony|smoked|geräuchert räucher|ahumado|копчений|affumicato
suszony|dried|getrocknet|seco|сушений|secco essiccato
lniany|linen linseed flax|leinen|lino|лляний|lino
pszczeli|bee|bienen|abeja|бджолиний|api
słonina|fatback|rückenspeck|tocino|сало|lardo
kabanos|kabanos snack|landjäger|salchichón|ковбаски|salamino
wędlina|coldcuts cuts|wurstwaren|fiambres|м'ясні|affettati
żeberko|rib ribs|rippchen|costilla|реберця ребра|costine
karkówka|neck|nackensteak nacken|aguja|ошийок|coppa
schab|loin|kotelett|lomo|вирізка|arista
wątróbka|liver|leber|hígado|печінка|fegato
gęsina|goose|gänsebraten gans gänse|ganso|гусятина|oca
gęś|goose geese gosling|gans gänse gänsebraten|ganso|гуси гусак|oche
baranina|mutton|hammel hammelfleisch|cordero|баранина|montone
flądra|flounder|flunder|platija|камбала|passera
szprot|sprat|sprotte|espadín|шпроти|spratto
szczupak|pike|hecht|lucio|щука|luccio
leszcz|bream|brasse|brema|лящ|abramide
okoń|perch|barsch|perca|окунь|persico
jajko|eggs|hühnereier bioeier|huevos|яйця|uova
żółtko|yolk|eigelb|yema|жовток|tuorlo
maślanka|buttermilk|buttermilch|suero|маслянка|latticello
serek|cheeses|frischkäse|quesito|сирок|formaggino
bryndza|bryndza|brimsen|brynza|бринза|brynza
oscypek||räucherkäse||осципок|
makaron|noodles|nudeln|pastas|локшина|tagliatelle
bułka|rolls|brötchen|bollo|булочки|panini
pączek|donut doughnut|krapfen berliner|berlina|пончик пончики|krapfen bombolone
rogalik|croissant crescent|hörnchen|cruasán|рогалик|cornetto
drożdżówka|bun|hefeteilchen hefegebäck|bollo|булочка|brioche
placek|pancake|fladen|tortita|млинці оладки|frittella
sękacz|baumkuchen|baumkuchen||баумкухен|
słodycze|sweets candy confectionery|süßigkeiten süßes|dulces golosinas|солодощі солодке|dolciumi caramelle
przekąska|snack appetizer|snack häppchen|tapa aperitivo|закуска перекус|spuntino stuzzichino
deser|dessert pudding|nachtisch dessert|postre|десерт|dessert
śniadanie|brunch|frühstück|desayunos|сніданки|colazioni
obiad|dinner lunch|mittagessen abendessen|comida almuerzo|обід обіди|pranzo
kolacja|supper|abendbrot|cena|вечеря|cena
żywność|groceries produce foodstuff|lebensmittel|alimentos|продукти харчі їжа|alimentari
piwo|beer|bier|cerveza|пиво|birra
wódka|vodka|schnaps|vodka|горілка|vodka
wino|wine|wein|vino|вино|vino
kawa|coffee|kaffee|café|кава|caffè
kwas|kvass|kwass||квас|
lemoniada|lemonade|limonade|limonada|лимонад|limonata
kaszel|cough|husten|tos|кашель кашлю|tosse
przeziębienie|cold flu|erkältung|resfriado gripe|застуда грип|raffreddore
gardło|throat|hals halsschmerzen|garganta|горло|gola
mama|mum mom mother|mutter mama|madre mamá|мама мамі|mamma madre
zima|winter|winter|invierno|зима зиму|inverno
kogut|roosters|hähne|gallos|півні|galli
indyk|turkeys|puten truthähne|pavos|індики індичка|tacchini
przepiórka|quail|wachtel|codorniz|перепілка|quaglia
przepiórczy||||перепелиний перепелині|
wiśnia|cherries|kirschen|guindas|вишні|amarene
truskawka|strawberries|erdbeeren|fresas|полуниці клубніка|fragole
borówka|blueberries|heidelbeeren|arándanos|чорниці лохини|mirtilli
jagoda|bilberries berries|waldbeeren|bayas|ягоди ягода|bacche
agrest|gooseberry|stachelbeere|grosella|аґрус агрус|uvaspina
jabłko|apples|äpfel|manzanas|яблука|mele
śliwka|plums prunes|pflaumen|ciruelas|сливи|prugne
gruszka|pears|birnen|peras|груші|pere
pomidor|tomatoes|tomaten|tomates|помідори томат|pomodori
ogórek|cucumbers pickles|gurken|pepinos pepinillos|огірки|cetrioli cetriolini
ziemniak|potatoes|kartoffeln|patatas|картоплі бараболя|patate
marchew|carrots|möhren karotten|zanahorias|моркви|carote
burak|beets|rüben|remolachas|буряки|barbabietole
dynia|pumpkins|kürbisse|calabazas|гарбузи|zucche
kapusta|cabbages|weißkohl|coles|капусти|cavoli
koper|dill|dill|eneldo|кріп|aneto
groch|pea peas|erbsen|guisantes|горох|piselli
grzyb|mushrooms|pilze|setas|грибів|funghi
borowik|boletuses|steinpilze|boletus|боровики|porcini
kurka|chanterelles|pfifferlinge|rebozuelos|лисички|finferli
orzech|nuts walnuts hazelnuts|nüsse walnüsse|nueces|горіхи|noci
przyprawa|spices|gewürze|especias|спецій|spezie
zupa|soups|suppen|sopas|супи|zuppe
pieróg|pierogies dumplings|piroggen teigtaschen|empanadillas|вареників|ravioli
bimber|moonshine|||самогон|
lubczyk|lovage|liebstöckel|levístico|любисток|levistico
majeranek|marjoram|majoran|mejorana|майоран|maggiorana
pokrzywa|nettle|brennnessel|ortiga|кропива|ortica
dzika|wild|wild|silvestre|дика|selvatico
słonecznik|sunflowers|sonnenblumen|girasoles|соняшники|girasoli
jezioro|lakes|see seen|lagos|озера озером|laghi
lipowy|linden lime|linden|tilo|липовий|tiglio
gryczany|buckwheat|buchweizen|alforfón|гречаний|saraceno
akacjowy|acacia|akazien|acacia|акацієвий|acacia
rzepakowy|rapeseed canola|raps rapsöl|colza|ріпаковий|colza
wrzosowy|heather|heide|brezo|вересовий|erica
spadziowy|honeydew|waldhonig|mielada|падевий|melata
wielokwiatowy|wildflower multiflower multifloral|blütenhonig|milflores multifloral|різнотравний квітковий|millefiori
krowi|cow|kuh|vaca|коров'ячий|vaccino mucca
mrożony|frozen|gefroren tiefgekühlt|congelado|заморожений морожений|congelato surgelato
marynowany|marinated pickled|mariniert eingelegt|marinado|маринований|marinato
żytni|rye|roggen|centeno|житній|segale
pszenny|wheat|weizen|trigo|пшеничний|frumento
razowy|wholemeal wholegrain|vollkorn|integral|цільнозерновий|integrale
pani|lady madam|frau|señora|пані|signora
kiszenie|pickling fermenting fermentation|sauerkraut gärtopf einlegen|fermentar encurtir|квашення соління|fermentare
pudełko|box|schachtel dose|cajita|коробка|scatola
grzyb|mushrooms|pilze|setas|гриби|funghi
słoik|jar jars|glas gläser einmachglas honigglas|tarro tarros frasco bote|банка баночка слоїк|vasetto vasetti barattolo barattoli
len|flax linen|leinen flachs|lino|льон|lino
krata|grille grate|gitter|reja|решітка|inferriata
wosk|waxes|wachs bienenwachs|cera|восковий|cera
goździk|carnation|nelke|clavel|гвоздика|garofano
suszony|dry|trocken|secas|сухий|secco
śliwa|plumtree|pflaumenbaum zwetschgenbaum|ciruelo|слива|prugno susino
wiśnia|cherrytree|sauerkirsche kirschbaum|guindo|вишня|visciolo
morela|apricottree|aprikosenbaum|albaricoquero|абрикос|albicocco
orzech|walnuttree|walnussbaum|nogal|горіх|noce
borówka|blueberries|heidelbeerstrauch|arándano|лохина|mirtillo
agrest|gooseberries|stachelbeerstrauch|grosellero|аґрус|uvaspina
jeżyna|blackberry|brombeere|zarzamora mora|ожина|mora
poziomka|wildstrawberry|walderdbeere|fresa|суниця|fragolina
gorczyca|mustardseed|gelbsenf|mostaza|гірчиця|senape
perlica|guineafowl guinea|perlhuhn|pintada|цесарка|faraona
przepiórka|quails|wachtel|codorniz|перепілка перепела|quaglia
indyk|turkeys|puten|pavos|індик індики|tacchini
struś|ostrich|strauß|avestruz|страус|struzzo
karp|koi|koikarpfen|carpas|короп|carpe
amur|grasscarp|graskarpfen|amur|амур|
przysmak|snacks goodies|leckerli leckerlis|golosina chuche chuches|ласощі смаколики|bocconcini snack
smakołyk|goody|hundekekse hundekuchen|delicias|смаколик|leccornia
jabłkowy|apple|apfel|manzana|яблучний|mela
wiśniowy|cherry|kirsch|guinda|вишневий|visciola
żurawinowy|cranberry|moosbeere|arándano|журавлинний|ossicocco
czosnkowy|garlic|knoblauch|ajo|часниковий|aglio
ziołowy|herbal|kräuter|herbal|трав'яний|erboristico
orzechowy|walnut nut|walnuss|nogal|горіховий|noce
miodowy|honey|honig|miel|медовий|miele
wegański|vegan|vegan|vegano|веганський|vegano
bezglutenowy|glutenfree|glutenfrei|singluten|безглютеновий|senzaglutine
weselny|wedding|hochzeit|boda|весільний|matrimonio nozze
truskawka||erdbeerpflanze erdbeerpflanzen|||
orzech||walnussbaum nussbaum||горіхи|
perliczka|guineafowl|perlhuhn perlhühner|pintada|цесарка|faraona
cukierek|candies lolly|bonbons süßes|caramelos|льодяник конфети|
szarlotka|applepie strudel|apfelstrudel|strudel||strudel
makowiec|poppyseed|mohnstrudel|||
sernik|cheesecakes|topfenkuchen||сирники|
pasztet|terrine|leberpastete|terrina||
galareta|jelly aspic|sülze|gelatina|холодець|gelatina
gołąbki|stuffed|kohlroulade|rollitos|голубці|involtini
naleśnik|crepe crepes|pfannkuchen palatschinken|crepe|налисники|crespella
placek|pancakes|reibekuchen kartoffelpuffer|tortitas|деруни|frittelle
barszcz|borscht borsch|borschtsch|borscht|борщ|
kluska|gnocchi|klöße knödel|ñoquis|галушки|gnocchi
sałatka|salad|salat|ensalada|салати|insalata
przetwór|preserves canned jars|eingemachtes|conserva conservas|консервація закрутки|conserve
czosnek||||часнику|
kasza|porridge semolina millet barley|grieß hirse graupen|mijo cebada|пшоно перловка манка|miglio orzo
ryba||||рыба рибка|
chleb||||хлеб хлібина|
ziemniak||||картошка картоха|
warzywo|veggies veg|grünzeug|verduras|овощи|
jajko||||яйця яйки|
mleko||||молока|
miód||imkerhonig||мед меду медок|
kwiat|flowers|blumen|flores|квіти|fiori
dzik|boar|wildschwein|jabalí|кабан дикий|cinghiale
mętny|cloudy|naturtrüb trüb|turbio|каламутний|torbido
bez|elder elderflower elderberry|holunder holunderblüten holunderblüte|saúco|бузина|sambuco
pierś|breast|brust entenbrust hühnerbrust|pechuga|грудка|petto
domowy|homemade|hausgemacht|||
płukanka|rinse|haarspülung spülung|||
otręby|bran|kleie|salvado|висівки|crusca
siemię|flaxseed flax linseed|leinsamen|linaza|насіння льону|semi lino
pestka|seeds kernels pumpkinseed|kerne kürbiskerne|pipas|зернятка|semi
oliwa|olive olives|olivenöl oliven|oliva|оливкова оливки|oliva
kasztan|chestnut chestnuts|kastanien maronen|castañas|каштани|castagne
pierzga|beebread|bienenbrot perga|||
mleczko|royaljelly|gelée||маточне|pappa
zabrus|cappings|deckelwachs|||
jesiotr|sturgeon|stör|esturión|осетер|storione
twaróg|cottagecheese|speisequark frischkäse|||
rydz|||níscalo|рижик рижики|lattario
podgrzybek|baybolete|maronenröhrling maronen||польський|
boczniak|oyster|austernpilze austernseitling|||
aronia|chokeberry aronia|aronia apfelbeere|aronia|аронія|aronia
agrest|gooseberry gooseberries|stachelbeere stachelbeeren|grosella|аґрус агрус|uvaspina
jałowiec|juniper|wacholder wacholderbeeren|enebro|ялівець|ginepro
jaglany|millet|hirse|mijo|пшоно|miglio
pęczak|barley pearl|graupen|cebada|перловка|orzo
szynka||landschinken bauernschinken|||
stek|steak steaks|steak|bistec chuletón filete|стейк|bistecca
miód|honeycomb comb|wabenhonig wabe|panal|стільники|favo
pyłek||blütenpollen|||
śmietana||schmand sauerrahm|||
mleko||rohmilch vollmilch|||
smalec||griebenschmalz|||
chałka|challah|hefezopf zopf|trenza|хала плетінка|treccia
cielęcina|veal|kalbfleisch||телятина|vitello
sarnina|roe|reh|corzo|косуля|capriolo
kurczak||||курятина|
sandacz|zander pikeperch|zander|lucioperca|судак|lucioperca
flądra|flounder plaice|flunder scholle|platija|камбала|passera
szprot|sprat|sprotte|espadín|шпроти кілька|spratto
podpłomyk|flatbread crispbread|fladenbrot knäckebrot|||schiacciata
chleb||||батон буханка|pagnotta
pączek|doughnut donut|krapfen berliner||пончики пампушки|bombolone krapfen
ciastko|cookies|||тістечка|
kompot||||узвар|
pieróg||||пельмені|
lizak|lollipop|lutscher|piruleta|льодяники|leccalecca
jarmuż|kale|grünkohl|kale|кейл|
szpinak|spinach|spinat|espinaca|шпинат|spinaci
kalafior|cauliflower|blumenkohl|coliflor||cavolfiore
cukinia|courgette zucchini|zucchini|calabacín|кабачки кабачок|zucchina zucchine
bakłażan|aubergine eggplant|aubergine|berenjena|баклажани|melanzana
rzodkiewka|radish|radieschen rettich|rabanito|редиска редька|ravanello
kapusta||rotkohl weisskohl|||verza
arbuz|watermelon|wassermelone|sandía|кавун|anguria
brzoskwinia|peach|pfirsich|melocotón|персики|
morela|apricot|aprikose marille|albaricoque|абрикоси|albicocca
orkisz|spelt|dinkel|espelta|спельта полба|farro
kminek|caraway|kümmel|alcaravea|кмин|cumino
płatek|oatmeal|||вівсянка|
przysmak|treat snack|leckerli hundeleckerli|golosina chuche|ласощі смаколики|bocconcino
kozi||||козячий козяче козяча|caprino
kaczy||||качиний качині качине|
lniany|linseed flaxseed flaxen linen||linaza|лляний лляна|
słonecznikowy||||соняшниковий соняшникова|
konopny|hemp|hanf|cáñamo|конопляний конопляна|canapa
dyniowy||||гарбузовий гарбузове|
groch||||горошок|
smakołyk|treat snack titbit|leckerli leckerchen snack|golosina premio|ласощі|bocconcino snack
żywy|live alive|lebend lebendig|vivo|живий|vivo
świeży|fresh|frisch frische|fresco|свіжий свіжа|fresco
truskawkowy|strawberry|erdbeer||полуничний|fragola
malinowy|raspberry|himbeer||малиновий|lampone
śliwkowy|plum|pflaumen||сливовий|prugna
porzeczkowy|currant|johannisbeer||смородиновий|ribes
jagodowy|bilberry|heidelbeer||чорничний|mirtillo
morelowy|apricot|aprikosen||абрикосовий|albicocca
gruszkowy|pear|birnen||грушевий|pera
rokitnikowy|seabuckthorn|sanddorn||обліпиховий|olivello
buraczany|beetroot|||буряковий|
marchwiowy|carrot|karotten||морквяний|carota
makowy|poppy|mohn||маковий|papavero
rybny|fish|||рибний|
szaszłyk|kebab skewer shashlik|spieß schaschlik|brocheta|шашлик|spiedino
pampuch||dampfnudel||пампушка пампушки|
chałwa|halva|halva|halva|халва|halva
pstrąg||lachsforelle|||
twaróg|farmer||||
siemię|flax flaxseed linseed|leinsamen|linaza|льон|lino
kasztan|chestnut chestnuts|kastanie|castaña castaño|каштан|castagna castagno
kwas|kvas|||квас|
ryżanka||||ряжанка|
surówka|coleslaw|krautsalat|ensalada||insalata
wędzonka|smokedmeat|rauchfleisch|||
nalewka|liqueur tincture cordial|likör|licor|наливка настоянка|liquore
wino|wines|weine|vinos|вина|vini
pączek|doughnut donut|krapfen|buñuelo|пончик|ciambella bombolone
żyto|rye|roggen|centeno|жито|segale
beza|meringue meringues|baiser|merengue|безе|meringa
szparag|||espárragos||
rokitnik|||espino|обліпиха|
cukinia|zucchini|zucchini|calabacín|кабачок|zucchine
rzodkiewka|radish radishes|radieschen|rábano|редиска|ravanello
nawłociowy|goldenrod|goldruten|||
faceliowy|phacelia|phacelia büschelschön|facelia|фацелієвий|facelia
mniszek|dandelion|löwenzahn|diente|кульбаба|tarassaco
kremowany|creamed whipped|cremig cremehonig||кремовий|
chleb|loaf loaves|laib|hogaza|хлібець|pagnotta
liść|leaves leaf|blatt blätter|hoja|листя листок|foglia foglie
woskowijka|wrap wraps|||обгортка|
korzeń|root|wurzel|raíz|корінь|radice
dojrzewający|aged ripened cured||||
litewski|lithuanian|litauisch|lituano|литовський|lituano
koza||||коза|
cukierek|drops|||карамелька|
sezamka|sesame|||козинаки козинак|
rydz|milkcap|||рижики|
kiełek|sprout sprouts sprouting|sprossen|germinado|паростки|germogli
pigwa|quince|quitte|membrillo|айва|cotogna
żelka|gummy|||желе|
ryż|rice|reis|arroz|рис|riso
sos|sauce|soße sauce|salsa|соус|salsa
pasta|spread paste|aufstrich brotaufstrich|untable|намазка|spalmabile
wątroba|liver|leber|hígado|печінки|fegato
skwarka|cracklings|grieben|chicharrón|шкварки|ciccioli
daktyl|date dates|dattel datteln|dátil|фінік фініки|dattero datteri
rodzynka|raisin raisins|rosine rosinen|pasas|ізюм родзинки|uvetta
migdał|almond|mandel|almendra|мигдаль|mandorla
sezam|sesame|sesam|sésamo|кунжут|sesamo
soczewica|lentil lentils|linse linsen|lenteja|сочевиця|lenticchia
kapusta||weißkraut||капуста|
brzoza||birken|||
cynamon|cinnamon|zimt|canela|кориця|cannella
wanilia|vanilla|vanille|vainilla|ваніль|vaniglia
kakao|cocoa|kakao|cacao|какао|cacao
drożdże|yeast|hefe|levadura|дріжджі|lievito
niesolony|unsalted|ungesalzen||несолоний|
laktoza|lactose|laktose|lactosa|лактоза|lattosio
solony|salted salty|gesalzen|salado|солоний|salato
pieczony|baked roasted|gebacken gebraten|horneado asado|печений|arrosto
gotowany|boiled cooked|gekocht|cocido|варений|cotto
smażony|fried|gebraten frittiert|frito|смажений|fritto
tarty|grated|gerieben|rallado|тертий|grattugiato
mielony|ground minced|gemahlen hackfleisch|molido|мелений|macinato
krojony|sliced|geschnitten|rebanado|нарізаний|affettato
łuskany|shelled hulled peeled|geschält|pelado|лущений очищений|sgusciato
skórka|peel rind|schale|cáscara|шкірка|buccia
galaretka|jelly|gelee|gelatina|желе|gelatina
jelito|casing|darm|tripa|кишка|budello
tłusty|fatty|fettig|graso|жирний|grasso
chudy|lean|mager|magro|пісний|magro
miękki|soft|weich|blando tierno|м'який|morbido
gęsty|thick|dick|espeso|густий|denso
pitny|drinkable drinking|trink|bebible|питний|bere
surowy|raw|roh|crudo|сирий|crudo
świąteczny|christmas festive|weihnachts festlich|navideño|різдвяний святковий|natalizio
wigilia||heiligabend|nochebuena|святвечір|vigilia
weganin|vegans||||
przetwór||||закатка закатки|
jarzyna|greens|||зелень|
stypa|wake||||
chrzciny|christening baptism|taufe|bautizo|хрестини|battesimo
trawienie|digestion|verdauung|digestión|травлення|digestione
odporność|immunity|immunsystem abwehrkräfte|inmunidad|імунітет|immunità
łupina|shell shells||cáscara|шкаралупа|guscio
siemię|linseeds|||льону|
wytłaczanka|tray||||
`,
};
