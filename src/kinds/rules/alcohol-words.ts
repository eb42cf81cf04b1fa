import { wordTest } from './words.ts';

/*
 * All patterns match folded words (`fold`): Latin letters without diacritics, Cyrillic ones unchanged. Inflected forms
 * are written out, so that words with the same beginning (winogrona, piwonia, winnica) do not match.
 */

/** Endings of feminine nouns in -ka, with the genitive plural: nalewka, nalewkę, nalewek. */
const feminine = (stem: string): string => `${stem}(?:k(?:a|i|e|o|om|ami|ach)|ce|ek|eczk(?:a|i|e|o|om|ami|ach)|eczek)`;
const masculine = (stem: string): string => `${stem}(?:u|a|em|owi|ie|y|i|ow|om|ami|ach)?`;

const POLISH = [
  feminine('nalew'),
  feminine('wod'),
  feminine('gorzal'),
  feminine('ksiezycow'),
  // Not "malinówka", an apple.
  feminine(
    '(?:wisni|cytryn|pigw|aroni|dereni|pieprz|imbir|tarnin|orzech|sliw|porzeczk|jarzebin|agrest|morel|kmink|miet|anyz|piolun|zoladk|zubr|jalowc|czeremch|pomarancz|zurawin|jezyn)ow',
  ),
  'sliwowic(?:a|y|e|o|om|ami|ach)?',
  'okowit(?:a|y|e|o)?',
  'bimb(?:er|r(?:u|em|owi|y|ow)|rze|erek|erk(?:u|i|iem))',
  masculine('samogon'),
  'win(?:o|a|u|em|om|ami|ach|ko|ka|ku|kiem)',
  'piw(?:o|a|u|em|ie|om|ami|ach|ko|ka|ku|kiem)',
  'cyd(?:r(?:u|em|owi|y|ow)?|rze)',
  'likier(?:u|em|owi|y|ow|om|ami|ach)?|likierze',
  'rumu?|rumem|ginu?|ginem|koniak(?:u|i|iem|ow)?|ajerkoniak(?:u|i|iem|ow)?',
  'wermut(?:u|em)?|absynt(?:u|em)?|szampan(?:a|em|y|ow)?|grzan(?:iec|ca|cem|ce)',
  'spirytus(?:u|em|owi|y|ow|ie)?|alkohol(?:u|e|i|em|owi|om|ami|ach)?|trojniak(?:u|i|iem)?|czworniak(?:u|i|iem)?',
];
const ENGLISH = [
  'wines?|beers?|lagers?|ciders?|vodkas?|moonshine|hooch|liqueurs?|mead|whisk(?:y|ey|ies)|bourbon|brandy|brandies|champagne|alcohol',
];
const GERMAN = [
  '(?:rot|weiss|weiß|obst|haus|gluh|apfel|honig|frucht|brannt|land)?wein(?:e|en|es|s)?|(?:haus|stark|craft|voll)?bier(?:e|en|es|s)?',
  '(?:obst|krauter|kirsch|haus)?schn(?:aps|apse|apsen|apses)|obstler|(?:eier|krauter|frucht|kirsch)?likor(?:e|en|s)?|wodkas?|weinbrand|sekt|alkoholika',
];
const SPANISH = [
  'vinos?|cervezas?|aguardientes?|orujos?|licor(?:es)?|sidras?|ginebra|champan|hidromiel|pacharan|alcohol(?:es)?',
];
const ITALIAN = [
  'vin[oi]|birr[ae]|grapp[ae]|liquor[ei]|limoncello|sidro|idromele|spumant[ei]|prosecco|nocino|alcolici',
];
const UKRAINIAN = [
  'вин(?:о|а|у|ом)|горіл(?:к(?:а|и|у|ою|ами)|ці|ок)|самогон(?:у|ом|ка|ки|ку|кою)?|пив(?:о|а|у|ом)',
  'наливк(?:а|и|у|ою|ами)|наливок|наливці|настоянк(?:а|и|у|ою|ами)|настоянок|настоянці|сидр(?:у|ом)?|лікер(?:у|ом|и|ів)?',
  'коньяк(?:у|ом|и)?|медовух(?:а|и|у|ою)|шампанськ(?:е|ого|им)|алкогол(?:ь|ю|ем)|бренді|віскі|горілочк(?:а|и|у)',
];

/** Nouns that name an alcoholic drink. */
export const isDrink = wordTest(...POLISH, ...ENGLISH, ...GERMAN, ...SPANISH, ...ITALIAN, ...UKRAINIAN);

/** A name of both a drink and an apple, as in "orzechówki i renety z sadu". */
export const isAppleToo = wordTest(feminine('orzechow'));
export const isApple = wordTest('renet\\p{L}*|jablk\\p{L}*|jablek|jablon\\p{L}*|antonowk\\p{L}*|papierowk\\p{L}*');

