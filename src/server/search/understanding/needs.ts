import type { Stemmer } from '../stemmer.ts';
import { surelyLargerForms } from './diminutives.ts';
import type { Sort } from './word-classes.ts';

/**
 * What a query wants something for, when it names no thing: "na kaszel", "prezent na chrzciny".
 *
 * categories  keys of the categories with things that serve the need.
 * stems       base forms of the words for the need and for the things that serve it; empty if everything in
 *             `categories` serves it.
 * told        base forms of the words that say what a thing is for or made of: those for the need itself, and others.
 * best        base forms of the words for the things that serve it best.
 * isKind      only things made for this need serve it: a cream for the hands is not a cream for the face.
 */
export interface Need {
  readonly categories: readonly string[];
  readonly stems: readonly string[];
  readonly told: readonly string[];
  readonly best: readonly string[];
  readonly isKind: boolean;
}

const GIFTS =
  'wood_carving pottery embroidery_lace weaving paper_cuts glass_painting jewellery wooden_toys candles holiday_decorations ' +
  'leather wicker blacksmithing folk_costumes musical_instruments';
const COSMETICS = 'soaps creams face_oils hair_care bath hydrolats ointments lip_care';

/** The word for a present, in its base form. */
const GIFT = 'prezent';

const FOOD =
  'honey bee_products cheese dairy eggs cured_meats fresh_meat poultry fish bread cakes preserves pickles juices_syrups ' +
  'vegetables fruit mushrooms_forest herbs_teas flour_groats oils vinegars_spices ready_meals nuts_seeds sweets';

const PLANTS =
  'cut_flowers potted_plants perennials fruit_trees berry_bushes ornamental_shrubs conifers vegetable_seedlings ' +
  'seeds_bulbs potted_herbs wreaths_bouquets christmas_trees';

const keysOf = (keys: string): ReadonlySet<string> => new Set(keys.split(' '));

const OF_SORT: Readonly<Record<Sort, ReadonlySet<string>>> = {
  food: keysOf(FOOD),
  cosmetics: keysOf(COSMETICS),
  plants: keysOf(PLANTS),
  decorations: keysOf(`${GIFTS} wreaths_bouquets cut_flowers potted_plants`),
};

/** The keys of the categories of a sort of goods. */
export function keysOfSort(sort: Sort): ReadonlySet<string> {
  return OF_SORT[sort];
}

/**
 * Columns: words for the need, categories that serve it, words for what serves it best, words for what else serves it;
 * all in Polish base forms. Without words in the third column everything in the categories serves the need. `*` marks
 * words that name the wanted thing by themselves, `=` sets `isKind`, `>` marks words that say what a thing is for or
 * made of rather than what it is called.
 */
