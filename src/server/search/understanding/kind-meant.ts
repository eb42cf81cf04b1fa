import { KIND_IDS, type KindId } from '#kinds/index.ts';
import { isFoodCategory, isJobCategory } from '../category-hints.ts';
import { editDistance } from '../edit-distance.ts';
import { kindLeft } from './kind-left.ts';
import type { AskedWord, QueryMeaning } from './meaning.ts';
import { isHeadLast } from './translations.ts';
import { isDay, isOccasion, isPerson, isQuality, isWorkWord } from './word-classes.ts';

/** Base forms of words that name events only. */
const EVENTS = new Set(
  (
    'winobranie koncert jarmark kiermasz festyn targi odpust festiwal fest wystawa zawody turniej maraton rajd impreza wydarzenie ' +
    'święto obchody pokaz spektakl teatr piknik parada dożynki korowód potańcówka biesiada wieczornica warsztaty ' +
    'warsztat degustacja konkurs giełda konferencja spotkanie atrakcja kermesz sobótka andrzejki mikołajki orszak ' +
    'kapela orkiestra mistrzostwo mistrzostwa chór występ recital przedstawienie potańcówka widowisko misterium zjazd redyk osod wianki jasełka szopki dożynka pielgrzymka kulig kolędnik kolędowanie rejs plener targ rekonstrukcja pochód zabawa taniec tańce zlot ostatki zapusty karnawał ' +
    'concert fair festival event party exhibition konzert veranstaltung ausstellung feria fiesta festa fiera mercatino ' +
    'ярмарок ярмарка концерт фестиваль свято виставка'
  ).split(' '),
);

/** Words for events that name nothing else, so that they count wherever they stand: "truskawki festyn". */
const FAIRS = new Set(
  'festyn festiwal jarmark kiermasz koncert odpust dożynki korowód zjazd kapela kolędnik orkiestra zawody turniej mistrzostwo mistrzostwa konkurs targ targi procesja pochód'.split(
    ' ',
  ),
);

/** "Choinkę na targu" asks for the fair where one can buy it. */
const AT_FAIR =
  /(?<!\p{L})na\s+(?:\p{L}+ym\s+)?(?:targu|jarmarku|kiermaszu|festynie|odpu[sś]cie|festiwalu|do[zż]ynkach|rynku|placu|b[łl]oniach)(?!\p{L})/iu;

/** Fairs: if none is found, goods and services do not stand in for them. */
const ONLY_FAIRS = new Set(
  'festyn festiwal jarmark kiermasz odpust dożynki korowód zjazd zawody turniej mistrzostwa'.split(' '),
);

/** Base forms of words that name places to stay, and what they offer. */
const STAYS = new Set(
  (
    'grzybobranie nocleg kwatera agroturystyka pokój apartament pensjonat wczasy wakacje urlop pobyt wypoczynek camping kemping biwak bauernhof reiterhof ferienhof agroturismo agrotourism садиба ' +
    'konno kamper glamping jurta jacuzzi sauna hostel willa noclegownia zakwaterowanie wyjazd przejażdżka jazda spływ kajak basen kąpielisko łowisko namiot sala zoo balia bania rowery rowerów ferie majówka turnus kolonia obóz ' +
    'accommodation room holiday holidays vacation apartment farmstay lodging riding unterkunft übernachtung zimmer reiten urlaub ferienwohnung ' +
    'alojamiento habitación vacaciones montar equitación alloggio camera vacanza equitazione agriturismo ночівля житло відпочинок кімната'
  ).split(' '),
);

/** Words that mean a stay even if they are not the main word: "na ryby z noclegiem". */
const NIGHTS = new Set(
  'pobyt nocleg spanie wyżywienie noclegownia zakwaterowanie kwatera agroturystyka accommodation unterkunft übernachtung alojamiento alloggio ночівля'.split(
    ' ',
  ),
);

