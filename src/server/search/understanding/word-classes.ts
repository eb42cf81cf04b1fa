import { foreignStem } from '../light-stemmers.ts';
import type { Stemmer } from '../stemmer.ts';
import { fold } from '../text.ts';
import { plainForms } from './diminutives.ts';
import { isAdjectiveOfRegion } from './regions.ts';

/** Base forms of words that praise a thing or give its packaging, and do not say what it is. */
const COLOUR =
  'swojski wiejski domowy dobry lepszy najlepszy prawdziwy pyszny smaczny naturalny tradycyjny regionalny lokalny polski ' +
  'brzydki dużo mało trochę sporo wiele dający kilka parę cały ładny piękny śliczny fajny babciny oryginalny zdrowy gospodarski chłopski sielski autentyczny rodzimy super rewelacyjny ' +
  'wspaniały znakomity doskonały szczęśliwy wyborny przepyszny idealny kochany uczciwy porządny rzetelny pewny sprawdzony solidny dorodny ekstra własny nowy staropolski zwykły ręczny codzienny ' +
  // Packaging and the like: a listing that does not state it is just as good.
  'sztuka worek słoik słoiczek butelka opakowanie paczka wytłaczanka łubianka skrzynka porcja wiaderko wiadro karton siatka woreczek puszka tacka zgrzewka paleta kanister kubełek pudełko blaszka blacha foremka odmianowy babunia rzemieślniczy rękodzielniczy prosto bezpośrednio zagrodowy farmerski rodzinny prezent upominek podarunek pomysł mały duży średni wielki wczasy pobyt wypoczynek urlop wakacje ferie turnus bela balot odmiana gatunek pociąć porąbać połupać ' +
  'ciepły cieplutki gęsty pachnący aromatyczny soczysty puszysty świeżutki szczęśliwy kochany cudowny cudny uroczy wyjątkowy elegancki solidny trwały ' +
  'wygodny mięciutki zdrowiutki pyszniutki pożywny porządny wypasiony młodziutki pulchny smakowity wyborny wyśmienity przepyszny ' +
  'ilość partia hurt detal całkowicie czas wyjazd wypad odpoczynek nocowanie przeszkadzać zawadzać wadzić irytować denerwować martwić boleć swędzieć swędzić szczypać wypadać dokuczać wszystko motyw wzór wzorek deseń niedrogi unikatowy unikalny rozmaity różny ulubiony wymarzony niezawodny zadbany prościutki klasyczny typowy popularny';

/** Base forms of words for sellers: they do not describe goods, but may name the audience of an event. */
const SELLERS = new Set(
  'rolnik gospodarz producent chłop pszczelarz hodowca dostawca wytwórca hurtownik hurtownia handlarz wytwórnia'.split(
    ' ',
  ),
);

const FOREIGN_COLOUR: Readonly<Record<string, string>> = {
  en: 'homemade good best real traditional tasty trip tour stay break getaway night weekend local natural polish poland nice genuine handmade raw friendly country small little big large great proper',
  de: 'hausgemacht gut gute beste echt traditionell lecker reise ausflug aufenthalt nacht wochenende regional natürlich polnisch schön selbstgemacht klein groß',
  es: 'casero bueno mejor auténtico tradicional viaje escapada estancia noche rico local natural polaco pequeño grande',
  uk: 'ручний домашній добрий найкращий справжній традиційний смачний місцевий натуральний польський маленький малий великий',
  it: 'casalingo buono migliore viaggio gita soggiorno notte vero tradizionale locale naturale polacco casereccio genuino piccolo grande',
};

/** Base forms of words for people who make or grow things: after "od" they name the seller. */
const MAKERS = new Set(
  (
    'gazda gaździna baca juhas rybak myśliwy młynarz piekarz rzeźnik masarz ogrodnik ogrodniczka sadownik leśnik zielarz ' +
    'zielarka serowar winiarz gospodyni babcia babka baba dziadek sąsiad sąsiadka wujek ciocia ciotka stryj stryjek teść ' +
    'teściowa góral góralka kaszub mazur kurp ślązak bartnik pasterz hodowczyni rolniczka pszczelarka twórca twórczyni ' +
    'artysta artystka rękodzielnik rzemieślnik garncarz garncarka kowal rzeźbiarz rzeźbiarka tkaczka hafciarka koronczarka ' +
    'rymarz kaletnik stolarz mydlarz świecarz kucharka kucharz ludzie człowiek wytwórca zakonnica zakonnik mnich siostra'
  ).split(' '),
);

