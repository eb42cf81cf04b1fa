import { fold } from '../text.ts';
import type { FeatureMeaning } from './features.ts';
import type { TypedText } from './typed-text.ts';

const PET = '(?:ps(?:em|ami|iak\\p{L}*)|piesk\\p{L}+|kot(?:em|kiem|ami)|zwierzak\\p{L}+|pupil\\p{L}+|czworonog\\p{L}+)';
const HOME_COOKED = '(?:region|domow|lokaln|tradycyjn|swojsk|wiejsk|staropolsk)\\p{L}+';
const MEAL = '(?:kuchni|jedzeni|potraw|posilk|dani)\\p{L}*';

/**
 * What guests ask of a farm: tags of which any will do, patterns in lower case without diacritics, and words that mean
 * the same in a description. Earlier entries are tried first: a wedding in a barn must not be read as a bed in the hay.
 */
const FACILITIES: readonly (readonly [tags: string, patterns: readonly string[], words?: string])[] = [
  [
    'allowed_pets',
    [
      `(?:(?:nas|mnie|ktos)\\s+)?(?:(?:przyjm|wpuszcz|wezm|zabior)\\p{L}*\\s+(?:nas\\s+|mnie\\s+)?)?(?:z|ze)\\s+(?:(?:nasz|swo|moi|mal|duz|dwom|dwoma|trzem|trzema|kilk|jedn|star|mlod|szczek|spokojn|ukochan)\\p{L}*\\s+){0,2}${PET}`,
      '(?:przyjm|akceptuj|wpuszcz)\\p{L}*\\s+(?:psy|psa|koty|pieski|zwierz\\p{L}+)',
      '(?:psy|pies|zwierzeta|zwierzaki|pupile)\\s+(?:mile|dozwolon|akceptowan|w cenie)\\p{L}*(?:\\s+widzian\\p{L}+)?',
      'zwierzeta\\s+domowe(?:\\s+(?:dozwolon|akceptowan|mile)\\p{L}*)?',
      'przyjazn\\p{L}+\\s+(?:dla\\s+)?(?:psom|psow|zwierzetom|zwierzat)',
      'pets?[\\s-]friendly|(?:pets?|dogs?)\\s+(?:allowed|welcome|friendly)|with\\s+(?:(?:an?|my|our|two|three|one|small|big|large|old|little)\\s+){0,2}(?:dog|cat|pet)s?',
      'mit\\s+(?:(?:zwei|drei|unser\\p{L}*|mein\\p{L}*|ein\\p{L}*|klein\\p{L}*|gross\\p{L}*)\\s+){0,2}(?:hund|haustier)\\p{L}*|hunde?\\s+(?:erlaubt|willkommen)|con\\s+(?:(?:dos|due|tres|tre|un|mi|il|i|nuestr\\p{L}+|nostr\\p{L}+)\\s+){0,2}(?:perros?|mascotas?|cane|cani|gatt[oi]|gatos?)',
      'з\\s+(?:(?:двома|трьома|нашим\\p{L}*|моїм|маленьк\\p{L}+)\\s+)?(?:собак\\p{L}+|псом|котом|тваринами)',
    ],
  ],
  [
    'horse_riding',
    [
      '(?:(?:nauk|lekcj|kurs|oboz|wczas|wakacj)\\p{L}*\\s+)?jazd\\p{L}*\\s+(?:konn\\p{L}+|na\\s+koni\\p{L}*|wierzchem)',
      '(?:(?:wczasy|wakacje|oboz|obozy|kolonie|weekend|polkolonie)\\s+)?(?:jezdzieck\\p{L}+|w\\s+siodle)|jezdziectw\\p{L}*|konno',
      '(?:przejazdzk|wycieczk|rajd)\\p{L}*\\s+konn\\p{L}+|konn\\p{L}+\\s+(?:przejazdzk|wycieczk|rajd)\\p{L}*',
      '(?:horse(?:back)?\\s+)?riding\\s+(?:lessons?|school|courses?|classes)|horse(?:back)?\\s+riding|on\\s+horseback|zu\\s+pferd|montar\\s+a\\s+caballo|(?:vacaciones\\s+|paseos\\s+)?a\\s+caballo|(?:vacanze\\s+|passeggiate\\s+)?a\\s+cavallo|верхи|(?:уроки\\s+)?верхов\\p{L}+\\s+[їі]зд\\p{L}+|reiten|reit(?:erhof|urlaub|ferien|unterricht|schule|stunden?|kurse?)|(?:clases\\s+de\\s+)?equitaci[oó]n|(?:lezioni\\s+(?:di\\s+)?)?equitazione',
      'катання\\s+на\\s+кон\\p{L}+',
    ],
    'jeździecki siodło konno',
  ],
  [
    'special_events',
    [
      'wesel\\p{L}*\\s+w\\s+stodole|sal[aei]\\s+(?:na\\s+)?(?:wesel|przyjeci|urodzin|imprez|komuni|chrzcin|osiemnastk|bankiet|jubileusz)\\p{L}*(?:\\s+w\\s+stodole)?',
      'impre\\p{L}+\\s+okolicznosciow\\p{L}+|wieczor\\p{L}*\\s+(?:panienski|kawalerski)\\p{L}*',
      'osiemnastk\\p{L}*|hochzeit\\p{L}*|weddings?|matrimonio|весілл\\p{L}+',
    ],
  ],
  [
    'hay_barn',
    [
      '(?:(?:spani|nocleg|spac|noc)\\p{L}*\\s+)?(?:na\\s+sianie|w\\s+sianie)|(?:spani|nocleg|spac|noc)\\p{L}*\\s+w\\s+stodole',
      'heuhotel|schlafen\\s+im\\s+heu|hay\\s*barn|sleep\\p{L}*\\s+in\\s+(?:the\\s+)?hay|dormir\\s+en\\s+(?:el\\s+)?heno|dormire\\s+nel\\s+fieno',
    ],
    'siano',
  ],
  [
    'full_board',
    [
      'peln\\p{L}+\\s+wyzywieni\\p{L}+|wyzywieni\\p{L}+\\s+calodzienn\\p{L}+|calodzienn\\p{L}+\\s+wyzywieni\\p{L}+',
      '(?:(?:z\\s+)?wyzywieni\\p{L}+\\s+)?(?:trzy|trzema|3)\\s+posilk\\p{L}+(?:\\s+dziennie)?',
      'sniadani\\p{L}+,?\\s+(?:i\\s+)?obiad\\p{L}*,?\\s+(?:i\\s+)?kolacj\\p{L}+(?:\\s+w\\s+cenie)?',
      'full[\\s-]board|vollpension|all[\\s-]inclusive|pension\\s+completa|pensione\\s+completa|повний\\s+пансіон|трихразов\\p{L}+\\s+харчуванн\\p{L}+',
    ],
  ],
  [
    'half_board,full_board',
    [
      'z\\s+(?:obiad|kolacj)\\p{L}+|(?:domow\\p{L}+\\s+)?obiad(?!ow)\\p{L}*(?:\\s+domow\\p{L}+)?|obiadokolacj\\p{L}*|(?:z\\s+)?wyzywieni\\p{L}+',
      '(?:ze\\s+)?sniadani\\p{L}+\\s+i\\s+kolacj\\p{L}+|half[\\s-]board|halbpension|media\\s+pension|mezza\\s+pensione',
    ],
  ],
  [
    'breakfast,half_board,full_board',
    [
      '(?:ze\\s+)?sniadani\\p{L}+(?:\\s+w\\s+cenie)?|bed\\s+and\\s+breakfast|breakfast|(?:mit\\s+)?fruhstuck\\p{L}*',
      '(?:con\\s+)?desayuno|(?:con\\s+)?colazione|сніданк?\\p{L}+',
    ],
  ],
  [
    'regional_cuisine',
    [
      `${HOME_COOKED}\\s+${MEAL}|${MEAL}\\s+${HOME_COOKED}`,
      'regional\\s+(?:food|cuisine)|regionale\\s+kuche|cocina\\s+regional|cucina\\s+(?:regionale|tipica)',
    ],
  ],
  [
    'vegetarian_meals',
    [
      `(?:(?:dla|z)\\s+)?(?:${MEAL}\\s+)?(?:wegetari|wegan|jarsk|bezmies|vegetari|vegan|fleischlos|вегетар|веган)\\p{L}*(?:\\s+${MEAL})?|wege`,
    ],
  ],
  [
    'culinary_workshops',
    [
      '(?:warsztat|kurs|lekcj|nauk|zajeci)\\p{L}*\\s+(?:kulinarn|gotowani|pieczeni)\\p{L}+|gotowani\\p{L}+\\s+warsztat\\p{L}*',
      'cooking\\s+(?:class|course|workshop)\\p{L}*|kochkurs\\p{L}*|curso\\s+de\\s+cocina|corso\\s+di\\s+cucina',
    ],
  ],
  [
    'guest_kitchen',
    [
      'aneks\\p{L}*(?:\\s+kuchenn\\p{L}+)?|dostep\\p{L}*\\s+do\\s+kuchni|(?:z|wlasn\\p{L}+|wspoln\\p{L}+)\\s+(?:wlasn\\p{L}+\\s+)?kuchni\\p{L}+|kuchni\\p{L}+\\s+dla\\s+gosci',
      'kuchenk\\p{L}+|kitchen(?:ette)?|mit\\s+kuche|con\\s+cocina|con\\s+cucina|з\\s+кухнею|wlasne\\s+gotowanie',
    ],
  ],
  [
    'kayaks',
    [
      '(?:(?:wypozyczaln|wynajem|splyw)\\p{L}*\\s+)?kajak\\p{L}*|splyw\\p{L}*|kanu|canoe\\p{L}*|kayak\\p{L}*|kanu(?:fahr|verleih)\\p{L}*|paddeln|байдар\\p{L}+|canoa',
    ],
    'kajak kajakowy kanu',
  ],
  [
    'bicycles',
    [
      '(?:(?:wypozyczaln|wynajem|tras|wyciecz|sciezk)\\p{L}*\\s+)?rower(?!\\s+(?:gorsk|elektr|dziec|uzyw))\\p{L}*|bikes?|bicycl\\p{L}*|fahrrad\\p{L}*(?:\\s*verleih)?|bici(?:clett\\p{L}*)?|велосипед\\p{L}*',
    ],
    'rower',
  ],
  ['sauna', ['saun\\p{L}+(?:\\s+(?:such|finsk|parow)\\p{L}+)?|сауну?|сауна|сауною'], 'sauna'],
  [
    'hot_tub',
    [
      '(?:gorac\\p{L}+\\s+)?bali[aeio]\\p{L}?(?:\\s+(?:z\\s+gorac\\p{L}+\\s+woda|na\\s+drewno|ogrodow\\p{L}+))?|bani(?:a|e|ą|a|i)?(?:\\s+na\\s+drewno)?',
      'jacuzzi|jakuzi|dzakuzi|hot[\\s-]?tub\\p{L}*|whirlpool\\p{L}*|джакуз\\p{L}*|чан',
      '(?:wann\\p{L}+\\s+z\\s+)?hydromasaz\\p{L}*|beczk\\p{L}+\\s+z\\s+gorac\\p{L}+\\s+woda|vasca\\s+idromassaggio|idromassaggio',
    ],
    'balia jacuzzi',
  ],
  [
    'bonfire',
    [
      '(?:(?:wieczor\\p{L}*\\s+przy|miejsc\\p{L}+\\s+na)\\s+)?ognisk\\p{L}*(?:\\s+i\\s+grill\\p{L}*)?|grill\\p{L}*|palenisk\\p{L}*|lagerfeuer|campfire|bonfire|fogata|falo|багатт\\p{L}+|вогнищ\\p{L}+',
    ],
    'ognisko grill palenisko',
  ],
  [
    'playground',
    [
      'plac\\p{L}*\\s+zabaw\\p{L}*|hustawk\\p{L}*|piaskownic\\p{L}*|trampolin\\p{L}*|atrakcj\\p{L}+\\s+dla\\s+(?:dzieci|maluch|najmlodsz)\\p{L}*',
      'spielplatz\\p{L}*|playground|parque\\s+infantil|parco\\s+giochi|дитячий\\s+майданчик',
    ],
    'huśtawka piaskownica trampolina',
  ],
  [
    'bed_for_child',
    [
      'lozecz\\p{L}+(?:\\s+(?:dzieciec|turystyczn)\\p{L}+)?|(?:z|dla)\\s+(?:niemowl\\p{L}+|mal\\p{L}+\\s+dzieckiem|malutkim\\s+dzieckiem|bobas\\p{L}+)',
      'kinderbett\\p{L}*|babybett\\p{L}*|crib|cuna|culla|дитяче\\s+ліжечко|krzesel\\p{L}+\\s+do\\s+karmienia',
    ],
  ],
  [
    'internet',
    [
      '(?:dobr\\p{L}+\\s+)?internet(?:em|u)?|wi[\\s-]?fi|wlan|prac\\p{L}+\\s+zdaln\\p{L}+|home\\s+office|інтернет\\p{L}*',
    ],
    'internet wifi',
  ],
  [
    'parking',
    [
      '(?:(?:darmow|bezplatn|wlasn|free|kostenlos)\\p{L}*\\s+)?parking\\p{L}*|miejsc\\p{L}+\\s+(?:parkingow\\p{L}*|na\\s+(?:auto|samochod))|zaparkowa\\p{L}*|parkplatz\\p{L}*|парков\\p{L}+|estacionamiento|parcheggio',
    ],
    'parking',
  ],
  [
    'step_free',
    [
      '(?:(?:dla|dostepn\\p{L}+|przyjazn\\p{L}+)\\s+)*(?:osob\\p{L}*\\s+)?(?:z\\s+|o\\s+)?niepelnosprawn\\p{L}+|bez\\s+(?:barier|schodow|progow)(?:\\s+architektonicznych)?',
      '(?:(?:dla|dostepn\\p{L}+|przyjazn\\p{L}+)\\s+)*(?:(?:osob|senior)\\p{L}*\\s+)?(?:na\\s+|dla\\s+)?woz(?:ek|k(?:iem|ow|om|u|ami|i))(?:\\s+(?:inwalidzk|dzieciec)\\p{L}+)?|inwalid\\p{L}*|barier\\p{L}*\\s+architektoniczn\\p{L}+(?:\\s+brak)?',
      'barrierefrei\\p{L}*|rollstuhl\\p{L}*|wheelchair\\p{L}*|accessible|disabled|accesible|silla\\s+de\\s+ruedas|accessibile|disabili|інвалід\\p{L}+|wozkowicz\\p{L}*|podjazd\\p{L}*',
    ],
  ],
  [
    'campsite',
    [
      'pol\\p{L}+\\s+(?:namiotow|biwakow|kempingow)\\p{L}+|(?:(?:pod|miejsc\\p{L}+\\s+(?:na|pod)|rozbic)\\s+)?namiot\\p{L}*|(?:c|k)am?ping\\p{L}*|kemping\\p{L}*',
      '(?:miejsc\\p{L}+\\s+na\\s+)?(?:kamper|camper)\\p{L}*(?:\\s+park)?|przyczep\\p{L}+\\s+kempingow\\p{L}+|karawaning\\p{L}*|caravan\\p{L}*',
      'zelt(?:en|platz|e|plätze)?|wohnmobil\\p{L}*|tents?|acampar|campeggio|кемпінг\\p{L}*|намет\\p{L}*',
    ],
    'kemping camping biwak namiot kamper',
  ],
  [
    'fishing',
    [
      '(?:(?:dla|weekend)\\s+)?wedk(?:owani|arz|arsk|arstw)\\p{L}*|z\\s+wedka|lowisk\\p{L}*|(?:lowieni|lowic|polowic)\\p{L}*\\s+ryb\\p{L}*|na\\s+ryby|karpiowani\\p{L}*',
      'angeln|angelurlaub|fishing|pesca|риболов\\p{L}+|рибалк\\p{L}+',
    ],
    'wędkowanie łowisko wędkarski',
  ],
  [
    'animals',
    [
      '(?:mini[\\s-]?)?zoo|(?:karmieni\\p{L}+\\s+)?zwierzat\\p{L}*(?:\\s+(?:gospodarsk|wiejsk)\\p{L}+)?|(?:(?:kontakt\\p{L}*\\s+)?ze\\s+|zyw\\p{L}+\\s+)?zwierzet\\p{L}+(?:\\s+(?:gospodarsk|wiejsk)\\p{L}+)?',
      'farm\\s+animals|tiere|animali|animales|тварин\\p{L}*',
    ],
  ],
  [
    'integration_events',
    [
      '(?:(?:wyjazd|imprez|event|pobyt|spotkani)\\p{L}*\\s+)?(?:integracyjn|firmow)\\p{L}+|integracj\\p{L}+(?:\\s+firmow\\p{L}+)?|szkoleni\\p{L}*|konferencj\\p{L}*|team[\\s-]?building',
      'zielon\\p{L}+\\s+szkol\\p{L}+|koloni[ei]|wycieczk\\p{L}+\\s+(?:szkoln|klasow)\\p{L}+|(?:firmen|betriebs)(?:ausflug|feier)|(?:dla\\s+)?grup\\p{L}*\\s+zorganizowan\\p{L}+|rekolekcj\\p{L}*',
    ],
  ],
  [
    'holiday_events',
    [
      '(?:na\\s+)?(?:swiet(?:a|ach)\\s+)?boz\\p{L}+\\s+narodzeni\\p{L}+|(?:na\\s+)?swiet(?:a|ach)(?!\\s+(?:katarzyn|lipk|ann|krzyz))|wigili[aei]\\p{L}?|wielkanoc\\p{L}*|now(?:y|ego)\\s+rok\\p{L}*|(?:pobyt\\p{L}*\\s+)?swiateczn\\p{L}+',
      'weihnacht\\p{L}*|christmas|easter|navidad|natale|pasqua|різдв\\p{L}+',
    ],
  ],
  [
    'rooms_with_bathrooms',
    [
      '(?:z\\s+)?(?:(?:wlasn|prywatn)\\p{L}+\\s+)?lazienk\\p{L}+(?:\\s+w\\s+pokoju)?|private\\s+bath\\p{L}*|en[\\s-]?suite|(?:mit|eigenes)\\s+bad|bano\\s+privado|bagno\\s+privato',
    ],
  ],
  [
    'holiday_cottage',
    [
      'caly\\s+dom|(?:duz\\p{L}+\\s+)?dom\\p{L}{0,2}\\s+(?:do\\s+wynajecia|na\\s+wylacznosc|dla\\s+grupy)|casa\\s+rural|casa\\s+vacanze|whole\\s+house|ganzes\\s+haus',
    ],
  ],
  ['apartment,holiday_cottage', ['ferienwohnung\\p{L}*|wohnung|appartamento|apartamento']],
  [
    'lake',
    [
      'nad\\s+(?:sama\\s+)?woda|(?:z\\s+)?widok\\p{L}*\\s+na\\s+jezioro|dostep\\p{L}*\\s+do\\s+jeziora|(?:wlasn|prywatn)\\p{L}+\\s+pomost\\p{L}*|seeblick',
    ],
  ],
  [
    'mountains',
    [
      '(?:z\\s+)?widok\\p{L}*\\s+na\\s+(?:gory|tatry|szczyty|polonin\\p{L}+)|(?:(?:piesz|gorsk)\\p{L}+\\s+)?(?:szlak|wedrowk)\\p{L}*(?:\\s+(?:piesz|gorsk)\\p{L}+)?|trekking\\p{L}*|hiking|wandern|senderismo|escursionismo',
    ],
  ],
  ['lake', ['plaz\\p{L}+\\s+(?:nad|przy)?\\s*jezior\\p{L}+|jezior\\p{L}+\\s+z\\s+plaz\\p{L}+']],
  [
    'sea',
    [
      '(?:(?:blisko|przy|kolo|niedaleko|obok|tuz\\s+przy|od|do|rzut\\s+beretem\\s+od)\\s+)(?:samej\\s+)?plaz(?:a|y|e)|(?:blisko|przy|niedaleko|widok\\p{L}*\\s+na)\\s+morz\\p{L}+',
      'am\\s+strand|strandnah\\p{L}*|near\\s+the\\s+(?:beach|sea)|cerca\\s+de\\s+la\\s+playa|vicino\\s+al\\s+mare|біля\\s+моря',
    ],
  ],
  ['forest', ['(?:na\\s+skraju|posrod|posrodku|w\\s+srodku|blisko)\\s+lasu']],
];