const NEEDS = `
kaszel przeziębienie *antybiotyk gardło grypa katar chrypka angina kasłać zatoka oskrzela gorączka | juices_syrups honey herbs_teas bee_products ointments | propolis >sosna >tymianek podbiał lipa | >szałwia syrop >bez >miód mniszek malina malinowy lipowy pierzga spadziowy spadź
odporność witamina wzmocnienie osłabienie anemia siła energia | honey bee_products juices_syrups pickles herbs_teas | pierzga pyłek propolis rokitnik aronia zakwas | miód malina mleczko burak porzeczka pigwowiec pokrzywa
sen spanie spać zasypianie *bezsenność nerw stres uspokojenie spokój zasnąć | herbs_teas bath candles | melisa lawenda chmiel rumianek | lipa zima sól mieszanka woreczek saszetka
trawienie żołądek brzuch jelito wątroba trzustka *zgaga *niestrawność *wzdęcie kolka *biegunka przejedzenie | herbs_teas pickles juices_syrups vinegars_spices oils nuts_seeds | mięta rumianek koper kminek ostropest obiad | zakwas ocet kiszonka siemię lniany
staw noga łydka bark szyja krzyż reumatyzm plecy kręgosłup ból kolano łokieć mięsień korzonki biodro stłuczenie zwichnięcie rwa artretyzm żylak skurcz lumbago | ointments herbs_teas bath | żywokost żywokostowy kasztan arnika maść | jodła sosna borowina propolis świerkowy chłodzący
rana oparzenie poparzenie odparzenie odparzony otarcie odleżyna wyprysk siniak skaleczenie zadrapanie ukąszenie ugryzienie opuchlizna wysypka | ointments creams bath | >nagietek nagietkowy >propolis maść | krem >babka rumianek
=ręka dłoń paznokieć | creams ointments soaps face_oils | ręka dłoń | krem maść mydło
skóra cera zmarszczka *trądzik twarz pryszcz blizna przebarwienie buzia starzenie nawilżenie | creams face_oils hydrolats soaps ointments | twarz cera skóra serum | krem olejek hydrolat nagietek różany wiesiołek macerat malina węgiel woda balsam masło
=ząb dziąsło | soaps bath herbs_teas | ząb dziąsło |
=stopa pięta odcisk | creams ointments bath | stopa pięta | noga sól
ciało rozstęp cellulit | creams bath soaps face_oils | ciało | balsam masło peeling krem mydło olejek
=*włos *łupież *łysienie kołtun fryzura | hair_care soaps | szampon włos odżywka płukanka | olejek żel łopian pokrzywa
=loki lok skręt | hair_care | >loki >lok żel | włos odżywka szampon
=broda zarost golenie wąs brodacz | hair_care soaps | broda golenie | 
=usta warga opryszczka zajad | lip_care | usta | balsam pomadka masełko peeling
łazienka toaleta umywalka | soaps bath candles weaving wicker | mydło łazienka łazienkowy | sól kula dywanik świeca peeling bielizna pranie
kąpiel relaks wanna prysznic spa odprężenie | bath candles soaps | sól kula kąpiel saszetka | olejek peeling wanna mydło
mróz wiatr chłód | creams ointments lip_care | mróz wiatr chłodny | tłusty rokitnik ochronny
komar kleszcz mól owad | ointments face_oils herbs_teas bath | komar kleszcz | lawenda lawendowy woreczek
makijaż demakijaż | face_oils hydrolats creams | demakijaż | hydrolat olejek woda
*konserwacja *impregnacja zakonserwować konserwować zaimpregnować impregnować woskowanie nawoskować polerowanie wypolerować | bee_products oils | wosk lniany |
barwienie zabarwić barwić zabarwienie farbowanie farbować ufarbować pofarbować | vegetables herbs_teas | cebula burak | pokrzywa
pranie sprzątanie porządki | soaps vinegars_spices | szary gospodarski mydło | ocet
grill *grillowanie *barbecue ruszt | cured_meats fresh_meat cheese poultry fish vegetables wood_hay | karkówka kaszanka kiełbasa żeberko kiełbaska burger szaszłyk | boczek udo skrzydełko oscypek przepiórka stek schab szparag pstrąg golonka grill góralski gołka
ognisko | cured_meats fresh_meat bread | kiełbasa kiełbaska kaszanka | boczek ziemniak podpłomyk
chleb kanapka pieczywo kromka smarowanie posmarowanie posmarować rogalik tost grzanka | ready_meals cured_meats preserves dairy honey cheese fish | smalec pasztet masło pasta | dżem miód twaróg twarożek powidła konfitura szynka ser bundz marmolada metka biały boczek śmietankowy salceson osełkowy żytni
*śniadanie poranek | eggs bread dairy honey preserves cheese cured_meats flour_groats ready_meals | jajo jajko chleb bułka masło | miód dżem twaróg twarożek płatek jogurt szynka chałka pasztet konfitura owsiany
*obiad niedziela | ready_meals poultry fresh_meat fish vegetables | pieróg bigos gołąbek kartacz kurczak | kaczka karkówka schab wołowina żurek ziemniak babka bliny zupa żeberko cielęcina filet kapusta
*kolacja | ready_meals cured_meats cheese bread fish eggs dairy | pasztet ser szynka chleb | kabanos ryba pstrąg kiełbasa śledź twaróg
rosół rosołek bulion wywar | poultry fresh_meat vegetables herbs_teas potted_herbs vinegars_spices | rosół kura lubczyk | wołowina kogut pietruszka włoszczyzna marchew seler mięsny
kotlet | fresh_meat poultry | schab zrazówka mielony | karkówka filet cielęcina burger wołowina
gulasz pieczeń duszenie piekarnik | fresh_meat poultry | wołowina karkówka schab gulasz pieczeń | kaczka gęś sarnina dzik dziczyzna cielęcina koźlina jagnięcina udziec królik
schabowy mielony zraz | fresh_meat poultry | schab wołowina cielęcina | karkówka filet zrazówka
żur żurek | vinegars_spices cured_meats dairy eggs mushrooms_forest | zakwas >żur | kiełbasa boczek jajo śmietana chrzan majeranek
barszcz | pickles vegetables vinegars_spices mushrooms_forest ready_meals | zakwas burak uszko | śmietana podgrzybek borowik buraczek
zupa | ready_meals vinegars_spices pickles vegetables mushrooms_forest dairy | zakwas żur burak barszcz zupa | grzyb śmietana kozak podgrzybek pietruszka marchew dynia
chłodnik | dairy vegetables pickles | kefir maślanka jogurt botwina | burak boćwina rzodkiewka ogórek koper śmietana zsiadły
naleśnik | preserves dairy juices_syrups fruit flour_groats eggs mushrooms_forest honey cheese | dżem twaróg naleśnik powidła konfitura | mus syrop mąka jajko jagoda śmietana mleko ser klinek bryndza
pączek przekładanie | preserves flour_groats cured_meats fresh_meat | różany róża marmolada powidła | dżem konfitura mąka smalec
tort | fruit dairy preserves nuts_seeds eggs flour_groats | śmietana truskawka konfitura malina | borówka orzech dżem wiśnia jajko
tarcie starcie ścieranie tarka | cheese vegetables | dojrzewający | ser
ser | preserves nuts_seeds fruit | >ser żurawina | winogrono figa
mięso mięsiwo kiełbasa wędlina pasztet szynka | vinegars_spices preserves pickles | chrzan musztarda żurawina ćwikła | sól papryka majeranek konfitura buraczek ogórek >mięso
*przyprawienie *przyprawianie *doprawienie *doprawianie przyprawić doprawić | vinegars_spices herbs_teas | papryka sól majeranek musztarda | chrzan lubczyk kminek ocet
ryba | vinegars_spices pickles herbs_teas | chrzan sól koper | ocet musztarda zioło >ryba
ziemniak pyra kartofel | dairy pickles cured_meats fish ready_meals cheese | twaróg maślanka kefir zsiadły gzik | śledź kapusta ogórek smalec bryndza koper
patelnia | fish fresh_meat cured_meats mushrooms_forest | okoń kurka boczek | schab kaszanka kiełbaska pstrąg burger
lemoniada drinki | juices_syrups herbs_teas honey | syrop bez | sok mięta malina
pragnienie picie napić | juices_syrups pickles dairy herbs_teas | sok kompot oskoła lemoniada | syrop zakwas kefir maślanka
drożdżówka chałka biszkopt kruszonka | flour_groats dairy eggs | pszenny mąka masło jajko | 
śledź śledzik | vegetables oils dairy vinegars_spices pickles | cebula olej śmietana | ogórek ocet
gołąbek krokiet | vegetables flour_groats fresh_meat mushrooms_forest | główka młody biały | kapusta kasza mielony
siłownia trening sportowiec masa | eggs dairy nuts_seeds bee_products fish poultry flour_groats honey | filet twaróg jajko pyłek | orzech siemię płatek miód pierzga
*keto | eggs cheese cured_meats fish nuts_seeds dairy oils | masło ser jajko boczek | orzech smalec śmietana olej słonina
sok sokowirówka wyciskarka cydr | fruit vegetables mushrooms_forest | >sok jabłko marchew burak | malina porzeczka aronia gruszka winogrono
dżem konfitura powidła | fruit mushrooms_forest | >powidła >dżem śliwka truskawka wiśnia agrest | malina wiśnia borówka porzeczka rabarbar jabłko gruszka morela brzoskwinia
zakwas | vegetables flour_groats bread | burak żytni >zakwas | czosnek mąka
pieróg uszko farsz | flour_groats dairy cheese pickles mushrooms_forest preserves fruit juices_syrups | pieróg twaróg bryndza mąka | ser biały kapusta jagoda klinek grzyb naleśnik powidła
kiszenie kwaszenie marynowanie ukisić | vegetables pottery vinegars_spices vegetable_seedlings herbs_teas | kiszenie kapusta ogórek | koper chrzan czosnek garnek kamionkowy kamionka sól liść
sernik | dairy eggs | twaróg sernik | jajko masło
szarlotka jabłecznik | fruit | szarlotka jabłko reneta |
bigos | pickles cured_meats fresh_meat mushrooms_forest | bigos kapusta | kiełbasa śliwka suszony podgrzybek
makowiec *kutia piernik | nuts_seeds honey | mak orzech miód | bakalie
makaron kluska kopytko łazanka | flour_groats eggs cheese vegetables dairy vinegars_spices | mąka pszenny jajko | ser pomidor twaróg
pizza sos spaghetti | vegetables vinegars_spices cheese | pomidor czosnek oregano bazylia | cebula
smażenie frytka placek | oils dairy vegetables | smażenie rzepakowy klarowany ziemniak | słonecznikowy
weki przetwory zaprawa | vegetables fruit vinegars_spices mushrooms_forest | ogórek śliwka wiśnia jabłko | papryka burak truskawka węgierka ocet kapusta powidła pomidor
wigilia wigilijny | fish ready_meals fruit pickles mushrooms_forest cakes juices_syrups nuts_seeds vinegars_spices flour_groats | karp śledź pieróg uszko barszcz susz wigilijny kompot | kapusta borowik podgrzybek makowiec mak zakwas piernik wigilia
wielkanoc *święconka wielkanocny koszyczek zajączek | eggs cured_meats holiday_decorations vinegars_spices cakes wicker bread dairy | jajo jajko szynka kiełbasa chrzan palma pisanka koszyczek święconka | baba babka mazurek żur kroszonka masło biały wielkanocny batikowy tarty
święta boże narodzenie gwiazdka choinka świąteczny bożonarodzeniowy mikołajki mikołaj | holiday_decorations christmas_trees cakes candles sweets wreaths_bouquets poultry fish | bombka choinka ozdoba stroik szopka łańcuch | świeca piernik makowiec świąteczny pająk gwiazdka jodła świerk adwentowy gęś kaczka karp
adwent roraty gromnica gromniczny | candles wreaths_bouquets musical_instruments | adwentowy gromnica świeca |
spróbowanie degustacja posmakowanie spróbować | honey oils cheese juices_syrups sweets | degustacyjny próba zestaw | 
herbata | honey juices_syrups preserves cakes fruit | sok syrop herbata | miód malina konfitura pigwowiec cytryna piernik
kawa *podwieczorek | cakes sweets dairy | ciasto szarlotka sernik | śmietana mleko rogalik krówka kołacz sękacz drożdżówka makowiec piernik śmietanka
*deser *słodki słodycz łasuch podjadanie | cakes sweets preserves fruit dairy | krówka ciasto szarlotka sernik | lizak galaretka sezamka rogalik czekolada beza michałek pączek piernik kulka
*przekąska *pochrupać *pochrupanie *pogryzanie pogryzać *przegryzka *przegryzanie przegryzać *podgryzanie podgryzać chrupanie *chrupka | cured_meats fruit nuts_seeds sweets fish cheese bread | kabanos chips płoć podpłomyk | orzech suszony kulka słonecznik pestka sezamka ser śliwka
piwo piwko piwosz wódka wódeczka *zagrycha *zakąska *zagryzka drink bimber | cured_meats fish cheese pickles nuts_seeds mushrooms_forest | kabanos kiełbasa kindziuk szprot płoć | ogórek ser orzech płoć śledź grzybek rydz grzyb oscypek boczek słonina marynowany
*prowiant wycieczka wędrówka podróż | cured_meats fruit nuts_seeds cheese sweets | kabanos suszony orzech | ser jabłko chips kulka
impreza domówka sylwester prywatka osiemnastka goście *poczęstunek stypa bankiet bal zebranie chrzestny przyjęcie | ready_meals cakes cheese cured_meats | catering | ciasto tort pieróg bigos pasztet ser kołacz sękacz
sałatka surówka | oils vinegars_spices vegetables cheese fruit | olej ocet sałata | kostka orzech rzodkiewka ser
pieczenie wypiek piekarnia domowy wypieki drożdże ciasto | flour_groats dairy eggs nuts_seeds wicker | mąka masło mak jajko | twaróg orzech ser
dieta odchudzanie schudnąć chudnięcie fit redukcja dietetyczny lekkostrawny | vegetables fruit flour_groats oils pickles fish | jarmuż płatek lniany | pęczak kasza kiszony filet otręby
cukrzyca cukrzyk diabetyk | flour_groats bread sweets preserves | cukier razowy gryczany | razowiec otręby
*wegetarianin *weganin *wege *bezmięsny | ready_meals vegetables nuts_seeds cheese flour_groats | soczewica soczewiak | ruski kasza grzyb ser
niemowlę noworodek bobas niemowlak | soaps creams ointments wooden_toys weaving bath preserves flour_groats | nagietek rumianek kołdra | krem mydło kołyska kozi mus kaszka jaglany manna
zima spiżarnia piwnica | preserves pickles vegetables | dżem powidła ogórek kapusta konfitura | marmolada mus ziemniak pyra cebula czosnek
kominek kominkowy | wood_hay blacksmithing wicker | drewno kominek kominkowy bukowy brykiet | pogrzebacz brzoza opałowy
piec ogrzewanie palenie *opał *rozpałka grzanie ciepło | wood_hay | drewno brykiet pellet brzoza opałowy kominek bukowy | drzewo gałęziówka sosna wałek olcha
balkon taras parapet skrzynka donica | potted_plants potted_herbs | pelargonia balkon parapet fuksja | skrzynka stokrotka bratek surfinia anginka
grób cmentarz nagrobek zaduszki | candles wreaths_bouquets cut_flowers potted_plants christmas_trees | znicz chryzantema stroik stokrotka wiązanka | świeca bukiet gałązka wieniec bratek
pogrzeb kondolencje | wreaths_bouquets cut_flowers candles ready_meals | wieniec wiązanka |  znicz bukiet róża >stypa
rabata klomb kwietnik | perennials ornamental_shrubs seeds_bulbs | rabata bylina malwa jeżówka floks rudbekia lawenda | kępa hortensja karpa funkia złocień piwonia nasiono cebulka
ogród ogródek działka grządka | perennials ornamental_shrubs fruit_trees berry_bushes seeds_bulbs conifers vegetable_seedlings wicker | ogród rabata | krzew sadzonka bylina malwa kępa rozsada hortensja nasiono cebulka
cień | perennials ornamental_shrubs | funkia cień | paproć
sad | fruit_trees berry_bushes | jabłoń grusza śliwa czereśnia | drzewko pigwa orzech
łąka motyl zapylacz miododajny nektarodajny pożytek pszczeli | seeds_bulbs perennials potted_herbs ornamental_shrubs bird_feeders | łąka kwietny szałwia tymianek | lawenda jeżówka malwa
alergia alergik alergiczka atopowy atopik atopia azs łuszczyca egzema uczulenie wrażliwy wrażliwiec | soaps creams ointments hydrolats | szary delikatny | mydło kozi owies nagietek rumiankowy łagodny
*posadzenie *sadzenie *zasadzenie *nasadzenie *wysadzenie *posadzić *sadzić *zasadzić *wsadzić *wsadzenie *wysadzić *dosadzić *dosadzenie *obsadzić *obsadzenie *nasadzić | perennials fruit_trees berry_bushes ornamental_shrubs conifers vegetable_seedlings seeds_bulbs potted_herbs | |
*zasiew *wysiew *posiać *zasiać *wysiać *posianie *wysianie *zasianie | seeds_bulbs | |
żywopłot osłona *zasłonić *zasłaniać | conifers ornamental_shrubs | tuja żywopłot osłona | świerk ligustr bukszpan róża grab
chrzciny chrzest chrzcielny chrzestny | ready_meals cakes ${GIFTS} | anioł aniołek pamiątka szatka chrzest chrzciny | kołyska obraz świeca gromnica catering
komunia | wreaths_bouquets ready_meals cakes ${GIFTS} | pamiątka komunia anioł obraz | wianek świeca gromnica notes catering tort chrystus kapliczka święty boska
ślub wesele nowożeńcy rocznica młodzi narzeczeni panna weselny ślubny | wreaths_bouquets cakes ready_meals potted_plants cut_flowers ${GIFTS} | ślubny kołacz ślub wesele weselny | pamiątka bukiet obraz szkło płatek mirt zaproszenie szklany sękacz catering
ściana powieszenie zawieszenie powiesić zawiesić | glass_painting paper_cuts weaving wood_carving embroidery_lace wreaths_bouquets blacksmithing | obraz wycinanka kilim makatka >ściana | leluja gwiozda kodra rózga malunek gobelin tkanina kapliczka haft podkowa krzyż
parapetówka nowy dom mieszkanie salon wnętrze wystrój | pottery weaving wicker embroidery_lace wood_carving blacksmithing glass_painting paper_cuts | podkowa kilim kapliczka | obraz misa deska narzuta bieżnik kosz makatka poszewka dywanik chodnik obrus tkanina wycinanka kodra
kuchnia kucharz gotowanie stół | pottery wood_carving embroidery_lace blacksmithing wicker | łyżka deska misa talerz | obrus garnek nóż kubek łyżnik bieżnik miska
urodziny imieniny jubileusz | cakes cut_flowers ${GIFTS} | |
babcia mama matka babunia mamusia teściowa ciocia ciotka matula prababcia emerytka chrzestna gospodyni seniorka | creams soaps honey ${GIFTS} | serweta korale chusta koc | krem mydło kubek poduszka lawenda serwetka balsam kapcie
dziadek tata ojciec mąż chłopak mężczyzna męski facet kolega przyjaciel kumpel wujek teść brat tatuś narzeczony szwagier dziadziuś pradziadek wędkarz rolnik góral partner emeryt | leather blacksmithing honey wood_carving pottery hair_care soaps cured_meats | portfel pas pasek nóż >broda >golenie | podkowa torba kubek kapcie kindziuk
żona dziewczyna kobieta przyjaciółka damski siostra narzeczona koleżanka córka ukochana partnerka synowa szwagierka pani nastolatka walentynki | creams soaps ${GIFTS} | kolczyk korale naszyjnik bransoletka torebka wisior | pierścionek mydło krem świeca bursztyn chusta
dziecko wnuk wnuczka maluch dzieci chłopiec dziewczynka przedszkolak synek bratanek siostrzenica chrześniak roczek maluszek brzdąc szkrab smyk pociecha kilkulatek dwulatek trzylatek czterolatek roczniak wnuczek chrześnica siostrzeniec bratanica synuś córeczka dzieciątko uczeń pierwszoklasista | wooden_toys sweets weaving holiday_decorations | klocek lalka konik karuzela traktor zabawka | kołyska pociąg wóz klepok kołdra lizak
ksiądz proboszcz wikary biskup zakonnica zakonnik katecheta katechetka organista kapłan | wood_carving glass_painting candles honey holiday_decorations pottery | chrystus święty anioł boska gromnica kapliczka krzyż madonna | szopka świeca obraz rzeźba miód figurka
strażak ochotnik osp | glass_painting wood_carving | florian | święty obraz rzeźba
myśliwy leśniczy leśnik gajowy | blacksmithing leather wood_carving musical_instruments paper_cuts | nóż róg ligawka jeleń żubr | portfel pas las siekiera torba
nauczyciel nauczycielka wychowawczyni wychowawca trener opiekunka listonosz szef szefowa sąsiad sąsiadka lekarz pielęgniarka doktor położna przedszkolanka dyrektor dyrektorka kierowniczka sołtys wójt kierownik współpracownik | ${GIFTS} honey candles sweets preserves | zestaw kubek pudełko | miód świeca notes konfitura
turysta obcokrajowiec zagranica pamiątkowy | ${GIFTS} | ludowy łowicki góralski | podkowa kaszubski krakowski kubek wycinanka
łóżko sypialnia | weaving embroidery_lace wicker | kołdra koc narzuta poduszka | poszewka pled kapa pierzyna dywanik
migrena | herbs_teas hydrolats ointments | mięta lawenda melisa | rumianek miętowy lipa
zaparcie | nuts_seeds fruit dairy flour_groats oils | siemię śliwka suszony kefir | otręby maślanka lniany jogurt
laktacja | herbs_teas nuts_seeds flour_groats | koper kminek anyż | siemię mieszanka lipa
=oko wzrok powieka rzęsa | hydrolats fruit mushrooms_forest | oko >bławatek | borówka jagoda woda
pamięć koncentracja nauka egzamin sesja | nuts_seeds bee_products honey fruit | orzech pyłek | pestka miód pierzga borówka
odgrzanie odgrzewanie podgrzanie odgrzać podgrzać odgrzewać gotowiec szybko mikrofala | ready_meals | pieróg bigos gołąbek kartacz zupa żurek babka bliny krokiet naleśnik pyza kopytko kluska gulasz rosół flaki pulpet klops lasagne zapiekanka leczo fasolka barszcz | soczewiak danie obiad kotlet zraz placek
jogurt | fruit preserves honey nuts_seeds flour_groats mushrooms_forest | borówka malina jagoda miód orzech | płatek dżem konfitura siemię otręby truskawka
gofr racuch lody | preserves juices_syrups dairy fruit flour_groats eggs | dżem syrop śmietana | mus konfitura truskawka mąka jajo
owsianka musli granola | flour_groats nuts_seeds honey fruit preserves | płatek orzech siemię | miód suszony borówka jagoda otręby pestka mus
tatar | fresh_meat eggs pickles vinegars_spices | wołowina | jajo ogórek musztarda grzybek
wino | cheese nuts_seeds cured_meats preserves | >wino ser orzech | galaretka szynka kindziuk
jajecznica omlet | eggs cured_meats dairy mushrooms_forest | jajo jajko | boczek masło kurka kiełbasa
grochówka | vegetables cured_meats herbs_teas | fasola groch kiełbasa boczek | majeranek marchew ziemniak
krupnik | flour_groats vegetables poultry | pęczak kasza | marchew pietruszka kura
kapuśniak kwaśnica łazanki | pickles cured_meats fresh_meat | kapusta | żeberko boczek kiełbasa
gołąbek | vegetables flour_groats mushrooms_forest | kapusta kasza | pęczak grzyb pomidor
nalewka | fruit honey mushrooms_forest | wiśnia śliwka pigwa malina aronia | porzeczka miód winogrono jabłko jałowiec róża
kompot | fruit | >kompot wiśnia śliwka jabłko gruszka | truskawka agrest rabarbar
dziczyzna | preserves mushrooms_forest vinegars_spices | żurawina borówka jałowiec | konfitura powidła chrzan
serce ciśnienie nadciśnienie cholesterol krążenie miażdżyca | herbs_teas oils vinegars_spices juices_syrups honey | głóg aronia lniany czosnek | olej ocet żurawina
pasożyt robak tasiemiec owsik | nuts_seeds vegetables herbs_teas oils | pestka czosnek piołun | dynia czarnuszka
menopauza klimakterium | herbs_teas nuts_seeds bee_products | szałwia siemię melisa | lniany wierzbówka pyłek
prostata | herbs_teas nuts_seeds oils bee_products | wierzbówka pestka | pokrzywa pyłek dyniowy
miesiączka menstruacja | herbs_teas | rumianek krwawnik melisa | pokrzywa mięta
żucie pożucie | bee_products | zabrus | 
ssanie | sweets | karmelek landrynka | 
pęcherz nerka | herbs_teas juices_syrups mushrooms_forest | żurawina pokrzywa brzoza | sok
oczyszczanie detoks kac | pickles herbs_teas juices_syrups vinegars_spices | zakwas pokrzywa kiszony | sok ocet
piknik majówka biwak | cured_meats cheese fruit cakes pickles bread | kabanos kiełbasa ser | chleb ogórek ciasto
koktajl smoothie | fruit vegetables mushrooms_forest | truskawka malina borówka jagoda | jarmuż burak jabłko
*prezent *upominek *podarunek *podarek *suwenir *prezencik *bibelot *podziękowanie *podziękowania *gadżet *pamiątka *souvenir *niespodzianka | ${GIFTS} ${COSMETICS} honey sweets | |
*słodzenie *osłodzenie *posłodzenie *dosłodzenie osłodzić posłodzić dosłodzić słodzić *słodzik | honey juices_syrups | miód | syrop
podłoga posadzka parkiet panele linoleum | weaving | dywanik chodnik dywan | kilim szmaciak
szyba szybka | paper_cuts holiday_decorations | gwiazda wycinanka | leluja gwiazdka papierowy
sufit powała strop żyrandol | holiday_decorations | pająk | słoma
*zaparzenie *zaparzanie *parzenie zaparzyć zaparzać parzyć napar *napary czajniczek | herbs_teas | |
żelazo hemoglobina niedokrwistość morfologia krwiotworzenie | pickles juices_syrups vegetables herbs_teas honey | zakwas burak pokrzywa buraczany | aronia porzeczka malina jarmuż
głowa skroń | herbs_teas hydrolats ointments weaving folk_costumes | mięta melisa | czapka chusta lawenda
drzwi wejście próg ganek | wreaths_bouquets holiday_decorations blacksmithing | wianek wieniec drzwi podkowa | kołatka dzwonek
*żywność *spożywka *delikates *delikatesy *wiktuał *specjał *rarytas *frykas *aprowizacja | ${FOOD} | |
pilnowanie pilnować stróżowanie stróżować obrona ochrona obejście dozór | dogs ornamental_poultry | stróżujący stróżować obronny pilnować stado podhalański stróż | kaukaski niemiecki pasterski
polowanie myślistwo myśliwy łowiectwo | dogs | gończy myśliwski jamnik użytkowy | retriever ogar
zaganianie pasienie | dogs | pasterski collie owczarek | nizinny
ślimak pomrów | ducks_geese | biegus >ślimak |
mysz szczur gryzoń łowienie | cats | łowny stajnia obora | dachowiec schronisko
smakosz łakomczuch koneser degustator foodie | honey sweets cheese cured_meats preserves oils vinegars_spices | degustacyjny zestaw śliwka | miód konfitura kindziuk ser ocet olej
bryczka zaprzęg powożenie sanie kulig orka zrywka bryka | horses_ponies tack_leads | bryczka zaprzęg śląski zimnokrwisty | szorki chomąto
jazda wierzch siodło rajd rekreacja przejażdżka | horses_ponies tack_leads | wierzchowiec siodło wierzchowy rajd | wałach kuc
wypas koszenie wykaszanie zarośla chaszcze samosiejka nieużytek spasanie wykoszenie | sheep goats | koszenie wypas | owieczka wrzosówka
*ubój *rzeź *ubicie *zabicie | pigs cattle sheep rabbits ducks_geese chicks | tucznik opas mięsny | dochów jagnię byczek
tucz tuczenie opas opasanie dochów | pigs cattle chicks ducks_geese | opas mięsny brojler dochów tucznik | warchlak odsadek prosię byczek
wypełnienie wypełniacz filcowanie przędzenie gręplowanie | sheep weaving | runo strzyża wełna | czesanka
zarybienie zarybianie zarybić | fish_fry | narybek zarybienie kroczek obsada | palczak handlówka
`;