/** Words for places to stay that also name goods: "domek z kominkiem" and "domek dla kota". */
const HOUSES = new Set('domek dom chata chatka chałupa hotel bungalow cottage ferienhaus casa'.split(' '));
/** Words for places to stay that also say where goods come from or where work is: "gospodarstwo ze zwierzętami". */
const FARMS = new Set(
  'gospodarstwo zagroda ranczo folwark dwór dworek siedlisko leśniczówka farma gościniec zajazd'.split(' '),
);
/** Purposes, other than people and days, that make a house a place to stay: "domek na wyłączność". */
const FOR_STAYING = new Set(
  (
    'las jezioro góra morze rzeka staw łąka puszcza wieś wózek inwalida obserwator obserwacja urodziny znajomy paczka zjazd łowienie łowić wędkowanie wędkować spać odpocząć wędkarz rowerzysta turysta artysta motocyklista kajakarz grzybiarz narciarz jeździec ornitolog fotograf malarz pisarz ' +
    'biegacz wspinacz żeglarz singiel singielka firma pracownik ekipa klasa wycieczka zakochany nowożeńcy harcerz pielgrzym ' +
    'wyłączność wieczór panieński kawalerski noc doba tydzień miesiąc sylwester ferie wakacje majówka święta urlop grupa wesele impreza wynajem relaks'
  ).split(' '),
);