/** Words of asking, around the wanted thing. */
const FILLERS =
  'jakikolwiek jakakolwiek jakąkolwiek jakiejkolwiek cm mm ha mkw x już który która które którego której którym którą których którzy którymi trzeba nasza nasze naszej naszego naszych naszym naszą mojej mojego moją moich moim swój swoja swoje swojej swojego swoich taki taka takie taką takiego takiej jakiegoś jakiejś jakichś żebym żebyśmy ' +
  'mam masz wiem cennik cennika stawki koszt kosztu żeby aby ażeby czym czymś czegoś czego czemu przyjmie przyjmę przyjmiemy jako oddam oddamy przygarnę podac podać podawać podaje dac dać dajcie wybrać wybrac nadaje poproszę poprosimy prosiłbym prosiłabym jeszcze akurat pilnie dostanę dostaniemy dostępny dostępna dostępne kto ktoś ktos kogoś kogos co coś cos można polecam polecacie poszukuje chętnie jaki jaka jakie kupię kupimy kupić kup kupno szukam szukamy poszukuję poszukujemy poszukiwany poszukiwane sprzedam sprzedaję sprzedaż sprzedaży zamienię mi mnie mój moja moje nasz ' +
  'wymienię potrzebuję potrzebny chcę chciałbym chciałabym gdzie jakiś jakieś jakąś ktoś ma macie mamy proszę online internetowy sklep cena ' +
  'verschenken verschenke abzugeben abgeben kiedy ceny cenie cenach ile kosztuje ogłoszenie ogłoszenia oferta oferty tylko bardzo najlepiej może być jest wolne buy looking sell sale want wanted ' +
  'need where shop price suche kaufe verkaufe kaufen verkaufen preis günstig busco compro vendo comprar precio cerco comprare prezzo куплю ' +
  'шукаю продам хочу купити ціна потрібен потрібна треба потрібно ищу нужен нужна нужно купить kuplyu kuply prodam shukayu potribno treba kupyty kupit ischu please your our gibt gern bitte meine meinen unsere there who anyone anybody quiero necesito hay vorrei vendesi mi mnie nam sobie się dzieje dzieją ' +
  'who someone somebody something anyone recommend wer wo jemand etwas brauche suchen möchte empfehlen gibt ' +
  'my our your me mein meine meinen meinem unser unsere unseren nuestro nuestra mio mia nostro nostra мій мою моє ' +
  'sam sama samo same sami samym samej samego quién quien dónde donde alguien algo necesito quiero recomendar chi dove qualcuno qualcosa voglio consigliate ' +
  'can could would should may you us they them their its some any which that this these those have has had does did was were wants like if so there here get got give make really very please also just only directly straight ' +
  'du wir ihr dein euer mich dich uns kann können könnte wollen würde haben habe sind wird werden einen einem auch sehr gern gerne bitte bekommen finden brauchen welche welcher dass direkt richtig ' +
  'yo nosotros sus quisiera puedo puede poder hay está estar pero también solo muy que este esta estos tengo tiene favor directamente ' +
  'noi voi miei vorrei posso può essere anche molto questo questa trovare favore direttamente ' +
  'ти ми ви вони моя мої твій наш ваш його її можу можна бути був але також тільки дуже який яка яке цей ця знайти будь ласка ' +
  'poland polen polonia polshchi polshi polshchu v польща польщі хто де хтось щось треба потрібно порадьте що робити цікавого things what machen hacer cosa fare';

/** Base forms of such words that are fillers in every form. */
const ASKING = new Set(
  (
    'kto ktoś co coś jaki jakiś gdzie gdzieś który kupić kupować szukać poszukiwać znaleźć dostać potrzebować chcieć ' +
    'potrzebny poszukiwany polecać polecić zaczynać zacząć poradzić doradzić móc mieć robić zrobić dziać dodać dodawać stosować używać użyć zażywać pomagać pomóc istnieć zamówić zamawiać poprosić prosić sprzedawać oferować dostać'
  ).split(' '),
);

