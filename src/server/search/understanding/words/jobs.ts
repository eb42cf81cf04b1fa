import type { BranchWords } from '../branch-words.ts';

/** How people ask for jobs. */
export const jobsWords: BranchWords = {
  sayings: `
kat b > prawo jazdy
mieć kurs na > uprawnienie na
kurs na oprysk > operator opryskiwacza
uprawnienie na oprysk > operator opryskiwacza
szukać etat > praca
ściąganie drewno > zrywka drewna
ściągać drewno > zrywka drewna
zrywka koń > woźnica zrywka
zbieracz grzyb > zbieranie runa
zbieranie grzyb <praca> > zbieranie runa
<praca> przy grzyb > zbieranie runa
dorobić przy grzyb > zbieranie runa
uczenie jeździć > nauka jazdy
uczyć jeździć > nauka jazdy
zapfenpflücker > zbiór szyszek
cone picker > zbiór szyszek
part time job > praca pół etatu
gärtner gesucht > praca ogrodnik
fahrer gesucht > praca kierowca
koch gesucht > praca kucharz
näherin gesucht > praca krawcowa
tischler gesucht > praca stolarz
bäcker gesucht > praca piekarz
schäfer gesucht > praca juhas
mähdrescherfahrer > kombajnista
<praca> przy wożenie > praca kierowca
<praca> przy gnojowica > praca kierowca z beczką
<praca> przy wożenie gnojowica > praca kierowca z beczką
na stale > na stałe
lubie > lubić
specjalista od > ktoś do
specjalistka od > ktoś do
fachowiec do > ktoś do
papier na piła > praca pilarz
uprawnienie na piła > praca pilarz
kurs na piła > praca pilarz
uprawnienie na pilarka > praca pilarz
house sitting > opieka nad zwierzętami w czasie urlopu
farm sitting > opieka nad zwierzętami w czasie urlopu
housesitting > opieka nad zwierzętami w czasie urlopu
gdy mnie nie być > w czasie urlopu
jak mnie nie być > w czasie urlopu
kiedy mnie nie być > w czasie urlopu
podczas urlop > w czasie urlopu
na czas urlop > w czasie urlopu
koło garncarski praca > praca w pracowni ceramicznej
<praca> przy koło garncarski > praca w pracowni ceramicznej
toczyć na koło > praca w pracowni ceramicznej
<praca> przy żelazo > praca w kuźni
<praca> przy ogień > praca w kuźni
<praca> przy mąka > praca w młynie
<praca> przy młyn > praca w młynie
<praca> przy jagoda > praca przy zbiorze borówki
<praca> z jagoda > praca przy zbiorze borówki
<praca> przy owoc > praca przy zbiorze
<praca> na owoc > praca przy zbiorze
<praca> na jagoda > praca przy zbiorze borówki
<praca> na truskawka > praca przy zbiorze truskawek
<praca> na jabłko > praca przy zbiorze jabłek
<praca> na ogórek > praca przy zbiorze ogórków
<praca> przy winogrono > praca przy zbiorze winogron
<praca> przy ryba > praca przy rybach
<praca> na karp > praca na stawach rybnych
<praca> przy karp > praca na stawach rybnych
<praca> w rybakówka > praca przy rybach
<praca> przy ser > praca w serowarni
<praca> robić ser > praca w serowarni
<praca> przy robienie ser > praca w serowarni
<praca> przy chleb > praca piekarz
<praca> przy mięso > praca rozbieracz mięsa
<praca> z nóż > praca rozbieracz mięsa
<praca> przy drewno > praca stolarz
<praca> przy kwiat > praca przy kwiatach
<praca> przy szyszka > praca przy zbiorze szyszek
<praca> przy tulipan > praca sadzenie cebul
<praca> na ranczo > praca przy bydle
summer job with kid > praca animatora
job with child > praca animatora
job with kid > praca animatora
nauka zawód > praca
praca w noc > praca na nocną zmianę
praca na noc > praca na nocną zmianę
nocny praca > praca na nocną zmianę
osoba do > ktoś do
<naprawa> <maszyna> > mechanik maszyn rolniczych
<maszyna> <naprawa> > mechanik maszyn rolniczych
<maszyna> się <naprawa> > mechanik maszyn rolniczych
z angielski > chcę
z niemiecki > chcę
z język angielski > chcę
zbieracz runo > zbieranie runa
zbieranie runo <praca> > zbieranie runa
pomocnik do pieczenie chleb > pomocnik piekarza
<praca> przy pieczenie chleb > praca w piekarni
pieczenie chleb <praca> > praca w piekarni
mieć fach w ręka > chcę
fach w ręku > chcę
fach w ręka > chcę
wyuczyć zawód > chcę
job > praca
<ktoś> zająć > opieka
zajmować się > opieka
zająć się > opieka
szambo > beczka asenizacyjna
praktyka zawodowy > praca
przyuczenie do zawód > praca
operator kombajn > kombajnista
kierowca kombajn > kombajnista
kombajn kierowca > kombajnista
sprzedawca choinka > praca sprzedaż choinek
sprzedawanie choinka > praca sprzedaż choinek
jak wyjechać > w czasie urlopu
gdy wyjechać > w czasie urlopu
kiedy wyjechać > w czasie urlopu
podczas wyjazd > w czasie urlopu
pod nieobecność > w czasie urlopu
na czas wyjazd > w czasie urlopu
praca w mięsny > praca sprzedaż w sklepie masarni
kolega z praca > kolega
mycie okno > sprzątanie
mycie naczynie > sprzątanie
mycie podłoga > sprzątanie
mycie garnek > sprzątanie
czyszczenie okno > sprzątanie
usuwanie kamień > sprzątanie
przy zwierzę > przy zwierzętach lub koniach lub kozach lub owcach lub psach lub bydle lub stajni lub stadzie
przy glina > przy glinie lub ceramice
przy maszyna > przy maszynach lub ciągniku lub koparce lub opryskiwaczu
w ferma > na fermie lub stadzie lub gospodarstwie
na ferma > na fermie lub stadzie lub gospodarstwie
<ktoś> do > ktoś do
szukać dziewczyna do > ktoś do
szukać chłopak do > ktoś do
szukać kobieta do > ktoś do
szukać mężczyzna do > ktoś do
szukać pani do > ktoś do
szukać pan do > ktoś do
szukać osoba do > ktoś do
szukać człowiek do > ktoś do
szukać facet do > ktoś do
szukać ludzie do > ktoś do
szukać chłop do > ktoś do
szukać babka do > ktoś do
poszukiwać dziewczyna do > ktoś do
poszukiwać chłopak do > ktoś do
poszukiwać kobieta do > ktoś do
poszukiwać mężczyzna do > ktoś do
poszukiwać pani do > ktoś do
poszukiwać pan do > ktoś do
poszukiwać osoba do > ktoś do
poszukiwać człowiek do > ktoś do
poszukiwać facet do > ktoś do
poszukiwać ludzie do > ktoś do
poszukiwać chłop do > ktoś do
poszukiwać babka do > ktoś do
potrzebować dziewczyna do > ktoś do
potrzebować chłopak do > ktoś do
potrzebować kobieta do > ktoś do
potrzebować mężczyzna do > ktoś do
potrzebować pani do > ktoś do
potrzebować pan do > ktoś do
potrzebować osoba do > ktoś do
potrzebować człowiek do > ktoś do
potrzebować facet do > ktoś do
potrzebować ludzie do > ktoś do
potrzebować chłop do > ktoś do
potrzebować babka do > ktoś do
potrzebny dziewczyna do > ktoś do
potrzebny chłopak do > ktoś do
potrzebny kobieta do > ktoś do
potrzebny mężczyzna do > ktoś do
potrzebny pani do > ktoś do
potrzebny pan do > ktoś do
potrzebny osoba do > ktoś do
potrzebny człowiek do > ktoś do
potrzebny facet do > ktoś do
potrzebny ludzie do > ktoś do
potrzebny chłop do > ktoś do
potrzebny babka do > ktoś do
zatrudnić dziewczyna do > ktoś do
zatrudnić chłopak do > ktoś do
zatrudnić kobieta do > ktoś do
zatrudnić mężczyzna do > ktoś do
zatrudnić pani do > ktoś do
zatrudnić pan do > ktoś do
zatrudnić osoba do > ktoś do
zatrudnić człowiek do > ktoś do
zatrudnić facet do > ktoś do
zatrudnić ludzie do > ktoś do
zatrudnić chłop do > ktoś do
zatrudnić babka do > ktoś do
przyjąć dziewczyna do > ktoś do
przyjąć chłopak do > ktoś do
przyjąć kobieta do > ktoś do
przyjąć mężczyzna do > ktoś do
przyjąć pani do > ktoś do
przyjąć pan do > ktoś do
przyjąć osoba do > ktoś do
przyjąć człowiek do > ktoś do
przyjąć facet do > ktoś do
przyjąć ludzie do > ktoś do
przyjąć chłop do > ktoś do
przyjąć babka do > ktoś do
majster od > ktoś do
spec od > ktoś do
apple picking > praca przy zbiorze jabłek
apple picker > praca przy zbiorze jabłek
strawberry picking > praca przy zbiorze truskawek
strawberry picker > praca przy zbiorze truskawek
berry picking > praca przy zbiorze owoców
berry picker > praca przy zbiorze owoców
blueberry picking > praca przy zbiorze borówek
blueberry picker > praca przy zbiorze borówek
grape picking > praca przy zbiorze winogron
grape picker > praca przy zbiorze winogron
cucumber picking > praca przy zbiorze ogórków
cucumber picker > praca przy zbiorze ogórków
cherry picking > praca przy zbiorze owoców
cherry picker > praca przy zbiorze owoców
vegetable picking > praca przy zbiorze warzyw
vegetable picker > praca przy zbiorze warzyw
apfelernte > praca przy zbiorze jabłek
erdbeerernte > praca przy zbiorze truskawek
obsternte > praca przy zbiorze owoców
traubenlese > praca przy zbiorze winogron
gurkenernte > praca przy zbiorze ogórków
recogida de manzana > praca przy zbiorze jabłek
recogida de fresa > praca przy zbiorze truskawek
raccolta mela > praca przy zbiorze jabłek
raccolta fragola > praca przy zbiorze truskawek
raccolta uva > praca przy zbiorze winogron
pracownik do winnica > praca w winnicy
pracownik do stajnia > praca w stajni
pracownik do obora > praca w oborze
pracownik do szklarnia > praca w szklarni
pracownik do sad > praca w sadzie
pracownik do ogród > praca w ogrodzie
pracownik do las > praca w lesie
pracownik do kuchnia > praca w kuchni
pracownik do piekarnia > praca w piekarni
pracownik do pasieka > praca w pasiece
pracownik do szkółka > praca w szkółce
pracownik do młyn > praca w młynie
pracownik do serowarnia > praca w serowarni
pracownik do masarnia > praca w masarni
pracownik do kwiaciarnia > praca w kwiaciarni
pracownik do pole > praca w polu
pracownik do chlewnia > praca w chlewni
pracownik do kurnik > praca w kurniku
pracownica do winnica > praca w winnicy
pracownica do stajnia > praca w stajni
pracownica do obora > praca w oborze
pracownica do szklarnia > praca w szklarni
pracownica do sad > praca w sadzie
pracownica do ogród > praca w ogrodzie
pracownica do las > praca w lesie
pracownica do kuchnia > praca w kuchni
pracownica do piekarnia > praca w piekarni
pracownica do pasieka > praca w pasiece
pracownica do szkółka > praca w szkółce
pracownica do młyn > praca w młynie
pracownica do serowarnia > praca w serowarni
pracownica do masarnia > praca w masarni
pracownica do kwiaciarnia > praca w kwiaciarni
pracownica do pole > praca w polu
pracownica do chlewnia > praca w chlewni
pracownica do kurnik > praca w kurniku
robotnik do winnica > praca w winnicy
robotnik do stajnia > praca w stajni
robotnik do obora > praca w oborze
robotnik do szklarnia > praca w szklarni
robotnik do sad > praca w sadzie
robotnik do ogród > praca w ogrodzie
robotnik do las > praca w lesie
robotnik do kuchnia > praca w kuchni
robotnik do piekarnia > praca w piekarni
robotnik do pasieka > praca w pasiece
robotnik do szkółka > praca w szkółce
robotnik do młyn > praca w młynie
robotnik do serowarnia > praca w serowarni
robotnik do masarnia > praca w masarni
robotnik do kwiaciarnia > praca w kwiaciarni
robotnik do pole > praca w polu
robotnik do chlewnia > praca w chlewni
robotnik do kurnik > praca w kurniku
robotnica do winnica > praca w winnicy
robotnica do stajnia > praca w stajni
robotnica do obora > praca w oborze
robotnica do szklarnia > praca w szklarni
robotnica do sad > praca w sadzie
robotnica do ogród > praca w ogrodzie
robotnica do las > praca w lesie
robotnica do kuchnia > praca w kuchni
robotnica do piekarnia > praca w piekarni
robotnica do pasieka > praca w pasiece
robotnica do szkółka > praca w szkółce
robotnica do młyn > praca w młynie
robotnica do serowarnia > praca w serowarni
robotnica do masarnia > praca w masarni
robotnica do kwiaciarnia > praca w kwiaciarni
robotnica do pole > praca w polu
robotnica do chlewnia > praca w chlewni
robotnica do kurnik > praca w kurniku
pomocnik do winnica > praca w winnicy
pomocnik do stajnia > praca w stajni
pomocnik do obora > praca w oborze
pomocnik do szklarnia > praca w szklarni
pomocnik do sad > praca w sadzie
pomocnik do ogród > praca w ogrodzie
pomocnik do las > praca w lesie
pomocnik do kuchnia > praca w kuchni
pomocnik do piekarnia > praca w piekarni
pomocnik do pasieka > praca w pasiece
pomocnik do szkółka > praca w szkółce
pomocnik do młyn > praca w młynie
pomocnik do serowarnia > praca w serowarni
pomocnik do masarnia > praca w masarni
pomocnik do kwiaciarnia > praca w kwiaciarni
pomocnik do pole > praca w polu
pomocnik do chlewnia > praca w chlewni
pomocnik do kurnik > praca w kurniku
pomocnica do winnica > praca w winnicy
pomocnica do stajnia > praca w stajni
pomocnica do obora > praca w oborze
pomocnica do szklarnia > praca w szklarni
pomocnica do sad > praca w sadzie
pomocnica do ogród > praca w ogrodzie
pomocnica do las > praca w lesie
pomocnica do kuchnia > praca w kuchni
pomocnica do piekarnia > praca w piekarni
pomocnica do pasieka > praca w pasiece
pomocnica do szkółka > praca w szkółce
pomocnica do młyn > praca w młynie
pomocnica do serowarnia > praca w serowarni
pomocnica do masarnia > praca w masarni
pomocnica do kwiaciarnia > praca w kwiaciarni
pomocnica do pole > praca w polu
pomocnica do chlewnia > praca w chlewni
pomocnica do kurnik > praca w kurniku
babysitter dog > opieka nad psem
dog babysitter > opieka nad psem
dog sitting > opieka nad psem
hundesitter > opieka nad psem
hundebetreuung > opieka nad psem
etat w > praca w
etat na > praca na
etat przy > praca przy
etat u > praca u
praca koszykarstwo > praca plecionkarz
praca w koszykarstwo > praca plecionkarz
praca plecionkarstwo > praca plecionkarz
praca w plecionkarstwo > praca plecionkarz
praca wikliniarstwo > praca plecionkarz
praca w wikliniarstwo > praca plecionkarz
praca kowalstwo > praca pomocnik kowala
praca w kowalstwo > praca pomocnik kowala
praca stolarstwo > praca stolarz
praca w stolarstwo > praca stolarz
praca krawiectwo > praca krawiec
praca w krawiectwo > praca krawiec
praca hafciarstwo > praca krawiec
praca w hafciarstwo > praca krawiec
praca piekarstwo > praca piekarz
praca w piekarstwo > praca piekarz
praca serowarstwo > praca w serowarni
praca w serowarstwo > praca w serowarni
praca ogrodnictwo > praca ogrodnik
praca w ogrodnictwo > praca ogrodnik
praca leśnictwo > praca w lesie
praca w leśnictwo > praca w lesie
praca rybactwo > praca na stawach rybnych
praca w rybactwo > praca na stawach rybnych
praca pasterstwo > praca juhas
praca w pasterstwo > praca juhas
praca ceramika > praca w pracowni ceramicznej
praca w ceramika > praca w pracowni ceramicznej
praca garncarstwo > praca w pracowni ceramicznej
praca w garncarstwo > praca w pracowni ceramicznej
landarbeit > praca w gospodarstwie
hofarbeit > praca w gospodarstwie
feldarbeit > praca w polu
stallarbeit > praca w stajni
waldarbeit > praca w lesie
gartenarbeit job > praca w ogrodzie
küchenhilfe job > praca w kuchni
trabajo agrícola > praca w gospodarstwie
lavoro agricolo > praca w gospodarstwie
lavoro nei campi > praca w polu
farmhand > praca w gospodarstwie
farm hand > praca w gospodarstwie
farm worker > praca w gospodarstwie
farm labourer > praca w gospodarstwie
robota na fermi > praca w gospodarstwie
robota z prozhyvanniam > praca z zakwaterowaniem lub noclegiem lub pokojem
робота з проживанням > praca z zakwaterowaniem lub noclegiem lub pokojem
робота з житлом > praca z zakwaterowaniem lub noclegiem lub pokojem
landarbeiter > praca w gospodarstwie
ferienjob > praca w wakacje
stable hand > stajenny
part time > pół etatu
teilzeit > pół etatu
na fermi > na fermie
<praca> z dziecko > praca animatora
opiekunka do dziecko > niania
opieka nad dziecko > niania
opiekun do dziecko > niania
wyprowadzać pies > opieka nad psem
wyprowadzanie pies > opieka nad psem
dogsitter > opieka nad psem
petsitter > opieka nad zwierzętami
pet sitter > opieka nad zwierzętami
catsitter > opieka nad kotem
dokarmianie zwierzę > opieka nad zwierzętami
karmienie zwierzę > opieka nad zwierzętami
rozbiór mięso > rozbieracz mięsa
praca w sklep > praca sprzedaż w sklepie
sklep praca > praca sprzedaż w sklepie
praca za lada > praca sprzedaż za ladą
wędzarz > praca przy wędzeniu
praca na pieczarkarnia > praca przy zbiorze
housekeeping job > sprzątanie pokoi
cleaning job > sprzątanie pokoi
chambermaid > sprzątanie pokoi
zbieranie szyszka > pracownik do zbioru szyszek
<praca> na wakacje > praca wakacyjna
praca w wakacje > praca wakacyjna
praca wakacje > praca wakacyjna
<praca> na lato > praca wakacyjna
praca w lato > praca wakacyjna
praca letni > praca wakacyjna
praca na ferie > praca wakacyjna
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
obsługa dojarka > dojenie
kuchmistrz > kucharz
`,
  same: `
praca robota zatrudnienie dorabianie dorobić zarabianie zarobić dorywczy fucha posada robótka angaż wakat
zbiór zbieranie zrywanie rwanie zbiory zbieractwo
sprzedaż sprzedawczyni ekspedientka ekspedient
sprzątanie sprzątaczka
opiekun opiekunka
kierowca szofer
`,
  also: `
bizon kombajnista
kowboj bydło stado ranczo
ranczer bydło stado ranczo
koszykarz plecionkarz wiklinowy
koszykarka plecionkarka plecionkarz wiklinowy
malarka malowanie
zdobnik malowanie stemplowanie
zdobniczka malowanie stemplowanie
zdobienie malowanie stemplowanie
stempelkować stemplowanie
meblarz stolarz mebel
furman woźnica zrywka
wozak woźnica zrywka
dozorca utrzymanie zieleń
serwisant mechanik naprawa
monter mechanik
wychowawca animator dziecko
przedszkolanka animator dziecko
pomagier pomoc pomocnik
sortowacz sortownia przebieranie
przebieracz sortownia przebieranie
pakowanie pakować
grzybiarz runo grzyb
jagodziarz runo jagoda
hodowlany szczenię stado
rola gospodarstwo pole
zrywkarz zrywka woźnica
odpajać cielę
gorset strój szycie
recepcjonista telefon
rybak ryba rybny staw filetowanie
rybaczka ryba rybny staw filetowanie
sadownik jabłko zbiór sad
warzywnik warzywny tunel
hodowca stado zootechnik
mleczarz mleczny serowarnia dojenie
drwal pilarz wycinka
traktorzysta ciągnik operator
rzeźnik rozbieracz masarnia mięso
kelnerka recepcja śniadanie
kelner recepcja śniadanie
parobek gospodarstwo
stajenny koń stajnia
koniuszy koń stajnia
góralski podhalański istebniański beskidzki żywiecki zakopiański bacowski juhaski zbójnicki pasterski
suszony suszyć
rataj parobek
parobek pomoc pracownik
zbieracz zbiór osoba
oborowy dojenie dój obora mleczny
dojarz dój dojenie mleczny
dojarka dój dojenie mleczny
dojenie dój
dój dojenie
ferma gospodarstwo
farma gospodarstwo
baca juhas bacówka
juhas baca
pasterz juhas baca
sprzedawca sprzedaż
sprzedawczyni sprzedaż
ekspedientka sprzedaż
sklep sprzedaż
kasjer sprzedaż
kucharz kucharka śniadanie
kucharka kucharz śniadanie
kelner kelnerka śniadanie recepcja
pokojówka recepcja sprzątanie
recepcjonista recepcja
animator animatorka
koparkowy koparka
piekarz piekarka
serowar serowarnia
drwal pilarz
pilarz drwal
florysta kwiaciarnia
kwiaciarka kwiaciarnia
szwaczka krawiec krawcowa
krawcowa krawiec
cieśla stolarz bal
stolarz stolarka
weekendowy weekend
dorywczy weekend pół
sezonowy sezon
kelnerka kelner śniadanie recepcja
traktorzystka traktorzysta ciągnik operator
rozbiór rozbieracz
dojarka dojenie dój
plewienie pielenie pielęgnacja
serowarka serowar serowarnia
wikliniarz plecionkarz wiklinowy
wyplatanie plecionkarz
stolarnia stolarz
uczeń czeladnik pomocnik
uczennica czeladnik pomocnik
stażysta czeladnik pomocnik
terminator czeladnik pomocnik
szwalnia krawiec
ubojnia rozbieracz masarnia
rzeźnia rozbieracz masarnia
przetwórnia przetwór powidło pakowanie
restauracja kucharz kucharka kuchnia
karczma kucharz kucharka kuchnia
hotel recepcja sprzątanie
chlewnia świnia gospodarstwo
nadleśnictwo leśny las pilarz
szklarnia tunel
plecenie plecionkarz
pracować praca
zatrudnić praca
zatrudniać praca
praktykant pomocnik czeladnik uczeń
praktyka przyuczyć pomocnik
staż przyuczyć pomocnik
cukiernik piekarz
sezonowy sezon lato
sprzedawca sprzedaż lada targ stoisko plac
sprzedawczyni sprzedaż lada targ stoisko plac
recepcjonistka recepcja
gotowanie kucharz kucharka kuchnia
wypasanie juhas pasterz baca wypas
pasienie juhas pasterz baca
bukieciarka kwiaciarnia kwiatowy
bukieciarz kwiaciarnia kwiatowy
florystka kwiaciarnia kwiatowy
florysta kwiaciarnia kwiatowy
szkółkarz szkółka
`,
  translations: `
praca|job work|arbeit job stelle|trabajo empleo|робота праця|lavoro
zbiór|harvest picking|ernte erntehelfer|cosecha recolección|збір врожай|raccolta
opieka|care|betreuung pflege|cuidado|догляд|cura
kierowca|driver|fahrer|conductor|водій|autista
kucharz|cook chef|koch köchin|cocinero|кухар|cuoco
piekarz|baker|bäcker|panadero|пекар|panettiere
stolarz|carpenter joiner|tischler schreiner|carpintero|столяр|falegname
lato|summer|sommer|verano|літо|estate
praca|jobs employment vacancy|arbeiten arbeitsplatz|trabajar empleos|роботу робота вакансія|lavori impiego
robota|work|job||робота|
sezonowy|seasonal|saisonarbeit saison|temporero temporal|сезонна сезонний|stagionale
zakwaterowanie|accommodation|unterkunft|alojamiento|житлом проживанням|alloggio
pracownik|worker employee|arbeiter mitarbeiter|trabajador|працівник робітник|operaio lavoratore
pomocnik|helper assistant|helfer hilfe|ayudante|помічник|aiutante
gospodarstwo|farm countryside|bauernhof hof|granja finca campo|ферма фермі господарство|fattoria azienda campagna
zbiór|picker pickers|pflücken ernten|recolector|збирання збір|raccoglitore
traktorzysta|tractor driver|traktorfahrer|tractorista|тракторист|trattorista
sprzedawca|seller shopkeeper salesperson|verkäufer verkäuferin|vendedor|продавець продавчиня|venditore commesso
kelner|waiter|kellner|camarero|офіціант|cameriere
sprzątanie|cleaning cleaner|reinigung putzen putzfrau|limpieza|прибирання|pulizie
plac|playground|spielplatz|parque infantil|майданчик|parco giochi
zbieracz|picker pickers|pflücker pflückerin erntehelfer|recolector temporero jornalero|збирач|raccoglitore bracciante
zbiór|picking|pflücken|recogida|збирання|raccolta
pomoc|help helper|hilfe helfer aushilfe|ayuda ayudante|допомога|aiuto aiutante
pomocnik|labourer laborer farmhand|hilfskraft helferin knecht|peón mozo|підсобник різноробочий|manovale garzone
sprzedawca|saleswoman salesman cashier clerk|verkäuferin verkäufer kassiererin|dependienta dependiente vendedora cajera|продавець продавчиня касир|commessa commesso venditrice cassiera
piekarz|bakers|bäckerin backstube|panadera|пекар|fornaio panettiera
młynarz|miller|müller müllerin|molinero|мельник мірошник|mugnaio
masarz|butchery|metzger fleischer metzgerin|charcutero|м'ясник|norcino
rzeźnik|butchers|schlachter fleischer|matarife|різник|macellaio
cukiernik|confectioner pastry|konditor konditorin|pastelero pastelera|кондитер|pasticciere
serowar|cheesemaker|käser käserin käserei|quesero|сировар|casaro
rozbieracz|deboner|zerleger|deshuesador|обвалювальник|disossatore
filetowanie|filleting|filetieren|fileteado|філетування|sfilettatura
recepcja|receptionist desk|rezeptionistin|recepcionista|адміністратор рецепція|receptionist
pokojówka|housekeeper maid chambermaid|zimmermädchen|camarera|покоївка|cameriera
sprzątanie|cleaner cleaning housekeeping|putzfrau reinigungskraft putzen|limpieza limpiadora|прибиральниця прибирання|pulizie
kucharz||küchenhilfe|||
animator|animator entertainer|animateur kinderbetreuung|animador monitor|аніматор вихователь|animatore
instruktor|instructor trainer|reitlehrer trainer|instructor monitor|інструктор тренер|istruttore
konny|horse|pferde|ecuestre|кінний|equestre
kelner|waiter waitress|kellner kellnerin|camarero|офіціант офіціантка|cameriere
drwal|logger woodcutter|waldarbeiter holzfäller|talador|лісоруб вальник|taglialegna
pilarz|chainsaw sawyer|motorsäge forstarbeiter|motosierrista|пилорамник бензопила|motoseghista
leśnik|forester ranger|förster forstwirt|guardabosques|лісник лісівник|forestale
leśny|forestry forest|forst wald|forestal|лісовий|forestale
kwiaciarnia|florist floristry|florist floristin blumenladen|floristería florista|флорист квітникар|fiorista fioraio
krawiec|tailor dressmaker|schneider schneiderin näherin|sastre modista|кравець кравчиня швачка|sarto sarta
szycie|sewing|nähen|costura|шиття|cucito
plecionkarz|basketmaker weaver|korbflechter korbmacher|cestero|лозоплетільник|cestaio
czeladnik|journeyman apprentice|geselle lehrling|oficial aprendiz|підмайстер учень|apprendista
operator|operator|maschinist bediener baggerfahrer|operador maquinista|оператор машиніст екскаваторник|operatore escavatorista
mechanik|mechanics|mechaniker landmaschinenmechaniker|mecánico|механік слюсар|meccanico
stajenny|stablehand groom|stallhilfe pferdepfleger pferdewirt|mozo|конюх|stalliere palafreniere
opiekun|caretaker carer keeper|tierpfleger pfleger betreuer|cuidador|доглядальник|custode
zootechnik|zootechnician|tierwirt|zootécnico|зоотехнік|zootecnico
dój|milking milker|melken melker|ordeño|доїння|mungitura
owczarz|shepherd|schäfer schafhirte|ovejero|вівчар чабан|pecoraio
weekend|weekends|wochenende|fin|вихідні|weekend
doświadczenie|experience|erfahrung|experiencia|досвід|esperienza
student|students|studenten studentenjob|estudiantes|студент|studenti
ogrodowy|garden|garten|jardín|садовий|giardino
winobranie|vintage|weinlese|vendimia||vendemmia
rzeźnik|butcher|metzger fleischer|carnicero|м'ясник|macellaio
serowar|cheesemaker|käser|quesero|сировар|casaro
drwal|lumberjack logger|holzfäller waldarbeiter|leñador|лісоруб|boscaiolo taglialegna
sprzątanie|maid chambermaid|zimmermädchen|camarera limpiadora|покоївка прибиральниця|cameriera
krawcowa|seamstress tailor|näherin schneiderin schneider|costurera sastre|кравчиня швачка|sarta sarto
stajenny|groom stablehand|pferdepfleger stallbursche|mozo|конюх|stalliere
mechanik|mechanic|mechaniker landmaschinenmechaniker|mecánico|механік|meccanico
rolnictwo|farming agriculture|landwirtschaft landarbeit|agricultura|сільське|agricoltura agricolo
dojarz|milker|melker||доярка дояр|mungitore
pasterz|shepherd|hirte|pastor|пастух чабан|pastore pecoraio
recepcja|receptionist reception|rezeption rezeptionistin|recepcionista recepción|рецепціоніст|reception
dorywczy|temporary|nebenjob minijob aushilfe|eventual|підробіток|
pomocnik||aushilfe|peón|різноробочий|aiutante manovale
winobranie|grape|weinlese traubenlese|vendimia|виноград|vendemmia
winorośl|vineyard|weinberg weingut|viñedo viña|виноградник|vigneto vigna
tunel|greenhouse polytunnel|gewächshaus folientunnel|invernadero|теплиця теплиці|serra
pole|field|feld acker|campo|поле|campo
wieś|countryside village|dorf|pueblo aldea|село|campagna
praca||saisonarbeit saisonjob ferienjob nebenjob minijob erntehelfer|||
stolarz|carpenter joiner|tischler schreiner|carpintero|тесля столяр|falegname
zbiór|picking|ernte|recolección|збір збирання|raccolta
serowarnia|creamery|käserei|quesería|сироварня|caseificio
piekarnia|bakery|bäckerei|panadería|пекарня|panificio forno
masarnia|butchery|metzgerei fleischerei|carnicería charcutería|мясний ковбасний|macelleria salumificio
młyn|mill|mühle|molino|млин|mulino
szkółka|nursery|baumschule gärtnerei|vivero|розсадник|vivaio
kwiaciarnia|florist|blumenladen floristin|floristería|флорист|fiorista fioraio
winnica|vineyard|weinberg weingut|viñedo viña|виноградник|vigna vigneto
stajnia|stable stables|pferdestall reitstall|establo cuadra|стайня конюшня|scuderia stalla
obora|cowshed|kuhstall|establo|корівник|stalla
pasieka|apiary|imkerei|colmenar|пасіка|apiario
`,
};
