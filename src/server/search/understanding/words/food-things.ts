/**
 * What everybody knows about food, and what its sellers therefore do not say: names of things, then ":" and words that
 * tell of them, all in their base forms. A query for "płaska ryba" means a flounder.
 */
export const FOOD_THINGS = `
pyłek obnóże: kuleczka kulka granulka grudka kolorowy kwiat pszczeli pszczoła odporność witamina proszek jogurt koktajl posypać
pierzga: kwaszony kiszony sfermentowany fermentowany pyłek chleb chlebek ul plaster pszczeli pszczoła odporność wzmocnienie osłabienie chudy apetyt
propolis: kit klej żywica lepki twardy brązowy kawałek bryłka grudka ul nalewka kropla krople pszczeli pszczoła gardło odporność antybiotyk rana opryszczka
wosk: żółty świeca świeczka surowiec blok kostka plaster krążek pszczeli pszczoła odlewanie pasta polerowanie natłuszczanie impregnacja mebel deska krem maść
mleczko: królewski królowa matka pokarm biały maź papka wzmacniający pszczeli pszczoła
plaster sekcja: węza komórka wosk rama ramka kawałek żucie krojony krojenie pszczeli pszczoła naturalny
zabrus odsklepiny: żucie guma dziąsło zatoka katar wieczko wosk plaster pszczeli pszczoła
woskowijka: wielorazowy ekologiczny woskowany kanapka folia bawełniany ściereczka chustka zero waste zawijać zawijanie pakowanie owijanie przykrycie miska
lipowy: lipa przeziębienie gorączka grypa kaszel poty miętowy
gryczany: ciemny brązowy brunatny wyrazisty ostry mocny gryka piernik anemia serce
spadziowy spadź: ciemny czarny czarniawy las leśny iglasty liściasty jodła świerk drzewo żywiczny mszyca górski góra płuco oskrzele honeydew
wrzosowy: gęsty galaretka galaretowaty gorzki gorzkawy wrzos wrzosowisko jesienny aromatyczny bursztynowy prostata lać
akacjowy: jasny płynny lejący przezroczysty przejrzysty przeźroczysty robinia akacja delikatny łagodny słodki niekrystalizujący lać żołądek dziecko
rzepakowy kremowany: biały jasny gęsty kremowy maślany smarowny smarowanie kanapka chleb spływać kapać wiosenny krem miękki rzepak kręcony ubity
wielokwiatowy wielokwiat: łąka łąkowy kwiatowy kwiat polny ziołowy różny mieszany alergia wiosenny koniczyna
malinowy: malina różowy
faceliowy: facelia jasny delikatny łagodny błękitny
nawłociowy: nawłoć mimoza jesienny późny żółty
leśny: las ciemny bór polana kruszyna
mniszkowy mniszek: majowy mlecz dmuchawiec żółty
degustacyjny: różny próba próbka prezent upominek degustacja małe mini spróbowanie
bundz: świeży skrzypiący miękki biały owczy owca baca bacówka młody
oscypek: wędzony owczy owca twardy góralski góral podhalański grill żurawina wrzeciono baca bacówka ząbkowany tatrzański zakopiański
gołka: wędzony krowi krowa krówka walec walcowaty góralski podhalański łagodny grill wałek tatrzański zakopiański
góralski: podhalański góral góra owczy wędzony twardy wrzeciono oscypek grill tatrzański zakopiański
rolada: rulon rulonik wałek wałeczek walec obtaczany obsypany ziarenko ziarno posypka miękki świeży
bryndza: ostry słony miękki pasta owczy owca mazisty smarowanie pieróg baca kremowy biały rozdrobniony
koryciński korycin: młody żółty podlaski krowi krowa łagodny okrągły krągły krążek miękki podpuszczkowy prążek
podpuszczkowy: krowi krowa żółty młody wiejski biały łagodny
dojrzewający dojrzewać: stary twardy ostry tarcie starty makaron leżakowany leżakować długo miesięczny półroczny roczny sezonowany tarkowanie parmezan
klinek: biały twaróg twarogowy krojenie pokroić krojony trójkątny serce sercowaty zwarty chudy odciśnięty wyciśnięty prasowany
ricotta: serwatka biały łagodny kremowy
mozzarella: włoski kulka pizza biały ciągnący
camembert brie: pleśniowy pleśń biały miękki
gouda edam ementaler: żółty plasterek kanapka dziura
feta: solankowy biały sałatka grecki słony
twaróg twarogowy: biały sernik naleśnik pieróg kruszyć grudka mielony
twarożek: biały smarowanie smarować kanapka chleb śniadanie świeży kremowy miękki szczypiorek
śmietankowy: kremowy tłusty smarowanie delikatny
masło: krowi ubijany smarowanie kanapka tłuszcz żółty chleb
osełka osełkowy: kręcony ubijany ręczny maselnica tłusty
klarowany: ghee smażenie kotlet przypalać palić pryskać topiony patelnia laktoza
śmietana: kremówka ubicie ubijanie bita tort krem zupa sos kwaśny słodki gęsty tłusty ogórek mizeria
kefir: kwaśny gazowany gazujący musujący pitny grzybek tybetański tybet jelito probiotyk fermentowany mleczny mleko bakteria szczypać trawienie
maślanka: kwaśny mleczny mleko masło pitny ziemniak fermentowany orzeźwiający placuszek
jogurt: mleczny mleko fermentowany bakteria naturalny probiotyk jelito gęsty
serwatka: kwaśny mleko ser
zsiadłe zsiadły: kwaśny ziemniak
zielononóżka: rasa stary polski cholesterol kuropatwiana
araukana: niebieski błękitny zielony turkusowy kolorowy miętowy oliwkowy skorupka easter
maransa marans: czekoladowy brązowy ciemny
przepiórczy przepiórka: mały malutki drobny drobniutki maleńki nakrapiany cętkowany plamisty kropka kropkowany łaciaty plamka alergik alergia dziecko miniaturowy
gęsi: duży wielki biały pisanka malowanie ozdabianie
kaczy: duży tłusty żółtko ciasto drożdżowy makaron
strusi struś: wielki ogromny gigantyczny olbrzymi duży największy
wydmuszka: pusty wydmuchany skorupa skorupka decoupage dekorowanie ozdabianie malowanie rzeźbienie pisanka wydmuchać
zerówka: ekologiczny zero numer klasa ekologia bio certyfikat łąka wolny
ściółkowy: brązowy hurt cukiernia gastronomia restauracja pensjonat
klatkowy: tani najtańszy hurtowy
wylęgowy: inkubator kwoka zapłodniony zalężony lęgowy kurczę pisklę hodowla
wytłaczanka: paleta trzydzieści 30 duży opakowanie
karp: wigilia wigilijny staw stawowy łuska świąteczny słodkowodny hodowlany łuskowy galareta
dzwonko dzwonek: pokrojony kawałek krojony porcjowany plaster porcja poćwiartowany
pstrąg: różowy tęczowy potok potokowy górski strumień źródlany słodkowodny łososiowaty dietetyczny
sielawa: mały drobny srebrny srebrzysty mazurski jezioro mazury słodkowodny delikatny
sieja: srebrny jezioro mazurski
szczupak: drapieżny drapieżnik jezioro zęby zębaty chudy słodkowodny mielony kotlet
okoń: pasiasty prążkowany jezioro drapieżny słodkowodny mały kolczasty
sandacz: drapieżny jezioro biały delikatny słodkowodny
sum: wąsy wąsaty drapieżny duży rzeka tłusty
płoć płotka: mały drobny jezioro rzeka słodkowodny
leszcz: płaski szeroki tłusty ościsty ość jezioro rzeka słodkowodny mazurski
śledź: morski słony bałtyk bałtycki morze solony wigilijny wigilia cebula olej śmietana rolmops matjas
opiekany opiekane: smażony ocet octowy zalewa marynowany
flądra stornia gładzica turbot: płaski bałtyk bałtycki morski morze płastuga
szprot szprotka: mały malutki drobny złoty złocisty bałtyk bałtycki morski morze wędzony puszka
dorsz: biały morski bałtyk bałtycki morze
łosoś: różowy czerwony norweski morski
węgorz: długi wąż tłusty
jesiotr: kawior ość bezość chrząstka tłusty syberyjski duży szlachetny
amur tołpyga: roślinożerny duży azjatycki ziołowy biały staw karpiowaty
kindziuk: litwa litewski żołądek pęcherz dojrzewający surowy twardy skilandis kumpis suchy podlaski
kabanos: cienki cieniutki długi suchy suszony przekąska piwo plecak wycieczka wędrówka patyczek paluszek podróż
jałowcowy: jałowiec suchy podsuszany myśliwski las trwały trzymać
łagowski lisiecki: krojony siekany szynka grubo kawałek czosnek krakowski krajany
salceson: głowizna głowa ozór krew galareta podroby czarny świniobicie
kaszanka: krew krwisty kasza gryczany podroby czarny patelnia grill śląski wątroba jelito pudding
półgęsek: gęsi gęś pierś wędzony pomorski kaszubski
boczek: tłusty jajecznica wędzony przerośnięty parzony wędzonka plaster chrupiący
szynka: wędzony różowy wielkanocny wielkanoc święconka szynkowy peklowany święta kanapka sznurowany
słonina: tłuszcz biały tłusty sało węgierski skwarka
smalec: tłuszcz smarowidło skwarka chleb ogórek smarowanie biały topiony wytopiony
pasztet: pieczony smarowanie smarowidło mielony foremka wątróbka kanapka
kiełbasa: wędzony grill ognisko jelito pęto
żeberko golonka: kość grill pieczony piwo
karkówka: grill karczek przerośnięty pieczeń
schab: kotlet schabowy chudy pieczeń
wołowina: krowa byk czerwony szponder łata pręga łopatka rosół gulasz zraz rostbef antrykot stek
cielęcina: młody krówka cielę cielak jasny delikatny sznycel wiedeński dietetyczny
jagnięcina: owca baran baranek baranina owieczka jagnię młody udko udziec udo noga comber wielkanoc
koźlina: koza kózka koźlę kozi młody ćwiartka wielkanoc
królik: dietetyczny biały chudy delikatny
dziczyzna sarnina dzik: las leśny myśliwski dziki zwierzyna łowny polowanie comber
burger: hamburger kotlet mielony bułka uformowany grill wołowy krowa
smażenie: biały patelnia surowy
kurczak: drób biały rosół pieczony całość brojler
indyk: drób chudy dietetyczny biały pierś sznycel
kaczka: ptak tłusty pieczony jabłko czerwony kaczy drób
gęś: ptak owsiany tłusty pieczony marcin listopad jedenasty świętomarciński drób gęsi
perliczka: ptak ciemny egzotyczny szary drób
przepiórka: ptaszek ptak mały drobny drób
kogut: rosół żylasty drób
chleb: kromka kanapka krojony
żytni: ciemny zakwas kwaśny razowy
chrzan: liść ostry korzeń
gryczany: bezglutenowy celiakia gryka
podpłomyk: cienki płaski chrupki chrupiący placek suchy krakers przaśny wafel orkiszowy kminek
chałka: słodki pleciony warkocz drożdżowy maślany żydowski żyd szabat plecionka
bułka: mały okrągły miękki pszenny śniadanie
cebulak cebularz: cebula mak lubelski lublin placek wypiek okrągły
razowiec: ciemny ziarnisty pełnoziarnisty pestka pestki razowy zdrowy foremkowy forma nasiono
dożynkowy: święto plon żniwa dożynki napis ozdobny ozdoba kłos wieś sołtys parafia duży chleb powitalny powitanie
resztka: stary czerstwy suchy wczorajszy tani koń kura zwierzę
tatarak: liść ziele woda wodny
sękacz: wysoki wieża drzewo choinka warstwa warstwowy podlaski podlasie mazurski ogień rożen jajo wałek stożek
kołacz: weselny okrągły drożdżowy twaróg ser posypka kruszonka śląski góralski podziękowanie goście duży
makowiec: mak zawijany zwijany rolada strucla boże narodzenie wigilia świąteczny bakalie
piernik: korzenny miodowy ozdobny lukrowany serce zdobiony choinka zawieszka ozdoba lukier boże narodzenie toruński cynamon
szarlotka: jabłko jabłkowy kruchy cynamon
sernik: ser serowy twaróg twarogowy wysoki kremowy rodzynka krakowski kratka
rogalik: mały nadziewany zawijany różany nadzienie drobny kruchy półksiężyc róża
marchewkowy: marchew marchewka wegański korzenny wilgotny orzech
drożdżówka: słodki bułka nadziewany nadzienie drożdżowy śniadanie szkoła
drożdżowe drożdżowy: puszysty kruszonka posypka blacha babciny słodki kawa
pączek: smażony okrągły nadziewany nadzienie tłusty czwartek ostatki karnawał lukier marmolada róża
faworek: smażony chrupiący karnawał tłusty cienki
mrowisko: smażony płat płatek miód miodowy mak litewski suwalski podlaski stos kopiec faworek
bakaliowy fatra: bakalie orzech rodzynka suszony owoc owocowy figa morela keks
orzeszki: kajmak karmel toffi nadziewany krem masa skorupka kruchy forma foremka nadzienie komunia prl
beza: białko biały lekki chrupiący kruchy pianka kawa dmuchany piankowy
krówka: mleczny mleko ciągnący cukier karmel kajmak papierek toffi miękki
lizak kogucik: patyk patyczek odpust odpustowy karmel cukier czerwony przezroczysty ssanie kogut dziecko
sezamka: sezam miód miodowy twardy chrupiący orzech baton
galaretka: kostka owocowy owoc żelka cukierek pektyna wegański miękki
śliwka: fioletowy granatowy pestka
michałek blok: czekoladowy czekolada kakao orzech prl mleko proszek dawny dzieciństwo komuna plaster wafelek kolejka
kulka daktylowy: daktyl energetyczny energia moc zdrowy cukier pralina pralinka trufla wegański słodycze cukrzyk fit kakao bakalie surowy
karmelek: landrynka ziołowy gardło ssanie twardy tymianek szałwia kaszel
chips: chrupki chrupiący plasterek suchy suszony krążek cienki przekąska dziecko
kapusta: głowa główka zielony
kiszony: kwaszony kwaśny sfermentowany zakiszony beczka probiotyk fermentowany
małosolny: świeży młody lekko zielony solanka koper letni niedokiszony półkiszony słony
ogórek: zielony korniszon zupa kiszonka kanapka
zakwas: kwaśny fermentowany
buraczany: burak czerwony barszcz krew anemia żelazo kwas fermentowany kiszony
maślak: śliski żółty brązowy
podgrzybek: brązowy ciemny sosnowy bór kapelusz
rydz: pomarańczowy rudy mleczko blaszka
kurka: żółty pomarańczowy jajecznica sos
borowik: prawdziwek szlachetny biały brązowy
boczniak: szary ucho kępa hodowlany kotlet muszla flak
pieczarka: biały brązowy hodowlany pizza zupa
koźlarz kozak: czerwony brzoza brzozowy
opieńka: pień jesienny
kania: kotlet panierowany parasol
kalafior: biały różyczka
dynia: pomarańczowy duży zupa krem kostka halloween
hokkaido: pomarańczowy mały kulisty okrągły japoński skórka
papryka: czerwony żółty
patison: biały
szwedzka szwedzki: ogórek plasterek talarek sałatka cebula
zasmażany: tarty gotowy ciepły schabowy podgrzanie kotlet
malina: czerwony różowy leśny
bez: biały baldach kwiat przeziębienie lemoniada
sosna: pęd szyszka kaszel oskrzela gardło zielony żywica igła choinka
aronia: czarny granatowy ciśnienie nadciśnienie cierpki oko cholesterol
oskoła brzoza: drzewo przezroczysty woda pień wiosenny marzec
rokitnik: pomarańczowy witamina c kwaśny morze nadmorski odporność żółty cytryna
pigwowiec pigwa: cytryna żółty kwaśny herbata odporność witamina c
porzeczka: czarny czerwony kwaśny witamina c krzew gronko
winogrono winogronowy: ciemny grono winorośl winny winnica kiść słodki fioletowy
truskawka: czerwony słodki letni łubianka szypułka kaszubski
borówka: granatowy niebieski fioletowy ciemny słodki duży ogród ogrodowy jagoda
jagoda: leśny czarny fioletowy granatowy las jagodzianka pieróg brudzić drobny mały
żurawina: czerwony kwaśny bagno bagienny torfowisko błoto błotny mokradło pęcherz mięso indyk dziczyzna leśny cierpki
brusznica: leśny kwaśny las mięso
jeżyna: czarny leśny kolczasty
poziomka: mały czerwony leśny słodki
agrest: kwaśny zielony włochaty kosmaty owłosiony kolczasty krzew dżem kompot
wiśnia: czerwony kwaśny ciemny pestka nalewka kompot pestki
czereśnia: czerwony słodki żółty ciemny
węgierka: fioletowy granatowy późny jesienny powidła knedel podłużny
mirabelka: żółty śliwka śliweczka mały kulka drobny okrągły
gruszka: żółty soczysty słodki
jabłko: czerwony zielony twardy słodki
reneta: kwaśny twardy szarlotka szary szorstki stary pieczenie winny
papierówka: letni wczesny miękki kwaśny biały
antonówka: kwaśny żółty stary
przemysłowy: spad obity poobijany drobny tani cydr sok ocet przetwór uszkodzony odpad koń zwierzę
deserowy: słodki jadalny jedzenie stołowy surowy
morela brzoskwinia: pomarańczowy
rabarbar: kwaśny kwaskowy różowy czerwony łodyga
róża: różowy czerwony płatek kolczasty głóg witamina c
głóg: serce czerwony owoc
jałowiec: ziarno ziarenko kulka czarny granatowy jagoda dziczyzna marynata bigos wędzenie przyprawa nalewka gin
lipa: żółty kwiat przeziębienie poty napotny gorączka grypa
mięta: zielony świeży orzeźwiający brzuch wzdęcie trawienie żołądek liść
rumianek: biały żółty kwiat koszyczek brzuch oko uspokojenie spokojny kamilka łąka kolka
melisa: cytrynowy uspokojenie nerwy sen
szałwia: gardło
pokrzywa: parzący włosy żelazo anemia łupież płukanka
skrzyp: włosy paznokcie krzem
wierzbówka iwan czaj: ruski rosyjski syberyjski czarny fermentowany prostata kofeina teina kiprzyca czarna
koper: wzdęcie brzuch niemowlę kolka trawienie
lubczyk: maggi rosół zielony liść zupa
majeranek: żurek żur grochówka kaszanka gęś suszony gęsina pasztet flaki kiełbasa bigos ziele przyprawa
tymianek: kaszel mięso
brusznica jeżyna: liść listek las leśny herbata
gryczany: brązowy palony prażony gryka gulasz
jaglany: żółty proso drobny bezglutenowy mały deser niemowlę bezglutenowe
pęczak: jęczmień jęczmienny perłowy gruby krupnik biały
manna: grysik drobny dziecko pszenny niemowlę biały mleczny kluska
owsiany: owies śniadanie mleko owsianka zdrowy
żytni: żyto chleb zakwas ciemny
orkiszowy: orkisz stary zboże prastary
pszenny: biały pszenica pieróg naleśnik ciasto drożdżowy kluska makaron zwykły
razowy: pełnoziarnisty graham pełny ziarno ciemny brązowy błonnik
ziemniaczany: skrobia kisiel krochmal biały zagęszczanie kluska budyń zagęścić
otręby: błonnik zboże łuska owsianka zanęta ryba wędkarz karma zdrowy odchudzanie dieta
wytłok wytłoka: zielony białko białkowy odtłuszczony len lniany siemię pestka dynia błonnik wysokobiałkowy
lniany: len żółty złoty omega budwig twaróg serce włosy
rydzowy: lnianka ostry gorczyca cebula pikantny wielkopolski
rzepakowy: żółty rzepak sałatka smażenie
słonecznikowy: żółty słonecznik surówka
dyniowy: ciemny zielony dynia pestka styryjski prostata gęsty sałatka lody
ostropest: wątroba bodiak sylimaryna detoks oczyszczanie fioletowy
czarnuszka: odporność alergia czarny kumin kmin egipski korzenny ostry astma ziarno ziarenko posypać posypka chleb
konopny: zielony konopie marihuana orzechowy cbd omega
jabłkowy: jabłko odchudzanie czczo picie rano matka trawienie żywy
malinowy: różowy malina sałatka
śliwkowy: balsamiczny ciemny słodki śliwka łagodny
winny: wino czerwony winegret sałatka winogrono marynata
ziołowy: zioło
złodziej: odporność siedem cztery czosnek szałwia rozmaryn piołun tymianek dżuma zaraza zioło
musztarda: ostry gorczyca kiełbasa gruboziarnisty ziarno miód sos hot dog grill francuski szynka
tarty: chrzan ostry wielkanoc szynka mocny słoik wędlina ćwikła wielkanocny
żur: zakwas żurek biały barszcz kwas kwaśny wielkanoc mąka
pieróg: lepiony ciasto farsz nadziany nadzienie
ruskie ruski: ziemniak twaróg ser cebulka
bigos: kapusta mięso kiszony kiełbasa myśliwski staropolski słoik grzyb
kartacz: duży ziemniaczany kluska mięso litewski podlaski suwalski pyza cepelin ziemniak
babka: ziemniak ziemniaczany tarty kugel zapiekanka kartoflak podlaski boczek
gołąbek: kapusta zawijany farsz liść ryż zawinięty
żurek: kwaśny kiełbasa jajko biały zupa wielkanoc
blin: gryczany placek placuszek naleśnik mały ruski rosyjski kawior śmietana gryka drożdże
soczewiak: soczewica pieróg ziemniaczany pieczony sejneński litewski wegetariański
soczewica: wegański wegetariański bezmięsny roślinny warzywny
catering: stypa chrzciny chrzest komunia impreza obiad gotowanie przyjęcie wesele jedzenie ugotować
ziemniak: żółty piwnica zima worek
vineta: żółty uniwersalny
irga: różowy biały wielkopolski czerwony
marchew: pomarańczowy sok słodki korzeń
burak ćwikłowy: czerwony barszcz
pomidor: czerwony mięsisty sałatka kanapka krojony
czosnek: fioletowy biały ząbek główka warkocz ostry przeziębienie
cebula: żółty czerwony biały
fasola: biały duży bretoński ziarno strączkowy
groch: żółty zielony grochówka
szparag: zielony biały łodyga pęd wiosenny maj
jarmuż boćwina: zielony liść liściasty zimowy chips koktajl smoothie
pietruszka: biały korzeń zielony rosół włoszczyzna
por seler: rosół włoszczyzna
szczypiorek: zielony twarożek
orzech: łupina skorupka
włoski: mózg skorupka łupina
laskowy: okrągły leszczyna mały
łuskany: obrany gotowy skorupka połówka tort dekoracja czysty
siemię: len lniany nasiono kisiel żołądek jelito śluz brązowy złoty zaparcie
mak: niebieski czarny ziarenko drobny kutia makowiec ciasto
słonecznik: pestka ziarno łuskany
kasztan: jadalny pieczony maron brązowy
kiełek kiełki: parapet hodowanie hodowla wyhodować wysiew kiełkować kiełkowanie kiełkownica słoik
grzybnia: hodowla hodować uprawa zestaw wyhodować własny piwnica boczniak balot
grzyb: uszka barszcz wigilia
śliwka: bigos kompot
filet: kanapka plasterek plaster krojony cienki ość kotlet
okoń: patelnia masło
szczupak: panierowany
leszcz płoć płotka: ocet zalewa octowy marynowany
zalewa: ocet octowy marynowany
szprot suszony: piwo
gruszka: wędzony dym
suszony: kompot wigilia bigos uszka sos zupa barszcz
grzyb borowik podgrzybek: sos uszka
kurka: sos
boczniak pieczarka: hodowlany kotlet
sznurek: nitka korale wianek nawleczony sznur
łuskany: tort ciasto dekoracja ozdobienie łupina
łupina: tłuczenie łupanie niełuskany skorupa skorupka niełupany
pigwa pigwowiec: cytryna
kiszony: bigos kapuśniak kwaśnica pieróg łazanki zupa ogórkowy
biały: szatkowanie beczka kiszenie gołąbek
kozi: alergik alergia uczulony krowi nietolerancja
krowi: zsiadły
klarowany: smażenie
kremowany: smarowanie chleb kanapka
winny: winegret
jabłkowy: odchudzanie czczo
aronia: ciśnienie nadciśnienie
porzeczka: rozcieńczanie anemia
burak: barszcz żelazo anemia sok
marchew: sok
pietruszka lubczyk: rosół zupa
malinowy: kanapka sałatka duży wielki
dzik: kiełbasa wędlina
żurawina: pieczony mięso pieczeń dodatek sos
dynia chrzan musztarda: dodatek pieczeń mięso wędlina
zasmażany szwedzka: dodatek
galaretka: dodatek ser deska
kostka kostki: sałatka
orkiszowy: makaron
żytni razowy: chleb
papryka: gulasz
majeranek: żurek żur bigos gęś
jałowiec: dziczyzna marynata
czarnuszka kminek: chleb posypać
ziołowy: zupa rosołowy kostka
reneta: szarlotka pieczenie ciasto
deserowy: jedzenie
boćwina jarmuż: liściasty zielony
malina lipa: rozgrzanie zima
obiad: trawienie ciężki brzuch wzdęcie
wieczór: rozgrzanie rozgrzewający zimowy zima chłód
rumianek mięta koper: brzuch wzdęcie kolka
zestaw próba: prezent upominek różny mały
owsiana owsiany: marcin listopad świętomarciński gęsina
palony: brązowy
przyprawa majeranek kminek: gulasz
brązowy: pizza
rydzyk rydz: pomarańczowy rudy
pyłek: barwny żółty ziarenko płatek multikolor anemia granulat
pierzga: granulka ziarno sześciokątny pastylka brunatny kwaśny bakteria
propolis: kulka płyn spirytus ekstrakt smoła brunatny pachnący pszczółka krem
mleczko: fiolka buteleczka ampułka zamrażarka cierpki gęsty niepłodność
wosk: bryła surowy kosmetyk mydło balsam podłoga wosku odlać stopić topić roztopić
plaster: wiaderko ramkowy sekcyjny jadalny komórka surowy
zabrus: żuć przeżuwać przeziębienie nos kropla wirowanie
woskowijka: ser opakować owijać owinąć przykryć miseczka bawełna śniadaniówka śmieć plastik wielokrotny myć
lipowy: kwiat czerwcowy lipcowy aleja
gryczany: czarny kawowy krew żelazo
spadziowy: brązowy oliwkowy zielonkawy
wrzosowy: herbaciany stężony tiksotropowy kasztanowy
akacjowy: cukrzyca kwiat cukrzyk majowy robiniowy żółtawy herbata
rzepakowy: krupiec skrystalizowany twardy wątroba maj
wielokwiatowy: wiosenny letni ogrodowy
nawłociowy: kwaskowy kwaskowaty nerki
faceliowy: cytrynowy zielonkawy miodowy
malinowy: gorączka przeziębienie sok herbata
cynamon: korzenny zimowy
bundz: gumowy piszczący żętyca solanka nieosolony łagodny słodkawy
oscypek: dym słony wrzecionowaty krupówki zakopane żurawinowy
gołka: zakopane żółty słony dym
rolada: kozi kremowy
bryndza: szczypiący słowacki haluszki
koryciński: suwalski wilgotny
klinek: woreczek lniany kamień podlaski suchy
dojrzewający: żółty zagrodowy piwnica orzechowy kryształki twardnieć koło kawałek
kostka: marynowany słoik zioło olej
kozieradka: przyprawa ziarno żółty orzechowy
jałowiec: dym
masło: śmietankowy wiejski grudka niesolony kostka
klarowany: słoik indyjski wytapiany trwały
śmietana: zabielanie zabielić zabielany tłusty trzydzieści 30
kefir: grzyb ziarenko mikroflora
maślanka: chłodnik naleśnik placek gasić
jogurt: kubek kubeczek słoiczek deser owsianka bifidus
twaróg: chudy tłusty półtłusty gzik kluski leniwe ciasto
mleko: kanka bańka butelka
przepiórczy: kolorowy surowy
gęsi: ogromny ciężki wydmuszka
kaczy: kluska biszkopt zielonkawy
strusi: kilogram półtorakilowy impreza
wydmuszka: lampka lampion ozdoba jubilerski dekoracja
zielononóżka: niski
wylęgowy: wyląg wylęgać wykluć aparat lęg kura
karp: żywy królewski wanna mulisty
pstrąg: kropkowany nakrapiany grill folia łososiowy
sielawa: smukły jeziorny głęboki
szczupak: ości długi zielony pulpety
okoń: filet panierka jeziorny
leszcz: jeziorny
śledź: słoik rodzynki pomidor koncentrat płat kaszubski słodki przystawka post piątek
flądra: nadmorski kuter panierka
szprot: pudełko sardynka ogonek kanapka
jesiotr: ruski kość łuska
amur tołpyga: wielki dzwonko wędzenie
płoć: suszony słony piwo twardy solony
kindziuk: salami plasterek wiszący kominek
kabanos: żucie chrupać łamać łamliwy patyk szkoła snack wieprzowy
salceson: prasowany ziele świniobicie
kaszanka: ognisko cebula
półgęsek: dojrzewający szynka plasterek pierś
boczek: kiełbasa fasolka bretoński jajko bekon
szynka: sznurek plaster
słonina: grzanka papryka plasterek dojrzewający
pasztet: świąteczny wielkanoc zając
cielęcina: kotlet niemowlę zrazówka
jagnięcina: pieczeń kebab baranek
żeberko golonka: pieczeń bawarski kapusta miodowy
królik: potrawka udziec comber
burger: mrożony wołowina kotlecik
kaszanka kiełbasa: grill
kurczak: zagrodowy wolny udko skrzydełko piersi niedziela
kura: rosół zupa tłusty bulion
gęś: nadziewany pieczeń niepodległość smalec
kaczka: pieczeń nadziewany pomarańcza żurawina czernina
indyk: kotlet filet pierś dietetyczny mostek
perliczka: bażant dworski dziki
przepiórka: marynowany ruszt grill malutki piekarnik
kogut: twardy zupa
udko: noga pałka
bochenek chleb: wiejski piec drewno opalany skórka
podpłomyk: kruchy dip pasta przegryzka
chałka: niedziela masło kakao mleko
bułka: maślany kruszonka ciepły kakao
cebulak: pizza
razowiec: foremka siemię dynia słonecznik
dożynkowy: korowaj wieniec bochen
resztka: grzanka bułka tarta kwas czerstwy
sękacz: baumkuchen sękaty wesele żółtko dziurka
kołacz: młoda para pożegnanie wesele wiejski
makowiec: rolada
piernik: koń ptaszek konik ptak odpust herbata zdobiony
szarlotka: blacha reneta deser lody niedziela
sernik: wanilia puszysty żółtka wielkanoc
rogalik: kruche kawa herbata cukier
drożdżówka: ser mak śliwka
pączek: lukrowany pudr cukier zamówienie
mrowisko: warstwa piramida wysoki słodki chrupiący
bakaliowy: ciężki migdał daktyl
orzeszki: czekoladowy krem kształt
beza: bezglutenowy lekki tort malinowy kawowy
krówka: ciągliwy kruchy ciągutka wesele podziękowanie zawijany
lizak: kolorowy cukrowy wiejski dzieciak
sezamka: orzechowy mak chałwa łamaniec
galaretka: pigwowy cukier przezroczysty
śliwka: czekolada migdał nałęczów suszony
michałek: twardy mleczny krojony
kulka: przekąska sport sportowiec trening bar baton
karmelek: ból miód chrypka głos śpiew chór
kiszony: bakteria odporność wigilia
małosolny: chrupki chrupiący czerwiec grill młode
ogórek: kotlet
buraczany: picie wzmacniający jelito
kalafior: kurkuma imbir azjatycki curry
papryka: miód zalewa kanapka czerwona
zasmażany: czerwony burak buraczek słoik
szwedzka: słodki kurkuma gorczyca konserwowy ogórkowy
rydz: masło patelnia
kurka: śmietana jajecznica
borowik: plasterek proszek krem król
podgrzybek: kapusta pieróg suszony
boczniak: panierka muszelka
pieczarka: biały faszerowany
grzybnia: worek słoma zarodnik balkon
bez: kwiatowy letni woda mięta cytryna szampan
sosna: górski przeziębienie iglasty wiosna szyszka cukier
aronia: serce oczy gorzki jagoda
rokitnik: kolagen skóra olej oranżowy
pigwowiec: dojrzały jesienny zima gorączka
winogrono: gronowy rodzynka różowy hostia
truskawka: letni naleśnik deser lody
żurawina: torf jesienny nalewka nerki pęcherz sok
jagoda: koktajl drożdżówka jagodowy oczy wzrok
agrest: włosek wiaderko wiadro
mirabelka: lody deser syrop kompot
papierówka: mus szarlotka
chips: szkoła dietetyczny
lipa: suszony herbata napar uspokojenie
mięta: suszony herbata napar
rumianek: suszony herbata napar inhalacja okład płukanie dziąsło
pokrzywa: odtruwanie reumatyzm żelazo wiosenny
majeranek: tarty kiełbasa bigos
wierzbówka: liść ulung fermentacja zapomniany
brusznica: moczowy
jaglany: kasza zupa mleko deser owsianka
pęczak: kaszotto risotto sałatka kiszka
gryczany: garnek śmietana grzyb prażona
płatek: owsiany owies granola ciastko musli
otręby: koń kura karmić ciasto chleb zanęta
lniany: surowy twaróg pasta ziemniak
rzepakowy: duszenie majonez
słonecznikowy: kapusta kiszony śledź
ostropest: regeneracja wątrobowy alkohol kac
czarnuszka: kapsułka odchudzanie włosy skóra trądzik
konopny: zielony sałatka pesto
jabłkowy: włosy płukanka cera niefiltrowany detoks
musztarda: dressing marynata schab
chrzan: rozgrzewający zatoka jajko łzawić łzy mielony
ziołowy: ziemniak warzywo kanapka sypki
pieróg: ręczny wigilia
bigos: trzydniowy podgrzać impreza
kartacz: skwarka
babka: skwarka piekarnik
gołąbek: grzybowy wegetariański
żurek: talerz śmietana słoik
catering: pogrzeb konsolacja osoba wesele kucharka zebranie gości
soczewica: pasta kanapka chleb weganin
czosnek: pleciony polski wianek
dynia: zupka puree niemowlę ciasto
szparag: grill szynka holenderski
burak: barszczyk sałatka podłużny
cebula: zupa siatka zasmażka
orzech: ciasto nalewka mielony torcik
kasztan: ruszt piekarnik garnek słodki
mak: zmielony parzony
siemię: mielony przemiana owsianka kisielek włosy paznokcie
`;