/** Base forms of words for times and recipients that listings do not state. */
const OCCASIONS = new Set(
  (
    'poniedziałek wtorek środa czwartek piątek sobota niedziela weekend dziś jutro wieczór poranek tydzień miesiąc rok co ' +
    'mąż żona chłopak dziewczyna narzeczony narzeczona brat siostra teść teściowa wnuk wnuczka sąsiad sąsiadka szef ' +
    'koleżanka kolega przyjaciel przyjaciółka rodzina dom gość'
  ).split(' '),
);

/** Base forms of words that nearly every event may be called. */
const ANY_EVENT = new Set(
  'święto festiwal festyn impreza wydarzenie obchody atrakcja zajęcie feta event party fest fiesta festa свято захід'.split(
    ' ',
  ),
);

/** Base forms of words for the recipients of things: they do not say what the thing is. */
const PEOPLE = new Set(
  (
    'dziecko dzieci dzieciak maluch wnuk wnuczka wnuczek chłopiec dziewczynka niemowlę przedszkolak syn synek córka córeczka ' +
    'mama mamusia matka tata tatuś ojciec babcia babunia dziadek rodzina rodzic gość mąż żona teściowa teść ciocia wujek ' +
    'jeździec amazonka hobbysta amator mieszczuch działkowiec letnik dwojga trojga czworga student studentka uczeń młodzież para małżeństwo emeryt emerytka obcokrajowiec cudzoziemiec ukrainiec kobieta ' +
    'nauczyciel nauczycielka wychowawca wychowawczyni przedszkolanka narzeczona narzeczony dziewczyna chłopak szefowa ' +
    'niemowlak niemowlaczek noworodek bobas bobasek roczniak roczek dwulatek trzylatek czterolatek kilkulatek maluszek szkrab brzdąc smyk ' +
    'pociecha dzieciątko nastolatek nastolatka dorosły prababcia dziadziuś pradziadek ciotka kuzyn kuzynka bratanek bratanica ' +
    'siostrzeniec siostrzenica chrześniak chrześnica chrzestny chrzestna synowa zięć szwagier szwagierka partner partnerka ' +
    'ukochana ukochany pani pan turysta wczasowicz seniorka staruszek staruszka facet brat siostra wujcio babcia ' +
    'senior starszy osoba chłop rencista rencistka licealista dwóch trzech czterech pięciu mężczyzn dwa dwoje trzy troje cztery czworo pięć sześć mężczyzna sąsiad koleżanka kolega przyjaciółka przyjaciel kid child children family kind дитина діти'
  ).split(' '),
);

/** Base forms of words for homes: "wycinka drzew przy domu". */
const HOMES = new Set(
  'dom działka posesja podwórko podwórze obejście chałupa droga ulica budynek blok osiedle kamienica'.split(' '),
);

