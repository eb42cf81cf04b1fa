import type { Span, TypedText } from './typed-text.ts';

/**
 * A feature that is asked for.
 *
 * tags   any of them will do; the first is the most likely one.
 * words  words in a listing that mean the same as the tags.
 */
export interface FeatureMeaning {
  readonly tags: readonly string[];
  readonly words: readonly string[];
  readonly span: Span;
}

interface Rule {
  readonly pattern: RegExp;
  readonly tags: readonly string[];
  readonly words: readonly string[];
}

/** "Dieta bezglutenowa" asks for things with the feature, not for things called a diet. */
const DIET = '(?:na\\s+)?diet(?:a|y|ę|e|zie|ą)\\s+';

function rule(pattern: string, tags: readonly string[], ...words: string[]): Rule {
  return { pattern: new RegExp(`(?<!\\p{L})(?:${DIET})?(?:${pattern})(?!\\p{L})`, 'u'), tags, words };
}

/** "Dla osoby z nietolerancją laktozy", "przy uczuleniu na gluten": the thing must be free of it. */
const INTOLERANCE =
  '(?:(?:dla|przy|na)\\s+)?(?:\\p{L}+\\s+(?:z|ze)\\s+)?(?:nietolerancj|nietoleruj|alergi|alergik|uczulen|uczulon)\\p{L}*\\s+(?:na\\s+)?';

/** "Bez cukru i glutenu": two features in one phrase are left to the words themselves. */
const LIST = /(?<!\p{L})bez\s+(?:dodatku\s+)?\p{L}+\s*(?:,|\si\s|\soraz\s|\sani\s|\slub\s)/u;

/** Features whose patterns contain "without": they must be read before the exclusions. */
const WITHOUT: readonly Rule[] = [
  // "Bez pszenicy" counts too: hardly any listing mentions its wheat, so only gluten-free goods are surely without it.
  rule(
    `${INTOLERANCE}gluten\\p{L}*|(?:dla|przy)\\s+(?:os[óo]b z\\s+)?celiaki\\p{L}*|dla\\s+celiak\\p{L}*|bez\\s*gluten\\p{L}*|bez\\s+(?:m[ąa]ki\\s+)?pszen(?:icy|nej)|${INTOLERANCE}pszenic\\p{L}*|gluten[\\s-]*free|(?:no|without) gluten|glutenfrei\\p{L}*|ohne gluten|sin gluten|senza glutine|без глютену`,
    ['nogluten'],
    'bez glutenu',
  ),
  rule(
    `${INTOLERANCE}laktoz\\p{L}*|bez\\s*laktoz\\p{L}*|lactose[\\s-]*free|(?:no|without) lactose|laktosefrei\\p{L}*|ohne laktose|sin lactosa|senza lattosio|без лактози`,
    ['lactosefree'],
    'bez laktozy',
  ),
  rule(
    `${INTOLERANCE}(?:mlek|nabia|bia[łl]k)\\p{L}*(?: krowie\\p{L}*)?|(?:(?:dla|przy|z)\\s+(?:\\p{L}+ (?:z|ze)\\s+)?)?skaz[aąyę]\\p{L}*\\s+bia[łl]kow\\p{L}*|bez\\s+(?:mleka|nabia[łl]u)|bezmleczn\\p{L}*|dairy[\\s-]*free|(?:no|without) (?:dairy|milk)|milchfrei\\p{L}*|ohne milch|sin l[áa]cteos|sin leche|senza (?:latticini|latte)|без молока`,
    ['vegan'],
    'bez mleka',
    'bez nabiału',
  ),
  rule(
    '(?:dla|przy)\\s+(?:os[óo]b z\\s+)?(?:diabety\\p{L}*|cukrzy\\p{L}*)|for diabetics|für diabetiker|para diab[ée]ticos|per diabetici|для діабетиків|bez\\s+(?:(?:dodatku|dodanego|dodawania|grama|białego|bialego|zwykłego|sklepowego|rafinowanego)\\s+)?cukru(?:\\s+dodanego)?|bez\\s*cukrow\\p{L}*|nie\\s*(?:do)?s[łl]odz(?:on|an)\\p{L}*|sugar[\\s-]*free|unsweetened|(?:no|without) (?:added )?sugar|zuckerfrei\\p{L}*|ohne zucker|ungesüßt\\p{L}*|sin azúcar|senza zucchero|без цукру',
    ['nosugar'],
    'bez cukru',
    'niesłodzony',
  ),
  rule(
    'bez gmo|gmo[\\s-]*free|non[\\s-]*gmo|ohne gentechnik|sin transgénicos|senza ogm|без гмо',
    ['gmofree'],
    'bez gmo',
  ),
];

