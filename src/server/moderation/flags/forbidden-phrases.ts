import type { HouseRule } from '#contract/moderation/rule-grounds.ts';
import type { Severity } from '../severity.ts';
import type { Phrase, Reading } from './phrases.ts';

/**
 * Phrases of one kind, with the rule they may break.
 *
 * in           goods: only where something is offered, in ads and profiles; anything: everywhere.
 * categories   only in ads of these categories and their descendants, since the phrase may be fine elsewhere.
 * titleOnly    only in titles; a description may mention it.
 */
export interface PhraseGroup extends Reading {
  readonly rule: HouseRule;
  readonly severity: Severity;
  readonly in: 'goods' | 'anything';
  readonly categories?: readonly number[];
  readonly titleOnly?: boolean;
  readonly phrases: readonly (string | Phrase)[];
}

const FOOD = 100;
const MUSHROOMS_AND_FOREST = 117;
const FRESH_MEAT = [106, 107, 108];
const COSMETICS = 300;
const ANIMALS = 500;

/** Words that mean there is no alcohol, or that it is a sauce, a scent or a colour. */
const NO_DRINK =
  'bezalkoholowy syrop ocet propolis propolisowy zapach zapachowy aromat świeca mydło kolor odcień sos marynata etykieta regał ' +
  'stojak korek ceramiczny drewniany szklany cukierek czekolada czekoladka pralinka sad drzewko sadzonka krzew odmiana';

/** Words for carved, sewn or painted likenesses, and for plants of that name. */
const ONLY_LIKENESS =
  'drewniany ceramiczny gliniany szydełkowy pluszowy haftowany wełniany filcowy malowany rzeźba rzeźbiony figurka obraz ' +
  'obrazek ozdoba ozdobny zabawka wycinanka haft kolczyk naszyjnik broszka poduszka kubek magnes maskotka motyw wzór witraż';

const DISEASE =
  'rak nowotwór cukrzyca borelioza białaczka stwardnienie parkinson alzheimer autyzm covid depresja miażdżyca';