/** Base forms of adjectives for qualities that listings seldom state: they rank results, but exclude none. */
const QUALITIES = new Set(
  (
    'mączysty sypki jędrny mięsisty bezpestkowy rozgotowywać drylowany wydrylowany drylować bezbarwny hipoalergiczny apteczny dermatologiczny skuteczny jednolity markowy luksusowy ekskluzywny okolicznościowy odświętny ' +
    'detaliczny stuprocentowy półtwardy intensywny nowoczesny przedwojenny klasztorny nietuzinkowy pudełkowy słoikowy workowy jednoosobowy ' +
    'kilogramowy półkilogramowy litrowy półlitrowy dwulitrowy kilkulitrowy ubiegłoroczny wysokobiałkowy wysokobłonnikowy probiotyczny ' +
    'prozdrowotny leczniczy odpornościowy nasenny moczopędny rozkurczowy wykrztuśny antybakteryjny przeciwzapalny pielęgnacyjny ' +
    'bezwonny higieniczny antyalergiczny antystresowy relaksacyjny energetyczny efektowny reprezentacyjny gościowy sentymentalny ' +
    'pierwszy przerosły przerośnięty przerosnąć wyrośnięty zapuszczony spróchniały spróchnieć uschnięty uschły uschnąć złamany połamany ' +
    'pochylony pochylić przechylony krzywy przewrócony przewrócić nadłamany dziurawy zardzewiały przeterminowany ' +
    'wielokrotny użytek trzydziestka czterdziestka pięćdziesiątka sześćdziesiątka siedemdziesiątka cywilny kościelny kolorowy barwny wielobarwny różnokolorowy północ południe wschód zachód wystawa ekspozycja studencki pracowniczy firmowy wielorazowy spękać popękać pękać łuszczyć podrażnić przesuszyć wysuszyć zaczerwienić ' +
    'nierafinowany niepasteryzowany niefiltrowany niehomogenizowany niesiarkowany nieprzetworzony niepryskany nieodtłuszczony ' +
    'narciarski trekkingowy brudny umyty nieumyty kopcowany sortowany przebrany budwig budwigowy puszysty kremowy sycący treściwy błyskawiczny ekspresowy wiedeński skaza nietypowy niezwykły nieoczywisty wyszukany cholesterol indeks glikemiczny błonnik omega kaloria kaloryczny ' +
    'wysuszać przesuszać podrażniać uczulać brudzić plamić słodki kwaśny ostry słony wytrawny cierpki kwaskowy pikantny gruntowy szklarniowy tunelowy słońce stanowisko miejsce gleba półcień wiszący dawny starodawny zapomniany południowy północny wschodni zachodni słoneczny zacieniony zapachowy znosić nieść nośny nieśny beczkowy ogródkowy działkowy piwniczny spiżarniany piecowy kominowy targowy przydomowy ' +
    'zatorski prądnicki nałęczowski łącki wrzawski szydłowski krzeszowski nadwiślański galicyjski strzelecki milicki ' +
    'świeży zestaw ciemny jasny stary młody ochronny lekki mocny delikatny chrupiący kruchy płynny twardy miękki cienki gruby długi krótki ' +
    'pełen wysoki niski źródlany popękany suchy wrażliwy zniszczony szorstki spierzchnięty łagodny spokojny oswojony zdrowy tłusty ' +
    'chudy czysty szybki wolny łatwy prosty pełny wielki olbrzymi ogromny potężny mleczny wydajny plenny mrozoodporny ' +
    'odporny wczesny późny stabilny pojemny lekkostrawny odżywczy nawilżający rozgrzewający kojący wzmacniający spracowany zmęczony obolały zmarznięty odmrożony zgrubiały opuchnięty stwardniały dziecięcy niemowlęcy zaręczynowy rozgrzewać nawilżać koić wzmacniać odżywiać ' +
    'wełnisty kudłaty włochaty futrzasty puchaty łaciaty nakrapiany pręgowany długowłosy krótkowłosy gładkowłosy rodowodowy ' +
    'łowny czujny energiczny żywiołowy mądry inteligentny posłuszny ułożony wyszkolony przyjazny towarzyski pieszczotliwy ' +
    'łasy cierpliwy odważny zrównoważony ozdobny dekoracyjny rasowy przytulny klimatyczny malowniczy zaciszny cichy babski męski integracyjny gościnny turystyczny wypoczynkowy letniskowy wczasowy ustronny rodzinny kameralny komfortowy widok cisza odludzie samotnia romantyczny'
  ).split(' '),
);

/** Base forms of words for the source of food, after "z". */
const SOURCES = new Set(
  (
    'góra ogródek ogród grządka grzęda zagon pole działka łąka pastwisko hala trawa trawka wybieg zieleń las lasek bór puszcza sad piach piasek czarnoziem glina bagno bagienko torfowisko mokradło ' +
    'ubojnia rzeźnia masarnia mleczarnia potok strumień źródło bałtyk zatoka ' +
    'piwnica piwniczka spiżarnia spiżarka komórka ziemianka kopiec strych stodoła obora obórka chlew chlewik kurnik kojec ' +
    'podwórko podwórze zagroda wieś wioska gospodarstwo gospodarka farma ferma hodowla ul pasieka bacówka serowarnia ' +
    'wędzarnia wędzarenka dym komin piekarnia piec pieczywo beczka beczułka kadź młyn żarno żarna tłocznia prasa maselnica ' +
    'staw jezioro rzeka morze kuter port łowisko targ jarmark odpust rynek szklarnia tunel folia połów udój dój ubój zbiór ' +
    'plantacja winnica krzak krzaczek gniazdo chów warsztat chata chałupa dom kuchnia kociołek kocioł garnek'
  ).split(' '),
);

