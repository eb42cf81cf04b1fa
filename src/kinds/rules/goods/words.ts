import { wordTest } from '../words.ts';
import type { GoodsTopic } from './topics.ts';

/** Tests whole folded words; `beginnings` are the first two letters of those that may pass. */
export interface WordTest {
  readonly passes: (word: string) => boolean;
  readonly beginnings: ReadonlySet<string>;
}
type Pair = readonly [first: WordTest, second: WordTest];

/**
 * How goods are recognised, in folded words (`fold`).
 *
 * things    words that name the goods by themselves.
 * offered   words that name them only beside an offer: "sprzedam psa".
 * pairs     two words in this order, with at most two others between.
 * nearly    beginnings of long words that are recognised with one wrong letter.
 * unless    words of the same sentence that mean something else; in a title, of all of it.
 * isTelling counts in a description even without words of offering.
 * isPart    also counts after "with" and "of": must not even be an ingredient or a part.
 * isAnimal  means the living animal, not a likeness, its equipment or its care.
 * onlyIn    the branches of categories in which a name in a title is enough; elsewhere it must be offered.
 */
export interface GoodsWords {
  readonly topic: GoodsTopic;
  readonly things?: WordTest;
  readonly offered?: WordTest;
  readonly pairs: readonly Pair[];
  readonly nearly: readonly string[];
  readonly unless?: WordTest;
  readonly isTelling: boolean;
  readonly isPart: boolean;
  readonly isAnimal: boolean;
  readonly onlyIn?: readonly number[];
}

interface Parts {
  readonly things?: string;
  readonly offered?: string;
  readonly pairs?: readonly (readonly [string, string])[];
  readonly nearly?: string;
  readonly unless?: string;
  readonly isTelling?: true;
  readonly isPart?: true;
  readonly isAnimal?: true;
  readonly onlyIn?: readonly number[];
}

/** Words divided by spaces; "*" stands for any ending. */
function test(words: string): WordTest {
  const patterns = words.trim().split(/\s+/);
  return {
    passes: wordTest(patterns.join('|').replaceAll('*', '\\p{L}*')),
    beginnings: new Set(patterns.map((pattern) => pattern.slice(0, 2))),
  };
}

function goods(topic: GoodsTopic, parts: Parts): GoodsWords {
  const {
    things,
    offered,
    pairs = [],
    nearly = '',
    unless,
    isTelling = false,
    isPart = false,
    isAnimal = false,
    onlyIn,
  } = parts;
  return {
    topic,
    ...(things ? { things: test(things) } : {}),
    ...(offered ? { offered: test(offered) } : {}),
    pairs: pairs.map(([first, second]) => [test(first), test(second)] as const),
    nearly: nearly.split(' ').filter(Boolean),
    ...(unless ? { unless: test(unless) } : {}),
    isTelling,
    isPart,
    isAnimal,
    ...(onlyIn ? { onlyIn } : {}),
  };
}

/** Words for likenesses of animals, goods for animals and services with them. */
export const isNoAnimal = test(`
  drewn* lip[ay] lipowy lipie glin* ceramiczn* obraz* rzezb* rzezbion* figurk* plaskorzezb* zabawk* haft* krzyzyk* pluszow*
  maskotk* filc* poduszk* kub(?:ek|ka|ki) wycinank* ksiazk* kut(?:y|a|e) ozdob* broszk* kolczyk* zawieszk* puzzle magnes*
  skarbonk* szopk* malowan* ciast* cukr* lukr* masla maslan* czekolad* piernik* foremk* metalow* gumow* szydelk* dziergan*
  karm* misk* bud(?:a|y|e|ka|ki|ke) legowisk* smycz* obroz* szelk* kagan* szarpak* gryzak* przysmak* drapak* domek domki
  domku kuwet* transporter* przyczep* opiek* strzyzen* hotel* karmnik* mydl* szampon* wieszak* skarpet* drapacz* kojec
  karuzel* ubrank* posiln* koc(?:yk|yki|e)? derk* uprzaz* popreg* oglowi* pasz[ay] sian[ao] koryt* poidl* lizawk*
  mieso miesa wolowin* jagniecin* baranin* wieprzowin* cielecin* konin* szynk* kielbas* wedlin* udziec udzca polowk* polow[ay]
  poltusz* wyczyn* skor[aeyk]* futr* welna welny welniany czapk* kolnierz* dywan* kosc kosci sera? sery serek
  obornik* nawoz* gnoj* orka przewoz* transport* korekcj* racic* wystaw* budki lapk* pulapk* zywolapk* maseczk* masc masci
  lalk* drewnian* model* replik* plakat* pocztowk* kartk* skarbonk* klamk* dud(?:y|ami) biegun* rusztow* piec piecyk* zeliwn*
  parow* jezyczk* lby grzbiet* worku wierzb* bazi[eao]* palm[ayęe]* cukier(?:ek|ki|kow) morsk* dudy golebi* golab* wynajem
`);

