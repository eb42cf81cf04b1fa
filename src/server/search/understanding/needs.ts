import type { Stemmer } from '../stemmer.ts';

/**
 * What things are wanted for, when no thing is named: "na kaszel", "prezent na chrzciny".
 *
 * categories  keys of the categories where it is found.
 * stems       base forms of the words that say so, and of those for what serves it; none where all of these serve it.
 */
export interface Need {
  readonly categories: readonly string[];
  readonly stems: readonly string[];
}

const GIFTS =
  'wood_carving pottery embroidery_lace weaving paper_cuts glass_painting jewellery wooden_toys candles holiday_decorations ' +
  'leather wicker blacksmithing folk_costumes musical_instruments';
const COSMETICS = 'soaps creams face_oils hair_care bath hydrolats ointments lip_care';

/** Words for the need, the categories that serve it, and words for what does; all in Polish base forms. */
const NEEDS = `
kaszel przeziębienie gardło grypa katar chrypka angina | juices_syrups honey herbs_teas bee_products ointments | syrop sosna mniszek propolis tymianek lipa malina podbiał lipowy bez
odporność witamina wzmocnienie osłabienie | honey bee_products juices_syrups pickles herbs_teas | miód pierzga pyłek propolis rokitnik aronia zakwas malina mleczko
sen zasypianie bezsenność nerw stres uspokojenie | herbs_teas bath candles | melisa lawenda chmiel rumianek zima sól mieszanka
trawienie żołądek brzuch jelito wątroba zgaga | herbs_teas pickles juices_syrups vinegars_spices | mięta rumianek zakwas ocet ostropest kiszonka
staw reumatyzm plecy kręgosłup ból | ointments herbs_teas bath | maść żywokost kasztan arnika jodła sosna borowina
rana oparzenie odparzenie otarcie siniak | ointments creams | nagietek propolis żywokost maść krem
ręka dłoń | creams ointments soaps | krem maść ręka dłoń
skóra cera zmarszczka trądzik twarz | creams face_oils hydrolats soaps ointments | krem olejek hydrolat twarz cera skóra
stopa pięta | creams ointments bath | stopa pięta
włos łupież | hair_care soaps | szampon włos odżywka
usta warga | lip_care | balsam pomadka usta
kąpiel relaks | bath candles | sól kula kąpiel
komar kleszcz | ointments face_oils herbs_teas | komar kleszcz
grill | cured_meats fresh_meat cheese poultry | kiełbasa kaszanka karkówka żeberko boczek szaszłyk udo skrzydełko
ognisko | cured_meats | kiełbasa boczek
chleb kanapka pieczywo kromka | ready_meals cured_meats preserves dairy honey cheese | smalec pasztet masło dżem miód twaróg powidła konfitura szynka ser bundz marmolada metka
śniadanie | eggs bread dairy honey preserves cheese cured_meats flour_groats | jajo jajko chleb bułka masło miód dżem twaróg płatek jogurt szynka
obiad | ready_meals poultry fresh_meat fish | pieróg bigos gołąbek kartacz kurczak kaczka karkówka schab wołowina żurek
kolacja | ready_meals cured_meats cheese bread fish | pasztet ser szynka chleb
rosół | poultry fresh_meat vegetables | rosół kura wołowina
gulasz pieczeń kotlet | fresh_meat poultry | wołowina karkówka schab kaczka gęś gulasz pieczeń
zupa barszcz | ready_meals vinegars_spices pickles vegetables mushrooms_forest | zakwas żur burak grzyb barszcz zupa
wigilia | fish ready_meals fruit pickles mushrooms_forest cakes juices_syrups nuts_seeds | karp śledź pieróg uszko barszcz kapusta borowik podgrzybek susz kompot makowiec mak zakwas wigilijny
wielkanoc święconka | eggs cured_meats holiday_decorations vinegars_spices cakes wicker | jajo jajko szynka kiełbasa chrzan baba mazurek palma pisanka koszyczek żur
święta boże narodzenie gwiazdka choinka | holiday_decorations christmas_trees cakes candles | bombka choinka ozdoba stroik szopka łańcuch świeca piernik makowiec
herbata | honey juices_syrups preserves | sok syrop miód malina konfitura
kawa | cakes sweets dairy | ciasto szarlotka śmietana mleko rogalik krówka kołacz sękacz
deser słodki słodycz | cakes sweets | krówka ciasto szarlotka lizak galaretka sezamka rogalik
piwo wódka zagrycha przekąska | cured_meats cheese pickles nuts_seeds | kabanos ogórek kiełbasa kindziuk ser orzech
sałatka | oils vinegars_spices vegetables | olej ocet sałata
pieczenie wypiek | flour_groats dairy eggs nuts_seeds | mąka masło mak jajko
dieta odchudzanie | vegetables fruit flour_groats oils pickles | 
zima spiżarnia | preserves pickles | dżem powidła ogórek kapusta konfitura marmolada mus
kominek piec ogrzewanie palenie opał | wood_hay | drewno brykiet pellet brzoza opałowy kominek
balkon taras parapet | potted_plants potted_herbs | pelargonia balkon parapet
grób cmentarz | candles wreaths_bouquets cut_flowers | znicz wieniec wiązanka grób cmentarz chryzantema
ogród ogródek działka | perennials ornamental_shrubs fruit_trees berry_bushes seeds_bulbs conifers | ogród rabata krzew sadzonka
alergia alergik | soaps creams | szary mydło delikatny
żywopłot | conifers ornamental_shrubs | tuja żywopłot
chrzciny chrzest chrzcielny chrzestny | ${GIFTS} | anioł aniołek pamiątka szatka kołyska chrzest chrzciny
komunia | wreaths_bouquets ${GIFTS} | wianek pamiątka anioł świeca komunia
ślub wesele nowożeńcy rocznica młodzi | wreaths_bouquets cakes ${GIFTS} | ślubny pamiątka obraz szkło kołacz bukiet ślub wesele
parapetówka nowy dom mieszkanie | pottery weaving wicker embroidery_lace wood_carving blacksmithing glass_painting | podkowa kilim misa obraz kapliczka deska
urodziny imieniny | cakes cut_flowers ${GIFTS} | tort prezent
babcia mama matka | creams soaps honey ${GIFTS} | serweta korale chusta koc krem mydło kubek
dziadek tata ojciec mąż chłopak mężczyzna męski | leather blacksmithing honey wood_carving pottery | portfel pas nóż kubek kapcie
żona dziewczyna kobieta przyjaciółka damski | creams soaps ${GIFTS} | kolczyk korale naszyjnik bransoletka torebka mydło krem wisior
dziecko wnuk wnuczka maluch niemowlę dzieci chłopiec dziewczynka | wooden_toys sweets | klocek lalka konik kołyska karuzela traktor zabawka pociąg
prezent upominek podarunek pamiątka souvenir | ${GIFTS} ${COSMETICS} honey | 
`;

/** Reads what somebody needs, by base forms that a stemmer gives. */
export class Needs {
  readonly #needs = new Map<string, Need>();

  constructor(stemmer: Stemmer) {
    const stemsOf = (words: string) =>
      words
        .split(' ')
        .filter(Boolean)
        .flatMap((word) => [word, ...stemmer.stems(word)]);
    for (const line of NEEDS.trim().split('\n')) {
      const [words = '', categories = '', answers = ''] = line.split('|').map((part) => part.trim());
      const own = [...new Set(stemsOf(words))];
      const stems = answers ? [...new Set([...own, ...stemsOf(answers)])] : [];
      const need = { categories: categories.split(' '), stems };
      for (const stem of own) if (!this.#needs.has(stem)) this.#needs.set(stem, need);
    }
  }

  /** What a word with these base forms says that something is needed for. */
  of(stems: readonly string[]): Need | undefined {
    const found = stems.find((stem) => this.#needs.has(stem));
    return found === undefined ? undefined : this.#needs.get(found);
  }
}