/** Base forms of words that say that food is fresh. */
const FRESHNESS = new Set(['świeży', 'surowy']);

/** Base forms of words for what fresh produce is made into: "kapusta do kiszenia" is no sauerkraut yet. */
const MADE_INTO = new Set(
  (
    'kisić kiszenie kwasić kwaszenie ukisić zakisić marynować marynowanie suszyć suszenie mrozić mrożenie dżem ' +
    'konfitura powidło powidła sok kompot przetwór weki zaprawa mus zupa ' +
    'wędzić wędzenie uwędzić uwędzenie solić solenie peklować peklowanie kandyzować kandyzowanie wekować wekowanie ' +
    'zaprawić zaprawiać pasteryzować tłoczenie tłoczyć wyciskanie zamrożenie zamrozić ususzenie ususzyć wysuszyć przerób ' +
    'przetworzenie nalewka ocet marmolada drylowanie przecier passata koncentrat ketchup cydr beczka kamionka'
  ).split(' '),
);

/** Base forms of words for preserved food, which cannot be planted. */
const PRESERVED = new Set(
  'małosolny kisić kiszony kwasić kwaszony suszyć suszony marynować marynowany wędzić konserwowy gotowy'.split(' '),
);

/** Base forms of adjectives for a regional style, beside those of `regions.ts`: they do not say what the thing is. */
const MANNERS = new Set(
  'góralski zbójnicki huculski łemkowski krakowski poznański rzeszowski biłgorajski opoczyński zalipiański'.split(' '),
);

/** Base forms of words for days and seasons: with goods they say when they are wanted. */
const DAYS = new Set(
  'poniedziałek wtorek środa czwartek piątek sobota niedziela weekend dziś jutro zima lato wiosna jesień tydzień sezon'.split(
    ' ',
  ),
);

/** Base forms of words for any thing at all, used with a word for its purpose: "potrawy na wigilię". */
const ANYTHING = new Set(
  (
    'potrawa jedzenie żywność danie posiłek menu rzecz produkt artykuł wyrób przedmiot drobiazg dodatek sposób preparat specyfik środek ' +
    'kosmetyk dekoracja ozdoba ozdóbka roślina roślinka jadło smakołyk akcesorium składnik sprzęt wyposażenie asortyment artykuł'
  ).split(' '),
);

/** Base forms of words for anything to eat and for eating: "potrawy na święta" are not decorations. */
const EATABLE = new Set(
  'zjeść zjedzenie jeść potrawa jedzenie żywność danie jadło smakołyk posiłek menu poczęstunek'.split(' '),
);

/** A sort of goods that such a word limits the query to: "ozdoby na święta" are not food. */
export type Sort = 'food' | 'cosmetics' | 'plants' | 'decorations';

const SORTS: readonly (readonly [Sort, ReadonlySet<string>])[] = [
  ['food', EATABLE],
  ['cosmetics', new Set('kosmetyk kosmetyczny'.split(' '))],
  ['plants', new Set('roślina roślinka'.split(' '))],
  ['decorations', new Set('dekoracja ozdoba ozdóbka dekorowanie ozdobienie przystrojenie udekorowanie'.split(' '))],
];

/** Base forms of words for the form in which a plant is sold. */
const MEASURES = new Set('sadzonka flanca szczepka rozsada krzaczek krzak krzew roślina roślinka'.split(' '));

/** Base forms of words for a bunch of flowers. */
const BUNCHES = new Set('bukiet bukiecik wiązanka pęczek pęk naręcze'.split(' '));

/** Base forms of words for any flower. */
const ANY_FLOWER = new Set(['kwiat', 'kwiatek', 'kwiatuszek']);