/** Columns: words for an animal's need, categories that serve it, words for what serves it best; Polish base forms. */
const ANIMAL_NEEDS = `
przekąska nagroda | dog_food cat_food rodent_food horse_feed | przysmak ciasteczko treningowy jabłko suszony
jeść jedzenie żywność witamina suplement karmienie karmić nakarmić żreć głód apetyt niejadek posiłek kolacja śniadanie | dog_food cat_food rodent_food horse_feed farm_feed bird_feeders |
gryźć gryzienie żuć żucie ząb | dog_food rodent_food pet_toys | gryzak gryzienie ucho żwacz przełyk kość skóra gałązka
bawić zabawa zająć zajęcie nuda nudzić rozrywka | pet_toys |
spać spanie drzemka łóżko łóżeczko schronienie nocować | beds_houses | legowisko łóżko posłanie buda budka
spacer prowadzić prowadzanie wyprowadzać wyprowadzanie wędrówka | tack_leads | smycz obroża szelki kantar
coś | dog_food cat_food rodent_food horse_feed farm_feed bird_feeders pet_toys beds_houses tack_leads |
prezent upominek niespodzianka wyprawka akcesorium gadżet rzecz artykuł produkt przydać | dog_food cat_food rodent_food pet_toys beds_houses tack_leads |
`;