const rules = FACILITIES.map(([tags, patterns, words]) => ({
  tags: tags.split(','),
  words: words?.split(' ') ?? [],
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${fold(patterns.join('|'))})(?![\\p{L}\\d])`, 'u'),
}));

/** Words before a facility that the farm must not have: "bez internetu". */
const WITHOUT =
  /(?<!\p{L})(?:bez|brak|nie\s+(?:ma|maja|mamy)|without|no|ohne|kein\p{L}{0,2}|sin|senza|без|немає)(?:\s+dostepu\s+do)?\s+$/u;

/** A facility that a farm must have, or must not have. */
export interface FacilityMeaning extends FeatureMeaning {
  readonly text: string;
  readonly isDenied: boolean;
}

/** Takes facilities out of the text, if listings of the kind have their tags (`known`). */
export function takeFacilities(text: TypedText, known: ReadonlySet<string>): FacilityMeaning[] {
  const stated = rules.filter(({ tags }) => tags.some((tag) => known.has(tag)));
  return stated.flatMap(({ tags, words, pattern }) => {
    const folded = fold(text.rest);
    // Offsets in the folded text are those in the text, unless a rare letter changed its length.
    const match = folded.length === text.rest.length ? pattern.exec(folded) : null;
    if (!match) return [];
    const without = WITHOUT.exec(folded.slice(0, match.index));
    const span = { from: without?.index ?? match.index, to: match.index + match[0].length };
    text.remove(span);
    return [{ tags, words, span, text: match[0], isDenied: without !== null }];
  });
}