/** Base forms of words that ask for work or offer it, without saying which. */
const WORK = new Set(
  (
    'szef szefowa kierownik kierowniczka brygadzista zastępca praca robota pracownik pracownica zatrudnienie zarobek etat zlecenie pomocnik ekipa usługa fachowiec fucha dorabianie dorobić ' +
    'sezonówka saksy chałtura dorobek zarobić zarabiać zarabianie dorabiać posada wakat robótka dorywczy pracować zatrudnić zatrudniać'
  ).split(' '),
);

/** Those words of `WORK` that only ask for a job. */
const JOB = new Set('praca sezonówka saksy chałtura robota zatrudnienie etat posada wakat fucha zarobek'.split(' '));

/** Base forms of words for the terms of a job: few listings state them, so they only rank those higher that do. */
const JOB_TERMS = new Set(
  (
    'stały pełnoetatowy raz miesiąc rok tydzień regularny regularnie prawko prawo kategoria kat uprawnienie stawka godzinowy wynagrodzenie pensja wypłata umowa zaraz doświadczenie doświadczony język kwalifikacja wykształcenie ' +
    'poniedziałek wtorek środa czwartek piątek sobota niedziela styczeń luty marzec kwiecień maj czerwiec lipiec sierpień ' +
    'wrzesień październik listopad grudzień dzień doba weekend jeden dwa trzy kilka popołudnie wieczór akord dniówka tygodniówka premia legalny przyuczenie lato zima wiosna jesień gotówka ręka fizyczny matura dodatkowy codzienny ' +
    'zawodowo zawodowy święto święta codziennie natychmiast dorywczo nocka noc nocny zmiana zmianowy godzina dojazd zapewniony zapewnić darmowy bezpłatny mile ' +
    'zakwaterować zakwaterowanie rano ranek wyżywienie studia sezonowo stażysta elastyczny niepełny tymczasowy krótkoterminowy długoterminowy szkolenie płatny płatność dobrze prosty lekki zdalnie domowy'
  ).split(' '),
);

/** Base forms of words for portions of food: "beczka kapusty" is not a barrel, "wianek czosnku" not a wreath. */
const PORTIONS = new Set(
  (
    'pajda kromka skibka bochen bochenek beczka beczułka sznur wianek pęto laska krążek gomółka bryła bryłka główka kostka pęczek pęk garść kawałek koszyk ' +
    'kosz kobiałka połówka ćwiartka bańka kanka dzbanek dzban garnek kubek talerz miska szklanka kieliszek lampka ' +
    'wór tona wagon przyczepa blok tabliczka wiązka naręcze łyżka skrzynia szufla tuba bukłak balon gąsior'
  ).split(' '),
);

/** Base forms of words for a set of things, which do not say what they are. */
const SETS = new Set('zestaw komplet pakiet set kit'.split(' '));

/** Base forms of words for planting and for the places where plants are put. */
const PLANTING = new Set(
  (
    'sadzenie sadzić posadzenie posadzić wsadzenie wsadzić zasadzenie zasadzić wysadzenie wysadzić nasadzenie nasadzić ' +
    'przesadzenie przesadzić sianie siać posianie posiać zasianie zasiać wysianie wysiać siew wysiew zasiew pikowanie ' +
    'pikować grunt tunel szklarnia namiot inspekt rabata grządka altana altanka pergola trejaż kratka skarpa skalniak ogród ' +
    'ogródek działka taras balkon donica obwódka żywopłot szpaler nasłonecznienie stanowisko'
  ).split(' '),
);

/** Base forms of words for the containers of preserved food. */
const JARS = new Set('słoik słoiczek słój weka'.split(' '));

/** Base forms of words for seeds. */
const SEEDS = new Set(['nasiono', 'nasionko']);

/** Base forms of words for a seller's business or title, used with the seller's name. */
const TRADES = new Set(
  (
    'pasieka gospodarstwo koło gospodyni kgw sklep firma pani pan zagroda piekarnia masarnia młyn pracownia kuźnia szkółka ' +
    'sad hodowla stadnina ranczo farma stowarzyszenie manufaktura bacówka tłocznia sprzedawca państwo ' +
    'mleczarnia serowarnia wędzarnia rybakówka winnica cukiernia zielarnia olejarnia ferma kurnik wyrób produkt towar'
  ).split(' '),
);