/** Questions about what goes on, which ask for no goods: "co robić w weekend", "gdzie pojechać z dziećmi". */
const WHAT_GOES_ON =
  /^(?:(?:zobaczy[cć]|obejrze[cć]|pos[łl]ucha[cć])(?!.*(?:no[cś]|spa[nć]))|(?:co|gdzie)\s+(?:si[eę]\s+)?(?:robi[cć]|dzieje|dziej[aą]|jecha[cć]|pojecha[cć]|wybra[cć]|pos[łl]ucha[cć]|obejrze[cć]|zobaczy[cć]|pota[nń]czy[cć]|zata[nń]czy[cć]|pobawi[cć]|p[oó]j[sś][cć]|b[eę]dzie|zabra[cć]|i[sś][cć]|wyj[sś][cć]|wyskoczy[cć]|sp[eę]dzi[cć])|(?:what|things) to do|what'?s on|was (?:machen|tun|ist los)|qu[eé] hacer|cosa fare|що робити|куди піти)(?!\p{L})/iu;

const WHERE_TO_GO = /^(?:gdzie|where|wo|d[oó]nde|dove|де|куди)(?!\p{L})/iu;

/** Base forms of words for what is shown or taught, at events or on farms. */
const LESSONS = new Set(
  'warsztat warsztaty lekcja degustacja pokaz zajęcia workshop taller laboratorio майстерклас'.split(' '),
);

/** The same for longer courses. */
const COURSES = new Set(['kurs', 'nauka', 'szkolenie', 'lekcja', 'korepetycje']);

/** Words that ask for a place to stay if no goods are named: "święta na wsi", "nad morzem". */
const IN_THE_COUNTRY =
  /(?:^|\s)na (?:wsi|wie[śs])(?:$|\s)|^romantyczn\p{L}+\s+weekend|^(?:weekend|wypad|wyjazd)\p{L}*\s+(?:we dwoje|za miast|nad|w las|w g[oó]r|z dzie[cć]|z ps|dla (?:dw|par|rodzin))|^(?:nad|w|na)\s+(?:samym\s+)?(?:morz\p{L}+|jezior\p{L}+|g[oó]r\p{L}+|lesie|wsi|mazur\p{L}*)$|in the country(?:side)?|by the (?:sea|lake)$|auf dem land|^(?:nad|w)\s+(?:jezior|morz|g[oó]r)\p{L}+\s+z(?!\p{L})|(?:babsk|m[eę]sk|rodzinn|integracyjn|panie[nń]sk|kawalersk)\p{L}+\s+(?:weekend|wyjazd|wypad)|^gdzie\s.*\s(?:nad|w)\s+(?:morz|jezior|g[oó]r)\p{L}+|^am (?:meer|see)$|en el campo|in campagna|на селі/iu;

/** Requests for a person to do something, not for a place: "ktoś do zwierząt na czas wyjazdu". */
const SOMEBODY =
  /^(?:szukam\s+|potrzebuj\p{L}+\s+|kto\s+zna\s+)?(?:(?:kogo[sś]|kto[sś])\s+(?:do|kto)|(?:os[oó]b\p{L}*|pracowni\p{L}+|pomocnik\p{L}*)\s+do)(?!\p{L})/iu;

/** Remote work in the country means a place to stay. */
const REMOTE_WORK =
  /prac\p{L}*\s+zdaln\p{L}*.*(?:na wsi|internet|wi-?fi|domek|dom\p{L}{0,2}$|nad |w lesie|w g[oó]rach|cisz)|(?:na wsi|domek|internet|cisz).*prac\p{L}*\s+zdaln|workation/iu;

/** A night on hay or in a tent means a place to stay, not hay or a tent to buy. */
const ON_HAY =
  /(?<!\p{L})(?:noc(?:k[aęi])?|nocleg\p{L}*|sp(?:a[ćc]|ani\p{L}+)|(?:prze)?nocowa\p{L}+|sleep\p{L}*|schlafen|übernacht\p{L}+|dormir\p{L}*|ночу\p{L}+|переночувати)\s.*(?:sian|stodol|namio|kamper|przyczep|hay|heu|zelt|tent|tenda|tienda|fieno|heno|сін|намет)/iu;

/** A night as a verb: the search names no place to stay. */
const ASKS_FOR_NIGHT = /(?<!\p{L})(?:prze)?noc(?:owa\p{L}+|uj\p{L}+)(?!\p{L})/iu;

/** Base forms of things that a farm has for its guests. A query that names nothing else means goods. */
const OBJECTS = new Set(
  (
    'laptop komputer telewizor lodówka zamrażarka kuchenka zmywarka pralka krzesło krzesełko łóżko łóżeczko wózek auto ' +
    'samochód motor rower narty narta sanki ponton łódź kajak deska sup leżak hamak huśtawka trampolina wędka grill stół'
  ).split(' '),
);

/** Guests with a pet: "domek w górach z psem" means a place to stay, not a kennel. */
const WITH_PET =
  /(?<!\p{L})(?:z|ze|with|mit|con|з)\s+(?:\p{L}{1,8}\s+)?(?:ps(?:em|ami|iakiem)|pieskiem|kot(?:em|kiem|ami)|zwierz[aę]\p{L}+|czworonogiem|pupilem|dogs?|pets?|hund\p{L}*|perros?|mascotas?|cane|cani|собак\p{L}+|псом)(?!\p{L})/iu;

/** Words of buying and selling: a house for sale is not a place to stay. */
const FOR_SALE =
  /(?:^|\s)(?:na sprzeda[żz]|sprzedam|u[żz]ywan\p{L}+|for sale|zu verkaufen|se vende|in vendita|на продаж)(?!\p{L})/iu;

/** "Dzień szparaga", "niedziela palmowa": a day of something is a feast. */
const OF_DAY = /^(?:dzie[nń]|noc|niedziela|weekend|majówka|wiecz[oó]r|popo[łl]udni[ea])\s+\p{L}{4,}$/iu;

/** A shorter misspelled word may too easily be another word. */
const SHORTEST_MISTYPED = 8;
/** The prefix of a stem of another language. */
const LANGUAGE = /^[a-z]{2}:/;
const ADJECTIVE = /(?:[yia]|e)$/u;
const DEED = /(?:[ae]ni|ęci)e$/u;
const PLAIN = /^\p{L}+$/u;

/** The words of a query, their meaning among the ads, and the number of results of each kind. */
export interface FoundByKind {
  readonly words: string;
  readonly meaning: QueryMeaning | null;
  readonly totals: Readonly<Record<KindId, number>>;
  /** Whether a listing of a kind has the word in its title, its category or a feature. */
  readonly isThing: (kind: KindId, word: string) => boolean;
  /** Whether a listing of a kind has all words in those fields or in its seller's name. */
  readonly isFound: (kind: KindId, words: string) => boolean;
  /** Whether one listing of a kind has all words of the query, at least two, in its title. */
  readonly isTitled: (kind: KindId) => boolean;
  /** Whether one listing of a kind says all words of the query, at least two, in whatever field. */
  readonly isSaid: (kind: KindId) => boolean;
}

function isFair({ word }: AskedWord): boolean {
  return isAmong(FAIRS, word) || ['święto', 'swieto'].includes(word.text);
}

/**
 * The kind that a query typed among the ads asks for: events or places to stay if its words name such and some are
 * found, or no ads are; else ads, unless none is found and the words name listings of another kind.
 */
export function kindMeant(found: FoundByKind): KindId {
  const { words, meaning, totals, isThing } = found;
  const titled = kindTitled(found);
  if (titled) return titled;
  const all = meaning?.words ?? [];
  // What the thing is for or of does not name the kind: "kwiaty na dekorację sali" asks for no hall.
  const plain = all.filter(({ word, isPurpose, role }) => !word.isAbout && (!isPurpose || role === 'head'));
  // "Gdzie na kulig", "gdzie na jarmark świąteczny": all the nouns stand after a preposition.
  const asked = plain.every(({ role }) => role === 'colour') && WHERE_TO_GO.test(words.trim()) ? all : plain;
  const head = asked.find(({ role }) => role === 'head');
  const isHouse = (WITH_PET.test(words) || !all.some(isForThings)) && !FOR_SALE.test(words);
  // In English and German the first word only modifies the last one: "Christmas tree", "honey festival".
  const [begins] = asked.filter(({ role }) => role !== 'colour');
  const first = begins && isHeadLast(begins.word.strict.stems) ? asked.at(-1) : (begins ?? asked[0]);
  const isFarm =
    isHouse && (head?.categoryIds.length ?? 0) === 0 && asked[0] !== undefined && isAmong(FARMS, asked[0].word);
  // "Wianki na drzwi" are goods, but "wianki" alone are a midsummer feast.
  const isMadeFor =
    head !== undefined &&
    head.categoryIds.length > 0 &&
    isAmong(EVENTS, head.word) &&
    totals.ad > 0 &&
    all.some(isForThings);
  const named = isFarm
    ? 'agritourism'
    : isMadeFor
      ? undefined
      : [first, head].flatMap((word) => (word ? (namedBy(word, isHouse) ?? []) : []))[0];
  if ((meaning?.isForSale && totals.ad === 0) || isDoneToHouse(all)) return 'ad';
  const isJob =
    meaning?.isWork === true &&
    (SOMEBODY.test(words) ||
      all.some(({ categoryIds, word }) => isWorkWord(word.strict.stems) || categoryIds.some(isJobCategory)));
  const isNight = ({ word, alternatives }: AskedWord) => [word, ...alternatives].some((each) => isAmong(NIGHTS, each));
  const namesGoods = head !== undefined && head.categoryIds.length > 0;
  // "Kucyk do agroturystyki" is an animal for a farm with guests.
  const hasNight = all.some((each) => isNight(each) && !(namesGoods && each.isPurpose));
  const isStay = !isJob && (asked.some((each) => namedBy(each, false) === 'agritourism') || hasNight);
  // "Targi agroturystyki" are a fair, not a stay.
  const isFairOfNights =
    named === 'event' && totals.event > 0 && !all.some((each) => each.word.isAbout && isNight(each));
  if (!isJob && !isFairOfNights && hasNight && (totals.agritourism > 0 || !namesGoods)) return 'agritourism';
  const asksWork = all.some(({ word }) => isWorkWord(word.strict.stems));
  const lesson = asksWork ? undefined : lessonMeant({ all, asked, head, isStay }, totals, isThing);
  if (lesson) return lesson;
  if (!isJob && (!namesGoods || WITH_PET.test(words)) && totals.agritourism > 0 && IN_THE_COUNTRY.test(words.trim()))
    return 'agritourism';
  // "Saisonarbeit Bauernhof" is a job on a farm, and "lavoro raccolta uva" is no harvest festival.
  const isJobThere = asksWork && isJob && named !== undefined && totals.ad > 0;
  if (totals.event > 0 && !asksWork && isTitleOfEvent(found, namesGoods)) return 'event';
  const wanted = isJobThere
    ? undefined
    : WHAT_GOES_ON.test(words.trim())
      ? 'event'
      : (named ?? (isStay ? 'agritourism' : undefined));
  const isAtFair = !asksWork && (asked.some(isFair) || AT_FAIR.test(words));
  const isOnlyEvent = totals.ad === 0 && asked.some((each) => namedBy(each, false) === 'event');
  if (totals.event > 0 && (isAtFair || isOnlyEvent)) return 'event';
  const isOnlyFair = !isMadeFor && !asksWork && !isJob && first !== undefined && isAmong(ONLY_FAIRS, first.word);
  if (wanted === 'event' && isOnlyFair) return 'event';
  if (totals.agritourism > 0 && (REMOTE_WORK.test(words) || ON_HAY.test(words))) return 'agritourism';
  // "Gdzie pojechać z dziećmi na ferie", if no event is found.
  if (WHAT_GOES_ON.test(words.trim()) && totals.event === 0 && totals.agritourism > 0) return 'agritourism';
  if (wanted && (totals[wanted] > 0 || totals.ad === 0)) return wanted;
  if (!namesGoods && isOnlyStay(all, totals)) return 'agritourism';
  if (isJob || asksWork || meaning?.isWork === true || FOR_SALE.test(words)) return 'ad';
  const left = kindSaid(found, namesGoods) ?? kindLeft(words, meaning, totals, namesGoods, isThing);
  if (left || totals.ad > 0 || namesGoods) return left ?? 'ad';
  // What a thing is for, of or with does not decide the kind: "ziarenka do chleba".
  const naming = head && !head.word.isAbout ? [head] : asked.length > 0 ? asked : all;
  if (isObjectNamed(all)) return 'ad';
  // "Gdzie przenocować z rowerem", if there is none in that place.
  if (ASKS_FOR_NIGHT.test(words)) return 'agritourism';
  const isCalledSo = (kind: KindId) =>
    naming.some(({ word: { text, strict } }) =>
      [text, ...strict.stems.filter(isPlain)].some((each) => isThing(kind, each)),
    );
  return KIND_IDS.filter((kind) => totals[kind] > 0 && isCalledSo(kind)).reduce(
    (best, kind) => (totals[kind] > totals[best] ? kind : best),
    'ad' as KindId,
  );
}

// The only kind with a title that repeats the query: "Zagroda nad Brennicą". Of an ad, the name of the seller counts as
// well: "Stadnina Pod Grabem" sells horses and has rooms.
function kindTitled({ words, meaning, totals, isFound, isTitled }: FoundByKind): KindId | undefined {
  const [kind, ...others] = KIND_IDS.filter((each) => totals[each] > 0 && isTitled(each));
  // "Koń do zaprzęgu" is to be bought, although there is a fair "koni i zaprzęgów".
  const namesUse = meaning?.words.some(({ isPurpose, role }) => isPurpose && role === 'detail') === true;
  if (others.length > 0 || (namesUse && totals.ad > 0)) return undefined;
  return kind === 'ad' || !isFound('ad', words) ? kind : undefined;
}

// The kind with a listing that says all words, which no ad does: for "dudy szkockie" an event where they are played. What
// goods are for, or made of, is mentioned by any host: "koń do jazdy po górach".
function kindSaid({ meaning, totals, isSaid }: FoundByKind, namesGoods: boolean): KindId | undefined {
  if (!meaning || meaning.isForSale || meaning.amount || meaning.price || isObjectNamed(meaning.words))
    return undefined;
  const isBehind = ({ role, isPurpose, isPart, isWhere }: AskedWord) =>
    role !== 'colour' && (isPurpose || isPart || isWhere);
  if ((namesGoods || totals.ad > 0) && meaning.words.some(isBehind)) return undefined;
  const kind = (['event', 'agritourism'] as const).find((each) => totals[each] > 0 && isSaid(each));
  return kind && !isSaid('ad') ? kind : undefined;
}

// "Dzień Drwala": the words name an event and no ad.
function isTitleOfEvent({ words, meaning, totals, isThing, isFound }: FoundByKind, namesGoods: boolean): boolean {
  const all = meaning?.words ?? [];
  // "Karp przed świętami" is to be bought, although there is a fair of that name.
  const isForFeast = namesGoods && totals.ad > 0 && all.some(({ isPurpose }) => isPurpose);
  if (all.length < 2 || isForFeast || !isThing('event', words)) return false;
  return !(OF_DAY.test(words.trim()) ? isFound('ad', words) : isThing('ad', words));
}

// The kind that offers the lesson asked for; undefined if none does, or if the ads offer it.
function lessonMeant(
  {
    all,
    asked,
    head,
    isStay,
  }: Record<'all' | 'asked', readonly AskedWord[]> & {
    readonly head: AskedWord | undefined;
    readonly isStay: boolean;
  },
  totals: FoundByKind['totals'],
  isThing: FoundByKind['isThing'],
): KindId | undefined {
  // A beekeeper's lesson among the ads is a service; then the head is the lesson itself.
  const isLessonOnOffer = head !== undefined && isAmong(LESSONS, head.word);
  const isLesson = asked.some(({ word }) => isAmong(LESSONS, word));
  // A kind teaches a subject if one of its listings has the subject as a thing: "warsztaty zielarskie".
  const taught = all.filter(({ word }) => !isAmong(LESSONS, word));
  const teaches = (kind: KindId) => taught.some(({ word: { text } }) => isThing(kind, text));
  const shows = (['event', 'agritourism'] as const).filter((kind) => isLesson && totals[kind] > 0);
  const shown = shows.find(teaches) ?? shows[0];
  const isCourse = totals.ad === 0 && asked.some(({ word }) => isAmong(COURSES, word));
  const isOfGoods = asked.some(({ word, categoryIds }) => categoryIds.length > 0 && !isAmong(COURSES, word));
  // "Nauka robienia sera": more farms than events are found.
  if (isCourse && isOfGoods && totals.agritourism > totals.event) return 'agritourism';
  // A course in a subject that is no goods is taught nowhere on this market: "kurs angielskiego".
  if (isCourse && !isOfGoods && !isStay) return 'ad';
  const isTaughtElsewhere = shown !== undefined && teaches(shown) && !teaches('ad');
  return totals.ad === 0 || !isLessonOnOffer || isTaughtElsewhere ? shown : undefined;
}

function isOnlyStay(words: readonly AskedWord[], totals: FoundByKind['totals']): boolean {
  return totals.ad === 0 && totals.agritourism > 0 && words.some(({ word }) => isAmong(STAYS, word));
}

// "Rower", "rower elektryczny": nothing but objects and adjectives.
function isObjectNamed(words: readonly AskedWord[]): boolean {
  const isObject = ({ word }: AskedWord) => word.strict.stems.some((stem) => OBJECTS.has(stem));
  return (
    words.some(isObject) &&
    words.every((each) => isObject(each) || (!each.word.isAbout && ADJECTIVE.test(each.word.text)))
  );
}

// Whether a word is a purpose other than staying: "domek dla kota", "domek na narzędzia".
function isForThings({ isPurpose, role, word: { strict } }: AskedWord): boolean {
  const { stems } = strict;
  const isForPeople =
    isPerson(stems) ||
    isOccasion(stems) ||
    isDay(stems) ||
    isQuality(stems) ||
    stems.some((stem) => FOR_STAYING.has(stem));
  return isPurpose && role !== 'colour' && !isForPeople;
}

// "Malowanie pokoju": work on a house is not a stay in it.
function isDoneToHouse([deed, house]: readonly AskedWord[]): boolean {
  if (!deed || !house || house.word.isBaseForm || !DEED.test(deed.word.text)) return false;
  return !isAmong(STAYS, deed.word) && (isAmong(STAYS, house.word) || isAmong(HOUSES, house.word));
}

function namedBy({ word, categoryIds }: AskedWord, isHouse: boolean): KindId | undefined {
  // "Salami" is food, not a form of "sala".
  const isOther = word.isBaseForm && !EVENTS.has(word.text) && !STAYS.has(word.text);
  if (isOther && categoryIds.length > 0 && categoryIds.every(isFoodCategory)) return undefined;
  // In "plac zabaw" the word does not mean a party.
  if (word.text !== 'zabaw' && isAmong(EVENTS, word)) return 'event';
  return isAmong(STAYS, word) || (isHouse && isAmong(HOUSES, word)) ? 'agritourism' : undefined;
}

function isAmong(names: ReadonlySet<string>, { text, strict, isKnown }: AskedWord['word']): boolean {
  if (!isKnown && text.length >= SHORTEST_MISTYPED && [...names].some((name) => editDistance(text, name, 1) <= 1))
    return true;
  // Synonyms do not count, only stems that begin like the word: "dynia" is no sauna, though "bania" may mean a pumpkin.
  const isOwn = (stem: string) => LANGUAGE.test(stem) || stem.slice(0, 2) === text.slice(0, 2) || !isKnown;
  return names.has(text) || strict.stems.some((stem) => isOwn(stem) && names.has(stem.replace(LANGUAGE, '')));
}

function isPlain(stem: string): boolean {
  return PLAIN.test(stem);
}
