import type { Stemmer } from '../stemmer.ts';
import { baseForms } from './needs.ts';
import { COLLECTIVE, REGIONAL } from './regional-words.ts';

/** Words for one thing, in Polish base forms: who asks by any word of a line is answered by all of it. */
const SAME = `
krówka ciągutka mordoklejka
makijaż demakijaż
mgiełka spray spraj atomizer psikadło
muszla muszelka
kiełek kiełkować kiełkowanie
sarna sarnina
jeleń jelenina
poidełko pojnik poidło pojniczek
sok nektar
ludowy folkowy folklorystyczny etniczny
hurt hurtowo hurtowy
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
kaczka kaczucha kacka
kura kokoszka kokosz kurzyca
gęś gęsica
bułka buła żymła żemła bulka zymła
drożdżówka szneka buchta jagodzianka kołoczek
pączek krepel
faworek chrust chruścik jaworek
szarlotka jabłecznik jabłkowiec
makowiec makownik makocz
złóbcoki gęśle gęśl gęśliki
sękacz bankuch baumkuchen
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
czereśnia trześnia
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
miska misa miseczka
garnek gar garniec
doniczka donica
wazon flakon wazonik
chodnik dywanik szmaciak
narzuta kapa
koc pled
sweter pulower kardigan
skarpeta skarpetka zokiet zoki fusekla fuzekle
kapcie kapeć papuć bambosz laczek papcie pantofel laczki ciapy pantofle
rękawiczka rękawica
chusta chustka apaszka
fartuch zapaska fartuszek
spódnica kiecka spódniczka
portfel portmonetka pugilares
naszyjnik wisior wisiorek zawieszka kolia
bransoletka bransoleta
pierścionek pierścień sygnet
korale koralik paciorek
broszka brosza
bombka bańka
pisanka kraszanka kroszonka drapanka malowanka
szopka stajenka żłóbek betlejka
obraz obrazek malunek malowidło
świeca świeczka świca
tuja thuja żywotnik tujka
hosta funkia
piwonia peonia
pelargonia geranium muszkatelka anginka pelargonie
powojnik klematis clematis
rododendron różanecznik
irys kosaciec
mieczyk gladiola
storczyk orchidea
świerk smrek świerczek
floks płomyk
rozsada flanca szczepka
bukiet wiązanka
wianek wieniec wianuszek
krzew krzak krzaczek
królik trus trusia królas
maciora locha
byk buhaj byczysko
kuc kucyk pony
szczenię szczeniak
karma żarcie jedzenie pokarm
przysmak smakołyk smaczek
praca robota zatrudnienie dorabianie dorobić zarabianie zarobić dorywczy fucha posada robótka angaż wakat
zbiór zbieranie zrywanie rwanie zbiory zbieractwo
koszenie wykaszanie skoszenie kośba
wycinka ścinka ścięcie wycięcie
orka oranie zaoranie podorywka
zdejmowanie zdjęcie
oprysk opryskiwanie opryskiwacz
transport przewóz przewiezienie zwózka
wynajem wypożyczenie wypożyczalnia najem wynajęcie
podkuwanie podkucie
ogrodzenie płot parkan grodzenie
ciągnik traktor
pelet pellet
bela balot
jarmark kiermasz targ odpust bazar
festyn piknik
bożonarodzeniowy gwiazdka gwiazdkowy świąteczny
mikołajki mikołaj
palmowy palma
kulig sanie
domek chata chatka chałupa domeczek
pokój kwatera
ognisko grill
kajak spływ
rower wycieczka
wędkowanie wędkarstwo
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
porzeczka porzyczka
agrest angrest jagrest
borówka borówa
poziomka pozimka
truskawka truskawa
jeżyna ożyna ostrężyna ostrężnica cernica
żurawina żurawiny żórawina
jabłko jabuszko japko
orzech łorzech
kukurydza kukurydz kolba
czosnek czosnyk
koper koperek
pietruszka petersilka
seler zeler
szczypiorek szczypior
maślak maślok
koźlarz kozak koźlak
rydz rydzyk
pieczarka szampinion
opieńka opieniek podpinka
miód miodek patoka
pierzga pierga
twaróg sernica
śmietana śmietan
maślanka kiślonka
mleko mliko mlyko
słonina słoninka sperka
boczek boczuś szpek
parówka serdelek
jajko jajo jajco jajeczko
pisklę pisklak
świnia świniak
prosię prosiak
źrebię źrebaczek
koza koźlica
krowa mućka
cielę cielaczek ciele
kot koteł
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
kubek kubas
kosz koszyk kobiałka
łyżka warzecha chochla
serweta serwetka
obrus obrusik
bieżnik laufer
poduszka jasiek
kołdra pierzyna
czapka czapa
pasek pas rzemień
torba torebka listonoszka torbiszcze
kolczyk kulczyk
bursztyn jantar
zabawka zabaweczka
maść smarowidło
szampon szamponik
hydrolat tonik
hortensja hydrangea
malwa prawoślaz
nagietek calendula
jeżówka echinacea
lawenda lavandula
nasiono nasionko
legowisko posłanie leżanko
karmnik karmniczek
siano sianko
słoma słomka
brykiet brykiety
sprzedaż sprzedawczyni ekspedientka ekspedient
sprzątanie sprzątaczka
opiekun opiekunka
kierowca szofer
rębak rozdrabniacz
glebogryzarka pielnik rotawator
przyczepa przyczepka
wywóz wywózka
cięcie przycinanie przycięcie podcinanie
prześwietlanie prześwietlenie
kucie podkuwanie podkucie
zlot spotkanie zjazd
pszczelarz pszczelarstwo
koncert granie recital
kolęda kolędowanie
zapusty ostatki karnawał podkoziołek
targi wystawa expo
sauna bania
nocleg przenocowanie
namiot biwak
szydełkowy heklowany
strzyżenie strzyża
transport odwóz
cielny wysokocielny
hak haczyk
notes notatnik kajet notesik
ręka dłoń
pomadka labello
anginka anginowiec
zestaw komplet
nóż kozik finka scyzoryk nożyk
łyżka łycha
poduszka poducha
miska micha
beczka beczułka baryłka antałek
skarpeta skarpeciocha
ostrzenie naostrzenie podostrzenie szlifowanie naostrzyć klepanie
węza wosk
`;

