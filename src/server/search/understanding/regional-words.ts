/**
 * Lines of a standard word and its regional, dated, colloquial and phonetically spelled variants, in Polish base forms.
 * A query for a variant matches the standard word, unless things on the market are called by the variant. Variants are
 * never corrected as misspellings. A variant that is missing from the dictionary and changes its stem is listed in
 * each of its cases.
 */
export const REGIONAL = `
praca: sezonówka sezonówki sezonówkę chałtura
bażant: bażancik bażanciki bażantki
perliczka: perlica pantarka pantara
indyk: indor indorek jendor gulak
pączek: krepel krepla krepli kreple kraple pącek ponczek pączuś pącki
kotlet: karminadel karminadla karminadle sznycel
koparka: kopareczka
ziemniak: bulwa ziemnok barabola bandurka swapka kompera grul duldak ziymiok ziymniok zimiok zimniok kartoszka kartochla ziemnior
dynia: korbola bambola tykwa arbuzówka banior
burak: ćwikła ćwikłowy runkla
brukiew: wruka karpiel wruczka kwaki
kapusta: modra modro kapucha
kalarepa: oberiba oberyba galarepa gulirabi
kalafior: blumkol karafioł kalafijor
pomidor: tomata tomat tomaty
marchew: karota marchwia marekwia
ogórek: gurka agurka ogór ogóras ogóreczek ogurek
cebula: cybula cybulka
czosnek: czosnyk czośnik
groch: grochówka grosiek
fasola: zakle fizoły tyczka szabelbon
bób: bober
szczypiorek: szczypior sznitloch trybulka
pietruszka: pietrucha petrzela pietruszczyna
rabarbar: rumbarbar
agrest: angryst wieprzka agreścina
porzeczka: świętojanka porzyczka smrodina pożeczka poszeczka
jeżyna: ostrężyna ożyna ostrężnica jerzyna
jagoda: jafira jafera jafyra jagódka
borówka: brusznica borówczanka gogodza
żurawina: żórawina klukwa rzurawina
truskawka: ananaska erdbera truskawa truskaweczka trószkawka tróskawka trustkawka
czereśnia: trześnia ptasznica
śliwka: ślywka damacha lubaszka śliweczka
jabłko: jabko jabuszko japko
gruszka: gruszczka kruszka ulęgałka
suszony: suszka brzad
borowik: prawdziwek praw prawok bielak
maślak: maślok maśluk ślimok
koźlarz: koźlak kozok brzeźniak
podgrzybek: czarnogłówek podgrzybka
pieczarka: pieczara szampion szampinion
rydz: rydzyk hryb
gołąbka: surojadka serojeżka
twaróg: gzika twarożysko sernica
zsiadły: siadły kiselne
śmietana: smetana śmiotana
maślanka: kiernica kierzanka buttermilch
żentyca: żyntyca zincica żętyca żynczyca żentyczka
oscypek: redyk
bryndza: brynza bryndzia bryndzka
masło: masełko
jajo: jajec jaje kokoszę wajco
boczek: szpyrka brzusek szpek
słonina: sało szpyra spyrka bielina szpek szperka spyrecka szperecka
skwarka: szpyrka spyrka jaszczka
szynka: szynecka szołdra kumpiak kumpia kumpka szoldra szynia
kiełbasa: wuszt klobasa kołbasa
kaszanka: kaszok krupnioczek kaszana kaszaneczka
pasztetowa: leberka wątrobianka leberwuszt paśtetówka pasztetówka leberek lebera leberworst
salceson: preswuszt
kotlet: karbonada karminadel sznycel
mielony: karminadel sznycel
placek: plendz plince plińc tarcioch tarcinek
racuch: ruchanka drożdżak
pampuch: parzak buchta pyza parowiec
kluska: klóska klyjza zacierka szagówka kładzioka
kartacz: cepelin zepelin kartaczek
pierogi: pieroga
bliny: blin
bułka: weka żymła angielka zemła żymełka
chleb: bochen prądnicki chlyb kromka pajdka skibka sznytka sznita glonek żytniak chlebuś hleb chlep
rogal: marciński kipfel
ciasto: kuch młodzowy kuchy ciastowe
sernik: kyjzekuchyn zernik twarożnik kejzekuchen kyjzekuchen kyjzkuchen serniczek
drożdże: młodzie heba
kruszonka: posypka zista
ciastko: kichelka zuckerki
cukierek: bombon bombona karmelek szklak kuks cuks cukiereczek
pierniki: fafernuch żurawek
makówka: makiełki makówki makiełka
kutia: kucja kuccia makiełki
kompot: brzadowy
piwo: piweczko
musztarda: zymft musztardka sarepski
słoik: krauza krauz
herbata: tyj herba
kawa: bonkawa
kogut: kokot kohut piejak
kura: kokosz kokoszka kurzyca kokosze kokoszy
indyk: indor gulgot
indyczka: jendoga pula
perlica: perliczka pantarka
gęś: gęsica husia piela gensi gemś
gąsior: gęsior gąsiór
królik: trus truś trusia królika karnikiel truśka karnikle królisko
koza: kozuchna
kozioł: cap capek
baran: tryk skopek
owca: owieczko bacia maciorka
świnia: świniok wieprzka kabanek
prosię: prosiuk parsiuk
wieprz: karmik
krowa: krasula mućka łaciata siwula krowiczka bydlę
cielę: ciołek cielok
koń: szkapa chabeta konisko kobyłka
pies: kejter burek psisko kundel psina psiaczek psinka psiunio sobaka
kot: kociamber kiciuś kociak mruczek kocur kicia dachowiec dachowczyk kotulek
pszczoła: pscoła psczoła pszczółka
gołąb: gołymb gruchacz gołąbeczek
drzewo: strom
choinka: jedlina chojak chojka krista jolka
bombka: bańka bombeczka
jodła: jedla jedlina
sosna: chojna chojka chojak sośnina
modrzew: modrzewina
jałowiec: jadłowiec kadyk
świerk: smrek smereka śmerek smreczek świyrk
wiadro: kubeł kibel szaflik węborek
kosz: opałka kobiałka krobia
łubianka: kobiałka kobiałeczka
stołek: ryczka zydel zydelek ryczek
kubek: szolka kubas tasa kubasek kubaszek
miska: szolka makutra
makutra: donica makotra donka makotyrka
garnek: sagnek
dzban: dzbanek krużlik
fartuch: zapaska szyrc zopaska
spodnie: portki galoty gacie bryczesy
skarpeta: zoki fuzekla kopyce skarpetka
kapeć: papuć lacie ciapek bambosz papeć
kurtka: jakla
kożuch: tulub
czapka: myca kaszkiet bandurka czapa
sukienka: kieca
poduszka: zagłówek zogówek poducha poduchy
pierzyna: pierzynka bet pierzynisko
chodnik: szmaciak gałganiarz
miotła: mietła zmiotka brzozówka
motyka: dziabka graca haczka gracka
siekiera: siykiera topór toporek siekierka siykierka
nóż: kozik knyp
serwetka: deczka dyczka
obrus: stolicznik
świeca: gromnica świeczka świyczka
siano: sianko
obornik: gnój
torf: murszówka
opał: opałka
wesele: weselisko
odpust: kiermas odpuścik
jarmark: pchli targowisko kermesz kermes jarmarczek
miód: miodzio krupiec
spadziowy: spadzianka padziowy
rzepakowy: rzepakowiec
akacjowy: akacyjka akacjowiec akacyjny
lipowy: lipcowy
wielokwiatowy: wielokwiat wielokwiatek różnokwiatowy
zabrus: zasklep zasklepek odsklepek
ser: syr syrek serzysko
mozzarella: mozarela mocarela mocarella mozarella mozzarela
ricotta: rycotta rikotta ricota
halloumi: halumi haloumi hallumi
gomółka: gomułka gomółeczka
gołka: gołecka
jogurt: jogurcik jugurt
kefir: kefirek
klarowany: ghee ghi klarówka
galareta: zylc zylca galert galat
wędlina: wędlinka wyndlina wędliniarski
golonka: ajsbajn eisbein ajzbajn
wieprzowina: świnina wieprzowinka
koźlina: kozina koźlęcina
mięso: świeżonka świeżynka świeżyzna mięsko
wołowina: wołowinka
kurczak: kurcak kurcok kuraczek
udko: udo
śledź: śledzik śledziczek matjas matias rolmops
flądra: stornia storń płastuga bańtka flunder
dorsz: pomuchla wątłusz
węgorz: wągorz
pstrąg: pstrong forela forelka
szczupak: szczupok szczuka
pieczywo: pieczywko
podpłomyk: proziak proziok
kołacz: korowaj kołaczyk
tort: torcik
dżem: dżemór dżemik dzem
chutney: czatnej czatni
ajvar: ajwar
kiszonka: kwaszeniak kiszeniak kwaśniak
kimchi: kimczi kimcze
nalewka: naleweczka nalywka
wino: winko
kombucha: kombucza
sok: moszcz sokowy
bez: hyćka hyczka
szparag: szpargiel sparag szparga szpargle
botwina: botwinka
warzywo: warzywko
owoc: owocek
arbuz: kawon
mirabelka: ałycza
rumianek: romanek kamelka kamilka
gryka: poganka hreczka
jaglany: jaglanka
razowy: pełnoziarnisty pełnoprzemiałowy
ziemniaczany: kartoflany
rydzowy: lnicowy
wiesiołkowy: wiesiołek
żywokostowy: żywokost
vegeta: wegeta
zupa: zupka polewka
babka: kugel kugiel kugielis rejbak
pralina: pralinka
toffi: tofi
lizak: kojak
beza: bezik
słodycz: łakoć łakotka łakocie
orzech: orzeszyna ożech
dwojak: dwojaczek dwojaczki dwojoki
kropielnica: kropielniczka
chrystus: jezus jezusek
łyżka: warząchew warzącha kopyść kopystka warzęcha
sweter: swyter sweterek
haft: wyszywanka wyszywany wyszywać
heklowany: heklówka szydełkowany
poszewka: powłoczka powleczka
wycinanka: wystrzyganka naklejanka wystrzyżka
kartka: laurka karteczka
podkowa: podkówka
świecznik: lichtarz kandelabr kandelaber
kierpce: kyrpce kirpce kerpce kierpcory
kapcie: kapcioszki kapciuszki ciapcie ciżmy
but: bucik bucior
skarpeta: fusacle fuzakle sztrymfle
rosół: rosołek rosołeczek
zupa: ajntopf eintopf
sałatka: szałot szalot
portfel: portmonej portmoneta
notes: notatnik notesik kajet
strój: ubranie ubiór odzienie przyodziewek kostium
tybetowy: tybetka tybetki
pociąg: ciuchcia
wóz: furka drabiniak
lalka: szmacianka lala
biżuteria: błyskotka świecidełko precjoza
kolczyk: zausznica kulczyki
bursztyn: bursztynek jantarek
filigranowy: filigran
palma: palemka
skrzypce: skrzypeczki skrzypki skszypce skżypce
dudy: kobza gajdy
ligawka: bazuna
gwizdek: gwizdawka świstawka
mydło: zajfa zejfa zajfka
krem: kremik
peeling: piling pilling
hydrolat: hydrosol
tulipan: tulpa
dalia: georginia georgina
pelargonia: muszkatla muszkatka muszkata
fuksja: ułanka
paproć: paprotka
malwa: ślazówka
kosodrzewina: kosówka
jaśminowiec: jaśmin
tuja: tujka tujeczka tuje
rozsada: pikówka
gałązka: jedlinka igliwie
bukszpan: bukszpanik busz
wianek: wianyszek
kurczę: jednodniówka kurcok
gąsię: gęsię gęsięta gęsiątko husiątko husięta husię pilik pilęta pilę
kaczuszka: kaczę kaczątko
indyczę: indyczątko
nioska: młódka
liliput: liliputka
paw: pawica
perliczka: perlica pantarka
olbrzym: belg
kameruński: kamerun kamerunka
saaneński: saanen saanenka
jałówka: jałowica jałóweczka
byk: bugaj stadnik
byczek: opasowy opasik
limousine: limuzyna limuzynka limuzin
simentalski: simental simentaler simentalka
hf: holsztyn holsztyński
warchlak: chudziak
ogier: ogierek
szetlandzki: szetland szetlandy szetlandzik
zimnokrwisty: zimniak pociągowy
wierzchowiec: wierzchowy
rój: rójka
podhalański: podhalan podhalany podhalańczyk
nizinny: pon
kundelek: wielorasowiec
brytyjski: brytyjczyk brytyjka
syberyjski: syberyjczyk sybirak
norweski: norweg
pocztowy: pocztowiec
karma: żarełko
owies: obrok
pelet: pellet
rzeźnik: masarz masorz masarka
stajenny: koniuszy luzak koniuch
traktorzysta: traktorzystka ciągnikowy
sprzątanie: sprzątaczka pokojowa
mentoring: mentor
pień: pniak
podnośnik: zwyżka
piasek: piach
drewno: drwa dzewo opałówka
bukowy: buczyna
dębowy: dębina
olcha: olszyna
andrzejkowy: andrzejki
przycinanie: przycinka podcinka
chłodniczy: chłodnia
biesiada: biesiadka
kapela: kapelka
kuźnia: kuźniarstwo
mąka: monka mónka
cukinia: cukinka
brokuł: brokuła brukuł
rzodkiewka: rzotkiewka rzodkiefka
słodycz: maszkety maszkiet maszkieta szkloki
płoć: taranka tarań taran wobla wobła
babka: kartoflak kartoflok bugaj
kluska: gumiklyjz gumiklejzy klouska
boczek: wędzonki
bakalie: bakalia
jagnięcina: barańsko
gołąbki: gołąbecki
kaczka: kacunia
smakołyk: rarytas delicje frykas
przekąska: zakąseczka
grzyb: gżyb gszyb
kukurydza: kukurudza kókórydza
chrzan: hrzan chszan
pierzga: pieżga pieszga
powidło: powidłó
żurek: rzurek
jajko: jajeczo
wędzonka: wendzonka
kaczka: kaczaka
krzew: kszew kżew
rzeźba: żeźba
hortensja: chortensja
huculski: chuculski
`;

/** The first word of each line also matches the other words of the line, with less weight. */
export const COLLECTIVE = `
włoszczyzna marchew pietruszka seler por
zielenina pietruszka koper szczypiorek sałata
grysik kasza manna
pęcak kasza
krupy kasza
swojszczyzna wędlina kiełbasa szynka
dziczyzna sarnina dzik jeleń
podroby wątroba serce żołądek
świniobicie mięso wędlina kaszanka
rosołowy kura mięso
gadzina kura kaczka gęś
chudoba krowa koń owca
inwentarz krowa świnia owca koza
kwietnik kwiat
letnisko agroturystyka
nabiał mleko ser masło śmietana twaróg jogurt kefir
rogacizna krowa byk jałówka cielę
trzoda świnia prosię tucznik warchlak
`;