/** Nouns that name a drink only with such an adjective: "win owocowych", "miód pitny", "półtorak miodowy". */
export const DRINK_PAIRS: readonly (readonly [(word: string) => boolean, (word: string) => boolean])[] = [
  [
    wordTest('win|piw'),
    wordTest('(?:owocow|gronow|domow|wytrawn|polslodk|slodk|bial|czerwon|regionaln|swojsk|rzemieslnicz)ych'),
  ],
  [wordTest('mio?d(?:u|y|ow|em)?|miodek'), wordTest('pitn(?:y|ego|e|ych|ym)')],
  [wordTest('krupnik(?:u|i|iem|ow)?'), wordTest('(?:litewsk|staropolsk|miodow)(?:i|y|iego|ego|im|ym)')],
  [wordTest('napo(?:j|je|jow|jami)|trunk(?:i|ow|ami)'), wordTest('alkoholow(?:e|y|ych|ymi)|procentow(?:e|ych)')],
  [wordTest('мед|меду'), wordTest('питний|питного|хмільний|хмільного')],
];

/** With these words the drink is free of alcohol, is not a drink, or is not covered by the law. */
export const isHarmlessBeside = wordTest(
  'bezalkoholow\\p{L}*|bezprocentow\\p{L}*|nonalcoholic|alkoholfrei\\p{L}*|analcolic\\p{L}*|безалкогольн\\p{L}*|desalcoholizad\\p{L}*',
  'salicylow\\p{L}*|kamforow\\p{L}*|mrowczan\\p{L}*|techniczn\\p{L}*|drzewn\\p{L}*|kosmetyczn\\p{L}*|\\p{L}+ylow(?:y|ego|ym)',
  'dzik(?:ie|iego|im|iemu|ich)|дикий|дикого|wild(?:er|es)?',
  'kremow(?:e|ego)|дівочий',
);
/** Two-word phrases with the same meaning: "bez alkoholu", "alcohol free", "sin alcohol". */
export const HARMLESS_PAIRS: readonly (readonly [(word: string) => boolean, (word: string) => boolean])[] = [
  [wordTest('bez|без'), wordTest('alkoholu|procentow|алкоголю')],
  [wordTest('alcohol|non'), wordTest('free|alcoholic')],
  [wordTest('sin|senza|ohne'), wordTest('alcohol|alcol|alkohol')],
];

/** Prepositions that make the drink a purpose, a trace or an accompaniment of the goods: "do wina", "po winie". */
export const isPurpose = wordTest(
  'do|na|po|pod|przy|dla|bez|od|jak|niz|zamiast|w|we|z|ze|u|o',
  '(?:nadziewan|nasacz|nasaczan|polewan|marynowan|doprawian|podlan)\\p{L}+',
  'for|in|without|from|with|like|after',
  'fur|zum|zur|ohne|im|mit|wie|nach',
  'para|sin|con|en|al|por',
  'per|senza|da|al|alla|nel|con',
  'для|без|під|до|після|на|у|в|з|зі',
);
/** Before a drink in the instrumental: how the goods were treated with it, as in "ser obmywany winem". */
export const isTreated = wordTest('\\p{L}{3,}(?:an|on)(?:y|a|e|ego|ej|ych|ym)');
export const isInstrumental = wordTest('\\p{L}+em');

/** Prepositions of purpose, which also apply to words joined by "and": "na soki i cydr". */
export const isForWhat = wordTest('do|na|pod|for|fur|zum|zur|para|per|для|на|під');
export const isAnd = wordTest('i|oraz|lub|albo|and|or|und|oder|y|o|e|та|і|й|або');
/** Words allowed between a preposition and the drink: verbal nouns, adjectives, containers and traces. */
export const isBetween = wordTest(
  '\\p{L}+(?:nia|cia|cji|niu|ciu|ownia)|wyrobu?|wyrobow|roznych|wlasn\\p{L}+|domow\\p{L}+|swojsk\\p{L}+|mlod\\p{L}+|dobr\\p{L}+|czerwon\\p{L}+|bial\\p{L}+|slodk\\p{L}+|wytrawn\\p{L}+|grzan\\p{L}+|wiejsk\\p{L}+|lampk\\p{L}+|kieliszk\\p{L}+|szklan\\p{L}+|kufl\\p{L}+|mocn\\p{L}+',
  // A trace of it: "z nutą likieru", "z dodatkiem rumu", "o smaku wina".
  'nut(?:a|e|y|ka|ke|kami)|odrobin(?:a|e|y|ka|ke)|dodat(?:kiem|ku|kami)|domieszk\\p{L}+|kropl\\p{L}+|kropel\\p{L}*|lyk\\p{L}*|lyzecz?k\\p{L}+|aromat\\p{L}*|smak\\p{L}*|posmak\\p{L}*|zapach\\p{L}*|nadzieni\\p{L}+|polew\\p{L}+|krem\\p{L}*|mus\\p{L}*|sos\\p{L}*',
  'home|homemade|making|own|red|white|good|a|an|the|el|la|il|lo|los|las|un|una|hacer|elaborar|fare|glas|роблення|домашн\\p{L}+|приготування|виготовлення',
);
/** "Na sprzedaż wino", "zamówienia na wino": here the preposition does not express a purpose. */
export const isSale = wordTest(
  'sprzedaz|promocj\\p{L}+|cen\\p{L}+|zamowieni\\p{L}+|ofert\\p{L}+|rabat\\p{L}*|zapis\\p{L}+|prezent\\p{L}*|sale|verkauf|venta|vendita|продаж',
);
/** "Kosz z winem" sells wine, "ciasto z rumem" does not. */
export const isBundle = wordTest(
  'zestaw\\p{L}*|kosz(?:e|a|y|yk|yka|yki|ow)?|paczk\\p{L}+|komplet\\p{L}*|prezent\\p{L}*|skrzynk\\p{L}+|pudelk\\p{L}+|set|basket|hamper|korb|geschenk\\p{L}*|cesta|lote|cesto|confezione|набір|кошик',
);
export const isWith = wordTest('z|ze|with|mit|con|з|зі');

