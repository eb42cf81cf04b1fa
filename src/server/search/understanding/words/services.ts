import type { BranchWords } from '../branch-words.ts';

/** How people ask for services. */
export const servicesWords: BranchWords = {
  sayings: `
zbiór ziemniak > wykopki ziemniaków
zbieranie ziemniak > wykopki ziemniaków
kopanie ziemniak > wykopki ziemniaków
kopanie kartofel > wykopki ziemniaków
pyrka do wykopanie > wykopki ziemniaków
ziemniak do wykopanie > wykopki ziemniaków
kartofel do wykopanie > wykopki ziemniaków
usługa kombajn > koszenie zbóż kombajnem
kombajn w żniwa > koszenie zbóż kombajnem
kombajn na usługa > koszenie zbóż kombajnem
combine harvesting > koszenie zbóż kombajnem
mähdreschen > koszenie zbóż kombajnem
maishäckseln > sieczkarnia kukurydza
maize chopping > sieczkarnia kukurydza
forage harvester > sieczkarnia
feldhäcksler > sieczkarnia
cosecha de maíz > zbiór kukurydzy
maisernte > zbiór kukurydzy
corn harvesting > zbiór kukurydzy
raccolta mais > zbiór kukurydzy
збір кукурудзи > zbiór kukurydzy
wycieczka szkolny do ul > warsztaty w pasiece dla klas
wycieczka szkolny do uli > warsztaty w pasiece dla klas
wycieczka do uli > warsztaty w pasiece dla klas
wycieczka szkolny pszczoła > warsztaty w pasiece dla klas
belka słoma > bela słomy
belka siano > bela siana
belka sianokiszonka > bela sianokiszonki
ściąganie siano > przewóz siana
ściągnięcie siano > przewóz siana
ściągnąć siano > przewóz siana
zwiezienie siano > przewóz siana
ściągnięcie słoma > przewóz słomy
atrakcja na festyn > pokaz na festynie
atrakcja na dożynki > pokaz na festynie
atrakcja na piknik > pokaz na festynie
pokaz na piknik > pokaz na festynie
pokaz na dożynki > pokaz na festynie
pszczelarz obejrzeć > przegląd pasieki
wysypać podwórko > wywrotka
utwardzić podwórko > wywrotka żwir
utwardzenie podwórko > wywrotka żwir
utwardzić droga > wywrotka żwir
podsypać > wywrotka
nawieźć ziemia > wywrotka ziemia
podnieść teren > wywrotka ziemia
wyrównać teren > wywrotka ziemia
wyrównanie teren > wywrotka ziemia
wyrównanie podwórko > wywrotka ziemia
kwitnąć od wiosna > rabaty bylinowe projekt
kwitnąć cały rok ogród > rabaty bylinowe projekt
rozplanować kwietnik > projektowanie rabat
rozrysować kwietnik > projektowanie rabat
plan kwietnik > projektowanie rabat
na drzewo po nasiono > zbiór szyszek i nasion
oczko wodny wykopać > minikoparka
wykopanie oczko > minikoparka
wykopanie rów > minikoparka
wykopanie staw > minikoparka
wykopanie fundament > minikoparka
wykopanie dół > minikoparka
zrobić zrębek > rębak
zrębek z gałąź > rębak
zrębkować gałąź > rębak
<drzewo> rosnąć za blisko > wycinka drzew
<drzewo> rosnąć blisko > wycinka drzew
<drzewo> rosnąć koło > wycinka drzew
<drzewo> rosnąć przy > wycinka drzew
z przywóz > z dowozem
kręcenie miód > wirowanie miodu
kręcić miód > wirowanie miodu
wykręcić miód > wirowanie miodu
wybrać miód z ul > wirowanie miodu
pełny ramka > wirowanie miodu
<złapać> rój > zdejmowanie rojów
<złapać> pszczoła > zdejmowanie rojów
trawa urosnąć > koszenie trawników
trawa wyrosnąć > koszenie trawników
trawa odrosnąć > koszenie trawników
trawa zarosnąć > koszenie trawników
strzyżenie trawa > koszenie trawników
strzyżenie trawnik > koszenie trawników
<dzik> <włazić> > pastuch elektryczny lub ogrodzenie
<dzik> nie <włazić> > pastuch elektryczny lub ogrodzenie
zabezpieczyć przed <dzik> > pastuch elektryczny lub ogrodzenie
ochrona przed <dzik> > pastuch elektryczny lub ogrodzenie
ogrodzenie przed <dzik> > pastuch elektryczny lub ogrodzenie
ogrodzić przed <dzik> > pastuch elektryczny lub ogrodzenie
<bydło> <uciekać> > pastuch elektryczny
<bydło> nie <uciekać> > pastuch elektryczny
opał <moknąć> > wiata na drewno
opał nie <moknąć> > wiata na drewno
drewno <moknąć> > wiata na drewno
drewno nie <moknąć> > wiata na drewno
drzewo nie <moknąć> > wiata na drewno
zadaszenie na drewno > wiata na drewno
zadaszenie na opał > wiata na drewno
zadaszenie na drzewo > wiata na drewno
daszek na drewno > wiata na drewno
daszek na opał > wiata na drewno
daszek na polano > wiata na drewno
szopka na drewno > wiata na drewno
<zasłonić> narzędzie > szopa
<zasłonić> kosiarka > szopa
<zasłonić> traktorek > szopa
kwaśny ziemia > rozsiew wapna
ziemia kwaśny > rozsiew wapna
ziemia za kwaśny > rozsiew wapna
kwaśny gleba > rozsiew wapna
gleba kwaśny > rozsiew wapna
kwaśny pole > rozsiew wapna
odkwasić > rozsiew wapna
odkwaszenie > rozsiew wapna
odkwaszanie > rozsiew wapna
sypnąć wapno > rozsiew wapna
posypać wapno > rozsiew wapna
zgubić podkowa > kucie
podkowa odpaść > kucie
podkowa odlecieć > kucie
podkuwacz > kucie koni
<zostać> pieniek > frezowanie pni
<zostać> pień > frezowanie pni
<zostać> pniak > frezowanie pni
<zostać> karpa > frezowanie pni
pieniek po > frezowanie pni
zmielenie pień > frezowanie pni
zmielić pień > frezowanie pni
zmielenie pniak > frezowanie pni
<zostać> gałąź > wywóz gałęzi
<zostać> gruz > wywóz ziemi
<zostać> ziemia > wywóz ziemi
sterta gałąź > wywóz gałęzi
kupa gałąź > wywóz gałęzi
zabranie chrust > wywóz gałęzi
zabranie gałąź > wywóz gałęzi
cień od <drzewo> > prześwietlanie koron
<drzewo> za blisko > wycinka drzew
<drzewo> blisko dom > wycinka drzew
<drzewo> koło dom > wycinka drzew
<drzewo> koło dach > wycinka drzew
<drzewo> przy dom > wycinka drzew
woda z rynna > podlewanie deszczówką
woda z dach > podlewanie deszczówką
łapać deszczówka > podlewanie deszczówką
<złapać> deszczówka > podlewanie deszczówką
zbiornik na deszczówka > podlewanie deszczówką
beczka na deszczówka > podlewanie deszczówką
rainwater > podlewanie deszczówką
regenwasser > podlewanie deszczówką
zrobić sianokiszonka > owijanie balotów
zrobienie sianokiszonka > owijanie balotów
zrobić kiszonka > sieczkarnia na kiszonkę
zrobienie kiszonka > sieczkarnia na kiszonkę
robienie kiszonka > sieczkarnia na kiszonkę
koszenie kukurydza > zbiór kukurydzy lub sieczkarnia
zrobić zrębka > rębak
zrębka z gałąź > rębak
zmielić gałąź > rębak
maszyna mielić gałąź > rębak
maszyna mielić konar > rębak
zrobić deska > cięcie na deski
deska z kłoda > cięcie na deski
pociąć na decha > cięcie na deski
na decha > cięcie na deski
napalić w piec > drewno opałowe
napalić w kominek > drewno kominkowe
palenie w kominek > drewno kominkowe
palenie w piec > drewno opałowe
żarzyć się do rano > brykiet
żarzyć do rano > brykiet
trzymać żar > brykiet
kostka do piec > brykiet
kostka do kominek > brykiet
kostka drzewny > brykiet
stary ramka > wytop wosku
susz pszczeli > wytop wosku
pszczeli susz > wytop wosku
susz na węza > wytop wosku
ramka z susz > wytop wosku
węza z własny wosk > wytop wosku
uratować odmiana > szczepienie drzewek
uratować stary odmiana > szczepienie drzewek
stary odmiana po dziadek > szczepienie drzewek
zaszczepić stary odmiana > szczepienie drzewek
gałąź na opał > gałęziówka
chrust na opał > gałęziówka
drewno do pocięcie > wałki gałęziówka
drzewo do pocięcie > wałki gałęziówka
auto chłodnia > chłodniczy transport
samochód chłodnia > chłodniczy transport
bus chłodnia > chłodniczy transport
kopytko koza > racice kóz
kopytko owca > racice owiec
kopyto koza > racice kóz
kopyto owca > racice owiec
kopyto krowa > korekcja racic
koza kopytko > racice kóz
owca kopytko > racice owiec
owca do ogolenie > strzyżenie owiec
owca do golenie > strzyżenie owiec
ogolić owca > strzyżenie owiec
golić owca > strzyżenie owiec
alpaka fryzjer > strzyża alpak
fryzjer dla alpaka > strzyża alpak
fryzjer dla owca > strzyżenie owiec
dziurawy dach > krycie dachu
dach z dziura > krycie dachu
sadzenie kwiat na balkon > nasadzenia na balkon
skrzynka na balkon posadzić > nasadzenia na balkon
zielony na balkon > nasadzenia na balkon
ocena stan drzewo > przegląd drzew
ocena stan <drzewo> > przegląd drzew
ocenić stan <drzewo> > przegląd drzew
stan <drzewo> > przegląd drzew
opinia o <drzewo> > przegląd drzew opinia
obejrzeć <drzewo> > przegląd drzew
<drzewo> bezpieczny > przegląd drzew
obejrzeć ul > przegląd pasieki
sprawdzenie ul > przegląd pasieki
sprawdzić ul > przegląd pasieki
zajrzeć do ul > przegląd pasieki
pierwszy ul > przegląd pasieki dla początkujących
wycieczka do ul > warsztaty w pasiece
dziecko zobaczyć pszczoła > warsztaty w pasiece
przedszkole do pasieka > warsztaty w pasiece
jak robić się miód > warsztaty w pasiece
jak się robić miód > warsztaty w pasiece
skąd się brać miód > warsztaty w pasiece
pszczoła na rzepak > zapylanie rzepaku
pszczoła do sad > zapylanie sadów
rodzina pszczeli na rzepak > zapylanie rzepaku
ul do sad > zapylanie sadów
ul na kwitnienie > zapylanie
kwiat zamiast trawnik > łąka kwietna
kwiat polny zamiast > łąka kwietna
drzewo nie rodzić > odmładzanie drzew owocowych
stary drzewo w sad > odmładzanie drzew owocowych
sad nie rodzić > odmładzanie drzew owocowych
jabłonka lepiej rodzić > cięcie jabłoni
siano na zima dla > siano dla
siano dla krowa > siano
siano dla bydło > siano
siano dla owca > siano
słoma dla bydło > słoma
słoma na strach > słoma w belach
strach na wróbel > słoma w belach
rozdrobnić gałąź > rębak
rasenmäher > elektronarzędzie
lawnmower > elektronarzędzie
lawn mower > elektronarzędzie
cortacésped > elektronarzędzie
tagliaerba > elektronarzędzie
газонокосарка > elektronarzędzie
sewing machine > elektronarzędzie
nähmaschine > elektronarzędzie
máquina de coser > elektronarzędzie
macchina da cucire > elektronarzędzie
швейна машинка > elektronarzędzie
maszyna do szycie > elektronarzędzie
maszyna do pisanie > elektronarzędzie
maszyna do szyć > elektronarzędzie
kosiarka spalinowy > elektronarzędzie
kosiarka elektryczny > elektronarzędzie
kosiarka do trawa > elektronarzędzie
kosiarka do trawnik > elektronarzędzie
kosiarka na akumulator > elektronarzędzie
kosiarka używany > elektronarzędzie
traktorek do koszenie > elektronarzędzie
piła łańcuchowy > elektronarzędzie
piła spalinowy > elektronarzędzie
piła elektryczny > elektronarzędzie
skrzynka na narzędzie > elektronarzędzie
skrzynka narzędziowy > elektronarzędzie
skrzynka na list > elektronarzędzie
wąż ogrodowy > elektronarzędzie
narzędzie ogrodowy > elektronarzędzie
meble ogrodowy > elektronarzędzie
myjka ciśnieniowy > elektronarzędzie
maszynka do mięso > elektronarzędzie
maszynka do golenie > elektronarzędzie
maszynka do strzyżenie > elektronarzędzie
kosz na śmieć > elektronarzędzie
kosz piknikowy > elektronarzędzie
koszyk piknikowy > elektronarzędzie
opieka nad osoba > pielęgniarka
opieka nad starszy > pielęgniarka
opieka nad senior > pielęgniarka
opieka nad babcia > pielęgniarka
opieka nad chory > pielęgniarka
opieka nad niemowlę > pielęgniarka
strzyżenie pies > pielęgniarka
strzyżenie kot > pielęgniarka
strzyżenie york > pielęgniarka
strzyżenie włos > pielęgniarka
fryzjer dla pies > pielęgniarka
psi fryzjer > pielęgniarka
nawóz do pomidor > agrochemia
nawóz do trawnik > agrochemia
nawóz do róża > agrochemia
nawóz do borówka > agrochemia
nawóz do kwiat > agrochemia
nawóz do warzywo > agrochemia
nawóz do roślina > agrochemia
nawóz do storczyk > agrochemia
nawóz do tuja > agrochemia
oprysk na mszyca > agrochemia
oprysk na ślimak > agrochemia
oprysk na chwast > agrochemia
środek na mszyca > agrochemia
środek na chwast > agrochemia
rój na <drzewo> > zdejmowanie rojów
<wykarczować> stary sad > karczowanie starego sadu
<kosić> trawa > koszenie trawników
trawa do <kosić> > koszenie trawników
<kosić> trawa na łąka > koszenie łąk
<kosić> działka > koszenie trawników
<chaszcze> do wycięcie > wykaszanie nieużytków
wycięcie <chaszcze> > wykaszanie nieużytków
wycinka <chaszcze> > wykaszanie nieużytków
wyciąć <chaszcze> > wykaszanie nieużytków
wycinanie <chaszcze> > wykaszanie nieużytków
<usunąć> <chaszcze> > wykaszanie nieużytków
<kosić> <chaszcze> > wykaszanie nieużytków
zarosnąć <chaszcze> > wykaszanie nieużytków
zarośnięty <chaszcze> > wykaszanie nieużytków
<złamać> <drzewo> > przegląd drzew po wichurze
<drzewo> zasłaniać > prześwietlanie koron
<drzewo> rzucać cień > prześwietlanie koron
<zmarnieć> trawnik > dosiewka trawnika
trawnik <zmarnieć> > dosiewka trawnika
trawnik po zima > wertykulacja trawnika
ogrodzenie dla <bydło> > pastuch elektryczny
ogrodzenie <bydło> > pastuch elektryczny
ogrodzenie na pastwisko > pastuch elektryczny
ogrodzenie pastwisko > pastuch elektryczny
ogrodzić pastwisko > pastuch elektryczny
ogrodzić <bydło> > pastuch elektryczny
<siać> łąka kwietny > łąka kwietna
zgrabić wysuszyć siano > przetrząsanie siana
zgrabić siano > przetrząsanie siana
grabić siano > przetrząsanie siana
grabienie siano > przetrząsanie siana
wysuszyć siano > przetrząsanie siana
suszyć siano > przetrząsanie siana
suszenie siano > przetrząsanie siana
przewrócić siano > przetrząsanie siana
przewracać siano > przetrząsanie siana
przetrząsnąć siano > przetrząsanie siana
<drzewo> pochylić > wycinka drzew
<drzewo> przechylić > wycinka drzew
<drzewo> chylić > wycinka drzew
pochylony <drzewo> > wycinka drzew
założyć sad > zakładanie sadu
zakładać sad > zakładanie sadu
posadzić sad > zakładanie sadu
nowy sad > zakładanie sadu
<przewieźć> gruz > wywrotka
<rozrzucić> gruz > wywrotka
gruz po budowa > wywrotka
talerzówka > talerzowanie
brona talerzowy > talerzowanie
głębosz > głęboszowanie
pazur alpaka > strzyża alpak
ząb alpaka > strzyża alpak
pazur lama > strzyża lam
buk do kominek > drewno bukowe do kominka
buk do piec > drewno bukowe
buk do palenie > drewno bukowe
buk na opał > drewno bukowe
buk opałowy > drewno bukowe
brzoza do kominek > brzoza opałowa
brzoza do piec > brzoza opałowa
brzoza na opał > brzoza opałowa
olcha do wędzić > olcha opałowa
olcha do wędzenie > olcha opałowa
olcha do wędzarnia > olcha opałowa
drewno do wędzarnia > drewno opałowe olcha
drewno do wędzenie > drewno opałowe olcha
sosna do piec > drzewo opałowe sosna
sosna na opał > drzewo opałowe sosna
sosna opałowy > drzewo opałowe sosna
<osiąść> pszczoła w komin > zdejmowanie rojów
pszczoła <osiąść> > zdejmowanie rojów
<osiąść> pszczoła > zdejmowanie rojów
rój <osiąść> > zdejmowanie rojów
<osiąść> rój > zdejmowanie rojów
<drzewo> <pęknąć> > wiązania linowe drzew
<pęknąć> <drzewo> > wiązania linowe drzew
rozwidlać <drzewo> > wiązania linowe drzew
podparcie <drzewo> > podpory drzew
podpora <drzewo> > podpory drzew
pomnik przyroda > wiązania linowe pomnikowych drzew
<przyciąć> żywopłot > wysięgnik do żywopłotów
żywopłot do <przyciąć> > wysięgnik do żywopłotów
<rozrzucić> <gnój> > rozrzutnik obornika
<gnój> na pole > rozrzutnik obornika
wycieczka do pszczoła > warsztaty w pasiece
wycieczka szkolny do pszczoła > warsztaty w pasiece dla klas
wycieczka szkolny do pasieka > warsztaty w pasiece dla klas
lekcja z pszczelarz > warsztaty w pasiece
prąd w ogrodzenie > pastuch elektryczny
elektryczny ogrodzenie > pastuch elektryczny
ogrodzenie elektryczny > pastuch elektryczny
ogrodzenie pod prąd > pastuch elektryczny
ogrodzenie na prąd > pastuch elektryczny
drut pod prąd > pastuch elektryczny
pastuch na prąd > pastuch elektryczny
<przewieźć> <bydło> > transport zwierząt
pociąć drewno na deska > trak cięcie na deski
pociąć drzewo na deska > trak cięcie na deski
pociąć pień na deska > trak cięcie na deski
kopyto koń > werkowanie kopyt
kopyto kuc > werkowanie kopyt
kopyto kucyk > werkowanie kopyt
kopyto klacz > werkowanie kopyt
za długi kopyto > werkowanie kopyt
kopyto za długi > werkowanie kopyt
drzewo kominkowy > drewno kominkowe
drzewo opałowy > drewno opałowe
drzewo do palenie > drewno opałowe
drzewo sezonować > drewno sezonowane
drzewo sezonowany > drewno sezonowane
suchy drzewo kominkowy > suche drewno kominkowe
suchy drzewo na opał > suche drewno opałowe
trawnik od nowy > dosiewka trawnika
założyć trawnik > dosiewka trawnika
założenie trawnik > dosiewka trawnika
nowy trawnik > dosiewka trawnika
ratować trawnik > dosiewka trawnika
ratunek trawnik > dosiewka trawnika
trawnik z mech > wertykulacja trawnika
ogród na balkon > nasadzenia na balkon
ogródek na balkon > nasadzenia na balkon
balkon od zero > nasadzenia na balkon
urządzić balkon > nasadzenia na balkon
zaaranżować balkon > nasadzenia na balkon
połamać <drzewo> > przegląd drzew po wichurze
połamany <drzewo> > przegląd drzew po wichurze
złamać <drzewo> > przegląd drzew po wichurze
złamany <drzewo> > przegląd drzew po wichurze
<drzewo> po burza > przegląd drzew po wichurze
<drzewo> po wichura > przegląd drzew po wichurze
dendrolog > przegląd drzew opinia
opinia dendrolog > przegląd drzew opinia
opinia dendrologiczny > przegląd drzew opinia
ekspertyza drzewo > przegląd drzew opinia
korzeń po sad > karczowanie sadu
korzeń po drzewo > frezowanie pni
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
pszczoła się roić > zdejmowanie rojów
roić się pszczoła > zdejmowanie rojów
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
dach z słoma > krycie dachów strzechą
dach ze słoma > krycie dachów strzechą
słomiany dach > krycie dachów strzechą
dach z trzcina > krycie dachów strzechą
dach z gont > krycie dachów gontem
chata kryta strzecha > krycie dachów strzechą
kiszonka z kukurydza > sieczkarnia kukurydza
<ktoś> z piła > wycinka drzew
<ktoś> z pilarka > wycinka drzew
<ktoś> z opryskiwacz > oprysk
<ktoś> z prasa > prasowanie siana
<ktoś> z przyczepa > transport
<ktoś> z sieczkarnia > sieczkarnia
<ktoś> z rozrzutnik > rozsiew nawozów
domek dla kura > kurnik
dom dla kura > kurnik
ból ząb > ząb
deska z drzewo > cięcie na deski
drzewo na deska > cięcie na deski
drewno na deska > cięcie na deski
sianokos > koszenie łąki
opał > drewno opałowe
opal > drewno opałowe
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
palić w kominek > drewno kominkowe
palić w piec > drewno opałowe
drewno do palić > drewno opałowe
drzewo do palić > drewno opałowe
drzewo do kominek > drewno kominkowe
drzewo na opał > drewno opałowe
drzewo do piec > drewno opałowe
wildblumenwiese > łąka kwietna
wildflower seed > łąka kwietna
wildflower seeds > łąka kwietna
wildflower meadow > łąka kwietna
hay bale > siano
hay bales > siano
straw bale > słoma
straw bales > słoma
swarm removal > zdejmowanie roju
bienenschwarm > zdejmowanie roju
рій бджіл > zdejmowanie roju
klauenpflege > korekcja racic
hoof trimming > pielęgnacja racic
schafschur > strzyżenie owiec
chicken coop > kurnik
hen house > kurnik
pruning > cięcie drzew
potatura > cięcie drzew
baumschnitt > cięcie drzew
poda > cięcie drzew
обрізка дерев > cięcie drzew
обрізка > cięcie drzew
sino > siano
pomoc w żniwa > kombajnista na żniwa
praca w żniwa > kombajnista na żniwa
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
niebezpieczny drzewo > wycinka drzewa
złamany drzewo > wycinka drzewa
drzewo do wycięcie > wycinka drzewa
<usunąć> drzewo > wycinka drzew
zwalić drzewo > wycinka drzewa
pień po drzewo > frezowanie pnia
<usunąć> pień > frezowanie pni
pieniek do usunięcie > frezowanie pnia
<usunąć> pieniek > frezowanie pni
<usunąć> karpa > frezowanie pni
wymiana wosk > wytop wosku
wosk na węza > wytop wosku
drzewo nad dom > wycinka drzewa
sianie kukurydza > siew kukurydzy
sianie zboże > siew zbóż
sianie trawa > siew trawy
golenie owca > strzyżenie owiec
pedicure dla krowa > korekcja racic krów
pedicure krowa > korekcja racic krów
obcinanie kopyto > werkowanie kopyt
czyszczenie kopyto > werkowanie kopyt
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
zrobić ogród > projekt ogrodu
ogródek do przekopanie > przekopanie ogródka
skopać ogródek > przekopanie ogródka
farrier > podkuwanie koni
hufschmied > podkuwanie koni
herrador > podkuwanie koni
maniscalco > podkuwanie koni
hufpflege > werkowanie kopyt
hoof care > werkowanie kopyt
ballen pressen > prasowanie bel
heu pressen > prasowanie siana
stroh pressen > prasowanie słomy
podar árbol frutal > cięcie jabłoni
podar árboles frutales > cięcie jabłoni
poda de frutales > cięcie jabłoni
poda de árboles frutales > cięcie jabłoni
potare albero da frutto > cięcie jabłoni
potatura alberi da frutto > cięcie jabłoni
potare meli > cięcie jabłoni
обрізати яблуні > cięcie jabłoni
обрізка яблунь > cięcie jabłoni
обрізка плодових дерев > cięcie jabłoni
prune apple tree > cięcie jabłoni
prune fruit trees > cięcie jabłoni
pruning fruit trees > cięcie jabłoni
pruning apple trees > cięcie jabłoni
prune apple trees > cięcie jabłoni
podar árboles > pielęgnacja drzew
podar árbol > pielęgnacja drzew
poda de árboles > pielęgnacja drzew
potare alberi > pielęgnacja drzew
prune trees > pielęgnacja drzew
prune tree > pielęgnacja drzew
pruning trees > pielęgnacja drzew
обрізати дерева > pielęgnacja drzew
cortar árbol > wycinka drzew
cortar árboles > wycinka drzew
talar árbol > wycinka drzew
talar árboles > wycinka drzew
tagliare albero > wycinka drzew
tagliare alberi > wycinka drzew
abbattere albero > wycinka drzew
abbattimento alberi > wycinka drzew
baum fällen > wycinka drzew
bäume fällen > wycinka drzew
remove tree > wycinka drzew
cut tree > wycinka drzew
cut trees > wycinka drzew
cortar césped > koszenie trawnika
cortar el césped > koszenie trawnika
cortar hierba > koszenie trawnika
tagliare erba > koszenie trawnika
tagliare prato > koszenie trawnika
taglio erba > koszenie trawnika
косити траву > koszenie trawnika
скосити траву > koszenie trawnika
покосити траву > koszenie trawnika
rasen mähen > koszenie trawnika
mow lawn > koszenie trawnika
mow the lawn > koszenie trawnika
cut grass > koszenie trawnika
cut the grass > koszenie trawnika
wiese mähen > koszenie łąki
mow meadow > koszenie łąki
segar prado > koszenie łąki
скосити луг > koszenie łąki
tree removal > wycinka drzew
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
tree cutting > wycinka drzew
stump removal > frezowanie pni
reetdach > krycie strzechą
thatched roof > krycie strzechą
bee removal > zdejmowanie rojów
спиляти дерево > wycinka drzewa
зрізати дерево > wycinka drzewa
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
usługi ogrodowe > usługi ogrodnicze
usługa ogrodowa > usługi ogrodnicze
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
harvest service > kombajn
combine harvester > kombajn
viehtransport > transport zwierząt
pferdetransport > transport konia
horse transport > transport konia
livestock transport > transport zwierząt
зрубати дерево > wycinka drzewa
zioło dla królik > sianko dla królika
trawa dla królik > sianko dla królika
mlecz dla królik > sianko dla królika
złamać drzewo > przegląd drzewo po wichurze
drzewo po wiatr > przegląd drzewo po wichurze
szkolenie dla pszczelarz > mentoring pasieka
szkolenie dla kurs dla początkujący pszczelarz > mentoring pasieka
opieka nad niemowlak > pielęgniarka
założyć łąka > łąka kwietna pod klucz
posadzić łąka > łąka kwietna pod klucz
posiać łąka > łąka kwietna pod klucz
pielęgnacja trawnik > koszenie trawników lub wertykulacja trawnika
drzewo przewrócić > wycinka drzew
drzewo się przewrócić > wycinka drzew
spiłowanie drzewo > wycinka drzew
spiłować drzewo > wycinka drzew
`,
  same: `
koszenie wykaszanie skoszenie kośba
wycinka ścinka ścięcie wycięcie
orka oranie zaoranie podorywka
zdejmowanie zdjęcie
oprysk opryskiwanie opryskiwacz
transport przewóz przewiezienie zwózka odwóz przywiezienie zwiezienie dowóz dowiezienie
wynajem wypożyczenie wypożyczalnia najem wynajęcie
ogrodzenie płot parkan grodzenie
ciągnik traktor
pelet pellet
bela balot
siano sianko
słoma słomka
brykiet brykiety
rębak rozdrabniacz
glebogryzarka pielnik rotawator
wywóz wywózka
cięcie przycinanie przycięcie podcinanie
prześwietlanie prześwietlenie
pszczelarz pszczelarstwo
strzyżenie strzyża
`,
  also: `
korektor korekcja
strzygacz strzyżenie
postrzygacz strzyżenie
zwyżka podnośnik koszowy
kultywator glebogryzarka
roztrząsacz rozrzutnik obornik
bukmanka transport zwierzę koń
koniowóz transport zwierzę koń
chłodnia chłodniczy
tur ładowacz
fadroma ładowarka
jcb ładowarka teleskopowy
manitou ładowarka teleskopowy
szambiarka beczka asenizacyjny
beczkowóz beczka asenizacyjny
tir zestaw przyczepa naczepa
kwietnik rabata
klomb rabata
okrąglak wałek gałęziówka
papierówka wałek
chrust gałęziówka
trzcina strzecha
raciczka racica
kopytko racica
koszenie kosiarz
rysunek projekt
rozrysować projekt
ocena przegląd opinia
decha deska
kłoda drewno
klocek polano szczapa
buczyna bukowy
dębina dębowy
sośnina sosna
czarnoziem ziemia
humus ziemia
torf ziemia
tłuczeń żwir piasek
grys żwir piasek
pospółka żwir piasek
autko traktor
klatka zagroda
klateczka zagroda
kurs nauka warsztaty lekcja
lekcja kurs nauka
nauka kurs lekcja
szkolenie kurs nauka
kojec zagroda
opał drewno brykiet pellet pelet
opałowy brykiet
drewno opałowy brykiet wałek gałęziówka polano szczapa zrzyna pellet
traktorek traktor
magazynier sortownia pakowanie
pakowanie pakowacz sortownia
kombajnista kombajn żniwa
ogrodnik ogrodniczka ogród
murawa trawnik
chwast wykaszanie nieużytek
gruz wywóz wywrotka
koparka minikoparka
tartak trak deska
gnój obornik rozrzutnik
obornik rozrzutnik
podściółka ściółka słoma trociny wióry
nawóz rozsiew wapno obornik
wapno rozsiew
kopyto werkowanie kucie
racica korekcja
dach krycie strzecha gont
strzecha krycie
altana wiata
drewutnia wiata szopa
pastuch ogrodzenie
siatka ogrodzenie
rolniczy rolny rolnictwo
pakowacz pakowanie sortownia
arborysta wycinka prześwietlanie pilarz
architekt projekt projektowanie
porada konsultacja
doradca konsultacja
doradztwo konsultacja
przetarcie trak
wykop minikoparka koparka
kruszywo żwir piasek
koniowóz transport
furmanka transport
laweta transport
miodarka wirowanie
łapanie zdejmowanie
dekarz krycie
strzecharz krycie strzecha
altanka wiata altana
ściółka słoma trociny
kupała świętojański
kosiarz koszenie kosa
przywóz transport
nawożenie nawóz rozsiew
wapnowanie wapno rozsiew
nawadnianie podlewanie
pieniek pień
pniak pień
konar gałąź
chrust gałąź
zagon grządka
karpa pień
usunięcie wycinka
kucie kowal kowadło kuźnia
łowny stajnia obora łapać
spulchnienie glebogryzarka uprawa
topienie wytop
przetopienie wytop
deszczówka deszczowy podlewanie
odchwaszczanie wykaszanie chwast
aeracja wertykulacja
gnojówka obornik nawóz
mulczer mulczowanie wykaszanie
ekspertyza opinia przegląd
rolki baloty
samochód traktor
przyuczyć nauczyć uczyć wdrożyć przyuczenie
postrzyżyny strzyżenie strzyża
plan projekt projektowanie
`,
  translations: `
rów|ditch|graben|zanja|рів канава|fosso
usługa|contractor service|lohnunternehmer dienstleister dienstleistung|servicio|послуга|servizio
owijanie|wrapping|wickeln ballenwickeln||обмотування|fasciatura
wosk|wax|wachs|cera|віск|cera
siano|hay|heu|heno|сіно|fieno
słoma|straw|stroh|paja|солома|paglia
ogrodnik|gardener|gärtner|jardinero|садівник|giardiniere
orka|ploughing plowing|pflügen|arado|оранка|aratura
siew|sowing|aussaat säen|siembra|посів|semina
koszenie|mowing|mähen rasenmähen|siega segar|косіння|sfalcio falciatura
ogród|garden|garten|jardín|сад город|giardino
wycinka|felling|fällen baumfällung|tala|вирубка|abbattimento
wynajem|rental hire rent|verleih vermietung mieten|alquiler|оренда прокат|noleggio
ciągnik|tractor|traktor schlepper|tractor|трактор|trattore
transport|transport haulage|transport|transporte|перевезення|trasporto
strzyżenie|shearing|scheren schafschur|esquila|стрижка|tosatura
ogrodzenie|fence fencing|zaun|valla cerca|паркан огорожа|recinto recinzione
drewno|wood firewood timber|holz brennholz kaminholz|leña madera|дрова деревина|legna legno
warsztat|workshop|werkstatt workshop|taller|майстерня|laboratorio
opałowy|heating|brennstoff||опалення|riscaldamento
balkon|balcony|balkon|balcón|балкон|balcone
ogród|garden gardens|gärten|huerto|городу саду|orto
siano|hay bale|heuballen|heno|сіна|fieno
słoma|bales|strohballen|paja|соломи|paglia
drewno|firewood logs|brennholz kaminholz holz|leña|дрова дров|legna
brykiet|briquette|brikett|briqueta|брикети|bricchetti
kombajnista|harvester combine|mähdrescherfahrer|cosechadora|комбайнер|mietitrebbia
stajnia|stable|stall pferdestall|establo cuadra|стайня конюшня|stalla scuderia
budowa|building construction|bau bauen|construcción|будівництво|costruzione
płot|fences|zäune|vallas|забор паркан|recinzioni
koszenie|lawnmowing mow|mähen rasen|cortar césped|покіс косити|tagliare
wycinka|cutting|baumfällung fällen|poda|спил зрізання|taglio
cięcie|pruning|schnitt baumschnitt|poda|обрізка|potatura
wynajem|renting|mieten leihen|alquilar|орендувати|affitto
koparka|excavator digger|bagger|excavadora|екскаватор|escavatore
warsztat|workshops class|kurs kurse|talleres curso|воркшоп курси|corso corsi
wałek|rollingpin rolling|nudelholz teigrolle|rodillo|качалка|mattarello
ogrodnik|groundskeeper landscaper|gärtnerin gärtnereihelfer|jardinera|озеленювач|giardiniera vivaista
kowal|smithy farrier|schmied hufschmied|herrero|коваль|fabbro
koparka|excavators digger backhoe|bagger|excavadora|екскаватор|escavatore
kombajnista|combine harvester|mähdrescherfahrer|cosechador|комбайнер|mietitrebbiatore
opryskiwacz|sprayer|spritze feldspritze|pulverizador|обприскувач|irroratrice
żniwa|reaping|mähdrusch dreschen getreideernte||жнива|mietitura
prasowanie|baling|pressen ballenpressen|empacado|пресування|imballatura
nawóz|fertilizer fertiliser manure|dünger mist gülle|abono estiércol|добриво гній|concime letame
uprawa|tillage cultivation|bodenbearbeitung grubbern|labranza|обробка|lavorazione
oprysk|spraying|spritzen pflanzenschutz|fumigación|обприскування|irrorazione
trawnik|lawns turf|rasen rasenpflege|césped|газон|prato
mulczowanie|mulching|mulchen|desbroce|мульчування|trinciatura
wertykulacja|scarifying dethatching|vertikutieren|escarificado|аерація|arieggiatura
projekt|designer landscaping|gartengestaltung gartenplanung|diseñador paisajismo|дизайн|progettazione
przesadzanie|transplanting|umpflanzen verpflanzen|trasplante|пересадка|trapianto
pień|stumps stump|stumpf wurzel baumstumpf|tocón|пень корінь|ceppo
prześwietlanie|pruning thinning|baumschnitt baumpflege kronenschnitt|poda|обрізка|potatura
cięcie|trimming pruning|schnitt obstbaumschnitt|poda|обрізка|potatura
szczepienie|grafting|veredelung veredeln|injerto|щеплення|innesto
minikoparka|minidigger|minibagger|miniexcavadora|мініекскаватор|miniescavatore
glebogryzarka|rotavator tiller rototiller|bodenfräse|motocultor|мотоблок культиватор|motozappa
rozrzutnik|spreader|miststreuer|esparcidor|розкидач|spandiletame
ładowarka|loader telehandler|lader radlader teleskoplader|cargadora|навантажувач|pala caricatore
ziemia|soil earth topsoil|erde mutterboden|tierra|земля ґрунт|terra terriccio
wywrotka|tipper dumptruck|kipper|volquete|самоскид|ribaltabile
przewóz|hauling carriage|transport viehtransport|acarreo|перевезення|trasporto
wirowanie|extraction spinning|schleudern honigschleudern|extracción|відкачка|smielatura
werkowanie|trimming|hufpflege|recorte|розчистка|pareggio
racica|hoof hooves|klaue klauenpflege|pezuña|ратиця|zoccolo
alpaka|alpaca|alpaka|alpaca|альпака|alpaca
wiata|carport shelter|carport unterstand|cobertizo|навіс|tettoia
szopa|shed|schuppen holzschuppen|cobertizo|сарай|capanno
altana|gazebo summerhouse|laube pavillon|cenador|альтанка|gazebo
strzecha|thatch thatched|reetdach strohdach|paja|стріха|paglia
dach|roof roofing|dach|tejado techo|дах|tetto
sztacheta|picket|latte zaunlatte|estaca|штахетник|staccionata
rozpałka|kindling|anzündholz anmachholz|astillas|розпалка|accendifuoco
węgiel|charcoal coal|holzkohle kohle|carbón|вугілля|carbone
trociny|sawdust shavings|sägespäne späne|serrín|тирса|segatura
ściółka|bedding litter mulch|einstreu|lecho|підстилка|lettiera
dębowy|oak|eiche|roble|дубовий|quercia rovere
bukowy|beech|buche|haya|буковий|faggio
kowal|blacksmith|schmied|herrero|коваль|fabbro
brzoza|birch|birke|abedul|береза|betulla
zapylanie|pollination|bestäubung|polinización|запилення|impollinazione
zdejmowanie||einfangen||зняття|
kombajn|combine harvester|mähdrescher|cosechadora|комбайн|mietitrebbia
koparka||minibagger||мініекскаватор|miniescavatore
projekt|design planning|gartenplanung gartengestaltung|diseño|проект дизайн|progettazione
drewno|logs kindling|scheitholz anmachholz||дровишки|ciocchi
koszenie||||покос|
golenie|shaving|rasier rasieren rasierseife|afeitado|гоління|barba rasatura
wałek|rolling|nudelholz teigrolle|rodillo|качалка|mattarello
kurnik|coop henhouse|hühnerstall|gallinero|курник|pollaio
pakowanie|packer packing|verpacken|empaquetado|пакувальник пакування|confezionamento
prasowanie|baling|ballenpressen|empacado|пресування тюкування|
projekt|landscaping|landschaftsbau|paisajismo|ландшафтний|
krycie|roofing roofer thatching|dachdecker dachdecken|techado|дах покрівля|
pellet|pellets|pellets||пелети|
trak|sawmill|sägewerk|aserradero|пилорама|segheria
piasek|sand|sand|arena|пісок|sabbia
żwir|gravel|kies|grava|гравій щебінь|ghiaia
łuparka|splitter|holzspalter|partidora|дровокол|spaccalegna
rębak|chipper|häcksler|trituradora|подрібнювач|cippatrice
rolniczy|agricultural|landwirtschaftlich|agrícola|сільськогосподарський|
koszenie|mowing|mäharbeiten|||falciatura
frezowanie|grinding|stubbenfräsen|destoconado||
pień|stump|baumstumpf|tocón|пень|ceppo
wycinka|felling removal||tala||abbattimento
przycinanie|trimming|||підрізання|
wykaszanie|brushcutting clearing|freischneiden|desbroce|викошування|decespugliamento
frezowanie|grinding stumpgrinding|fräsen stubbenfräsen|fresado|фрезерування|fresatura
koszenie|mowing|mähen rasenmähen|corte segar siega|косіння|falciatura sfalcio
trawnik|lawn|rasen|césped|газон|prato
zdejmowanie|removal remove|entfernen einfangen|retirar retirada|зняти прибрати|rimozione rimuovere
koszenie||||скошування|
bela|bale|ballen|paca fardo|тюк|balla
orka|plough plow ploughing plowing|pflügen umpflügen|arar arado labranza|орати зорати оранка|arare aratura
przyczepa|trailer|anhänger|remolque|причіп|rimorchio
trak|sawmill|sägewerk|aserradero|лісопилка пилорама|segheria
ziemia|soil topsoil|mutterboden gartenerde|tierra|земля чорнозем|terra terriccio
siew|sowing|aussaat|siembra sembrar|сівба|semina
`,
};