/** Words for somebody who does a job; they ask for work: "kto skosi łąkę". */
const SOMEBODY = new Set('kto ktos ktoś kogos kogoś fachowca fachowiec usluga usługa uslugi usługi'.split(' '));

const colourStems = new Set([
  ...COLOUR.split(' '),
  ...Object.entries(FOREIGN_COLOUR).flatMap(([language, words]) =>
    words.split(' ').map((word) => foreignStem(word, language)),
  ),
]);
const fillers = new Set(FILLERS.split(' ').map(fold));

/** Whether a word with these stems only affects the ranking and never excludes a result. */
export function isColour(stems: readonly string[]): boolean {
  return stems.some((stem) => colourStems.has(stem) || plainForms(stem).some((plain) => colourStems.has(plain)));
}

/** Those words of `COLOUR` that name containers. */
const CONTAINERS = new Set(
  (
    'worek słoik słoiczek butelka wytłaczanka łubianka skrzynka wiaderko wiadro karton siatka woreczek puszka pudełko ' +
    'kanister kubełek blacha blaszka foremka'
  ).split(' '),
);

/** Whether a word with these stems names a container. */
export function isContainer(stems: readonly string[]): boolean {
  return stems.some((stem) => CONTAINERS.has(stem));
}

/** Whether a word with these stems names a seller. */
export function isAnySeller(stems: readonly string[]): boolean {
  return stems.some((stem) => SELLERS.has(stem));
}

/** Whether a word with these stems names somebody who makes or grows things. */
export function isMaker(stems: readonly string[]): boolean {
  return stems.some((stem) => MAKERS.has(stem));
}

/** Whether a word belongs to the phrasing of the query rather than to the wanted thing. */
export function isFiller(word: string, stemmer: Stemmer): boolean {
  if (fillers.has(fold(word))) return true;
  const stems = stemmer.knownStems(word);
  return stems.length > 0 && stems.every((stem) => ASKING.has(stem));
}

/** "Jak u babci", "jak na Kaszubach", "jak za dawnych lat": comparisons, which do not say what the thing is. */
export const COMPARISON =
  /(?<!\p{L})(?:co[śs]\s+)?(?:podobn\p{L}+\s+do|w\s+rodzaju|na\s+kszta[łl]t)(?=\s+\p{L})|(?<!\p{L})(?:tak[ai]?e?\s+)?jak\s+(?:(?:u|z|ze|za|od|na|w|we)\s+\p{L}+(?:\s+lat)?|dawniej|kiedy[śs]|niegdy[śs])(?!\p{L})/u;

/** Whether a word with these stems names the form in which a plant is sold: "sadzonka". */
export function isMeasure(stems: readonly string[]): boolean {
  return stems.some((stem) => MEASURES.has(stem));
}

/** Whether a word with these base forms names a bunch of flowers. */
export function isBunch(stems: readonly string[]): boolean {
  return stems.some((stem) => BUNCHES.has(stem));
}

/** Whether a word with these base forms names any flower. */
export function isAnyFlower(stems: readonly string[]): boolean {
  return stems.some((stem) => ANY_FLOWER.has(stem));
}

/** Whether a word with these stems asks for work without saying which. */
export function isWorkWord(stems: readonly string[]): boolean {
  return stems.some((stem) => WORK.has(stem));
}

/** Whether a word with these stems asks for a job, not for somebody to do it. */
export function isJobWord(stems: readonly string[]): boolean {
  return stems.some((stem) => JOB.has(stem));
}

/** Whether a word with these stems names a time or a recipient, and not the thing. */
export function isOccasion(stems: readonly string[]): boolean {
  return stems.some((stem) => OCCASIONS.has(stem));
}

/** Whether a word with these stems may name nearly any event. */
export function isAnyEvent(stems: readonly string[]): boolean {
  return stems.some((stem) => ANY_EVENT.has(stem));
}

/** Whether a word with these stems states the terms of a job. */
export function isJobTerm(stems: readonly string[]): boolean {
  return stems.some((stem) => JOB_TERMS.has(stem));
}

/** Whether a word with these stems names several things of any sort: "zestaw". */
export function isAnySet(stems: readonly string[]): boolean {
  return stems.some((stem) => SETS.has(stem));
}