/**
 * Nouns that take the following drink as a modifier: "kieliszki wina" excluded, "ocet z wina", "vinagre de vino",
 * "kolor wina".
 */
export const isOwner = wordTest(
  'oc(?:et|tu|tem|ty)|kieliszk\\p{L}*|kieliszek|lampk\\p{L}+|karafk\\p{L}+|kolor\\p{L}*|drozdz\\p{L}+|smak\\p{L}*|zapach\\p{L}*|aromat\\p{L}*|etykiet\\p{L}+',
  'vinagres?|copas?|vasos?|jarras?|barril(?:es)?|barricas?|color|uvas?|levaduras?|jalea|gelatina|botas?',
  'aceto|bicchier[ei]|calic[ei]|bott[ei]|colore|uva|lievito|boccal[ei]|mosto',
);
export const isOf = wordTest('de|del|di|da|of|von|z|ze');

/** Nouns that turn the preceding drink into a modifier: "wine glasses", "beer bread", "Bier Gläser". */
export const isOwned = wordTest(
  'vinegars?|glass(?:es)?|mugs?|racks?|barrels?|casks?|corks?|yeast|grapes?|labels?|cellars?|stoppers?|jelly|making|press|presses|bread|shampoo|soaps?|gardens?|hops|kits?|coolers?|bottles?|apples?|batter|holders?|cabinets?',
  'glas|glaser|essig|trauben|fass|fasser|regal|hefe|kruge?|kisten?|seife|brot|shampoo|flaschen',
);

/** Words of offering, as sellers use them. */
export const isOffer = wordTest(
  'sprzeda(?:m|je|jemy|my|ja|z|zy)|zamowieni\\p{L}+|oferuj(?:e|emy|a)|polecam(?:y)?|dostepn(?:e|a|y|ych)|zamow(?:ic|cie|isz)?|kup(?:ic|cie|isz|ia)|nabyc|posiadam(?:y)?|mam|zostal(?:o|a|y)|oddam(?:y)?|ofercie|wymienie|dorzuc(?:e|am|amy|imy)|dokladam(?:y)?|dodaj(?:e|emy)',
  'sell(?:ing)?|offer(?:ing)?|available|buy|order',
  'verkaufen?|bieten?|anbieten|erhaltlich|kaufen',
  'vend(?:o|emos|iamo|ita)|ofre(?:zco|cemos)|offr(?:o|iamo)|disponibil[ei]|comprare|comprar',
  'прода(?:м|ю|ємо|ж)|пропону(?:ю|ємо)|замовити|купити|продається',
);
/** After the drink: it is offered, or has an amount and a price. */
export const isOfferAfter = wordTest(
  'sprzedaz|sprzedania|kupienia|dostepn(?:e|a|y|ych)|ofercie|sale|venta|vendita|verkauf|продаж|наявності',
);
export const isAmount = wordTest(
  '[\\d.,]*(?:l|ml|litr\\p{L}*|zl|pln|butelk\\p{L}*|butelek|л|мл|літр\\p{L}*|грн|eur|euro)',
);
/** Right before the drink: a vague amount that is for sale. Not with a preposition: "z odrobiną wina". */
export const isVagueAmount = wordTest(
  'troch(?:e|a)|troszk(?:e|i)|troszeczke|odrobin(?:a|e|ka|ke)|resztk(?:a|e|i)|par(?:e|a)|kilka|kilkanascie|litr(?:y|ow|a|ek)?|butel(?:ka|ke|ki|eczka|eczke)|butelek|flasz(?:ka|ke|ki|eczka|eczke)|flaszek|skrzynk(?:a|e|i)|karton(?:y|ow)?',
);