/** What must not be offered or said, in Polish and, where common, in other languages. */
export const FORBIDDEN_PHRASES: readonly PhraseGroup[] = [
  {
    // Spirits without a permit: Polish laws on sobriety and on spirits.
    rule: 'illegalGoods',
    severity: 2,
    in: 'goods',
    phrases: [
      { words: 'bimber|bimberek', unless: 'muzeum książka opowieść historia kapela zespół koszulka' },
      { words: 'samogon|księżycówka|gorzałka|okowita', unless: NO_DRINK },
      {
        words: 'wódka|spirytus|whisky|brandy|koniak|rakija|grappa',
        unless: `${NO_DRINK} salicylowy kosmetyczny skażony`,
      },
      {
        words: 'wiśniówka|pigwówka|śliwowica|cytrynówka|orzechówka|dereniówka|aroniówka|jarzębiak|żołądkówka',
        unless: NO_DRINK,
      },
      {
        words: 'nalewka',
        needs: 'procent procentowy spirytus wódka alkohol alkoholowy mocny =40 =50 =60 trunek',
        unless: NO_DRINK,
      },
      {
        words: 'wino|piwo|likier|cydr domowy|swojski|własny|babciny',
        needs: 'procent alkohol alkoholowy mocny trunek półsłodki wytrawny półwytrawny',
      },
      {
        words: 'alkohol domowy|swojski|własny|nielegalny|=bez',
        needs: 'sprzedawać sprzedać oferować kupić butelka litr akcyza',
      },
      { words: '=bez akcyza|banderola' },
      { words: 'самогон|горілка|водка' },
    ],
  },
  {
    // There is no category for alcohol: a food ad named after a drink offers one.
    rule: 'illegalGoods',
    severity: 2,
    in: 'goods',
    categories: [FOOD],
    titleOnly: true,
    phrases: [
      { words: 'nalewka', unless: NO_DRINK },
      { words: 'wino|likier|cydr|piwo', unless: `${NO_DRINK} galaretka konfitura` },
      { words: '=miód =pitny', unless: NO_DRINK },
      { words: '=półtorak|=dwójniak|=trójniak|=czwórniak' },
      { words: 'ajerkoniak|szampan|wermut|krupnik =litewski' },
    ],
  },
  {
    // Tobacco without excise: Polish law forbids its distance sale altogether.
    rule: 'illegalGoods',
    severity: 2,
    in: 'goods',
    phrases: [
      {
        words: 'tytoń',
        unless:
          'ozdobny sadzonka nasiono roślina kwitnący skrzydlaty zapach nuta aromat zbiór zbierać zrywka plantacja praca kwiat =alata mszyca oprysk świeca perfumy sasanka suszarnia muzeum',
      },
      { words: 'liść|susz|krajanka|wałek tytoniowy|tytoń', unless: 'zbiór zbierać praca plantacja suszarnia' },
      {
        words: 'papieros|machorka|snus|e-papieros|iqos|vape|liquid',
        unless: 'etui papierośnica popielniczka zapach pudełko',
      },
      { words: 'tabaka', unless: 'rożek róg tabakiera pojemnik drewniany rogowy puzderko' },
      { words: 'сигарета|цигарка|тютюн' },
    ],
  },
  {
    rule: 'illegalGoods',
    severity: 2,
    in: 'anything',
    evenAsPart: true,
    phrases: [
      'marihuana|haszysz|amfetamina|metamfetamina|kokaina|mefedron|ecstasy|klefedron|fentanyl|=ghb|=lsd|dopalacz|=mdma|=dmt',
      { words: 'heroina', unless: 'książka powieść film bajka opowieść' },
      { words: 'konopie|konopia indyjski' },
      { words: 'grzyb|grzybek halucynogenny|psylocybinowy|magiczny' },
      { words: 'halucynogenny|psylocybinowy grzyb|grzybek' },
      'psylocybina|łysiczka|ayahuasca|=kratom|=kratomu|makiwara|meskalina',
      { words: 'słoma makowy' },
      { words: 'szałwia wieszczy' },
      { words: '=thc', unless: '=wolny =wolne =poniżej =mniej =max =maks =do =śladowy =0,2 =0,3 =0.2 =0.3 =zero' },
      { words: 'zioło|trawka|susz =do =palenie|=palenia|=jarania|=zioło' },
      { words: 'zioło =palenia|=jarania|=waporyzacji', unless: 'podkurzacz' },
      { words: 'joint|blant', unless: 'deska parkiet klej' },
      { words: 'наркотик|марихуана|кокаїн' },
    ],
  },
  {
    rule: 'illegalGoods',
    severity: 2,
    in: 'goods',
    phrases: [
      {
        words: 'broń',
        not: 'brona bronić',
        unless:
          'Bóg boże boga zabawka zabawkowy drewniany replika atrapa biały muzeum rekonstrukcja rekonstrukcyjny szafa pas',
      },
      { words: '=broń|=broni|=bronią|=bron palny|myśliwski|krótki|długi|gazowy|czarnoprochowy' },
      {
        words: 'pistolet|karabin|rewolwer|strzelba|dubeltówka|sztucer|obrzyn',
        unless:
          'klej malowanie malarski lakierniczy wodny woda drewniany zabawka zabawkowy plastikowy spawalniczy natryskowy ciśnieniowy paliwo pianka sprężarka kompresor smarowniczy mycie atrapa tynk silikon zraszacz dysza piaskowanie kartusz',
      },
      { words: 'amunicja|trotyl|dynamit|nitrogliceryna|detonator' },
      { words: 'proch strzelniczy|czarny', unless: 'kawa mak' },
      { words: 'materiał wybuchowy' },
      { words: 'granat ręczny|bojowy|zaczepny' },
      { words: 'kusza', unless: 'zabawka zabawkowy drewniany mały model replika' },
      { words: 'kastet|paralizator' },
      { words: 'petarda|fajerwerk', unless: 'kwiat kolor chryzantema' },
    ],
  },
  {
    // Poaching.
    rule: 'animalWelfare',
    severity: 2,
    in: 'goods',
    phrases: [
      { words: 'wnyk|sidła|potrzask', unless: 'muzeum zebrany uratowany' },
      { words: 'walka kogut|pies', unless: 'rzeźba obraz' },
      { words: 'kopiowany|cięty|przycięty ucho|ogon' },
      { words: '=po|bez =kopiowaniu' },
      { words: 'klej na ptak' },
    ],
  },
  {
    rule: 'protectedSpecies',
    severity: 2,
    in: 'goods',
    evenAsPart: true,
    phrases: [
      { words: 'kość słoniowy', unless: 'kolor odcień barwa imitacja' },
      { words: 'sadło|smalec|tłuszcz|maść =świstaka|=świstak|=świstacze|=niedźwiedzia|=niedźwiedzie|=bobrowe|=bobra' },
      { words: 'strój =bobrowy|=bobra' },
      {
        words:
          'skóra|futro|trofeum|czaszka|kieł|pazur =wilka|=niedźwiedzia|=rysia|=żbika|=żubra|=wydry|=tygrysa|=lamparta',
      },
      { words: 'pióro =orła|=sowy|=bociana|=sokoła|=puszczyka|=bielika', unless: ONLY_LIKENESS },
      { words: 'szylkret', unless: 'kolor imitacja kot kotka kocię' },
      { words: 'widłak', unless: 'sztuczny' },
      {
        words:
          'obuwik|sasanka|pełnik|szarotka|śnieżyczka|przebiśnieg|dziewięćsił|rosiczka|storczyk|arnika|cis|krokus|szafran|mikołajek|lilia',
        needs: '=dziki =dzika =dzikie =dziko wykopany wykopać kopany =lasu =natury =gór =tatr =bieszczadów =stanowiska',
        unless: 'szkółka hodowla uprawa uprawiany',
      },
    ],
  },
  {
    rule: 'protectedSpecies',
    severity: 2,
    in: 'goods',
    categories: [ANIMALS],
    titleOnly: true,
    phrases: [
      {
        words:
          'jeż|wiewiórka|sowa|puszczyk|płomykówka|puchacz|sokół|pustułka|jastrząb|myszołów|krogulec|bielik|bocian|łabędź|ryś|wilk|' +
          'niedźwiedź|bóbr|żubr|wydra|gronostaj|łasica|nietoperz|sikora|sikorka|dzięcioł|słowik|szczygieł|kruk|kawka|jaskółka|' +
          'ropucha|żaba|traszka|zaskroniec|żmija|jaszczurka|salamandra|borsuk|żbik|suseł|orzeł|żuraw|dudek',
        unless:
          'owczarek pies suka szczeniak szczenię =maści maść umaszczenie rasa krzyżówka mieszaniec afrykański pigmejski gołąb łuskowaty =polskie =polski',
      },
      { words: 'żółw', unless: 'karma terrarium' },
      { words: 'chomik europejski' },
      { words: 'rak szlachetny|błotny' },
      'minóg|strzebla|różanka|piskorz',
      { words: 'dziki|leśny ptak|zwierzę|zając|sarna|lis', unless: 'kaczka gęś' },
    ],
  },
  {
    // Not approved for trade, or protected in forests.
    rule: 'foodSafety',
    severity: 2,
    in: 'goods',
    categories: [FOOD, COSMETICS],
    phrases: [
      { words: 'muchomor', unless: `${ONLY_LIKENESS} podobny pomylić odróżnić czerwieniejący` },
      { words: 'krowiak|olszówka|piestrzenica', not: 'olszowy', unless: 'podobny pomylić odróżnić' },
    ],
  },
  {
    rule: 'protectedSpecies',
    severity: 1,
    in: 'goods',
    categories: [MUSHROOMS_AND_FOREST],
    phrases: [
      { words: 'smardz|szmaciak|soplówka', unless: 'hodowlany uprawny uprawa grzybnia ogród ogródek sad hodowla' },
    ],
  },
  {
    // Home-slaughtered or uninspected meat may only be eaten at home.
    rule: 'foodSafety',
    severity: 2,
    in: 'goods',
    categories: FRESH_MEAT,
    evenAsPart: true,
    phrases: [
      { words: 'ubój|świniobicie domowy|gospodarczy|własny|gospodarski' },
      { words: '=domowego|=gospodarczego|=gospodarskiego|=własnego =uboju|=świniobicia' },
      { words: '=z|=ze =uboju =domowego|=gospodarczego|=własnego' },
      { words: '=bez badanie|stempel|weterynarz', unless: 'konserwant' },
      { words: '=niebadane|=niebadana|=nieprzebadane' },
      { words: 'kłusownik|kłusowany|kłusownictwo' },
    ],
  },
  {
    // Prescription drugs, and products that only pharmacies and vets may sell.
    rule: 'illegalGoods',
    severity: 2,
    in: 'goods',
    phrases: [
      {
        words: 'antybiotyk|penicylina|amoksycylina|oksytetracyklina',
        unless: 'naturalny roślinny =wolny =wolne pszczeli =zamiennik jak czosnek',
      },
      'viagra|kamagra|cialis|morfina|tramadol|xanax|alprazolam|relanium|oksykodon|=ozempic|=mounjaro|semaglutyd|iwermektyna|misoprostol|arthrotec',
      { words: 'steryd|anabolik|testosteron|=hgh', unless: '=wolny =wolne naturalny poziom' },
      { words: 'lek|lekarstwo|tabletka =na|=bez recepta' },
      { words: 'tabletka poronny|=gwałtu|odchudzający' },
      { words: 'insulina', unless: 'poziom opór' },
    ],
  },
  {
    // Health claims that are not allowed for food and herbs.
    rule: 'misleading',
    severity: 1,
    in: 'goods',
    phrases: [
      { words: `leczyć|wyleczyć|uzdrawiać|zwalczać|pokonać ${DISEASE.replaceAll(' ', '|')}` },
      { words: `lek|lekarstwo =na ${DISEASE.replaceAll(' ', '|')}` },
      { words: 'cofać|cofnąć|zabijać nowotwór|rak|cukrzyca', not: 'cofka' },
      { words: 'lek =na =raka|=nowotwór' },
      { words: 'zastępować|zastąpić chemioterapia|insulina|szczepienie|antybiotyk' },
    ],
  },
  {
    rule: 'illegalGoods',
    severity: 2,
    in: 'goods',
    phrases: [
      {
        words: 'dowód osobisty',
        needs: 'sprzedać sprzedaż kupić kolekcjonerski fałszywy załatwić wyrobić podrobiony replika',
      },
      {
        words: 'prawo =jazdy',
        needs: 'sprzedać sprzedaż kupić kolekcjonerski fałszywy załatwić =egzaminu egzamin podrobiony zamówić',
        unless: 'kurs nauka szkolenie posiadać wymagać wymagany',
      },
      { words: 'paszport|dokument|świadectwo|dyplom|zaświadczenie kolekcjonerski|fałszywy|podrobiony|lewy' },
      {
        words:
          'kolekcjonerski|fałszywy|podrobiony paszport|dokument|świadectwo|dyplom|zaświadczenie|banknot|pieniądz|recepta|faktura',
      },
      { words: 'zwolnienie lekarski|=l4', needs: 'sprzedać załatwić wizyta kupić online' },
      { words: 'puste|kosztowy faktura' },
      { words: 'faktura pusty|kosztowy|lewy' },
    ],
  },
  {
    // Pesticides and poisons that are unregistered, or for sale only to trained people.
    rule: 'illegalGoods',
    severity: 1,
    in: 'goods',
    phrases: [
      { words: 'trutka', unless: 'lepszy kot bezpieczny jamnik pułapka łapka' },
      {
        words: 'randap|roundup|glifosat|chlorpiryfos|=ddt|azotox|parakwat|karbofuran|strychnina|arszenik',
        unless: '=wolny =wolne szkodliwość',
      },
    ],
  },
  {
    rule: 'scam',
    severity: 2,
    in: 'anything',
    evenAsPart: true,
    phrases: [
      { words: 'western union' },
      { words: 'moneygram|kryptowaluta|bitcoin|=usdt|=krypto' },
      { words: 'chwilówka|kasyno|bukmacher|bukmacherski' },
      { words: 'pożyczka|kredyt prywatny|gotówkowy|online|=bez|chwilowy|szybki' },
      { words: 'szybki|łatwy|pewny zarobek|zysk' },
      { words: 'zarabiać|zarabiaj|zarobić', needs: 'wychodzenie inwestycja inwestować klikać krypto przelew' },
      { words: 'adresowanie|składanie koperta|długopis', unless: 'papier ozdobny' },
    ],
  },
  {
    rule: 'scam',
    severity: 2,
    in: 'anything',
    evenDenied: true,
    phrases: [{ words: 'kod blik' }, { words: '=bez bik' }],
  },
  {
    rule: 'indecent',
    severity: 2,
    in: 'anything',
    phrases: [
      'porno*|prostytut*|sponsoring',
      { words: 'masaż erotyczny|=tantra' },
      { words: 'erotyczny', unless: 'poezja wiersz' },
      { words: 'seks', unless: 'poradnik edukacja' },
      { words: 'anons =towarzyski|=towarzyskie' },
    ],
  },
  {
    // Vulgar words; one is also the name of a tassel on a nobleman's belt.
    rule: 'manners',
    severity: 1,
    in: 'anything',
    evenDenied: true,
    phrases: [
      'kurw*|kurew*|skurw*|wkurw*|chuj*|hujow*|pizd*|cwel*|dziwk*|skurwiel|sukinsyn|=dupa|=dupy|=dupie|=dupę|=dupą|dupek|gówno|gówniany',
      'pierdol*|spierd*|wypierd*|zapierd*|popierd*|opierd*|odpierd*|przypierd*|podpierd*|napierd*|rozpierd*|wpierd*',
      'jebać|jebany|jebie*|jeban*|zajeb*|wyjeb*|pojeb*|rozjeb*|najeb*|przejeb*|odjeb*|dojeb*|podjeb*|ujeb*',
      { words: 'kutas', unless: 'pas frędzel czapka jedwabny kontusz strój chwost pompon' },
      { words: '=ty|=głupia|=stara|=tępa =suko|=suka' },
      { words: '=ty|=wy pedale|pedał|pedały|ciota' },
      'fuck*|motherfuck*|arschloch|hurensohn|vaffanculo|stronzo|puttana|=puta|cabrón|gilipollas|хуй*|хує*|хуе*|пизд*|бляд*|блядь|єбан*|ебан*|їбан*',
    ],
  },
  {
    rule: 'manners',
    severity: 1,
    in: 'anything',
    phrases: ['debil|idiota|idiotka|kretyn|imbecyl|matoł|półgłówek|=debilu|=idioto|=kretynie'],
  },
  {
    rule: 'hate',
    severity: 2,
    in: 'anything',
    evenDenied: true,
    phrases: [
      'czarnuch|ciapaty|ciapak|ukropol*|upaini*|kacap|żydostwo|pedalstwo',
      { words: 'banderowiec|banderowski|banderówka' },
      { words: '=heil =hitler' },
      { words: '=sieg =heil' },
      { words: '=white =power' },
      { words: 'swastyka|hakenkreuz', unless: 'zbójnicki góralski podhalański huculski słowiański swarga muzeum' },
      {
        words:
          '=pedały|=pedałów|=geje|=żydy|=żydów|=ciapatych|=murzynów|=cyganów|=ukraińców do|na|precz|won|gaz gaz|gazu|pieca|polski|won|precz',
      },
      { words: 'precz|won =z|=do cygan|żyd|ukrainiec|czarny|gej|arab|=ukraińcami|=żydami|=cyganami' },
    ],
  },
];

/** The categories of puppies and kittens. */
export const YOUNG_ANIMAL_CATEGORIES: readonly number[] = [512, 513];