/** What a word means as well though the other does not mean it: `asked other other`. */
const ALSO = `
pudło kufer skrzynia kosz

winogrono winorośl
broszka spinka
brosza spinka
przypinka spinka
kurczątko pisklę
trąbka ligawka róg
trombita ligawka róg
białko jajko
żółtko jajko
wiszący zwisający bluszczolistny kaskadowy
zwisający wiszący bluszczolistny kaskadowy
przyprawa majeranek lubczyk kminek czarnuszka
ziarno zboże zbożowy owies kukurydza pszenica jęczmień
zimozielony tuja bukszpan cis jałowiec kosodrzewina świerk sosna
iglasty tuja cis jałowiec kosodrzewina świerk sosna modrzew jodła
szkolenie treningowy
tresura treningowy
trening treningowy
święty chrystus anioł madonna florian frasobliwy świątek
pestka słonecznik
auto traktor wóz
samochód traktor wóz
pojazd traktor wóz
autko traktor
skrzynia kufer
kufer skrzynia
linka smycz
lonża smycz
uprząż szorki ogłowie kantar
klatka zagroda
zagroda klatka
klateczka zagroda
gospodarczy gospodarski
spray mgiełka
mysz myszka
patyk gałązka
kij gałązka
patyczek gałązka
saszetka woreczek
przysmak gryzak ciasteczko żwacz ucho przełyk
smaczek gryzak ciasteczko żwacz ucho przełyk
smakołyk gryzak żwacz
woreczek saszetka
sukulent grubosz
dziergany szydełkowy heklowany drut
kordonkowy szydełkowy heklowany
szydełkowany szydełkowy heklowany
koronkowy heklowany szydełkowy
góralski podhalański istebniański beskidzki żywiecki zakopiański bacowski juhaski zbójnicki pasterski
beskidzki istebniański żywiecki góralski
podhalański góralski
zakopiański góralski podhalański
bacowski góralski pasterski
łowicki księżacki
skorupa naczynie garnek miska misa kubek talerz
słomkowy słomiany
kurs nauka warsztaty lekcja
lekcja kurs nauka
nauka kurs lekcja
szkolenie kurs nauka
makata makatka gobelin kilim tkanina
gobelin kilim tkanina makata
szary gospodarski
oliwka olejek macerat
mazidło maść balsam
kojec zagroda
psiak pies
psina pies
kicia kot
kołderka kołdra
prosiaczek prosię
cielątko cielę
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
drewno opałowy brykiet wałek gałęziówka polano szczapa zrzyna pellet
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
kura nioska
kurka kura
kurczę pisklę brojler
kurczaczek kurczę pisklę
pisklak pisklę kurczę
zboże pszenica żyto jęczmień owies kukurydza pszenżyto
rój pszczoła odkład zdejmowanie
pisklę kurczę kaczuszka gąsię indyczę
szczenię suczka piesek
świnia prosię warchlak tucznik
konik koń
kocię kotka
owca jagnię
karp karpik
karpik karp
sielawka sielawa
oscypek góralski gołka redykołka
garnek siwak dwojak kamionka dzban gar
bulwa ziemniak
pyza kartacz
kluska kopytko pyza
salaterka miska
kufel kubek
plecak torba
chochla łyżka
stolnica deska
figurka chrystus anioł szopka ptaszek
rzeźba figurka świątek
anioł aniołek
wisior naszyjnik
biżuteria naszyjnik kolczyk bransoletka korale pierścionek
instrument skrzypce flet bęben akordeon
drzewko jabłoń grusza śliwa wiśnia czereśnia
winorośl winogrono
jabłonka jabłoń
budka buda skrzynka
domek budka
posłanie legowisko
jacuzzi balia
bania sauna balia dynia
wesele przyjęcie
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
suszony suszyć
dzbanek dzban siwak
dzban dzbanek siwak
kiszonka kiszony małosolny zakwas
marynata marynowany konserwowy octowy
świąteczny adwentowy choinkowy wigilijny
traktorek traktor
gęsina gęś gęsi
samochodzik traktor wóz
wieszak hak
hak wieszak
naszyjnik korale sznur
kolia korale sznur
naczynie garnek miska misa kubek talerz dzban dwojak siwak
zastawa talerz miska kubek
pościel poszewka kołdra poduszka prześcieradło
kołdra pierzyna
poduszka poszewka jasiek
firanka zazdrostka
but kierpce kapcie
buty kierpce kapcie
obuwie kierpce kapcie
laczki kapcie
klapki kapcie
torebka torba
pugilares portfel
rękawica rękawiczka
figura rzeźba figurka
świątek figurka kapliczka chrystus
ozdoba stroik bombka gwiazdka
dekoracja ozdoba stroik bombka wieniec pająk
stroik wieniec wianek
pamiątka podkowa
pierścionek sygnet
lampion świeca podgrzewacz
podgrzewacz świeca
znicz świeca
gwizdek okaryna fujarka
trąba ligawka
skrzypce złóbcoki
pomadka balsam
szminka pomadka
peeling scrub
scrub peeling
tonik hydrolat woda
hydrolat woda mgiełka
żywopłot tuja ligustr bukszpan grab
krzew krzak
pnącze winorośl powojnik
kogucik kogut
indyczka indyk indyczę
stary dawny zapomniany
kompozycja bukiet wiązanka wieniec stroik
gałąź gałązka
wycielenie laktacja
bylina kępa malwa floks
skalniak kosodrzewina macierzanka
wiązanka bukiet wieniec
ptactwo kura kaczka gęś
kurczęta pisklę brojler
brojler kurczę
brojlery kurczę
kwoka kura
prosiaczek prosię
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
ptak ptaszek
szczeniak szczenię
kundel kundelek
rodowodowy rodowód rasowy
adopcja schronisko
narybek kroczek palczak obsada
kroczek narybek
obsada narybek kroczek
zarybienie narybek kroczek palczak
gryzak ucho przełyk żwacz skóra kość
smaczek przysmak ciasteczko
chrupka karma
zabawka szarpak piłka myszka wędka
uzda ogłowie kantar
uprząż szorki chomąto
pomidorowy pomidor
koszyczek kosz
rataj parobek
parobek pomoc pracownik
zbieracz zbiór osoba
oborowy dojenie dój obora mleczny
dojarz dój dojenie mleczny
dojarka dój dojenie mleczny
dojenie dój
obora mleczny bydło dój
ferma gospodarstwo
farma gospodarstwo
stajenny stajnia koń
masztalerz stajnia koń opiekun
baca juhas
juhas baca
pasterz juhas baca
sprzedawca sprzedaż
sprzedawczyni sprzedaż
ekspedientka sprzedaż
sklep sprzedaż
kasjer sprzedaż
magazynier sortownia pakowanie
pakowanie pakowacz sortownia
kucharz kucharka śniadanie
kucharka kucharz śniadanie
kelner kelnerka śniadanie recepcja
pokojówka recepcja sprzątanie
recepcjonista recepcja
animator animatorka
kombajnista kombajn żniwa
koparkowy koparka operator
rzeźnik rozbieracz masarnia
masarz rozbieracz masarnia
piekarz piekarka
serowar serowarnia
wędzarz wędzenie
drwal pilarz
pilarz drwal
leśnik leśny las
ogrodnik ogrodniczka ogród
florysta kwiaciarnia
kwiaciarka kwiaciarnia
szwaczka krawiec krawcowa
krawcowa krawiec
garncarz ceramiczny ceramika
cieśla stolarz bal
stolarz stolarka
kowal kucie
weekendowy weekend
dorywczy weekend pół
sezonowy sezon
wakacyjny sezon truskawka borówka
trawnik trawa
murawa trawnik
chwast wykaszanie nieużytek
gruz wywóz wywrotka
koparka minikoparka
tartak trak deska
trak deska
gnój obornik rozrzutnik
obornik rozrzutnik
podściółka ściółka słoma trociny wióry
stroik wieniec stroiki gałązka
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
sauna bania balia
balia bania
konno koń jeździectwo
jeździectwo koń siodło
łódka kajak
łowisko wędkowanie ryba
wędkarz wędkowanie ryba
odpust jarmark kiermasz
bazar jarmark targ
kiermasz jarmark targ
jarmark targ kiermasz
zlot spotkanie targi przegląd
zjazd spotkanie
spotkanie targi przegląd
zabawa festyn
ostatki karnawał zapusty podkoziołek pączkowy pogrzeb
zapusty podkoziołek
karnawał kulig zapusty podkoziołek
tłusty pączkowy
mikołajki mikołaj
święta gwiazdka wigilijny choinkowy bożonarodzeniowy kolęda wigilia
dożynki żniwniok
winobranie wino winogrono
sobótka świętojański kupała
świętojański sobótka kupała
majówka maj
folklor ludowy kapela
ludowy kapela kaszubski łowicki góralski kurpiowski
kapela muzyka koncert
muzyka koncert kapela granie
orkiestra koncert
szanta szanty
rzemiosło kowadło glina wiklina
wystawa targi przegląd
maszyna technika
rolniczy rolny rolnictwo
śmietanka śmietana
sadło słonina smalec
kiszka kaszanka
bekon boczek
wieprzowina schab karkówka żeberko golonka łopatka wieprzowy
wołowina wołowy
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
kamionka garnek siwak
flet fujarka
piszczałka fujarka
sztyft pomadka balsam
bomba kula
kurs warsztaty nauka szkolenie
nauka kurs warsztaty lekcja
lekcja kurs nauka warsztaty
szkolenie kurs warsztaty
zajęcia warsztaty kurs
margerytka złocień
margaretka złocień
kelnerka kelner śniadanie recepcja
traktorzystka traktorzysta ciągnik operator
wędliniarz masarnia rozbieracz wędzenie
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
wróżba andrzejkowy
orszak król
jazda konny rajd
kosiarz koszenie kosa
przywóz transport
rozbiór rozbieracz
opłatek wigilia
biesiada festyn potańcówka
barf mielony podrób
smakołyk nagroda
przysmak nagroda
kiszonka sianokiszonka
miniaturka karłowaty mini
karzełek karłowaty miniaturka
mini karłowaty miniaturka
mokry pasztecik saszetka gotowany mielony
chrupki chrupka suchy
nawożenie nawóz rozsiew
wapnowanie wapno rozsiew
nawadnianie podlewanie
podkuwacz kucie kowal werkowanie
pieniek pień
karpa pień
usunięcie wycinka
grzybobranie grzyb
miodobranie miód pasieka
winobranie winogrono
kucie kowal kowadło kuźnia
garncarstwo garncarz glina ceramik
garncarz ceramik glina
plecionkarstwo wiklina wiklinowy
trzy trzej
łowny stajnia obora łapać
stróżujący stróżować stado podhalański
obronny stróżujący stado podhalański
pasterski owczarek stado collie
dojarka dojenie dój
pastwisko wypas
kwoka nioska
baca juhas
schronisko adopcja kwarantanna
źrebię źrebak źrebica klaczka
źrebak źrebię źrebica
źrebię źrebica
dachowiec schronisko
spulchnienie glebogryzarka uprawa
topienie wytop
przetopienie wytop
deszczówka deszczowy podlewanie
plewienie pielenie pielęgnacja
pielenie pielęgnacja
odchwaszczanie wykaszanie chwast
aeracja wertykulacja
gnojówka obornik nawóz
mulczer mulczowanie wykaszanie
ekspertyza opinia przegląd
warchlak odsadek prosię
rolki baloty
balot bela kostka
serowarka serowar serowarnia
hafciarka haft krawcowa
wikliniarz plecionkarz wiklinowy
praktykant pomocnik czeladnik uczeń
praktyka przyuczyć pomocnik
staż przyuczyć pomocnik
cukiernik piekarz
leśniczy leśny las
wolontariat schronisko
zastawa misa
serwis talerz miska misa kubek dzbanek
salaterka misa
półmisek misa talerz
patera misa talerz
miska misa
koszyk kobiałka
obrzeże płotek
płotek obrzeże
okucie zawias klamka zasuwa gwóźdź hak
zeszyt notes
pamiętnik notes
dziennik notes
szkicownik notes
brulion notes
autko traktor
samochód traktor
wosk węza
szydełkowy koniakowski
heklowany koniakowski
pogrzebacz szufelka szczypce
szufelka pogrzebacz
figurka rzeźba
śliwka śliwa
śliwa śliwka
serum olejek
flecik flet fujarka
płukanka ocet
dereń kalina
rasowy rodowód hodowla rasa wystawa brytyjski syberyjski norweski coon golden border owczarek podhalański jamnik gończy
dziecko oswojony łagodny miniaturka
włochaty highland szkocki mangalica
kudłaty highland szkocki mangalica owczarek
rudy highland rdzawy
grzywka highland
kaczę kaczuszka kaczątko
uprząż szorki chomąto ogłowie kantar
smaczek przysmak ciasteczko gryzak ucho przełyk żwacz skóra płuca
przysmak nagroda ciasteczko gryzak ucho przełyk żwacz skóra
smakołyk nagroda ciasteczko gryzak ucho przełyk żwacz skóra
gryzak ucho przełyk żwacz skóra kość szarpak
przekąska ucho przełyk żwacz ciasteczko
małżeństwo para dwoje
para małżeństwo dwoje
wakacyjny lato letni wakacje urlop lipiec sierpień truskawka borówka student uczeń
letni lato wakacyjny wakacje lipiec sierpień
sezonowy sezon lato
przyuczyć nauczyć uczyć wdrożyć przyuczenie
sprzedawca sprzedaż lada targ stoisko plac
sprzedawczyni sprzedaż lada targ stoisko plac
kolędnik kolęda kolędować
recepcjonistka recepcja
recepcjonista recepcja
nizinniak nizinny
złotnik złotnicki
puławiak puławski
podhalańczyk podhalański
małopolak małopolski
ślązak śląski
kameruny kameruński
przedświąteczny świąteczny gwiazdkowy bożonarodzeniowy gwiazdka
przedwielkanocny wielkanocny palmowy
zjazd spotkanie spotkania zlot
żywiec tucznik opas jagnię
highlander highland szkocki
postrzyżyny strzyżenie strzyża
zielononogi zielononóżka
adoptować adopcja kwarantanna schronisko
przygarnąć adopcja kwarantanna schronisko
gąsior gęś
gąsiorek gęś gąsior
kaczor kaczka
indor indyk indyczę
indyczka indyk indyczę
nioseczka nioska kura
młódka nioska kura
buhaj byk
kobyłka klacz
suka suczka
plan projekt projektowanie
gotowanie kucharz kucharka kuchnia
wypas juhas pasterz baca wypasanie owca
wypasanie juhas pasterz baca wypas
pasienie juhas pasterz baca
górski podhalański beskidzki karpacki huculski góra
miniaturowy miniaturka karłowaty
mini miniaturka karłowaty
wielkanocny palmowy palma kroszonka pisanka zajączek
palmowy palma
gwiazdkowy bożonarodzeniowy świąteczny gwiazdka
bożonarodzeniowy gwiazdkowy gwiazdka choinkowy świąteczny
ogrodniczy ogród nasiono rozsada sadzonka roślina zielony
żeglarski szanta szanty
narty narciarski stok wyciąg skitur biegówki
narta narciarski stok wyciąg skitur biegówki
uździenica kantar ogłowie
owsianka płatek
`;

/** Reads what else a word is called, with the base forms that a stemmer gives. */
export class OtherWords {
  readonly #same = new Map<string, Set<string>>();
  readonly #also = new Map<string, Set<string>>();
  readonly #regional = new Map<string, Set<string>>();

  constructor(stemmer: Stemmer) {
    const stemsOf = (word: string) => baseForms(word, stemmer);
    for (const line of linesOf(SAME)) {
      for (const word of line) add(this.#same, stemsOf(word), line.filter((other) => other !== word).flatMap(stemsOf));
    }
    for (const [word = '', ...others] of [...linesOf(ALSO), ...linesOf(COLLECTIVE)])
      add(this.#also, stemsOf(word), others.flatMap(stemsOf));
    for (const [standard = '', ...others] of linesOf(REGIONAL)) {
      for (const word of others) add(this.#regional, stemsOf(word), stemsOf(standard.replace(':', '')));
    }
  }

  /** The base forms of other words for the same thing. */
  same(stems: readonly string[]): string[] {
    return found(this.#same, stems);
  }

  /** The base forms of the standard word for a word of a region. */
  standard(stems: readonly string[]): string[] {
    return found(this.#regional, stems);
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