/** Words for giving away. */
export const isGift = test(
  'oddam oddaje oddamy adopcj* adopcyjn* darmo bezplatn* schronisk* darmow* adoption gratis verschenke* regalo безкоштовно',
);
/** Words for wanting rather than offering. */
export const isWanted = test('kupie kupimy szukam poszukuje poszukujemy skupuje skup przyjme przyjmiemy zamienie');

/** Words that show that an animal is alive, for categories where a likeness is the default. */
export const isAlive = test(`
  zaszczepion* szczepion* odrobaczon* tygodniow* tyg tygodni tygodnie miesieczn* mies miesiac* rodowod* miot* suczk* samiec
  samic[aey] samce samczyk* hodowl* czip* zaczipowan* ksiazeczk* cieln* prosn* zrebn* zyw[ayoe]* oswojon* kilkutygodniow*
`);

const NATURE =
  'wilk* rysi[ae]? rys mors(?:a|y|ow)? zbik* niedzwiedz* bobr* bober wydr* zubr* tygrys* lampart* foki fok';
const BIRDS =
  'sow(?:a|y|e|ie) orl[aeoy]* orzel bocian* sokol(?:y|a|ow|em)? puszczyk* bielik* myszolow* jastrzab jastrzebi(?:a|e|em)? plomykowk* puchacz*';
const BRANDS =
  'louis vuitton gucci rolex* nike adidas* chanel versace moncler stone hugo lacoste prada dior omega puma armani hermes burberry';