const PLAIN: readonly Rule[] = [
  rule(
    'eko|eco|ekologi\\p{L}*|ecologic\\p{L}*|ecológic\\p{L}*|ökologisch\\p{L}*|eco-friendly|екологічн\\p{L}*',
    ['eco', 'organic'],
    'ekologiczny',
    'eko',
  ),
  rule(
    'bio|(?:z|ma|mają|maja|posiada\\p{L}*)\\s+certyfikat\\p{L}*|certyfikowan\\p{L}*|organic\\p{L}*|organiczn\\p{L}*|biologi[cs]\\p{L}*|orgánic\\p{L}*|органічн\\p{L}*',
    ['organic', 'eco'],
    'bio',
    'organiczny',
  ),
  rule('(?:(?:dla|for|für|para|per|для)\\s+)?(?:wega[ńn]\\p{L}*|vegan\\p{L}*|веган\\p{L}*)', ['vegan'], 'wegański'),
  rule(
    '(?:(?:dla|for|für|para|per|для)\\s+)?(?:wege|wegetaria[ńn]\\p{L}*|vegetari\\p{L}*|jarsk\\p{L}*|вегетаріан\\p{L}*)',
    ['vegetarian', 'vegan'],
    'wegetariański',
    'wegański',
  ),
  rule(
    '(?:(?:od|z|z chowu)\\s+)?(?:kur\\s+)?(?:z\\s+)?(?:(?:woln|swobodn)\\p{L}+ kur(?:y|ek)?|(?:swobodnie |wolno |luzem )?biegaj[ąa]c\\p{L}+(?: (?:swobodnie|wolno|luzem))?(?: kur(?:y|ek)?)?|woln\\p{L}+ wybieg\\p{L}*|woln\\p{L}+ ch[oó]w\\p{L}*|wolnowybieg\\p{L}*|free[\\s-]*range|freiland(?!eier)\\p{L}*|(?:criad\\p{L}+ )?al aire libre|all.aperto|вільн\\p{L}+ вигул\\p{L}*)',
    ['freerange'],
    'wybieg',
    'wolnowybiegowy',
  ),
  rule(
    '(?:(?:od|from|von|de|di|від)\\s+)?(?:szcz[ęe][śs]liw\\p{L}+ kur(?:y|ek)?|happy (?:hens?|chickens?)|gl[üu]e?cklich\\p{L}* h[üu]e?hner\\p{L}*|gallinas felices|galline felici|щаслив\\p{L}+ кур\\p{L}*)',
    ['freerange', 'organic'],
    'wybieg',
    'wolnowybiegowy',
  ),
  rule('(?:ch[oó]w\\p{L}* )?(?:ści[óo]łkow\\p{L}*|sciolkow\\p{L}*)|bodenhaltung|barn eggs?', ['barneggs'], 'ściółkowy'),
  rule(
    'z (?:dostaw[aą]|dowozem)(?: do (?:domu|klienta))?|dow[oó]z(?:em)? do domu|with delivery|home delivery|mit lieferung|con entrega a domicilio|con consegna a domicilio|з доставкою',
    ['transport', 'parcel', 'post'],
    'dostawa',
    'dowóz',
  ),
  rule(
    '(?:z |mo[żz]liw\\p{L}+ )?wysy[łl]k(?:a|i|ę|e|ą)|(?:do )?paczkomat(?:u|em|y)?|kurierem|with shipping|mit versand|con env[ií]o|con spedizione|з пересилкою',
    ['parcel', 'post'],
    'wysyłka',
  ),
  rule(
    '(?:z )?odbi[oó]r(?:em)? (?:osobist(?:y|ym)|w[łl]asn(?:y|ym))|self[\\s-]?pick[\\s-]?up|selbstabholung|recogida en persona|ritiro a mano|самовивіз(?:ом)?',
    ['pickup'],
    'odbiór osobisty',
  ),
  rule('(?:ch[oó]w\\p{L}* )?klatkow\\p{L}*|käfighaltung|caged?', ['cagedhens'], 'klatkowy'),
  rule(
    '(?:cen[aąęy] )?do (?:negocjacji|uzgodnienia|dogadania)|negotiable|verhandelbar\\p{L}*|negociable|trattabile|договірна',
    ['negotiable'],
    'do negocjacji',
  ),
  rule(
    '(?:na|do|za) (?:zamian[ęe]|wymian[ęey]|zamiany)|wymieni[ęe]|zamieni[ęe]|barter\\p{L}*|to swap|for exchange|zum tausch\\p{L}*|tausche|para (?:cambiar|intercambio)|da scambiare|in scambio|на обмін|обміняю',
    ['swap'],
    'zamiana',
    'wymiana',
  ),
];

/** Takes out the features that name what a thing is without; none if the text lists several such things. */
export function takeWithoutFeatures(text: TypedText, tags: ReadonlySet<string>): FeatureMeaning[] {
  return LIST.test(text.rest) ? [] : take(text, WITHOUT, tags);
}

/** Takes the other features out. */
export function takeFeatures(text: TypedText, tags: ReadonlySet<string>): FeatureMeaning[] {
  return take(text, PLAIN, tags);
}

function take(text: TypedText, rules: readonly Rule[], known: ReadonlySet<string>): FeatureMeaning[] {
  return rules.flatMap(({ pattern, tags, words }) => {
    if (!tags.some((tag) => known.has(tag))) return [];
    const found = text.take(pattern);
    return found ? [{ tags, words, span: found.span }] : [];
  });
}

/** The feature that a single word names; features that name what a thing is without are not considered. */
export function featureOfWord(word: string): Pick<FeatureMeaning, 'tags' | 'words'> | undefined {
  return PLAIN.find(({ pattern }) => pattern.exec(word)?.[0] === word);
}