/** The base forms of a word of these lists, as a noun if it can be one: "święta" is not "święty", "susz" not a verb. */
export function baseForms(word: string, stemmer: Stemmer): string[] {
  const stems = stemmer.stems(word);
  const isNoun = stems.includes(word) && !NO_NOUN.test(word);
  return [word, ...(isNoun ? stems.filter((stem) => !NO_NOUN.test(stem)) : stems)];
}

/** Endings of adjectives and verbs in their base form. */
export const NO_NOUN = /[yić]$/u;

/** Finds the need that a word names, by the base forms of a stemmer. */
export class Needs {
  readonly #needs = new Map<string, Need>();
  readonly #ofAnimals = new Map<string, Need>();
  readonly #named = new Set<string>();
  readonly #gift: Need | undefined;

  constructor(stemmer: Stemmer) {
    const stemsOf = (words: string) =>
      words
        .split(' ')
        .filter(Boolean)
        .flatMap((word) => baseForms(word, stemmer));
    for (const line of NEEDS.trim().split('\n')) {
      const isKind = line.startsWith('=');
      const parts = line
        .replace(/^=/, '')
        .split('|')
        .map((part) => part.trim());
      const [words = '', categories = '', bestAnswers = '', answers = ''] = parts;
      const own = [...new Set(stemsOf(words.replaceAll('*', '')))];
      const named = words.split(' ').filter((word) => word.startsWith('*'));
      for (const stem of named.flatMap((word) => stemsOf(word.slice(1)))) this.#named.add(stem);
      const best = stemsOf(bestAnswers.replaceAll('>', ''));
      const all = [...best, ...stemsOf(answers.replaceAll('>', ''))];
      const toldOf = `${bestAnswers} ${answers}`.split(' ').filter((word) => word.startsWith('>'));
      const stems = best.length > 0 ? [...new Set([...own, ...all])] : [];
      const told = [...own, ...toldOf.flatMap((word) => stemsOf(word.slice(1)))];
      const need = { categories: categories.split(' '), stems, told, best, isKind };
      for (const stem of own) if (!this.#needs.has(stem)) this.#needs.set(stem, need);
    }
    this.#gift = this.#needs.get(GIFT);
    for (const line of ANIMAL_NEEDS.trim().split('\n')) {
      const [words = '', categories = '', best = ''] = line.split('|').map((part) => part.trim());
      const need = { categories: categories.split(' '), stems: [], told: [], best: stemsOf(best), isKind: false };
      for (const stem of stemsOf(words)) this.#ofAnimals.set(stem, need);
    }
  }

  /** The need of an animal that a word with these base forms names. */
  ofAnimal(stems: readonly string[]): Need | undefined {
    const found = stems.find((stem) => this.#ofAnimals.has(stem));
    return found === undefined ? undefined : this.#ofAnimals.get(found);
  }

  /** The need that a word with these base forms names. */
  of(stems: readonly string[]): Need | undefined {
    // "Do piwka": a diminutive stands for the plain word.
    const found =
      stems.find((stem) => this.#needs.has(stem)) ??
      stems.flatMap(surelyLargerForms).find((stem) => this.#needs.has(stem));
    return found === undefined ? undefined : this.#needs.get(found);
  }

  /** Whether a word with these base forms names a present. */
  isGift(stems: readonly string[]): boolean {
    return stems.some((stem) => this.#needs.get(stem) === this.#gift);
  }

  /** The need limited to categories of presents: for a wedding, no dishes for the guests. */
  asGift(need: Need): Need {
    const categories = need.categories.filter((key) => this.#gift?.categories.includes(key));
    return categories.length > 0 ? { ...need, categories } : (this.#gift ?? need);
  }

  /** The need limited to goods of a sort: a query for decorations for a feast finds no food. */
  asSort(need: Need, sort: Sort): Need {
    const categories = need.categories.filter((key) => OF_SORT[sort].has(key));
    if (categories.length > 0) return { ...need, categories };
    // "Roślinka do łazienki": a plant for a room is a potted plant.
    if (sort === 'plants') return { ...need, categories: ['potted_plants'], stems: [] };
    // Cosmetics for a person are any cosmetics: "kosmetyki dla dziecka".
    return sort === 'cosmetics' ? { ...need, categories: COSMETICS.split(' '), stems: [] } : need;
  }

  /** The need limited to categories of a meal: "coś słodkiego do herbaty" asks for cakes, not for juice. */
  asMeal(need: Need, meal: Need): Need {
    const categories = need.categories.filter((key) => meal.categories.includes(key));
    if (categories.length === 0) return need;
    const both = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])];
    return {
      categories,
      stems: need.stems.length === 0 ? [] : both(need.stems, meal.stems),
      told: both(need.told, meal.told),
      best: both(need.best, meal.best),
      isKind: need.isKind,
    };
  }

  /** Whether a word with these base forms names a meal: "przekąska", "śniadanie". */
  isMeal(stems: readonly string[]): boolean {
    const need = this.of(stems);
    return (
      need !== undefined &&
      this.isNamed(stems) &&
      this.asSort(need, 'food').categories.length === need.categories.length
    );
  }

  /** Whether a word with these base forms names the wanted thing by itself: "przekąska". */
  isNamed(stems: readonly string[]): boolean {
    return stems.some((stem) => this.#named.has(stem));
  }
}