/** The words of all topics; the first match is reported. */
export const goodsWords: readonly GoodsWords[] = [
  goods('tobacco', {
    things: `tyton* papieros* machork* tabak(?:a|i|e|o)? snus* nikotyn* iqos vape vapes? liquid(?:y|u|ow)? zigarett* tabak cigarettes?
      сигарет* цигар* тютюн*`,
    nearly: 'papieros',
    unless: `ozdobn* skrzydlat* sadzonk* rozsad* zbior* zbier* zapach* aromat* swiec* nut[aykm]* etui papierosnic* popielnic*
      torebk* tabakier* roze?k* rog* fajk* papierow* kwiat* muzeum pudelk* plantacj* suszarni* kwitn* perfum*`,
  }),
  goods('drugs', {
    things: `marihuan* haszysz* amfetamin* metamfetamin* mefedron* kokain* kratom* psylocyb* lysiczk* dopalacz* lsd mdma meskalin*
      ayahuasc* halucynogen* fentanyl* kannabis* марихуан* кокаїн* наркотик*`,
    pairs: [
      ['konop*', 'indyjsk*'],
      ['grzyb*', 'magiczn* halucyn*'],
      ['slom*', 'makow*'],
      ['ziol* trawk* susz*', 'jarania palenia'],
      ['susz* konop* nasion*', 'thc'],
      ['skret*', 'trawk* ziol* marih*'],
    ],
    nearly: 'marihuan haszysz amfetamin',
    unless: 'bez siewn* ksiazk* podkurzacz* cbd',
    isPart: true,
  }),
  goods('weapons', {
    things: `dubeltowk* sztucer* karabin* rewolwer* pistolet* amunicj* naboj* naboi kastet* paralizator* trotyl* detonator* dynamit*
      kusz(?:a|e|y) flober* nitroglicery* strzelb* obrzyn*`,
    pairs: [
      ['bron broni bronia', 'paln* mysliwsk* krotk* dlug* gazow* czarnoproch* hukow*'],
      ['proch*', 'strzelnicz* czarn* bezdymn*'],
      ['granat*', 'reczn* bojow* zaczepn* obronn*'],
      ['material*', 'wybuchow*'],
    ],
    nearly: 'amunicj dubeltowk',
    unless: `zabawk* drewn* lip[ay] gumk* malow* pian[ka]* klej* krem* szpryc* spawal* wod[yan]* natrysk* myci[ae] szaf* pokrowiec*
      pas ladownic* replik* dzieci* muzeum rekonstr* atrap* poligon* pokaz* tynk* silikon* kawa pokrzyw*`,
  }),
  goods('poaching', {
    things: 'wnyk* sidl(?:a|o|ami|ach)? potrzask* klusowni*',
    pairs: [
      ['klej*', 'ptaki ptakow'],
      ['zelaza zelazo', 'lis* borsuk* kun[ey]*'],
    ],
    unless: 'ksiazk* muzeum rekwizyt* milosci',
    isPart: true,
  }),
  goods('medicines', {
    things: `antybiotyk* penicylin* oksytetracyklin* amoksycylin* viagr* kamagr* cialis* ozempic* mounjaro xanax* tramadol* relanium
      iwermektyn* steryd* testosteron* anabolik* bravecto apap* ibuprom* ketonal* paracetamol* aspiryn* szczepionk* enrofloksacyn* ivermectin* morfin* insulin* semaglutyd*`,
    offered: 'leki lekow lekarstwa lekarstw',
    pairs: [
      ['lek* tabletk*', 'recept*'],
      ['tabletk*', 'potencj* poronn* odchudzaj* gwaltu'],
    ],
    nearly: 'antybiotyk oksytetracyk',
    unless: 'naturaln* czosn* jak ziol* doniczk* szafk* etui apteczk*',
  }),
  goods('protectedAnimals', {
    things: 'minog* szylkret*',
    pairs: [
      ['kosc kosci koscia', 'sloniow*'],
      [`skor* futr* trofe* czaszk* kiel kly pazur* ogon(?:y|ow)? sadl* wypchan*`, `${NATURE} ${BIRDS}`],
      ['tluszcz smalec sadlo', 'swistak* bobr* niedzwiedz* borsucz* borsuk*'],
      ['pior*', BIRDS],
    ],
    unless: 'kolor* imitacj* odcien* mydl* pled* barw* kotk[ai]* kot nie ksiazk* zapach*',
    isPart: true,
  }),
  goods('protectedAnimals', {
    things: `${BIRDS} pustulk* jez jeze jezy wiewiork* ${NATURE} szczygl* szczygiel czyz* gronostaj* lasic* nietoperz* sikor* dzieciol* slowik*
      kruk* kawk* jaskolk* ropuch* zab[aey] traszk* zaskron* zmij* jaszczurk* salamandr* borsuk* susel susl* zuraw* labedz* krogulec* krogulc*`,
    pairs: [
      ['zolw*', 'blotn* stepow* greck*'],
      ['chomik*', 'europejsk*'],
    ],
    unless: `maszt* masci umaszczen* owczar* rasy szczeni* pies suk[ai] drob indyk* kaczk* luskowat* garlacz* ges[i] budk* domek`,
    isAnimal: true,
    onlyIn: [500],
  }),
  goods('protectedPlants', {
    things: 'widlak*',
    pairs: [
      [
        'sasank* obuwik* przebisnieg* sniezyczk* storczyk* rosiczk* krokus* szafran* szarotk* arnik* cis cisy cisu mikolajek* lili[aei]* dziewiecsil* pelnik* konwali* zawilc* zawilec pierwiosn* zimowit*',
        'wykopan* kopan* dzik(?:o|i|a|ie) lasu? lesie lak[ai] tatr gor gorach bagien bagn* natury zbieran*',
      ],
      [
        'wykopan* kopan* dziko dzik(?:i|a|ie)',
        'sasank* obuwik* przebisnieg* storczyk* rosiczk* krokus* szarotk* arnik* cis cisy konwali* zawilc* zawilec pierwiosn*',
      ],
    ],
    unless: 'sztuczn* szkolk* hodow* upraw* ogrodow*',
    isPart: true,
  }),
  goods('alienSpecies', {
    things: 'bozodrzew* rdestow* czebacz* trawiank*',
    pairs: [
      ['rak raki rakow raka', 'preg* sygnal* luizj* amerykan* marmurk*'],
      ['preg* sygnal* luizj* amerykan*', 'rak raki rakow'],
      ['sumik*', 'karlowat*'],
      ['zolw*', 'czerwonolic* zoltolic* zoltobrzuch* ozdobn*'],
      ['szop*', 'pracz*'],
      ['barszcz*', 'sosnowsk* mantegazz*'],
      ['niecierp*', 'gruczol* himalaj*'],
      ['hiacynt*', 'wodn*'],
    ],
    unless: 'usuw* zwalcz* koszen* tepien* mokr*',
  }),
  goods('alienSpecies', {
    things: 'nutri[aei]* jenot*',
    pairs: [],
    unless: 'czapk* skor* futr* kolnierz*',
    isAnimal: true,
    onlyIn: [500],
  }),
  goods('organs', {
    things: 'osocz*',
    offered: 'nerk[aeiy]* ',
    pairs: [
      ['sprzedam oddam oferuje', 'nerk[aei]*'],
      ['nerk*', 'przeszczep*'],
      ['szpik*', 'kostn* oplat* pieniad*'],
      ['krew krwi', 'ludzk*'],
      ['komork*', 'jajow*'],
    ],
    unless: 'wieprz* wolow* ciel* drob* suszon* przysmak* podrob* jagnie* baran* herbat* ziol* rosol* indy* kacz*',
  }),
  goods('documents', {
    pairs: [
      ['prawo prawa', 'egzaminu kolekcjonersk* kategorie zalatwi*'],
      ['dowod* dowody', 'osobist* kolekcjonersk*'],
      [
        'dyplom* swiadectw* paszport* dokument* banknot* zaswiadczen* recept*',
        'falsz* podrobion* kolekcjonersk* wyrobi* blanco zalatwi*',
      ],
      [
        'falsz* podrobion* kolekcjonersk*',
        'banknot* paszport* dokument* dowod* dyplom* swiadectw* recept* pieniadz* prawo',
      ],
      ['zwolnieni* l4', 'l4 online wizyty'],
      ['wyrobi* zalatwi* sprzeda* oferuj* kupisz', 'prawo dowod* dyplom* paszport* swiadectw*'],
      ['blanco', 'zalatwi*'],
      ['zaswiadczeni*', 'badan'],
      ['faktur*', 'kosztow* pust* lew[ey]'],
    ],
    unless: `etui okladk* wymagan* wymagam* posiad* kurs* szkolen* wgladu operator* kierow* traktorzyst* pamiatk* zabawk* mile kat
      uprawnien* praca`,
  }),
  goods('pesticides', {
    things: `roundup* randap* glifosat* mospilan* topsin* herbicyd* fungicyd* insektycyd* ddt azotox* strychnin* taktic amitraz*
      parakwat* chlorpiryfos* trutk(?:a|i|e) karbofuran* cypermetryn* deltametryn*`,
    pairs: [
      ['srodek srodki srodkow', 'roslin chwastoboj* owadoboj* grzyboboj* szkodnik*'],
      ['fosforek fosforku', 'cynku glinu'],
      ['oprysk*', 'stonk* bialorus* ukrain* przemyt*'],
    ],
    nearly: 'herbicyd fungicyd glifosat',
    unless: 'lepsz* niz pulapk* lapk* naturaln* pokrzyw*',
  }),
  goods('counterfeits', {
    things: 'podrobk(?:i|a|e|ami)',
    pairs: [
      [`replik* podrob* nieoryginaln* oryginal*`, BRANDS],
      ['torebk* perfum* zegar* buty butow bluz* portfel* pas(?:ek|ki) okular*', 'oryginal lane'],
      [BRANDS, 'replik* podrob* nieoryginaln* oryginal*'],
    ],
    unless: 'nie prawdziw*',
  }),
  goods('homeSlaughter', {
    things: 'niebadan* nieprzebadan*',
    pairs: [
      ['uboj*', 'domow* gospodar* wlasn*'],
      ['domow* gospodar* wlasn*', 'uboj* swiniobici*'],
      ['swiniobici*', 'domow* wlasn*'],
      ['mieso miesa wolowin* wieprzowin* cielecin* polow* poltusz* dziczyzn*', 'badania badan'],
      ['nie', 'badan[eay]'],
    ],
    unless: 'kiszka pokaz* degustacj* ubojni',
    isPart: true,
    isTelling: true,
  }),
  goods('dogs', {
    things: `szczeniak* szczeniac* szczenie* szczenieta szczeniat* suczk(?:a|i|e|ami) suni(?:a|e|i) kundel* piesek pieski pieska pieskow
      labrador* owczar(?:ek|ka|ki|kow) jamnik* husky beagle york* maltanczyk* retriever* bernard(?:yn|yny|yna) buldo[gz]* pomeranian* spaniel*
      sznaucer* wyzel wyzly wyzla kaukaz* mops* doberman* rottweiler* collie chihuahua* amstaff* pinczer* pincher* dalmatyn* ratler* samojed* malamut* pitbull* pekinczyk*
      szczeniork* akit(?:a|y|e) pud(?:el|la|le|li|elek|elka) terrier* pupp(?:y|ies) welpen?
      цуцен* щеня* cachorros? cuccioli? hundewelpen`,
    offered: 'pies psa psy psow suka suke suki',
    pairs: [
      ['shih', 'tzu'],
      ['cane', 'corso'],
      ['jack', 'russel*'],
      ['pies psa psy suka suke', 'rasy rasow* rodowod* dwulet*'],
      ['szpic*', 'miniatur*'],
    ],
    nearly: 'szczeniak szczeniacz labrador maltancz',
    isAnimal: true,
  }),
  goods('cats', {
    things: `koci(?:ak|aki|aka|akow|eta|at) kociaczk* kocurek kocurk* kitten* katzchen gattini gatitos кошен* ragdoll* brytyjczyk*`,
    offered: 'kocie kot kota koty kotow kotek kotka kotki kotke kotkow kotow',
    pairs: [
      [
        'kot* kociak* kocur*',
        'syberyjsk* persk* szkock* brytyj* bengals* rasow* norwesk* maine devon ragdoll* sfinks* rosyjsk* orientaln*',
      ],
      ['maine', 'coon'],
      ['rasow*', 'kot*'],
    ],
    isAnimal: true,
  }),
  goods('rawMilk', {
    pairs: [
      ['mlek(?:o|a)', 'surow* niepasteryz* swiez* wiejsk* swojsk* prosto krow* kozie? owcze klaczy udoju gospodarstwa'],
      ['surowe swieze swojskie wiejskie kozie krowie owcze niepasteryzowane', 'mleko mleka'],
    ],
    unless: 'proszku proszek ser sery kwasz* mydl* kokosow* krem* schladzal* dzban* kank*',
  }),
  goods('cattle', {
    things:
      'krowa krowe krowy krow cielak* cielaczk* ciele cieleta jalowk* jalowek jaloweczk* byczk* byczek byk byka byki bukat*',
    pairs: [],
    isAnimal: true,
  }),
  goods('pigs', {
    things:
      'prosie prosiat prosieta prosiak* prosiacz* warchlak* tucznik* maciora macior[yeao]* locha loszk* knur* swinia swinie swin',
    pairs: [],
    isAnimal: true,
  }),
  goods('sheep', {
    things: 'owca owce owiec owiecz* jagni(?:e|eta|at) baran barana barany baranow tryk tryki tryka maciork*',
    pairs: [],
    isAnimal: true,
  }),
  goods('goats', {
    things: 'koza koze kozy koz kozk[aię]* koziol* kozlat* kozleta kozle capa? capek',
    pairs: [],
    isAnimal: true,
  }),
  goods('horses', {
    things:
      'klacz klacze klaczy klaczk* ogier* walach* zreba[kc]* zrebi(?:e|eta|at) kuc(?:e|a|yk|yka|yki|ykow)? kon konia konie koni konik* hucul*',
    pairs: [],
    isAnimal: true,
  }),
];