/** Whether a word with these stems says that something is to be planted. */
export function isPlanting(stems: readonly string[]): boolean {
  return stems.some((stem) => PLANTING.has(stem));
}

/** Whether a word with these stems names a container of preserved food. */
export function isJar(stems: readonly string[]): boolean {
  return stems.some((stem) => JARS.has(stem));
}

/** Whether a word with these stems names seeds. */
export function isSeed(stems: readonly string[]): boolean {
  return stems.some((stem) => SEEDS.has(stem));
}

/** Words for the person who does the work that is named after "od" or "do". */
const DOERS = new Set(
  'pan pani człowiek czlowiek facet majster gość spec specjalista specjalistka ekipa firma'.split(' '),
);

/** Whether a word and the next one ask for somebody who does something: "pan od strzyżenia owiec". */
export function isDoer(word: string, next: string | undefined): boolean {
  return DOERS.has(word) && (next === 'od' || next === 'do');
}

/** Whether a word asks for somebody. */
export function isSomebody(word: string): boolean {
  return SOMEBODY.has(word);
}

/** Whether a word with these stems names a seller's business or title. */
export function isTrade(stems: readonly string[]): boolean {
  return stems.some((stem) => TRADES.has(stem));
}

/** Whether a word with these stems names people that a thing may be for. */
export function isPerson(stems: readonly string[]): boolean {
  return stems.some((stem) => PEOPLE.has(stem));
}

/** Whether a word with these stems names a home. */
export function isHome(stems: readonly string[]): boolean {
  return stems.some((stem) => HOMES.has(stem));
}

/** Negated participles, which listings seldom state: "niemalowany", "niekrojony". */
const NOT_DONE = /^nie\p{L}{2,}(?:any|ony|ięty)$/u;

/** Whether a word with these stems states a quality that listings seldom state. */
export function isQuality(stems: readonly string[]): boolean {
  return stems.some((stem) => QUALITIES.has(stem) || NOT_DONE.test(stem));
}

/** Whether a word with these stems names a source of food. */
export function isSource(stems: readonly string[]): boolean {
  return stems.some((stem) => SOURCES.has(stem) || plainForms(stem).some((plain) => SOURCES.has(plain)));
}

/** Whether a word with these stems says that food is fresh. */
export function isFreshness(stems: readonly string[]): boolean {
  return stems.some((stem) => FRESHNESS.has(stem) || plainForms(stem).some((plain) => FRESHNESS.has(plain)));
}

/** Whether a word with these stems names what fresh produce is made into, or the making. */
export function isMadeInto(stems: readonly string[]): boolean {
  return stems.some((stem) => MADE_INTO.has(stem));
}

/** Whether a word with these stems says that produce is preserved. */
export function isPreserved(stems: readonly string[]): boolean {
  return stems.some((stem) => PRESERVED.has(stem));
}

/** Whether a word with these stems says that fresh produce is yet to be preserved: "ryby do wędzenia". */
export function isToBeKept(stems: readonly string[]): boolean {
  return stems.some((stem) => MADE_INTO.has(stem) && /(?:ć|nie)$/u.test(stem));
}

/** Whether a word with these stems names a region of origin or a regional style. */
export function isOfRegion(stems: readonly string[]): boolean {
  return stems.some((stem) => MANNERS.has(stem) || isAdjectiveOfRegion(stem));
}

/** Whether a word with these stems names a day or a season. */
export function isDay(stems: readonly string[]): boolean {
  return stems.some((stem) => DAYS.has(stem));
}

/** Whether a word with these stems names a portion of food. */
export function isPortion(stems: readonly string[]): boolean {
  return stems.some((stem) => PORTIONS.has(stem));
}

/** Whether a word with these stems means anything to eat, or eating. */
export function isEatable(stems: readonly string[]): boolean {
  return stems.some((stem) => EATABLE.has(stem));
}

/** The sort of goods that a word with these stems names. */
export function sortOf(stems: readonly string[]): Sort | undefined {
  return SORTS.find(([, words]) => stems.some((stem) => words.has(stem)))?.[0];
}

/** Whether a word with these stems means any thing at all. */
export function isAnything(stems: readonly string[]): boolean {
  return stems.some((stem) => ANYTHING.has(stem));
}
